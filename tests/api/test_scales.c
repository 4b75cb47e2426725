/* SPDX-License-Identifier: MIT */
/* Proves that ratings are those of the programs whose scales they are (see scaled.h), for all
   puzzles but most of the extreme ones; and that what is no puzzle has no rating. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "made.h"

#include "scaled.h"

static void test_printed_ratings(void **state)
{
    (void)state;
    static const scaled_tally expected[SCALED_LEVELS] = {[SUDOKU_LEVEL_EASY] = {111, 111, 111},
                                                         [SUDOKU_LEVEL_MEDIUM] = {87, 87, 87},
                                                         [SUDOKU_LEVEL_HARD] = {40, 40, 40},
                                                         [SUDOKU_LEVEL_UNFAIR] = {17, 17, 17},
                                                         [SUDOKU_LEVEL_EXTREME] = {8, 8, 4}};
    scaled_check(8, expected);
}

static void test_what_has_no_rating(void **state)
{
    (void)state;
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    sudoku_logic *logic = NULL;
    sudoku_rating rating = {.qqwing = 7};
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_rate(logic, puzzle, SUDOKU_SCALE_QQWING, &rating), SUDOKU_MANY);
    assert_int_equal(sudoku_grid_set(puzzle, 0, 1), SUDOKU_OK);
    assert_int_equal(sudoku_grid_set(puzzle, 1, 1), SUDOKU_OK);
    assert_int_equal(sudoku_rate(logic, puzzle, SUDOKU_SCALE_HODOKU, &rating), SUDOKU_NONE);
    assert_int_equal(rating.qqwing, 7); /* nothing is written */
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_printed_ratings),
        cmocka_unit_test(test_what_has_no_rating),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
