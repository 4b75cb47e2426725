/* SPDX-License-Identifier: MIT */
/*
 * The parts of an index, their tables, and the arrangement that they make.
 *
 * An order of n items is taken apart into stages.  The table of a stage has a row for each way to
 * pick its few items out of those left over by the stage before: first the picks, then the rest in
 * rising order.  The next stage picks from that rest, so its bytes are places in it (it is
 * nested).  All orders of nine are 504 rows and 720 rows instead of 362,880, and a lookup for each
 * of six bytes; and rows in the order of their picks make the numbering lexicographic.  A table has
 * at most 720 rows, so that all of them together stay in the processor's nearest memory.
 *
 * The opposite case is orders of a few items side by side, as those of the rows of each band: they
 * are joined, so that one row has them all.
 */
#include "make/source.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 720, SHORT_ROW = 16 };

static const sudoku__part *last_part(const sudoku_source *source)
{
    return &source->part[source->parts - 1];
}

static void add_part(sudoku_source *source, unsigned radix, sudoku__part part)
{
    assert(source->parts < SUDOKU__MAX_PARTS);
    source->radix[source->parts] = (uint16_t)radix;
    source->part[source->parts] = part;
    source->parts++;
}

/* Adds a part with a table; returns its rows, all zero, or NULL where there is no memory. */
static uint8_t *add_rows(sudoku_source *source, unsigned radix, sudoku__part part)
{
    part.stride = part.length <= SHORT_ROW ? SHORT_ROW : SUDOKU__MAX_ROW;
    part.rows = calloc(radix, part.stride);
    if (part.rows)
        add_part(source, radix, part);
    else
        source->no_memory = true;
    return part.rows;
}

void sudoku__add_choice(sudoku_source *source, unsigned radix)
{
    add_part(source, radix, (sudoku__part){.rows = NULL});
}

uint8_t *sudoku__add_pattern(sudoku_source *source, size_t bytes)
{
    source->pattern = malloc(bytes);
    source->no_memory |= !source->pattern;
    return source->pattern;
}

/* Makes one part of the last two where these are orders side by side and few. */
static void join_last_two(sudoku_source *source)
{
    if (source->no_memory || source->parts < 2)
        return;
    const unsigned last = source->parts - 1;
    const sudoku__part left = source->part[last - 1], right = source->part[last];
    const unsigned lefts = source->radix[last - 1], rights = source->radix[last];
    if (!left.rows || left.nested || left.first + left.length != right.first ||
        lefts * rights > MOST_ROWS)
        return;

    const sudoku__part joined = {.first = left.first,
                                 .length = (uint8_t)(left.length + right.length)};
    source->parts -= 2;
    uint8_t *row = add_rows(source, lefts * rights, joined);
    for (unsigned i = 0; row && i < lefts * rights; i++, row += last_part(source)->stride) {
        memcpy(row, left.rows + i / rights * left.stride, left.length);
        memcpy(row + left.length, right.rows + i % rights * right.stride, right.length);
    }
    free(left.rows);
    free(right.rows);
}

/* Pick number 'value' of the 'radix' ways to pick from all items but the first 'fixed': these, the
   picks, and the rest in the old order. */
static void write_pick(uint8_t *row, const uint8_t *items, unsigned count, unsigned fixed,
                       unsigned radix, unsigned value)
{
    memcpy(row, items, count);
    for (unsigned place = fixed; radix > 1; place++) {
        radix /= count - place;
        const unsigned picked = place + value / radix;
        const uint8_t item = row[picked];
        memmove(row + place + 1, row + place, picked - place);
        row[place] = item;
        value %= radix;
    }
}

/* How many items a stage picks, and in how many ways. */
static unsigned stage_picks(unsigned count, unsigned most, unsigned *radix)
{
    unsigned picks = 0;
    for (*radix = 1; picks < count && *radix * (count - picks) <= most; picks++)
        *radix *= count - picks;
    return picks;
}

