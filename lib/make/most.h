/* SPDX-License-Identifier: MIT */
/* How many puzzles there are for given wishes, where that can be counted. */
#ifndef SUDOKU_MAKE_MOST_H
#define SUDOKU_MAKE_MOST_H

#include <sudoku/solve.h>

#include "make/symmetry.h"
#include "make/wishes.h"

/* No more different puzzles than this meet the wishes; UINT64_MAX: that is not known.  'orbits' are
   those of all symmetries; what the solver of that shape was begun with is lost. */
uint64_t sudoku__most_puzzles(const sudoku__wishes *wishes, const sudoku_shape *shape,
                              const sudoku__orbits *orbits, sudoku_solver *solver);

#endif /* SUDOKU_MAKE_MOST_H */
