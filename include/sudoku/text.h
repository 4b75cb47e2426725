/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_TEXT_H
#define SUDOKU_TEXT_H

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What one place in a text holds.  Pointers are NULL where there is no such thing. */
typedef struct sudoku_record {
    sudoku_shape shape;
    const uint8_t *cells;  /* order * order digits, row by row, 0 empty */
    const uint8_t *givens; /* 1: printed in the puzzle; 0: filled in since, or empty.  NULL: all
                              digits are givens */
    const uint32_t *candidates; /* a mask a cell, bit digit - 1; 0 where the cell has a digit */
    const char *comment;        /* text that came with it: name, rating; up to 1023 bytes and NUL */
    uint64_t index, line;       /* of the record in the text, from 1 */
    uint64_t offset;            /* of its first line's first byte in the text, from 0 */
} sudoku_record;

/* What a format can keep of a record, beyond the digits; the bits of sudoku_format.holds. */
enum {
    SUDOKU_HOLDS_GIVENS = 1,     /* which digits are givens and which were filled in */
    SUDOKU_HOLDS_CANDIDATES = 2, /* the candidates of empty cells */
    SUDOKU_HOLDS_COMMENT = 4,    /* the comment, if it is one line of text */
    SUDOKU_HOLDS_BOXES = 8,      /* boxes other than the squarest of their order */
    SUDOKU_HOLDS_REGIONS = 16,   /* jigsaw regions */
    SUDOKU_HOLDS_EXTRA = 32      /* constraints beyond rows, columns and regions */
};

/* How records are written; all-zero, or a NULL pointer, means the defaults. */
typedef struct sudoku_print_options {
    /* Characters for the digits 1, 2, ... where a cell has just one, as in sudoku_reader_options;
       NULL: 1-9A-P.  Formats that are for decimals only take no notice. */
    const char *alphabet;
    uint64_t reserved[4];
} sudoku_print_options;

/*
 * One text format: a constant found by name or by number, or one of your own.  docs/formats.md
 * describes those of the library.  A document is 'head', records with 'between' between them, and
 * 'tail'; all three are empty texts where records simply follow each other.
 */
typedef struct sudoku_format {
    const char *name;  /* short, lower case, of letters, digits and '-' */
    const char *title; /* what it is, in a few words */
    bool reads;        /* a reader can be told to take it */
    bool writes;       /* 'print' is there */
    uint8_t min_order, max_order;
    uint32_t holds; /* SUDOKU_HOLDS_... */
    const char *head, *between, *tail;
    /* Writes one record that is right in itself and of an order that the format has, as snprintf
       does: at most 'capacity' bytes with the NUL; returns the length without it, at most 65536.
       The last byte is a newline.  NULL: the format is not written. */
    size_t (*print)(const sudoku_record *record, const sudoku_print_options *options, char *buffer,
                    size_t capacity);
    const void *own; /* the library's business; NULL in formats of your own */
} sudoku_format;

/* Format number 'index', or NULL past the last; the one of that name, or NULL; and its name. */
SUDOKU_API const sudoku_format *sudoku_format_at(unsigned index);
SUDOKU_API const sudoku_format *sudoku_format_named(const char *name);
SUDOKU_API const char *sudoku_format_name(const sudoku_format *format);

/* Whether grids of that shape can be written in a format; false for NULL. */
SUDOKU_API bool sudoku_format_takes(const sudoku_format *format, const sudoku_shape *shape);

/* What a record has and the format does not keep: SUDOKU_HOLDS_... bits, 0 if it keeps all of it.
   0 for NULL. */
SUDOKU_API uint32_t sudoku_format_loses(const sudoku_format *format, const sudoku_record *record);

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_reader_options {
    /* A hint, copied: records of its order have its boxes, and where a record could be of more
       than one order it is of this one.  NULL: the squarest boxes of each record's order. */
    const sudoku_shape *shape;
    /* All records are of this format (it must have 'reads').  NULL: found out record by record. */
    const sudoku_format *format;
    /* Characters for the digits 1, 2, ... where a cell has just one: as many as the
       order or more, ranges like 0-9A-F allowed; copied.  It goes before the marks for empty cells,
       so that 0 can be a digit.  Case matters only if it has a letter in both.  NULL: 1-9A-P. */
    const char *alphabet;
    uint64_t reserved[4];
} sudoku_reader_options;

