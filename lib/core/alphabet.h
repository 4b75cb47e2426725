/* SPDX-License-Identifier: MIT */
/* The characters of digits, where each cell of a text has just one. */
#ifndef SUDOKU_CORE_ALPHABET_H
#define SUDOKU_CORE_ALPHABET_H

#include <sudoku/shape.h>

/* Character number d is digit d; number 0 is the empty cell. */
typedef struct sudoku__alphabet {
    unsigned size; /* digits */
    char symbol[SUDOKU_MAX_ORDER + 1];
} sudoku__alphabet;

/* '.', 1-9, A-P. */
extern const sudoku__alphabet sudoku__usual_alphabet;

/*
 * Reads an alphabet as the public options have it, e.g. "0-9A-F"; NULL is the usual one.  Empty
 * cells are '.' unless that is a digit; then the first of _ * - 0 that is none.  False, and
 * 'error' (may be NULL) says why: see sudoku_reader_new.
 */
bool sudoku__alphabet_parse(const char *text, sudoku__alphabet *alphabet, sudoku_error *error);

/* The digit of a character, 0 for one that the alphabet does not have.  Case counts only where the
   alphabet has a letter in both. */
unsigned sudoku__alphabet_digit(const sudoku__alphabet *alphabet, char character);

#endif /* SUDOKU_CORE_ALPHABET_H */
