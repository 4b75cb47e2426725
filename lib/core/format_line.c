/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/shape.h"

static size_t length_line(const sudoku_shape *shape, const uint8_t *cells)
{
    (void)cells;
    return (size_t)sudoku__cells(shape) + 1;
}

static char *write_line(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    text = sudoku__write_symbols(cells, sudoku__cells(shape), text);
    *text++ = '\n';
    return text;
}

const sudoku_format sudoku__format_line = {
    .name = "line",
    .separator = "",
    .length = length_line,
    .write = write_line,
};
