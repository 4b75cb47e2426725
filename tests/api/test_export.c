/* SPDX-License-Identifier: MIT */
/* Proves of exports that wrong arguments are refused, and that a text is the same however little of
   it is taken at a time.  What it means, tests/cli/test_convert.py proves. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

static size_t take_all(const sudoku_grid *grid, sudoku_export_kind kind, size_t capacity, char *all,
                       size_t room)
{
    sudoku_export *exporting;
    size_t length = 0, part;
    char *const buffer = malloc(capacity); /* of this size, for the address sanitizer */
    assert_non_null(buffer);
    assert_int_equal(sudoku_export_new(&exporting, grid, kind), SUDOKU_OK);
    while ((part = sudoku_export_next(exporting, buffer, capacity)) > 0) {
        assert_true(part <= capacity && part <= room - length);
        memcpy(all + length, buffer, part);
        length += part;
    }
    assert_int_equal(sudoku_export_next(exporting, buffer, capacity), 0);
    sudoku_export_free(exporting);
    free(buffer);
    return length;
}

static void parts_of_any_size(void **state)
{
    (void)state;
    enum { ROOM = 1 << 20 };
    static char whole[ROOM], again[ROOM];
    static const uint8_t cells[81] = {0, 5, 0, 3};
    static const sudoku_export_kind kinds[] = {SUDOKU_CNF, SUDOKU_COVER};
    sudoku_grid *grid;
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_OK);
    for (int i = 0; i < 2; i++) {
        const size_t length = take_all(grid, kinds[i], ROOM, whole, ROOM);
        assert_true(length > 10000);
        for (size_t capacity = SUDOKU_EXPORT_ROOM; capacity < 5000; capacity += 977) {
            assert_int_equal(take_all(grid, kinds[i], capacity, again, ROOM), length);
            assert_memory_equal(again, whole, length);
        }
    }
    sudoku_grid_free(grid);
}

static void wrong_arguments(void **state)
{
    (void)state;
    char buffer[SUDOKU_EXPORT_ROOM];
    sudoku_grid *grid;
    sudoku_export *exporting;
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_export_new(NULL, grid, SUDOKU_CNF), SUDOKU_E_ARG);
    assert_int_equal(sudoku_export_new(&exporting, NULL, SUDOKU_CNF), SUDOKU_E_ARG);
    assert_int_equal(sudoku_export_new(&exporting, grid, (sudoku_export_kind)7), SUDOKU_E_ARG);
    assert_int_equal(sudoku_export_new(&exporting, grid, SUDOKU_COVER), SUDOKU_OK);
    assert_int_equal(sudoku_export_next(exporting, buffer, sizeof buffer - 1), 0);
    assert_int_equal(sudoku_export_next(exporting, NULL, sizeof buffer), 0);
    assert_int_equal(sudoku_export_next(NULL, buffer, sizeof buffer), 0);
    assert_true(sudoku_export_next(exporting, buffer, sizeof buffer) > 0);
    sudoku_export_free(exporting);
    sudoku_export_free(NULL);
    sudoku_grid_free(grid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_of_any_size),
        cmocka_unit_test(wrong_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
