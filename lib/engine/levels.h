/* SPDX-License-Identifier: MIT */
/*
 * Depth-first search over questions: what the engines "backtrack" and "bitset" have in common.
 *
 * A grid asks two kinds of questions: which digit stands in a cell, and where in a house does a
 * digit stand.  Each question is a set of possible answers, kept as a bit mask; they are numbered
 *
 *     cell                           the digits d that may stand in the cell
 *     cells + house * order + d      the places of the house that d may take
 *
 * A set whose question has been answered is zero.  A state of the search is a level of an explicit
 * stack.  A guess copies all sets to the next level; when it fails, its candidate is removed from
 * the level below and the search goes on there.  Copying is a few hundred bytes at order 9 and much
 * cheaper than undoing removals one by one.  How conclusions are drawn is the engine's business.
 */
#ifndef SUDOKU_ENGINE_LEVELS_H
#define SUDOKU_ENGINE_LEVELS_H

#include "core/rng.h"
#include "core/tables.h"

/* What a question about a house asks: where this digit, from 0, stands in it. */
typedef struct sudoku__inquiry {
    uint8_t house, digit;
} sudoku__inquiry;

/* A state of the search, and the guess that led to the next level. */
typedef struct sudoku__level {
    unsigned open;      /* cells without a digit */
    uint16_t cell;      /* the guess */
    uint8_t digit;      /* from 0 */
    uint32_t answers[]; /* 'questions' sets */
} sudoku__level;

typedef struct sudoku__levels {
    sudoku_shape shape;
    unsigned order, cells;
    unsigned questions; /* one a cell, then one a digit of each house */
    unsigned depth;     /* the level being worked on */
    enum { SUDOKU__READY, SUDOKU__SOLVED, SUDOKU__ENDED } state;
    bool random;
    sudoku__rng rng;
    uint8_t *solution; /* the digits placed; right where the current level has no question */
    sudoku__tables *tables;
    sudoku__inquiry *inquiry; /* by question - cells */
    size_t level_size;        /* bytes */
    unsigned char *memory;
} sudoku__levels;

/* What an engine does with a level; 'engine' is the engine's object. */
typedef struct sudoku__levels_actions {
    /* The question to guess an answer of: one of two answers or more. */
    unsigned (*choose)(void *engine, const sudoku__level *at);
    /* Puts a digit into a cell, or removes that candidate, and draws conclusions; false:
       contradiction. */
    bool (*assume)(void *engine, sudoku__level *at, unsigned cell, unsigned digit);
    bool (*exclude)(void *engine, sudoku__level *at, unsigned cell, unsigned digit);
} sudoku__levels_actions;

/* Sets up a search for a valid shape, all bytes of 'levels' being zero.  E_NOMEM: what was made is
   left for sudoku__levels_clear. */
sudoku_status sudoku__levels_init(sudoku__levels *levels, const sudoku_shape *shape);

/* Frees what was made; all bytes may be zero. */
void sudoku__levels_clear(sudoku__levels *levels);

/*
 * Starts with givens: enters the candidates of all empty cells into the first level and returns it;
 * used[] gets the digits of each house.  NULL: a digit stands twice in a house, or is too big.  The
 * search has ended until the engine sets 'state'.
 */
sudoku__level *sudoku__levels_load(sudoku__levels *levels, const uint8_t *cells, uint64_t seed,
                                   uint32_t used[SUDOKU_MAX_HOUSES]);

/* Goes on to the next solution, as an engine's 'next' does. */
sudoku_status sudoku__levels_next(sudoku__levels *levels, const sudoku__levels_actions *actions,
                                  void *engine, uint8_t *cells, uint64_t *nodes_left);

/* The cell and digit that an answer to a question stands for. */
static inline void sudoku__candidate_of(const sudoku__levels *levels, unsigned question,
                                        unsigned answer, unsigned *cell, unsigned *digit)
{
    if (question < levels->cells) {
        *cell = question;
        *digit = answer;
    } else {
        const sudoku__inquiry asked = levels->inquiry[question - levels->cells];
        *cell = sudoku__cells_of(levels->tables, asked.house)[answer];
        *digit = asked.digit;
    }
}

#endif /* SUDOKU_ENGINE_LEVELS_H */
