/* SPDX-License-Identifier: MIT */
/* Writing cells with their candidates so that they are read as they are. */
#ifndef SUDOKU_CORE_MARKED_H
#define SUDOKU_CORE_MARKED_H

#include "core/sink.h"

typedef struct sudoku__marked {
    uint32_t mask[SUDOKU_MAX_CELLS]; /* of values too */
    uint8_t mark[SUDOKU_MAX_CELLS];  /* sudoku__mark, see reader_held.h */
} sudoku__marked;

/* Digits and marks of a record's cells: the mark says no more than sudoku__settle_marks needs to
   know.  Without candidates, those that break no rule are taken. */
void sudoku__mark_cells(const sudoku_record *record, sudoku__marked *marked);

/* The same for formats that have no marks: without candidates, empty cells have all digits. */
void sudoku__mask_cells(const sudoku_record *record, uint32_t *masks);

/* Writes a cell: its digits, '.' if there are none, 'filled_in' before a digit that was filled in,
   '=' before a given and parentheses around a last candidate that need a mark. */
void sudoku__put_marked(sudoku__sink *sink, const sudoku__marked *marked, unsigned cell,
                        char filled_in);

/* How many bytes that is. */
size_t sudoku__marked_width(const sudoku__marked *marked, unsigned cell);

#endif /* SUDOKU_CORE_MARKED_H */
