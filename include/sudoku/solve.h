/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_SOLVE_H
#define SUDOKU_SOLVE_H

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One way of searching: a constant table of functions.  The built-in engines are
 *     "vector"     vector instructions, the best that this processor has; boxes of 3x3 only
 *     "backtrack"  candidates with limited propagation, fewest candidates first
 *     "bitset"     candidates with more propagation, and a search that goes where it has failed:
 *                  for large grids
 *     "dlx"        dancing links over an exact cover matrix
 * and "vector-avx2", "vector-portable" and so on, which are "vector" with the instruction set of
 * that name, see batch.h.  All but those of vector instructions do every shape.  Anyone may supply
 * another: see plugin.h.
 */
typedef struct sudoku_engine sudoku_engine;

/* Built-in engine number 'index' of those that this processor can run; NULL past the last.  For
   most shapes the first that supports them is the best; "bitset" is from order 13 on, and from 9 on
   where there are jigsaw regions or extra constraints. */
SUDOKU_API const sudoku_engine *sudoku_engine_at(unsigned index);

/* The built-in engine of that name, or NULL where there is none or this processor cannot run it. */
SUDOKU_API const sudoku_engine *sudoku_engine_named(const char *name);

/* The engine's short lower-case name; NULL for NULL. */
SUDOKU_API const char *sudoku_engine_name(const sudoku_engine *engine);

/* Whether the engine can solve grids of that (valid) shape; false for a NULL engine. */
SUDOKU_API bool sudoku_engine_supports(const sudoku_engine *engine, const sudoku_shape *shape);

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_solver_options {
    const sudoku_engine *engine; /* NULL: the best for the shape */
    uint64_t seed;               /* 0: the engine's fixed search order; else a random one */
    uint64_t max_nodes;          /* budget of search nodes a call; 0: none */
    uint64_t reserved[4];
} sudoku_solver_options;

/* Memory and state of one search at a time, for one shape.  Not for two threads at once. */
typedef struct sudoku_solver sudoku_solver;

/*
 * Makes a solver; NULL as shape is 3x3 boxes.  All memory that any search takes is allocated
 * here.  The caller frees it with sudoku_solver_free.
 * E_ARG: NULL, a shape that is not valid, 'reserved' set.  E_SHAPE: the engine does not do this
 * shape.  E_ENGINE: the engine is of another ABI, or failed.  E_NOMEM.  'error' may be NULL.
 */
SUDOKU_API sudoku_status sudoku_solver_new(sudoku_solver **solver, const sudoku_shape *shape,
                                           const sudoku_solver_options *options,
                                           sudoku_error *error);

/* Frees a solver; NULL is fine. */
SUDOKU_API void sudoku_solver_free(sudoku_solver *solver);

/* The engine that this solver uses; NULL for NULL. */
SUDOKU_API const sudoku_engine *sudoku_solver_engine(const sudoku_solver *solver);

/*
 * Classifies a puzzle.  OK: exactly one solution, written to 'solution'.  MANY: several, and
 * 'solution' holds the first found, the same on every machine.  NONE: no solution, or the givens
 * already break a rule (sudoku_is_consistent tells).  LIMIT: not decided after max_nodes; the
 * same call with an equal puzzle goes on, any other call starts anew.
 * 'solution' may be NULL, may be 'puzzle' itself, and is written on OK and MANY only.
 * E_ARG: NULL.  E_SHAPE: a grid is not of the solver's shape.  E_ENGINE: the engine failed.
 */
SUDOKU_API sudoku_status sudoku_solve(sudoku_solver *solver, const sudoku_grid *puzzle,
                                      sudoku_grid *solution);

/*
 * Counts solutions up to 'limit' (0: all of them, saturating at UINT64_MAX).  OK: *count is
 * exact, 0 included.  MANY: there are more than 'limit', and *count is 'limit'.  LIMIT: stopped
 * after max_nodes, *count says how many were found so far, and the same call, with an equal
 * puzzle and limit, goes on.
 * E_ARG: NULL.  E_SHAPE: the grid is not of the solver's shape.  E_ENGINE: the engine failed.
 */
SUDOKU_API sudoku_status sudoku_count(sudoku_solver *solver, const sudoku_grid *puzzle,
                                      uint64_t limit, uint64_t *count);

/* Starts to enumerate the solutions of 'puzzle', which is copied.  Errors as sudoku_solve. */
SUDOKU_API sudoku_status sudoku_solver_begin(sudoku_solver *solver, const sudoku_grid *puzzle);

/*
 * The next solution, each exactly once, in an order that depends on puzzle, engine and seed
 * alone.  OK: written to 'solution'.  NONE: no more.  LIMIT: stopped after max_nodes; call again.
 * E_ARG: NULL, or no begin since the last solve, count or sudoku_grid_random.  E_SHAPE, E_ENGINE
 * as sudoku_solve.
 */
SUDOKU_API sudoku_status sudoku_solver_next(sudoku_solver *solver, sudoku_grid *solution);

/*
 * Makes candidates part of the puzzles (of those called sukaku they are all there is): from now on
 * each empty cell takes one of its candidates alone, bit digit - 1 of a mask for each cell, row by
 * row, which are copied; those of filled cells do not matter.  NULL: all digits again.  What was
 * begun before has ended.  Of the built-in engines "dlx" can do that.
 * E_ARG: no solver.  E_ENGINE: the engine cannot do that, and nothing has changed.
 */
SUDOKU_API sudoku_status sudoku_solver_restrict(sudoku_solver *solver, const uint32_t *candidates);

/* Search nodes (guesses tried) since the last begin, solve or count that started anew. */
SUDOKU_API uint64_t sudoku_solver_nodes(const sudoku_solver *solver);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_SOLVE_H */
