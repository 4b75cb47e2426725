/* SPDX-License-Identifier: MIT */
/*
 * Numbered sets of solved grids, whatever the family: what source.h describes is put to work here.
 * Indexes are worked on in batches, stage by stage, so that each stage is a short loop over
 * arrays that stay in the nearest memory, and no stage waits for the one before.
 */
#include "make/source.h"

#include <stdlib.h>
#include <string.h>

#include "core/grid.h"
#include "core/shape.h"
#include "core/shape_text.h"
#include "core/status.h"

/* The product of all radices, or UINT64_MAX. */
static uint64_t saturated_size(const sudoku_source *source)
{
    uint64_t size = 1;
    for (unsigned part = 0; part < source->parts; part++) {
        if (size > UINT64_MAX / source->radix[part])
            return UINT64_MAX;
        size *= source->radix[part];
    }
    return size;
}

static sudoku_status check_options(const sudoku_shape *shape, const sudoku_source_options *options,
                                   const sudoku_family *family, sudoku_error *error)
{
    if (!sudoku_shape_valid(shape, error) || !sudoku__reserved_are_zero(options->reserved, error))
        return SUDOKU_E_ARG;
    if (options->first_digit > sudoku__order(shape))
        return sudoku__fail(error, SUDOKU_E_ARG, "first digit %u, allowed are 1 to %u",
                            options->first_digit, sudoku__order(shape));
    if (!sudoku__is_plain(shape) || (family->supports && !family->supports(shape)))
        return sudoku__fail(error, SUDOKU_E_SHAPE, "family '%s' does %s alone, not the shape %s",
                            family->name, family->shapes, sudoku__label_shape(shape).text);
    return SUDOKU_OK;
}

sudoku_status sudoku_source_new(sudoku_source **source, const sudoku_shape *shape,
                                const sudoku_source_options *options, sudoku_error *error)
{
    static const sudoku_source_options defaults = {.seed = 0};
    if (!source)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the source");
    shape = sudoku__shape_or_classic(shape);
    options = options ? options : &defaults;
    const sudoku_family *family = options->family ? options->family : sudoku_family_at(0);
    const sudoku_status status = check_options(shape, options, family, error);
    if (status != SUDOKU_OK)
        return status;

    sudoku_source *made = calloc(1, sizeof *made);
    if (made) {
        made->family = family;
        made->shape = *shape;
        made->order = sudoku__order(shape);
        made->first_digit = options->first_digit;
        family->plan(made);
    }
    if (!made || made->no_memory) {
        sudoku_source_free(made);
        return sudoku__fail(error, SUDOKU_E_NOMEM, "no memory for a source");
    }
    made->size = saturated_size(made);
    made->shuffled = options->seed != 0;
    sudoku__shuffle_init(&made->shuffle, made->parts, made->radix, options->seed);
    *source = made;
    return SUDOKU_OK;
}

void sudoku_source_free(sudoku_source *source)
{
    if (!source)
        return;
    for (unsigned part = 0; part < source->parts; part++)
        free(source->part[part].rows);
    free(source->pattern);
    free(source);
}

uint64_t sudoku_source_size(const sudoku_source *source)
{
    return source ? source->size : 0;
}

/* Multiplies a number of decimal digits, the last one first; returns how many it has then. */
static size_t multiply_decimal(char *digits, size_t length, unsigned factor)
{
    unsigned carry = 0;
    for (size_t i = 0; i < length || carry > 0; i++) {
        carry += i < length ? (unsigned)digits[i] * factor : 0;
        digits[i] = (char)(carry % 10);
        carry /= 10;
        length = i < length ? length : i + 1;
    }
    return length;
}

size_t sudoku_source_size_text(const sudoku_source *source, char *buffer, size_t capacity)
{
    char digits[64] = {1};
    size_t length = 1;
    if (!source || (!buffer && capacity > 0))
        return 0;
    for (unsigned part = 0; part < source->parts; part++)
        length = multiply_decimal(digits, length, source->radix[part]);
    for (size_t i = 0; i < length && i + 1 < capacity; i++)
        buffer[i] = (char)('0' + digits[length - 1 - i]);
    if (capacity > 0)
        buffer[length < capacity ? length : capacity - 1] = '\0';
    return length;
}

/* Takes apart the indexes from 'first' on: the first by division, the others by counting up, in
   runs between two carries from the last part. */
static void number_batch(const sudoku_source *source, uint64_t first, sudoku__batch *batch)
{
    const unsigned last = source->parts - 1;
    uint16_t value[SUDOKU__MAX_PARTS];
    for (unsigned part = source->parts; part-- > 0; first /= source->radix[part])
        value[part] = (uint16_t)(first % source->radix[part]);
    for (unsigned done = 0, run; done < SUDOKU__BATCH; done += run) {
        const unsigned left = SUDOKU__BATCH - done, until_carry = source->radix[last] - value[last];
        run = left < until_carry ? left : until_carry;
        for (unsigned part = 0; part < last; part++)
            for (unsigned i = 0; i < run; i++)
                batch->value[part][done + i] = value[part];
        for (unsigned i = 0; i < run; i++)
            batch->value[last][done + i] = (uint16_t)(value[last] + i);

        value[last] = 0;
        for (unsigned part = last; part-- > 0;) {
            if (++value[part] < source->radix[part])
                break;
            value[part] = 0;
        }
    }
}

sudoku_status sudoku_source_read(const sudoku_source *source, uint64_t first, size_t count,
                                 uint8_t *cells)
{
    if (!source || !cells || first > source->size || count > source->size - first)
        return SUDOKU_E_ARG;
    sudoku__batch batch;
    for (size_t done = 0; done < count; done += batch.count) {
        batch.count = count - done < SUDOKU__BATCH ? (unsigned)(count - done) : SUDOKU__BATCH;
        number_batch(source, first + done, &batch);
        if (source->shuffled)
            sudoku__shuffle_apply(&source->shuffle, batch.value);
        sudoku__arrange(source, &batch);
        source->family->write(source, &batch, cells + done * source->order * source->order);
    }
    return SUDOKU_OK;
}

sudoku_status sudoku_source_get(const sudoku_source *source, uint64_t index, sudoku_grid *grid)
{
    if (!source || !grid || index >= source->size)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(&source->shape, &grid->shape))
        return SUDOKU_E_SHAPE;
    return sudoku_source_read(source, index, 1, grid->cell);
}
