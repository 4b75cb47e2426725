/* SPDX-License-Identifier: MIT */
/* Proves that every engine counts the 28,200,960 Sudokus of 6x6 (first counted by K. G. Pettersen),
   with boxes lying and standing, and the 812,851,200 Latin squares of order 6 (OEIS A002860); of
   standing boxes and Latin squares those whose first row is in order, one in 6! = 720. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>

#include <sudoku/sudoku.h>

#include "made.h"

/* The engines that do every shape. */
static const sudoku_engine *engine_at(unsigned index)
{
    static const char *const names[] = {"backtrack", "dlx"};
    return index < 2 ? sudoku_engine_named(names[index]) : NULL;
}

static uint64_t count(const sudoku_engine *engine, unsigned box_rows, unsigned box_cols,
                      bool first_row_in_order)
{
    const sudoku_solver_options options = {.engine = engine};
    uint64_t found = 0;
    const sudoku_shape shape = made_shape(box_rows, box_cols);
    sudoku_grid *grid = made_grid(&shape, NULL);
    sudoku_solver *solver = made_solver(&shape, options);
    for (unsigned cell = 0; first_row_in_order && cell < sudoku_order(&shape); cell++)
        assert_int_equal(sudoku_grid_set(grid, cell, (uint8_t)(cell + 1)), SUDOKU_OK);
    assert_int_equal(sudoku_count(solver, grid, 0, &found), SUDOKU_OK);
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    return found;
}

static void sudokus_of_order_six(void **state)
{
    (void)state;
    for (unsigned e = 0; engine_at(e); e++)
        assert_true(count(engine_at(e), 2, 3, false) == 28200960);
}

static void standing_boxes(void **state)
{
    (void)state;
    for (unsigned e = 0; engine_at(e); e++)
        assert_true(count(engine_at(e), 3, 2, true) * 720 == 28200960);
}

static void latin_squares_of_order_six(void **state)
{
    (void)state;
    for (unsigned e = 0; engine_at(e); e++) {
        assert_true(count(engine_at(e), 1, 6, true) * 720 == 812851200);
        assert_true(count(engine_at(e), 6, 1, true) * 720 == 812851200);
    }
}

/* The Latin squares of order 5 (A002860), and those of order 6 with different digits on both
   diagonals (A274806), none of them given: by every engine that does the shape. */
static void smaller_latin_squares(void **state)
{
    (void)state;
    static const struct {
        unsigned order;
        uint16_t extra;
        uint64_t solutions;
    } known[] = {{5, 0, 161280}, {6, SUDOKU_DIAGONALS, 92160}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        sudoku_shape shape = made_shape(1, known[i].order);
        shape.extra = known[i].extra;
        sudoku_grid *grid = made_grid(&shape, NULL);
        for (unsigned e = 0; sudoku_engine_at(e); e++) {
            if (!sudoku_engine_supports(sudoku_engine_at(e), &shape))
                continue;
            sudoku_solver *solver = made_solver(
                &shape, (sudoku_solver_options){.engine = sudoku_engine_at(e)});
            uint64_t found = 0;
            assert_int_equal(sudoku_count(solver, grid, 0, &found), SUDOKU_OK);
            assert_true(found == known[i].solutions);
            sudoku_solver_free(solver);
        }
        sudoku_grid_free(grid);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sudokus_of_order_six),
        cmocka_unit_test(standing_boxes),
        cmocka_unit_test(latin_squares_of_order_six),
        cmocka_unit_test(smaller_latin_squares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
