/* SPDX-License-Identifier: MIT */
/* -s FILE: one grid out for each record in, in its place; blank where there is no solution. */
#include "command.h"
#include "records.h"

static void begin(struct task *task, struct record *records, size_t count)
{
    solving_solve_all(task->solving, records, count);
}

/* Whether the record's candidates lack a digit of the solution.  No candidates were noted in a cell
   that has none. */
static bool is_excluded(const struct record *record)
{
    const size_t cells = sudoku_cells(record->shape);
    for (size_t cell = 0; cell < cells && record->candidates; cell++)
        if (!record->cells[cell] && record->candidates[cell] &&
            !(record->candidates[cell] >> (record->solution[cell] - 1) & 1))
            return true;
    return false;
}

static enum verdict answer(struct task *task, struct record *record)
{
    const enum verdict verdict = record->verdict;
    if (verdict == MULTIPLE)
        task_note(task, record, "several solutions, this is the first found");
    else if (verdict == UNIQUE && is_excluded(record))
        task_note(task, record, "the candidates lack digits of the solution; they do not count");
    else if (verdict != UNIQUE)
        solving_tell(task->solving, record);
    if (task->args->json) {
        task_begin_json(task, record, verdict);
        if (verdict_is_answer(verdict)) {
            buffer_add(task->text, ",", 1);
            buffer_add_json_grid(task->text, "solution", record->shape, record->solution);
        }
        task_end_json(task, verdict);
    }
    return verdict;
}

/* Writes the answers: those of one shape lie one after another. */
static void finish(struct task *task, const struct record *records, size_t count)
{
    size_t same = 0;
    if (task->args->json)
        return;
    if (task->format->holds & SUDOKU_HOLDS_GIVENS) {
        for (size_t i = 0; i < count; i++)
            task_add_answer(task, &records[i], records[i].solution);
        return;
    }
    for (size_t first = 0; first < count; first += same) {
        same = 1;
        while (first + same < count && records[first + same].shape == records[first].shape)
            same++;
        task_add_grids(task, records[first].shape, records[first].solution, same);
    }
}

static int run(const struct args *args)
{
    const struct record_job job = {.args = args,
                                   .writes_grids = true,
                                   .answers = true,
                                   .to_file = true,
                                   .begin = begin,
                                   .answer = answer,
                                   .finish = finish};
    return records_run(&job);
}

const struct command command_solve = {
    .option = {"solve", 's', "FILE", "solve puzzles, into sudoku.txt"},
    .takes_files = true,
    .run = run,
};
