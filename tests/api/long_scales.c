/* SPDX-License-Identifier: MIT */
/* Proves that ratings are those of the programs whose scales they are (see scaled.h), for all
   puzzles of data/scales.tsv. */
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
                                                         [SUDOKU_LEVEL_EXTREME] = {59, 59, 25}};
    scaled_check(1, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_printed_ratings)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
