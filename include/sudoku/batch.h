/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_BATCH_H
#define SUDOKU_BATCH_H

#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Solves puzzles of one shape by the million, on several threads.  Puzzles of 3x3 boxes are solved
 * side by side by vector instructions, others by the engine that a solver would take.  What is
 * found depends on the puzzle, 'limit' and 'max_nodes' alone: not on threads, instruction set or
 * what else is in the batch.
 */
typedef struct sudoku_batch sudoku_batch;

/* What became of a puzzle: one byte each. */
typedef enum sudoku_verdict {
    SUDOKU_UNIQUE = 0,     /* One solution, and no other was found up to the limit. */
    SUDOKU_MULTIPLE = 1,   /* Two solutions or more. */
    SUDOKU_UNSOLVABLE = 2, /* No rule is broken yet, but there is no solution. */
    SUDOKU_CONFLICT = 3,   /* The givens break a rule, or hold a digit above the order. */
    SUDOKU_UNDECIDED = 4   /* Stopped at max_nodes before the limit. */
} sudoku_verdict;

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_batch_options {
    unsigned threads;   /* 0: the processors that this process may use */
    uint64_t limit;     /* solutions to look for; 0: 2, which proves uniqueness; 1: any solution;
                           UINT64_MAX: count them all */
    uint64_t max_nodes; /* budget of search nodes a puzzle; 0: none */
    const char *isa;    /* 3x3 boxes only: an instruction set of sudoku_isa_at; NULL: the best */
    uint64_t reserved[4];
} sudoku_batch_options;

/* The name of instruction set number 'index' of those that this build has and this processor can
   run, the best first; NULL past the last.  "avx512" (as of Ice Lake and Zen 4), "avx2", "sse41",
   "neon" and "portable". */
SUDOKU_API const char *sudoku_isa_at(unsigned index);

/*
 * Makes a batch solver with all the memory that it takes; NULL as shape is 3x3 boxes.  The caller
 * frees it with sudoku_batch_free.
 * E_ARG: NULL, a shape that is not valid, an instruction set that is not there, 'reserved' set.
 * E_SHAPE: an instruction set was asked for another shape than 3x3 boxes.  E_NOMEM.  'error' may
 * be NULL.
 */
SUDOKU_API sudoku_status sudoku_batch_new(sudoku_batch **batch, const sudoku_shape *shape,
                                          const sudoku_batch_options *options, sudoku_error *error);

/* Frees a batch solver; NULL is fine. */
SUDOKU_API void sudoku_batch_free(sudoku_batch *batch);

/*
 * Solves 'count' puzzles, order * order digits each, one after another, 0 for an empty cell.  Any
 * of the outputs may be NULL:
 *   solutions   as many digits: of each puzzle the first solution found, the one that a solver
 *               finds, or zeros; may be 'puzzles' itself
 *   verdicts    a sudoku_verdict each
 *   counts      how many solutions were found, up to the limit
 * Returns when all are done.  A thread that the system refuses is done without.
 * E_ARG: NULL.  E_ENGINE: an engine failed; the outputs are then not valid.
 */
SUDOKU_API sudoku_status sudoku_batch_solve(sudoku_batch *batch, const uint8_t *puzzles,
                                            size_t count, uint8_t *solutions, uint8_t *verdicts,
                                            uint64_t *counts);

/* The instruction set in use; NULL for NULL and for shapes that have none. */
SUDOKU_API const char *sudoku_batch_isa(const sudoku_batch *batch);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_BATCH_H */
