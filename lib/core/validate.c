/* SPDX-License-Identifier: MIT */
/*
 * What the rules say about a grid as it stands.  Digits seen in a house are a mask with bit
 * digit - 1; 25 digits fit a uint32_t.
 */
#include <sudoku/validate.h>

#include <stdio.h>
#include <string.h>

#include "core/grid.h"
#include "core/shape.h"
#include "core/validate.h"

static uint32_t bit_of(uint8_t digit)
{
    return digit ? UINT32_C(1) << (digit - 1) : 0;
}

/* The digits of a house as a mask; *repeats gets those that stand there more than once. */
static uint32_t digits_of_house(const sudoku_grid *grid, unsigned house, uint32_t *repeats)
{
    const unsigned order = sudoku__order(&grid->shape);
    uint32_t seen = 0, twice = 0;
    for (unsigned place = 0; place < order; place++) {
        const uint32_t bit = bit_of(grid->cell[sudoku__house_cell(&grid->shape, house, place)]);
        twice |= seen & bit;
        seen |= bit;
    }
    *repeats = twice;
    return seen;
}

static bool has_house(const sudoku_grid *grid, unsigned house)
{
    return grid && house < sudoku__houses(&grid->shape);
}

bool sudoku__is_consistent(const sudoku_shape *shape, const uint8_t *cells)
{
    const unsigned order = sudoku__order(shape);
    uint32_t in_column[SUDOKU_MAX_ORDER] = {0}, in_box[SUDOKU_MAX_ORDER] = {0}, twice = 0;
    for (unsigned row = 0; row < order; row++) {
        uint32_t in_row = 0;
        if (row % shape->box_rows == 0)
            memset(in_box, 0, sizeof in_box);
        for (unsigned column = 0, box = 0; column < order; box++)
            for (unsigned i = 0; i < shape->box_cols; i++, column++) {
                const uint32_t bit = (UINT32_C(1) << *cells++) >> 1;
                twice |= bit & (in_row | in_column[column] | in_box[box]);
                in_row |= bit;
                in_column[column] |= bit;
                in_box[box] |= bit;
            }
    }
    return twice == 0;
}

bool sudoku_is_consistent(const sudoku_grid *grid)
{
    return grid && sudoku__is_consistent(&grid->shape, grid->cell);
}

bool sudoku_is_full(const sudoku_grid *grid)
{
    return grid && sudoku_grid_filled(grid) == grid->cells;
}

bool sudoku_is_solved(const sudoku_grid *grid)
{
    return sudoku_is_full(grid) && sudoku_is_consistent(grid);
}

bool sudoku_is_solution_of(const sudoku_grid *solution, const sudoku_grid *puzzle)
{
    if (!puzzle || !solution || !sudoku_shape_equal(&solution->shape, &puzzle->shape))
        return false;
    for (unsigned cell = 0; cell < puzzle->cells; cell++)
        if (puzzle->cell[cell] && puzzle->cell[cell] != solution->cell[cell])
            return false;
    return sudoku_is_solved(solution);
}

unsigned sudoku_houses(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL) ? sudoku__houses(sudoku__shape_or_classic(shape)) : 0;
}

sudoku_status sudoku_house_cells(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    if (!cells || house >= sudoku_houses(shape))
        return SUDOKU_E_ARG;
    shape = sudoku__shape_or_classic(shape);
    for (unsigned place = 0; place < sudoku__order(shape); place++)
        cells[place] = (uint16_t)sudoku__house_cell(shape, house, place);
    return SUDOKU_OK;
}

size_t sudoku_house_name(const sudoku_shape *shape, unsigned house, char *buffer, size_t capacity)
{
    static const char *const kinds[] = {"row", "column", "box"};
    if (house >= sudoku_houses(shape))
        return 0;
    const unsigned order = sudoku_order(shape);
    return (size_t)snprintf(buffer, capacity, "%s %u", kinds[house / order], house % order + 1);
}

bool sudoku_house_is_consistent(const sudoku_grid *grid, unsigned house)
{
    uint32_t repeats;
    return has_house(grid, house) && (digits_of_house(grid, house, &repeats), repeats == 0);
}

bool sudoku_house_is_solved(const sudoku_grid *grid, unsigned house)
{
    if (!has_house(grid, house))
        return false;
    uint32_t repeats;
    const uint32_t all = (UINT32_C(1) << sudoku__order(&grid->shape)) - 1;
    return digits_of_house(grid, house, &repeats) == all;
}

bool sudoku_cell_is_consistent(const sudoku_grid *grid, unsigned cell)
{
    if (!grid || cell >= grid->cells)
        return false;
    unsigned houses[SUDOKU__HOUSES_OF_CELL];
    sudoku__cell_houses(&grid->shape, cell, houses);
    for (unsigned i = 0; i < SUDOKU__HOUSES_OF_CELL; i++) {
        uint32_t repeats;
        digits_of_house(grid, houses[i], &repeats);
        if (repeats & bit_of(grid->cell[cell]))
            return false;
    }
    return true;
}

size_t sudoku_conflicts(const sudoku_grid *grid, sudoku_conflict *conflicts, size_t capacity)
{
    if (!grid)
        return 0;
    const unsigned order = sudoku__order(&grid->shape);
    size_t count = 0;
    for (unsigned house = 0; house < sudoku__houses(&grid->shape); house++) {
        uint16_t first[SUDOKU_MAX_ORDER + 1];
        uint32_t seen = 0;
        for (unsigned place = 0; place < order; place++) {
            const unsigned cell = sudoku__house_cell(&grid->shape, house, place);
            const uint8_t digit = grid->cell[cell];
            if (digit == 0 || !(seen & bit_of(digit))) {
                seen |= bit_of(digit);
                first[digit] = (uint16_t)cell;
                continue;
            }
            if (conflicts && count < capacity)
                conflicts[count] = (sudoku_conflict){.house = (uint16_t)house,
                                                     .digit = digit,
                                                     .first = first[digit],
                                                     .other = (uint16_t)cell};
            count++;
        }
    }
    return count;
}

void sudoku_candidates(const sudoku_grid *grid, uint32_t *masks)
{
    if (!grid || !masks)
        return;
    const uint32_t all = (UINT32_C(1) << sudoku__order(&grid->shape)) - 1;
    uint32_t seen[SUDOKU__MAX_HOUSES];
    for (unsigned house = 0; house < sudoku__houses(&grid->shape); house++) {
        uint32_t repeats;
        seen[house] = digits_of_house(grid, house, &repeats);
    }
    for (unsigned cell = 0; cell < grid->cells; cell++) {
        unsigned houses[SUDOKU__HOUSES_OF_CELL];
        sudoku__cell_houses(&grid->shape, cell, houses);
        uint32_t taken = 0;
        for (unsigned i = 0; i < SUDOKU__HOUSES_OF_CELL; i++)
            taken |= seen[houses[i]];
        masks[cell] = grid->cell[cell] ? 0 : all & ~taken;
    }
}
