/* SPDX-License-Identifier: MIT */
/* Sets of cells, for the techniques that intersect them. */
#ifndef SUDOKU_LOGIC_CELLSET_H
#define SUDOKU_LOGIC_CELLSET_H

#include "logic/board.h"

enum {
    SUDOKU__SET_WORDS = (SUDOKU_MAX_CELLS + 31) / 32,
    SUDOKU__NO_CELL = SUDOKU_MAX_CELLS /* past the last one */
};

typedef struct sudoku__cellset {
    uint32_t word[SUDOKU__SET_WORDS];
} sudoku__cellset;

static inline void sudoku__set_clear(sudoku__cellset *set)
{
    memset(set, 0, sizeof *set);
}

static inline void sudoku__set_add(sudoku__cellset *set, unsigned cell)
{
    set->word[cell / 32] |= sudoku__bit(cell % 32);
}

static inline bool sudoku__set_has(const sudoku__cellset *set, unsigned cell)
{
    return set->word[cell / 32] >> cell % 32 & 1;
}

static inline void sudoku__set_and(sudoku__cellset *set, const sudoku__cellset *other)
{
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        set->word[w] &= other->word[w];
}

static inline void sudoku__set_or(sudoku__cellset *set, const sudoku__cellset *other)
{
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        set->word[w] |= other->word[w];
}

static inline void sudoku__set_minus(sudoku__cellset *set, const sudoku__cellset *other)
{
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        set->word[w] &= ~other->word[w];
}

/* Keeps those that see a cell. */
static inline void sudoku__set_and_peers(sudoku__cellset *set, const sudoku__geometry *geometry,
                                         unsigned cell)
{
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        set->word[w] &= geometry->sees[cell][w];
}

static inline bool sudoku__set_empty(const sudoku__cellset *set)
{
    uint32_t any = 0;
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        any |= set->word[w];
    return any == 0;
}

static inline bool sudoku__sets_meet(const sudoku__cellset *a, const sudoku__cellset *b)
{
    uint32_t any = 0;
    for (unsigned w = 0; w < SUDOKU__SET_WORDS; w++)
        any |= a->word[w] & b->word[w];
    return any != 0;
}

/* The lowest cell that is not below 'from'; SUDOKU__NO_CELL: none. */
static inline unsigned sudoku__set_next(const sudoku__cellset *set, unsigned from)
{
    unsigned w = from / 32;
    if (w >= SUDOKU__SET_WORDS)
        return SUDOKU__NO_CELL;
    uint32_t word = set->word[w] & ~sudoku__low_bits(from % 32);
    while (!word) {
        if (++w == SUDOKU__SET_WORDS)
            return SUDOKU__NO_CELL;
        word = set->word[w];
    }
    return w * 32 + sudoku__lowest(word);
}

/* Where a digit can be. */
static inline void sudoku__set_of_digit(sudoku__cellset *set, const sudoku__board *board,
                                        const sudoku__geometry *geometry, unsigned digit)
{
    sudoku__set_clear(set);
    for (unsigned cell = 0; cell < geometry->cells; cell++)
        if (sudoku__has(board, cell, digit))
            sudoku__set_add(set, cell);
}

#endif /* SUDOKU_LOGIC_CELLSET_H */
