/* SPDX-License-Identifier: MIT */
/* --convert to svg, pdf and png: all puzzles are read, then the pages are written. */
#include <string.h>

#include "convert.h"
#include "progress.h"
#include "sheets.h"
#include "solving.h"

/* The record's solution, lent; NULL: there is none, which is told. */
static const uint8_t *solve(struct conversion *conversion, struct solving *solving)
{
    const sudoku_record *const from = &conversion->read.record;
    uint8_t cells[SUDOKU_MAX_CELLS];
    memcpy(cells, from->cells, sudoku_cells(&from->shape));
    struct record record = {.shape = &from->shape,
                            .cells = cells,
                            .givens = from->givens,
                            .candidates = from->candidates,
                            .index = from->index};
    enum verdict verdict;
    struct workbench *bench = solving_load(solving, &record, &verdict);
    if (bench) {
        bench = solving_heed(solving, bench, &record);
        verdict = solving_solve(solving, bench);
    }
    if (!verdict_is_answer(verdict)) {
        conversion_tell(conversion, solving_reason(solving), false);
        conversion->unanswered++;
        return NULL;
    }
    if (verdict == MULTIPLE)
        conversion_tell(conversion, "several solutions, the answer is the first found", false);
    return sudoku_grid_data(bench->solution);
}

void convert_sheets(struct conversion *conversion)
{
    const struct args *const args = conversion->args;
    struct solving solving = {.args = args};
    struct sheets sheets = {.to_file = false};
    sheets_begin(&sheets, args);
    while (conversion_next(conversion))
        sheets_add(&sheets, &conversion->read.record,
                   args_own(args, "answers") ? solve(conversion, &solving) : NULL);
    progress_hide();
    solving_free(&solving);
    sheets_write(&sheets);
    memcpy(conversion->name, sheets.name, sizeof conversion->name);
}
