/* SPDX-License-Identifier: MIT */
/*
 * A text layout inside the library: one constant each, in a file of its own (format_*.c), and one
 * row in the table of formats.c.
 */
#ifndef SUDOKU_CORE_FORMAT_H
#define SUDOKU_CORE_FORMAT_H

#include <sudoku/text.h>

/* No format writes a grid longer than this. */
enum { SUDOKU__MAX_PRINTED = 2048 };

struct sudoku_format {
    const char *name;
    const char *separator; /* stands between two grids */

    /* How many bytes 'write' writes.  Here and there the shape is valid and so are the digits. */
    size_t (*length)(const sudoku_shape *shape, const uint8_t *cells);

    /* Writes one grid, its last line's newline included, and returns the end of it. */
    char *(*write)(const sudoku_shape *shape, const uint8_t *cells, char *text);
};

extern const sudoku_format sudoku__format_grid;
extern const sudoku_format sudoku__format_line;
extern const sudoku_format sudoku__format_block;
extern const sudoku_format sudoku__format_json;

/* The character for a cell where each has just one: '.', 1-9, A-P.  Without branches, so that
   loops over it become vector code. */
static inline char sudoku__symbol(uint8_t digit)
{
    const int above_9 = digit > 9 ? 'A' - '9' - 1 : 0;
    const int empty = digit == 0 ? '.' - '0' : 0;
    return (char)('0' + digit + above_9 + empty);
}

/* Writes the symbols of 'count' cells and returns the end. */
static inline char *sudoku__write_symbols(const uint8_t *cells, unsigned count, char *text)
{
    for (unsigned cell = 0; cell < count; cell++)
        text[cell] = sudoku__symbol(cells[cell]);
    return text + count;
}

#endif /* SUDOKU_CORE_FORMAT_H */
