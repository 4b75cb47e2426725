/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_VALIDATE_H
#define SUDOKU_VALIDATE_H

#include "grid.h"
#include "houses.h"

#ifdef __cplusplus
extern "C" {
#endif

/* No digit stands twice in a house or in cells that are peers by an anti-knight or anti-king rule:
   no rule is broken yet.  False for NULL. */
SUDOKU_API bool sudoku_is_consistent(const sudoku_grid *grid);

/* Every cell holds a digit; rules are not looked at.  False for NULL. */
SUDOKU_API bool sudoku_is_full(const sudoku_grid *grid);

/* Full and consistent.  False for NULL. */
SUDOKU_API bool sudoku_is_solved(const sudoku_grid *grid);

/* 'solution' is solved, has the puzzle's shape and agrees with every filled cell of 'puzzle'.
   False where one is NULL. */
SUDOKU_API bool sudoku_is_solution_of(const sudoku_grid *solution, const sudoku_grid *puzzle);

/* Whether no digit stands twice in that house; false for NULL and for no such house. */
SUDOKU_API bool sudoku_house_is_consistent(const sudoku_grid *grid, unsigned house);

/* Whether that house holds every digit once; false for NULL and for no such house. */
SUDOKU_API bool sudoku_house_is_solved(const sudoku_grid *grid, unsigned house);

/* Whether the digit of that cell stands in none of its peers; an empty cell is consistent.  False
   for NULL and for no such cell. */
SUDOKU_API bool sudoku_cell_is_consistent(const sudoku_grid *grid, unsigned cell);

/* Two peers that hold the same digit. */
typedef struct sudoku_conflict {
    uint16_t house; /* or SUDOKU_KNIGHTS_MOVE or SUDOKU_KINGS_MOVE; see sudoku_house_name */
    uint8_t digit;
    uint16_t first, other; /* 'first' is the house's first cell with that digit */
} sudoku_conflict;

/*
 * Lists the conflicts, house by house, each further cell with a digit paired with the first one.
 * Then come those of the anti-knight and anti-king rules, for cells that share no house: cell by
 * cell, each with those after it.
 * Writes at most 'capacity' of them ('conflicts' may be NULL if that is 0) and returns how many
 * there are in all; 0 for NULL.
 */
SUDOKU_API size_t sudoku_conflicts(const sudoku_grid *grid, sudoku_conflict *conflicts,
                                   size_t capacity);

/* The digits that break no rule in each empty cell (bit digit - 1); 0 for a filled cell.  'masks'
   takes order * order values.  Does nothing where one is NULL. */
SUDOKU_API void sudoku_candidates(const sudoku_grid *grid, uint32_t *masks);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_VALIDATE_H */
