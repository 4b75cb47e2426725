/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include <string.h>

#include "core/grid.h"
#include "core/shape.h"

/* All formats; a new one is a file of its own and a row here. */
static const sudoku_format *const formats[] = {
    &sudoku__format_grid,
    &sudoku__format_line,
    &sudoku__format_block,
    &sudoku__format_json,
};

const sudoku_format *sudoku_format_at(unsigned index)
{
    return index < sizeof formats / sizeof *formats ? formats[index] : NULL;
}

const sudoku_format *sudoku_format_named(const char *name)
{
    const sudoku_format *format = NULL;
    for (unsigned i = 0; name && (format = sudoku_format_at(i)); i++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

const char *sudoku_format_name(const sudoku_format *format)
{
    return format ? format->name : NULL;
}

size_t sudoku_grid_print(const sudoku_grid *grid, const sudoku_format *format, char *buffer,
                         size_t capacity)
{
    if (!grid || !format || (!buffer && capacity > 0))
        return 0;
    char text[SUDOKU__MAX_PRINTED];
    const size_t length = (size_t)(format->write(&grid->shape, grid->cell, text) - text);
    if (capacity > 0) {
        const size_t kept = length < capacity ? length : capacity - 1;
        memcpy(buffer, text, kept);
        buffer[kept] = '\0';
    }
    return length;
}

static uint8_t highest_digit(const uint8_t *cells, size_t count, uint8_t highest)
{
    for (size_t cell = 0; cell < count; cell++)
        highest = cells[cell] > highest ? cells[cell] : highest;
    return highest;
}

/* Blocks again, see format.h; longer ones, as each ends with finding the highest in a vector. */
static bool digits_in_range(const uint8_t *cells, size_t count, unsigned order)
{
    enum { LONG_BLOCK = 16 * SUDOKU__BLOCK };
    uint8_t highest = 0;
    for (; count >= LONG_BLOCK; cells += LONG_BLOCK, count -= LONG_BLOCK)
        highest = highest_digit(cells, LONG_BLOCK, highest);
    return highest_digit(cells, count, highest) <= order;
}

size_t sudoku_print_many(const sudoku_shape *shape, const uint8_t *cells, size_t count, bool more,
                         const sudoku_format *format, char *buffer, size_t capacity)
{
    shape = sudoku__shape_or_classic(shape);
    if (!cells || !format || (!buffer && capacity > 0) || !sudoku_shape_valid(shape, NULL) ||
        count > SIZE_MAX / SUDOKU__MAX_PRINTED)
        return 0;
    const size_t stride = sudoku__cells(shape);
    if (!digits_in_range(cells, count * stride, sudoku__order(shape)))
        return 0;

    const size_t spaces = !format->spaced || count == 0 ? 0 : more ? count : count - 1;
    const size_t length = format->length(shape, cells, count) + spaces;
    if (length > capacity)
        return length;

    for (size_t i = 0; i < count; i++) {
        buffer = format->write(shape, cells + i * stride, buffer);
        if (i < spaces)
            *buffer++ = '\n';
    }
    return length;
}
