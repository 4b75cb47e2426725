/* SPDX-License-Identifier: MIT */
/*
 * BLOCK: the first box in any order, and every other box the same with its rows and columns
 * cycled.
 *
 * Let boxes be R x C: C bands of R boxes.  The box in band i and stack j is the first one with its
 * rows cycled by j and its columns by i.  Along a band the boxes are cycled by 0 .. R - 1, so a row
 * of the grid gets each row of the first box once; and likewise the columns.  The first box tells
 * the digits, so no grid comes twice.
 */
#include "make/source.h"

/* The arrangement: the first box.  The pattern: for each cell its place there. */
static void plan_block(sudoku_source *source)
{
    const unsigned order = source->order;
    const unsigned rows = source->shape.box_rows, columns = source->shape.box_cols;
    sudoku__add_digits(source);
    uint8_t *pattern = sudoku__add_pattern(source, (size_t)order * order);
    for (unsigned cell = 0; pattern && cell < order * order; cell++) {
        const unsigned row = cell / order, column = cell % order;
        const unsigned box_row = (row + column / columns) % rows;
        const unsigned box_column = (column + row / rows) % columns;
        pattern[cell] = (uint8_t)(box_row * columns + box_column);
    }
}

static void write_block(const sudoku_source *source, sudoku__batch *batch, uint8_t *cells)
{
    const unsigned count = source->order * source->order, grids = batch->count;
    const uint8_t *pattern = source->pattern;
    for (unsigned i = 0; i < grids; i++, cells += count) {
        const uint8_t *digits = batch->bytes[i];
        for (unsigned cell = 0; cell < count; cell++)
            cells[cell] = digits[pattern[cell]];
    }
}

const sudoku_family sudoku__family_block = {
    .name = "block",
    .shapes = "boxes of any size",
    .plan = plan_block,
    .write = write_block,
};
