/* SPDX-License-Identifier: MIT */
/*
 * Workers, each with a maker of its own, make ranges of puzzles; what they have is written in the
 * order of index.  Puzzle number i depends on the seed and i alone, so neither threads nor shards
 * change it.
 *
 * Puzzles of large grids are different because their solutions are.  Of small grids there are so
 * few that puzzles come up again: those are left out, so what is written depends on all that came
 * before, and a shard makes that too.
 */
#include "making.h"

#include <stdlib.h>
#include <string.h>

#include "fingerprints.h"
#include "interrupt.h"
#include "made.h"
#include "memory.h"
#include "pool.h"
#include "progress.h"
#include "report.h"

enum { ITEM_PUZZLES = 2048, FEW_CELLS = 36 };

/* Puzzles that had been there: after so many in a row no others are expected.  Where it is known
   how many there are the last is waited for, though some are a hundred times as rare as others. */
enum { REPEATS_IN_A_ROW = 1000, REPEATS_A_PUZZLE = 300 };

struct item {
    uint64_t first; /* index of the first puzzle */
    size_t count;
    size_t finished; /* puzzles made, or given up, in order; fewer than 'count' if interrupted */
    sudoku_made made[ITEM_PUZZLES];
    uint8_t *cells; /* puzzle and solution of each, one after another */
    uint8_t *from;  /* the grids to dig from */
    uint64_t tries;
};

struct run {
    struct making *making;
    struct item *items;
    sudoku_maker **makers;
    struct fingerprints seen;
    struct made_writing writing;
    bool repeats;     /* puzzles may come up again */
    uint64_t next;    /* index of the next puzzle to be made */
    uint64_t puzzles; /* different ones so far, from skip on, those before the shard included */
    uint64_t target;  /* how many of these are wanted */
    uint64_t repeated, most_repeats; /* in a row */
    bool over;
    struct made_summary summary;
};

static enum pool_fill fill(void *context, unsigned number, unsigned grain, bool may_wait)
{
    struct run *const run = context;
    struct item *const item = &run->items[number];
    (void)may_wait;
    if (run->over || interrupt_came())
        return POOL_END;
    uint64_t count = grain;
    if (!run->repeats) {
        const uint64_t left = run->making->skip + run->making->end - run->next;
        count = left < count ? left : count;
    }
    item->first = run->next;
    item->count = (size_t)count;
    run->next += count;
    return count ? POOL_ITEM : POOL_END;
}

static const uint8_t *gather_from(const struct making *making, struct item *item, size_t size)
{
    if (!making->from)
        return NULL;
    for (size_t i = 0; i < item->count; i++)
        memcpy(item->from + i * size, making->from + (item->first + i) % making->from_count * size,
               size);
    return item->from;
}

static void work(void *context, struct pool *pool, unsigned worker, unsigned number)
{
    const struct run *const run = context;
    const struct making *const making = run->making;
    struct item *const item = &run->items[number];
    sudoku_maker *const maker = run->makers[worker];
    const size_t size = sudoku_cells(&making->shape);
    (void)pool;
    item->finished = 0;
    sudoku_status status = sudoku_maker_begin(maker, making->seed, item->first, item->count,
                                              gather_from(making, item, size));
    while (status >= 0 && status != SUDOKU_NONE && !interrupt_came()) {
        sudoku_made *const made = &item->made[item->finished];
        uint8_t *const cells = item->cells + item->finished * 2 * size;
        status = sudoku_maker_next(maker, made);
        if (status != SUDOKU_OK)
            continue;
        if (made->puzzle)
            made->puzzle = memcpy(cells, made->puzzle, size);
        if (made->solution)
            made->solution = memcpy(cells + size, made->solution, size);
        item->finished++;
    }
    if (status < 0)
        quit(EXIT_OUTPUT, "cannot make puzzles: %s", sudoku_status_text(status));
    item->tries = sudoku_maker_tries(maker);
}

