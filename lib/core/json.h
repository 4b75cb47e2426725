/* SPDX-License-Identifier: MIT */
/* JSON in pieces: a text is pushed in as it comes and its parts are pulled out, in constant
   memory. */
#ifndef SUDOKU_CORE_JSON_H
#define SUDOKU_CORE_JSON_H

#include <stdbool.h>
#include <stddef.h>

enum { SUDOKU__JSON_DEPTH = 16, SUDOKU__JSON_TEXT = 1088 };

typedef enum sudoku__json_event {
    SUDOKU__JSON_MORE, /* the piece is used up */
    SUDOKU__JSON_BAD,  /* it is no JSON, or nested too deeply */
    SUDOKU__JSON_OBJECT,
    SUDOKU__JSON_ARRAY,
    SUDOKU__JSON_END, /* of one of them; 'depth' is what is left */
    SUDOKU__JSON_KEY, /* this and what follows: in 'text' */
    SUDOKU__JSON_STRING,
    SUDOKU__JSON_NUMBER,
    SUDOKU__JSON_WORD /* true, false or null */
} sudoku__json_event;

/* All-zero is the start of a text. */
typedef struct sudoku__json {
    unsigned depth;
    char kinds[SUDOKU__JSON_DEPTH]; /* '{' or '[' */
    char wanted; /* what may come: 0 a value, ',' a comma or end, 'k' a key, ':' a colon */
    bool first;  /* in 'kinds[depth - 1]' nothing was read yet: it may end */
    char token; /* in the middle of: '"' a string, '\\' an escape in it, '0' a number, 'a' a word */
    bool is_key;
    unsigned hex, figures; /* of a \\u escape */
    size_t length;         /* of the text, as far as it is kept */
    char text[SUDOKU__JSON_TEXT];
} sudoku__json;

/* The next event; *at moves on towards 'end'. */
sudoku__json_event sudoku__json_next(sudoku__json *json, const char **at, const char *end);

#endif /* SUDOKU_CORE_JSON_H */
