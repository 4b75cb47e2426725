/* SPDX-License-Identifier: MIT */
/*
 * An engine for programs that load plug-ins: the simplest search there is.  It goes through the
 * empty cells in order and tries the digits in order, and goes back one cell where none is left.
 *
 * What makes it an engine: it keeps where it is (the cell it is at, and for each cell the next
 * digit to try) in its object, so that 'next' can return with a solution, or at the end of the
 * budget, and go on from there; it allocates in 'create' alone; and the functions keep no state of
 * their own.
 */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

typedef struct in_order {
    unsigned order, count;
    unsigned empties, at; /* how many cells to fill; which one is being filled */
    bool ended, solved;   /* nothing is left; the last call gave a solution */
    uint16_t empty[SUDOKU_MAX_CELLS];
    uint8_t tried[SUDOKU_MAX_CELLS]; /* by empty cell: how many digits */
    uint8_t digit[SUDOKU_MAX_ORDER]; /* in the order in which they are tried */
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint16_t peers[SUDOKU_MAX_CELLS];
    uint16_t peer[SUDOKU_MAX_CELLS][SUDOKU_MAX_PEERS];
} in_order;

static bool supports(const sudoku_shape *shape)
{
    return sudoku_order(shape) <= 9; /* larger ones would take for ever */
}

static sudoku_status create(void **self, const sudoku_shape *shape)
{
    in_order *const made = calloc(1, sizeof *made);
    if (!made)
        return SUDOKU_E_NOMEM;
    made->order = sudoku_order(shape);
    made->count = sudoku_cells(shape);
    for (unsigned cell = 0; cell < made->count; cell++)
        made->peers[cell] = (uint16_t)sudoku_peers(shape, cell, made->peer[cell], SUDOKU_MAX_PEERS);
    *self = made;
    return SUDOKU_OK;
}

/* A seed sorts the digits at random; 0 leaves them as they are. */
static void sort_digits(in_order *at, uint64_t seed)
{
    for (unsigned i = 0; i < at->order; i++) {
        const unsigned other = seed ? (unsigned)(seed >> 33) % (i + 1) : i;
        at->digit[i] = at->digit[other];
        at->digit[other] = (uint8_t)(i + 1);
        seed = seed ? seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407) : 0;
    }
}

static sudoku_status load(void *self, const uint8_t *cells, uint64_t seed)
{
    in_order *const at = self;
    at->at = at->empties = 0;
    at->ended = at->solved = false;
    memcpy(at->cells, cells, at->count);
    for (unsigned cell = 0; cell < at->count; cell++)
        if (cells[cell] == 0)
            at->empty[at->empties++] = (uint16_t)cell;
    memset(at->tried, 0, sizeof at->tried);
    sort_digits(at, seed);
    return SUDOKU_OK;
}

static bool fits(const in_order *at, unsigned cell, uint8_t digit)
{
    for (unsigned i = 0; i < at->peers[cell]; i++)
        if (at->cells[at->peer[cell][i]] == digit)
            return false;
    return true;
}

/* Empties the cell that was filled last, to try its next digit; false: there is none. */
static bool go_back(in_order *at)
{
    at->tried[at->at] = 0; /* none when it is entered again */
    if (at->at == 0)
        return false;
    at->cells[at->empty[--at->at]] = 0;
    return true;
}

static sudoku_status next(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    in_order *const at = self;
    if (at->solved)
        at->ended = !go_back(at);
    at->solved = false;
    while (!at->ended && at->at < at->empties) {
        const unsigned cell = at->empty[at->at];
        if (at->tried[at->at] == at->order) {
            at->ended = !go_back(at);
            continue;
        }
        if (*nodes_left == 0)
            return SUDOKU_LIMIT;
        --*nodes_left;
        const uint8_t digit = at->digit[at->tried[at->at]++];
        if (fits(at, cell, digit)) {
            at->cells[cell] = digit;
            at->at++;
        }
    }
    if (at->ended)
        return SUDOKU_NONE;
    at->solved = true;
    memcpy(cells, at->cells, at->count);
    return SUDOKU_OK;
}

const sudoku_engine *sudoku_engine_entry(void)
{
    static const sudoku_engine engine = {
        .abi = SUDOKU_ENGINE_ABI,
        .name = "in-order",
        .supports = supports,
        .create = create,
        .destroy = free,
        .load = load,
        .next = next,
    };
    return &engine;
}
