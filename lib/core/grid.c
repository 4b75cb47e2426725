/* SPDX-License-Identifier: MIT */
#include "core/grid.h"

#include <stdlib.h>
#include <string.h>

#include "core/shape.h"

sudoku_status sudoku_grid_new(sudoku_grid **grid, const sudoku_shape *shape)
{
    shape = sudoku__shape_or_classic(shape);
    if (!grid || !sudoku_shape_valid(shape, NULL))
        return SUDOKU_E_ARG;
    const unsigned cells = sudoku__cells(shape);
    sudoku_grid *made = calloc(1, sizeof *made + cells);
    if (!made)
        return SUDOKU_E_NOMEM;
    made->shape = *shape;
    made->cells = cells;
    *grid = made;
    return SUDOKU_OK;
}

void sudoku_grid_free(sudoku_grid *grid)
{
    free(grid);
}

sudoku_status sudoku_grid_copy(sudoku_grid *to, const sudoku_grid *from)
{
    if (!to || !from)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(&to->shape, &from->shape))
        return SUDOKU_E_SHAPE;
    memmove(to->cell, from->cell, from->cells);
    return SUDOKU_OK;
}

const sudoku_shape *sudoku_grid_shape(const sudoku_grid *grid)
{
    return grid ? &grid->shape : NULL;
}

unsigned sudoku_grid_filled(const sudoku_grid *grid)
{
    unsigned filled = 0;
    for (unsigned cell = 0; grid && cell < grid->cells; cell++)
        filled += grid->cell[cell] != 0;
    return filled;
}

bool sudoku_grid_equal(const sudoku_grid *a, const sudoku_grid *b)
{
    return a && b && sudoku_shape_equal(&a->shape, &b->shape) &&
           memcmp(a->cell, b->cell, a->cells) == 0;
}

uint8_t sudoku_grid_get(const sudoku_grid *grid, unsigned cell)
{
    return grid && cell < grid->cells ? grid->cell[cell] : 0;
}

sudoku_status sudoku_grid_set(sudoku_grid *grid, unsigned cell, uint8_t digit)
{
    if (!grid || cell >= grid->cells || digit > sudoku__order(&grid->shape))
        return SUDOKU_E_ARG;
    grid->cell[cell] = digit;
    return SUDOKU_OK;
}

const uint8_t *sudoku_grid_data(const sudoku_grid *grid)
{
    return grid ? grid->cell : NULL;
}

sudoku_status sudoku_grid_assign(sudoku_grid *grid, const uint8_t *cells)
{
    if (!grid || !cells)
        return SUDOKU_E_ARG;
    const unsigned order = sudoku__order(&grid->shape);
    bool wrong = false; /* all are looked at: several at a time are faster than up to the first */
    for (unsigned cell = 0; cell < grid->cells; cell++)
        wrong |= cells[cell] > order;
    if (wrong)
        return SUDOKU_E_ARG;
    memmove(grid->cell, cells, grid->cells);
    return SUDOKU_OK;
}
