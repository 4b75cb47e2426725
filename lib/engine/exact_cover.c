/* SPDX-License-Identifier: MIT */
/*
 * The engine "dlx": a grid as an exact cover problem for dancing links.
 *
 * Items are what a solution must have exactly once: a digit in each empty cell, and each digit that
 * is missing in each row, column and box.  Options are the ways to have them: digit d in cell (r,c)
 * covers the cell, d in row r, d in column c and d in the box.  A box that is one row or one column
 * (a Latin square) asks nothing new and gets no items.
 *
 * The problem is built anew for each puzzle and holds only what the givens leave open: a quarter to
 * a third of the full matrix on a 9x9 puzzle.  That costs less than copying the full matrix and
 * covering the givens in it, and what remains is close together in memory.
 *
 * A seed shuffles the options, so that the search tries them in a random order.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/validate.h"
#include "engine/dlx.h"

/* What an option means. */
typedef struct candidate {
    uint16_t cell;
    uint8_t digit; /* 1 .. order */
} candidate;

typedef struct exact_cover {
    sudoku_shape shape;
    unsigned order, cells;
    unsigned kinds; /* of items: 4, or 3 where boxes are rows or columns */
    sudoku__dlx *dlx;
    sudoku__dlx_index *item;     /* by question: cells, then house * order + digit - 1 */
    uint8_t *box;                /* by cell */
    candidate *option;           /* what each option of 'dlx' means */
    sudoku__dlx_index *covers;   /* 'kinds' items of each option: cell, row, column, box */
    sudoku__dlx_index *solution; /* options */
    uint8_t *givens;
} exact_cover;

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    exact_cover *self = object;
    sudoku__dlx_free(self->dlx);
    free(self->item);
    free(self->box);
    free(self->option);
    free(self->covers);
    free(self->solution);
    free(self->givens);
    free(self);
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    exact_cover *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    self->shape = *shape;
    self->order = sudoku__order(shape);
    self->cells = sudoku__cells(shape);
    self->kinds = shape->box_rows > 1 && shape->box_cols > 1 ? 4 : 3;
    const size_t options = (size_t)self->cells * self->order;
    self->dlx = sudoku__dlx_new(self->kinds * self->cells, options, self->kinds * options);
    self->item = malloc(self->kinds * self->cells * sizeof *self->item);
    self->box = malloc(self->cells);
    self->option = malloc(options * sizeof *self->option);
    self->covers = malloc(self->kinds * options * sizeof *self->covers);
    self->solution = malloc(self->cells * sizeof *self->solution);
    self->givens = malloc(self->cells);
    if (!self->dlx || !self->item || !self->box || !self->option || !self->covers ||
        !self->solution || !self->givens) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    for (unsigned cell = 0; cell < self->cells; cell++)
        self->box[cell] = (uint8_t)sudoku__box(shape, cell / self->order, cell % self->order);
    *object = self;
    return SUDOKU_OK;
}

/* Numbers the questions that are open, and returns how many. */
static unsigned number_items(const exact_cover *self, const uint8_t *cells, const uint32_t *used)
{
    unsigned items = 0;
    for (unsigned cell = 0; cell < self->cells; cell++)
        if (!cells[cell])
            self->item[cell] = items++;
    for (unsigned house = 0; house < (self->kinds - 1) * self->order; house++) {
        sudoku__dlx_index *const item = self->item + self->cells + house * self->order;
        for (uint32_t open = ~used[house] & sudoku__low_bits(self->order); open; open &= open - 1)
            item[sudoku__lowest(open)] = items++;
    }
    return items;
}

/* Lists the candidates that the givens leave, and returns how many. */
static unsigned list_options(const exact_cover *self, const uint8_t *cells, const uint32_t *used)
{
    const unsigned order = self->order;
    const sudoku__dlx_index *const of_row = self->item + self->cells,
                                   *const of_column = of_row + self->cells,
                                   *const of_box = of_column + self->cells;
    candidate *option = self->option;
    sudoku__dlx_index *covers = self->covers;
    for (unsigned row = 0, cell = 0; row < order; row++)
        for (unsigned column = 0; column < order; column++, cell++) {
            if (cells[cell])
                continue;
            const unsigned box = self->box[cell];
            uint32_t set = sudoku__low_bits(order) &
                           ~(used[row] | used[order + column] | used[2 * order + box]);
            for (; set; set &= set - 1) {
                const unsigned digit = sudoku__lowest(set);
                *option++ = (candidate){.cell = (uint16_t)cell, .digit = (uint8_t)(digit + 1)};
                *covers++ = self->item[cell];
                *covers++ = of_row[row * order + digit];
                *covers++ = of_column[column * order + digit];
                if (self->kinds == 4)
                    *covers++ = of_box[box * order + digit];
            }
        }
    return (unsigned)(option - self->option);
}

static void shuffle(const exact_cover *self, unsigned options, uint64_t seed)
{
    sudoku__rng rng = sudoku__rng_seeded(seed);
    for (unsigned left = options; left > 1; left--) {
        const unsigned a = left - 1, b = sudoku__rng_below(&rng, left);
        const candidate swap = self->option[a];
        self->option[a] = self->option[b];
        self->option[b] = swap;
        sudoku__dlx_index *const of_a = self->covers + a * self->kinds;
        sudoku__dlx_index *const of_b = self->covers + b * self->kinds;
        for (unsigned i = 0; i < self->kinds; i++) {
            const sudoku__dlx_index item = of_a[i];
            of_a[i] = of_b[i];
            of_b[i] = item;
        }
    }
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    exact_cover *self = object;
    uint32_t used[SUDOKU__MAX_HOUSES];
    if (!sudoku__collect_digits(&self->shape, cells, used)) {
        sudoku__dlx_reset(self->dlx, 1, 0); /* one item and no option: no solution */
        return SUDOKU_NONE;
    }
    memcpy(self->givens, cells, self->cells);
    const unsigned items = number_items(self, cells, used);
    const unsigned options = list_options(self, cells, used);
    if (seed)
        shuffle(self, options, seed);
    sudoku__dlx_reset(self->dlx, items, 0);
    sudoku__dlx_add(self->dlx, self->covers, self->kinds, options);
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    exact_cover *self = object;
    switch (sudoku__dlx_next(self->dlx, nodes_left)) {
    case SUDOKU__DLX_LIMIT:
        return SUDOKU_LIMIT;
    case SUDOKU__DLX_END:
        return SUDOKU_NONE;
    case SUDOKU__DLX_SOLUTION:
        break;
    }
    memcpy(cells, self->givens, self->cells);
    const unsigned chosen = sudoku__dlx_solution(self->dlx, self->solution);
    for (unsigned i = 0; i < chosen; i++) {
        const candidate *const option = self->option + self->solution[i];
        cells[option->cell] = option->digit;
    }
    return SUDOKU_OK;
}

const sudoku_engine sudoku__engine_dlx = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "dlx",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};
