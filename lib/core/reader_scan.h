/* SPDX-License-Identifier: MIT */
/* One line of plain text: what it is, and the cells in it. */
#ifndef SUDOKU_CORE_READER_SCAN_H
#define SUDOKU_CORE_READER_SCAN_H

#include <sudoku/shape.h>

#include "core/reader_lines.h"

typedef enum sudoku__line_kind {
    SUDOKU__BLANK,  /* empty, or a comment */
    SUDOKU__RULE,   /* part of a drawing, no cells */
    SUDOKU__DASHES, /* only -, only * or only _: a rule, or a row of empty cells */
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
    SUDOKU__DIGIT = 0x40,        /* 1 to 9 */
    SUDOKU__LETTER = 0x80,       /* A-P, a-p */
    SUDOKU__ZERO = 0x100,        /* empty cells: 0 */
    SUDOKU__CROSS = 0x200,       /* x X */
    SUDOKU__DOT = 0x400,         /* . */
    SUDOKU__DASH = 0x800,        /* - */
    SUDOKU__STAR = 0x1000,       /* * */
    SUDOKU__UNDERSCORE = 0x2000, /* _ */
    SUDOKU__STROKES = SUDOKU__DASH | SUDOKU__STAR |
                      SUDOKU__UNDERSCORE, /* lines of these can be rules */
    SUDOKU__SPACE = 0x4000,
    SUDOKU__COMMA = 0x8000, /* , ; */
    SUDOKU__BAR = 0x10000,
    SUDOKU__FRAME = 0x20000 /* in rules only: + = : ' " */
};

/* One more than the cells of any grid, so that a line that holds too many shows it. */
enum { SUDOKU__SCAN_CELLS = SUDOKU_MAX_CELLS + 1 };

/* Why a line may be no row, if there is no other row to show that it is one. */
typedef enum sudoku__doubt {
    SUDOKU__SURE = 0,
    SUDOKU__EMPTY,  /* nothing but empty cells, or letters */
    SUDOKU__BROKEN, /* something is wrong with it */
    SUDOKU__NUMBER, /* a number */
    SUDOKU__NUMBERS /* a date, a telephone number, ... */
} sudoku__doubt;

typedef struct sudoku__scan {
    sudoku__line_kind kind;
    sudoku__trouble trouble; /* of a ROW or GRID */
    uint64_t count;          /* cells; 0: there are some, who knows how many */
    uint32_t classes;        /* of all its bytes */
    uint32_t subject;        /* what the trouble is about: the byte, or the digit */
    size_t place;            /* where it is: a byte of the line, from 0 */
    size_t text, text_end;   /* of a GRID: what follows the cells in its line */
    unsigned step;           /* its cells are so many bytes apart and it has no more; 0: not so */
    bool decimal;            /* numbers of two digits are among the cells */
    sudoku__doubt doubt;     /* of a ROW where none was wanted */
    sudoku__doubt number; /* of a ROW where it matters: NUMBER, NUMBERS, or SURE for neither, ... */
    uint32_t separators;  /* ... and its full stops and dashes, the first byte being bit 0 */
    uint8_t cells[SUDOKU__SCAN_CELLS];
} sudoku__scan;

/* Where a line stands. */
typedef struct sudoku__context {
    unsigned want;  /* the order of the record whose rows are being read, 0: none is */
    unsigned above; /* the order of the record whose last row is just above, 0: none ended there */
    bool numbers;   /* the first row of that record looks like a number */
    const sudoku_shape *hint; /* boxes of its order are as it says; may be NULL */
} sudoku__context;

/*
 * Whether the text is a date: 2024-06-11, 11.06.2024, 24-06-11 and so on.  No row of a grid with
 * each digit once is one: its day and its month have a digit in common, or a 0 beside another
 * character for empty cells.
 */
bool sudoku__is_date(const char *text, size_t length);

/* Fills 'scan' from a line. */
void sudoku__scan_line(const sudoku__line *line, const sudoku__context *context,
                       sudoku__scan *scan);

/*
 * The quick way for lines that are like one already scanned: 'count' cells, 'step' bytes apart (2:
 * blanks between), each a digit up to 'order' (at most 9), 0 or a dot, and the end of the line.
 * Puts the cells where they go and returns the bytes of the line with its LF; 0 where the line is
 * not like that, or not whole.
 */
size_t sudoku__scan_alike(const char *text, size_t length, size_t count, unsigned step,
                          unsigned order, uint8_t *cells);

/* The same for the rows of a whole 9x9 grid with blanks between the cells, and nothing else: it is
   taken at once. */
size_t sudoku__scan_alike_grid(const char *text, size_t length, uint8_t *cells);

/* The order of a grid with that many cells, 0 if there is none. */
unsigned sudoku__order_of_cells(uint64_t cells);

#endif /* SUDOKU_CORE_READER_SCAN_H */
