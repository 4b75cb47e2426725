/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "create.h"
#include "memory.h"
#include "pool.h"
#include "progress.h"
#include "report.h"

enum { ITEM_CELLS = 1 << 17 };

struct item {
    uint64_t number; /* of the first grid, in the whole */
    size_t count;
    uint8_t cells[ITEM_CELLS];
    struct buffer text;
};

struct run {
    struct creation *creation;
    const sudoku_source *source;
    struct item *items;
    uint64_t next; /* the next grid to be made, in the whole */
};

static enum pool_fill fill(void *context, unsigned number, unsigned grain, bool may_wait)
{
    struct run *const run = context;
    struct item *const item = &run->items[number];
    const uint64_t left = run->creation->end - run->next;
    (void)may_wait;
    item->number = run->next;
    item->count = left < grain ? (size_t)left : grain;
    run->next += item->count;
    return item->count ? POOL_ITEM : POOL_END;
}

static void work(void *context, struct pool *pool, unsigned worker, unsigned number)
{
    const struct run *const run = context;
    const struct creation *const creation = run->creation;
    struct item *const item = &run->items[number];
    (void)pool;
    (void)worker;
    const sudoku_status status = sudoku_source_read(run->source, creation->skip + item->number,
                                                    item->count, item->cells);
    if (status != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot make grids: %s", sudoku_status_text(status));
    create_add(creation, &item->text, item->cells, item->number, item->count,
               item->number + item->count < creation->count);
}

static void drain(void *context, unsigned number)
{
    struct run *const run = context;
    struct creation *const creation = run->creation;
    struct item *const item = &run->items[number];
    output_write(&creation->output, item->text.data, item->text.length);
    item->text.length = 0;
    const uint64_t done = item->number + item->count - creation->begin;
    progress_show(done, done, creation->end - creation->begin);
}

void create_numbered(struct creation *creation, const sudoku_source *source)
{
    struct run run = {.creation = creation, .source = source, .next = creation->begin};
    const struct pool_job pool = {.context = &run,
                                  .threads = creation->args->threads,
                                  .fill = fill,
                                  .max_grain = ITEM_CELLS / sudoku_cells(&creation->shape),
                                  .work = work,
                                  .drain = drain,
                                  .tick = progress_tick};
    const unsigned items = pool_items(pool.threads);
    run.items = memory_new(items, sizeof *run.items);
    create_open(creation);
    pool_run(&pool);
    for (unsigned i = 0; i < items; i++)
        buffer_free(&run.items[i].text);
    free(run.items);
}
