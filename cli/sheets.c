/* SPDX-License-Identifier: MIT */
/*
 * Sheets: all puzzles are added, then the pages are written: PDF to one file, SVG to one file, or a
 * file a page where the output has a number, and PNG to a file a page.
 */
#include "sheets.h"

#include <string.h>

#include "names.h"
#include "numbering.h"
#include "report.h"

static const char *paper_at(unsigned index)
{
    static const char *const papers[] = {[SUDOKU_A4] = "a4", [SUDOKU_LETTER] = "letter"};
    return index < sizeof papers / sizeof *papers ? papers[index] : NULL;
}

bool sheets_are_wanted(const struct args *args)
{
    return args->output_kind == OUTPUT_SVG || args->output_kind == OUTPUT_PDF ||
           args->output_kind == OUTPUT_PNG;
}

void sheets_check_options(const struct args *args)
{
    static const char *const own[] = {"title", "per-page", "paper", "answers", "marks"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (args_own(args, own[i]) && !sheets_are_wanted(args))
            quit(EXIT_USAGE, "--%s goes with --format svg, pdf or png", own[i]);
    if (args_own(args, "dpi") && args->output_kind != OUTPUT_PNG)
        quit(EXIT_USAGE, "--dpi goes with --format png");
}

/* A PNG holds one page. */
static void check_pages(const struct args *args, uint64_t pages)
{
    if (args->output_kind == OUTPUT_PNG && pages > 1 && !numbering_has(args->output))
        quit(EXIT_USAGE,
             "more than one page, and a PNG holds one: name the output with %%d in it, as in "
             "page-%%d.png");
}

void sheets_check_count(const struct args *args, uint64_t puzzles, bool solved)
{
    const uint64_t per_page = args_own_number(args, "per-page", 1, SUDOKU_MAX_PER_PAGE, 6);
    check_pages(args, (puzzles > per_page ? 2 : 1) + (solved && args_own(args, "answers")));
}

void sheets_begin(struct sheets *sheets, const struct args *args)
{
    const char *const paper = args_own(args, "paper");
    sudoku_sheet_options options = {.title = args_own(args, "title")};
    sudoku_error error;
    unsigned number = 0;
    sheets->args = args;
    options.per_page = (unsigned)args_own_number(args, "per-page", 1, SUDOKU_MAX_PER_PAGE, 0);
    args_own_number(args, "dpi", 20, 1200, 0);
    while (paper && paper_at(number) && strcmp(paper_at(number), paper) != 0)
        number++;
    if (paper && !paper_at(number))
        refuse_name("--paper", paper, paper_at);
    options.paper = (sudoku_paper)number;
    if (args->output_kind != OUTPUT_SVG && !sudoku_io_has(SUDOKU_IO_CAIRO))
        quit(EXIT_USAGE, "--format %s: this build has no cairo, which draws it; svg needs none",
             args->format_name);
    if (sudoku_sheet_new(&sheets->sheet, &options, &error) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "%s", error.reason);
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

void sheets_add(struct sheets *sheets, const sudoku_record *record, const uint8_t *solution)
{
    uint32_t masks[SUDOKU_MAX_CELLS];
    sudoku_record marked = *record;
    if (args_own(sheets->args, "marks"))
        mark(&marked, masks);
    if (sudoku_sheet_add(sheets->sheet, &marked, solution) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "out of memory");
    check_pages(sheets->args, sudoku_sheet_pages(sheets->sheet));
}

static void open_file(struct sheets *sheets, struct output *output)
{
    const struct args *const args = sheets->args;
    char name[PATH_ROOM];
    sheets->files++;
    if (!args->output && sheets->to_file) {
        output_open_default(output, args->argv0, args->format_name);
    } else {
        numbering_name(args->output ? args->output : "-", sheets->files, name);
        output_open(output, name);
    }
    memcpy(sheets->name, output->name, sizeof sheets->name);
}

static void write_pages(struct sheets *sheets, unsigned first, unsigned count)
{
    const struct args *const args = sheets->args;
    const unsigned dpi = (unsigned)args_own_number(args, "dpi", 20, 1200, 150);
    const char *bytes;
    size_t length;
    sudoku_error error;
    sudoku_status status;
    struct output output;
    if (args->output_kind == OUTPUT_SVG)
        status = sudoku_sheet_svg(sheets->sheet, first, count, &bytes, &length, &error);
    else if (args->output_kind == OUTPUT_PDF)
        status = sudoku_sheet_pdf(sheets->sheet, first, count, &bytes, &length, &error);
    else
        status = sudoku_sheet_png(sheets->sheet, first, dpi, &bytes, &length, &error);
    if (status != SUDOKU_OK)
        quit(EXIT_OUTPUT, "cannot draw: %s", error.reason);
    open_file(sheets, &output);
    output_write(&output, bytes, length);
    output_commit(&output);
}

void sheets_write(struct sheets *sheets)
{
    const struct args *const args = sheets->args;
    const unsigned pages = sudoku_sheet_pages(sheets->sheet);
    const bool one_each = args->output_kind == OUTPUT_PNG || numbering_has(args->output);
    for (unsigned page = 0; page < pages; page += one_each ? 1 : pages)
        write_pages(sheets, page, one_each ? 1 : pages);
    sudoku_sheet_free(sheets->sheet);
}
