/* SPDX-License-Identifier: MIT */
/* Proves what text.h promises of writing: the exact bytes of every format (written out here by
   hand), what happens in buffers of every size, separators, refusals, and that the reader gets the
   same grid back for every shape. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

enum { ROOM = 8192 };

static const char *const names[] = {
    "grid",     "line", "block",  "json",      "rows",       "sdm",    "sdk",
    "ss",       "sdx",  "pencil", "sukaku",    "sudokuwiki", "hodoku", "csv",
    "exchange", "gsf",  "solo",   "solo-save", "gnome",      "jigsaw",
};
enum { NAMES = sizeof names / sizeof *names };

static void formats_are_found_by_number_and_name(void **state)
{
    (void)state;
    for (unsigned i = 0; i < NAMES; i++) {
        assert_string_equal(sudoku_format_name(sudoku_format_at(i)), names[i]);
        assert_ptr_equal(sudoku_format_named(names[i]), sudoku_format_at(i));
    }
    assert_null(sudoku_format_at(NAMES));
    assert_null(sudoku_format_named("Grid"));
    assert_null(sudoku_format_named(""));
    assert_null(sudoku_format_named(NULL));
    assert_null(sudoku_format_name(NULL));
}

/* A grid whose cell number i holds i mod (order + 1). */
static sudoku_grid *counting_grid(unsigned box_rows, unsigned box_cols)
{
    const sudoku_shape shape = made_shape(box_rows, box_cols);
    sudoku_grid *grid = made_grid(&shape, NULL);
    const unsigned order = box_rows * box_cols;
    for (unsigned cell = 0; cell < order * order; cell++)
        sudoku_grid_set(grid, cell, (uint8_t)(cell % (order + 1)));
    return grid;
}

static void prints(unsigned box_rows, unsigned box_cols, const char *format, const char *expected)
{
    char text[ROOM];
    sudoku_grid *grid = counting_grid(box_rows, box_cols);
    const size_t length = sudoku_grid_print(grid, sudoku_format_named(format), text, sizeof text);
    assert_string_equal(text, expected);
    assert_int_equal(length, strlen(expected));
    sudoku_grid_free(grid);
}

static void grids_look_like_this(void **state)
{
    (void)state;
    prints(2, 2, "grid", "0 1 2 3\n4 0 1 2\n3 4 0 1\n2 3 4 0\n");
    prints(3, 3, "grid",
           "0 1 2 3 4 5 6 7 8\n9 0 1 2 3 4 5 6 7\n8 9 0 1 2 3 4 5 6\n7 8 9 0 1 2 3 4 5\n"
           "6 7 8 9 0 1 2 3 4\n5 6 7 8 9 0 1 2 3\n4 5 6 7 8 9 0 1 2\n3 4 5 6 7 8 9 0 1\n"
           "2 3 4 5 6 7 8 9 0\n");
    prints(2, 5, "grid",
           "0 1 2 3 4 5 6 7 8 9\n10 0 1 2 3 4 5 6 7 8\n9 10 0 1 2 3 4 5 6 7\n"
           "8 9 10 0 1 2 3 4 5 6\n7 8 9 10 0 1 2 3 4 5\n6 7 8 9 10 0 1 2 3 4\n"
           "5 6 7 8 9 10 0 1 2 3\n4 5 6 7 8 9 10 0 1 2\n3 4 5 6 7 8 9 10 0 1\n"
           "2 3 4 5 6 7 8 9 10 0\n");
}

static void lines_look_like_this(void **state)
{
    (void)state;
    prints(1, 5, "line", ".12345.12345.12345.12345.\n");
    prints(2, 3, "line", ".123456.123456.123456.123456.123456.\n");
    sudoku_grid *grid = counting_grid(5, 5);
    char text[ROOM];
    assert_int_equal(sudoku_grid_print(grid, sudoku_format_named("line"), text, ROOM), 626);
    assert_memory_equal(text, ".123456789ABCDEFGHIJKLMNOP.123456789ABC", 39);
    assert_string_equal(text + 620, "MNOP.\n");
    sudoku_grid_free(grid);
}

