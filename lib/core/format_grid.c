/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include <string.h>

#include "core/reader.h"
#include "core/shape.h"

static size_t length_grid(const sudoku_shape *shape, const uint8_t *cells, size_t count)
{
    const size_t digits = count * sudoku__cells(shape);
    size_t above_9 = 0;
    for (size_t cell = 0; cell < digits && sudoku__order(shape) > 9; cell++)
        above_9 += cells[cell] > 9;
    return 2 * digits + above_9;
}

/* A block of cells below 10, each as its character and a space: 16-bit additions in whichever
   order the bytes of a number have in memory. */
static void write_block(const uint8_t *restrict cells, char *restrict text)
{
    uint16_t zero, one;
    memcpy(&zero, "0 ", sizeof zero);
    memcpy(&one, "\1\0", sizeof one);
    for (unsigned cell = 0; cell < SUDOKU__BLOCK; cell++) {
        const uint16_t pair = (uint16_t)(zero + one * cells[cell]);
        memcpy(text + 2 * cell, &pair, sizeof pair);
    }
}

/* One character a cell: all cells with a space each, then newlines over the last spaces. */
static char *write_narrow(unsigned order, const uint8_t *cells, char *text)
{
    const unsigned last = order * order - SUDOKU__BLOCK;
    for (unsigned cell = 0; cell < last; cell += SUDOKU__BLOCK)
        write_block(cells + cell, text + 2 * cell);
    write_block(cells + last, text + 2 * last);
    for (unsigned row = 0; row < order; row++) {
        text += 2 * order;
        text[-1] = '\n';
    }
    return text;
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

static size_t print_grid(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    (void)options;
    return sudoku__print_written(write_grid, record, NULL, buffer, capacity);
}

static const sudoku__own own_grid = {
    .length = length_grid,
    .write = write_grid,
    .layout = &sudoku__plain_layout,
};

const sudoku_format sudoku__format_grid = {
    .name = "grid",
    .title = "rows, cells separated by spaces, decimals above 9",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_grid,
    .own = &own_grid,
};
