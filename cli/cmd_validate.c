/* SPDX-License-Identifier: MIT */
/* -v FILE: what each record is: solved, a puzzle with one, several or no solutions, or broken. */
#include "clash.h"
#include "command.h"
#include "records.h"

static void add_json(struct task *task, const struct record *record, enum verdict verdict,
                     const struct workbench *bench, bool solved)
{
    task_begin_json(task, record, verdict);
    if (verdict_is_answer(verdict)) {
        buffer_add(task->text, ",", 1);
        buffer_add_json_grid(task->text, "solution", record->shape,
                             sudoku_grid_data(bench->solution));
    }
    if (bench) {
        buffer_addf(task->text, ",\"solved\":%s,", solved ? "true" : "false");
        clash_add_json(task->text, bench->puzzle);
    }
    task_end_json(task, verdict);
}

static enum verdict answer(struct task *task, struct record *record)
{
    enum verdict verdict;
    struct workbench *bench = solving_load(task->solving, record, &verdict);
    if (bench) {
        bench = solving_heed(task->solving, bench, record);
        verdict = solving_solve(task->solving, bench);
    }
    const bool solved = bench && sudoku_is_solved(bench->puzzle);
    if (task->args->json)
        add_json(task, record, verdict, bench, solved);
    else if (verdict_is_answer(verdict) || verdict == NONE)
        buffer_addf(task->text, "%s\n", solved ? "solved" : verdict_name(verdict));
    else
        buffer_addf(task->text, "%s: %s\n", verdict_name(verdict), solving_reason(task->solving));
    return verdict;
}

static int run(const struct args *args)
{
    const struct record_job job = {.args = args, .answer = answer};
    return records_run(&job);
}

const struct command command_validate = {
    .option = {"validate", 'v', "FILE",
               "tell what is solved, unique, multiple, none or in conflict"},
    .takes_files = true,
    .run = run,
};
