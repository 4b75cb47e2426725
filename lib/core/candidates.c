/* SPDX-License-Identifier: MIT */
#include "core/candidates.h"

#include <string.h>

#include <sudoku/validate.h>

#include "core/bits.h"
#include "core/shape.h"

void sudoku__masks_of_houses(const sudoku_shape *shape, const uint32_t *masks, uint32_t *of_cell)
{
    const unsigned order = sudoku__order(shape), houses = sudoku_houses(shape);
    memset(of_cell, 0, sudoku__cells(shape) * sizeof *of_cell);
    for (unsigned house = 0; house < houses; house++) {
        uint16_t cells[SUDOKU_MAX_ORDER];
        uint32_t all = 0;
        sudoku_house_cells(shape, house, cells);
        for (unsigned place = 0; place < order; place++)
            all |= masks[cells[place]];
        for (unsigned place = 0; place < order; place++)
            of_cell[cells[place]] |= all;
    }
}

void sudoku__basic_candidates(const sudoku_shape *shape, const uint8_t *cells, uint32_t *masks)
{
    uint32_t values[SUDOKU_MAX_CELLS];
    const uint32_t all = sudoku__low_bits(sudoku__order(shape));
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        values[cell] = (UINT32_C(1) << cells[cell]) >> 1;
    sudoku__masks_of_houses(shape, values, masks);
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        masks[cell] = cells[cell] ? 0 : all & ~masks[cell];
}
