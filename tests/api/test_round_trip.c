/* SPDX-License-Identifier: MIT */
/*
 * Proves that formats keep what they say: random records of several shapes go through every pair
 * of formats that take them, are read with the format named and found out, and what both formats
 * hold is equal at the end.
 *
 * Formats without marks cannot tell a digit from a last candidate.  So the records for them have
 * two candidates or more in each empty cell; the others get records with last candidates, and with
 * digits that other cells still have as candidates.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "random.h"

enum { ROOM = 1 << 17, RECORDS = 6 };

/* A record with room for its parts. */
typedef struct kept {
    sudoku_shape shape;
    uint8_t cells[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS];
    uint32_t candidates[SUDOKU_MAX_CELLS];
    char comment[64];
    bool has_candidates;
} kept;

static sudoku_record record_of(const kept *from)
{
    return (sudoku_record){.shape = from->shape,
                           .cells = from->cells,
                           .givens = from->givens,
                           .candidates = from->has_candidates ? from->candidates : NULL,
                           .comment = from->comment};
}

/* The candidates that break no rule, by the public function. */
static void basic_candidates(const kept *of, uint32_t *masks)
{
    sudoku_grid *grid;
    assert_int_equal(sudoku_grid_new(&grid, &of->shape), SUDOKU_OK);
    assert_int_equal(sudoku_grid_assign(grid, of->cells), SUDOKU_OK);
    sudoku_candidates(grid, masks);
    sudoku_grid_free(grid);
}

static void keep(kept *to, const sudoku_record *from)
{
    memset(to, 0, sizeof *to);
    to->shape = from->shape;
    const unsigned cells = sudoku_cells(&from->shape);
    memcpy(to->cells, from->cells, cells);
    for (unsigned cell = 0; cell < cells; cell++)
        to->givens[cell] = from->cells[cell] && (!from->givens || from->givens[cell]);
    to->has_candidates = from->candidates != NULL;
    if (from->candidates)
        memcpy(to->candidates, from->candidates, cells * sizeof *to->candidates);
    snprintf(to->comment, sizeof to->comment, "%s", from->comment ? from->comment : "");
}

