/* SPDX-License-Identifier: MIT */
/*
 * What the rules say about a grid as it stands.  Sets of digits have bit digit - 1.
 */
#include <sudoku/validate.h>

#include <stdio.h>
#include <string.h>

#include "core/bits.h"
#include "core/grid.h"
#include "core/shape.h"
#include "core/validate.h"

/* The set of one digit; of an empty cell, none. */
static inline uint32_t set_of(uint8_t digit)
{
    return (UINT32_C(1) << digit) >> 1;
}

/* Row by row and, inside, box by box: without a division a cell. */
bool sudoku__collect_digits(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house)
{
    const unsigned order = sudoku__order(shape), box_rows = shape->box_rows;
    const unsigned box_cols = shape->box_cols;
    uint32_t *const of_column = of_house + order, *of_box = of_column + order, twice = 0;
    memset(of_column, 0, 2 * order * sizeof *of_column);
    for (unsigned row = 0; row < order; row++) {
        uint32_t of_row = 0;
        if (row > 0 && row % box_rows == 0)
            of_box += box_rows;
        for (unsigned column = 0, box = 0; column < order; box++)
            for (const unsigned end = column + box_cols; column < end; column++) {
                const uint32_t set = set_of(*cells++);
                twice |= set & (of_row | of_column[column] | of_box[box]);
                of_row |= set;
                of_column[column] |= set;
                of_box[box] |= set;
            }
        of_house[row] = of_row;
    }
    return twice == 0;
}

/* The digits of a house; *twice gets those that stand there more than once. */
static uint32_t digits_of_house(const sudoku_grid *grid, unsigned house, uint32_t *twice)
{
    const unsigned order = sudoku__order(&grid->shape);
    uint32_t seen = 0;
    *twice = 0;
    for (unsigned place = 0; place < order; place++) {
        const uint32_t set = set_of(grid->cell[sudoku__house_cell(&grid->shape, house, place)]);
        *twice |= seen & set;
        seen |= set;
    }
    return seen;
}

static bool has_house(const sudoku_grid *grid, unsigned house)
{
    return grid && house < sudoku__houses(&grid->shape);
}

bool sudoku_is_consistent(const sudoku_grid *grid)
{
    uint32_t of_house[SUDOKU__MAX_HOUSES];
    return grid && sudoku__collect_digits(&grid->shape, grid->cell, of_house);
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
    if (house >= sudoku_houses(shape) || (!buffer && capacity > 0))
        return 0;
    const unsigned order = sudoku_order(shape);
    return (size_t)snprintf(buffer, capacity, "%s %u", kinds[house / order], house % order + 1);
}

bool sudoku_house_is_consistent(const sudoku_grid *grid, unsigned house)
{
    if (!has_house(grid, house))
        return false;
    uint32_t twice;
    digits_of_house(grid, house, &twice);
    return twice == 0;
}

bool sudoku_house_is_solved(const sudoku_grid *grid, unsigned house)
{
    if (!has_house(grid, house))
        return false;
    uint32_t twice;
    return digits_of_house(grid, house, &twice) == sudoku__low_bits(sudoku__order(&grid->shape));
}

bool sudoku_cell_is_consistent(const sudoku_grid *grid, unsigned cell)
{
    if (!grid || cell >= grid->cells)
        return false;
    unsigned houses[SUDOKU__HOUSES_OF_CELL];
    sudoku__cell_houses(&grid->shape, cell, houses);
    for (unsigned i = 0; i < SUDOKU__HOUSES_OF_CELL; i++) {
        uint32_t twice;
        digits_of_house(grid, houses[i], &twice);
        if (twice & set_of(grid->cell[cell]))
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
            if (digit == 0 || !(seen & set_of(digit))) {
                seen |= set_of(digit);
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
    const uint32_t all = sudoku__low_bits(sudoku__order(&grid->shape));
    uint32_t of_house[SUDOKU__MAX_HOUSES];
    sudoku__collect_digits(&grid->shape, grid->cell, of_house);
    for (unsigned cell = 0; cell < grid->cells; cell++) {
        unsigned houses[SUDOKU__HOUSES_OF_CELL];
        sudoku__cell_houses(&grid->shape, cell, houses);
        uint32_t taken = 0;
        for (unsigned i = 0; i < SUDOKU__HOUSES_OF_CELL; i++)
            taken |= of_house[houses[i]];
        masks[cell] = grid->cell[cell] ? 0 : all & ~taken;
    }
}
