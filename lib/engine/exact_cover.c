/* SPDX-License-Identifier: MIT */
/*
 * The engine "dlx": a grid as an exact cover problem for dancing links.  It does every shape.
 *
 * Items are what a solution must have exactly once: a digit in each empty cell, and each digit that
 * is missing in each house, be it row, column, box, region, diagonal, window or group.  Options
 * are the ways to have them: digit d in a cell covers the cell and d in each house of the cell.
 *
 * The anti-knight and anti-king rules forbid, and ask for nothing: for each pair of cells that they
 * set against each other and each digit that both could hold there is a secondary item, covered at
 * most once, in the options "d in the one" and "d in the other".  So the exact covers are just the
 * solutions.  Pairs in the same house need none, as the house forbids the digit twice.
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
#include "core/tables.h"
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
    sudoku__tables *tables;
    sudoku__dlx *dlx;
    uint32_t *left;              /* by cell: the digits that may stand there, 0: a given */
    sudoku__dlx_index *item;     /* by question: cells, then house * order + digit - 1 */
    sudoku__dlx_index *of_pair;  /* by pair * order + digit - 1, where both cells may hold it */
    candidate *option;           /* what each option of 'dlx' means */
    sudoku__dlx_index *solution; /* options */
    uint8_t *givens;
} exact_cover;

/* Items of an option at most: the cell, its houses, its pairs. */
enum { MAX_COVERED = 1 + SUDOKU_MAX_HOUSES_OF_CELL + SUDOKU__MAX_RIVALS };

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    exact_cover *self = object;
    sudoku__tables_free(self->tables);
    sudoku__dlx_free(self->dlx);
    free(self->left);
    free(self->item);
    free(self->of_pair);
    free(self->option);
    free(self->solution);
    free(self->givens);
    free(self);
}

/* Takes the memory for the largest problem, the empty grid. */
static bool allocate(exact_cover *self)
{
    const sudoku__tables *const tables = self->tables;
    const size_t order = self->order, cells = self->cells, options = cells * order;
    const size_t items = cells + tables->houses * order, of_pairs = tables->pairs * order;
    const size_t entries = options + tables->houses * order * order + 2 * of_pairs;
    self->dlx = sudoku__dlx_new(items + of_pairs, options, entries);
    self->left = malloc(cells * sizeof *self->left);
    self->item = malloc(items * sizeof *self->item);
    self->of_pair = malloc((of_pairs + 1) * sizeof *self->of_pair); /* no size should be zero */
    self->option = malloc(options * sizeof *self->option);
    self->solution = malloc(cells * sizeof *self->solution);
    self->givens = malloc(cells);
    return self->dlx && self->left && self->item && self->of_pair && self->option &&
           self->solution && self->givens;
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    exact_cover *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    self->shape = *shape;
    self->order = sudoku__order(shape);
    self->cells = sudoku__cells(shape);
    self->tables = sudoku__tables_new(shape);
    if (!self->tables || !allocate(self)) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    *object = self;
    return SUDOKU_OK;
}

/* Finds the digits that the givens leave to each cell, of the candidates if there are any; used[]
   holds those of each house. */
static void find_left(exact_cover *self, const uint8_t *cells, const uint32_t *candidates,
                      const uint32_t *used)
{
    const sudoku__tables *const tables = self->tables;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const sudoku__spot *const spots = sudoku__spots_of(tables, cell);
        uint32_t taken = cells[cell] ? UINT32_MAX : candidates ? ~candidates[cell] : 0;
        for (unsigned i = 0; i < tables->spot_count[cell]; i++)
            taken |= used[spots[i].house];
        self->left[cell] = sudoku__low_bits(self->order) & ~taken;
    }
    for (unsigned i = 0; i < tables->pairs; i++) {
        const sudoku__pair pair = tables->pair[i];
        self->left[pair.a] &= ~(sudoku__bit(cells[pair.b]) >> 1);
        self->left[pair.b] &= ~(sudoku__bit(cells[pair.a]) >> 1);
    }
}

