/* SPDX-License-Identifier: MIT */
/*
 * Writing: what all formats have in common.
 *
 * There are two ways to a text.  A record goes through the format's 'print', which has snprintf's
 * way with space and knows givens, candidates and comments.  Bare grids by the million go through
 * the quick 'length' and 'write' of the formats that have them; for the others a record is made of
 * each grid.  What is written is checked here, so that formats need not: a shape, digits and
 * candidates that are in range.
 */
#include "core/alphabet.h"
#include "core/format.h"
#include "core/grid.h"
#include "core/shape.h"
#include "core/status.h"

#include <string.h>

enum { MAX_PRINTED = 1 << 16 }; /* no format writes a grid longer than this */

static const sudoku__own *own_of(const sudoku_format *format)
{
    return format->own;
}

/* Copies a text as snprintf does. */
static void copy_text(const char *text, size_t length, char *buffer, size_t capacity)
{
    if (capacity == 0)
        return;
    const size_t kept = length < capacity ? length : capacity - 1;
    memcpy(buffer, text, kept);
    buffer[kept] = '\0';
}

size_t sudoku__print_written(sudoku__write *write, const sudoku_record *record,
                             const sudoku_print_options *options, char *buffer, size_t capacity)
{
    char text[SUDOKU__MAX_WRITTEN];
    const size_t length = (size_t)(write(&record->shape, record->cells, text) - text);
    if (options && options->alphabet) {
        sudoku__alphabet alphabet;
        sudoku__alphabet_parse(options->alphabet, &alphabet, NULL);
        for (size_t at = 0; at < length; at++) {
            const char *usual = memchr(sudoku__usual_alphabet.symbol, text[at],
                                       sizeof sudoku__usual_alphabet.symbol);
            if (usual)
                text[at] = alphabet.symbol[usual - sudoku__usual_alphabet.symbol];
        }
    }
    copy_text(text, length, buffer, capacity);
    return length;
}

size_t sudoku_grid_print(const sudoku_grid *grid, const sudoku_format *format, char *buffer,
                         size_t capacity)
{
    if (!grid || !format || (!buffer && capacity > 0))
        return 0;
    sudoku_record record = {.cells = grid->cell};
    sudoku__shape_copy(&record.shape, &grid->shape);
    if (!sudoku_format_takes(format, &record.shape))
        return 0;
    return format->print(&record, NULL, buffer, capacity);
}

/* Whether the options of printing are right and fit the order. */
static bool options_are_right(const sudoku_print_options *options, unsigned order)
{
    sudoku__alphabet alphabet;
    return !options ||
           (sudoku__reserved_are_zero(options->reserved, NULL) &&
            sudoku__alphabet_parse(options->alphabet, &alphabet, NULL) && alphabet.size >= order);
}

/* Whether digits and candidates are of the order. */
static bool record_is_in_range(const sudoku_record *record)
{
    const unsigned order = sudoku__order(&record->shape), cells = sudoku__cells(&record->shape);
    for (unsigned cell = 0; cell < cells; cell++)
        if (record->cells[cell] > order ||
            (record->candidates && record->candidates[cell] >> order != 0))
            return false;
    return true;
}

size_t sudoku_record_print(const sudoku_record *record, const sudoku_format *format,
                           const sudoku_print_options *options, char *buffer, size_t capacity)
{
    if (!record || !record->cells || !format || (!buffer && capacity > 0) ||
        !sudoku_format_takes(format, &record->shape) ||
        !options_are_right(options, sudoku__order(&record->shape)) || !record_is_in_range(record))
        return 0;
    return format->print(record, options, buffer, capacity);
}

/* ---- Many grids ---- */

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

/* A record from bare cells; its 'cells' are for the caller to set. */
static sudoku_record record_of(const sudoku_shape *shape)
{
    sudoku_record record = {.cells = NULL};
    sudoku__shape_copy(&record.shape, shape);
    return record;
}

/* How many bytes the grids take, without what stands between them. */
static size_t length_of(const sudoku_shape *shape, const uint8_t *cells, size_t count,
                        const sudoku_format *format)
{
    const sudoku__own *own = own_of(format);
    if (own && own->length)
        return own->length(shape, cells, count);
    sudoku_record record = record_of(shape);
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        record.cells = cells + i * sudoku__cells(shape);
        length += format->print(&record, NULL, NULL, 0);
    }
    return length;
}

/* The way without a quick 'write'. */
static void print_slowly(const sudoku_shape *shape, const uint8_t *cells, size_t count,
                         size_t betweens, const sudoku_format *format, char *buffer,
                         size_t capacity)
{
    sudoku_record record = record_of(shape);
    const size_t between = strlen(format->between);
    for (size_t i = 0; i < count; i++) {
        record.cells = cells + i * sudoku__cells(shape);
        const size_t length = format->print(&record, NULL, buffer, capacity);
        buffer += length;
        capacity -= length;
        buffer[-1] = '\n'; /* where no byte was left for the NUL */
        if (i < betweens) {
            memcpy(buffer, format->between, between);
            buffer += between;
            capacity -= between;
        }
    }
}

size_t sudoku_print_many(const sudoku_shape *shape, const uint8_t *cells, size_t count, bool more,
                         const sudoku_format *format, char *buffer, size_t capacity)
{
    shape = sudoku__shape_or_classic(shape);
    if (!cells || (!buffer && capacity > 0) || !sudoku_format_takes(format, shape) ||
        count > SIZE_MAX / MAX_PRINTED)
        return 0;
    const size_t stride = sudoku__cells(shape);
    if (!digits_in_range(cells, count * stride, sudoku__order(shape)))
        return 0;

    const sudoku__own *own = own_of(format);
    const size_t between = strlen(format->between);
    const size_t betweens = between == 0 || count == 0 ? 0 : more ? count : count - 1;
    const size_t length = length_of(shape, cells, count, format) + betweens * between;
    if (length > capacity)
        return length;
    if (!own || !own->write) {
        print_slowly(shape, cells, count, betweens, format, buffer, capacity);
        return length;
    }
    for (size_t i = 0; i < count; i++) {
        buffer = own->write(shape, cells + i * stride, buffer);
        if (i < betweens) {
            memcpy(buffer, format->between, between);
            buffer += between;
        }
    }
    return length;
}
