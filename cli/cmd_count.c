/* SPDX-License-Identifier: MIT */
/* -n FILE: how many solutions each record has, up to a limit. */
#include <inttypes.h>

#include "command.h"
#include "records.h"

static const uint64_t DEFAULT_LIMIT = 1000000;

struct counted {
    enum verdict verdict;
    uint64_t solutions;
    bool exact; /* else there are at least that many */
};

static struct counted count(struct task *task, struct record *record)
{
    const uint64_t limit = *(const uint64_t *)task->job->options;
    struct counted counted = {.exact = true};
    struct workbench *bench = solving_load(task->solving, record, &counted.verdict);
    if (!bench) {
        counted.exact = false;
        return counted;
    }
    bench = solving_heed(task->solving, bench, record);
    const sudoku_status status = sudoku_count(bench->solver, bench->puzzle, limit,
                                              &counted.solutions);
    if (status == SUDOKU_OK && counted.solutions > 0) {
        counted.verdict = counted.solutions == 1 ? UNIQUE : MULTIPLE;
        return counted;
    }
    counted.exact = status == SUDOKU_OK;
    counted.verdict = status == SUDOKU_MANY
                          ? MULTIPLE
                          : solving_explain(task->solving, bench,
                                            status == SUDOKU_OK ? SUDOKU_NONE : status);
    return counted;
}

static enum verdict answer(struct task *task, struct record *record)
{
    const struct counted counted = count(task, record);
    const bool known = counted.verdict != MALFORMED;
    if (task->args->json) {
        task_begin_json(task, record, counted.verdict);
        if (known)
            buffer_addf(task->text, ",\"solutions\":%" PRIu64 ",\"exact\":%s", counted.solutions,
                        counted.exact ? "true" : "false");
        task_end_json(task, counted.verdict);
    } else if (known) {
        buffer_addf(task->text, "%" PRIu64 "%s %s\n", counted.solutions, counted.exact ? "" : "+",
                    verdict_name(counted.verdict));
    } else {
        buffer_addf(task->text, "- %s\n", verdict_name(counted.verdict));
    }
    return counted.verdict;
}

static int run(const struct args *args)
{
    const uint64_t limit = args_own_number(args, "limit", 0, UINT64_MAX, DEFAULT_LIMIT);
    const struct record_job job = {.args = args, .answer = answer, .options = &limit};
    return records_run(&job);
}

static const struct option_info options[] = {
    {"limit", 0, "L", "no more than L solutions of each; 0: all of them"},
    {NULL, 0, NULL, NULL},
};

const struct command command_count = {
    .option = {"count", 'n', "FILE", "count the solutions of each puzzle (--limit 1000000)"},
    .options = options,
    .takes_files = true,
    .run = run,
};
