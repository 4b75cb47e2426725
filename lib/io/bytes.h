/* SPDX-License-Identifier: MIT */
/* Text that is put together: it grows, or it counts on where a caller's buffer ends, as snprintf
   does. */
#ifndef SUDOKU_IO_BYTES_H
#define SUDOKU_IO_BYTES_H

#include <stdbool.h>
#include <stddef.h>

/* All-zero is empty and grows.  Where memory ran out, 'failed' is set and nothing is added. */
typedef struct sudoku__bytes {
    char *data;
    size_t length, capacity;
    bool fixed; /* 'data' is a caller's: what is past 'capacity' is counted and dropped */
    bool failed;
} sudoku__bytes;

void sudoku__bytes_free(sudoku__bytes *bytes);

void sudoku__bytes_add(sudoku__bytes *bytes, const char *text, size_t length);
void sudoku__bytes_put(sudoku__bytes *bytes, const char *text);
void sudoku__bytes_number(sudoku__bytes *bytes, unsigned long long number);

/* Adds text as XML has it between tags and in attributes: what is no UTF-8 and no character of XML
   becomes U+FFFD. */
void sudoku__bytes_xml(sudoku__bytes *bytes, const char *text);

/* Ends a caller's text with a NUL, within its capacity, and returns the length without it. */
size_t sudoku__bytes_end(sudoku__bytes *bytes);

#endif /* SUDOKU_IO_BYTES_H */
