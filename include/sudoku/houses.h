/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_HOUSES_H
#define SUDOKU_HOUSES_H

#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* At most so many houses has a shape, lie around a cell, and so many peers has a cell. */
#define SUDOKU_MAX_HOUSES         118
#define SUDOKU_MAX_HOUSES_OF_CELL 7
#define SUDOKU_MAX_PEERS          180

/*
 * The houses of a shape: sets of 'order' cells, no two of which may hold the same digit.  Rows
 * come first, then columns, boxes or regions, the two diagonals, windows, and disjoint groups, each
 * kind numbered from 0, in so far as the shape has them; 9x9 has 27.  A Latin square has rows and
 * columns only.  0: shape not valid.
 */
SUDOKU_API unsigned sudoku_houses(const sudoku_shape *shape);

/* Writes the 'order' cells of a house in rising order.  E_ARG: NULL, or no such house. */
SUDOKU_API sudoku_status sudoku_house_cells(const sudoku_shape *shape, unsigned house,
                                            uint16_t *cells);

/*
 * What stands in the place of a house's number where two cells share no house, but the anti-knight
 * or anti-king rule sets them against each other.  They are no houses: sudoku_house_name alone
 * takes them.
 */
#define SUDOKU_KNIGHTS_MOVE 0xfffe
#define SUDOKU_KINGS_MOVE   0xffff

/*
 * Writes the English name of a house, numbered from 1, as snprintf does: at most 'capacity' bytes
 * with the NUL ('buffer' may be NULL if that is 0); returns the length without it.  0: no such
 * house.  Names are "row 3", "column 1", "box 9", "region 9" (jigsaw), "diagonal 1" (from the top
 * left), "diagonal 2", "window 4", "group 5", "knight's move" and "king's move".
 */
SUDOKU_API size_t sudoku_house_name(const sudoku_shape *shape, unsigned house, char *buffer,
                                    size_t capacity);

/*
 * Writes the houses that a cell lies in, in rising order: at most 'capacity' of them ('houses' may
 * be NULL if that is 0), and returns how many there are.  0: shape not valid, or no such cell.
 */
SUDOKU_API unsigned sudoku_cell_houses(const sudoku_shape *shape, unsigned cell, uint8_t *houses,
                                       unsigned capacity);

/*
 * Writes the peers of a cell, in rising order: the cells that must hold other digits than it, by a
 * house or by the anti-knight or anti-king rule.  At most 'capacity' of them are written ('peers'
 * may be NULL if that is 0); returns how many there are.  0: shape not valid, or no such cell.
 */
SUDOKU_API unsigned sudoku_peers(const sudoku_shape *shape, unsigned cell, uint16_t *peers,
                                 unsigned capacity);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_HOUSES_H */