/* Takes a puzzle that is new: it may lie before the shard's part, in it, or behind. */
static void take(struct run *run, const sudoku_made *made)
{
    const struct making *const making = run->making;
    const uint64_t index = run->puzzles++; /* from skip on */
    if (index >= making->begin && index < making->end) {
        made_add(&run->writing, made, index);
        run->summary.made++;
    }
    run->over = run->puzzles >= run->target;
}

static void stop(struct run *run, int ending)
{
    run->over = true;
    run->summary.ending = ending;
}

static void drain(void *context, unsigned number)
{
    struct run *const run = context;
    const struct item *const item = &run->items[number];
    const size_t size = sudoku_cells(&run->making->shape);
    run->summary.tries += item->tries;
    for (size_t i = 0; i < item->finished && !run->over; i++) {
        const sudoku_made *const made = &item->made[i];
        if (!made->puzzle) {
            stop(run, MADE_NO_MORE_TRIES);
        } else if (!run->repeats ||
                   fingerprints_add(&run->seen, fingerprint_of(made->puzzle, size))) {
            run->repeated = 0;
            take(run, made);
        } else if (++run->repeated == run->most_repeats) {
            stop(run, MADE_REPEATS);
        }
    }
    if (item->finished < item->count && !run->over)
        stop(run, MADE_INTERRUPTED);
    made_flush(&run->writing);
    progress_tried(run->summary.tries);
    progress_show(run->summary.made, run->puzzles, run->target);
}

static void equip(struct run *run)
{
    const struct making *const making = run->making;
    const size_t size = sudoku_cells(&making->shape);
    const unsigned threads = making->args->threads;
    sudoku_error error;
    run->items = memory_new(pool_items(threads), sizeof *run->items);
    run->makers = memory_new(threads, sizeof *run->makers);
    for (unsigned i = 0; i < pool_items(threads); i++) {
        run->items[i].cells = memory_new(2 * ITEM_PUZZLES, size);
        run->items[i].from = making->from ? memory_new(ITEM_PUZZLES, size) : NULL;
    }
    for (unsigned i = 0; i < threads; i++)
        if (sudoku_maker_new(&run->makers[i], &making->shape, &making->options, &error) !=
            SUDOKU_OK)
            quit(EXIT_USAGE, "%s", error.reason);
}

static void release(struct run *run)
{
    const unsigned threads = run->making->args->threads;
    for (unsigned i = 0; i < threads; i++)
        sudoku_maker_free(run->makers[i]);
    for (unsigned i = 0; i < pool_items(threads); i++) {
        free(run->items[i].cells);
        free(run->items[i].from);
    }
    free(run->makers);
    free(run->items);
    fingerprints_free(&run->seen);
}

struct made_summary making_run(struct making *making)
{
    const struct args *const args = making->args;
    struct run run = {.making = making};
    run.repeats = sudoku_cells(&making->shape) <= FEW_CELLS && !making->from;
    run.target = making->end;
    run.most_repeats = REPEATS_IN_A_ROW;
    if (making->most < UINT64_MAX / REPEATS_A_PUZZLE)
        run.most_repeats += making->most * REPEATS_A_PUZZLE;
    run.next = making->skip;
    equip(&run);
    if (run.repeats) {
        run.seen = fingerprints_new((size_t)making->end);
    } else {
        run.puzzles = making->begin;
        run.next += making->begin;
    }
    made_begin(&run.writing, making);
    interrupt_watch();
    progress_start("puzzles", args->quiet);
    run.over = making->begin == making->end; /* an empty shard */
    const struct pool_job pool = {.context = &run,
                                  .threads = args->threads,
                                  .fill = fill,
                                  .max_grain = ITEM_PUZZLES,
                                  .work = work,
                                  .drain = drain,
                                  .tick = progress_tick};
    pool_run(&pool);
    if (interrupt_came() && run.summary.ending == MADE_ALL && !run.over)
        run.summary.ending = MADE_INTERRUPTED;
    made_end(&run.writing, run.summary.ending == MADE_ALL && making->end < making->count);
    const struct made_summary summary = run.summary;
    release(&run);
    return summary;
}
