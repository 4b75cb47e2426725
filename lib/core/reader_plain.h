/* SPDX-License-Identifier: MIT */
/* The state of the plain layout (reader_plain.c), and its errors in words (reader_trouble.c). */
#ifndef SUDOKU_CORE_READER_PLAIN_H
#define SUDOKU_CORE_READER_PLAIN_H

#include "core/reader_held.h"
#include "core/reader_marks.h"
#include "core/reader_scan.h"

/* Rows may differ in width until the record is whole. */
enum {
    SUDOKU__STRIDE = SUDOKU_MAX_ORDER,
    SUDOKU__MARKS_ROOM = SUDOKU_MAX_ORDER * SUDOKU__MARKS_ORDER
};

/* One row of a record: where it is and what is wrong with it. */
typedef struct sudoku__row {
    uint64_t line, offset; /* of its first byte */
    uint64_t count;        /* its cells; 0: not known */
    size_t place;          /* of the trouble, from 0 */
    uint32_t classes;      /* as in sudoku__scan, as all that follows */
    uint32_t subject;
    sudoku__trouble trouble;
    bool decimal;
    sudoku__doubt doubt, number;
    uint32_t separators;
    bool maybe;  /* a line of dashes, not yet known to be a row */
    bool marked; /* it has candidates: they are in 'masks' and 'marks', not in 'cells' */
} sudoku__row;

typedef struct sudoku__plain {
    unsigned rows;         /* of the record so far */
    unsigned order;        /* what it seems to be: the width of most rows */
    unsigned block;        /* the first row after the last empty line */
    bool gap;              /* an empty line came after the last row */
    bool full;             /* has all its rows, and waits for a line that is none */
    bool list;             /* the rows are records themselves, being given out one by one ... */
    unsigned listed;       /* ... up to here */
    unsigned above;        /* the order of the record that ended on the line before, or 0 */
    unsigned alike_order;  /* how the last record was written: its order, */
    unsigned alike_rows;   /* rows (1: in one line), */
    unsigned alike_step;   /* and how far apart its cells are */
    uint64_t grid_cells;   /* the cells of the last one-line record, ... */
    uint32_t grid_classes; /* ... and their classes */
    sudoku__row row[SUDOKU_MAX_ORDER];
    uint8_t cells[SUDOKU_MAX_ORDER * SUDOKU__STRIDE]; /* row r starts at cells[r * STRIDE] */
    uint16_t masks[SUDOKU__MARKS_ROOM];               /* row r starts at number r * MARKS_ORDER */
    uint8_t marks[SUDOKU__MARKS_ROOM];
    bool marked;              /* the line that was scanned last is ... */
    sudoku__marks marks_line; /* ... this */
    sudoku__scan scan;
    char comment[SUDOKU__COMMENT_KEPT];
} sudoku__plain;

/*
 * Says what is wrong with row number 'number' (from 0) of a record that should have 'order' rows
 * and has 'rows'.  A grid in one line is a record of one row, 'rows' being 1.
 */
void sudoku__tell_trouble(const sudoku__row *row, unsigned number, unsigned rows, unsigned order,
                          sudoku_error *error);

#endif /* SUDOKU_CORE_READER_PLAIN_H */
