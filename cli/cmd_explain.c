/* SPDX-License-Identifier: MIT */
/* -e FILE: how each puzzle is solved, step by step and why. */
#include <inttypes.h>

#include "command.h"
#include "explaining.h"
#include "wishes.h"

struct wanted {
    uint64_t steps;                    /* no more than so many */
    const sudoku_technique *technique; /* these alone; NULL: all */
};

/* Goes through the steps and adds those that are wanted.  The verdict is UNIQUE, or UNDECIDED where
   the budget of a step was not enough. */
static enum verdict add_steps(struct task *task, const struct record *record, sudoku_logic *logic)
{
    const struct wanted *const wanted = task->job->options;
    const sudoku_step *step;
    sudoku_status status;
    uint64_t number = 0, added = 0;
    while (added < wanted->steps && (status = sudoku_logic_next(logic, &step)) != SUDOKU_NONE) {
        if (status == SUDOKU_LIMIT)
            return solving_end_steps(task->solving);
        number++;
        if (wanted->technique && step->technique != wanted->technique)
            continue;
        if (task->args->json)
            buffer_addf(task->text, "%s", added ? "," : "");
        else
            buffer_addf(task->text, "%4" PRIu64 "  ", number);
        explaining_add_step(task, record, step);
        if (!task->args->json)
            buffer_add(task->text, "\n", 1);
        added++;
    }
    return UNIQUE;
}

static void answer_json(struct task *task, const struct record *record, sudoku_logic *logic,
                        enum verdict *verdict)
{
    task_begin_json(task, record, *verdict);
    if (logic) {
        buffer_addf(task->text, ",\"steps\":[");
        *verdict = add_steps(task, record, logic);
        buffer_addf(task->text, "],\"state\":\"%s\"",
                    *verdict == UNDECIDED ? "limit" : explaining_state(logic));
    } else if (verdict_is_answer(*verdict)) {
        buffer_add(task->text, ",", 1);
        buffer_add_json(task->text, "message", solving_reason(task->solving));
    }
    task_end_json(task, *verdict);
}

static enum verdict answer(struct task *task, struct record *record)
{
    enum verdict verdict;
    sudoku_logic *const logic = explaining_begin(task, record, &verdict);
    if (task->args->json) {
        answer_json(task, record, logic, &verdict);
        return verdict;
    }
    buffer_addf(task->text, "puzzle %" PRIu64 ":\n", record->index);
    if (logic)
        verdict = add_steps(task, record, logic);
    if (verdict == UNIQUE && logic)
        buffer_addf(task->text, "%s\n",
                    sudoku_logic_where(logic) == SUDOKU_LOGIC_STUCK
                        ? "stuck: no technique leads further"
                        : explaining_state(logic));
    else
        buffer_addf(task->text, "%s: %s\n", verdict_name(verdict), solving_reason(task->solving));
    if (verdict == MULTIPLE)
        task_note(task, record, solving_reason(task->solving));
    return verdict;
}

static int run(const struct args *args)
{
    const struct wanted wanted = {
        .steps = args_own_number(args, "steps", 1, UINT64_MAX, UINT64_MAX),
        .technique = wishes_technique(args, "technique")};
    explaining_check_options(args);
    struct args own = *args;
    own.unique = true; /* what has several solutions is not explained */
    const struct record_job job = {.args = &own, .answer = answer, .options = &wanted};
    return records_run(&job);
}

static const struct option_info options[] = {
    {"steps", 0, "N", "no more than N steps of each puzzle"},
    {"technique", 0, "NAME", "steps of this technique alone: see --list techniques"},
    {"order", 0, "NAME", "whose order of techniques: se (Sudoku Explainer's) or hodoku"},
    {"cells", 0, "NAME", "how cells are called: rc (r1c1) or a1 (A1)"},
    {NULL, 0, NULL, NULL},
};

const struct command command_explain = {
    .option = {"explain", 'e', "FILE", "tell how each puzzle is solved, step by step"},
    .options = options,
    .takes_files = true,
    .run = run,
};