static void blocks_look_like_this(void **state)
{
    (void)state;
    prints(3, 3, "block",
           ". 1 2 | 3 4 5 | 6 7 8\n9 . 1 | 2 3 4 | 5 6 7\n8 9 . | 1 2 3 | 4 5 6\n"
           "------+-------+------\n"
           "7 8 9 | . 1 2 | 3 4 5\n6 7 8 | 9 . 1 | 2 3 4\n5 6 7 | 8 9 . | 1 2 3\n"
           "------+-------+------\n"
           "4 5 6 | 7 8 9 | . 1 2\n3 4 5 | 6 7 8 | 9 . 1\n2 3 4 | 5 6 7 | 8 9 .\n");
    prints(3, 2, "block",
           ". 1 | 2 3 | 4 5\n6 . | 1 2 | 3 4\n5 6 | . 1 | 2 3\n"
           "----+-----+----\n"
           "4 5 | 6 . | 1 2\n3 4 | 5 6 | . 1\n2 3 | 4 5 | 6 .\n");
    prints(2, 5, "block",
           ". 1 2 3 4 | 5 6 7 8 9\nA . 1 2 3 | 4 5 6 7 8\n----------+----------\n"
           "9 A . 1 2 | 3 4 5 6 7\n8 9 A . 1 | 2 3 4 5 6\n----------+----------\n"
           "7 8 9 A . | 1 2 3 4 5\n6 7 8 9 A | . 1 2 3 4\n----------+----------\n"
           "5 6 7 8 9 | A . 1 2 3\n4 5 6 7 8 | 9 A . 1 2\n----------+----------\n"
           "3 4 5 6 7 | 8 9 A . 1\n2 3 4 5 6 | 7 8 9 A .\n");
    static const char latin[] = ". 1 2 3 4\n5 . 1 2 3\n4 5 . 1 2\n3 4 5 . 1\n2 3 4 5 .\n";
    prints(1, 5, "block", latin);
    prints(5, 1, "block", latin);
}

static void json_looks_like_this(void **state)
{
    (void)state;
    prints(2, 2, "json", "{\"order\":4,\"box\":\"2x2\",\"grid\":\".1234.1234.1234.\"}\n");
    prints(1, 11, "json",
           "{\"order\":11,\"box\":\"1x11\",\"grid\":\".123456789AB.123456789AB.123456789AB"
           ".123456789AB.123456789AB.123456789AB.123456789AB.123456789AB.123456789AB"
           ".123456789AB.\"}\n");
}

static void every_capacity_gets_what_fits(void **state)
{
    (void)state;
    sudoku_grid *grid = counting_grid(3, 4);
    for (unsigned i = 0; i < 4; i++) {
        const sudoku_format *format = sudoku_format_at(i);
        char whole[ROOM];
        const size_t length = sudoku_grid_print(grid, format, whole, sizeof whole);
        assert_int_equal(sudoku_grid_print(grid, format, NULL, 0), length);
        for (size_t capacity = 0; capacity <= length + 2; capacity++) {
            char *text = malloc(capacity + 1); /* exact, so that sanitizers see one byte too much */
            text[capacity] = '~';
            assert_int_equal(sudoku_grid_print(grid, format, text, capacity), length);
            const size_t kept = capacity <= length ? capacity - 1 : length;
            if (capacity > 0) {
                assert_memory_equal(text, whole, kept);
                assert_int_equal(text[kept], '\0');
            }
            assert_int_equal(text[capacity], '~');
            free(text);
        }
    }
    sudoku_grid_free(grid);
}

static void many_are_one_after_another(void **state)
{
    (void)state;
    static const char *const between[] = {"\n", "", "\n", ""};
    sudoku_grid *grid = counting_grid(2, 3);
    uint8_t cells[3 * 36];
    for (unsigned i = 0; i < 3; i++)
        memcpy(cells + i * 36, sudoku_grid_data(grid), 36);
    for (unsigned i = 0; i < 4; i++) {
        char one[ROOM], expected[ROOM] = "";
        sudoku_grid_print(grid, sudoku_format_at(i), one, sizeof one);
        for (unsigned count = 0; count <= 3; count++) {
            for (unsigned more = 0; more < 2; more++) {
                expected[0] = '\0';
                for (unsigned k = 0; k < count; k++) {
                    strcat(expected, one);
                    strcat(expected, k + 1 < count || more ? between[i] : "");
                }
                const size_t length = strlen(expected);
                char *text = malloc(length + 1);
                memset(text, '~', length + 1);
                const sudoku_shape *shape = sudoku_grid_shape(grid);
                const sudoku_format *format = sudoku_format_at(i);
                if (length > 0) { /* all or nothing */
                    assert_int_equal(
                        sudoku_print_many(shape, cells, count, more, format, text, length - 1),
                        length);
                    assert_int_equal(text[0], '~');
                }
                assert_int_equal(sudoku_print_many(shape, cells, count, more, format, NULL, 0),
                                 length);
                assert_int_equal(sudoku_print_many(shape, cells, count, more, format, text, length),
                                 length);
                assert_memory_equal(text, expected, length);
                assert_int_equal(text[length], '~');
                free(text);
            }
        }
    }
    sudoku_grid_free(grid);
}

