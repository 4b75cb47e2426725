/* SPDX-License-Identifier: MIT */
/*
 * Shapes: making them, and which are valid.
 *
 * A shape is refused where a constraint has no meaning for it, never because some part of the
 * library cannot do it: that is for the part to say.  Regions need not hang together.  No rule of
 * the grid needs it, there are puzzles with scattered regions, and a scattered set of cells is
 * what disjoint groups are anyway.
 */
#include "core/shape.h"

#include <limits.h>
#include <string.h>

#include "core/status.h"

enum { ALL_EXTRAS = (SUDOKU_ANTI_KING << 1) - 1 };

const sudoku_shape sudoku__classic = {.box_rows = 3, .box_cols = 3};

unsigned sudoku__root_of_order(const sudoku_shape *shape)
{
    const unsigned order = sudoku__order(shape);
    unsigned root = 2;
    while (root * root < order)
        root++;
    return root * root == order ? root : 0;
}

sudoku_status sudoku_shape_of_boxes(unsigned box_rows, unsigned box_cols, sudoku_shape *shape)
{
    if (!shape || box_rows > SUDOKU_MAX_ORDER || box_cols > SUDOKU_MAX_ORDER)
        return SUDOKU_E_ARG;
    const sudoku_shape made = {.box_rows = (uint8_t)box_rows, .box_cols = (uint8_t)box_cols};
    if (!sudoku_shape_valid(&made, NULL))
        return SUDOKU_E_ARG;
    *shape = made;
    return SUDOKU_OK;
}

sudoku_status sudoku_shape_of_order(unsigned order, sudoku_shape *shape)
{
    unsigned box_rows = 1;
    for (unsigned rows = 1; rows <= SUDOKU_MAX_ORDER && rows * rows <= order; rows++)
        if (order % rows == 0)
            box_rows = rows;
    return sudoku_shape_of_boxes(box_rows, order / box_rows, shape);
}

sudoku_status sudoku_shape_of_regions(unsigned order, const uint8_t *regions, sudoku_shape *shape,
                                      sudoku_error *error)
{
    sudoku_shape made;
    if (!regions || !shape)
        return sudoku__fail(error, SUDOKU_E_ARG, "no regions or no place for the shape");
    if (sudoku_shape_of_order(order, &made) != SUDOKU_OK)
        return sudoku__fail(error, SUDOKU_E_ARG, "order %u, allowed are %d to %d", order,
                            SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER);
    made.jigsaw = true;
    memcpy(made.regions, regions, (size_t)order * order);
    if (!sudoku_shape_valid(&made, error))
        return SUDOKU_E_ARG;
    *shape = made;
    return SUDOKU_OK;
}

static bool regions_are_valid(const sudoku_shape *shape, sudoku_error *error)
{
    const unsigned order = sudoku__order(shape);
    unsigned size[SUDOKU_MAX_ORDER] = {0};
    for (unsigned cell = 0; cell < order * order; cell++) {
        const unsigned label = shape->regions[cell];
        if (label >= order) {
            sudoku__fail(error, SUDOKU_E_ARG, "region label %u at r%uc%u, allowed are 0 to %u",
                         label, cell / order + 1, cell % order + 1, order - 1);
            return false;
        }
        size[label]++;
    }
    for (unsigned label = 0; label < order; label++)
        if (size[label] != order) {
            sudoku__fail(error, SUDOKU_E_ARG, "region %u has %u cell%s, must have %u", label + 1,
                         size[label], size[label] == 1 ? "" : "s", order);
            return false;
        }
    return true;
}

static bool extras_are_valid(const sudoku_shape *shape, sudoku_error *error)
{
    if (shape->extra & ~ALL_EXTRAS) {
        sudoku__fail(error, SUDOKU_E_ARG, "extra constraints 0x%x, known are the bits of 0x%x",
                     shape->extra, (unsigned)ALL_EXTRAS);
        return false;
    }
    if ((shape->extra & SUDOKU_WINDOWS) && !sudoku__root_of_order(shape)) {
        sudoku__fail(error, SUDOKU_E_ARG, "windows need order 4, 9, 16 or 25, this is %u",
                     sudoku__order(shape));
        return false;
    }
    if ((shape->extra & SUDOKU_DISJOINT_GROUPS) && !sudoku__has_boxes(shape)) {
        sudoku__fail(error, SUDOKU_E_ARG,
                     "disjoint groups need boxes of two rows and two columns "
                     "or more");
        return false;
    }
    return true;
}

bool sudoku_shape_valid(const sudoku_shape *shape, sudoku_error *error)
{
    shape = sudoku__shape_or_classic(shape);
    const unsigned order = sudoku__order(shape);
    if (order < SUDOKU_MIN_ORDER || order > SUDOKU_MAX_ORDER) {
        sudoku__fail(error, SUDOKU_E_ARG, "boxes of %ux%u make order %u, allowed are %d to %d",
                     shape->box_rows, shape->box_cols, order, SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER);
        return false;
    }
    return (!shape->jigsaw || regions_are_valid(shape, error)) &&
           (!shape->extra || extras_are_valid(shape, error));
}

bool sudoku_shape_equal(const sudoku_shape *a, const sudoku_shape *b)
{
    a = sudoku__shape_or_classic(a);
    b = sudoku__shape_or_classic(b);
    if (a->jigsaw != b->jigsaw || a->extra != b->extra)
        return false;
    if (!a->jigsaw)
        return a->box_rows == b->box_rows && a->box_cols == b->box_cols;
    const unsigned cells = sudoku__cells(a);
    return cells == sudoku__cells(b) &&
           memcmp(a->regions, b->regions, cells < SUDOKU_MAX_CELLS ? cells : SUDOKU_MAX_CELLS) == 0;
}

unsigned sudoku_order(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL) ? sudoku__order(sudoku__shape_or_classic(shape)) : 0;
}

unsigned sudoku_cells(const sudoku_shape *shape)
{
    const unsigned order = sudoku_order(shape);
    return order * order;
}

unsigned sudoku_region(const sudoku_shape *shape, unsigned cell)
{
    const unsigned order = sudoku_order(shape);
    if (cell >= order * order)
        return UINT_MAX;
    return sudoku__region(sudoku__shape_or_classic(shape), cell / order, cell % order);
}
