/* SPDX-License-Identifier: MIT */
/*
 * Digging: clues are taken out of a puzzle with one solution, in a given order, each that can go
 * without a second solution.
 *
 * The digger does not solve.  It asks whether a puzzle has one solution (sudoku__dig_ask), is told
 * (sudoku__dig_tell), and asks on; so many of them are served by one batch.
 *
 * One orbit of cells is taken after another, but the questions are about several at once: where a
 * number of them can go together, so can each first part of them.  The first that cannot go is
 * found by halving, and what follows from the answers is not asked.  The result is that of one at
 * a time, with half as many questions.
 */
#ifndef SUDOKU_MAKE_DIG_H
#define SUDOKU_MAKE_DIG_H

#include "core/rng.h"
#include "make/symmetry.h"

typedef struct sudoku__dig {
    const sudoku__orbits *orbits;
    unsigned cells;
    unsigned goal;  /* clues to stop at */
    unsigned clues; /* in the puzzle now */
    unsigned count, next, step;
    unsigned bad_end; /* to take out next .. bad_end - 1 together is too much; 0: not known */
    uint16_t order[SUDOKU_MAX_CELLS]; /* orbits that may go; those before 'next' are decided */
    uint8_t puzzle[SUDOKU_MAX_CELLS]; /* what is left: it has one solution */
} sudoku__dig;

/* Starts on a puzzle of that many cells, known to have one solution, whose orbits of clues are
   taken in an order drawn from 'rng', down to 'goal' clues. */
void sudoku__dig_begin(sudoku__dig *dig, const sudoku__orbits *orbits, const uint8_t *puzzle,
                       unsigned cells, unsigned goal, sudoku__rng *rng);

/* Puts an orbit at the end of the order; to be called before the first question. */
void sudoku__dig_last(sudoku__dig *dig, unsigned orbit);

/* Writes the puzzle to be judged; false: it is all done, and dig->puzzle is the result. */
bool sudoku__dig_ask(sudoku__dig *dig, uint8_t *question);

/* The answer: whether the puzzle asked about has one solution only. */
void sudoku__dig_tell(sudoku__dig *dig, bool unique);

#endif /* SUDOKU_MAKE_DIG_H */
