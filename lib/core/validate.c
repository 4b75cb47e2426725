/* SPDX-License-Identifier: MIT */
/*
 * What the rules say about a grid as it stands.  Sets of digits have bit digit - 1.
 *
 * The digits of all houses are collected in one pass over the cells.  Plain shapes, rows, columns
 * and boxes, have a pass of their own, without a division or a call a cell: files of a million
 * puzzles go through it.  All others ask houses.h in which houses a cell lies.
 *
 * The anti-knight and anti-king rules are looked at pair by pair, for cells that share no house;
 * see rivals in houses.h.
 */
#include <sudoku/validate.h>

#include <string.h>

#include "core/bits.h"
#include "core/grid.h"
#include "core/houses.h"
#include "core/shape.h"
#include "core/validate.h"

/* The set of one digit; of an empty cell, none. */
static inline uint32_t set_of(uint8_t digit)
{
    return (UINT32_C(1) << digit) >> 1;
}

/* Row by row and, inside, box by box: without a division a cell.  Of a Latin square the boxes, no
   houses, are collected as well: they do no harm. */
static bool collect_plain(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house)
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

/* Whether a cell has a rival with its digit, among the cells from 'from' on. */
static bool has_equal_rival(const sudoku_shape *shape, const uint8_t *cells, unsigned cell,
                            unsigned from)
{
    uint16_t rivals[SUDOKU__MAX_RIVALS];
    const unsigned count = sudoku__rivals(shape, cell, rivals);
    for (unsigned i = 0; i < count; i++)
        if (rivals[i] >= from && cells[rivals[i]] == cells[cell])
            return true;
    return false;
}

static bool collect_any(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house)
{
    bool twice = false;
    memset(of_house, 0, SUDOKU_MAX_HOUSES * sizeof *of_house);
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++) {
        uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
        const uint32_t set = set_of(cells[cell]);
        if (!set)
            continue;
        const unsigned count = sudoku__cell_houses(shape, cell, houses);
        for (unsigned i = 0; i < count; i++) {
            twice |= (of_house[houses[i]] & set) != 0;
            of_house[houses[i]] |= set;
        }
        if ((shape->extra & SUDOKU__PAIR_RULES) && !twice)
            twice = has_equal_rival(shape, cells, cell, cell);
    }
    return !twice;
}

bool sudoku__collect_digits(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house)
{
    return sudoku__is_plain(shape) ? collect_plain(shape, cells, of_house)
                                   : collect_any(shape, cells, of_house);
}

/* The digits of a house; *twice gets those that stand there more than once. */
static uint32_t digits_of_house(const sudoku_grid *grid, unsigned house, uint32_t *twice)
{
    uint16_t cells[SUDOKU_MAX_ORDER];
    uint32_t seen = 0;
    *twice = 0;
    sudoku__house_cells(&grid->shape, house, cells);
    for (unsigned place = 0; place < sudoku__order(&grid->shape); place++) {
        const uint32_t set = set_of(grid->cell[cells[place]]);
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
    uint32_t of_house[SUDOKU_MAX_HOUSES];
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
    if (grid->cell[cell] == 0)
        return true;
    uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
    const unsigned count = sudoku__cell_houses(&grid->shape, cell, houses);
    for (unsigned i = 0; i < count; i++) {
        uint32_t twice;
        digits_of_house(grid, houses[i], &twice);
        if (twice & set_of(grid->cell[cell]))
            return false;
    }
    return !has_equal_rival(&grid->shape, grid->cell, cell, 0);
}

/* A list that may be full, or NULL: what does not fit is counted only. */
typedef struct conflict_list {
    sudoku_conflict *conflicts;
    size_t capacity, count;
} conflict_list;

static void add_conflict(conflict_list *list, sudoku_conflict conflict)
{
    if (list->conflicts && list->count < list->capacity)
        list->conflicts[list->count] = conflict;
    list->count++;
}

static void list_of_house(const sudoku_grid *grid, unsigned house, conflict_list *list)
{
    uint16_t cells[SUDOKU_MAX_ORDER], first[SUDOKU_MAX_ORDER + 1];
    uint32_t seen = 0;
    sudoku__house_cells(&grid->shape, house, cells);
    for (unsigned place = 0; place < sudoku__order(&grid->shape); place++) {
        const uint16_t cell = cells[place];
        const uint8_t digit = grid->cell[cell];
        if (seen & set_of(digit)) {
            add_conflict(list, (sudoku_conflict){.house = (uint16_t)house,
                                                 .digit = digit,
                                                 .first = first[digit],
                                                 .other = cell});
        } else {
            seen |= set_of(digit);
            first[digit] = cell;
        }
    }
}

static void list_of_rivals(const sudoku_grid *grid, unsigned cell, conflict_list *list)
{
    uint16_t rivals[SUDOKU__MAX_RIVALS];
    const unsigned count = sudoku__rivals(&grid->shape, cell, rivals);
    for (unsigned i = 0; i < count; i++)
        if (rivals[i] > cell && grid->cell[rivals[i]] == grid->cell[cell])
            add_conflict(list, (sudoku_conflict){.house = (uint16_t)sudoku__move_between(
                                                     &grid->shape, cell, rivals[i]),
                                                 .digit = grid->cell[cell],
                                                 .first = (uint16_t)cell,
                                                 .other = rivals[i]});
}

size_t sudoku_conflicts(const sudoku_grid *grid, sudoku_conflict *conflicts, size_t capacity)
{
    if (!grid)
        return 0;
    conflict_list list = {.conflicts = conflicts, .capacity = capacity};
    const unsigned houses = sudoku__houses(&grid->shape);
    for (unsigned house = 0; house < houses; house++)
        list_of_house(grid, house, &list);
    const bool pairs = grid->shape.extra & SUDOKU__PAIR_RULES;
    for (unsigned cell = 0; pairs && cell < grid->cells; cell++)
        if (grid->cell[cell])
            list_of_rivals(grid, cell, &list);
    return list.count;
}

void sudoku_candidates(const sudoku_grid *grid, uint32_t *masks)
{
    if (!grid || !masks)
        return;
    const uint32_t all = sudoku__low_bits(sudoku__order(&grid->shape));
    uint32_t of_house[SUDOKU_MAX_HOUSES];
    sudoku__collect_digits(&grid->shape, grid->cell, of_house);
    for (unsigned cell = 0; cell < grid->cells; cell++) {
        uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
        uint16_t rivals[SUDOKU__MAX_RIVALS];
        uint32_t taken = grid->cell[cell] ? all : 0;
        const unsigned count = sudoku__cell_houses(&grid->shape, cell, houses);
        for (unsigned i = 0; i < count; i++)
            taken |= of_house[houses[i]];
        const unsigned others = grid->shape.extra & SUDOKU__PAIR_RULES
                                    ? sudoku__rivals(&grid->shape, cell, rivals)
                                    : 0;
        for (unsigned i = 0; i < others; i++)
            taken |= set_of(grid->cell[rivals[i]]);
        masks[cell] = all & ~taken;
    }
}
