/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_IO_SHEET_H
#define SUDOKU_IO_SHEET_H

#include <sudoku/io.h>

#include "io/bytes.h"
#include "io/page.h"

/* One puzzle of a sheet, in one piece of memory. */
typedef struct sudoku__entry {
    const sudoku_shape *shape; /* its own, or that of an earlier entry */
    const uint8_t *cells;
    const uint8_t *givens;      /* or NULL */
    const uint32_t *candidates; /* or NULL */
    const uint8_t *solution;    /* or NULL */
    const char *comment, *number, *rules;
} sudoku__entry;

struct sudoku_sheet {
    double width, height; /* of a page */
    unsigned per_page;    /* 0: not said */
    char *title;          /* or NULL */
    char *answers_title;  /* of the pages with answers */
    sudoku__entry **entries;
    size_t count, capacity;
    unsigned answers;  /* how many entries have a solution */
    unsigned highest;  /* order of all entries */
    sudoku__page page; /* the one laid out last */
    char footer[32];   /* its number */
    sudoku__bytes out; /* the bytes lent last */
};

/* How many pages there are for the puzzles, and for their answers. */
unsigned sudoku__puzzle_pages(const sudoku_sheet *sheet);
unsigned sudoku__answer_pages(const sudoku_sheet *sheet);

/* Lays out page number 'number' in sheet->page.  False: out of memory. */
bool sudoku__lay_out(sudoku_sheet *sheet, unsigned number);

/* Draws pages into sheet->out, see io.h. */
bool sudoku__draw_svg(sudoku_sheet *sheet, unsigned first, unsigned count);
sudoku_status sudoku__draw_pdf(sudoku_sheet *sheet, unsigned first, unsigned count,
                               sudoku_error *error);
sudoku_status sudoku__draw_png(sudoku_sheet *sheet, unsigned page, unsigned dpi,
                               sudoku_error *error);

/* Whether this build has cairo. */
extern const bool sudoku__has_cairo;

/* Fills 'error' (may be NULL) with a reason and returns 'status'. */
sudoku_status sudoku__io_fail(sudoku_error *error, sudoku_status status, const char *reason);

#endif /* SUDOKU_IO_SHEET_H */
