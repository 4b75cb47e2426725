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

/* What must differ beside rows and columns.  'order' digits; regions, if not NULL, is a label a
   cell and stands in for the boxes; both sizes of a box may be 0 then. */
typedef struct referee_rules {
    unsigned order, box_rows, box_cols;
    const uint8_t *regions;
    bool diagonals, windows, groups, knight, king;
} referee_rules;

/* Whether two cells are different ones that must not hold the same digit. */
bool referee_rules_see(const referee_rules *rules, unsigned a, unsigned b);

/* Whether no two cells that see each other hold the same digit, and none is above the order; 0 is
   empty. */
bool referee_rules_consistent(const referee_rules *rules, const uint8_t *cells);

/* How many ways the empty cells can be filled, counting no further than 'limit' (0: all). */
uint64_t referee_rules_count(const referee_rules *rules, const uint8_t *cells, uint64_t limit);

/* The same for boxes alone, order = box_rows * box_cols. */
bool referee_sees(unsigned box_rows, unsigned box_cols, unsigned a, unsigned b);
bool referee_consistent(unsigned box_rows, unsigned box_cols, const uint8_t *cells);
uint64_t referee_count(unsigned box_rows, unsigned box_cols, const uint8_t *cells, uint64_t limit);

/* Whether the cells hold every digit once in every row, column and box. */
bool referee_solved(unsigned box_rows, unsigned box_cols, const uint8_t *cells);

#endif /* TESTS_SUPPORT_REFEREE_H */
