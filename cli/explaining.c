/* SPDX-License-Identifier: MIT */
/*
 * A step is only explained where it is certain.  So every record is solved first: what has no
 * solution or several is told, and so are filled in digits and missing pencil marks that are not
 * those of the solution (known from the printed givens, where the record tells them apart).
 */
#include "explaining.h"

#include <inttypes.h>
#include <string.h>

#include "report.h"

static void check_option(const struct args *args, const char *option, const char *one,
                         const char *other)
{
    const char *const value = args_own(args, option);
    if (value && strcmp(value, one) != 0 && strcmp(value, other) != 0)
        quit(EXIT_USAGE, "--%s %s: %s or %s", option, value, one, other);
}

void explaining_check_options(const struct args *args)
{
    check_option(args, "order", "se", "hodoku");
    check_option(args, "cells", "rc", "a1");
}

bool explaining_in_letters(const struct args *args)
{
    const char *const cells = args_own(args, "cells");
    return cells && strcmp(cells, "a1") == 0;
}

void explaining_add_cell(struct task *task, const struct record *record, unsigned cell)
{
    const unsigned order = sudoku_order(record->shape);
    if (explaining_in_letters(task->args))
        buffer_addf(task->text, "%c%u", (int)('A' + cell / order), cell % order + 1);
    else
        buffer_addf(task->text, "r%uc%u", cell / order + 1, cell % order + 1);
}

static void set_reason(struct solving *solving, const char *what, unsigned cell, unsigned order)
{
    solving->why.length = 0;
    buffer_addf(&solving->why, "r%uc%u %s", cell / order + 1, cell % order + 1, what);
}

/* Looks for a filled in digit that is not the solution's of the givens.  Whether there is one; then
   the reason is set. */
static bool find_wrong_digit(struct solving *solving, struct workbench *bench,
                             const struct record *record)
{
    const unsigned order = sudoku_order(record->shape);
    uint8_t printed[SUDOKU_MAX_CELLS];
    if (!record->givens)
        return false;
    for (unsigned cell = 0; cell < order * order; cell++)
        printed[cell] = record->givens[cell] ? record->cells[cell] : 0;
    sudoku_grid_assign(bench->puzzle, printed);
    if (sudoku_solve(bench->solver, bench->puzzle, bench->solution) != SUDOKU_OK)
        return false;
    for (unsigned cell = 0; cell < order * order; cell++)
        if (record->cells[cell] && record->cells[cell] != sudoku_grid_get(bench->solution, cell)) {
            set_reason(solving, "is filled in wrong", cell, order);
            return true;
        }
    return false;
}

/* The same for a pencil mark that is missing. */
static bool find_missing_mark(struct solving *solving, const struct workbench *bench,
                              const struct record *record)
{
    const unsigned order = sudoku_order(record->shape);
    for (unsigned cell = 0; record->candidates && cell < order * order; cell++) {
        const unsigned digit = sudoku_grid_get(bench->solution, cell);
        if (record->cells[cell] || record->candidates[cell] >> (digit - 1) & 1)
            continue;
        set_reason(solving, "lacks the pencil mark of its digit", cell, order);
        return true;
    }
    return false;
}

sudoku_logic *explaining_begin(struct task *task, const struct record *record,
                               enum verdict *verdict)
{
    struct solving *const solving = task->solving;
    struct workbench *const bench = solving_load(solving, record, verdict);
    if (!bench)
        return NULL;
    *verdict = solving_solve(solving, bench);
    if (*verdict == MULTIPLE) {
        solving->why.length = 0;
        buffer_addf(&solving->why, "several solutions, so no step is certain");
        return NULL;
    }
    if (*verdict == NONE || *verdict == CONFLICT)
        find_wrong_digit(solving, bench, record);
    if (*verdict != UNIQUE)
        return NULL;
    if (find_wrong_digit(solving, bench, record) || find_missing_mark(solving, bench, record)) {
        *verdict = NONE;
        return NULL;
    }
    const char *const order = args_own(task->args, "order");
    sudoku_logic *const logic = solving_logic(
        solving, bench,
        order && strcmp(order, "hodoku") == 0 ? SUDOKU_SCALE_HODOKU : SUDOKU_SCALE_SE);
    sudoku_grid_assign(bench->puzzle, record->cells);
    sudoku_logic_begin(logic, bench->puzzle, record->givens, record->candidates);
    return logic;
}

void explaining_add_step(struct task *task, const struct record *record, const sudoku_step *step)
{
    static const char *const formats[2][2] = {{"text", "text-a1"}, {"json", "json-a1"}};
    const char *const format = formats[task->args->json][explaining_in_letters(task->args)];
    const size_t length = sudoku_step_print(step, record->shape, format, NULL, 0);
    buffer_reserve(task->text, length + 1);
    sudoku_step_print(step, record->shape, format, task->text->data + task->text->length,
                      length + 1);
    task->text->length += length;
}

const char *explaining_state(const sudoku_logic *logic)
{
    static const char *const names[] = {[SUDOKU_LOGIC_RUNNING] = "running",
                                        [SUDOKU_LOGIC_SOLVED] = "solved",
                                        [SUDOKU_LOGIC_STUCK] = "stuck",
                                        [SUDOKU_LOGIC_BROKEN] = "broken"};
    return names[sudoku_logic_where(logic)];
}
