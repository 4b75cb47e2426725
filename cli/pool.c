/* SPDX-License-Identifier: MIT */
/*
 * A ring of items with three counters that only grow: filled, taken and drained.  Item number n
 * lies in slot n modulo the ring's size.  drained <= taken <= filled <= drained + size, so the
 * calling thread fills while there is room, workers take while taken < filled, and the item
 * 'drained' is the one whose turn it is.
 *
 * The calling thread prefers to drain, so that output flows, and fills without waiting for input
 * while items are under way: somebody who types puzzles gets each answer at once.
 *
 * The calling thread is one more than the workers, and where reading and writing is most of the
 * work, as many workers as there are processors would only crowd it out.  So there is one at first,
 * and as many again each time the calling thread has mostly waited for those.
 *
 * With one thread there are no locks to speak of: an item is worked on and drained as soon as it
 * is filled.
 */
#define _GNU_SOURCE 1
#include "pool.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "memory.h"
#include "system.h"

static const double SHORT_WORK = 0.002, LONG_WORK = 0.02; /* seconds an item should take */
static const double TICK = 0.2;
/* More workers are started after this many seconds with the others, if the calling thread has
   waited for this share of them. */
static const double TRIAL = 0.003, MOSTLY = 0.4;

enum state { WAITING, FLUSHING, DONE };

struct slot {
    enum state state;
    double seconds; /* that the work took */
};

struct pool {
    const struct pool_job *job;
    pthread_mutex_t lock;
    pthread_cond_t filled_more, head_ready, flushed;
    struct slot *slots;
    unsigned size, grain, threads;
    uint64_t filled, taken, drained;
    bool ended;
    struct worker *workers;
    unsigned started, wanted;  /* workers; fewer are wanted where no more can be started */
    double trial_from, waited; /* since when those are tried, and how long was waited since */
};

struct worker {
    struct pool *pool;
    unsigned number;
    pthread_t thread;
};

unsigned pool_items(unsigned threads)
{
    return threads == 1 ? 1 : 2 * threads + 2;
}

static void work(struct pool *pool, unsigned worker, unsigned item)
{
    const double start = system_seconds();
    pool->job->work(pool->job->context, pool, worker, item);
    pool->slots[item].seconds = system_seconds() - start;
}

