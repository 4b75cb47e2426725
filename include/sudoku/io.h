/* SPDX-License-Identifier: MIT */
/*
 * libsudoku-io: what needs another library, beside libsudoku.  XML is read by expat, PDF and PNG
 * are drawn by cairo; a build may lack one or both, see sudoku_io_has.  sudoku.h does not include
 * this header.  Its conventions hold, but for number 3: a reader lets expat allocate, within
 * bounds, and a sheet grows with what is added to it.
 */
#ifndef SUDOKU_IO_H
#define SUDOKU_IO_H

#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a build of libsudoku-io may lack. */
typedef enum sudoku_io_feature {
    SUDOKU_IO_EXPAT, /* OpenSudoku files can be read */
    SUDOKU_IO_CAIRO  /* sheets can be written as PDF and PNG */
} sudoku_io_feature;

/* Whether this build has it. */
SUDOKU_API bool sudoku_io_has(sudoku_io_feature feature);

/* --- reading ------------------------------------------------------------------------------- */

/*
 * Reads what sudoku_reader reads, and OpenSudoku files (XML, version 1 and 2): which of them a text
 * is, its first character shows.  Each game is a record: its note is the comment; values that the
 * player wrote are no 'givens', the player's pencil marks are 'candidates', both NULL where the
 * game has none.  A game whose data is malformed is a record that is malformed.  Where the XML
 * itself is broken, is no OpenSudoku file, has a document type (and with it entities) or is out of
 * all proportion (a tag of a megabyte, thousands of elements that OpenSudoku does not know), one
 * malformed record says so and the text ends there.
 */
typedef struct sudoku_io_reader sudoku_io_reader;

/* Makes a reader; the caller frees it with sudoku_io_reader_free.  E_ARG: NULL, a shape that is not
   valid, 'reserved' set.  E_NOMEM.  'options' and 'error' may be NULL. */
SUDOKU_API sudoku_status sudoku_io_reader_new(sudoku_io_reader **reader,
                                              const sudoku_reader_options *options,
                                              sudoku_error *error);

/* Frees a reader; NULL is fine. */
SUDOKU_API void sudoku_io_reader_free(sudoku_io_reader *reader);

/* Lends the reader the next bytes of the text, as sudoku_reader_feed does. */
SUDOKU_API sudoku_status sudoku_io_reader_feed(sudoku_io_reader *reader, const char *bytes,
                                               size_t length, bool last);

/* The next record, as sudoku_reader_next gives it.  E_NOMEM: the text ends here. */
SUDOKU_API sudoku_status sudoku_io_reader_next(sudoku_io_reader *reader, sudoku_record *record,
                                               sudoku_error *error);

/* More records at once, as sudoku_reader_next_alike gives them. */
SUDOKU_API size_t sudoku_io_reader_next_alike(sudoku_io_reader *reader, uint8_t *cells,
                                              size_t capacity, sudoku_place *places);

/*
 * The format of OpenSudoku files, named "opensudoku", to be written with sudoku_record_print (as
 * version 2) and, in the options of sudoku_io_reader_new, to read a text as nothing else.  It is
 * none of those of sudoku_format_at.  Never NULL, lives for ever; it can be written without expat.
 */
SUDOKU_API const sudoku_format *sudoku_format_opensudoku(void);

/* --- sheets to print ----------------------------------------------------------------------- */

typedef enum sudoku_paper { SUDOKU_A4, SUDOKU_LETTER } sudoku_paper;

/* How many puzzles a page may hold. */
#define SUDOKU_MAX_PER_PAGE 48

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_sheet_options {
    const char *title; /* UTF-8, copied; stands on top of each page; NULL: none */
    sudoku_paper paper;
    unsigned per_page; /* puzzles a page, up to SUDOKU_MAX_PER_PAGE; 0: 6, fewer are drawn larger */
    uint64_t reserved[4];
} sudoku_sheet_options;

/* Puzzles laid out on pages: first those with the puzzles, then those with the answers. */
typedef struct sudoku_sheet sudoku_sheet;

/* Makes a sheet; the caller frees it with sudoku_sheet_free.  E_ARG: NULL, an option out of range,
   'reserved' set.  E_NOMEM.  'options' and 'error' may be NULL. */
SUDOKU_API sudoku_status sudoku_sheet_new(sudoku_sheet **sheet, const sudoku_sheet_options *options,
                                          sudoku_error *error);

/* Frees a sheet; NULL is fine. */
SUDOKU_API void sudoku_sheet_free(sudoku_sheet *sheet);

/*
 * Adds a puzzle, which is copied: its cells, givens (values that are not given are drawn lighter),
 * candidates (drawn as pencil marks in empty cells) and comment (beside its index, under the
 * puzzle).  'solution' has as many cells and is drawn on an answer page; NULL: none.  E_ARG: NULL,
 * the shape is not valid, or a digit is above the order.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_sheet_add(sudoku_sheet *sheet, const sudoku_record *record,
                                          const uint8_t *solution);

/* How many pages there are; 0 where nothing was added. */
SUDOKU_API unsigned sudoku_sheet_pages(const sudoku_sheet *sheet);

/*
 * Draws 'count' pages from number 'first' (from 0): as one SVG image, below one another; as a PDF
 * document; or one page as a PNG image of 'dpi' (20 to 1200) pixels an inch.  The bytes are lent by
 * the sheet until its next call.  The same sheet gives the same bytes.  E_ARG: NULL, no page, or no
 * such page.  E_NOMEM.  E_SYSTEM: cairo cannot (this build has none, or it failed); 'error' (may be
 * NULL) says why.
 */
SUDOKU_API sudoku_status sudoku_sheet_svg(sudoku_sheet *sheet, unsigned first, unsigned count,
                                          const char **bytes, size_t *length, sudoku_error *error);
SUDOKU_API sudoku_status sudoku_sheet_pdf(sudoku_sheet *sheet, unsigned first, unsigned count,
                                          const char **bytes, size_t *length, sudoku_error *error);
SUDOKU_API sudoku_status sudoku_sheet_png(sudoku_sheet *sheet, unsigned page, unsigned dpi,
                                          const char **bytes, size_t *length, sudoku_error *error);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_IO_H */
