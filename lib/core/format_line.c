/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"

static void write_block(const uint8_t *restrict cells, char *restrict text)
{
    for (unsigned cell = 0; cell < SUDOKU__BLOCK; cell++)
        text[cell] = sudoku__symbol(cells[cell]);
}

char *sudoku__write_symbols(const uint8_t *cells, unsigned count, char *text)
{
    const unsigned last = count - SUDOKU__BLOCK;
    for (unsigned cell = 0; cell < last; cell += SUDOKU__BLOCK)
        write_block(cells + cell, text + cell);
    write_block(cells + last, text + last);
    return text + count;
}

static size_t length_line(const sudoku_shape *shape, const uint8_t *cells, size_t count)
{
    (void)cells;
    return count * (sudoku__cells(shape) + 1);
}

static char *write_line(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    text = sudoku__write_symbols(cells, sudoku__cells(shape), text);
    *text++ = '\n';
    return text;
}

static size_t print_line(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    return sudoku__print_written(write_line, record, options, buffer, capacity);
}

static const sudoku__own own_line = {
    .length = length_line,
    .write = write_line,
    .layout = &sudoku__plain_layout,
};

const sudoku_format sudoku__format_line = {
    .name = "line",
    .title = "a grid a line",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_line,
    .own = &own_line,
};
