/* SPDX-License-Identifier: MIT */
/*
 * Many puzzles: the threads of a batch take puzzles from one shared counter until there are none
 * left, each with memory of its own.  What a puzzle's answer is does not depend on who takes it:
 * every puzzle is searched in its own depth-first order, and answers are written to its own place.
 *
 * Puzzles of 3x3 boxes go to a kernel of lib/simd, which keeps several of them going at a time,
 * others one by one to the engine that is preferred for their shape.  Givens are not checked
 * beforehand: a kernel finds no solution where they break a rule, and only then is it worth asking
 * why.
 */
#include <sudoku/batch.h>

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "core/shape.h"
#include "core/shape_text.h"
#include "core/status.h"
#include "core/validate.h"
#include "engine/engines.h"
#include "simd/kernel.h"
#include "solve/parallel.h"

/* What a thread works with. */
typedef struct worker {
    void *memory;   /* the kernel's, or the engine's object */
    uint8_t *cells; /* engines: a solution */
} worker;

struct sudoku_batch {
    sudoku_shape shape;
    const sudoku__kernel *kernel; /* either this */
    const sudoku_engine *engine;  /* or this */
    uint64_t limit, max_nodes;
    unsigned threads;
    worker workers[];
};

/* One call of sudoku_batch_solve, shared by its threads. */
typedef struct work {
    sudoku__job job; /* first, so that the one is found from the other */
    const sudoku_batch *batch;
    size_t count;
    atomic_size_t next; /* puzzles from here on have not been taken */
    uint8_t *verdicts;
    uint64_t *counts;
    atomic_bool failed; /* an engine did */
} work;

/* Large pieces first, for few quarrels over the counter, then smaller ones, so that the threads
   end together. */
