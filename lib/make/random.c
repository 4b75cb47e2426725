/* SPDX-License-Identifier: MIT */
#include <sudoku/generate.h>

#include "core/bits.h"
#include "core/grid.h"
#include "core/rng.h"
#include "core/shape.h"
#include "solve/solver.h"

/*
 * How long random search takes has a heavy tail: most attempts need about one node a cell, a few
 * need millions.  So an attempt that is not done soon is given up for one with another seed, and
 * budgets grow so that engines which need more get there too.
 */
enum { FIRST_BUDGET_PER_CELL = 2, STARTS_WITHOUT_SOLUTION = 64 };

/* Puts items in a random order. */
static void shuffle(uint8_t *items, unsigned count, sudoku__rng *rng)
{
    for (unsigned i = 1; i < count; i++) {
        const unsigned other = sudoku__rng_below(rng, i + 1);
        const uint8_t item = items[i];
        items[i] = items[other];
        items[other] = item;
    }
}

/* The digits that 'taken' lacks, in a random order. */
static void draw_others(uint32_t taken, unsigned order, uint8_t *digits, sudoku__rng *rng)
{
    unsigned count = 0;
    for (unsigned digit = 1; digit <= order && count < SUDOKU_MAX_ORDER; digit++)
        if (!(taken & sudoku__bit(digit)))
            digits[count++] = (uint8_t)digit;
    shuffle(digits, count, rng);
}

/* Fills the second box on the diagonal, uniformly among what the first row and column leave: by
   drawing again and again.  About one draw in ten is right, and in the end it may stay empty. */
static void fill_second_box(const sudoku_shape *shape, uint8_t *cells, sudoku__rng *rng)
{
    enum { MOST_DRAWS = 1000 };
    const unsigned order = sudoku__order(shape), box_rows = shape->box_rows;
    const unsigned box_cols = shape->box_cols;
    uint8_t digits[SUDOKU_MAX_ORDER];
    draw_others(0, order, digits, rng);
    for (unsigned draws = 0; draws < MOST_DRAWS; draws++, shuffle(digits, order, rng)) {
        unsigned place = 0;
        while (place < order && digits[place] != cells[(box_rows + place / box_cols) * order] &&
               digits[place] != cells[box_cols + place % box_cols])
            place++;
        if (place < order)
            continue;
        for (unsigned i = 0; i < order; i++)
            cells[(box_rows + i / box_cols) * order + box_cols + i % box_cols] = digits[i];
        return;
    }
}

/*
 * Fills the first row in order (digits are renamed in the end), and at random the rest of the first
 * box and of the first column, and the next box on the diagonal.  All such starts have about as
 * many solutions; so grids come out nearer to uniform than from an empty start, and the search has
 * less to do.  Small grids have too few solutions for the second box.
 */
enum { MIN_ORDER_OF_SECOND_BOX = 8 };

static void fill_edges(const sudoku_shape *shape, uint8_t *cells, sudoku__rng *rng)
{
    const unsigned order = sudoku__order(shape), box_cols = shape->box_cols;
    uint8_t digits[SUDOKU_MAX_ORDER];
    for (unsigned column = 0; column < order; column++)
        cells[column] = (uint8_t)(column + 1);
    draw_others(sudoku__low_bits(box_cols) << 1, order, digits, rng);
    for (unsigned i = box_cols; i < order; i++)
        cells[i / box_cols * order + i % box_cols] = digits[i - box_cols];
    uint32_t taken = 0;
    for (unsigned row = 0; row < shape->box_rows; row++)
        taken |= sudoku__bit(cells[row * order]);
    draw_others(taken, order, digits, rng);
    for (unsigned row = shape->box_rows; row < order; row++)
        cells[row * order] = digits[row - shape->box_rows];
    if (order >= MIN_ORDER_OF_SECOND_BOX && shape->box_rows > 1 && box_cols > 1)
        fill_second_box(shape, cells, rng);
}

/* Renames the digits at random. */
static void rename_digits(uint8_t *cells, unsigned count, unsigned order, sudoku__rng *rng)
{
    uint8_t name[SUDOKU_MAX_ORDER + 1];
    for (unsigned digit = 0; digit <= order; digit++)
        name[digit] = (uint8_t)digit;
    shuffle(name + 1, order, rng);
    for (unsigned cell = 0; cell < count; cell++)
        cells[cell] = name[cells[cell]];
}

/* The result of the first attempt that fits its budget, within 'left' nodes in all. */
static sudoku_status search(sudoku_solver *solver, sudoku_grid *grid, uint64_t seed, uint64_t left)
{
    const bool plain = !grid->shape.jigsaw && grid->shape.extra == 0;
    uint64_t budget = (uint64_t)FIRST_BUDGET_PER_CELL * grid->cells;
    unsigned without = 0;
    for (uint64_t attempt = 0; left > 0; attempt++, budget += budget / 8) {
        const uint64_t given = budget < left ? budget : left;
        const uint64_t attempt_seed = sudoku__derive_seed(seed, attempt) | 1; /* not 0 */
        sudoku__rng rng = sudoku__rng_seeded(attempt_seed);
        uint8_t cells[SUDOKU_MAX_CELLS] = {0};
        uint64_t nodes = given;
        if (plain)
            fill_edges(&grid->shape, cells, &rng);
        const sudoku_status status = sudoku__solver_sample(solver, cells, attempt_seed, &nodes);
        if (status == SUDOKU_NONE && !plain)
            return status;
        if (status == SUDOKU_NONE && ++without == STARTS_WITHOUT_SOLUTION)
            return SUDOKU_E_ENGINE; /* plain boxes always have grids */
        if (status < 0)
            return status;
        if (status == SUDOKU_OK) {
            rename_digits(cells, grid->cells, sudoku__order(&grid->shape), &rng);
            return sudoku_grid_assign(grid, cells);
        }
        left -= given;
    }
    return SUDOKU_LIMIT;
}

sudoku_status sudoku_grid_random(sudoku_solver *solver, sudoku_grid *grid, uint64_t seed)
{
    if (!solver || !grid)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(sudoku__solver_shape(solver), &grid->shape))
        return SUDOKU_E_SHAPE;

    const uint64_t max_nodes = sudoku__solver_max_nodes(solver);
    return search(solver, grid, seed, max_nodes ? max_nodes : UINT64_MAX);
}
