/* SPDX-License-Identifier: MIT */
/* --hint FILE: the next step of each grid, as much of it as is asked for. */
#include <limits.h>

#include "command.h"
#include "explaining.h"

/* How much a hint tells. */
enum degree { WHICH = 1, WHERE, ALL };

static void add_house(struct task *task, const struct record *record, unsigned house)
{
    char name[64];
    sudoku_house_name(record->shape, house, name, sizeof name);
    buffer_addf(task->text, "%s", name);
}

/* Adds the cells of the pattern, each once, with 'quote' around each. */
static void add_cells(struct task *task, const struct record *record, const sudoku_step *step,
                      const char *quote)
{
    const char *between = "";
    for (size_t i = 0; i < step->pattern_count; i++) {
        const unsigned cell = step->pattern[i].cell;
        size_t first = 0;
        while (step->pattern[first].cell != cell)
            first++;
        if (first < i)
            continue;
        buffer_addf(task->text, "%s%s", between, quote);
        explaining_add_cell(task, record, cell);
        buffer_addf(task->text, "%s", quote);
        between = *quote ? "," : ", ";
    }
}

static void add_text(struct task *task, const struct record *record, const sudoku_step *step,
                     enum degree degree)
{
    if (degree == ALL) {
        explaining_add_step(task, record, step);
    } else {
        buffer_addf(task->text, "%s", sudoku_technique_name(step->technique));
        if (degree == WHERE && step->house != UINT_MAX) {
            buffer_addf(task->text, " in ");
            add_house(task, record, step->house);
        }
        if (degree == WHERE) {
            buffer_addf(task->text, ": ");
            add_cells(task, record, step, "");
        }
    }
    buffer_add(task->text, "\n", 1);
}

static void add_json(struct task *task, const struct record *record, const sudoku_step *step,
                     enum degree degree)
{
    if (degree == ALL) {
        buffer_addf(task->text, ",\"step\":");
        explaining_add_step(task, record, step);
        return;
    }
    buffer_addf(task->text, ",\"step\":{\"technique\":\"%s\",\"name\":\"%s\"",
                sudoku_technique_id(step->technique), sudoku_technique_name(step->technique));
    if (degree == WHERE) {
        if (step->house != UINT_MAX) {
            buffer_addf(task->text, ",\"house\":\"");
            add_house(task, record, step->house);
            buffer_addf(task->text, "\"");
        }
        buffer_addf(task->text, ",\"cells\":[");
        add_cells(task, record, step, "\"");
        buffer_addf(task->text, "]");
    }
    buffer_addf(task->text, "}");
}

static enum verdict answer(struct task *task, struct record *record)
{
    const enum degree degree = (enum degree) * (const uint64_t *)task->job->options;
    enum verdict verdict;
    const sudoku_step *step = NULL;
    sudoku_logic *const logic = explaining_begin(task, record, &verdict);
    const sudoku_status status = logic ? sudoku_logic_next(logic, &step) : SUDOKU_NONE;
    if (status == SUDOKU_LIMIT)
        verdict = solving_end_steps(task->solving);
    const bool over = logic && status == SUDOKU_NONE;
    if (task->args->json) {
        task_begin_json(task, record, verdict);
        if (status == SUDOKU_OK)
            add_json(task, record, step, degree);
        if (over)
            buffer_addf(task->text, ",\"state\":\"%s\"", explaining_state(logic));
        if (verdict == MULTIPLE) {
            buffer_add(task->text, ",", 1);
            buffer_add_json(task->text, "message", solving_reason(task->solving));
        }
        task_end_json(task, verdict);
    } else if (status == SUDOKU_OK) {
        add_text(task, record, step, degree);
    } else if (over) {
        buffer_addf(task->text, "%s\n",
                    sudoku_logic_where(logic) == SUDOKU_LOGIC_STUCK
                        ? "stuck: no technique leads further"
                        : explaining_state(logic));
    } else {
        buffer_addf(task->text, "%s: %s\n", verdict_name(verdict), solving_reason(task->solving));
    }
    return verdict;
}

static int run(const struct args *args)
{
    const uint64_t degree = args_own_number(args, "degree", WHICH, ALL, ALL);
    explaining_check_options(args);
    struct args own = *args;
    own.unique = true; /* what has several solutions gets no hint */
    const struct record_job job = {.args = &own, .answer = answer, .options = &degree};
    return records_run(&job);
}

static const struct option_info options[] = {
    {"degree", 0, "N", "how much to tell: 1 which technique, 2 where, 3 all (3)"},
    {"order", 0, "NAME", "whose order of techniques: se (Sudoku Explainer's) or hodoku"},
    {"cells", 0, "NAME", "how cells are called: rc (r1c1) or a1 (A1)"},
    {NULL, 0, NULL, NULL},
};

const struct command command_hint = {
    .option = {"hint", 0, "FILE", "tell the next step of each grid"},
    .options = options,
    .takes_files = true,
    .run = run,
};