/*
 * Reads any stream of records in constant memory, fed in pieces of any size; where a piece ends
 * makes no difference.  Layouts and orders are found out record by record: one line a puzzle
 * (empty cells are any of 0 . * _ - x X), rows with or without spaces, rows drawn with | + -,
 * decimals separated by spaces or commas, letters A-P or a-p above 9; grids of candidates, and all
 * other formats that have 'reads', as docs/formats.md describes them; text after a puzzle, lines
 * that start with #, UTF-8 or UTF-16 with a byte order mark, and LF, CRLF or CR line ends.  Lines
 * that look like no part of a puzzle are passed over, and of a very long line only the first 65,536
 * bytes count.
 */
typedef struct sudoku_reader sudoku_reader;

/* Makes a reader; the caller frees it with sudoku_reader_free.  E_ARG: NULL, a shape that is not
   valid, a format that is not read, an alphabet that has a character twice, fewer than 4 or more
   than 25 of them, or others than printable ASCII, 'reserved' set.  E_NOMEM.  'error' may be NULL.
 */
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

/* Where a record begins: its first line, from 1, and that line's first byte, from 0. */
typedef struct sudoku_place {
    uint64_t line, offset;
} sudoku_place;

/*
 * More records at once, after sudoku_reader_next has returned OK: as long as they are written just
 * as the last one was, are of its shape, and consist of nothing but givens, in a form that can be
 * read quickly (orders up to 9, a line each or rows with or without blanks).  Their cells go one
 * after another into 'cells', which has room for 'capacity' records and is scribbled on behind the
 * last of them, and where they begin into 'places', as many.  Returns their number, each of which
 * counts in record.index; 0 means no more than that it is sudoku_reader_next's turn.  Makes a loop
 * over millions of puzzles shorter, and about as fast as they can be copied.  0 also for NULL.
 */
SUDOKU_API size_t sudoku_reader_next_alike(sudoku_reader *reader, uint8_t *cells, size_t capacity,
                                           sudoku_place *places);

/*
 * The first record of a text, as a new grid, which the caller frees with sudoku_grid_free.
 * E_ARG: NULL.  E_SYNTAX: it is malformed.  NONE: there is none.  E_NOMEM.  'error' may be NULL.
 */
SUDOKU_API sudoku_status sudoku_grid_parse(sudoku_grid **grid, const char *text, size_t length,
                                           sudoku_error *error);

/*
 * Writes a record with all that the format can hold of it, without head, between and tail, as
 * snprintf does: at most 'capacity' bytes with the NUL ('buffer' may be NULL if that is 0); returns
 * the length without it.  Formats of candidates write, where the record has none, the digits that
 * break no rule, or all: see docs/formats.md.  'options' may be NULL.  0: NULL, a digit or
 * candidate above the order, an alphabet that does not fit, or the format does not take the shape.
 */
SUDOKU_API size_t sudoku_record_print(const sudoku_record *record, const sudoku_format *format,
                                      const sudoku_print_options *options, char *buffer,
                                      size_t capacity);

/* Writes a grid as text, as snprintf does: at most 'capacity' bytes with the NUL ('buffer' may be
   NULL if that is 0); returns the length without it.  0: grid or format is NULL, or the format does
   not take its shape. */
SUDOKU_API size_t sudoku_grid_print(const sudoku_grid *grid, const sudoku_format *format,
                                    char *buffer, size_t capacity);

/*
 * Writes 'count' grids of one shape from flat cells, one after another, with what the format has
 * between records, also after the last one if 'more' follow, and without its head and tail.  As the
 * other bulk functions it writes all or nothing: returns the length, and writes (without a NUL)
 * only if that is at most 'capacity' ('buffer' may be NULL if that is 0).  0: cells or format is
 * NULL, the shape is not valid or not taken by the format, a digit is above the order, or 'count'
 * is above SIZE_MAX / 65536.
 */
SUDOKU_API size_t sudoku_print_many(const sudoku_shape *shape, const uint8_t *cells, size_t count,
                                    bool more, const sudoku_format *format, char *buffer,
                                    size_t capacity);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_TEXT_H */
