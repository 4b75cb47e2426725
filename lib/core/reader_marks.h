/* SPDX-License-Identifier: MIT */
/* Cells with several digits each: pencil marks. */
#ifndef SUDOKU_CORE_READER_MARKS_H
#define SUDOKU_CORE_READER_MARKS_H

#include "core/reader_lines.h"

enum {
    SUDOKU__MARKS_ORDER = 9, /* above it digits are no longer one character each */
    SUDOKU__MARKS_CELLS = SUDOKU__MARKS_ORDER * SUDOKU__MARKS_ORDER
};

typedef struct sudoku__marks {
    unsigned count;                     /* cells */
    unsigned most;                      /* the largest digit */
    bool several;                       /* some cell has several digits, or a mark */
    bool barred;                        /* there are bars */
    uint16_t mask[SUDOKU__MARKS_CELLS]; /* of digits, bit digit - 1 */
    uint8_t mark[SUDOKU__MARKS_CELLS];  /* sudoku__mark, see reader_held.h */
} sudoku__marks;

/*
 * Reads a line of such cells: groups of different digits between blanks and bars; '.', '0', '-' or
 * '_' for an empty cell of which nothing is known; +5 or u5 for a digit that was filled in, =5 for
 * a given, (5) for an empty cell with its last candidate.  False: it is no such line.
 */
bool sudoku__scan_marks(const sudoku__line *line, sudoku__marks *marks);

#endif /* SUDOKU_CORE_READER_MARKS_H */
