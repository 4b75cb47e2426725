/* SPDX-License-Identifier: MIT */
/* Puzzles of which nothing is promised, as simple programs make them. */
#ifndef SUDOKU_MAKE_UNCHECKED_H
#define SUDOKU_MAKE_UNCHECKED_H

#include "core/rng.h"
#include "make/wishes.h"

/* Holes at random places of a solved grid, which becomes the puzzle.  False: this draw of places
   does not meet the wishes. */
bool sudoku__dig_holes(const sudoku__wishes *wishes, const sudoku_shape *shape,
                       const sudoku__orbits *orbits, uint8_t *cells, sudoku__rng *rng);

/* Random digits that break no rule, put into the empty 'grid'.  False: too few found a place. */
bool sudoku__dig_quick(const sudoku__wishes *wishes, const sudoku__orbits *orbits,
                       sudoku_grid *grid, sudoku__rng *rng);

/* A number drawn from low .. high. */
static inline unsigned sudoku__draw(sudoku__rng *rng, unsigned low, unsigned high)
{
    return low + sudoku__rng_below(rng, high - low + 1);
}

#endif /* SUDOKU_MAKE_UNCHECKED_H */
