/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_EXPORT_H
#define SUDOKU_EXPORT_H

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Puzzles as problems for other programs.
 *   SUDOKU_CNF    clauses, in DIMACS form, for SAT solvers: variable (r * n + c) * n + d says that
 *                 the cell in row r and column c, both from 0, holds digit d of 1..n.  The models
 *                 are the solutions, one each.
 *   SUDOKU_COVER  an exact cover, in the form of Knuth's DLX programs: the first line without '|'
 *                 in front names the items, those after a '|' being optional; each further line is
 *                 an option and names its items.  Options are the digits of cells, as far as givens
 *                 leave them; items are the cells (r1c1) and the digits of houses (row1=5, col9=5,
 *                 box1=5), optional ones the pairs of an anti-knight or anti-king rule (p17=5).
 */
typedef enum sudoku_export_kind { SUDOKU_CNF, SUDOKU_COVER } sudoku_export_kind;

typedef struct sudoku_export sudoku_export;

/* No piece of text is longer than this. */
#define SUDOKU_EXPORT_ROOM 512

/* Makes an export of a puzzle, which is copied; the caller frees it with sudoku_export_free.
   E_ARG: NULL, or no such kind.  E_NOMEM. */
SUDOKU_API sudoku_status sudoku_export_new(sudoku_export **exporting, const sudoku_grid *puzzle,
                                           sudoku_export_kind kind);

/* Frees an export; NULL is fine. */
SUDOKU_API void sudoku_export_free(sudoku_export *exporting);

/* Writes the next part of the text, without a NUL: as much as fits, and at least a piece, into
   'capacity' bytes, SUDOKU_EXPORT_ROOM or more.  Returns its length; 0: all is written, NULL, or
   'capacity' is too small. */
SUDOKU_API size_t sudoku_export_next(sudoku_export *exporting, char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_EXPORT_H */
