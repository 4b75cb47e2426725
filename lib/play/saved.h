/* SPDX-License-Identifier: MIT */
/*
 * Going through a saved game line by line and word by word.  Words are separated by one space;
 * lines end with LF, or CR LF after a journey by mail.
 */
#ifndef SUDOKU_PLAY_SAVED_H
#define SUDOKU_PLAY_SAVED_H

#include <sudoku/base.h>

typedef struct sudoku__piece {
    const char *text;
    size_t length;
} sudoku__piece;

/* The text and where in it we are. */
typedef struct sudoku__saved {
    const char *text;
    size_t length, next; /* 'next': where the next line begins */
    sudoku__piece line;  /* the current one, without its end */
    size_t at;           /* in it: the next word */
    size_t word;         /* in it: the last word */
    uint64_t number;     /* of the line, from 1 */
    sudoku_error *error;
} sudoku__saved;

/* Refuses the text because of the last word. */
sudoku_status sudoku__saved_refuse(const sudoku__saved *scan, const char *reason);

/* Goes to the next line.  False: there is none, or it does not end. */
bool sudoku__saved_line(sudoku__saved *scan);

/* The rest of the line; empty at its end. */
sudoku__piece sudoku__saved_rest(sudoku__saved *scan);

/* The next word of the line; empty at its end, and where there are two spaces. */
sudoku__piece sudoku__saved_word(sudoku__saved *scan);

bool sudoku__saved_is(sudoku__piece word, const char *text);

bool sudoku__saved_at_end(sudoku__saved *scan);

/* Reads a decimal number up to 'most' from the front of a word.  False: there is none. */
bool sudoku__saved_number(sudoku__piece *word, uint64_t most, uint64_t *number);

bool sudoku__saved_text(sudoku__piece *word, const char *text);

/* Reads "r1c2" from the front of a word. */
bool sudoku__saved_cell(sudoku__piece *word, unsigned order, uint16_t *cell);

bool sudoku__saved_digit(sudoku__piece *word, unsigned order, uint8_t *digit);

#endif /* SUDOKU_PLAY_SAVED_H */
