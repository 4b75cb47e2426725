/* SPDX-License-Identifier: MIT */
/* -a FILE: every solution of each record.  They are written as they are found, never kept. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "records.h"

/* One solution; 'verdict' is what is known when it is written. */
static void add_solution(struct task *task, const struct record *record, const uint8_t *cells,
                         uint64_t number, enum verdict verdict)
{
    if (!task->args->json) {
        task_add_answer(task, record, cells);
    } else {
        task_begin_json(task, record, verdict);
        buffer_addf(task->text, ",\"number\":%" PRIu64 ",", number);
        buffer_add_json_grid(task->text, "solution", record->shape, cells);
        buffer_add(task->text, "}\n", 2);
    }
    task_flush(task);
}

/* A line for a record that ends without an answer. */
static void add_failure(struct task *task, const struct record *record, enum verdict verdict)
{
    if (task->args->json) {
        task_begin_json(task, record, verdict);
        task_end_json(task, verdict);
    }
}

/* Whether a solution is the only one is known when the next one is looked for, so each waits
   until then. */
static enum verdict answer(struct task *task, struct record *record)
{
    const uint64_t limit = *(const uint64_t *)task->job->options;
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint64_t found = 0;
    enum verdict verdict;
    sudoku_status status;
    struct workbench *bench = solving_load(task->solving, record, &verdict);
    if (!bench) {
        add_failure(task, record, verdict);
        return verdict;
    }
    bench = solving_heed(task->solving, bench, record);
    sudoku_solver_begin(bench->solver, bench->puzzle);
    while ((status = sudoku_solver_next(bench->solver, bench->solution)) == SUDOKU_OK) {
        if (found)
            add_solution(task, record, cells, found, MULTIPLE);
        if (limit && found == limit)
            break;
        memcpy(cells, sudoku_grid_data(bench->solution), sudoku_cells(record->shape));
        found++;
    }
    if (status == SUDOKU_OK) { /* one more than asked for */
        char note[64];
        snprintf(note, sizeof note, "more than %" PRIu64 " solutions", limit);
        task_note(task, record, note);
        return MULTIPLE;
    }
    if (status == SUDOKU_NONE && found) {
        verdict = found == 1 ? UNIQUE : MULTIPLE;
        add_solution(task, record, cells, found, verdict);
        return verdict;
    }
    verdict = solving_explain(task->solving, bench, status);
    if (found)
        add_solution(task, record, cells, found, found == 1 ? verdict : MULTIPLE);
    add_failure(task, record, verdict);
    return verdict;
}

static bool yields(struct solving *solving, const struct record *record)
{
    enum verdict verdict;
    struct workbench *const bench = solving_load(solving, record, &verdict);
    return bench && sudoku_solver_begin(bench->solver, bench->puzzle) == SUDOKU_OK &&
           sudoku_solver_next(bench->solver, bench->solution) == SUDOKU_OK;
}

static int run(const struct args *args)
{
    const uint64_t limit = args_own_number(args, "limit", 0, UINT64_MAX, 0);
    const struct record_job job = {
        .args = args,
        .writes_grids = true,
        .answers = true,
        .answer = answer,
        .yields = yields,
        .options = &limit,
    };
    return records_run(&job);
}

static const struct option_info options[] = {
    {"limit", 0, "L", "no more than L solutions of each; 0: all of them"},
    {NULL, 0, NULL, NULL},
};

const struct command command_all = {
    .option = {"all", 'a', "FILE", "write every solution of each puzzle"},
    .options = options,
    .takes_files = true,
    .run = run,
};
