/* SPDX-License-Identifier: MIT */
#include <sudoku/generate.h>

#include "core/grid.h"
#include "core/rng.h"
#include "core/shape.h"
#include "solve/solver.h"

/*
 * How long random search takes has a heavy tail: most attempts need about one node a cell, a few
 * need millions.  So an attempt that is not done soon is given up for one with another seed, and
 * budgets grow so that engines which need more get there too.
 */
enum { FIRST_BUDGET_PER_CELL = 2 };

/* The result of the first attempt that fits its budget, within 'left' nodes in all. */
static sudoku_status search(sudoku_solver *solver, uint8_t *cells, unsigned count, uint64_t seed,
                            uint64_t left)
{
    uint64_t budget = (uint64_t)FIRST_BUDGET_PER_CELL * count;
    for (uint64_t attempt = 0; left > 0; attempt++, budget += budget / 8) {
        const uint64_t given = budget < left ? budget : left;
        const uint64_t attempt_seed = sudoku__derive_seed(seed, attempt) | 1; /* not 0 */
        uint64_t nodes = given;
        const sudoku_status status = sudoku__solver_sample(solver, cells, attempt_seed, &nodes);
        if (status != SUDOKU_LIMIT)
            return status;
        left -= given;
    }
    return SUDOKU_LIMIT;
}

/* Renames the digits at random, as there may be engines that do not care for the seed. */
static void rename_digits(uint8_t *cells, unsigned count, unsigned order, uint64_t seed)
{
    sudoku__rng rng = sudoku__rng_seeded(seed);
    uint8_t name[SUDOKU_MAX_ORDER + 1];
    for (unsigned digit = 1; digit <= order; digit++) {
        const unsigned other = 1 + sudoku__rng_below(&rng, digit);
        name[digit] = name[other];
        name[other] = (uint8_t)digit;
    }
    for (unsigned cell = 0; cell < count; cell++)
        cells[cell] = name[cells[cell]];
}

sudoku_status sudoku_grid_random(sudoku_solver *solver, sudoku_grid *grid, uint64_t seed)
{
    if (!solver || !grid)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(sudoku__solver_shape(solver), &grid->shape))
        return SUDOKU_E_SHAPE;

    uint8_t cells[SUDOKU_MAX_CELLS];
    const uint64_t max_nodes = sudoku__solver_max_nodes(solver);
    const sudoku_status status = search(solver, cells, grid->cells, seed,
                                        max_nodes ? max_nodes : UINT64_MAX);
    if (status == SUDOKU_NONE) /* every shape has grids */
        return SUDOKU_E_ENGINE;
    if (status != SUDOKU_OK)
        return status;
    rename_digits(cells, grid->cells, sudoku__order(&grid->shape), seed);
    return sudoku_grid_assign(grid, cells);
}
