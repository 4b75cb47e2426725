/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_SOLVE_SOLVER_H
#define SUDOKU_SOLVE_SOLVER_H

#include <sudoku/solve.h>

/*
 * Completes 'cells' (order * order, 0 empty) to the first solution in the search order of 'seed'
 * (not 0), whatever the solver's own seed is.  At most *nodes search nodes; *nodes is counted down.
 * LIMIT: not found within them.  E_ENGINE, and NONE from an engine that finds none.
 */
sudoku_status sudoku__solver_sample(sudoku_solver *solver, uint8_t *cells, uint64_t seed,
                                    uint64_t *nodes);

/* The shape of a solver's grids, and its budget a call (0: none). */
const sudoku_shape *sudoku__solver_shape(const sudoku_solver *solver);
uint64_t sudoku__solver_max_nodes(const sudoku_solver *solver);

#endif /* SUDOKU_SOLVE_SOLVER_H */