static unsigned bits(uint32_t mask)
{
    unsigned count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

/* Fills the record with part of a solved grid; some of its digits were filled in. */
static void make_cells(kept *record, uint64_t *state)
{
    const unsigned order = sudoku_order(&record->shape), shift = random_below(state, order);
    const unsigned high = record->shape.box_rows, wide = record->shape.box_cols;
    const unsigned kept_of_8 = 2 + random_below(state, 5);
    for (unsigned cell = 0; cell < order * order; cell++) {
        const unsigned row = cell / order, column = cell % order;
        const unsigned digit = (wide * (row % high) + row / high + column + shift) % order + 1;
        const bool there = random_below(state, 8) < kept_of_8;
        record->cells[cell] = (uint8_t)(there ? digit : 0);
        record->givens[cell] = there && random_below(state, 3) > 0;
    }
}

/* Candidates that break no rule, some of them taken away.  'clear': two or more are left in each
   cell; a cell that has only one is given its digit, until there is none. */
static void make_candidates(kept *record, bool clear, uint64_t *state)
{
    const unsigned cells = sudoku_cells(&record->shape), order = sudoku_order(&record->shape);
    for (bool changed = true; changed;) {
        changed = false;
        basic_candidates(record, record->candidates);
        for (unsigned cell = 0; cell < cells && !changed; cell++) {
            const uint32_t mask = record->candidates[cell];
            if (record->cells[cell] || bits(mask) > (clear ? 1 : 0))
                continue;
            for (unsigned digit = 1; digit <= order && !record->cells[cell]; digit++)
                if (mask >> (digit - 1) & 1 || (mask == 0 && digit == order))
                    record->cells[cell] = (uint8_t)digit;
            changed = true;
        }
    }
    for (unsigned cell = 0; cell < cells; cell++) {
        for (unsigned digit = 0; digit < order; digit++) {
            const uint32_t less = record->candidates[cell] & ~(UINT32_C(1) << digit);
            if (random_below(state, 4) == 0 && bits(less) >= (clear ? 2u : 1u))
                record->candidates[cell] = less;
        }
    }
    record->has_candidates = true;
}

static void make_record(kept *record, const sudoku_shape *shape, unsigned kind, bool clear,
                        uint64_t *state)
{
    static const char *const comments[] = {"", "tiny", "12.5 easy, not hard", "naïve \xe6\x95\xb0"};
    memset(record, 0, sizeof *record);
    record->shape = *shape;
    make_cells(record, state);
    make_candidates(record, clear, state);
    record->has_candidates = kind % 3 != 0;
    for (unsigned cell = 0; cell < SUDOKU_MAX_CELLS && kind % 2 == 0; cell++)
        record->givens[cell] = record->cells[cell] > 0;
    strcpy(record->comment, comments[kind % 4]);
}

static size_t print(const kept *record, const sudoku_format *format, char *text)
{
    const sudoku_record printed = record_of(record);
    size_t length = strlen(format->head);
    memcpy(text, format->head, length);
    const size_t body = sudoku_record_print(&printed, format, NULL, text + length, ROOM - length);
    assert_in_range(body, 1, ROOM - length - 100);
    assert_int_equal(text[length + body - 1], '\n');
    length += body;
    strcpy(text + length, format->tail);
    return length + strlen(format->tail);
}

/* Reads one record; 'format' NULL: found out. */
static bool read_back(const char *text, size_t length, const sudoku_shape *hint,
                      const sudoku_format *format, kept *to)
{
    const sudoku_reader_options options = {.shape = hint, .format = format};
    sudoku_reader *reader;
    sudoku_record record;
    sudoku_error error = {.line = 0};
    assert_int_equal(sudoku_reader_new(&reader, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, text, length, true), SUDOKU_OK);
    bool good = sudoku_reader_next(reader, &record, &error) == SUDOKU_OK;
    if (good)
        keep(to, &record);
    else
        print_error("%s\n", error.reason);
    good = good && sudoku_reader_next(reader, &record, NULL) == SUDOKU_NONE;
    sudoku_reader_free(reader);
    return good;
}

/* What differs of what is held: its name, or NULL. */
static const char *difference(const kept *a, const kept *b, uint32_t holds)
{
    const unsigned cells = sudoku_cells(&a->shape);
    if (!sudoku_shape_equal(&a->shape, &b->shape))
        return "shape";
    if (memcmp(a->cells, b->cells, cells) != 0)
        return "cells";
    if ((holds & SUDOKU_HOLDS_GIVENS) && memcmp(a->givens, b->givens, cells) != 0)
        return "givens";
    if ((holds & SUDOKU_HOLDS_COMMENT) && strcmp(a->comment, b->comment) != 0)
        return "comment";
    if (!(holds & SUDOKU_HOLDS_CANDIDATES) || !a->has_candidates)
        return NULL;
    uint32_t basic[SUDOKU_MAX_CELLS];
    basic_candidates(b, basic);
    return memcmp(a->candidates, b->has_candidates ? b->candidates : basic,
                  cells * sizeof *basic) != 0
               ? "candidates"
               : NULL;
}

/* One record through two formats. */
static void go_through(const kept *record, const sudoku_format *first, const sudoku_format *second)
{
    static char text[ROOM];
    static kept between, found, named;
    const sudoku_shape *hint = &record->shape;
    size_t length = print(record, first, text);
    if (!read_back(text, length, hint, NULL, &found) ||
        !read_back(text, length, hint, first, &named))
        fail_msg("%s is not read:\n%s", first->name, text);
    const char *differs = difference(&found, &named, ~UINT32_C(0));
    if (differs)
        fail_msg("%s, named and found out: %s\n%s", first->name, differs, text);
    differs = difference(record, &found, first->holds);
    if (differs)
        fail_msg("%s: %s\n%s", first->name, differs, text);
    between = found;
    length = print(&between, second, text);
    if (!read_back(text, length, hint, NULL, &found))
        fail_msg("%s to %s is not read:\n%s", first->name, second->name, text);
    differs = difference(record, &found, first->holds & second->holds);
    if (differs)
        fail_msg("%s to %s: %s\n%s", first->name, second->name, differs, text);
}

static bool goes(const sudoku_format *format, const sudoku_shape *shape)
{
    return format->reads && sudoku_format_takes(format, shape);
}

static void through_all_pairs(const sudoku_shape *shape, bool clear, const char *except,
                              uint64_t seed)
{
    const sudoku_format *first, *second;
    static kept record;
    for (unsigned kind = 0; kind < RECORDS; kind++) {
        make_record(&record, shape, kind, clear, &seed);
        for (unsigned i = 0; (first = sudoku_format_at(i)); i++)
            for (unsigned k = 0; (second = sudoku_format_at(k)); k++)
                if (goes(first, shape) && goes(second, shape) && !strstr(except, first->name) &&
                    !strstr(except, second->name))
                    go_through(&record, first, second);
    }
}

static void every_pair_of_formats(void **state)
{
    (void)state;
    static const unsigned boxes[][2] = {{2, 2}, {1, 5}, {2, 3}, {3, 2}, {7, 1},
                                        {2, 4}, {3, 3}, {2, 5}, {4, 4}, {5, 5}};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
        sudoku_shape shape;
        assert_int_equal(sudoku_shape_of_boxes(boxes[i][0], boxes[i][1], &shape), SUDOKU_OK);
        through_all_pairs(&shape, true, "", i + 1);
    }
}

static void last_candidates(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        sudoku_shape shape;
        assert_int_equal(sudoku_shape_of_boxes(seed % 2 ? 3 : 2, 3, &shape), SUDOKU_OK);
        through_all_pairs(&shape, false, "sukaku sudokuwiki", seed);
    }
}

static void jigsaws(void **state)
{
    (void)state;
    static const char labels[] = "AAABACBBCCDBCDDD";
    sudoku_shape shape = {.box_rows = 1, .box_cols = 4, .jigsaw = true};
    for (unsigned cell = 0; cell < 16; cell++)
        shape.regions[cell] = (uint8_t)(labels[cell] - 'A');
    if (!sudoku_shape_valid(&shape, NULL))
        return;
    through_all_pairs(&shape, true, "", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_formats),
        cmocka_unit_test(last_candidates),
        cmocka_unit_test(jigsaws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
