/* SPDX-License-Identifier: MIT */
#include "make/checker.h"

#include "core/shape.h"

sudoku_status sudoku__checker_init(sudoku__checker *checker, const sudoku_shape *shape,
                                   const sudoku_engine *engine, uint64_t max_nodes,
                                   sudoku_error *error)
{
    const sudoku_batch_options batch = {.threads = 1, .max_nodes = max_nodes};
    const sudoku_solver_options solver = {.engine = engine, .max_nodes = max_nodes};
    *checker = (sudoku__checker){.cells = sudoku__cells(shape)};
    if (!engine)
        return sudoku_batch_new(&checker->batch, shape, &batch, error);
    const sudoku_status status = sudoku_solver_new(&checker->solver, shape, &solver, error);
    return status == SUDOKU_OK ? sudoku_grid_new(&checker->grid, shape) : status;
}

void sudoku__checker_free(sudoku__checker *checker)
{
    sudoku_batch_free(checker->batch);
    sudoku_solver_free(checker->solver);
    sudoku_grid_free(checker->grid);
    *checker = (sudoku__checker){0};
}

sudoku_status sudoku__solve_anew(sudoku_solver *solver, const sudoku_grid *puzzle,
                                 sudoku_grid *solution)
{
    const sudoku_status status = sudoku_solve(solver, puzzle, solution);
    if (status != SUDOKU_LIMIT)
        return status;
    const sudoku_status begun = sudoku_solver_begin(solver, puzzle); /* another job */
    return begun == SUDOKU_OK ? status : begun;
}

static sudoku_verdict verdict_of(sudoku_status status)
{
    if (status == SUDOKU_OK)
        return SUDOKU_UNIQUE;
    if (status == SUDOKU_MANY)
        return SUDOKU_MULTIPLE;
    return status == SUDOKU_LIMIT ? SUDOKU_UNDECIDED : SUDOKU_UNSOLVABLE;
}

sudoku_status sudoku__checker_judge(sudoku__checker *checker, const uint8_t *puzzles, size_t count,
                                    uint8_t *verdicts)
{
    if (checker->batch)
        return sudoku_batch_solve(checker->batch, puzzles, count, NULL, verdicts, NULL);
    for (size_t i = 0; i < count; i++) {
        sudoku_status status = sudoku_grid_assign(checker->grid, puzzles + i * checker->cells);
        if (status == SUDOKU_OK)
            status = sudoku__solve_anew(checker->solver, checker->grid, NULL);
        if (status < 0)
            return status;
        verdicts[i] = (uint8_t)verdict_of(status);
    }
    return SUDOKU_OK;
}
