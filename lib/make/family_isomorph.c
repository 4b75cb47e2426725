/* SPDX-License-Identifier: MIT */
/*
 * ISOMORPH: one grid in all its guises.
 *
 * The digits of the base are renamed, the rows of each band and the bands put in another order, the
 * columns of each stack and the stacks too, and where boxes are square the grid may be transposed:
 * 9! * 6^4 * 6^4 * 2 ways for 9x9.  Two ways give the same grid only if one way leaves the base
 * as it is, other than doing nothing.  The bases below have no such symmetry (a test tries all
 * ways), so no grid comes twice.  Of the grids of 9x9 nearly all will do.  Of those with 2x3 boxes
 * only one class does, and of 2x2 none.
 */
#include "make/source.h"

typedef struct base {
    unsigned box_rows, box_cols;
    const char *digits;
} base;

static const base bases[] = {
    {3, 3,
     "123456789684297135759183246"
     "241638957978514362365972418"
     "836749521417825693592361874"},
    {2, 3, "123456654123512634346215265341431562"},
    {3, 2, "123456531624465231612543354162246315"},
};

static const base *base_of(const sudoku_shape *shape)
{
    for (unsigned i = 0; i < sizeof bases / sizeof *bases; i++)
        if (bases[i].box_rows == shape->box_rows && bases[i].box_cols == shape->box_cols)
            return &bases[i];
    return NULL;
}

/* The arrangement: the digits, the rows, the columns.  The pattern: the base and its transpose,
   digits from 0. */
static void plan_isomorph(sudoku_source *source)
{
    const unsigned order = source->order, cells = order * order;
    const unsigned rows = source->shape.box_rows, columns = source->shape.box_cols;
    const char *digits = base_of(&source->shape)->digits;
    sudoku__add_choice(source, rows == columns ? 2 : 1);
    sudoku__add_digits(source);
    sudoku__add_grouped_order(source, order, columns, rows);
    sudoku__add_grouped_order(source, 2 * order, rows, columns);

    uint8_t *pattern = sudoku__add_pattern(source, (size_t)2 * cells);
    for (unsigned cell = 0; pattern && cell < cells; cell++) {
        const unsigned mirrored = cell % order * order + cell / order;
        pattern[cell] = (uint8_t)(digits[cell] - '1');
        pattern[cells + mirrored] = pattern[cell];
    }
}

/* The names of two digits change places so that the first cell gets the first of them: all
   renamings still occur once, and fixing the first digit is fixing that of the first cell. */
static void write_one(unsigned order, const uint8_t *pattern, uint8_t *bytes, uint8_t *cells)
{
    const uint8_t *rows = bytes + order, *columns = bytes + 2 * order;
    uint8_t *digits = bytes;
    const uint8_t corner = pattern[rows[0] * order + columns[0]], first = digits[0];
    digits[0] = digits[corner];
    digits[corner] = first;
    for (unsigned row = 0; row < order; row++, cells += order) {
        const uint8_t *line = pattern + rows[row] * order;
        for (unsigned column = 0; column < order; column++)
            cells[column] = digits[line[columns[column]]];
    }
}

static void write_isomorph(const sudoku_source *source, sudoku__batch *batch, uint8_t *cells)
{
    const unsigned order = source->order, count = order * order;
    for (unsigned i = 0; i < batch->count; i++, cells += count)
        write_one(order, source->pattern + batch->value[0][i] * count, batch->bytes[i], cells);
}

static bool supports_bases(const sudoku_shape *shape)
{
    return base_of(shape) != NULL;
}

const sudoku_family sudoku__family_isomorph = {
    .name = "isomorph",
    .supports = supports_bases,
    .shapes = "boxes of 3x3, 2x3 and 3x2",
    .plan = plan_isomorph,
    .write = write_isomorph,
};
