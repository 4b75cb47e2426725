/* SPDX-License-Identifier: MIT */
/*
 * Grids by random search.  Try number i is a function of the seed and i alone; workers make tries
 * in any order, and in the order of i those not seen before become the grids.  So the result does
 * not depend on the threads, but a grid depends on all tries before it: a shard makes them too,
 * and ends one grid after its part (which tells whether another follows).
 */
#include <stdlib.h>
#include <string.h>

#include "create.h"
#include "fingerprints.h"
#include "memory.h"
#include "pool.h"
#include "progress.h"
#include "report.h"

enum { ITEM_TRIES = 256, REPEATS_IN_A_ROW = 1000 };

struct item {
    uint64_t first_try;
    size_t count;
    bool found[ITEM_TRIES]; /* false: the search was given up */
    uint8_t *cells;         /* of one try after another */
    struct fingerprint fingerprints[ITEM_TRIES];
};

struct worker {
    sudoku_solver *solver;
    sudoku_grid *grid;
};

struct run {
    struct creation *creation;
    struct item *items;
    struct worker *workers;
    struct fingerprints seen;
    struct buffer text, separator;
    uint64_t next_try;
    uint64_t grids; /* different ones so far, those left out by --skip included */
    unsigned repeats;
    uint64_t made; /* in the shard's part */
    bool over;
};

static void make_workers(struct run *run)
{
    const struct args *const args = run->creation->args;
    const sudoku_solver_options options = {.engine = args_engine(args, &args->shape),
                                           .max_nodes = args->max_nodes};
    sudoku_error error;
    for (unsigned i = 0; i < args->threads; i++) {
        struct worker *const worker = &run->workers[i];
        if (sudoku_solver_new(&worker->solver, &run->creation->shape, &options, &error) !=
            SUDOKU_OK)
            quit(EXIT_USAGE, "%s", error.reason);
        if (sudoku_grid_new(&worker->grid, &run->creation->shape) != SUDOKU_OK)
            quit(EXIT_OUTPUT, "out of memory");
    }
}

static enum pool_fill fill(void *context, unsigned number, unsigned grain, bool may_wait)
{
    struct run *const run = context;
    struct item *const item = &run->items[number];
    (void)may_wait;
    item->first_try = run->next_try;
    item->count = grain;
    run->next_try += grain;
    return run->over ? POOL_END : POOL_ITEM;
}

/* Exchanges two digits, so that the grid begins with the one wanted. */
static void begin_with(uint8_t *cells, size_t count, uint8_t wanted)
{
    const uint8_t first = cells[0];
    for (size_t i = 0; i < count; i++)
        cells[i] = cells[i] == first ? wanted : cells[i] == wanted ? first : cells[i];
}

static void work(void *context, struct pool *pool, unsigned worker_number, unsigned number)
{
    const struct run *const run = context;
    const struct creation *const creation = run->creation;
    const struct worker *const worker = &run->workers[worker_number];
    struct item *const item = &run->items[number];
    const size_t size = sudoku_cells(&creation->shape);
    (void)pool;
    for (size_t i = 0; i < item->count; i++) {
        uint8_t *const cells = item->cells + i * size;
        const uint64_t seed = scramble(creation->seed +
                                       UINT64_C(0x9e3779b97f4a7c15) * (item->first_try + i + 1));
        const sudoku_status status = sudoku_grid_random(worker->solver, worker->grid, seed);
        item->found[i] = status == SUDOKU_OK;
        if (status < 0)
            quit(EXIT_OUTPUT, "cannot make grids: %s", sudoku_status_text(status));
        if (status == SUDOKU_NONE)
            quit(EXIT_USAGE, "--create: no grid has that shape");
        if (!item->found[i])
            continue;
        memcpy(cells, sudoku_grid_data(worker->grid), size);
        if (creation->first_digit)
            begin_with(cells, size, (uint8_t)creation->first_digit);
        item->fingerprints[i] = fingerprint_of(cells, size);
    }
}

/* Takes a grid that is new: it may lie before, in or after what is to be written. */
static void take(struct run *run, const uint8_t *cells)
{
    const struct creation *const creation = run->creation;
    const uint64_t begin = creation->skip + creation->begin, end = creation->skip + creation->end;
    const uint64_t index = run->grids++;
    const uint64_t last = creation->skip + creation->count - 1;
    if (index >= begin && run->made)
        buffer_add(&run->text, run->separator.data, run->separator.length);
    if (index >= begin && index < end) {
        create_add(creation, &run->text, cells, index - creation->skip, 1, false);
        run->made++;
    }
    run->over = index >= end || index == last;
}

static void drain(void *context, unsigned number)
{
    struct run *const run = context;
    const struct item *const item = &run->items[number];
    const size_t size = sudoku_cells(&run->creation->shape);
    for (size_t i = 0; i < item->count && !run->over; i++) {
        if (item->found[i] && fingerprints_add(&run->seen, item->fingerprints[i])) {
            run->repeats = 0;
            take(run, item->cells + i * size);
        } else {
            run->over = ++run->repeats == REPEATS_IN_A_ROW;
        }
    }
    output_write(&run->creation->output, run->text.data, run->text.length);
    run->text.length = 0;
    progress_show(run->grids, run->grids, run->creation->skip + run->creation->end);
}

static void release(struct run *run)
{
    const unsigned threads = run->creation->args->threads;
    for (unsigned i = 0; i < threads; i++) {
        sudoku_solver_free(run->workers[i].solver);
        sudoku_grid_free(run->workers[i].grid);
    }
    for (unsigned i = 0; i < pool_items(threads); i++)
        free(run->items[i].cells);
    free(run->workers);
    free(run->items);
    fingerprints_free(&run->seen);
    buffer_free(&run->text);
    buffer_free(&run->separator);
}

uint64_t create_random(struct creation *creation)
{
    const struct args *const args = creation->args;
    struct run run = {.creation = creation};
    if (creation->skip > MAX_CREATE - creation->count)
        quit(EXIT_USAGE, "--family random: --skip and --create are more than %d together",
             MAX_CREATE);
    run.items = memory_new(pool_items(args->threads), sizeof *run.items);
    run.workers = memory_new(args->threads, sizeof *run.workers);
    for (unsigned i = 0; i < pool_items(args->threads); i++)
        run.items[i].cells = memory_new(ITEM_TRIES, sudoku_cells(&creation->shape));
    make_workers(&run);
    run.seen = fingerprints_new((size_t)(creation->skip + creation->count));
    if (!args->json)
        buffer_add_separator(&run.separator, args->format);
    create_open(creation);
    run.over = creation->begin == creation->end; /* an empty shard */
    const struct pool_job pool = {.context = &run,
                                  .threads = args->threads,
                                  .fill = fill,
                                  .max_grain = ITEM_TRIES,
                                  .work = work,
                                  .drain = drain,
                                  .tick = progress_tick};
    pool_run(&pool);
    const uint64_t made = run.made;
    release(&run);
    return made;
}
