/* SPDX-License-Identifier: MIT */
/*
 * The geometry of a shape, in tables: which cells a house has, in which houses and at which place
 * of them a cell lies, and which cells are its peers.  One object in one piece of memory, made
 * once by whoever searches or reasons (an engine, a logic solver, a game) and constant from then
 * on; a few kilobytes for 9x9, half a megabyte at most.
 */
#ifndef SUDOKU_CORE_GEOMETRY_H
#define SUDOKU_CORE_GEOMETRY_H

#include <sudoku/houses.h>

#include "core/houses.h"

/* A house of a cell, and the place of the cell among the house's cells, which rise. */
typedef struct sudoku__seat {
    uint8_t house, place;
} sudoku__seat;

/* Two cells that share no house, but must differ by the anti-knight or anti-king rule; a < b. */
typedef struct sudoku__pair {
    uint16_t a, b;
} sudoku__pair;

typedef struct sudoku__geometry {
    unsigned order, cells, houses, pairs;
    unsigned words;          /* of 64 cells each, of a set of cells */
    uint16_t *house_cells;   /* by house * order + place */
    uint8_t *seat_count;     /* by cell */
    sudoku__seat *seats;     /* by cell * SUDOKU_MAX_HOUSES_OF_CELL, houses rising */
    uint32_t *first_peer;    /* by cell, and one more: where its peers begin */
    uint16_t *peers;         /* of all cells, each's rising */
    uint64_t *peer_sets;     /* by cell * words */
    uint32_t *first_rival;   /* by cell, and one more: where its rivals begin */
    uint16_t *rivals;        /* of all cells, each's rising: the other cells of its pairs */
    uint16_t *pair_of_rival; /* beside each rival: the pair */
    sudoku__pair *pair;      /* rising */
} sudoku__geometry;

/* The tables of a valid shape, or NULL: out of memory.  The caller frees them. */
sudoku__geometry *sudoku__geometry_new(const sudoku_shape *shape);

/* Frees tables; NULL is fine. */
void sudoku__geometry_free(sudoku__geometry *geometry);

/* The 'order' cells of a house, rising. */
static inline const uint16_t *sudoku__cells_of(const sudoku__geometry *geometry, unsigned house)
{
    return geometry->house_cells + house * geometry->order;
}

/* The houses of a cell, rising: seat_count[cell] of them. */
static inline const sudoku__seat *sudoku__seats_of(const sudoku__geometry *geometry, unsigned cell)
{
    return geometry->seats + cell * SUDOKU_MAX_HOUSES_OF_CELL;
}

/* The peers of a cell, rising, and how many there are. */
static inline const uint16_t *sudoku__peers_of(const sudoku__geometry *geometry, unsigned cell,
                                               unsigned *count)
{
    *count = geometry->first_peer[cell + 1] - geometry->first_peer[cell];
    return geometry->peers + geometry->first_peer[cell];
}

/* The rivals of a cell, rising, and how many there are: see houses.h. */
static inline const uint16_t *sudoku__rivals_of(const sudoku__geometry *geometry, unsigned cell,
                                                unsigned *count)
{
    *count = geometry->first_rival[cell + 1] - geometry->first_rival[cell];
    return geometry->rivals + geometry->first_rival[cell];
}

/* The peers of a cell as a set: bit c % 64 of word c / 64 is cell c. */
static inline const uint64_t *sudoku__peer_set(const sudoku__geometry *geometry, unsigned cell)
{
    return geometry->peer_sets + cell * geometry->words;
}

static inline bool sudoku__are_peers(const sudoku__geometry *geometry, unsigned a, unsigned b)
{
    return sudoku__peer_set(geometry, a)[b / 64] >> b % 64 & 1;
}

#endif /* SUDOKU_CORE_GEOMETRY_H */
