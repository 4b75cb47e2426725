/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets: n cells of a house with n + 1 candidates, so that when one candidate is false
 * the cells hold all the others.
 *
 * A candidate that two sets share is restricted when each place of it in one set sees each place of
 * it in the other: it is true in one of them at most.  Grids of 9x9 cells only.
 */
#ifndef SUDOKU_LOGIC_ALS_H
#define SUDOKU_LOGIC_ALS_H

#include "logic/cellset.h"

enum {
    SUDOKU__MOST_ALS = 4000,     /* more are left out */
    SUDOKU__MOST_COMMON = 60000, /* and pairs with restricted candidates */
    SUDOKU__ALS_DIGITS = 9,
    SUDOKU__ALS_CELLS = 81
};

/* Sets of the 81 cells. */
typedef struct sudoku__cells81 {
    uint64_t low, high; /* cells 0 to 63, and the others */
} sudoku__cells81;

typedef struct sudoku__als {
    sudoku__cells81 cells;
    sudoku__cells81 places[SUDOKU__ALS_DIGITS]; /* of each digit in it */
    sudoku__cells81 seen[SUDOKU__ALS_DIGITS];   /* candidates that see all of them */
    uint16_t digits;                            /* bit digit - 1 */
    uint8_t size, house;
} sudoku__als;

/* Two sets, and the candidates restricted between them. */
typedef struct sudoku__common {
    uint16_t from, to, digits;
} sudoku__common;

/* A set that a chain has come to: by which digit, and from which earlier entry. */
typedef struct sudoku__als_entry {
    uint16_t set;
    int16_t before;
    uint8_t digit, depth;
} sudoku__als_entry;

enum { SUDOKU__MOST_ENTRIES = 8000 /* of the chains from one set */ };

typedef struct sudoku__als_list {
    sudoku__als *als; /* NULL: for another shape */
    unsigned count;
    sudoku__common *common; /* both ways, by 'from' */
    unsigned commons;
    uint32_t *first;                            /* of each set's in 'common'; one more at the end */
    sudoku__als_entry *entries;                 /* room for chains, */
    uint16_t *entered;                          /* and for the digits by which sets were entered */
    sudoku__cells81 places[SUDOKU__ALS_DIGITS]; /* of each digit in the grid */
    sudoku__cells81 peers[SUDOKU__ALS_CELLS];
} sudoku__als_list;

/* Allocates where the shape is 3x3 boxes; false: out of memory. */
bool sudoku__als_new(sudoku__als_list *list, const sudoku__geometry *geometry);
void sudoku__als_free(sudoku__als_list *list);

/* Finds the sets of a board; the restricted candidates of pairs only 'with_common'. */
void sudoku__als_collect(sudoku__als_list *list, const sudoku__board *board,
                         const sudoku__geometry *geometry, bool with_common);

static inline sudoku__cells81 sudoku__both(sudoku__cells81 a, sudoku__cells81 b)
{
    return (sudoku__cells81){a.low & b.low, a.high & b.high};
}

static inline sudoku__cells81 sudoku__either(sudoku__cells81 a, sudoku__cells81 b)
{
    return (sudoku__cells81){a.low | b.low, a.high | b.high};
}

static inline sudoku__cells81 sudoku__without(sudoku__cells81 a, sudoku__cells81 b)
{
    return (sudoku__cells81){a.low & ~b.low, a.high & ~b.high};
}

static inline bool sudoku__is_empty(sudoku__cells81 a)
{
    return (a.low | a.high) == 0;
}

static inline sudoku__cells81 sudoku__one_cell(unsigned cell)
{
    return cell < 64 ? (sudoku__cells81){UINT64_C(1) << cell, 0}
                     : (sudoku__cells81){0, UINT64_C(1) << (cell - 64)};
}

/* The lowest cell of a set that is not empty, which is taken out. */
unsigned sudoku__take_cell(sudoku__cells81 *set);

#endif /* SUDOKU_LOGIC_ALS_H */
