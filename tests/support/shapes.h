/* SPDX-License-Identifier: MIT */
/*
 * Random shapes of every kind, each with the rules that the referee is to judge it by.  Written
 * into the shape's fields one by one, so that no function of the library stands between the two.
 * A header alone, so that it is compiled with the include paths of the test.
 */
#ifndef TESTS_SUPPORT_SHAPES_H
#define TESTS_SUPPORT_SHAPES_H

#include <string.h>
#include <sudoku/shape.h>

#include "random.h"
#include "referee.h"

/* The referee's rules for a valid shape, whose regions they lend. */
static inline referee_rules shape_rules(const sudoku_shape *shape)
{
    return (referee_rules){.order = (unsigned)shape->box_rows * shape->box_cols,
                           .box_rows = shape->box_rows,
                           .box_cols = shape->box_cols,
                           .regions = shape->jigsaw ? shape->regions : NULL,
                           .diagonals = shape->extra & SUDOKU_DIAGONALS,
                           .windows = shape->extra & SUDOKU_WINDOWS,
                           .groups = shape->extra & SUDOKU_DISJOINT_GROUPS,
                           .knight = shape->extra & SUDOKU_ANTI_KNIGHT,
                           .king = shape->extra & SUDOKU_ANTI_KING};
}

/* Boxes, and then some cells of neighbouring columns or of any exchange their labels. */
static inline void shape_scatter(uint64_t *state, unsigned order, sudoku_shape *shape)
{
    const unsigned cells = order * order, swaps = random_below(state, 2 * order);
    for (unsigned cell = 0; cell < cells; cell++) {
        const unsigned row = cell / order, column = cell % order;
        shape->regions[cell] = (uint8_t)(row / shape->box_rows * shape->box_rows +
                                         column / shape->box_cols);
    }
    for (unsigned i = 0; i < swaps; i++) {
        const unsigned a = random_below(state, cells);
        const unsigned b = i % 4 ? (a + 1) % cells : random_below(state, cells);
        const uint8_t label = shape->regions[a];
        shape->regions[a] = shape->regions[b];
        shape->regions[b] = label;
    }
}

/*
 * A random valid shape of that order, 4 to 25: boxes, a Latin square or jigsaw regions, and
 * constraints.  Regions may be scattered; there are grids of most such shapes, but not of all.
 */
static inline void shape_random(uint64_t *state, unsigned order, sudoku_shape *shape)
{
    memset(shape, 0, sizeof *shape);
    unsigned rows = 1 + random_below(state, order);
    while (order % rows)
        rows = 1 + random_below(state, order);
    shape->box_rows = (uint8_t)rows;
    shape->box_cols = (uint8_t)(order / rows);
    shape->jigsaw = random_below(state, 3) == 0;
    if (shape->jigsaw)
        shape_scatter(state, order, shape);
    const bool square = order == 4 || order == 9 || order == 16 || order == 25;
    unsigned extra = random_below(state, 3) ? 1u << random_below(state, 5)
                                            : random_below(state, 32);
    if (random_below(state, 4) == 0)
        extra = 0;
    if (!square)
        extra &= ~(unsigned)SUDOKU_WINDOWS;
    if (shape->jigsaw || rows == 1 || rows == order)
        extra &= ~(unsigned)SUDOKU_DISJOINT_GROUPS;
    shape->extra = (uint16_t)extra;
}

#endif /* TESTS_SUPPORT_SHAPES_H */
