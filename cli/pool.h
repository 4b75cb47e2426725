/* SPDX-License-Identifier: MIT */
/*
 * Workers that keep the order: every command's work goes through here.
 *
 * The work is cut into items.  The calling thread fills items in order, workers work on them at
 * the same time, and the calling thread drains them in the order in which they were filled, so
 * the result does not depend on the number of threads.  There is a fixed number of items, used
 * again and again: memory does not grow with the work.
 */
#ifndef CLI_POOL_H
#define CLI_POOL_H

#include <stdbool.h>

enum pool_fill {
    POOL_ITEM,  /* the item is filled */
    POOL_LATER, /* nothing there right now: ask again when earlier items are drained */
    POOL_END    /* there is no more; the item is not used */
};

struct pool;

/* Functions get 'context', and items and workers by number, from 0. */
struct pool_job {
    void *context;
    unsigned threads; /* 1: everything is done by the calling thread */
    /* Calling thread.  'grain' is how much to put into the item: it starts at 1 and doubles or
       halves so that an item takes some milliseconds, up to max_grain.  LATER is an answer only
       where not 'may_wait'. */
    enum pool_fill (*fill)(void *context, unsigned item, unsigned grain, bool may_wait);
    unsigned max_grain;
    /* A worker.  May hand over what an item has so far by pool_flush. */
    void (*work)(void *context, struct pool *pool, unsigned worker, unsigned item);
    /* Calling thread, in order: takes what the item has, which may be a part of it or all. */
    void (*drain)(void *context, unsigned item);
    /* Calling thread, now and then while it waits; may be NULL. */
    void (*tick)(void);
};

/* How many items that many threads need. */
unsigned pool_items(unsigned threads);

/* Does the job. */
void pool_run(const struct pool_job *job);

/* Called by a worker: waits until it is this item's turn and it has been drained. */
void pool_flush(struct pool *pool, unsigned item);

#endif
