/* SPDX-License-Identifier: MIT */
/* Options of several commands that say what a puzzle is to be like: levels, words, techniques. */
#ifndef CLI_WISHES_H
#define CLI_WISHES_H

#include <sudoku/sudoku.h>

#include "args.h"

/* The option --level or --qqwing: a word or a range of words, as numbers from 1; either side of a
   range may be missing, which leaves *low or *high as it is. */
void wishes_levels(const struct args *args, unsigned *low, unsigned *high);
void wishes_qqwing(const struct args *args, unsigned *low, unsigned *high);

/* The technique that the option 'name' asks for, or NULL where it was not given. */
const sudoku_technique *wishes_technique(const struct args *args, const char *name);

#endif
