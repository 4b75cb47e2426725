/* SPDX-License-Identifier: MIT */
/*
 * Exact cover by dancing links: a set of items and options, each option a set of items; find the
 * sets of options that cover every primary item exactly once and every secondary item at most once.
 * It knows nothing of what the items mean.
 */
#ifndef SUDOKU_ENGINE_DLX_H
#define SUDOKU_ENGINE_DLX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sudoku__dlx sudoku__dlx;

/* The number of an item or an option. */
typedef uint32_t sudoku__dlx_index;

typedef enum sudoku__dlx_answer {
    SUDOKU__DLX_SOLUTION, /* the next one is there */
    SUDOKU__DLX_END,      /* there are no more */
    SUDOKU__DLX_LIMIT     /* the budget is spent: call again to go on */
} sudoku__dlx_answer;

/* A new object for problems of up to that many items, options, and entries: the lengths of all
   options together.  NULL: out of memory, or the problem is too large. */
sudoku__dlx *sudoku__dlx_new(size_t items, size_t options, size_t entries);

/* Frees an object; NULL is fine. */
void sudoku__dlx_free(sudoku__dlx *dlx);

/* Starts on a new problem, with no options yet.  The primary items are numbered from 0, the
   secondary ones follow. */
void sudoku__dlx_reset(sudoku__dlx *dlx, unsigned primary, unsigned secondary);

/* Adds 'count' options of 'length' items each, not none, one after another in 'items'; all items of
   an option differ.  Options are numbered from 0 as they are added; that is also the order in
   which those of an item are tried.  One without a primary item is never used. */
void sudoku__dlx_add(sudoku__dlx *dlx, const sudoku__dlx_index *items, unsigned length,
                     unsigned count);

/* The next solution.  Every option tried where there is a choice takes one from *nodes_left; where
   none is left the answer is LIMIT. */
sudoku__dlx_answer sudoku__dlx_next(sudoku__dlx *dlx, uint64_t *nodes_left);

/* After SOLUTION: writes the numbers of its options and returns how many. */
unsigned sudoku__dlx_solution(const sudoku__dlx *dlx, sudoku__dlx_index *options);

#endif /* SUDOKU_ENGINE_DLX_H */