static size_t take(sudoku__job *job, size_t *first)
{
    enum { LARGEST = 64, PIECES_A_THREAD = 4 };
    work *const all = (work *)(void *)job;
    size_t next = atomic_load_explicit(&all->next, memory_order_relaxed), size = 0;
    do {
        const size_t left = all->count - next;
        size = left / (PIECES_A_THREAD * all->batch->threads);
        size = size > LARGEST ? LARGEST : size > 0 ? size : left > 0;
    } while (!atomic_compare_exchange_weak_explicit(&all->next, &next, next + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    *first = next;
    return size;
}

static bool is_conflict(const sudoku_shape *shape, const uint8_t *cells)
{
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        if (cells[cell] > sudoku__order(shape))
            return true;
    uint32_t of_house[SUDOKU_MAX_HOUSES];
    return !sudoku__collect_digits(shape, cells, of_house);
}

static void done(sudoku__job *job, size_t puzzle, sudoku__tally tally)
{
    work *const all = (work *)(void *)job;
    const sudoku_shape *const shape = &all->batch->shape;
    const size_t offset = puzzle * sudoku__cells(shape);
    sudoku_verdict verdict = SUDOKU_UNIQUE;
    if (tally.found > 1)
        verdict = SUDOKU_MULTIPLE;
    else if (tally.stopped)
        verdict = SUDOKU_UNDECIDED;
    else if (tally.found == 0)
        verdict = is_conflict(shape, job->puzzles + offset) ? SUDOKU_CONFLICT : SUDOKU_UNSOLVABLE;
    if (tally.found == 0 && job->solutions)
        memset(job->solutions + offset, 0, sudoku__cells(shape));
    if (all->verdicts)
        all->verdicts[puzzle] = (uint8_t)verdict;
    if (all->counts)
        all->counts[puzzle] = tally.found;
}

/* What a kernel does, with an engine: one puzzle. */
static sudoku_status solve_one(work *all, const worker *self, size_t puzzle, sudoku__tally *tally)
{
    const sudoku_engine *const engine = all->batch->engine;
    const unsigned cells = sudoku__cells(&all->batch->shape);
    const uint8_t *const givens = all->job.puzzles + puzzle * cells;
    if (is_conflict(&all->batch->shape, givens))
        return SUDOKU_NONE;
    uint64_t nodes_left = all->job.max_nodes;
    sudoku_status status = engine->load(self->memory, givens, 0);
    while (status == SUDOKU_OK && tally->found < all->job.limit) {
        status = nodes_left == 0 ? SUDOKU_LIMIT
                                 : engine->next(self->memory, self->cells, &nodes_left);
        if (status != SUDOKU_OK)
            break;
        if (tally->found++ == 0 && all->job.solutions)
            memcpy(all->job.solutions + puzzle * cells, self->cells, cells);
    }
    tally->stopped = status == SUDOKU_LIMIT;
    return status;
}

static void solve_with_engine(work *all, const worker *self)
{
    size_t first = 0, size = 0;
    while ((size = take(&all->job, &first)) > 0)
        for (size_t puzzle = first; puzzle < first + size; puzzle++) {
            sudoku__tally tally = {0};
            const sudoku_status status = solve_one(all, self, puzzle, &tally);
            if (status < 0)
                atomic_store(&all->failed, true);
            done(&all->job, puzzle, tally);
        }
}

static void run(void *context, unsigned index)
{
    work *const all = context;
    const worker *const self = &all->batch->workers[index];
    if (all->batch->kernel)
        all->batch->kernel->lanes_solve(self->memory, &all->job);
    else
        solve_with_engine(all, self);
}

sudoku_status sudoku_batch_solve(sudoku_batch *batch, const uint8_t *puzzles, size_t count,
                                 uint8_t *solutions, uint8_t *verdicts, uint64_t *counts)
{
    enum { FEW = 32 }; /* are not worth a thread */
    if (!batch || (!puzzles && count > 0))
        return SUDOKU_E_ARG;
    work all = {
        .job = {.puzzles = puzzles,
                .solutions = solutions,
                .limit = batch->limit,
                .max_nodes = batch->max_nodes,
                .take = take,
                .done = done},
        .batch = batch,
        .count = count,
        .verdicts = verdicts,
        .counts = counts,
    };
    const size_t useful = batch->kernel ? (count + FEW - 1) / FEW : count;
    sudoku__parallel(useful < batch->threads ? (unsigned)useful : batch->threads, run, &all);
    return atomic_load(&all.failed) ? SUDOKU_E_ENGINE : SUDOKU_OK;
}

const char *sudoku_isa_at(unsigned index)
{
    const sudoku__kernel *const kernel = sudoku__kernel_at(index);
    return kernel ? kernel->name : NULL;
}

const char *sudoku_batch_isa(const sudoku_batch *batch)
{
    return batch && batch->kernel ? batch->kernel->name : NULL;
}

void sudoku_batch_free(sudoku_batch *batch)
{
    if (!batch)
        return;
    for (unsigned i = 0; i < batch->threads; i++) {
        worker *const self = &batch->workers[i];
        if (batch->kernel)
            free(self->memory);
        else if (self->memory)
            batch->engine->destroy(self->memory);
        free(self->cells);
    }
    free(batch);
}

/* Gives a worker its memory. */
static sudoku_status equip(const sudoku_batch *batch, worker *self)
{
    if (!batch->kernel) {
        self->cells = malloc(sudoku__cells(&batch->shape));
        return self->cells ? batch->engine->create(&self->memory, &batch->shape) : SUDOKU_E_NOMEM;
    }
    const size_t unit = SUDOKU__KERNEL_ALIGNMENT;
    self->memory = aligned_alloc(unit, (batch->kernel->lanes_size + unit - 1) / unit * unit);
    if (!self->memory)
        return SUDOKU_E_NOMEM;
    batch->kernel->lanes_init(self->memory);
    return SUDOKU_OK;
}

/* The kernel for a shape, NULL if there is none. */
static sudoku_status find_kernel(const sudoku_shape *shape, const char *isa,
                                 const sudoku__kernel **kernel, sudoku_error *error)
{
    const bool is_classic = sudoku_shape_equal(shape, &sudoku__classic);
    *kernel = NULL;
    if (isa && !is_classic)
        return sudoku__fail(error, SUDOKU_E_SHAPE, "%.20s does not solve grids of shape %s", isa,
                            sudoku__label_shape(shape).text);
    if (isa && !(*kernel = sudoku__kernel_named(isa)))
        return sudoku__fail(error, SUDOKU_E_ARG, "the instruction set '%.20s' is not there", isa);
    if (!isa && is_classic)
        *kernel = sudoku__kernel_at(0);
    return SUDOKU_OK;
}

sudoku_status sudoku_batch_new(sudoku_batch **batch, const sudoku_shape *shape,
                               const sudoku_batch_options *options, sudoku_error *error)
{
    static const sudoku_batch_options defaults = {0};
    options = options ? options : &defaults;
    shape = sudoku__shape_or_classic(shape);
    if (!batch)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the new batch solver was given");
    if (!sudoku_shape_valid(shape, error))
        return SUDOKU_E_ARG;
    for (size_t i = 0; i < sizeof options->reserved / sizeof *options->reserved; i++)
        if (options->reserved[i])
            return sudoku__fail(error, SUDOKU_E_ARG, "reserved batch options must be zero");
    const sudoku__kernel *kernel = NULL;
    sudoku_status status = find_kernel(shape, options->isa, &kernel, error);
    if (status != SUDOKU_OK)
        return status;

    unsigned threads = options->threads ? options->threads : sudoku__processors();
    if (threads > SUDOKU__MAX_THREADS)
        threads = SUDOKU__MAX_THREADS;
    sudoku_batch *made = calloc(1, sizeof *made + threads * sizeof *made->workers);
    if (!made)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    made->shape = *shape;
    made->kernel = kernel;
    made->engine = kernel ? NULL : sudoku__engine_preferred(shape);
    made->limit = options->limit ? options->limit : 2;
    made->max_nodes = options->max_nodes ? options->max_nodes : UINT64_MAX;
    made->threads = threads;
    for (unsigned i = 0; i < threads && status == SUDOKU_OK; i++)
        status = equip(made, &made->workers[i]);
    if (status != SUDOKU_OK) {
        sudoku_batch_free(made);
        return sudoku__fail(error, status, "out of memory");
    }
    *batch = made;
    return SUDOKU_OK;
}
