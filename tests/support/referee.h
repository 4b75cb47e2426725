/* SPDX-License-Identifier: MIT */
/*
 * An independent judge of grids.  It shares no code, house table or header with the library: two
 * cells see each other by the arithmetic of their coordinates alone, and solutions are counted by
 * trying every digit in every empty cell, row by row.
 */
#ifndef TESTS_SUPPORT_REFEREE_H
#define TESTS_SUPPORT_REFEREE_H

#include <stdbool.h>
#include <stdint.h>

/* Whether two cells are different ones of the same row, column or box. */
bool referee_sees(unsigned box_rows, unsigned box_cols, unsigned a, unsigned b);

/* Whether the cells (row by row, order = box_rows * box_cols) hold every digit once in every row,
   column and box. */
bool referee_solved(unsigned box_rows, unsigned box_cols, const uint8_t *cells);

/* Whether no two cells that see each other hold the same digit; 0 is empty. */
bool referee_consistent(unsigned box_rows, unsigned box_cols, const uint8_t *cells);

/* How many ways the empty cells can be filled, counting no further than 'limit' (0: all). */
uint64_t referee_count(unsigned box_rows, unsigned box_cols, const uint8_t *cells, uint64_t limit);

#endif /* TESTS_SUPPORT_REFEREE_H */
