/* SPDX-License-Identifier: MIT */
#include "solving.h"

#include <inttypes.h>
#include <string.h>

#include "clash.h"
#include "engines.h"
#include "report.h"

/* How many nodes the library's engine gets before one that learns takes over, and how many in all
   where there is none and no --max-nodes: about a fifth of a second, and half a minute, at 25x25.
 */
enum { TRIAL_NODES = 20000, DEFAULT_MAX_NODES = 2000000 };

/* The budget of a step where there is no --max-nodes, so that no puzzle takes for ever: some
   minutes, a hundred times what the hardest of the well-known sets need. */
static const uint64_t DEFAULT_STEP_NODES = 2000000000;

enum { WRONG_IN_FULL = 10 };

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICTS] = {
        [UNIQUE] = "unique",     [MULTIPLE] = "multiple",   [NONE] = "none",
        [CONFLICT] = "conflict", [MALFORMED] = "malformed", [UNDECIDED] = "limit"};
    return names[verdict];
}

static void workbench_free(struct workbench *bench)
{
    sudoku_solver_free(bench->solver);
    sudoku_batch_free(bench->batch);
    sudoku_logic_free(bench->logic);
    sudoku_grid_free(bench->puzzle);
    sudoku_grid_free(bench->solution);
    *bench = (struct workbench){0};
}

void solving_free(struct solving *solving)
{
    for (unsigned i = 0; i < WORKBENCHES; i++)
        workbench_free(&solving->workbenches[i]);
    buffer_free(&solving->why);
}

static void set_reason(struct solving *solving, const char *reason)
{
    solving->why.length = 0;
    buffer_addf(&solving->why, "%s", reason);
}

const char *solving_reason(struct solving *solving)
{
    buffer_reserve(&solving->why, 1);
    solving->why.data[solving->why.length] = '\0';
    return solving->why.data;
}

/* The workbench for a shape, an engine and a budget, or NULL where the engine does not do it. */
static struct workbench *find_workbench(struct solving *solving, const sudoku_shape *shape,
                                        const sudoku_engine *engine, uint64_t max_nodes)
{
    struct workbench *oldest = solving->workbenches;
    for (unsigned i = 0; i < WORKBENCHES; i++) {
        struct workbench *const bench = &solving->workbenches[i];
        if (bench->solver && bench->engine == engine && bench->max_nodes == max_nodes &&
            sudoku_shape_equal(&bench->shape, shape))
            return bench;
        if (bench->used < oldest->used)
            oldest = bench;
    }
    workbench_free(oldest);
    const sudoku_solver_options options = {.engine = engine, .max_nodes = max_nodes};
    sudoku_error error;
    const sudoku_status status = sudoku_solver_new(&oldest->solver, shape, &options, &error);
    if (status == SUDOKU_E_SHAPE) {
        set_reason(solving, error.reason);
        return NULL;
    }
    if (status != SUDOKU_OK || sudoku_grid_new(&oldest->puzzle, shape) != SUDOKU_OK ||
        sudoku_grid_new(&oldest->solution, shape) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot make a solver: %s",
             sudoku_status_text(status ? status : SUDOKU_E_NOMEM));
    oldest->shape = *shape;
    oldest->engine = engine;
    oldest->max_nodes = max_nodes;
    return oldest;
}

/* Puts a record on the workbench for that engine and budget; NULL as above. */
static struct workbench *place(struct solving *solving, const struct record *record,
                               const sudoku_engine *engine, uint64_t max_nodes)
{
    struct workbench *const bench = find_workbench(solving, record->shape, engine, max_nodes);
    if (bench) {
        bench->used = ++solving->clock;
        solving->placed = record;
        sudoku_grid_assign(bench->puzzle, record->cells);
        sudoku_solver_restrict(bench->solver, NULL);
    }
    return bench;
}

/* Whether the choice of engine and budget is this program's, as grids of that shape can be hard. */
static bool has_choice(const struct solving *solving, const sudoku_shape *shape)
{
    return !solving->args->engine && engines_may_be_hard(shape);
}

/* The budget of the search that settles a record of that shape. */
static uint64_t final_budget(const struct solving *solving, const sudoku_shape *shape)
{
    const uint64_t wanted = solving->args->max_nodes;
    return wanted || !has_choice(solving, shape) || engines_learning(shape) ? wanted
                                                                            : DEFAULT_MAX_NODES;
}

/* Whether the library's engine decides a record quickly.  Most records it does, and then is much
   faster than an engine that learns; which of them it will do, nobody can tell beforehand. */
static bool is_easy(struct solving *solving, const struct record *record)
{
    const uint64_t wanted = solving->args->max_nodes;
    struct workbench *const bench = place(solving, record, NULL,
                                          wanted && wanted < TRIAL_NODES ? wanted : TRIAL_NODES);
    if (!bench || sudoku_solve(bench->solver, bench->puzzle, NULL) != SUDOKU_LIMIT)
        return true;
    sudoku_solver_begin(bench->solver, bench->puzzle); /* see solving_explain */
    return false;
}

