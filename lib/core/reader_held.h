/* SPDX-License-Identifier: MIT */
/* A record that a layout puts together, with all that a record can have: what most layouts give
   out.  One of them at a time, in the reader. */
#ifndef SUDOKU_CORE_READER_HELD_H
#define SUDOKU_CORE_READER_HELD_H

#include <sudoku/text.h>

#include "core/reader_lines.h"

enum { SUDOKU__COMMENT_KEPT = 1024 };

/* How a cell of a grid of candidates is written. */
typedef enum sudoku__mark {
    SUDOKU__UNMARKED, /* just digits: if it is one, is it a value or the last candidate? */
    SUDOKU__GIVEN,
    SUDOKU__FILLED_IN,
    SUDOKU__OPEN /* an empty cell, also if it has one candidate */
} sudoku__mark;

typedef struct sudoku__held {
    uint64_t line, offset; /* where the record begins */
    unsigned order;
    bool shaped, has_givens, has_candidates; /* which of the following mean something */
    sudoku_shape shape;
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint8_t givens[SUDOKU_MAX_CELLS];
    uint8_t marks[SUDOKU_MAX_CELLS]; /* sudoku__mark; see sudoku__settle_marks */
    uint32_t candidates[SUDOKU_MAX_CELLS];
    size_t comment_length;
    char comment[SUDOKU__COMMENT_KEPT];
} sudoku__held;

/* Begins a record of that order at a line: without shape, givens, candidates and comment; 'cells'
   is for the caller to fill. */
void sudoku__hold(sudoku__held *held, const sudoku__line *line, unsigned order);

/* Adds to the comment, with a blank between, as much as has room. */
void sudoku__hold_comment(sudoku__held *held, const char *text, size_t length);

/* Says that the digits are as they are now given; what is filled in later is not. */
void sudoku__hold_givens(sudoku__held *held);

/*
 * Makes cells, givens and candidates of 'candidates', which has the digits of every cell, values
 * too, and 'marks'.  A cell with one digit and no mark is a value unless another cell of its
 * houses still has that digit among several: then the value cannot have been entered.  (This is
 * the rule of HoDoKu.)  'shape' is used for the houses.
 */
void sudoku__settle_marks(sudoku__held *held, const sudoku_shape *shape);

/* Forgets candidates of which none is missing in any empty cell: none were noted. */
void sudoku__drop_full_candidates(sudoku__held *held);

/* Copies a comment of at most SUDOKU__COMMENT_KEPT bytes with its NUL, not cut in the middle of a
   UTF-8 character; returns its length. */
size_t sudoku__copy_comment(char *to, const char *text, size_t length);

#endif /* SUDOKU_CORE_READER_HELD_H */
