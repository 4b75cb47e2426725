/* SPDX-License-Identifier: MIT */
/*
 * Links between candidates, and walks along them.
 *
 * A node is a candidate, or a group: all places of a digit in the intersection of a box and a line,
 * two or more.  A node that is true makes others false (those that all of its cells see), a node
 * that is false makes another one true where the two are all that is left of a cell or a house.  A
 * literal is a node and whether it is true; a walk goes from one literal to all that follow from
 * it, along the shortest way each.
 */
#ifndef SUDOKU_LOGIC_LINKS_H
#define SUDOKU_LOGIC_LINKS_H

#include "logic/cellset.h"

/* Which links a walk takes. */
typedef enum sudoku__links {
    SUDOKU__LINKS_X,      /* of one digit */
    SUDOKU__LINKS_XY,     /* cells with two candidates: within them, and from one to the next */
    SUDOKU__LINKS_ALL,    /* all between candidates */
    SUDOKU__LINKS_GROUPED /* and those of groups; boxes must cross lines in more than a cell */
} sudoku__links;

static const uint32_t SUDOKU__NO_LITERAL = UINT32_MAX;

/* Arrays for literals: where each was reached from, and those reached, nearest first. */
typedef struct sudoku__walk {
    uint32_t *parent, *reached;
    uint16_t *distance;
    uint32_t count, literals;
} sudoku__walk;

/* Allocates for grids of that shape; false: out of memory. */
bool sudoku__walk_new(sudoku__walk *walk, const sudoku__geometry *geometry);
void sudoku__walk_free(sudoku__walk *walk);

/* A candidate that is true (or not) as a literal, and back.  A group has digit and cells alone. */
static inline uint32_t sudoku__literal(const sudoku__geometry *geometry, unsigned cell,
                                       unsigned digit, bool is_true)
{
    return 2 * ((uint32_t)cell * geometry->order + digit - 1) + is_true;
}

static inline bool sudoku__literal_true(uint32_t literal)
{
    return literal & 1;
}

static inline bool sudoku__literal_grouped(const sudoku__geometry *geometry, uint32_t literal)
{
    return literal / 2 >= geometry->cells * geometry->order;
}

static inline unsigned sudoku__literal_digit(const sudoku__geometry *geometry, uint32_t literal)
{
    return literal / 2 % geometry->order + 1;
}

/* Of a candidate's literal. */
static inline unsigned sudoku__literal_cell(const sudoku__geometry *geometry, uint32_t literal)
{
    return literal / 2 / geometry->order;
}

/* The cells of a literal's node, rising; returns how many, up to SUDOKU_MAX_ORDER. */
unsigned sudoku__literal_cells(const sudoku__board *board, const sudoku__geometry *geometry,
                               uint32_t literal, unsigned *cells);

/* Walks from 'start' as far as the links lead, or 'most' links. */
void sudoku__walk_from(sudoku__walk *walk, const sudoku__board *board,
                       const sudoku__geometry *geometry, sudoku__links links, uint32_t start,
                       unsigned most);

static inline bool sudoku__walk_reached(const sudoku__walk *walk, uint32_t literal)
{
    return walk->distance[literal] != UINT16_MAX;
}

/* The premise of a link from a false literal to a true one: a cell's (digit 0), or a digit's in
   'house'. */
void sudoku__link_premise(const sudoku__board *board, const sudoku__geometry *geometry,
                          uint32_t from, uint32_t to, unsigned *house, unsigned *digit);

#endif /* SUDOKU_LOGIC_LINKS_H */