struct workbench *solving_load(struct solving *solving, const struct record *record,
                               enum verdict *verdict)
{
    if (record->error) {
        set_reason(solving, record->error->reason);
        *verdict = MALFORMED;
        return NULL;
    }
    const sudoku_engine *engine = args_engine(solving->args, record->shape);
    if (has_choice(solving, record->shape) && engines_learning(record->shape) &&
        !is_easy(solving, record))
        engine = engines_learning(record->shape);
    struct workbench *const bench = place(solving, record, engine,
                                          final_budget(solving, record->shape));
    if (!bench)
        *verdict = UNDECIDED;
    return bench;
}

struct workbench *solving_heed(struct solving *solving, struct workbench *bench,
                               struct record *record)
{
    if (!record->candidates)
        return bench;
    const sudoku_status digits = sudoku_solve(bench->solver, bench->puzzle, NULL);
    sudoku_solver_begin(bench->solver, bench->puzzle); /* see solving_explain */
    if (digits != SUDOKU_MANY)
        return bench;
    uint32_t masks[SUDOKU_MAX_CELLS];
    for (unsigned cell = 0; cell < sudoku_cells(record->shape); cell++)
        masks[cell] = record->candidates[cell] ? record->candidates[cell] : UINT32_MAX;
    struct workbench *const within = place(solving, record, sudoku_engine_named("dlx"),
                                           final_budget(solving, record->shape));
    sudoku_solver_restrict(within->solver, masks);
    if (sudoku_solve(within->solver, within->puzzle, NULL) == SUDOKU_NONE) {
        record->heed = NONE_AMONG_THEM;
        sudoku_solver_restrict(within->solver, NULL);
        return bench;
    }
    record->heed = HEEDED;
    sudoku_solver_begin(within->solver, within->puzzle);
    return within;
}

/* Adds which cells hold another digit than the solution of the givens, which is on the bench. */
static void add_wrong_cells(struct buffer *text, const struct workbench *bench,
                            const struct record *record)
{
    const unsigned order = sudoku_order(record->shape);
    const uint8_t *const right = sudoku_grid_data(bench->solution);
    unsigned wrong = 0;
    for (unsigned cell = 0; cell < order * order; cell++)
        if (record->cells[cell] && record->cells[cell] != right[cell] && wrong++ < WRONG_IN_FULL)
            buffer_addf(text, "%sr%uc%u", wrong == 1 ? "; filled in wrong: " : ", ",
                        cell / order + 1, cell % order + 1);
    if (wrong > WRONG_IN_FULL)
        buffer_addf(text, " and %u more", wrong - WRONG_IN_FULL);
}

/* Of a record without a solution: do the digits that were filled in prevent it, and which?  Leaves
   the record on the bench. */
static void blame_filled_in(struct solving *solving, struct workbench *bench)
{
    const struct record *const record = solving->placed;
    const size_t cells = sudoku_cells(record->shape);
    uint8_t givens[SUDOKU_MAX_CELLS];
    bool filled_in = false;
    for (size_t cell = 0; cell < cells && record->givens; cell++) {
        givens[cell] = record->givens[cell] ? record->cells[cell] : 0;
        filled_in |= givens[cell] != record->cells[cell];
    }
    if (!filled_in)
        return;
    sudoku_grid_assign(bench->puzzle, givens);
    const sudoku_status status = sudoku_solve(bench->solver, bench->puzzle, bench->solution);
    sudoku_solver_begin(bench->solver, bench->puzzle); /* as above */
    if (status == SUDOKU_OK)
        add_wrong_cells(&solving->why, bench, record);
    else if (status == SUDOKU_MANY)
        buffer_addf(&solving->why, "; without the digits filled in, several");
    sudoku_grid_assign(bench->puzzle, record->cells);
}

enum verdict solving_explain(struct solving *solving, struct workbench *bench, sudoku_status status)
{
    solving->why.length = 0;
    if (status == SUDOKU_LIMIT) {
        /* The next record may be equal, and is not to go on where this one stopped. */
        sudoku_solver_begin(bench->solver, bench->puzzle);
        buffer_addf(&solving->why, "undecided after %" PRIu64 " nodes of search", bench->max_nodes);
        return UNDECIDED;
    }
    if (status != SUDOKU_NONE)
        quit(EXIT_OUTPUT, "engine %s: %s", sudoku_engine_name(sudoku_solver_engine(bench->solver)),
             sudoku_status_text(status));
    const bool consistent = sudoku_is_consistent(bench->puzzle);
    if (consistent)
        set_reason(solving, "no solution");
    else
        clash_add_text(&solving->why, bench->puzzle);
    blame_filled_in(solving, bench);
    return consistent ? NONE : CONFLICT;
}

