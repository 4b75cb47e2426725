/* SPDX-License-Identifier: MIT */
/* What the two halves of the scan of a line share: the usual lines (reader_scan.c) and any line
   (reader_walk.c). */
#ifndef SUDOKU_CORE_READER_WALK_H
#define SUDOKU_CORE_READER_WALK_H

#include "core/reader_scan.h"

enum {
    SUDOKU__LONGEST_ROW = SUDOKU_MAX_ORDER, /* what is longer is a whole grid */
    SUDOKU__FIRST_LETTERS = 10,             /* the least order that has letters */
    SUDOKU__LEAST_MISPLACED = 40 /* cells of a grid, or half of one, that is looked for in a line */
};

/* A line without the blanks around it, and where it stands. */
typedef struct sudoku__view {
    const sudoku__line *line;
    size_t from, end;
    const sudoku__context *context;
} sudoku__view;

extern const uint32_t sudoku__class_of[256];

static inline uint32_t sudoku__class_at(const sudoku__view *view, size_t at)
{
    return sudoku__class_of[(unsigned char)view->line->text[at]];
}

/* Whether only the front of the line is known. */
static inline bool sudoku__is_cut(const sudoku__view *view)
{
    return view->line->full > view->line->length;
}

/* The order that so many cells in one line speak of: those of a row or those of a grid. */
static inline unsigned sudoku__order_of_line(uint64_t cells)
{
    if (cells < SUDOKU_MIN_ORDER)
        return 0;
    return cells <= SUDOKU__LONGEST_ROW ? (unsigned)cells : sudoku__order_of_cells(cells);
}

static inline bool sudoku__may_have_letters(uint64_t cells)
{
    const unsigned few = SUDOKU__FIRST_LETTERS; /* so many may be missing in a grid */
    return cells <= SUDOKU__LONGEST_ROW ? cells >= few : cells >= few * few - few;
}

/* Whether cells of these classes can be no rule: strokes alone, or with dots, can. */
static inline bool sudoku__is_no_rule(uint32_t classes)
{
    return (classes & (SUDOKU__DIGIT | SUDOKU__LETTER | SUDOKU__ZERO | SUDOKU__CROSS)) ||
           (classes & (SUDOKU__DOT | SUDOKU__STROKES)) == SUDOKU__DOT;
}

/*
 * The view holds 'count' cells, already in scan->cells, and nothing strange: decides between ROW
 * and GRID and looks at the digits.  False where it is no such line: letters that its order does
 * not have, too few cells, or a number with such digits.
 */
bool sudoku__settle_cells(const sudoku__view *view, uint64_t count, sudoku__scan *scan);

/*
 * Whether the line is a number, a date, a telephone number or the like: at most four groups of
 * digits with one other byte between them (more in a range: 1..42), perhaps a sign before and a
 * full stop or comma behind.  Notes where full stops and dashes are.
 */
sudoku__doubt sudoku__is_number(const sudoku__view *view, uint32_t *separators);

/* Where the text behind a grid begins: past blanks and what sets it off. */
size_t sudoku__skip_to_text(const sudoku__view *view, size_t at);

/* Scans any line that is not blank. */
void sudoku__walk_line(const sudoku__view *view, sudoku__scan *scan);

#endif /* SUDOKU_CORE_READER_WALK_H */
