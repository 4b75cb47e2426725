/* SPDX-License-Identifier: MIT */
/*
 * Walks through all places where a pattern of sets fits: a subset of the cells or the digits of a
 * house, the lines of a fish, a pair of houses that lock a digit.  Each walk is pulled: start it
 * with a zeroed struct and the fields that say what is wanted, call _next until it is false.  So
 * the technique that takes the first and the chains that take them all share one search.
 *
 * The order is fixed, since Sudoku Explainer's ratings depend on it: subsets of k things come in
 * the order of the numbers whose bits they are.
 */
#ifndef SUDOKU_LOGIC_SCAN_H
#define SUDOKU_LOGIC_SCAN_H

#include "logic/board.h"

/* Walks the subsets of 'size' members of a set, in the order of their values.  Only the members are
   combined; spreading the bits of a combination keeps the order. */
typedef struct sudoku__subset_walk {
    uint32_t combination; /* of the first 'count' numbers, 0: none taken yet */
    unsigned count;
    uint8_t member[32];
} sudoku__subset_walk;

static inline void sudoku__subset_walk_start(sudoku__subset_walk *walk, uint32_t set)
{
    walk->combination = 0;
    walk->count = 0;
    for (; set; set &= set - 1)
        walk->member[walk->count++] = (uint8_t)sudoku__lowest(set);
}

/* The next subset of that size (at least 1), false: no more. */
static inline bool sudoku__subset_walk_next(sudoku__subset_walk *walk, unsigned size,
                                            uint32_t *subset)
{
    if (walk->count < size)
        return false;
    walk->combination = walk->combination ? sudoku__next_subset(walk->combination)
                                          : sudoku__low_bits(size);
    if (walk->combination >> walk->count)
        return false;
    *subset = 0;
    for (uint32_t rest = walk->combination; rest; rest &= rest - 1)
        *subset |= sudoku__bit(walk->member[sudoku__lowest(rest)]);
    return true;
}

/* Sets of 'size' cells of a house with as many candidates together, or of 'size' digits with as
   many places together.  Houses in the order BCR. */
typedef struct sudoku__subset_scan {
    unsigned size, least_empty; /* given: the size, and how many empty cells a house needs */
    bool hidden;                /* given: digits, not cells */
    unsigned next;              /* house to start, by its number in BCR */
    bool walking;
    sudoku__subset_walk walk;
    /* What was found. */
    unsigned house;
    uint32_t things; /* places of the cells, or bits of the digits */
    uint32_t others; /* bits of the digits, or places */
} sudoku__subset_scan;

bool sudoku__subset_next(sudoku__subset_scan *scan, const sudoku__board *board,
                         const sudoku__geometry *geometry);

/* Fish without fins: 'size' parallel lines in which a digit has places in 'size' crossing lines
   only.  Columns first. */
typedef struct sudoku__fish_scan {
    unsigned size;     /* given */
    unsigned pass;     /* 0: not started, 1: columns, 2: rows */
    uint32_t possible; /* digits that may form one */
    uint32_t left;     /* digits that have not been tried with these lines */
    sudoku__subset_walk walk;
    /* What was found. */
    unsigned base_kind, cover_kind; /* SUDOKU__ROW or _COLUMN */
    uint32_t base, cover;           /* numbers of lines */
    unsigned digit;
} sudoku__fish_scan;

bool sudoku__fish_next(sudoku__fish_scan *scan, const sudoku__board *board,
                       const sudoku__geometry *geometry);

/* Pairs of crossing houses: all places of a digit, at least two, in 'from' lie in 'to', where it
   has other places as well.  Box with column, box with row, column with box, row with box. */
typedef struct sudoku__locked_scan {
    unsigned next;     /* house 'from' to start */
    unsigned first_to; /* the first house of the kind of 'to' */
    uint32_t numbers;  /* of the houses 'to' of that kind that are left, and for each the digits */
    uint32_t found[SUDOKU_MAX_ORDER];
    uint32_t digits; /* that are left of this 'to' */
    /* What was found. */
    bool pointing; /* from a box */
    unsigned from, to, digit;
} sudoku__locked_scan;

bool sudoku__locked_next(sudoku__locked_scan *scan, const sudoku__board *board,
                         const sudoku__geometry *geometry);

#endif /* SUDOKU_LOGIC_SCAN_H */
