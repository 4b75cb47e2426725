/* SPDX-License-Identifier: MIT */
/*
 * SHIFT: the digits in some order, and every row that sequence rotated.
 *
 * Let boxes be R x C.  Rotations by b, b + C, ..., b + (R - 1)C are good for the R rows of a band:
 * in a box they show C neighbours of the sequence each, which follow on one another.  Band b of
 * the C bands takes those, in any order, so all n rotations occur once and the columns hold every
 * digit too.  The first row is not rotated, so it is the sequence, and each other row tells by its
 * first cell how far it is: no grid comes twice.
 */
#include "make/source.h"

#include <string.h>

/* The arrangement: the sequence, room to write it once more, and the rotation of each row. */
static void plan_shift(sudoku_source *source)
{
    const unsigned order = source->order, rows = source->shape.box_rows;
    const unsigned bands = source->shape.box_cols, columns = source->shape.box_cols;
    sudoku__add_digits(source);
    for (unsigned band = 0; band < bands; band++) {
        uint8_t rotations[SUDOKU_MAX_ORDER];
        for (unsigned row = 0; row < rows; row++)
            rotations[row] = (uint8_t)(band + row * columns);
        sudoku__add_order(source, 2 * order + band * rows, rotations, rows, band == 0);
    }
}

/* Inlined once for the order that matters most, whose copies then have a known length: rows of
   nine are copied as sixteen bytes, the rest of which the next row overwrites. */
static inline void write_rows(unsigned order, sudoku__batch *batch, uint8_t *cells)
{
    const unsigned count = batch->count, copied = order == 9 ? 16 : order;
    for (unsigned i = 0; i < count; i++)
        memcpy(batch->bytes[i] + order, batch->bytes[i], order);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *sequence = batch->bytes[i], *rotations = sequence + 2 * order;
        for (unsigned row = 0; row + 1 < order; row++, cells += order)
            memcpy(cells, sequence + rotations[row], copied);
        memcpy(cells, sequence + rotations[order - 1], order);
        cells += order;
    }
}

static void write_shift(const sudoku_source *source, sudoku__batch *batch, uint8_t *cells)
{
    if (source->order == 9)
        write_rows(9, batch, cells);
    else
        write_rows(source->order, batch, cells);
}

const sudoku_family sudoku__family_shift = {
    .name = "shift",
    .shapes = "boxes of any size",
    .plan = plan_shift,
    .write = write_shift,
};
