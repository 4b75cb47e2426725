/* SPDX-License-Identifier: MIT */
/* How far a puzzle is from the difficulty that was wished for. */
#ifndef SUDOKU_MAKE_JURY_H
#define SUDOKU_MAKE_JURY_H

#include "make/wishes.h"

/* What judges puzzles: all-zero where there is nothing to judge. */
typedef struct sudoku__jury {
    const sudoku__wishes *wishes;
    unsigned scales;      /* that are to be rated */
    sudoku_logic *rater;  /* of the scales */
    sudoku_logic *solver; /* goes through the steps, where a technique is required or forbidden */
    sudoku_grid *grid;
} sudoku__jury;

enum { SUDOKU__TOO_FAR = 1000000 }; /* a distance: cannot be rated */

sudoku_status sudoku__jury_init(sudoku__jury *jury, const sudoku__wishes *wishes,
                                const sudoku_shape *shape, sudoku_error *error);
void sudoku__jury_free(sudoku__jury *jury);

/* Whether the wishes speak of difficulty at all. */
static inline bool sudoku__jury_sits(const sudoku__jury *jury)
{
    return jury->rater || jury->solver;
}

/* Rates a puzzle that has one solution.  0: as wished; else the larger the farther, and *too_hard
   says on which side. */
unsigned sudoku__jury_judge(sudoku__jury *jury, const uint8_t *puzzle, sudoku_rating *rating,
                            bool *too_hard);

#endif /* SUDOKU_MAKE_JURY_H */
