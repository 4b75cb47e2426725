/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_GRID_H
#define SUDOKU_GRID_H

#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A shape and order * order cells, numbered row by row from 0, each 0 (empty) or 1..order. */
typedef struct sudoku_grid sudoku_grid;

/*
 * Makes an empty grid; NULL as shape is 3x3 boxes.  The caller frees it with sudoku_grid_free.
 * E_ARG: 'grid' is NULL or the shape is not valid.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_grid_new(sudoku_grid **grid, const sudoku_shape *shape);

/* Frees a grid; NULL is fine. */
SUDOKU_API void sudoku_grid_free(sudoku_grid *grid);

/* Makes 'to' hold the cells of 'from'.  E_ARG: one is NULL.  E_SHAPE: they differ in shape. */
SUDOKU_API sudoku_status sudoku_grid_copy(sudoku_grid *to, const sudoku_grid *from);

/* The grid's shape: lent, lives as long as the grid.  NULL for a NULL grid. */
SUDOKU_API const sudoku_shape *sudoku_grid_shape(const sudoku_grid *grid);

/* How many cells are not empty; 0 for a NULL grid. */
SUDOKU_API unsigned sudoku_grid_filled(const sudoku_grid *grid);

/* Whether shape and cells are the same; false where one is NULL. */
SUDOKU_API bool sudoku_grid_equal(const sudoku_grid *a, const sudoku_grid *b);

/* The digit of a cell, 0: empty.  Also 0 for a cell out of range or a NULL grid. */
SUDOKU_API uint8_t sudoku_grid_get(const sudoku_grid *grid, unsigned cell);

/* Writes a digit, 0 to empty the cell.  Rules are not checked here: see validate.h.
   E_ARG: NULL, or cell or digit out of range. */
SUDOKU_API sudoku_status sudoku_grid_set(sudoku_grid *grid, unsigned cell, uint8_t digit);

/* All cells, row by row: lent, lives as long as the grid and shows its later changes.  The
   bridge to flat arrays, the currency of the bulk functions.  NULL for a NULL grid. */
SUDOKU_API const uint8_t *sudoku_grid_data(const sudoku_grid *grid);

/* Overwrites all cells from order * order bytes.  E_ARG, and nothing written: NULL, or a digit
   above the order. */
SUDOKU_API sudoku_status sudoku_grid_assign(sudoku_grid *grid, const uint8_t *cells);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_GRID_H */