/* Numbers the questions that are open, and returns how many. */
static unsigned number_items(exact_cover *self, const uint8_t *cells, const uint32_t *used)
{
    unsigned items = 0;
    for (unsigned cell = 0; cell < self->cells; cell++)
        if (!cells[cell])
            self->item[cell] = items++;
    for (unsigned house = 0; house < self->tables->houses; house++) {
        sudoku__dlx_index *const item = self->item + self->cells + house * self->order;
        for (uint32_t open = ~used[house] & sudoku__low_bits(self->order); open; open &= open - 1)
            item[sudoku__lowest(open)] = items++;
    }
    return items;
}

/* Numbers what is forbidden, from 'first' on, and returns how many there are. */
static unsigned number_pairs(exact_cover *self, unsigned first)
{
    unsigned items = first;
    for (unsigned i = 0; i < self->tables->pairs; i++) {
        const sudoku__pair pair = self->tables->pair[i];
        for (uint32_t both = self->left[pair.a] & self->left[pair.b]; both; both &= both - 1)
            self->of_pair[i * self->order + sudoku__lowest(both)] = items++;
    }
    return items - first;
}

/* Lists the candidates that the givens leave, and returns how many. */
static unsigned list_options(exact_cover *self)
{
    candidate *option = self->option;
    for (unsigned cell = 0; cell < self->cells; cell++)
        for (uint32_t set = self->left[cell]; set; set &= set - 1)
            *option++ = (candidate){.cell = (uint16_t)cell,
                                    .digit = (uint8_t)(sudoku__lowest(set) + 1)};
    return (unsigned)(option - self->option);
}

/* Writes the items that an option covers and returns how many. */
static unsigned list_covered(const exact_cover *self, candidate option, sudoku__dlx_index *covered)
{
    const sudoku__tables *const tables = self->tables;
    const unsigned order = self->order, digit = option.digit - 1u;
    const sudoku__dlx_index *const of_house = self->item + self->cells;
    const sudoku__spot *const spots = sudoku__spots_of(tables, option.cell);
    unsigned count = 0;
    covered[count++] = self->item[option.cell];
    for (unsigned i = 0; i < tables->spot_count[option.cell]; i++)
        covered[count++] = of_house[spots[i].house * order + digit];
    for (unsigned i = tables->first_rival[option.cell]; i < tables->first_rival[option.cell + 1u];
         i++)
        if (self->left[tables->rivals[i]] >> digit & 1)
            covered[count++] = self->of_pair[tables->pair_of_rival[i] * order + digit];
    return count;
}

static void add_options(const exact_cover *self, unsigned options)
{
    sudoku__dlx_index covered[MAX_COVERED];
    for (unsigned i = 0; i < options; i++)
        sudoku__dlx_add(self->dlx, covered, list_covered(self, self->option[i], covered), 1);
}

static void shuffle(exact_cover *self, unsigned options, uint64_t seed)
{
    sudoku__rng rng = sudoku__rng_seeded(seed);
    for (unsigned left = options; left > 1; left--) {
        const unsigned a = left - 1, b = sudoku__rng_below(&rng, left);
        const candidate swap = self->option[a];
        self->option[a] = self->option[b];
        self->option[b] = swap;
    }
}

static sudoku_status load_within(void *object, const uint8_t *cells, const uint32_t *candidates,
                                 uint64_t seed)
{
    exact_cover *self = object;
    uint32_t used[SUDOKU_MAX_HOUSES];
    if (!sudoku__collect_digits(&self->shape, cells, used)) {
        sudoku__dlx_reset(self->dlx, 1, 0); /* one item and no option: no solution */
        return SUDOKU_NONE;
    }
    memcpy(self->givens, cells, self->cells);
    find_left(self, cells, candidates, used);
    const unsigned items = number_items(self, cells, used), pairs = number_pairs(self, items);
    const unsigned options = list_options(self);
    if (seed)
        shuffle(self, options, seed);
    sudoku__dlx_reset(self->dlx, items, pairs);
    add_options(self, options);
    return SUDOKU_OK;
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    return load_within(object, cells, NULL, seed);
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
    .load_within = load_within,
};
