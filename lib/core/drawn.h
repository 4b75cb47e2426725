/* SPDX-License-Identifier: MIT */
/* How many boxes are drawn side by side, and how many one above the other.  In a Latin square the
   boxes are the rows, or the columns, once more, and jigsaw regions have no straight sides: no line
   is drawn. */
#ifndef SUDOKU_CORE_DRAWN_H
#define SUDOKU_CORE_DRAWN_H

#include "core/shape.h"

static inline unsigned sudoku__drawn_across(const sudoku_shape *shape)
{
    return sudoku__has_boxes(shape) ? shape->box_rows : 1;
}

static inline unsigned sudoku__drawn_down(const sudoku_shape *shape)
{
    return sudoku__has_boxes(shape) ? shape->box_cols : 1;
}

#endif /* SUDOKU_CORE_DRAWN_H */
