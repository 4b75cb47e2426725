/* SPDX-License-Identifier: MIT */
/*
 * Shapes inside the library: arithmetic on valid shapes without the checks that the public
 * functions make.  What houses a shape has is in houses.h, tables of them in tables.h.
 */
#ifndef SUDOKU_CORE_SHAPE_H
#define SUDOKU_CORE_SHAPE_H

#include <sudoku/shape.h>

/* The constraints of 'extra' that are pairs of cells and not houses. */
enum { SUDOKU__PAIR_RULES = SUDOKU_ANTI_KNIGHT | SUDOKU_ANTI_KING };

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

/* Rows, columns and boxes (or, in a Latin square, no boxes) and nothing else. */
static inline bool sudoku__is_plain(const sudoku_shape *shape)
{
    return !shape->jigsaw && !shape->extra;
}

/* Boxes that are houses of their own. */
static inline bool sudoku__has_boxes(const sudoku_shape *shape)
{
    return !shape->jigsaw && shape->box_rows > 1 && shape->box_cols > 1;
}

/* The box of the cell at (row, column); a band holds box_rows boxes. */
static inline unsigned sudoku__box(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return row / shape->box_rows * shape->box_rows + column / shape->box_cols;
}

/* The box or the jigsaw region of a cell. */
static inline unsigned sudoku__region(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return shape->jigsaw ? shape->regions[row * sudoku__order(shape) + column]
                         : sudoku__box(shape, row, column);
}

/* The number whose square the order is; 0: there is none. */
unsigned sudoku__root_of_order(const sudoku_shape *shape);

#endif /* SUDOKU_CORE_SHAPE_H */