/* sudoku__add_order with at most 'most' rows in a table. */
static void add_stages(sudoku_source *source, unsigned first, const uint8_t *items, unsigned count,
                       unsigned fixed, unsigned most)
{
    uint8_t places[SUDOKU_MAX_ORDER];
    sudoku__part part = {.first = (uint8_t)first};
    while (count > 0) {
        unsigned radix;
        const unsigned settled = fixed + stage_picks(count - fixed, most, &radix);
        part.length = (uint8_t)count;
        uint8_t *row = add_rows(source, radix, part);
        if (!row)
            return;
        for (unsigned value = 0; value < radix; value++, row += last_part(source)->stride)
            write_pick(row, items, count, fixed, radix, value);

        part.nested = true;
        part.from = part.first;
        part.first = (uint8_t)(part.first + settled);
        for (unsigned i = settled; i < count; i++)
            places[i - settled] = (uint8_t)i;
        items = places;
        count -= settled;
        fixed = 0;
    }
}

void sudoku__add_order(sudoku_source *source, unsigned first, const uint8_t *items, unsigned count,
                       unsigned fixed)
{
    const unsigned before = source->parts;
    add_stages(source, first, items, count, fixed, MOST_ROWS);
    if (source->parts == before + 1)
        join_last_two(source);
}

void sudoku__add_digits(sudoku_source *source)
{
    const unsigned fixed = source->first_digit > 0;
    const unsigned left = source->order - fixed;
    uint8_t digits[SUDOKU_MAX_ORDER];
    unsigned count = 0;
    if (fixed)
        digits[count++] = source->first_digit;
    for (unsigned digit = 1; digit <= source->order; digit++)
        if (digit != source->first_digit)
            digits[count++] = (uint8_t)digit;

    /* Two stages at least, so that a shuffle has parts that it can move by one another. */
    const unsigned most = left <= 3 ? left : left <= 6 ? left * (left - 1) : MOST_ROWS;
    add_stages(source, 0, digits, count, fixed, most);
}

void sudoku__add_grouped_order(sudoku_source *source, unsigned first, unsigned groups,
                               unsigned size)
{
    uint8_t lines[SUDOKU_MAX_ORDER], order[SUDOKU_MAX_ORDER];
    for (unsigned line = 0; line < groups * size; line++)
        lines[line] = (uint8_t)line;
    for (unsigned group = 0; group < groups; group++)
        sudoku__add_order(source, first + group * size, lines + group * size, size, 0);

    unsigned radix;
    stage_picks(groups, MOST_ROWS, &radix);
    const sudoku__part part = {.first = (uint8_t)first,
                               .length = (uint8_t)(groups * size),
                               .nested = true,
                               .from = (uint8_t)first};
    uint8_t *row = add_rows(source, radix, part);
    for (unsigned value = 0; row && value < radix; value++) {
        write_pick(order, lines, groups, 0, radix, value);
        for (unsigned line = 0; line < groups * size; line++)
            row[line] = (uint8_t)(order[line / size] * size + line % size);
        row += last_part(source)->stride;
    }
}

/* Inlined once for each stride, so that the copies have a known length. */
static inline void put_rows(const sudoku__part *part, unsigned stride, const uint16_t *value,
                            sudoku__batch *batch)
{
    const uint8_t *rows = part->rows;
    const unsigned count = batch->count, first = part->first;
    for (unsigned i = 0; i < count; i++)
        memcpy(batch->bytes[i] + first, rows + stride * value[i], stride);
}

/* In steps of eight bytes, which a row always has. */
static void put_nested(const sudoku__part *part, const uint16_t *value, sudoku__batch *batch)
{
    const unsigned count = batch->count, length = part->length, stride = part->stride;
    const unsigned first = part->first, from = part->from;
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *row = part->rows + stride * value[i];
        uint8_t *bytes = batch->bytes[i] + first, items[SUDOKU__MAX_ROW];
        memcpy(items, batch->bytes[i] + from, sizeof items);
        for (unsigned done = 0; done < length; done += 8)
            for (unsigned place = done; place < done + 8; place++)
                bytes[place] = items[row[place]];
    }
}

void sudoku__arrange(const sudoku_source *source, sudoku__batch *batch)
{
    for (unsigned number = 0; number < source->parts; number++) {
        const sudoku__part *part = &source->part[number];
        const uint16_t *value = batch->value[number];
        if (!part->rows)
            continue;
        if (part->nested)
            put_nested(part, value, batch);
        else if (part->stride == SHORT_ROW)
            put_rows(part, SHORT_ROW, value, batch);
        else
            put_rows(part, SUDOKU__MAX_ROW, value, batch);
    }
}
