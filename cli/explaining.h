/* SPDX-License-Identifier: MIT */
/* What --explain and --hint share: a record that is ready to be solved step by step. */
#ifndef CLI_EXPLAINING_H
#define CLI_EXPLAINING_H

#include "records.h"

/* Ends the program where --order or --cells has a value that it does not take. */
void explaining_check_options(const struct args *args);

/* Whether cells are to be named A1 and not r1c1. */
bool explaining_in_letters(const struct args *args);

/*
 * Begins a record on its bench, whose logic is returned.  NULL: nothing can be explained, and
 * *verdict and the reason say why: it has no solution, or several, or a digit or a pencil mark is
 * wrong.
 */
sudoku_logic *explaining_begin(struct task *task, const struct record *record,
                               enum verdict *verdict);

/* Adds a step to the output: a sentence, or an object in JSON. */
void explaining_add_step(struct task *task, const struct record *record, const sudoku_step *step);

/* Adds the name of a cell. */
void explaining_add_cell(struct task *task, const struct record *record, unsigned cell);

/* How the grid stands, in a word: "solved", "stuck", "broken", "running". */
const char *explaining_state(const sudoku_logic *logic);

#endif
