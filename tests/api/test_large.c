/* SPDX-License-Identifier: MIT */
/* Proves of large puzzles, 14x14 to 25x25, that no given of which can be spared, that they are
   solved and proved unique by the engine taken by default, within a number of guesses that guessing
   without "bitset"'s propagation and choice does not get by with.  data/large.txt has boxes, puzzle
   and solution; the solutions, and that there is no second one, are from minisat 2.2.1 by a plain
   translation to clauses. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

enum { ENOUGH_NODES = 20000, LINES = 12 };

static void check(const char *line)
{
    unsigned box_rows, box_cols;
    int begin = 0;
    assert_int_equal(sscanf(line, "%ux%u %n", &box_rows, &box_cols, &begin), 2);
    const sudoku_shape shape = made_shape(box_rows, box_cols);
    const unsigned cells = sudoku_cells(&shape);
    assert_true(strlen(line) == (size_t)begin + 2 * cells + 2);
    sudoku_grid *puzzle = made_grid(&shape, line + begin);
    sudoku_grid *expected = made_grid(&shape, line + begin + cells + 1);
    sudoku_grid *found = made_grid(&shape, NULL);
    for (uint64_t seed = 0; seed < 3; seed++) {
        sudoku_solver *solver = made_solver(
            &shape, (sudoku_solver_options){.seed = seed, .max_nodes = ENOUGH_NODES});
        assert_string_equal(sudoku_engine_name(sudoku_solver_engine(solver)), "bitset");
        assert_int_equal(sudoku_solve(solver, puzzle, found), SUDOKU_OK);
        assert_true(sudoku_grid_equal(found, expected));
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(puzzle);
    sudoku_grid_free(expected);
    sudoku_grid_free(found);
}

static void minimal_puzzles(void **state)
{
    (void)state;
    FILE *file = fopen(SUDOKU_TEST_DATA "/large.txt", "r");
    assert_non_null(file);
    char line[2 * SUDOKU_MAX_CELLS + 16];
    unsigned lines = 0;
    for (; fgets(line, sizeof line, file); lines++)
        check(line);
    fclose(file);
    assert_int_equal(lines, LINES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(minimal_puzzles)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
