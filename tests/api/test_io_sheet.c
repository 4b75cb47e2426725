/* SPDX-License-Identifier: MIT */
/* Proves of sheets that wrong arguments are refused, how many pages there are, and that PDF and PNG
   are made or refused with a reason.  What the pages show, tests/cli/test_sheets.py proves. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <string.h>

#include <sudoku/io.h>
#include <sudoku/sudoku.h>

static const uint8_t cells[81] = {5, 3}, too_high[81] = {10};

static sudoku_record record_of(const uint8_t *digits)
{
    sudoku_record record = {.cells = digits, .index = 1};
    assert_int_equal(sudoku_shape_of_order(9, &record.shape), SUDOKU_OK);
    return record;
}

static void wrong_arguments(void **state)
{
    (void)state;
    sudoku_sheet *sheet;
    sudoku_error error;
    const char *bytes;
    size_t length;
    const sudoku_record good = record_of(cells), bad = record_of(too_high);
    sudoku_record shapeless = good;
    const sudoku_sheet_options wrong[] = {
        {.reserved = {1}}, {.per_page = SUDOKU_MAX_PER_PAGE + 1}, {.paper = (sudoku_paper)2}};
    shapeless.shape.box_rows = 0;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(sudoku_sheet_new(&sheet, &wrong[i], &error), SUDOKU_E_ARG);
        assert_true(error.reason[0]);
    }
    assert_int_equal(sudoku_sheet_new(NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_new(&sheet, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_sheet_svg(sheet, 0, 1, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_add(NULL, &good, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_add(sheet, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_add(sheet, &bad, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_add(sheet, &good, too_high), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_add(sheet, &shapeless, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_pages(sheet), 0);
    assert_int_equal(sudoku_sheet_add(sheet, &good, cells), SUDOKU_OK);
    assert_int_equal(sudoku_sheet_pages(sheet), 2);
    assert_int_equal(sudoku_sheet_svg(sheet, 0, 0, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(sheet, 2, 1, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(sheet, 1, 2, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(sheet, 1, UINT32_MAX, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(NULL, 0, 1, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(sheet, 0, 1, NULL, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_png(sheet, 0, 19, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_png(sheet, 0, 1201, &bytes, &length, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_sheet_svg(sheet, 0, 2, &bytes, &length, NULL), SUDOKU_OK);
    assert_memory_equal(bytes, "<?xml", 5);
    assert_memory_equal(bytes + length - 7, "</svg>\n", 7);
    sudoku_sheet_free(sheet);
    sudoku_sheet_free(NULL);
    assert_int_equal(sudoku_sheet_pages(NULL), 0);
}

static void pages(void **state)
{
    (void)state;
    const sudoku_record record = record_of(cells);
    static const struct {
        unsigned per_page, puzzles, answers, expected;
    } cases[] = {{0, 1, 0, 1}, {0, 6, 0, 1},   {0, 7, 0, 2},    {1, 7, 0, 7},
                 {6, 7, 7, 3}, {4, 17, 17, 7}, {48, 49, 49, 4}, {2, 3, 1, 3}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const sudoku_sheet_options options = {.per_page = cases[i].per_page};
        sudoku_sheet *sheet;
        assert_int_equal(sudoku_sheet_new(&sheet, &options, NULL), SUDOKU_OK);
        for (unsigned puzzle = 0; puzzle < cases[i].puzzles; puzzle++)
            assert_int_equal(
                sudoku_sheet_add(sheet, &record, puzzle < cases[i].answers ? cells : NULL),
                SUDOKU_OK);
        assert_int_equal(sudoku_sheet_pages(sheet), cases[i].expected);
        sudoku_sheet_free(sheet);
    }
}

static void pdf_and_png(void **state)
{
    (void)state;
    const sudoku_status expected = sudoku_io_has(SUDOKU_IO_CAIRO) ? SUDOKU_OK : SUDOKU_E_SYSTEM;
    const sudoku_record record = record_of(cells);
    sudoku_error error = {.reason = ""};
    sudoku_sheet *sheet;
    const char *bytes = NULL;
    size_t length = 0;
    assert_int_equal(sudoku_sheet_new(&sheet, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_sheet_add(sheet, &record, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_sheet_pdf(sheet, 0, 1, &bytes, &length, &error), expected);
    if (expected == SUDOKU_OK)
        assert_memory_equal(bytes, "%PDF-", 5);
    else
        assert_non_null(strstr(error.reason, "no cairo"));
    assert_int_equal(sudoku_sheet_png(sheet, 0, 50, &bytes, &length, &error), expected);
    if (expected == SUDOKU_OK)
        assert_memory_equal(bytes, "\x89PNG", 4);
    sudoku_sheet_free(sheet);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_arguments),
        cmocka_unit_test(pages),
        cmocka_unit_test(pdf_and_png),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
