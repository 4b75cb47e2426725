/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_TEXT_H
#define SUDOKU_TEXT_H

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One text layout that can be written: a constant found by name or by number.
 *   grid   a line a row, cells separated by one space, 0 for an empty cell, decimals above 9; one
 *          empty line between grids and none after the last
 *   line   a grid a line: 1-9, then A-P (10 to 25), '.' for an empty cell
 *   block  drawn with | + - between boxes; symbols as 'line'; an empty line between grids
 *   json   a grid a line: {"order":9,"box":"3x3","grid":"..."}, the grid as 'line' has it
 */
typedef struct sudoku_format sudoku_format;

/* Format number 'index', or NULL past the last; the one of that name, or NULL; and its name. */
SUDOKU_API const sudoku_format *sudoku_format_at(unsigned index);
SUDOKU_API const sudoku_format *sudoku_format_named(const char *name);
SUDOKU_API const char *sudoku_format_name(const sudoku_format *format);

/* What one place in a text holds: lent by the reader until its next call.  Pointers are NULL
   where the layout has no such thing. */
typedef struct sudoku_record {
    sudoku_shape shape;
    const uint8_t *cells;       /* order * order digits, row by row, 0 empty */
    const uint8_t *givens;      /* 1: printed in the puzzle; 0: filled in since */
    const uint32_t *candidates; /* a mask a cell, bit digit - 1 */
    const char *comment;        /* text after the puzzle: name, rating; up to 1023 bytes and NUL */
    uint64_t index, line;       /* of the record in the text, from 1 */
    uint64_t offset;            /* of its first line's first byte in the text, from 0 */
} sudoku_record;

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_reader_options {
    /* A hint, copied: records of its order have its boxes, and where a record could be of more
       than one order it is of this one.  NULL: the squarest boxes of each record's order. */
    const sudoku_shape *shape;
    uint64_t reserved[4];
} sudoku_reader_options;

/*
 * Reads any stream of records in constant memory, fed in pieces of any size; where a piece ends
 * makes no difference.  Layouts and orders are found out record by record: one line a puzzle
 * (empty cells are any of 0 . * _ - x X), rows with or without spaces, rows drawn with | + -,
 * decimals separated by spaces or commas, letters A-P or a-p above 9; text after a puzzle, lines
 * that start with #, a byte order mark, and LF, CRLF or CR line ends.  Lines that look like no
 * part of a puzzle are passed over, and of a very long line only the first 65,536 bytes count.
 */
typedef struct sudoku_reader sudoku_reader;

/* Makes a reader; the caller frees it with sudoku_reader_free.  E_ARG: NULL, a shape that is not
   valid, 'reserved' set.  E_NOMEM.  'error' may be NULL. */
SUDOKU_API sudoku_status sudoku_reader_new(sudoku_reader **reader,
                                           const sudoku_reader_options *options,
                                           sudoku_error *error);

/* Frees a reader; NULL is fine. */
SUDOKU_API void sudoku_reader_free(sudoku_reader *reader);

/*
 * Lends the reader the next bytes of the text: they must stay as they are until
 * sudoku_reader_next has returned NONE.  'last' says that none follow.  'bytes' may be NULL if
 * 'length' is 0.  E_ARG: NULL, the last piece is not used up, or 'last' was said before.
 */
SUDOKU_API sudoku_status sudoku_reader_feed(sudoku_reader *reader, const char *bytes, size_t length,
                                            bool last);

/*
 * OK: a record.  NONE: feed more, or, after the last piece, the end.  E_SYNTAX: a record is
 * malformed; its index, line and offset are set (nothing else), 'error' (may be NULL) says what
 * is wrong where, and reading goes on after it.  E_ARG: NULL.
 */
SUDOKU_API sudoku_status sudoku_reader_next(sudoku_reader *reader, sudoku_record *record,
                                            sudoku_error *error);

/*
 * The first record of a text, as a new grid, which the caller frees with sudoku_grid_free.
 * E_ARG: NULL.  E_SYNTAX: it is malformed.  NONE: there is none.  E_NOMEM.  'error' may be NULL.
 */
SUDOKU_API sudoku_status sudoku_grid_parse(sudoku_grid **grid, const char *text, size_t length,
                                           sudoku_error *error);

/* Writes a grid as text, as snprintf does: at most 'capacity' bytes with the NUL ('buffer' may be
   NULL if that is 0); returns the length without it.  0: grid or format is NULL. */
SUDOKU_API size_t sudoku_grid_print(const sudoku_grid *grid, const sudoku_format *format,
                                    char *buffer, size_t capacity);

/*
 * Writes 'count' grids of one shape from flat cells, one after another, with the format's
 * separator between them, and also after the last one if 'more' follow.  As the other bulk
 * functions it writes all or nothing: returns the length, and writes (without a NUL) only if
 * that is at most 'capacity' ('buffer' may be NULL if that is 0).  0: cells or format is NULL,
 * the shape is not valid, a digit is above the order, or 'count' is above SIZE_MAX / 2048.
 */
SUDOKU_API size_t sudoku_print_many(const sudoku_shape *shape, const uint8_t *cells, size_t count,
                                    bool more, const sudoku_format *format, char *buffer,
                                    size_t capacity);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_TEXT_H */
