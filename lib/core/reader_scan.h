/* SPDX-License-Identifier: MIT */
/* One line of plain text: what it is, and the cells in it. */
#ifndef SUDOKU_CORE_READER_SCAN_H
#define SUDOKU_CORE_READER_SCAN_H

#include <sudoku/shape.h>

#include "core/reader_lines.h"

typedef enum sudoku__line_kind {
    SUDOKU__BLANK,  /* empty, or a comment */
    SUDOKU__RULE,   /* part of a drawing, no cells */
    SUDOKU__DASHES, /* only - or only *: a rule, or a row of empty cells */
    SUDOKU__ROW,    /* the cells of a row */
    SUDOKU__GRID,   /* the cells of a whole grid */
    SUDOKU__TEXT    /* anything else */
} sudoku__line_kind;

/* What can be wrong.  The last three are found when rows are put together. */
typedef enum sudoku__trouble {
    SUDOKU__FINE = 0,
    SUDOKU__BAD_COUNT,     /* no grid has so many cells */
    SUDOKU__BAD_CHARACTER, /* neither a digit nor an empty cell */
    SUDOKU__ABOVE_ORDER,   /* a digit above the order */
    SUDOKU__CANDIDATES,    /* several digits in a cell */
    SUDOKU__NO_MARK,       /* nothing between two separators */
    SUDOKU__MISPLACED,     /* a whole grid, but not at the start of its line */
    SUDOKU__BAD_WIDTH,     /* a row longer or shorter than the others */
    SUDOKU__TOO_SHORT,     /* rows are missing */
    SUDOKU__TWO_EMPTIES    /* 0 beside another mark for empty cells, above order 9 */
} sudoku__trouble;

/* What a byte can be.  The low five bits of a cell's class are its digit, 0 for an empty one. */
enum {
    SUDOKU__DIGIT_BITS = 0x1f,
    SUDOKU__CELL = 0x20,
    SUDOKU__DIGIT = 0x40,   /* 1 to 9 */
    SUDOKU__LETTER = 0x80,  /* A-P, a-p */
    SUDOKU__ZERO = 0x100,   /* empty cells: 0 */
    SUDOKU__DOT = 0x200,    /* . */
    SUDOKU__DASH = 0x400,   /* - */
    SUDOKU__STAR = 0x800,   /* * */
    SUDOKU__OTHER = 0x1000, /* _ x X */
    SUDOKU__SPACE = 0x2000,
    SUDOKU__COMMA = 0x4000, /* , ; */
    SUDOKU__BAR = 0x8000,
    SUDOKU__FRAME = 0x10000 /* in rules only: + = : ' " ! ~ */
};

/* One more than the cells of any grid, so that a line that holds too many shows it. */
enum { SUDOKU__SCAN_CELLS = SUDOKU_MAX_CELLS + 1 };

typedef struct sudoku__scan {
    sudoku__line_kind kind;
    sudoku__trouble trouble; /* of a ROW or GRID */
    uint64_t count;          /* cells; 0: there are some, who knows how many */
    uint32_t classes;        /* of all its bytes */
    uint32_t subject;        /* what the trouble is about: the byte, or the digit */
    size_t place;            /* where it is: a byte of the line, from 0 */
    size_t text, text_end;   /* of a GRID: what follows the cells in its line */
    bool decimal;            /* numbers of two digits are among the cells */
    bool weak;               /* a ROW that alone means nothing: a number, only empty cells, ... */
    uint8_t cells[SUDOKU__SCAN_CELLS];
} sudoku__scan;

/*
 * Fills 'scan' from a line.  'want' is the order of the record whose rows are being read, 0 if
 * there is none: inside a record a line counts as a broken row where it would be just text
 * outside.  'hint' may be NULL: boxes of its order are as it says.
 */
void sudoku__scan_line(const sudoku__line *line, unsigned want, const sudoku_shape *hint,
                       sudoku__scan *scan);

/* The order of a grid with that many cells, 0 if there is none. */
unsigned sudoku__order_of_cells(uint64_t cells);

#endif /* SUDOKU_CORE_READER_SCAN_H */
