/* SPDX-License-Identifier: MIT */
/*
 * Shapes inside the library: arithmetic on valid shapes without the checks that the public
 * functions make.  Houses are numbered rows, columns, boxes.
 */
#ifndef SUDOKU_CORE_SHAPE_H
#define SUDOKU_CORE_SHAPE_H

#include <sudoku/shape.h>

enum {
    SUDOKU__MAX_HOUSES = 3 * SUDOKU_MAX_ORDER,
    SUDOKU__HOUSES_OF_CELL = 3 /* how many houses a cell lies in */
};

/* The shape that NULL stands for. */
extern const sudoku_shape sudoku__classic;

static inline const sudoku_shape *sudoku__shape_or_classic(const sudoku_shape *shape)
{
    return shape ? shape : &sudoku__classic;
}

/* Copies a shape; the regions, which are most of it, only where they count. */
static inline void sudoku__shape_copy(sudoku_shape *to, const sudoku_shape *from)
{
    if (from->jigsaw) {
        *to = *from;
    } else {
        to->box_rows = from->box_rows;
        to->box_cols = from->box_cols;
        to->jigsaw = false;
        to->extra = from->extra;
    }
}

static inline unsigned sudoku__order(const sudoku_shape *shape)
{
    return (unsigned)shape->box_rows * shape->box_cols;
}

static inline unsigned sudoku__cells(const sudoku_shape *shape)
{
    return sudoku__order(shape) * sudoku__order(shape);
}

/* The box of the cell at (row, column); a band holds box_rows boxes. */
static inline unsigned sudoku__box(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return row / shape->box_rows * shape->box_rows + column / shape->box_cols;
}

static inline unsigned sudoku__houses(const sudoku_shape *shape)
{
    return 3 * sudoku__order(shape);
}

/* Cell number 'place' (0 .. order - 1, rising) of a house. */
unsigned sudoku__house_cell(const sudoku_shape *shape, unsigned house, unsigned place);

/* The houses of a cell, in rising order. */
void sudoku__cell_houses(const sudoku_shape *shape, unsigned cell,
                         unsigned houses[SUDOKU__HOUSES_OF_CELL]);

#endif /* SUDOKU_CORE_SHAPE_H */
