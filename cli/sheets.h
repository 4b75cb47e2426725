/* SPDX-License-Identifier: MIT */
/* Sheets to print, for all commands that write them: options, puzzles, pages. */
#ifndef CLI_SHEETS_H
#define CLI_SHEETS_H

#include <sudoku/io.h>

#include "args.h"
#include "output.h"

struct sheets {
    const struct args *args;
    sudoku_sheet *sheet;
    bool to_file;         /* to sudoku.pdf, ... where nothing else is said; else to stdout */
    unsigned files;       /* written */
    char name[PATH_ROOM]; /* of the last of them */
};

/* Whether the format is one of these. */
bool sheets_are_wanted(const struct args *args);

/* Refuses options of sheets where no sheet is written. */
void sheets_check_options(const struct args *args);

/* Refuses a PNG without a number in its name for so many puzzles, each with a solution or not. */
void sheets_check_count(const struct args *args, uint64_t puzzles, bool solved);

/* Takes the options of sheets; 'to_file' stays as it is. */
void sheets_begin(struct sheets *sheets, const struct args *args);

/* Adds a puzzle, with pencil marks under --marks; 'solution' may be NULL. */
void sheets_add(struct sheets *sheets, const sudoku_record *record, const uint8_t *solution);

/* Writes the pages, and frees. */
void sheets_write(struct sheets *sheets);

#endif
