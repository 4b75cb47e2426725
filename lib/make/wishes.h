/* SPDX-License-Identifier: MIT */
/* What a maker was asked for: checked, and what is known to be impossible refused. */
#ifndef SUDOKU_MAKE_WISHES_H
#define SUDOKU_MAKE_WISHES_H

#include "make/symmetry.h"

/* The options with nothing left open. */
typedef struct sudoku__wishes {
    sudoku_maker_options options;
    unsigned cells;
    unsigned low, high; /* clues */
    bool has_pattern;
    uint8_t pattern[SUDOKU_MAX_CELLS];
} sudoku__wishes;

/* Fewer clues than this leave every puzzle of the shape more than one solution. */
unsigned sudoku__least_clues(const sudoku_shape *shape);

/* Fills 'wishes' from options for a valid shape; E_ARG, and why, where they cannot be met. */
sudoku_status sudoku__wishes_init(sudoku__wishes *wishes, const sudoku_shape *shape,
                                  const sudoku_maker_options *options, sudoku_error *error);

#endif /* SUDOKU_MAKE_WISHES_H */
