/* SPDX-License-Identifier: MIT */
/*
 * Shapes, grids and solvers that a test needs before it can begin: it fails where one cannot be
 * made.  A header alone, so that it is compiled with the include paths of the test; cmocka.h comes
 * before it.
 */
#ifndef TESTS_SUPPORT_MADE_H
#define TESTS_SUPPORT_MADE_H

#include <sudoku/sudoku.h>

#include "symbols.h"

static inline sudoku_shape made_shape(unsigned box_rows, unsigned box_cols)
{
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_of_boxes(box_rows, box_cols, &shape), SUDOKU_OK);
    return shape;
}

/* A grid with the cells that 'symbols' say (see symbols.h), or empty for NULL; to be freed. */
static inline sudoku_grid *made_grid(const sudoku_shape *shape, const char *symbols)
{
    sudoku_grid *grid = NULL;
    uint8_t cells[SUDOKU_MAX_CELLS] = {0};
    assert_int_equal(sudoku_grid_new(&grid, shape), SUDOKU_OK);
    if (symbols)
        assert_true(symbols_to_cells(symbols, sudoku_cells(shape), cells));
    assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_OK);
    return grid;
}

/* A solver with these options; to be freed. */
static inline sudoku_solver *made_solver(const sudoku_shape *shape, sudoku_solver_options options)
{
    sudoku_solver *solver = NULL;
    assert_int_equal(sudoku_solver_new(&solver, shape, &options, NULL), SUDOKU_OK);
    return solver;
}

#endif /* TESTS_SUPPORT_MADE_H */