static void *worker_main(void *argument)
{
    const struct worker *const worker = argument;
    struct pool *const pool = worker->pool;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (pool->taken == pool->filled && !pool->ended)
            pthread_cond_wait(&pool->filled_more, &pool->lock);
        if (pool->taken == pool->filled)
            break;
        const unsigned item = (unsigned)(pool->taken++ % pool->size);
        pthread_mutex_unlock(&pool->lock);
        work(pool, worker->number, item);
        pthread_mutex_lock(&pool->lock);
        pool->slots[item].state = DONE;
        if (item == pool->drained % pool->size)
            pthread_cond_signal(&pool->head_ready);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

void pool_flush(struct pool *pool, unsigned item)
{
    if (pool->threads == 1) {
        pool->job->drain(pool->job->context, item);
        return;
    }
    pthread_mutex_lock(&pool->lock);
    pool->slots[item].state = FLUSHING;
    if (item == pool->drained % pool->size)
        pthread_cond_signal(&pool->head_ready);
    while (pool->slots[item].state == FLUSHING)
        pthread_cond_wait(&pool->flushed, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

static void adapt_grain(struct pool *pool, double seconds)
{
    if (seconds > LONG_WORK && pool->grain > 1)
        pool->grain /= 2;
    else if (seconds < SHORT_WORK && pool->grain < pool->job->max_grain)
        pool->grain *= 2;
    if (pool->grain > pool->job->max_grain)
        pool->grain = pool->job->max_grain;
}

/* Drains items, or parts of one, as long as the one whose turn it is has something. */
static void drain_ready(struct pool *pool)
{
    while (pool->drained < pool->filled) {
        struct slot *const slot = &pool->slots[pool->drained % pool->size];
        const enum state state = slot->state;
        if (state == WAITING)
            return;
        pthread_mutex_unlock(&pool->lock);
        pool->job->drain(pool->job->context, (unsigned)(pool->drained % pool->size));
        pthread_mutex_lock(&pool->lock);
        slot->state = WAITING;
        if (state == FLUSHING) {
            pthread_cond_broadcast(&pool->flushed);
        } else {
            adapt_grain(pool, slot->seconds);
            pool->drained++;
        }
    }
}

static void start_workers(struct pool *pool, unsigned count)
{
    for (; count > 0 && pool->started < pool->wanted; count--) {
        struct worker *const worker = &pool->workers[pool->started];
        *worker = (struct worker){.pool = pool, .number = pool->started};
        if (pthread_create(&worker->thread, NULL, worker_main, worker) != 0)
            pool->wanted = pool->started; /* fewer do as well */
        else
            pool->started++;
    }
    pool->trial_from = system_seconds();
    pool->waited = 0;
}

/* Starts more workers if the calling thread, which waits since 'from', has mostly waited. */
static void judge_workers(struct pool *pool, double from)
{
    const double now = system_seconds(), tried = now - pool->trial_from;
    if (pool->started < pool->wanted && tried >= TRIAL &&
        pool->waited + (now - from) >= MOSTLY * tried)
        start_workers(pool, pool->started);
}

static void wait_at_most(struct pool *pool, double seconds)
{
    const long second = 1000000000;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += (long)(seconds * (double)second);
    until.tv_sec += until.tv_nsec / second;
    until.tv_nsec %= second;
    pthread_cond_timedwait(&pool->head_ready, &pool->lock, &until);
}

/* Waits until the item whose turn it is has something. */
static void wait_for_head(struct pool *pool)
{
    const struct slot *const head = &pool->slots[pool->drained % pool->size];
    double from = system_seconds();
    while (head->state == WAITING) {
        wait_at_most(pool, pool->started < pool->wanted ? TRIAL : TICK);
        judge_workers(pool, from);
        if (pool->trial_from > from)
            from = pool->trial_from;
        if (pool->job->tick)
            pool->job->tick();
    }
    pool->waited += system_seconds() - from;
}

/* Fills the next item, without the lock: workers do not look at it yet. */
static enum pool_fill fill(struct pool *pool, bool may_wait)
{
    const struct pool_job *const job = pool->job;
    return job->fill(job->context, (unsigned)(pool->filled % pool->size), pool->grain, may_wait);
}

static void run_threaded(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        drain_ready(pool);
        const bool idle = pool->drained == pool->filled;
        if (!pool->ended && pool->filled - pool->drained < pool->size) {
            pthread_mutex_unlock(&pool->lock);
            const enum pool_fill got = fill(pool, idle);
            pthread_mutex_lock(&pool->lock);
            pool->ended = got == POOL_END;
            if (got == POOL_ITEM) {
                pool->filled++;
                pthread_cond_signal(&pool->filled_more);
            }
            if (got != POOL_LATER)
                continue;
        } else if (idle) {
            break;
        }
        wait_for_head(pool);
    }
    pthread_cond_broadcast(&pool->filled_more);
    pthread_mutex_unlock(&pool->lock);
}

static void run_alone(struct pool *pool)
{
    while (fill(pool, true) == POOL_ITEM) {
        work(pool, 0, 0);
        pool->job->drain(pool->job->context, 0);
        adapt_grain(pool, pool->slots[0].seconds);
    }
}

void pool_run(const struct pool_job *job)
{
    struct pool pool = {.job = job,
                        .lock = PTHREAD_MUTEX_INITIALIZER,
                        .filled_more = PTHREAD_COND_INITIALIZER,
                        .head_ready = PTHREAD_COND_INITIALIZER,
                        .flushed = PTHREAD_COND_INITIALIZER,
                        .size = pool_items(job->threads),
                        .threads = job->threads,
                        .grain = 1};
    pool.slots = memory_new(pool.size, sizeof *pool.slots);
    if (job->threads > 1) {
        pool.workers = memory_new(job->threads, sizeof *pool.workers);
        pool.wanted = job->threads;
        start_workers(&pool, 1);
    }
    if (pool.started == 0)
        pool.threads = 1;
    if (pool.threads == 1)
        run_alone(&pool);
    else
        run_threaded(&pool);
    for (unsigned i = 0; i < pool.started; i++)
        pthread_join(pool.workers[i].thread, NULL);
    free(pool.slots);
    free(pool.workers);
}
