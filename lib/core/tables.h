/* SPDX-License-Identifier: MIT */
/*
 * The geometry of a shape in tables: which cells a house has, in which houses and at which place
 * of them a cell lies, and which cells are its peers.  One object in one piece of memory, made
 * once by whoever searches or reasons (an engine, a logic solver, a game) and constant from then
 * on; a few kilobytes for 9x9, half a megabyte at most.
 */
#ifndef SUDOKU_CORE_TABLES_H
#define SUDOKU_CORE_TABLES_H

#include <sudoku/houses.h>

#include "core/houses.h"

/* A house of a cell, and the place of the cell among the house's cells, which rise. */
typedef struct sudoku__spot {
    uint8_t house, place;
} sudoku__spot;

/* Two cells that share no house, but must differ by the anti-knight or anti-king rule; a < b. */
typedef struct sudoku__pair {
    uint16_t a, b;
} sudoku__pair;

typedef struct sudoku__tables {
    unsigned order, cells, houses, pairs;
    unsigned words;          /* of 64 cells each, of a set of cells */
    uint16_t *house_cells;   /* by house * order + place */
    uint8_t *spot_count;     /* by cell */
    sudoku__spot *spots;     /* by cell * SUDOKU_MAX_HOUSES_OF_CELL, houses rising */
    uint32_t *first_peer;    /* by cell, and one more: where its peers begin */
    uint16_t *peers;         /* of all cells, each's rising */
    uint64_t *peer_sets;     /* by cell * words */
    uint32_t *first_rival;   /* by cell, and one more: where its rivals begin */
    uint16_t *rivals;        /* of all cells, each's rising: the other cells of its pairs */
    uint16_t *pair_of_rival; /* beside each rival: the pair */
    sudoku__pair *pair;      /* rising */
} sudoku__tables;

/* The tables of a valid shape, or NULL: out of memory.  The caller frees them. */
sudoku__tables *sudoku__tables_new(const sudoku_shape *shape);

/* Frees tables; NULL is fine. */
void sudoku__tables_free(sudoku__tables *tables);

/* The 'order' cells of a house, rising. */
static inline const uint16_t *sudoku__cells_of(const sudoku__tables *tables, unsigned house)
{
    return tables->house_cells + house * tables->order;
}

/* The houses of a cell, rising: spot_count[cell] of them. */
static inline const sudoku__spot *sudoku__spots_of(const sudoku__tables *tables, unsigned cell)
{
    return tables->spots + cell * SUDOKU_MAX_HOUSES_OF_CELL;
}

/* The peers of a cell, rising, and how many there are. */
static inline const uint16_t *sudoku__peers_of(const sudoku__tables *tables, unsigned cell,
                                               unsigned *count)
{
    *count = tables->first_peer[cell + 1] - tables->first_peer[cell];
    return tables->peers + tables->first_peer[cell];
}

/* The rivals of a cell, rising, and how many there are: see houses.h. */
static inline const uint16_t *sudoku__rivals_of(const sudoku__tables *tables, unsigned cell,
                                                unsigned *count)
{
    *count = tables->first_rival[cell + 1] - tables->first_rival[cell];
    return tables->rivals + tables->first_rival[cell];
}

/* The peers of a cell as a set: bit c % 64 of word c / 64 is cell c. */
static inline const uint64_t *sudoku__peer_set(const sudoku__tables *tables, unsigned cell)
{
    return tables->peer_sets + cell * tables->words;
}

static inline bool sudoku__are_peers(const sudoku__tables *tables, unsigned a, unsigned b)
{
    return sudoku__peer_set(tables, a)[b / 64] >> b % 64 & 1;
}

#endif /* SUDOKU_CORE_TABLES_H */
