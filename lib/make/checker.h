/* SPDX-License-Identifier: MIT */
/* Who says whether puzzles have one solution: a batch, which is the fastest, or the engine that was
   asked for, one puzzle after another. */
#ifndef SUDOKU_MAKE_CHECKER_H
#define SUDOKU_MAKE_CHECKER_H

#include <sudoku/batch.h>
#include <sudoku/solve.h>

typedef struct sudoku__checker {
    unsigned cells;
    sudoku_batch *batch;   /* either this */
    sudoku_solver *solver; /* or this, and ... */
    sudoku_grid *grid;     /* ... a puzzle for it */
} sudoku__checker;

/* E_SHAPE, E_ENGINE, E_NOMEM.  'engine' may be NULL: a batch.  'max_nodes' is for each puzzle.  To
   be freed, also if that fails. */
sudoku_status sudoku__checker_init(sudoku__checker *checker, const sudoku_shape *shape,
                                   const sudoku_engine *engine, uint64_t max_nodes,
                                   sudoku_error *error);
void sudoku__checker_free(sudoku__checker *checker);

/* Judges 'count' puzzles that break no rule, one after another in 'puzzles'; a sudoku_verdict each.
   A verdict depends on the puzzle alone.  E_ENGINE: the engine failed. */
sudoku_status sudoku__checker_judge(sudoku__checker *checker, const uint8_t *puzzles, size_t count,
                                    uint8_t *verdicts);

/* sudoku_solve from the start, even where it had been given up within the budget: so what comes out
   does not depend on what was asked before. */
sudoku_status sudoku__solve_anew(sudoku_solver *solver, const sudoku_grid *puzzle,
                                 sudoku_grid *solution);

#endif /* SUDOKU_MAKE_CHECKER_H */
