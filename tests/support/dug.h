/* SPDX-License-Identifier: MIT */
/*
 * Random puzzles with one solution: a random grid from which cells are taken in random order as
 * long as the solution stays the only one.  A header alone, as made.h, which comes before it.
 */
#ifndef TESTS_SUPPORT_DUG_H
#define TESTS_SUPPORT_DUG_H

#include <sudoku/sudoku.h>

#include "random.h"

/* Makes 'grid' a puzzle; no more than 'most' cells are taken.  'solver' is of its shape. */
static inline void dug_puzzle(sudoku_solver *solver, uint64_t seed, unsigned most,
                              sudoku_grid *grid)
{
    const unsigned cells = sudoku_cells(sudoku_grid_shape(grid));
    uint16_t order[SUDOKU_MAX_CELLS];
    uint64_t state = seed;
    assert_int_equal(sudoku_grid_random(solver, grid, seed), SUDOKU_OK);
    for (unsigned i = 0; i < cells; i++) {
        const uint32_t j = random_below(&state, i + 1);
        order[i] = order[j];
        order[j] = (uint16_t)i;
    }
    for (unsigned i = 0, taken = 0; i < cells && taken < most; i++) {
        const uint8_t digit = sudoku_grid_get(grid, order[i]);
        sudoku_grid_set(grid, order[i], 0);
        if (sudoku_solve(solver, grid, NULL) == SUDOKU_OK)
            taken++;
        else
            sudoku_grid_set(grid, order[i], digit);
    }
}

#endif /* TESTS_SUPPORT_DUG_H */
