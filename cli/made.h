/* SPDX-License-Identifier: MIT */
/* Writing the puzzles that -p makes: in a text format, as a table, as JSON, or on sheets. */
#ifndef CLI_MADE_H
#define CLI_MADE_H

#include "buffer.h"
#include "making.h"
#include "output.h"
#include "sheets.h"

struct made_writing {
    struct making *making;
    bool table;           /* csv */
    struct sheets sheets; /* where sheets are wanted, else output and text */
    struct output output;
    struct buffer text, separator;
    bool started; /* a puzzle was added */
};

/* Opens the output. */
void made_begin(struct made_writing *writing, struct making *making);

/* Adds the puzzle that is number 'index' of the whole, from 0. */
void made_add(struct made_writing *writing, const sudoku_made *made, uint64_t index);

/* Writes what was added. */
void made_flush(struct made_writing *writing);

/* Writes the end ('more': further puzzles follow in the next shard), and closes. */
void made_end(struct made_writing *writing, bool more);

#endif
