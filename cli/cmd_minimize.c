/* SPDX-License-Identifier: MIT */
/* --minimize FILE: each puzzle without the clues that it does not need. */

#include "command.h"
#include "records.h"
#include "report.h"

/* The clues that can go, each alone. */
static void add_redundant(struct task *task, const struct workbench *bench)
{
    uint16_t cells[SUDOKU_MAX_CELLS];
    size_t count = 0;
    sudoku_redundant_clues(bench->solver, bench->puzzle, cells, SUDOKU_MAX_CELLS, &count);
    const unsigned order = sudoku_order(&bench->shape);
    buffer_addf(task->text, ",\"redundant\":[");
    for (size_t i = 0; i < count; i++)
        buffer_addf(task->text, "%s\"r%uc%u\"", i ? "," : "", cells[i] / order + 1,
                    cells[i] % order + 1);
    buffer_addf(task->text, "],");
}

static enum verdict answer(struct task *task, struct record *record)
{
    const uint64_t seed = *(const uint64_t *)task->job->options;
    enum verdict verdict;
    struct workbench *const bench = solving_load(task->solving, record, &verdict);
    if (bench)
        verdict = solving_solve(task->solving, bench);
    sudoku_grid *result = NULL;
    if (bench && verdict == UNIQUE) {
        if (sudoku_grid_new(&result, &bench->shape) != SUDOKU_OK)
            quit(EXIT_OUTPUT, "out of memory");
        sudoku_grid_copy(result, bench->puzzle);
        if (sudoku_minimize(bench->solver, result, seed) != SUDOKU_OK)
            verdict = UNDECIDED;
    }
    const uint8_t *const cells = verdict == UNIQUE ? sudoku_grid_data(result) : record->cells;
    if (!task->args->json) {
        task_add_grids(task, record->shape, cells, 1);
    } else {
        task_begin_json(task, record, verdict);
        if (verdict == UNIQUE) {
            add_redundant(task, bench);
            buffer_add_json_grid(task->text, "puzzle", record->shape, cells);
            buffer_addf(task->text, ",\"clues\":%u", sudoku_grid_filled(result));
        }
        task_end_json(task, verdict);
    }
    if (verdict == MULTIPLE)
        task_note(task, record, "several solutions, left as it is");
    sudoku_grid_free(result);
    return verdict;
}

static int run(const struct args *args)
{
    const uint64_t seed = args_own_number(args, "seed", 0, UINT64_MAX, 0);
    const struct record_job job = {
        .args = args, .writes_grids = true, .answer = answer, .options = &seed};
    return records_run(&job);
}

static const struct option_info options[] = {
    {"seed", 0, "S", "the order in which clues are tried (0)"},
    {NULL, 0, NULL, NULL},
};

const struct command command_minimize = {
    .option = {"minimize", 0, "FILE", "take away the clues that puzzles do not need"},
    .options = options,
    .takes_files = true,
    .run = run,
};
