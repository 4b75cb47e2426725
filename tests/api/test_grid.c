/* SPDX-License-Identifier: MIT */
/* Proves what shape.h, grid.h and base.h promise: which shapes there are, how cells and boxes are
   numbered (against arithmetic of this file's own), and that errors change nothing. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

static void shapes_of_order_are_the_squarest(void **state)
{
    (void)state;
    static const unsigned rows_of[] = {
        [4] = 2,  [5] = 1,  [6] = 2,  [7] = 1,  [8] = 2,  [9] = 3,  [10] = 2, [11] = 1,
        [12] = 3, [13] = 1, [14] = 2, [15] = 3, [16] = 4, [17] = 1, [18] = 3, [19] = 1,
        [20] = 4, [21] = 3, [22] = 2, [23] = 1, [24] = 4, [25] = 5};
    for (unsigned order = 4; order <= 25; order++) {
        sudoku_shape shape;
        assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
        assert_int_equal(shape.box_rows, rows_of[order]);
        assert_int_equal(shape.box_cols, order / rows_of[order]);
        assert_int_equal(sudoku_order(&shape), order);
        assert_int_equal(sudoku_cells(&shape), order * order);
    }
}

static void shapes_out_of_range_are_refused(void **state)
{
    (void)state;
    static const unsigned bad[][2] = {{0, 0},  {1, 1},  {1, 3},       {3, 1},
                                      {0, 9},  {26, 1}, {1, 26},      {5, 6},
                                      {13, 2}, {25, 2}, {65536u, 4u}, {UINT_MAX, 1}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        sudoku_shape shape = {.box_rows = 7, .box_cols = 77};
        assert_int_equal(sudoku_shape_of_boxes(bad[i][0], bad[i][1], &shape), SUDOKU_E_ARG);
        assert_int_equal(shape.box_cols, 77);
    }
    const unsigned orders[] = {0, 1, 2, 3, 26, 27, 100, 256 + 9, UINT_MAX};
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        sudoku_shape shape;
        assert_int_equal(sudoku_shape_of_order(orders[i], &shape), SUDOKU_E_ARG);
    }
    assert_int_equal(sudoku_shape_of_order(9, NULL), SUDOKU_E_ARG);

    sudoku_error error = {.line = 3};
    const sudoku_shape too_big = {.box_rows = 6, .box_cols = 5};
    assert_false(sudoku_shape_valid(&too_big, &error));
    assert_non_null(strstr(error.reason, "6x5"));
    assert_int_equal(error.line, 0);
}

static void null_is_the_classic_shape(void **state)
{
    (void)state;
    sudoku_shape nine;
    assert_int_equal(sudoku_shape_of_boxes(3, 3, &nine), SUDOKU_OK);
    assert_true(sudoku_shape_equal(NULL, &nine));
    assert_true(sudoku_shape_valid(NULL, NULL));
    assert_int_equal(sudoku_order(NULL), 9);
    assert_int_equal(sudoku_region(NULL, 80), 8);
    sudoku_grid *grid;
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_true(sudoku_shape_equal(sudoku_grid_shape(grid), &nine));
    sudoku_grid_free(grid);
    sudoku_grid_free(NULL);
}

/* Rows, columns and boxes of every shape partition the cells, and a box is a rectangle; a Latin
   square has no boxes. */
static void houses_of_every_shape(void **state)
{
    (void)state;
    for (unsigned rows = 1; rows <= 25; rows++) {
        for (unsigned cols = 1; rows * cols <= 25; cols++) {
            const unsigned order = rows * cols;
            if (order < 4)
                continue;
            sudoku_shape shape;
            assert_int_equal(sudoku_shape_of_boxes(rows, cols, &shape), SUDOKU_OK);
            const unsigned kinds = rows > 1 && cols > 1 ? 3 : 2;
            assert_int_equal(sudoku_houses(&shape), kinds * order);
            unsigned seen[3][SUDOKU_MAX_CELLS] = {{0}};
            for (unsigned house = 0; house < kinds * order; house++) {
                uint16_t cells[SUDOKU_MAX_ORDER];
                assert_int_equal(sudoku_house_cells(&shape, house, cells), SUDOKU_OK);
                for (unsigned k = 0; k < order; k++) {
                    const unsigned r = cells[k] / order, c = cells[k] % order;
                    assert_true(cells[k] < order * order && (k == 0 || cells[k] > cells[k - 1]));
                    seen[house / order][cells[k]]++;
                    if (house < order)
                        assert_int_equal(r, house);
                    else if (house < 2 * order)
                        assert_int_equal(c, house - order);
                    else {
                        assert_int_equal(sudoku_region(&shape, cells[k]), house - 2 * order);
                        assert_int_equal(r / rows, cells[0] / order / rows);
                        assert_int_equal(c / cols, cells[0] % order / cols);
                    }
                }
            }
            for (unsigned kind = 0; kind < kinds; kind++)
                for (unsigned cell = 0; cell < order * order; cell++)
                    assert_int_equal(seen[kind][cell], 1);
            uint16_t cells[SUDOKU_MAX_ORDER];
            assert_int_equal(sudoku_house_cells(&shape, kinds * order, cells), SUDOKU_E_ARG);
            assert_int_equal(sudoku_region(&shape, order * order), UINT_MAX);
        }
    }
}

