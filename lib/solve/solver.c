/* SPDX-License-Identifier: MIT */
/*
 * A solver: one engine object, and what the caller was promised on top of it.
 *
 * All questions (unique? how many? which?) are one loop over the engine's 'next', so they share one
 * state: the job, the puzzle it is about, and what has been found so far.  A job that stopped at
 * the budget is taken up again when the same question is asked about an equal puzzle; everything
 * else starts anew.
 *
 * An engine from outside is not trusted: its statuses, its counting of nodes and each solution are
 * checked, and a breach ends the job with E_ENGINE.  The solutions of the built-in engines are only
 * checked in debug builds.
 */
#include "solve/solver.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/validate.h>

#include "core/grid.h"
#include "core/shape.h"
#include "core/shape_text.h"
#include "core/status.h"
#include "engine/engines.h"

enum job { IDLE, SOLVE, COUNT, LIST };

struct sudoku_solver {
    const sudoku_engine *engine;
    void *object; /* the engine's */
    bool trusted;
    uint64_t seed, max_nodes; /* as in the options */
    enum job job;             /* what 'puzzle' is being searched for */
    bool stopped;             /* the last call ended with LIMIT */
    sudoku_status end;        /* OK: the search goes on; else why it has ended: NONE, E_ENGINE */
    uint64_t limit;           /* COUNT: as given */
    uint64_t found;           /* solutions */
    uint64_t nodes;           /* taken by this job */
    sudoku_grid *puzzle, *first, *last; /* the first and the last solution found */
    uint8_t *cells;                     /* where the engine writes */
    uint32_t *candidates;               /* NULL: the engine knows none */
    bool restricted;                    /* to these */
};

void sudoku_solver_free(sudoku_solver *solver)
{
    if (!solver)
        return;
    if (solver->object)
        solver->engine->destroy(solver->object);
    sudoku_grid_free(solver->puzzle);
    sudoku_grid_free(solver->first);
    sudoku_grid_free(solver->last);
    free(solver->cells);
    free(solver->candidates);
    free(solver);
}

/* The engine that 'options' ask for. */
static sudoku_status find_engine(const sudoku_shape *shape, const sudoku_engine *wanted,
                                 const sudoku_engine **engine, sudoku_error *error)
{
    *engine = wanted ? wanted : sudoku__engine_preferred(shape);
    if (*engine && (*engine)->abi != SUDOKU_ENGINE_ABI)
        return sudoku__fail(error, SUDOKU_E_ENGINE, "the engine's ABI is %u, this library's is %d",
                            (*engine)->abi, SUDOKU_ENGINE_ABI);
    if (!*engine || !(*engine)->supports(shape))
        return sudoku__fail(error, SUDOKU_E_SHAPE, "%s does not solve grids of shape %s",
                            wanted ? wanted->name : "any engine", sudoku__label_shape(shape).text);
    return SUDOKU_OK;
}

/* All memory of a solver, and the engine's object. */
static sudoku_status allocate(sudoku_solver *solver, const sudoku_shape *shape)
{
    solver->cells = calloc(sudoku__cells(shape), 1);
    if (!solver->cells || sudoku_grid_new(&solver->puzzle, shape) != SUDOKU_OK ||
        sudoku_grid_new(&solver->first, shape) != SUDOKU_OK ||
        sudoku_grid_new(&solver->last, shape) != SUDOKU_OK)
        return SUDOKU_E_NOMEM;
    if (solver->engine->load_within &&
        !(solver->candidates = calloc(sudoku__cells(shape), sizeof *solver->candidates)))
        return SUDOKU_E_NOMEM;
    void *object = NULL;
    const sudoku_status status = solver->engine->create(&object, shape);
    if (status == SUDOKU_OK) /* else whatever it has written there is none */
        solver->object = object;
    return status;
}

/* Says why an engine could not be made; what it must not answer counts as its failure. */
static sudoku_status refuse(const sudoku_engine *engine, sudoku_status status, sudoku_error *error)
{
    if (status == SUDOKU_E_NOMEM)
        return sudoku__fail(error, status, "out of memory");
    if (status == SUDOKU_E_SHAPE)
        return sudoku__fail(error, status, "%s cannot do this shape after all", engine->name);
    return sudoku__fail(error, SUDOKU_E_ENGINE, "%s failed to start", engine->name);
}

