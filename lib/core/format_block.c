/* SPDX-License-Identifier: MIT */
/*
 * Grids drawn for people:
 *
 *     1 2 3 | 4 5 6 | 7 8 9
 *     ...
 *     ------+-------+------
 */
#include "core/format.h"

#include <string.h>

#include "core/drawn.h"
#include "core/reader.h"
#include "core/shape.h"

/* A row with its newline; a rule is as long. */
static unsigned row_length(const sudoku_shape *shape)
{
    return 2 * sudoku__order(shape) + 2 * (sudoku__drawn_across(shape) - 1);
}

static size_t length_block(const sudoku_shape *shape, const uint8_t *cells, size_t count)
{
    (void)cells;
    return count * row_length(shape) * (sudoku__order(shape) + sudoku__drawn_down(shape) - 1);
}

static char *write_row(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    const unsigned boxes = sudoku__drawn_across(shape), width = sudoku__order(shape) / boxes;
    for (unsigned box = 0; box < boxes; box++, cells += width) {
        if (box > 0) {
            *text++ = '|';
            *text++ = ' ';
        }
        for (unsigned column = 0; column < width; column++) {
            *text++ = sudoku__symbol(cells[column]);
            *text++ = ' ';
        }
    }
    text[-1] = '\n';
    return text;
}

/* A row of dashes with a cross under each bar. */
static char *write_rule(const sudoku_shape *shape, char *text)
{
    const unsigned length = row_length(shape), boxes = sudoku__drawn_across(shape);
    const unsigned box_width = 2 * (sudoku__order(shape) / boxes);
    memset(text, '-', length);
    for (unsigned box = 1; box < boxes; box++)
        text[box * (box_width + 2) - 2] = '+';
    text[length - 1] = '\n';
    return text + length;
}

static char *write_block(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    const unsigned order = sudoku__order(shape), boxes = sudoku__drawn_down(shape);
    for (unsigned row = 0; row < order; row++) {
        if (row > 0 && row % (order / boxes) == 0)
            text = write_rule(shape, text);
        text = write_row(shape, cells + row * order, text);
    }
    return text;
}

static size_t print_block(const sudoku_record *record, const sudoku_print_options *options,
                          char *buffer, size_t capacity)
{
    return sudoku__print_written(write_block, record, options, buffer, capacity);
}

static const sudoku__own own_block = {
    .length = length_block,
    .write = write_block,
    .layout = &sudoku__plain_layout,
};

const sudoku_format sudoku__format_block = {
    .name = "block",
    .title = "rows drawn with | + -",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_block,
    .own = &own_block,
};
