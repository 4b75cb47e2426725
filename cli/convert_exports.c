/* SPDX-License-Identifier: MIT */
/* --convert to cnf and cover: a puzzle a file. */
#include "buffer.h"
#include "convert.h"
#include "report.h"

static void write_puzzle(struct conversion *conversion, const sudoku_grid *grid)
{
    const bool cnf = conversion->args->output_kind == OUTPUT_CNF;
    char text[1 << 16];
    struct output output;
    sudoku_export *exporting;
    size_t length;
    conversion_open(conversion, &output);
    if (sudoku_export_new(&exporting, grid, cnf ? SUDOKU_CNF : SUDOKU_COVER) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "out of memory");
    while ((length = sudoku_export_next(exporting, text, sizeof text)) > 0)
        output_write(&output, text, length);
    sudoku_export_free(exporting);
    output_commit(&output);
}

static sudoku_grid *grid_of(const sudoku_record *record)
{
    sudoku_grid *grid;
    if (sudoku_grid_new(&grid, &record->shape) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "out of memory");
    sudoku_grid_assign(grid, record->cells);
    return grid;
}

/* A second puzzle is looked for before the first is written: if it has no place, nothing is. */
void convert_exports(struct conversion *conversion)
{
    bool more = conversion_next(conversion);
    while (more) {
        sudoku_grid *const grid = grid_of(&conversion->read.record);
        more = conversion_next(conversion);
        if (more && !conversion_is_numbered(conversion))
            quit(EXIT_USAGE,
                 "a file holds one puzzle, here are more: name the output with %%d in it, "
                 "as in puzzle-%%d.%s",
                 conversion->args->format_name);
        write_puzzle(conversion, grid);
        sudoku_grid_free(grid);
    }
}
