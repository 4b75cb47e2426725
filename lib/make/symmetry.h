/* SPDX-License-Identifier: MIT */
/* Symmetries of the square as sets of cells that are taken or left together. */
#ifndef SUDOKU_MAKE_SYMMETRY_H
#define SUDOKU_MAKE_SYMMETRY_H

#include <sudoku/puzzle.h>
#include <sudoku/shape.h>

enum { SUDOKU__SYMMETRIES = SUDOKU_SYMMETRY_FULL + 1, SUDOKU__MAX_ORBIT = 8 };

/* The orbits of the cells: orbit i holds cell[start[i]] .. cell[start[i + 1] - 1], rising. */
typedef struct sudoku__orbits {
    unsigned count;
    uint16_t start[SUDOKU_MAX_CELLS + 1];
    uint16_t cell[SUDOKU_MAX_CELLS];
} sudoku__orbits;

/* The orbits of a grid of that order under a symmetry other than RANDOM. */
void sudoku__orbits_init(sudoku__orbits *orbits, unsigned order, sudoku_symmetry symmetry);

static inline unsigned sudoku__orbit_size(const sudoku__orbits *orbits, unsigned orbit)
{
    return (unsigned)orbits->start[orbit + 1] - orbits->start[orbit];
}

#endif /* SUDOKU_MAKE_SYMMETRY_H */
