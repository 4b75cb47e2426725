/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_GRID_H
#define SUDOKU_CORE_GRID_H

#include <sudoku/grid.h>

struct sudoku_grid {
    sudoku_shape shape; /* valid */
    unsigned cells;     /* order * order */
    uint8_t cell[];     /* each 0 .. order */
};

#endif /* SUDOKU_CORE_GRID_H */
