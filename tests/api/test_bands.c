/* SPDX-License-Identifier: MIT */
/* Proves that numbers of solutions in the thousands are exact: every engine, and a batch with every
   instruction set, counts the completions of bands with stacks (see bands.h) as brute force does.
   long_bands.c does the same with more of them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>

#include <sudoku/sudoku.h>

#include "bands.h"

enum { GRIDS = 50 };

struct bands {
    uint8_t cells[GRIDS][BAND_CELLS];
    uint64_t expected[GRIDS], counts[GRIDS];
};

static void batches(void **state)
{
    struct bands *const bands = *state;
    for (unsigned i = 0; sudoku_isa_at(i); i++)
        bands_count_in_batch(sudoku_isa_at(i), GRIDS, bands->cells[0], bands->expected,
                             bands->counts);
}

static void solvers(void **state)
{
    const struct bands *const bands = *state;
    sudoku_grid *grid = made_grid(NULL, NULL);
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        for (unsigned i = 0; i < GRIDS; i++) {
            uint64_t found = 0;
            assert_int_equal(sudoku_grid_assign(grid, bands->cells[i]), SUDOKU_OK);
            assert_int_equal(sudoku_count(solver, grid, 0, &found), SUDOKU_OK);
            assert_true(found == bands->expected[i]);
        }
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(grid);
}

static int setup(void **state)
{
    static struct bands bands;
    bands_fill(GRIDS, bands.cells[0], bands.expected);
    *state = &bands;
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(batches), cmocka_unit_test(solvers)};
    return cmocka_run_group_tests(tests, setup, NULL);
}
