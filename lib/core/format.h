/* SPDX-License-Identifier: MIT */
/*
 * A text format inside the library: one constant each, in a file of its own (format_*.c), and one
 * row in the table of formats.c.
 */
#ifndef SUDOKU_CORE_FORMAT_H
#define SUDOKU_CORE_FORMAT_H

#include <assert.h>

#include <sudoku/text.h>

/* No format that has a 'write' writes a grid longer than this. */
enum { SUDOKU__MAX_WRITTEN = 2048 };

/* Writes one grid, its last line's newline included, and returns the end of it.  The shape is valid
   and so are the digits. */
typedef char *sudoku__write(const sudoku_shape *shape, const uint8_t *cells, char *text);

/* What 'own' of a built-in format points to. */
typedef struct sudoku__own {
    /* Quick ways for many grids; both or neither.  'length' says how many bytes 'count' grids take,
       without what stands between them. */
    size_t (*length)(const sudoku_shape *shape, const uint8_t *cells, size_t count);
    sudoku__write *write;
    const struct sudoku__layout *layout; /* what reads it, or NULL; see reader.h */
} sudoku__own;

extern const sudoku_format sudoku__format_grid;
extern const sudoku_format sudoku__format_line;
extern const sudoku_format sudoku__format_block;
extern const sudoku_format sudoku__format_json;
extern const sudoku_format sudoku__format_rows;
extern const sudoku_format sudoku__format_sdm;
extern const sudoku_format sudoku__format_sdk;
extern const sudoku_format sudoku__format_ss;
extern const sudoku_format sudoku__format_sdx;
extern const sudoku_format sudoku__format_pencil;
extern const sudoku_format sudoku__format_sukaku;
extern const sudoku_format sudoku__format_sudokuwiki;
extern const sudoku_format sudoku__format_hodoku;
extern const sudoku_format sudoku__format_csv;
extern const sudoku_format sudoku__format_exchange;
extern const sudoku_format sudoku__format_gsf;
extern const sudoku_format sudoku__format_solo;
extern const sudoku_format sudoku__format_solo_save;
extern const sudoku_format sudoku__format_gnome;
extern const sudoku_format sudoku__format_jigsaw;

/* Prints by a 'write', whose symbols are replaced by those of the options; NULL: they are not. */
size_t sudoku__print_written(sudoku__write *write, const sudoku_record *record,
                             const sudoku_print_options *options, char *buffer, size_t capacity);

/* The character for a cell where each has just one: '.', 1-9, A-P.  It has no branches, so that
   loops over it become vector code. */
static inline char sudoku__symbol(uint8_t digit)
{
    const uint8_t above_9 = digit > 9 ? 'A' - '9' - 1 : 0;
    const uint8_t empty = digit == 0 ? '0' - '.' : 0;
    return (char)(uint8_t)('0' + digit + above_9 - empty);
}

/* Loops over the cells of a grid take blocks of this many, the last one overlapping the one
   before: compilers make vector code of a loop whose length they know at any level, and there is
   no rest.  The smallest grid is just one block. */
enum { SUDOKU__BLOCK = 16 };
static_assert(SUDOKU__BLOCK == SUDOKU_MIN_ORDER * SUDOKU_MIN_ORDER, "a grid is a block or more");

/* Writes the symbols of all 'count' cells of a grid and returns the end. */
char *sudoku__write_symbols(const uint8_t *cells, unsigned count, char *text);

#endif /* SUDOKU_CORE_FORMAT_H */
