/* SPDX-License-Identifier: MIT */
/*
 * Houses inside the library: arithmetic on valid shapes.  Houses are numbered rows, columns,
 * boxes or regions, then those of the extra constraints.  Who asks often makes tables of the
 * answers: see tables.h.
 */
#ifndef SUDOKU_CORE_HOUSES_H
#define SUDOKU_CORE_HOUSES_H

#include <sudoku/houses.h>

enum { SUDOKU__MAX_RIVALS = 12 /* eight knight's moves and four king's moves */ };

unsigned sudoku__houses(const sudoku_shape *shape);

/* Writes the 'order' cells of a house, rising. */
void sudoku__house_cells(const sudoku_shape *shape, unsigned house, uint16_t *cells);

/* Writes the houses of a cell, rising, and returns how many there are: at most
   SUDOKU_MAX_HOUSES_OF_CELL. */
unsigned sudoku__cell_houses(const sudoku_shape *shape, unsigned cell, uint8_t *houses);

/*
 * Writes the rivals of a cell, rising: the cells that share no house with it, but must differ by
 * the anti-knight or the anti-king rule.  Returns how many there are: at most SUDOKU__MAX_RIVALS.
 */
unsigned sudoku__rivals(const sudoku_shape *shape, unsigned cell, uint16_t *rivals);

/* SUDOKU_KNIGHTS_MOVE or SUDOKU_KINGS_MOVE, for a cell and its rival. */
unsigned sudoku__move_between(const sudoku_shape *shape, unsigned cell, unsigned rival);

/* Writes the peers of a cell, rising, and returns how many there are: at most SUDOKU_MAX_PEERS. */
unsigned sudoku__peers(const sudoku_shape *shape, unsigned cell, uint16_t *peers);

#endif /* SUDOKU_CORE_HOUSES_H */
