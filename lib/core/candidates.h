/* SPDX-License-Identifier: MIT */
/* Candidates of bare cells, house by house, for texts. */
#ifndef SUDOKU_CORE_CANDIDATES_H
#define SUDOKU_CORE_CANDIDATES_H

#include <sudoku/shape.h>

/* For each cell, the digits that the masks of its houses have.  'masks' has one for each cell of a
   valid shape, bit digit - 1; a cell's own mask counts too. */
void sudoku__masks_of_houses(const sudoku_shape *shape, const uint32_t *masks, uint32_t *of_cell);

/* The digits that no house of an empty cell has; 0 for other cells.  Digits are not above the
   order. */
void sudoku__basic_candidates(const sudoku_shape *shape, const uint8_t *cells, uint32_t *masks);

#endif /* SUDOKU_CORE_CANDIDATES_H */
