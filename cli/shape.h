/* SPDX-License-Identifier: MIT */
/* The shape of grids as the options tell it. */
#ifndef CLI_SHAPE_H
#define CLI_SHAPE_H

#include <sudoku/sudoku.h>

/* What was given to each option; NULL: it was not. */
struct shape_words {
    const char *size, *box, *regions, *extra;
};

/* The shape that they describe together; 9x9 where none is given.  What is wrong ends the program
   with EXIT_USAGE and one line. */
void shape_from_words(const struct shape_words *words, sudoku_shape *shape);

/*
 * Gives a record what the options say of its shape.  The reader does so for the order of 'hint';
 * constraints are meant for grids of every order, and of another order than that of the regions
 * there should be none.  False: the record cannot have that shape, and 'error' says why.
 */
bool shape_apply(const sudoku_shape *hint, sudoku_shape *shape, sudoku_error *error);

#endif
