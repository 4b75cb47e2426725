/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/shape.h"

static size_t length_grid(const sudoku_shape *shape, const uint8_t *cells)
{
    const unsigned count = sudoku__cells(shape);
    size_t length = 2 * (size_t)count;
    if (sudoku__order(shape) <= 9)
        return length;
    for (unsigned cell = 0; cell < count; cell++)
        length += cells[cell] > 9;
    return length;
}

/* One character a cell: widens all cells, then puts the newlines over some of the spaces.  The
   first loop is what compilers make vector code of. */
static char *write_narrow(unsigned order, const uint8_t *cells, char *text)
{
    const unsigned count = order * order;
    for (unsigned cell = 0; cell < count; cell++) {
        text[2 * cell] = (char)('0' + cells[cell]);
        text[2 * cell + 1] = ' ';
    }
    for (unsigned row = 1; row <= order; row++)
        text[2 * order * row - 1] = '\n';
    return text + 2 * count;
}

static char *write_grid(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    const unsigned order = sudoku__order(shape);
    if (order <= 9)
        return write_narrow(order, cells, text);
    for (unsigned row = 0; row < order; row++) {
        for (unsigned column = 0; column < order; column++) {
            const unsigned digit = cells[row * order + column];
            if (digit > 9)
                *text++ = (char)('0' + digit / 10);
            *text++ = (char)('0' + digit % 10);
            *text++ = ' ';
        }
        text[-1] = '\n';
    }
    return text;
}

const sudoku_format sudoku__format_grid = {
    .name = "grid",
    .separator = "\n",
    .length = length_grid,
    .write = write_grid,
};
