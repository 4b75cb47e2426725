/* SPDX-License-Identifier: MIT */
#include "core/format.h"

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

const sudoku_format sudoku__format_line = {
    .name = "line",
    .spaced = false,
    .length = length_line,
    .write = write_line,
};
