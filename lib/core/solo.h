/* SPDX-License-Identifier: MIT */
/* What reading and writing of Simon Tatham's "Solo" share. */
#ifndef SUDOKU_CORE_SOLO_H
#define SUDOKU_CORE_SOLO_H

#include "core/reader.h"

/* Parameters: "3x3", "9j", with letters behind.  Cuts them off up to the ':', '#' or end. */
typedef struct sudoku__solo_params {
    unsigned box_rows, box_cols;
    bool jigsaw, diagonals, killer;
} sudoku__solo_params;

/* False: they are none, or of no order from 4 to 25. */
bool sudoku__cut_solo_params(sudoku__span *rest, sudoku__solo_params *params);

/* Reads a description into 'held' (cells and shape).  Returns NULL, or why it cannot be; 'place' is
   then how many bytes of it are right. */
const char *sudoku__read_solo(sudoku__span description, const sudoku__solo_params *params,
                              sudoku__held *held, size_t *place);

#endif /* SUDOKU_CORE_SOLO_H */
