/* SPDX-License-Identifier: MIT */
#include "core/shape.h"

#include <limits.h>
#include <string.h>

#include "core/status.h"

const sudoku_shape sudoku__classic = {.box_rows = 3, .box_cols = 3};

unsigned sudoku__house_cell(const sudoku_shape *shape, unsigned house, unsigned place)
{
    const unsigned order = sudoku__order(shape);
    const unsigned number = house % order;
    if (house < order)
        return number * order + place;
    if (house < 2 * order)
        return place * order + number;
    const unsigned box_rows = shape->box_rows, box_cols = shape->box_cols;
    const unsigned row = number / box_rows * box_rows + place / box_cols;
    const unsigned column = number % box_rows * box_cols + place % box_cols;
    return row * order + column;
}

void sudoku__cell_houses(const sudoku_shape *shape, unsigned cell,
                         unsigned houses[SUDOKU__HOUSES_OF_CELL])
{
    const unsigned order = sudoku__order(shape);
    const unsigned row = cell / order, column = cell % order;
    houses[0] = row;
    houses[1] = order + column;
    houses[2] = 2 * order + sudoku__box(shape, row, column);
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

bool sudoku_shape_valid(const sudoku_shape *shape, sudoku_error *error)
{
    shape = sudoku__shape_or_classic(shape);
    const unsigned order = sudoku__order(shape);
    if (order < SUDOKU_MIN_ORDER || order > SUDOKU_MAX_ORDER) {
        sudoku__fail(error, SUDOKU_E_ARG, "boxes of %ux%u make order %u, allowed are %d to %d",
                     shape->box_rows, shape->box_cols, order, SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER);
        return false;
    }
    if (shape->jigsaw || shape->extra) {
        sudoku__fail(error, SUDOKU_E_ARG, "jigsaw regions and extra constraints are not done yet");
        return false;
    }
    return true;
}

bool sudoku_shape_equal(const sudoku_shape *a, const sudoku_shape *b)
{
    a = sudoku__shape_or_classic(a);
    b = sudoku__shape_or_classic(b);
    return a->box_rows == b->box_rows && a->box_cols == b->box_cols && a->jigsaw == b->jigsaw &&
           a->extra == b->extra &&
           (!a->jigsaw || memcmp(a->regions, b->regions, sizeof a->regions) == 0);
}

unsigned sudoku_order(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL) ? sudoku__order(sudoku__shape_or_classic(shape)) : 0;
}

unsigned sudoku_cells(const sudoku_shape *shape)
{
    return sudoku_order(shape) * sudoku_order(shape);
}

unsigned sudoku_region(const sudoku_shape *shape, unsigned cell)
{
    const unsigned order = sudoku_order(shape);
    if (cell >= order * order)
        return UINT_MAX;
    return sudoku__box(sudoku__shape_or_classic(shape), cell / order, cell % order);
}
