/* SPDX-License-Identifier: MIT */
/*
 * Proves of ratings on Sudoku Explainer's scale: a sample of puzzles has the ER, EP and ED that
 * serate gives, and the same steps; relabelling the digits changes nothing; a puzzle that is not
 * one is told; a budget ends a call, and calling again comes to an end.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <sudoku/sudoku.h>

#include "rated.h"

static sudoku_logic *new_logic(uint64_t max_nodes)
{
    const sudoku_logic_options options = {.unique = true, .max_nodes = max_nodes};
    sudoku_logic *logic = NULL;
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    return logic;
}

static void test_ratings_are_the_original_s(void **state)
{
    (void)state;
    enum { ONE_IN = 4, EASIER_THAN = 90 };
    sudoku_logic *logic = new_logic(0);
    FILE *file = rated_open();
    rated row;
    for (unsigned i = 0; rated_next(file, &row); i++) {
        if (i % ONE_IN || row.er >= EASIER_THAN)
            continue;
        rated_check(logic, &row, "123456789");
        rated_check_steps(logic, &row);
        rated_check(logic, &row, "597134628");
    }
    fclose(file);
    sudoku_logic_free(logic);
}

static void test_what_is_no_puzzle(void **state)
{
    (void)state;
    sudoku_logic *logic = new_logic(0);
    sudoku_rating rating = {.er = 7};
    sudoku_grid *grid = NULL;
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_rate(logic, grid, 0, &rating), SUDOKU_MANY);
    sudoku_grid_set(grid, 0, 1);
    sudoku_grid_set(grid, 1, 1);
    assert_int_equal(sudoku_rate(logic, grid, 0, &rating), SUDOKU_NONE);
    assert_int_equal(rating.er, 7);
    assert_int_equal(sudoku_rate(logic, grid, 16, &rating), SUDOKU_E_ARG);
    assert_int_equal(sudoku_rate(logic, NULL, 0, &rating), SUDOKU_E_ARG);
    sudoku_grid_free(grid);
    sudoku_logic_free(logic);
}

static sudoku_rating rate_up_to(const sudoku_grid *grid, unsigned max_rating,
                                sudoku_level max_level)
{
    const sudoku_logic_options options = {
        .unique = true, .max_rating = max_rating, .max_level = max_level};
    sudoku_logic *logic = NULL;
    sudoku_rating rating;
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    const unsigned scales = SUDOKU_SCALE_SE | SUDOKU_SCALE_HODOKU;
    assert_int_equal(sudoku_rate(logic, grid, scales, &rating), SUDOKU_OK);
    sudoku_logic_free(logic);
    return rating;
}

/* With a limit a puzzle is rated as it is, or beyond. */
static void test_how_far_it_looks(void **state)
{
    (void)state;
    enum { ONE_IN = 8, EASIER_THAN = 84 };
    FILE *file = rated_open();
    rated row;
    for (unsigned i = 0; rated_next(file, &row); i++) {
        if (i % ONE_IN || row.er >= EASIER_THAN)
            continue;
        sudoku_grid *grid = rated_grid(&row, "123456789");
        const sudoku_rating whole = rate_up_to(grid, 0, SUDOKU_LEVEL_ANY);
        const sudoku_rating same = rate_up_to(grid, row.er, whole.hodoku_level);
        const sudoku_rating less = rate_up_to(grid, row.er - 1, whole.hodoku_level - 1);
        assert_int_equal(same.er, row.er);
        assert_int_equal(same.ep, row.ep);
        assert_int_equal(same.ed, row.ed);
        assert_int_equal(same.hodoku_score, whole.hodoku_score);
        assert_int_equal(same.hodoku_level, whole.hodoku_level);
        assert_int_equal(less.er, 200);
        if (whole.hodoku_level > SUDOKU_LEVEL_EASY) {
            assert_int_equal(less.hodoku_level, SUDOKU_LEVEL_EXTREME);
            assert_int_equal(less.hodoku_score, 0);
        }
        sudoku_grid_free(grid);
    }
    fclose(file);
}

static void test_budget(void **state)
{
    (void)state;
    rated row;
    FILE *file = rated_open();
    do {
        assert_true(rated_next(file, &row));
    } while (row.er < 83);
    fclose(file);
    sudoku_logic *logic = new_logic(1000);
    sudoku_grid *grid = rated_grid(&row, "123456789");
    sudoku_rating rating;
    const sudoku_step *step = NULL;
    assert_int_equal(sudoku_rate(logic, grid, SUDOKU_SCALE_SE, &rating), SUDOKU_LIMIT);
    assert_int_equal(sudoku_logic_begin(logic, grid, NULL, NULL), SUDOKU_OK);
    unsigned limits = 0, hardest = 0;
    sudoku_status status;
    while ((status = sudoku_logic_next(logic, &step)) != SUDOKU_NONE) {
        limits += status == SUDOKU_LIMIT;
        if (status == SUDOKU_OK && step->rating > hardest)
            hardest = step->rating;
    }
    assert_true(limits > 0);
    assert_int_equal(hardest, row.er);
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_SOLVED);
    sudoku_grid_free(grid);
    sudoku_logic_free(logic);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ratings_are_the_original_s),
        cmocka_unit_test(test_what_is_no_puzzle),
        cmocka_unit_test(test_how_far_it_looks),
        cmocka_unit_test(test_budget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