sudoku_status sudoku_solver_new(sudoku_solver **solver, const sudoku_shape *shape,
                                const sudoku_solver_options *options, sudoku_error *error)
{
    static const sudoku_solver_options defaults = {0};
    options = options ? options : &defaults;
    shape = sudoku__shape_or_classic(shape);
    if (!solver)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the solver");
    if (!sudoku_shape_valid(shape, error) || !sudoku__reserved_are_zero(options->reserved, error))
        return SUDOKU_E_ARG;
    const sudoku_engine *engine = NULL;
    const sudoku_status found = find_engine(shape, options->engine, &engine, error);
    if (found != SUDOKU_OK)
        return found;

    sudoku_solver *made = calloc(1, sizeof *made);
    if (!made)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    *made = (sudoku_solver){.engine = engine,
                            .trusted = sudoku__engine_is_built_in(engine),
                            .seed = options->seed,
                            .max_nodes = options->max_nodes};
    const sudoku_status status = allocate(made, shape);
    if (status != SUDOKU_OK) {
        sudoku_solver_free(made);
        return refuse(engine, status, error);
    }
    *solver = made;
    return SUDOKU_OK;
}

const sudoku_engine *sudoku_solver_engine(const sudoku_solver *solver)
{
    return solver ? solver->engine : NULL;
}

uint64_t sudoku_solver_nodes(const sudoku_solver *solver)
{
    return solver ? solver->nodes : 0;
}

const sudoku_shape *sudoku__solver_shape(const sudoku_solver *solver)
{
    return &solver->puzzle->shape;
}

uint64_t sudoku__solver_max_nodes(const sudoku_solver *solver)
{
    return solver->max_nodes;
}

/* Loads solver->puzzle for a new job. */
static void start(sudoku_solver *solver, enum job job, uint64_t seed)
{
    solver->job = job;
    solver->stopped = false;
    solver->found = solver->nodes = 0;
    solver->end = SUDOKU_NONE;
    /* Built-in engines find no solution where givens break a rule. */
    if (!solver->trusted && !sudoku_is_consistent(solver->puzzle))
        return;
    const uint8_t *const cells = solver->puzzle->cell;
    const sudoku_status status = solver->restricted
                                     ? solver->engine->load_within(solver->object, cells,
                                                                   solver->candidates, seed)
                                     : solver->engine->load(solver->object, cells, seed);
    solver->end = status == SUDOKU_OK || status == SUDOKU_NONE ? status : SUDOKU_E_ENGINE;
}

/* Whether what the engine wrote is among the candidates. */
static bool is_within(const sudoku_solver *solver)
{
    for (unsigned cell = 0; solver->restricted && cell < solver->puzzle->cells; cell++)
        if (!solver->puzzle->cell[cell] &&
            !(solver->candidates[cell] >> (solver->cells[cell] - 1) & 1))
            return false;
    return true;
}

/* Whether what the engine wrote is a solution, and another one than the last; keeps it. */
static bool accept(sudoku_solver *solver)
{
    if (solver->found > 0 && memcmp(solver->cells, solver->last->cell, solver->last->cells) == 0)
        return false;
    return sudoku_grid_assign(solver->last, solver->cells) == SUDOKU_OK &&
           sudoku_is_solution_of(solver->last, solver->puzzle) && is_within(solver);
}

/* The next solution, into solver->cells: OK, NONE, E_ENGINE, or LIMIT with *left 0. */
static sudoku_status advance(sudoku_solver *solver, uint64_t *left)
{
    if (solver->end != SUDOKU_OK)
        return solver->end;
    if (*left == 0)
        return SUDOKU_LIMIT;
    const uint64_t before = *left;
    sudoku_status status = solver->engine->next(solver->object, solver->cells, left);
    const bool may_stop = *left == 0 && before != UINT64_MAX; /* which is no budget */
    const bool honest = *left <= before && (status == SUDOKU_OK || status == SUDOKU_NONE ||
                                            (status == SUDOKU_LIMIT && may_stop));
    if (honest)
        solver->nodes += before - *left;
    if (!honest || (status == SUDOKU_OK && !solver->trusted && !accept(solver)))
        status = SUDOKU_E_ENGINE;
    assert(status != SUDOKU_OK || !solver->trusted || accept(solver)); /* debug builds check all */
    if (status == SUDOKU_OK)
        solver->found++;
    else if (status != SUDOKU_LIMIT)
        solver->end = status;
    return status;
}

static uint64_t budget(const sudoku_solver *solver)
{
    return solver->max_nodes ? solver->max_nodes : UINT64_MAX;
}

