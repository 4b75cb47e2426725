/* SPDX-License-Identifier: MIT */
#include "make/unchecked.h"

#include <string.h>

#include <sudoku/validate.h>

#include "core/bits.h"
#include "core/grid.h"
#include "core/shape.h"

static void draw_order(const sudoku__orbits *orbits, uint16_t *order, sudoku__rng *rng)
{
    for (unsigned orbit = 0; orbit < orbits->count; orbit++) {
        const unsigned other = sudoku__rng_below(rng, orbit + 1);
        order[orbit] = order[other];
        order[other] = (uint16_t)orbit;
    }
}

/* Whether some cell of the orbit lies in a box that lacks holes. */
static bool is_needed(const sudoku_shape *shape, const sudoku__orbits *orbits, unsigned orbit,
                      const unsigned *lacking)
{
    for (unsigned i = orbits->start[orbit]; i < orbits->start[orbit + 1]; i++)
        if (lacking[sudoku_region(shape, orbits->cell[i])] > 0)
            return true;
    return false;
}

bool sudoku__dig_holes(const sudoku__wishes *wishes, const sudoku_shape *shape,
                       const sudoku__orbits *orbits, uint8_t *cells, sudoku__rng *rng)
{
    uint16_t order[SUDOKU_MAX_CELLS];
    unsigned lacking[SUDOKU_MAX_ORDER];
    const unsigned goal = wishes->cells - sudoku__draw(rng, wishes->low, wishes->high);
    unsigned left = goal;
    draw_order(orbits, order, rng);
    for (unsigned box = 0; box < sudoku__order(shape); box++)
        lacking[box] = wishes->options.holes_per_box;
    /* First what the boxes need, then anything. */
    for (int pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < orbits->count; i++) {
            const unsigned orbit = order[i], size = sudoku__orbit_size(orbits, orbit);
            const uint16_t *const cell = orbits->cell + orbits->start[orbit];
            if (cells[*cell] == 0 || size > left ||
                (pass == 0 && !is_needed(shape, orbits, orbit, lacking)))
                continue;
            for (unsigned j = 0; j < size; j++) {
                unsigned *const lacks = &lacking[sudoku_region(shape, cell[j])];
                *lacks -= *lacks > 0;
                cells[cell[j]] = 0;
            }
            left -= size;
        }
    for (unsigned box = 0; box < sudoku__order(shape); box++)
        if (lacking[box] > 0)
            return false;
    return wishes->cells - (goal - left) <= wishes->high;
}

/* A random one of the digits that break no rule in that cell, or 0. */
static uint8_t draw_digit(const sudoku_grid *grid, unsigned cell, sudoku__rng *rng)
{
    uint32_t masks[SUDOKU_MAX_CELLS];
    sudoku_candidates(grid, masks);
    if (masks[cell] == 0)
        return 0;
    for (uint32_t set = masks[cell], skip = sudoku__rng_below(rng, sudoku__count_bits(set));;
         set &= set - 1, skip--)
        if (skip == 0)
            return (uint8_t)(sudoku__lowest(set) + 1);
}

/* Fills an orbit, or leaves it empty where that cannot be. */
static unsigned fill(const sudoku__orbits *orbits, unsigned orbit, sudoku_grid *grid,
                     sudoku__rng *rng)
{
    const unsigned size = sudoku__orbit_size(orbits, orbit);
    const uint16_t *const cell = orbits->cell + orbits->start[orbit];
    for (unsigned i = 0; i < size; i++) {
        grid->cell[cell[i]] = draw_digit(grid, cell[i], rng);
        if (grid->cell[cell[i]] == 0) {
            for (unsigned j = 0; j < i; j++)
                grid->cell[cell[j]] = 0;
            return 0;
        }
    }
    return size;
}

bool sudoku__dig_quick(const sudoku__wishes *wishes, const sudoku__orbits *orbits,
                       sudoku_grid *grid, sudoku__rng *rng)
{
    uint16_t order[SUDOKU_MAX_CELLS];
    unsigned left = sudoku__draw(rng, wishes->low, wishes->high);
    const unsigned goal = left;
    draw_order(orbits, order, rng);
    memset(grid->cell, 0, grid->cells);
    for (unsigned i = 0; i < orbits->count; i++) {
        const bool wanted = !wishes->has_pattern ||
                            wishes->pattern[orbits->cell[orbits->start[order[i]]]];
        if (wanted && sudoku__orbit_size(orbits, order[i]) <= left)
            left -= fill(orbits, order[i], grid, rng);
    }
    return goal - left >= wishes->low;
}
