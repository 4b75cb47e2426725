/* SPDX-License-Identifier: MIT */
#include "solving.h"

#include <inttypes.h>

#include "clash.h"
#include "report.h"

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

/* The workbench for a shape, or NULL where the engine does not do it. */
static struct workbench *find_workbench(struct solving *solving, const sudoku_shape *shape)
{
    struct workbench *oldest = solving->workbenches;
    for (unsigned i = 0; i < WORKBENCHES; i++) {
        struct workbench *const bench = &solving->workbenches[i];
        if (bench->solver && sudoku_shape_equal(&bench->shape, shape))
            return bench;
        if (bench->used < oldest->used)
            oldest = bench;
    }
    workbench_free(oldest);
    const sudoku_solver_options options = {.engine = solving->args->engine,
                                           .max_nodes = solving->args->max_nodes};
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
    return oldest;
}

struct workbench *solving_load(struct solving *solving, const struct record *record,
                               enum verdict *verdict)
{
    if (record->error) {
        set_reason(solving, record->error->reason);
        *verdict = MALFORMED;
        return NULL;
    }
    struct workbench *const bench = find_workbench(solving, record->shape);
    if (!bench) {
        *verdict = UNDECIDED;
        return NULL;
    }
    bench->used = ++solving->clock;
    sudoku_grid_assign(bench->puzzle, record->cells);
    return bench;
}

enum verdict solving_explain(struct solving *solving, const struct workbench *bench,
                             sudoku_status status)
{
    solving->why.length = 0;
    if (status == SUDOKU_LIMIT) {
        buffer_addf(&solving->why, "undecided after %" PRIu64 " nodes of search",
                    solving->args->max_nodes);
        return UNDECIDED;
    }
    if (status != SUDOKU_NONE)
        quit(EXIT_OUTPUT, "engine %s: %s", sudoku_engine_name(sudoku_solver_engine(bench->solver)),
             sudoku_status_text(status));
    if (sudoku_is_consistent(bench->puzzle)) {
        set_reason(solving, "no solution");
        return NONE;
    }
    clash_add_text(&solving->why, bench->puzzle);
    return CONFLICT;
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