static bool same_shape(const sudoku_solver *solver, const sudoku_grid *grid)
{
    return sudoku_shape_equal(&grid->shape, &solver->puzzle->shape);
}

/* Takes up the job where it stopped, or starts it anew. */
static void resume(sudoku_solver *solver, enum job job, const sudoku_grid *puzzle, uint64_t limit)
{
    if (solver->stopped && solver->job == job && solver->limit == limit &&
        sudoku_grid_equal(puzzle, solver->puzzle))
        return;
    sudoku_grid_copy(solver->puzzle, puzzle);
    solver->limit = limit;
    start(solver, job, solver->seed);
}

sudoku_status sudoku_solve(sudoku_solver *solver, const sudoku_grid *puzzle, sudoku_grid *solution)
{
    if (!solver || !puzzle)
        return SUDOKU_E_ARG;
    if (!same_shape(solver, puzzle) || (solution && !same_shape(solver, solution)))
        return SUDOKU_E_SHAPE;
    resume(solver, SOLVE, puzzle, 0);
    uint64_t left = budget(solver);
    sudoku_status status = SUDOKU_OK;
    while (solver->found < 2 && (status = advance(solver, &left)) == SUDOKU_OK)
        if (solver->found == 1)
            memcpy(solver->first->cell, solver->cells, solver->first->cells);
    solver->stopped = status == SUDOKU_LIMIT;
    if (status == SUDOKU_LIMIT || status == SUDOKU_E_ENGINE || solver->found == 0)
        return status;
    if (solution)
        sudoku_grid_copy(solution, solver->first);
    return solver->found == 1 ? SUDOKU_OK : SUDOKU_MANY;
}

sudoku_status sudoku_count(sudoku_solver *solver, const sudoku_grid *puzzle, uint64_t limit,
                           uint64_t *count)
{
    if (!solver || !puzzle || !count)
        return SUDOKU_E_ARG;
    if (!same_shape(solver, puzzle))
        return SUDOKU_E_SHAPE;
    resume(solver, COUNT, puzzle, limit);
    uint64_t left = budget(solver);
    const uint64_t most = limit ? limit : UINT64_MAX;
    sudoku_status status = SUDOKU_OK;
    while ((status = advance(solver, &left)) == SUDOKU_OK)
        if (solver->found > most || solver->found == UINT64_MAX)
            break;
    solver->stopped = status == SUDOKU_LIMIT;
    if (status == SUDOKU_E_ENGINE)
        return status;
    *count = solver->found < most ? solver->found : most;
    return status == SUDOKU_NONE ? SUDOKU_OK : status == SUDOKU_OK ? SUDOKU_MANY : status;
}

sudoku_status sudoku_solver_begin(sudoku_solver *solver, const sudoku_grid *puzzle)
{
    if (!solver || !puzzle)
        return SUDOKU_E_ARG;
    if (!same_shape(solver, puzzle))
        return SUDOKU_E_SHAPE;
    sudoku_grid_copy(solver->puzzle, puzzle);
    start(solver, LIST, solver->seed);
    return SUDOKU_OK;
}

sudoku_status sudoku_solver_next(sudoku_solver *solver, sudoku_grid *solution)
{
    if (!solver || !solution || solver->job != LIST)
        return SUDOKU_E_ARG;
    if (!same_shape(solver, solution))
        return SUDOKU_E_SHAPE;
    uint64_t left = budget(solver);
    const sudoku_status status = advance(solver, &left);
    if (status == SUDOKU_OK)
        memcpy(solution->cell, solver->cells, solution->cells);
    return status;
}

sudoku_status sudoku_solver_restrict(sudoku_solver *solver, const uint32_t *candidates)
{
    if (!solver)
        return SUDOKU_E_ARG;
    if (candidates && !solver->candidates)
        return SUDOKU_E_ENGINE;
    if (candidates)
        memcpy(solver->candidates, candidates, solver->puzzle->cells * sizeof *candidates);
    solver->restricted = candidates != NULL;
    solver->stopped = false;
    solver->job = IDLE;
    return SUDOKU_OK;
}

sudoku_status sudoku__solver_sample(sudoku_solver *solver, uint8_t *cells, uint64_t seed,
                                    uint64_t *nodes)
{
    memcpy(solver->puzzle->cell, cells, solver->puzzle->cells);
    start(solver, IDLE, seed);
    const sudoku_status status = advance(solver, nodes);
    if (status == SUDOKU_OK)
        memcpy(cells, solver->cells, solver->puzzle->cells);
    return status;
}
