/* SPDX-License-Identifier: MIT */
/* Proves what formats say of themselves, how records are printed, and how alphabets are read and
   written: expected texts are written by hand. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <string.h>

#include <sudoku/sudoku.h>

#define HEX "58..4.....3..FB." /* 16 times in a grid */

static void formats_say_what_they_are(void **state)
{
    (void)state;
    const sudoku_format *format;
    for (unsigned i = 0; (format = sudoku_format_at(i)); i++) {
        assert_true(format->reads || format->writes);
        assert_int_equal(format->writes, format->print != NULL);
        assert_true(format->title && format->head && format->between && format->tail);
        assert_in_range(format->min_order, SUDOKU_MIN_ORDER, format->max_order);
        assert_in_range(format->max_order, format->min_order, SUDOKU_MAX_ORDER);
        for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++) {
            sudoku_shape shape;
            assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
            assert_int_equal(sudoku_format_takes(format, &shape), format->writes &&
                                                                      order >= format->min_order &&
                                                                      order <= format->max_order);
        }
    }
    assert_false(sudoku_format_takes(NULL, NULL));
    assert_true(sudoku_format_takes(sudoku_format_named("line"), NULL));
}

static void formats_say_what_they_lose(void **state)
{
    (void)state;
    const uint8_t cells[81] = {1, 2}, givens[81] = {1};
    const uint32_t candidates[81] = {0};
    sudoku_record record = {.shape = {3, 3, false, 0, {0}}, .cells = cells};
    const sudoku_format nothing = {.name = "nothing"};
    assert_int_equal(sudoku_format_loses(&nothing, &record), 0);
    record.comment = "";
    assert_int_equal(sudoku_format_loses(&nothing, &record), 0);
    record.comment = "x";
    record.givens = givens;
    record.candidates = candidates;
    assert_int_equal(sudoku_format_loses(&nothing, &record),
                     SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT);
    const sudoku_format some = {.holds = SUDOKU_HOLDS_GIVENS};
    assert_int_equal(sudoku_format_loses(&some, &record),
                     SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT);
    const sudoku_record boxes = {.shape = {3, 2, false, 0, {0}}, .cells = cells};
    assert_int_equal(sudoku_format_loses(&some, &boxes), SUDOKU_HOLDS_BOXES);
    assert_int_equal(sudoku_format_loses(NULL, &boxes), 0);
    assert_int_equal(sudoku_format_loses(&some, NULL), 0);
}

static void alphabets_are_read_and_written(void **state)
{
    (void)state;
    char text[16 * 17 + 1] = "", printed[600];
    for (int row = 0; row < 16; row++)
        strcat(text, HEX "\n");
    const sudoku_reader_options options = {.alphabet = "0-9A-F"};
    sudoku_reader *reader;
    sudoku_record record;
    assert_int_equal(sudoku_reader_new(&reader, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, text, strlen(text), true), SUDOKU_OK);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_OK);
    static const uint8_t expected[16] = {6, 9, 0, 0, 5, 0, 0, 0, 0, 0, 4, 0, 0, 16, 12, 0};
    assert_memory_equal(record.cells, expected, 16);
    assert_memory_equal(record.cells + 240, expected, 16);
    const sudoku_print_options hex = {.alphabet = "0-9A-F"}, letters = {.alphabet = "A-P"};
    const sudoku_format *line = sudoku_format_named("line");
    assert_int_equal(sudoku_record_print(&record, line, &hex, printed, sizeof printed), 257);
    assert_memory_equal(printed, HEX HEX, 32);
    assert_int_equal(sudoku_record_print(&record, line, &letters, printed, sizeof printed), 257);
    assert_memory_equal(printed, "FI..E.....D..PL.", 16);
    const sudoku_print_options few = {.alphabet = "0-9A-E"};
    assert_int_equal(sudoku_record_print(&record, line, &few, printed, sizeof printed), 0);
    sudoku_reader_free(reader);
}

static void alphabets_that_are_none(void **state)
{
    (void)state;
    static const char *const bad[] = {"",     "123",   "1-9A-P1", "1233",
                                      "12 3", "12\n3", "1-9A-Q",  "123\xc3\xa4"};
    sudoku_reader *reader;
    sudoku_error error;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const sudoku_reader_options options = {.alphabet = bad[i]};
        error.reason[0] = '\0';
        assert_int_equal(sudoku_reader_new(&reader, &options, &error), SUDOKU_E_ARG);
        assert_true(strlen(error.reason) > 10);
    }
    const sudoku_format mine = {.name = "mine"};
    const sudoku_reader_options options = {.format = &mine};
    assert_int_equal(sudoku_reader_new(&reader, &options, &error), SUDOKU_E_ARG);
    assert_string_equal(error.reason, "the format 'mine' is not read");
}

/* A format of one's own is printed by the bulk function too, without a byte too many. */
static size_t print_first(const sudoku_record *record, const sudoku_print_options *options,
                          char *buffer, size_t capacity)
{
    (void)options;
    const char text[3] = {(char)('0' + record->cells[0]), '\n', '\0'};
    for (size_t at = 0; at < 3 && at < capacity; at++)
        buffer[at] = at + 1 < capacity ? text[at] : '\0';
    return 2;
}

static void own_formats_are_printed(void **state)
{
    (void)state;
    const sudoku_format mine = {.name = "mine",
                                .writes = true,
                                .min_order = 4,
                                .max_order = 9,
                                .between = "--",
                                .print = print_first};
    const uint8_t cells[3 * 81] = {[0] = 7, [81] = 8, [162] = 9};
    char text[12] = "~~~~~~~~~~~";
    assert_int_equal(sudoku_print_many(NULL, cells, 3, false, &mine, text, 9), 10);
    assert_int_equal(text[0], '~');
    assert_int_equal(sudoku_print_many(NULL, cells, 3, false, &mine, text, 10), 10);
    assert_memory_equal(text, "7\n--8\n--9\n~", 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_say_what_they_are),
        cmocka_unit_test(formats_say_what_they_lose),
        cmocka_unit_test(alphabets_are_read_and_written),
        cmocka_unit_test(alphabets_that_are_none),
        cmocka_unit_test(own_formats_are_printed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
