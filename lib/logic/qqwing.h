/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_LOGIC_QQWING_H
#define SUDOKU_LOGIC_QQWING_H

#include <stdint.h>

/* What qqwing calls a puzzle. */
enum {
    SUDOKU__QQWING_SIMPLE = 1,       /* cells with one candidate are enough */
    SUDOKU__QQWING_EASY = 2,         /* with digits that have one place in a house */
    SUDOKU__QQWING_INTERMEDIATE = 3, /* with pairs and intersections of boxes and lines */
    SUDOKU__QQWING_EXPERT = 4        /* not even those */
};

/* The word for a puzzle of 9x9 cells, each 0 to 9, that has exactly one solution. */
unsigned sudoku__qqwing(const uint8_t cells[81]);

#endif /* SUDOKU_LOGIC_QQWING_H */
