/* SPDX-License-Identifier: MIT */
/*
 * --convert to svg, pdf and png.  All puzzles are read, then the pages are written: PDF to one
 * file, SVG to one file, or a file a page where the output has a number, and PNG to a file a page.
 */
#include <stdio.h>
#include <string.h>
#include <sudoku/io.h>

#include "convert.h"
#include "names.h"
#include "progress.h"
#include "report.h"
#include "solving.h"

static const char *paper_at(unsigned index)
{
    static const char *const papers[] = {[SUDOKU_A4] = "a4", [SUDOKU_LETTER] = "letter"};
    return index < sizeof papers / sizeof *papers ? papers[index] : NULL;
}

static sudoku_sheet *new_sheet(const struct args *args)
{
    const char *const paper = args_own(args, "paper");
    sudoku_sheet_options options = {.title = args_own(args, "title")};
    sudoku_sheet *sheet;
    sudoku_error error;
    unsigned number = 0;
    options.per_page = (unsigned)args_own_number(args, "per-page", 1, SUDOKU_MAX_PER_PAGE, 0);
    while (paper && paper_at(number) && strcmp(paper_at(number), paper) != 0)
        number++;
    if (paper && !paper_at(number))
        refuse_name("--paper", paper, paper_at);
    options.paper = (sudoku_paper)number;
    if (args->output_kind != OUTPUT_SVG && !sudoku_io_has(SUDOKU_IO_CAIRO))
        quit(EXIT_USAGE, "--format %s: this build has no cairo, which draws it; svg needs none",
             args->format_name);
    if (sudoku_sheet_new(&sheet, &options, &error) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "%s", error.reason);
    return sheet;
}

/* The record's solution, lent; NULL: there is none, which is told. */
static const uint8_t *solve(struct conversion *conversion, struct solving *solving)
{
    const sudoku_record *const from = &conversion->read.record;
    uint8_t cells[SUDOKU_MAX_CELLS];
    memcpy(cells, from->cells, sudoku_cells(&from->shape));
    const struct record record = {.shape = &from->shape, .cells = cells, .index = from->index};
    enum verdict verdict;
    struct workbench *const bench = solving_load(solving, &record, &verdict);
    if (bench)
        verdict = solving_solve(solving, bench);
    if (!verdict_is_answer(verdict)) {
        conversion_tell(conversion, solving_reason(solving), false);
        conversion->unanswered++;
        return NULL;
    }
    if (verdict == MULTIPLE)
        conversion_tell(conversion, "several solutions, the answer is the first found", false);
    return sudoku_grid_data(bench->solution);
}

/* The digits that break no rule, where the record has no candidates of its own. */
static void mark(sudoku_record *record, uint32_t masks[SUDOKU_MAX_CELLS])
{
    sudoku_grid *grid;
    if (record->candidates)
        return;
    if (sudoku_grid_new(&grid, &record->shape) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "out of memory");
    sudoku_grid_assign(grid, record->cells);
    sudoku_candidates(grid, masks);
    sudoku_grid_free(grid);
    record->candidates = masks;
}

static void write_pages(struct conversion *conversion, sudoku_sheet *sheet, unsigned first,
                        unsigned count)
{
    const struct args *const args = conversion->args;
    const unsigned dpi = (unsigned)args_own_number(args, "dpi", 20, 1200, 150);
    const char *bytes;
    size_t length;
    sudoku_error error;
    sudoku_status status;
    struct output output;
    if (args->output_kind == OUTPUT_SVG)
        status = sudoku_sheet_svg(sheet, first, count, &bytes, &length, &error);
    else if (args->output_kind == OUTPUT_PDF)
        status = sudoku_sheet_pdf(sheet, first, count, &bytes, &length, &error);
    else
        status = sudoku_sheet_png(sheet, first, dpi, &bytes, &length, &error);
    if (status != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot draw: %s", error.reason);
    conversion_open(conversion, &output);
    output_write(&output, bytes, length);
    output_commit(&output);
}

void convert_sheets(struct conversion *conversion)
{
    const struct args *const args = conversion->args;
    struct solving solving = {.args = args};
    sudoku_sheet *const sheet = new_sheet(args);
    while (conversion_next(conversion)) {
        uint32_t masks[SUDOKU_MAX_CELLS];
        sudoku_record record = conversion->read.record;
        if (args_own(args, "marks"))
            mark(&record, masks);
        const uint8_t *const solution = args_own(args, "answers") ? solve(conversion, &solving)
                                                                  : NULL;
        if (sudoku_sheet_add(sheet, &record, solution) != SUDOKU_OK)
            quit(EXIT_OUTPUT, "out of memory");
    }
    progress_hide();
    solving_free(&solving);
    const unsigned pages = sudoku_sheet_pages(sheet);
    const bool one_each = args->output_kind == OUTPUT_PNG || conversion_is_numbered(conversion);
    if (args->output_kind == OUTPUT_PNG && pages > 1 && !conversion_is_numbered(conversion))
        quit(EXIT_USAGE,
             "%u pages, and a PNG holds one: name the output with %%d in it, as in "
             "page-%%d.png",
             pages);
    for (unsigned page = 0; page < pages; page += one_each ? 1 : pages)
        write_pages(conversion, sheet, page, one_each ? 1 : pages);
    sudoku_sheet_free(sheet);
}
