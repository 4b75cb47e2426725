/* SPDX-License-Identifier: MIT */
/*
 * Fills grids from candidates, as one of the two tests of step_checker.h.  A search of its own: the
 * cell with the fewest candidates, its digits in turn.  Houses are looked at for a digit with one
 * place, or the search of a nearly empty grid would never end.  It shares no code with the library.
 */
#ifndef TESTS_SUPPORT_FILLING_H
#define TESTS_SUPPORT_FILLING_H

#include <stdbool.h>
#include <stdint.h>

enum { FILLING_CELLS = 625, FILLING_ORDER = 25 };

typedef struct filling {
    unsigned box_rows, box_cols;
    uint32_t left[FILLING_CELLS]; /* candidates, bit digit - 1; one bit: filled or about to be */
    bool filled[FILLING_CELLS];
} filling;

/* Cell number 'place' of a house; houses are numbered rows, columns, boxes. */
unsigned filling_house_cell(unsigned box_rows, unsigned box_cols, unsigned house, unsigned place);

/* A grid of digits (0: empty) and the candidates of its empty cells.  False: a digit stands twice
   in a house. */
bool filling_start(filling *grid, unsigned box_rows, unsigned box_cols, const uint8_t *digits,
                   const uint32_t *candidates);

/* How many ways there are to fill it, up to 'limit'; the first is written to 'solution' (may be
   NULL). */
unsigned filling_count(const filling *grid, unsigned limit, uint8_t *solution);

#endif /* TESTS_SUPPORT_FILLING_H */
