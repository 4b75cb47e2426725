/* SPDX-License-Identifier: MIT */
/*
 * A grid as the techniques see it: the candidates of each cell, and the places of each digit in
 * each house, kept equal to one another.  A finder asks both questions ("what can stand here?",
 * "where can this digit stand?") about equally often, and each is one load.
 *
 *   candidates[cell]      bit digit - 1       0 for a filled cell
 *   places[house][digit]  bit place           0 where the digit is written already
 *
 * Houses are numbered as in houses.h: rows, columns, boxes (or regions), then those that a shape
 * adds; a place is the number of a cell within its house, in rising order.  The geometry (which
 * cell is where) is computed once a shape.
 *
 * The kinds of houses are walked in two orders: boxes, columns, rows ("BCR") for singles and
 * subsets, boxes, rows, columns ("BRC") for everything else; added houses come last.  That is
 * Sudoku Explainer's way, and its ratings depend on it.
 */
#ifndef SUDOKU_LOGIC_BOARD_H
#define SUDOKU_LOGIC_BOARD_H

#include <string.h>

#include "core/bits.h"
#include "core/houses.h"
#include "core/shape.h"

enum {
    SUDOKU__MAX_HOUSES = SUDOKU_MAX_HOUSES,
    SUDOKU__MAX_PEERS = SUDOKU_MAX_PEERS,
    SUDOKU__HOUSES_OF_CELL = SUDOKU_MAX_HOUSES_OF_CELL,
    SUDOKU__ROW = 0, /* the kinds of houses, in the order of their numbers */
    SUDOKU__COLUMN,
    SUDOKU__BOX,
    SUDOKU__ADDED
};

/* One of the houses of a cell, and where the cell is in it. */
typedef struct sudoku__seat {
    uint16_t house;
    uint8_t place;
    uint8_t kind;
} sudoku__seat;

typedef struct sudoku__geometry {
    sudoku_shape shape;
    unsigned order, cells, houses;
    unsigned boxes; /* or regions: the houses from 2 * order on; a Latin square has none */
    uint16_t bcr[SUDOKU_MAX_HOUSES]; /* the houses in either order */
    uint16_t brc[SUDOKU_MAX_HOUSES];
    uint16_t house_cell[SUDOKU_MAX_HOUSES][SUDOKU_MAX_ORDER];
    uint8_t seats[SUDOKU_MAX_CELLS];                                /* how many */
    sudoku__seat seat[SUDOKU_MAX_CELLS][SUDOKU_MAX_HOUSES_OF_CELL]; /* BRC */
    uint16_t peers[SUDOKU_MAX_CELLS];                               /* how many */
    uint16_t peer[SUDOKU_MAX_CELLS][SUDOKU_MAX_PEERS];      /* each once, house by house, BRC */
    uint32_t overlap[SUDOKU_MAX_HOUSES][SUDOKU_MAX_HOUSES]; /* the first's places in the second */
    uint32_t sees[SUDOKU_MAX_CELLS][(SUDOKU_MAX_CELLS + 31) / 32]; /* the peers as bits */
} sudoku__geometry;

typedef struct sudoku__board {
    uint32_t candidates[SUDOKU_MAX_CELLS];
    uint32_t places[SUDOKU_MAX_HOUSES][SUDOKU_MAX_ORDER + 1];
    uint32_t lone[SUDOKU_MAX_HOUSES];    /* digits (bit digit - 1) with exactly one place */
    uint32_t missing[SUDOKU_MAX_HOUSES]; /* digits not written yet */
    uint8_t empty[SUDOKU_MAX_HOUSES];    /* how many cells are */
    uint8_t cell[SUDOKU_MAX_CELLS];
    unsigned left; /* cells that are empty */
    bool broken;   /* some empty cell has no candidate, or a digit no place, or stands twice */
} sudoku__board;

void sudoku__geometry_fill(sudoku__geometry *geometry, const sudoku_shape *shape);

/* An empty grid. */
void sudoku__board_clear(sudoku__board *board, const sudoku__geometry *geometry);

/* All filled cells at once.  False: a digit stands twice in a house, and the board is left unset.
 */
bool sudoku__board_load(sudoku__board *board, const sudoku__geometry *geometry,
                        const uint8_t *cells);

/* Writes a digit and takes it from the peers.  The cell is empty; where the digit is no candidate
   there the board is broken. */
void sudoku__board_place(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                         unsigned digit);

/* Takes a candidate away; nothing happens where it is none. */
void sudoku__board_remove(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                          unsigned digit);

/* Copies what a board of that geometry has. */
void sudoku__board_copy(sudoku__board *to, const sudoku__board *from,
                        const sudoku__geometry *geometry);

static inline bool sudoku__has(const sudoku__board *board, unsigned cell, unsigned digit)
{
    return board->candidates[cell] >> (digit - 1) & 1;
}

/* Whether two different cells share a house. */
static inline bool sudoku__sees(const sudoku__geometry *geometry, unsigned a, unsigned b)
{
    return geometry->sees[a][b / 32] >> b % 32 & 1;
}

/* The number of a house among the seats of one of its cells. */
static inline unsigned sudoku__seat_in(const sudoku__geometry *geometry, unsigned cell,
                                       unsigned house)
{
    unsigned seat = 0;
    while (geometry->seat[cell][seat].house != house)
        seat++;
    return seat;
}

/* The next larger set with as many bits: subsets are walked in the order of their values.  (Gosper,
   HAKMEM item 175.) */
static inline uint32_t sudoku__next_subset(uint32_t set)
{
    const uint32_t low = set & (0u - set);
    const uint32_t ripple = set + low;
    return ripple | ((set ^ ripple) >> 2) / low;
}

#endif /* SUDOKU_LOGIC_BOARD_H */