static void cells_are_set_copied_and_compared(void **state)
{
    (void)state;
    sudoku_shape six;
    assert_int_equal(sudoku_shape_of_order(6, &six), SUDOKU_OK);
    sudoku_grid *a, *b, *nine;
    assert_int_equal(sudoku_grid_new(&a, &six), SUDOKU_OK);
    assert_int_equal(sudoku_grid_new(&b, &six), SUDOKU_OK);
    assert_int_equal(sudoku_grid_new(&nine, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_filled(a), 0);
    assert_int_equal(sudoku_grid_set(a, 35, 6), SUDOKU_OK);
    assert_int_equal(sudoku_grid_get(a, 35), 6);
    assert_int_equal(sudoku_grid_data(a)[35], 6);
    assert_int_equal(sudoku_grid_filled(a), 1);
    assert_false(sudoku_grid_equal(a, b));
    assert_int_equal(sudoku_grid_copy(b, a), SUDOKU_OK);
    assert_true(sudoku_grid_equal(a, b));
    assert_int_equal(sudoku_grid_copy(a, a), SUDOKU_OK);

    assert_int_equal(sudoku_grid_set(a, 35, 7), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_set(a, 36, 1), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_get(a, 36), 0);
    assert_int_equal(sudoku_grid_copy(nine, a), SUDOKU_E_SHAPE);
    assert_false(sudoku_grid_equal(nine, a));
    uint8_t cells[36] = {0};
    cells[3] = 5;
    cells[35] = 7;
    assert_int_equal(sudoku_grid_assign(a, cells), SUDOKU_E_ARG);
    assert_true(sudoku_grid_equal(a, b));
    cells[35] = 0;
    assert_int_equal(sudoku_grid_assign(a, cells), SUDOKU_OK);
    assert_int_equal(sudoku_grid_get(a, 3), 5);
    assert_int_equal(sudoku_grid_get(a, 35), 0);
    sudoku_grid_free(a);
    sudoku_grid_free(b);
    sudoku_grid_free(nine);
}

static void null_arguments_are_refused(void **state)
{
    (void)state;
    sudoku_grid *grid;
    const sudoku_shape wrong = {.box_rows = 9, .box_cols = 9};
    assert_int_equal(sudoku_grid_new(NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_new(&grid, &wrong), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_copy(NULL, grid), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_copy(grid, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_set(NULL, 0, 1), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_assign(grid, NULL), SUDOKU_E_ARG);
    assert_null(sudoku_grid_data(NULL));
    assert_null(sudoku_grid_shape(NULL));
    assert_int_equal(sudoku_grid_get(NULL, 0), 0);
    assert_int_equal(sudoku_grid_filled(NULL), 0);
    assert_false(sudoku_grid_equal(grid, NULL));
    sudoku_grid_free(grid);
}

static void statuses_and_version_have_texts(void **state)
{
    (void)state;
    for (int status = SUDOKU_E_ENGINE; status <= SUDOKU_LIMIT; status++)
        for (int other = SUDOKU_E_ENGINE; other < status; other++)
            assert_string_not_equal(sudoku_status_text((sudoku_status)status),
                                    sudoku_status_text((sudoku_status)other));
    assert_non_null(sudoku_status_text((sudoku_status)99));
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", SUDOKU_VERSION_MAJOR, SUDOKU_VERSION_MINOR,
             SUDOKU_VERSION_PATCH);
    assert_string_equal(sudoku_version(), version);
    assert_string_equal(SUDOKU_VERSION_STRING, version);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_of_order_are_the_squarest),
        cmocka_unit_test(shapes_out_of_range_are_refused),
        cmocka_unit_test(null_is_the_classic_shape),
        cmocka_unit_test(houses_of_every_shape),
        cmocka_unit_test(cells_are_set_copied_and_compared),
        cmocka_unit_test(null_arguments_are_refused),
        cmocka_unit_test(statuses_and_version_have_texts),
    };
    return cmocka_run_group_tests_name("grid", tests, NULL, NULL);
}
