/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_SHAPE_H
#define SUDOKU_SHAPE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SUDOKU_MIN_ORDER 4
#define SUDOKU_MAX_ORDER 25
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_ORDER * SUDOKU_MAX_ORDER)

/*
 * What a grid looks like: a plain value.  A box is box_rows x box_cols cells; order = box_rows *
 * box_cols is the number of digits, and of the cells of a row, column or box, 4 to 25.  {3, 3} is
 * the classic grid, {2, 3} the usual 6x6 one, and {1, N} or {N, 1} a Latin square.  Functions that
 * take a shape take NULL for {3, 3}.
 *
 * The other fields are for shapes that this version does not do yet and must be zero:
 * sudoku_shape_valid refuses 'jigsaw' and 'extra', and 'regions' means nothing without 'jigsaw'.
 */
typedef struct sudoku_shape {
    uint8_t box_rows, box_cols;
    bool jigsaw;                       /* reserved: 'regions' takes the place of the boxes */
    uint16_t extra;                    /* reserved: constraints beyond rows, columns and regions */
    uint8_t regions[SUDOKU_MAX_CELLS]; /* reserved: of jigsaw, the region of each cell */
} sudoku_shape;

/*
 * Fills 'shape' with boxes of box_rows x box_cols cells.  E_ARG, and 'shape' untouched, where
 * 'shape' is NULL or the order is not 4 to 25.
 */
SUDOKU_API sudoku_status sudoku_shape_of_boxes(unsigned box_rows, unsigned box_cols,
                                               sudoku_shape *shape);

/*
 * Fills 'shape' with the squarest boxes of that order, wider than high: 9 gives 3x3, 6 gives 2
 * rows x 3 columns, 7 gives 1x7 (a Latin square).  E_ARG, and 'shape' untouched, where 'shape' is
 * NULL or the order is not 4 to 25.
 */
SUDOKU_API sudoku_status sudoku_shape_of_order(unsigned order, sudoku_shape *shape);

/*
 * Whether this library can handle grids of that shape; else 'error' (may be NULL) says why.
 * Where a shape is not valid other functions give E_ARG, 0 or false, and sudoku_region UINT_MAX;
 * only sudoku_shape_equal takes any.
 */
SUDOKU_API bool sudoku_shape_valid(const sudoku_shape *shape, sudoku_error *error);

/* Whether both describe the same kind of grid. */
SUDOKU_API bool sudoku_shape_equal(const sudoku_shape *a, const sudoku_shape *b);

/* The number of digits (4 to 25), and the number of cells: its square.  0: not valid. */
SUDOKU_API unsigned sudoku_order(const sudoku_shape *shape);
SUDOKU_API unsigned sudoku_cells(const sudoku_shape *shape);

/* The box of a cell, 0 to order - 1, boxes and cells numbered row by row from 0.  A cell that is
   out of range gives UINT_MAX. */
SUDOKU_API unsigned sudoku_region(const sudoku_shape *shape, unsigned cell);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_SHAPE_H */