enum verdict solving_solve(struct solving *solving, struct workbench *bench)
{
    const sudoku_status status = sudoku_solve(bench->solver, bench->puzzle, bench->solution);
    if (status == SUDOKU_OK)
        return UNIQUE;
    if (status == SUDOKU_MANY)
        return MULTIPLE;
    return solving_explain(solving, bench, status);
}

static uint64_t step_budget(const struct solving *solving)
{
    return solving->args->max_nodes ? solving->args->max_nodes : DEFAULT_STEP_NODES;
}

enum verdict solving_end_steps(struct solving *solving)
{
    solving->why.length = 0;
    buffer_addf(&solving->why, "undecided after %" PRIu64 " nodes of search in a step",
                step_budget(solving));
    return UNDECIDED;
}

sudoku_logic *solving_logic(struct solving *solving, struct workbench *bench, sudoku_scale order)
{
    const sudoku_logic_options options = {.unique = true, /* asked for where that was found out */
                                          .order = order,
                                          .max_nodes = step_budget(solving)};
    if (bench->logic)
        return bench->logic;
    if (sudoku_logic_new(&bench->logic, &bench->shape, &options, NULL) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot solve step by step: %s", sudoku_status_text(SUDOKU_E_NOMEM));
    return bench->logic;
}

void solving_tell(struct solving *solving, const struct record *record)
{
    if (record->error) {
        set_reason(solving, record->error->reason);
        return;
    }
    struct workbench *const bench = place(solving, record,
                                          args_engine(solving->args, record->shape),
                                          final_budget(solving, record->shape));
    if (bench)
        solving_explain(solving, bench, record->verdict == UNDECIDED ? SUDOKU_LIMIT : SUDOKU_NONE);
}

/* Solves a record by a solver of its own: where the engine was named, or is to be chosen. */
static void solve_alone(struct solving *solving, struct record *record)
{
    const size_t cells = sudoku_cells(record->shape);
    struct workbench *bench = solving_load(solving, record, &record->verdict);
    if (bench) {
        bench = solving_heed(solving, bench, record);
        record->verdict = solving_solve(solving, bench);
    }
    if (verdict_is_answer(record->verdict))
        memcpy(record->solution, sudoku_grid_data(bench->solution), cells);
    else
        memset(record->solution, 0, cells);
}

static sudoku_batch *find_batch(struct solving *solving, const sudoku_shape *shape)
{
    const struct args *const args = solving->args;
    struct workbench *const bench = find_workbench(solving, shape, NULL, args->max_nodes);
    bench->used = ++solving->clock;
    if (bench->batch)
        return bench->batch;
    /* To ask for the engine takes longer than some puzzles: it asks what the processor can do. */
    const sudoku_batch_options options = {.threads = 1,
                                          .max_nodes = args->max_nodes,
                                          .isa = args_engine(args, shape) ? args->isa : NULL};
    if (sudoku_batch_new(&bench->batch, shape, &options, NULL) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot make a solver: %s", sudoku_status_text(SUDOKU_E_NOMEM));
    return bench->batch;
}

/* Solves records of one shape, none of them malformed, by the library's choice of engine. */
static void solve_together(struct solving *solving, struct record *records, size_t count)
{
    static const enum verdict names[] = {
        [SUDOKU_UNIQUE] = UNIQUE,     [SUDOKU_MULTIPLE] = MULTIPLE,   [SUDOKU_UNSOLVABLE] = NONE,
        [SUDOKU_CONFLICT] = CONFLICT, [SUDOKU_UNDECIDED] = UNDECIDED,
    };
    uint8_t verdicts[TOGETHER];
    const sudoku_status status = sudoku_batch_solve(find_batch(solving, records->shape),
                                                    records->cells, count, records->solution,
                                                    verdicts, NULL);
    if (status != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot solve: %s", sudoku_status_text(status));
    for (size_t i = 0; i < count; i++) {
        records[i].verdict = names[verdicts[i]];
        if (records[i].verdict == UNDECIDED) /* where one solution may have been found */
            memset(records[i].solution, 0, sudoku_cells(records[i].shape));
        if (records[i].verdict == MULTIPLE && records[i].candidates)
            solve_alone(solving, &records[i]);
    }
}

void solving_solve_all(struct solving *solving, struct record *records, size_t count)
{
    size_t done;
    for (size_t first = 0; first < count; first += done) {
        const struct record *const like = &records[first];
        const bool together = !solving->args->engine && !has_choice(solving, like->shape);
        done = 0;
        while (together && done < TOGETHER && first + done < count &&
               records[first + done].shape == like->shape && !records[first + done].error)
            done++;
        if (done > 0)
            solve_together(solving, &records[first], done);
        else
            solve_alone(solving, &records[first + done++]);
    }
}
