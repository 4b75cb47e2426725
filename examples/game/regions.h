/* SPDX-License-Identifier: MIT */
#ifndef GAME_REGIONS_H
#define GAME_REGIONS_H

#include <sudoku/shape.h>

/* Makes the boxes of a shape into jigsaw regions that hang together, by exchanging cells at random;
   another 'seed' gives other regions. */
void regions_shuffle(sudoku_shape *shape, uint64_t seed);

#endif
