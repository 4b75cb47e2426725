/* SPDX-License-Identifier: MIT */
#include <sudoku/puzzle.h>

#include <string.h>

#include "core/grid.h"
#include "core/shape.h"
#include "make/dig.h"
#include "solve/solver.h"

/* sudoku_solve, but given up after the solver's budget. */
static sudoku_status judge(sudoku_solver *solver, const uint8_t *cells, sudoku_grid *scratch)
{
    const sudoku_status status = sudoku_grid_assign(scratch, cells);
    return status == SUDOKU_OK ? sudoku_solve(solver, scratch, NULL) : status;
}

/* What each of these functions checks; OK: *scratch is a grid to work with. */
static sudoku_status begin(sudoku_solver *solver, const sudoku_grid *puzzle, sudoku_grid **scratch)
{
    if (!solver || !puzzle)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(sudoku__solver_shape(solver), &puzzle->shape))
        return SUDOKU_E_SHAPE;
    const sudoku_status status = sudoku_solve(solver, puzzle, NULL);
    return status == SUDOKU_OK ? sudoku_grid_new(scratch, &puzzle->shape) : status;
}

sudoku_status sudoku_minimize(sudoku_solver *solver, sudoku_grid *puzzle, uint64_t seed)
{
    sudoku_grid *scratch;
    sudoku_status status = begin(solver, puzzle, &scratch);
    if (status != SUDOKU_OK)
        return status;
    sudoku__orbits orbits;
    sudoku__dig dig;
    uint8_t question[SUDOKU_MAX_CELLS];
    sudoku__rng rng = sudoku__rng_seeded(seed);
    sudoku__orbits_init(&orbits, sudoku__order(&puzzle->shape), SUDOKU_SYMMETRY_NONE);
    sudoku__dig_begin(&dig, &orbits, puzzle->cell, puzzle->cells, 0, &rng);
    while (sudoku__dig_ask(&dig, question)) {
        status = judge(solver, question, scratch);
        if (status != SUDOKU_OK && status != SUDOKU_MANY)
            break;
        sudoku__dig_tell(&dig, status == SUDOKU_OK);
        status = SUDOKU_OK;
    }
    sudoku_grid_free(scratch);
    return status == SUDOKU_OK ? sudoku_grid_assign(puzzle, dig.puzzle) : status;
}

sudoku_status sudoku_redundant_clues(sudoku_solver *solver, const sudoku_grid *puzzle,
                                     uint16_t *cells, size_t capacity, size_t *count)
{
    if (!count)
        return SUDOKU_E_ARG;
    sudoku_grid *scratch;
    sudoku_status status = begin(solver, puzzle, &scratch);
    if (status != SUDOKU_OK)
        return status;
    size_t found = 0;
    uint8_t question[SUDOKU_MAX_CELLS];
    memcpy(question, puzzle->cell, puzzle->cells);
    for (unsigned cell = 0; cell < puzzle->cells && status == SUDOKU_OK; cell++) {
        if (question[cell] == 0)
            continue;
        question[cell] = 0;
        status = judge(solver, question, scratch);
        question[cell] = puzzle->cell[cell];
        if (status == SUDOKU_OK && cells && found < capacity)
            cells[found] = (uint16_t)cell;
        found += status == SUDOKU_OK;
        if (status == SUDOKU_MANY)
            status = SUDOKU_OK;
    }
    sudoku_grid_free(scratch);
    if (status == SUDOKU_OK)
        *count = found;
    return status;
}

sudoku_status sudoku_is_minimal(sudoku_solver *solver, const sudoku_grid *puzzle, bool *minimal)
{
    size_t count = 0;
    if (!minimal)
        return SUDOKU_E_ARG;
    const sudoku_status status = sudoku_redundant_clues(solver, puzzle, NULL, 0, &count);
    if (status == SUDOKU_OK)
        *minimal = count == 0;
    return status;
}