/* Digits out of range anywhere in a long run of grids, which is looked through in blocks. */
static void wrong_digits_are_refused(void **state)
{
    (void)state;
    enum { GRIDS = 7 };
    static uint8_t cells[GRIDS * 81];
    char text[GRIDS * 300];
    for (size_t cell = 0; cell < sizeof cells; cell++) {
        cells[cell] = 10;
        for (unsigned i = 0; i < 4; i++)
            assert_int_equal(sudoku_print_many(NULL, cells, GRIDS, false, sudoku_format_at(i), text,
                                               sizeof text),
                             0);
        cells[cell] = 255;
        assert_int_equal(
            sudoku_print_many(NULL, cells, GRIDS, false, sudoku_format_at(0), text, sizeof text),
            0);
        cells[cell] = 9;
    }
    assert_int_equal(
        sudoku_print_many(NULL, cells, GRIDS, false, sudoku_format_at(0), text, sizeof text),
        GRIDS * 163 - 1);
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    char text[ROOM];
    sudoku_grid *grid = counting_grid(3, 3);
    const uint8_t *cells = sudoku_grid_data(grid);
    const sudoku_format *format = sudoku_format_at(0);
    const sudoku_shape bad = {.box_rows = 1, .box_cols = 1};
    assert_int_equal(sudoku_grid_print(NULL, format, text, sizeof text), 0);
    assert_int_equal(sudoku_grid_print(grid, NULL, text, sizeof text), 0);
    assert_int_equal(sudoku_print_many(&bad, cells, 1, false, format, text, sizeof text), 0);
    assert_int_equal(sudoku_print_many(NULL, NULL, 1, false, format, text, sizeof text), 0);
    assert_int_equal(sudoku_print_many(NULL, cells, 1, false, NULL, text, sizeof text), 0);
    assert_int_equal(sudoku_print_many(NULL, cells, 1, false, format, NULL, sizeof text), 0);
    assert_int_equal(sudoku_print_many(NULL, cells, SIZE_MAX / 1024, false, format, NULL, 0), 0);
    sudoku_grid_free(grid);
}

/* Reads one record with the shape as a hint; returns whether it is this grid. */
static bool reads_back(const char *text, size_t length, const sudoku_grid *grid)
{
    const sudoku_reader_options options = {.shape = sudoku_grid_shape(grid)};
    sudoku_reader *reader;
    sudoku_record record;
    assert_int_equal(sudoku_reader_new(&reader, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, text, length, true), SUDOKU_OK);
    bool same = sudoku_reader_next(reader, &record, NULL) == SUDOKU_OK &&
                sudoku_shape_equal(&record.shape, sudoku_grid_shape(grid)) &&
                memcmp(record.cells, sudoku_grid_data(grid), sudoku_cells(&record.shape)) == 0;
    same = same && sudoku_reader_next(reader, &record, NULL) == SUDOKU_NONE;
    sudoku_reader_free(reader);
    return same;
}

static void the_reader_reads_what_is_written(void **state)
{
    (void)state;
    static const char *const readable[] = {"grid", "line", "block"};
    for (unsigned rows = 1; rows <= 25; rows++) {
        for (unsigned cols = 1; cols <= 25; cols++) {
            if (rows * cols < 4 || rows * cols > 25)
                continue;
            sudoku_grid *grid = counting_grid(rows, cols);
            for (unsigned i = 0; i < 3; i++) {
                char text[ROOM];
                const size_t length = sudoku_grid_print(grid, sudoku_format_named(readable[i]),
                                                        text, sizeof text);
                if (!reads_back(text, length, grid))
                    fail_msg("%ux%u, %s:\n%s", rows, cols, readable[i], text);
            }
            sudoku_grid_free(grid);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_are_found_by_number_and_name),
        cmocka_unit_test(grids_look_like_this),
        cmocka_unit_test(lines_look_like_this),
        cmocka_unit_test(blocks_look_like_this),
        cmocka_unit_test(json_looks_like_this),
        cmocka_unit_test(every_capacity_gets_what_fits),
        cmocka_unit_test(many_are_one_after_another),
        cmocka_unit_test(wrong_digits_are_refused),
        cmocka_unit_test(wrong_arguments_are_refused),
        cmocka_unit_test(the_reader_reads_what_is_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
