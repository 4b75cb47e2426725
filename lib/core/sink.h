/* SPDX-License-Identifier: MIT */
/* Text that is written as snprintf does: what does not fit is counted.  All formats but the fast
   ones write through it. */
#ifndef SUDOKU_CORE_SINK_H
#define SUDOKU_CORE_SINK_H

#include <string.h>

#include <sudoku/text.h>

#include "core/alphabet.h"

typedef struct sudoku__sink {
    char *buffer;
    size_t capacity, length;   /* 'length' goes on where 'capacity' ends */
    sudoku__alphabet alphabet; /* of the options */
} sudoku__sink;

/* Begins a text; the alphabet of the options is known to be right. */
void sudoku__sink_begin(sudoku__sink *sink, const sudoku_print_options *options, char *buffer,
                        size_t capacity);

/* Ends it with a NUL and returns its length. */
size_t sudoku__sink_end(sudoku__sink *sink);

static inline void sudoku__put(sudoku__sink *sink, char byte)
{
    if (sink->length < sink->capacity)
        sink->buffer[sink->length] = byte;
    sink->length++;
}

/* The character of a digit, or of an empty cell. */
static inline void sudoku__put_symbol(sudoku__sink *sink, unsigned digit)
{
    sudoku__put(sink, sink->alphabet.symbol[digit]);
}

void sudoku__put_bytes(sudoku__sink *sink, const char *bytes, size_t length);
void sudoku__put_text(sudoku__sink *sink, const char *text);

/* A number in decimal, with zeros before it up to that many figures. */
void sudoku__put_number(sudoku__sink *sink, uint64_t number, unsigned figures);

/* A byte 'count' times. */
void sudoku__put_repeated(sudoku__sink *sink, char byte, size_t count);

/* The symbols of all cells; and with a newline after each row. */
void sudoku__put_cells(sudoku__sink *sink, const sudoku_shape *shape, const uint8_t *cells);
void sudoku__put_rows(sudoku__sink *sink, const sudoku_shape *shape, const uint8_t *cells);

/* The symbols of a set of digits; '.' if it is empty. */
void sudoku__put_candidates(sudoku__sink *sink, uint32_t mask);

/* A comment on one line: control characters become blanks, and each 'other' becomes 'instead'. */
void sudoku__put_comment(sudoku__sink *sink, const char *comment, char other, const char *instead);

/* A text of JSON, in its quotation marks. */
void sudoku__put_json_text(sudoku__sink *sink, const char *text);

/* The cells of the puzzle: those of a record without what was filled in since.  Returns whether
   there was any. */
bool sudoku__split_givens(const sudoku_record *record, uint8_t *puzzle);

#endif /* SUDOKU_CORE_SINK_H */
