/* SPDX-License-Identifier: MIT */
/* A table of puzzles and solutions: what csv is where grids are written with their solutions. */
#include <string.h>

#include "formats.h"

static size_t print_answer(const sudoku_record *record, const sudoku_print_options *options,
                           char *buffer, size_t capacity)
{
    static const char symbols[] = ".123456789ABCDEFGHIJKLMNOP";
    const size_t cells = sudoku_cells(&record->shape);
    const bool solved = !memchr(record->cells, 0, cells);
    const size_t length = cells + (solved ? cells : 0) + 2;
    (void)options;
    if (length >= capacity)
        return length;
    for (size_t cell = 0; cell < cells; cell++) {
        const bool given = !record->givens || record->givens[cell];
        buffer[cell] = symbols[given ? record->cells[cell] : 0];
        if (solved)
            buffer[cells + 1 + cell] = symbols[record->cells[cell]];
    }
    buffer[cells] = ',';
    memcpy(buffer + length - 1, "\n", 2);
    return length;
}

static const sudoku_format csv_of_answers = {
    .name = "csv",
    .title = "a table: puzzle, solution",
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_GIVENS,
    .head = "puzzle,solution\n",
    .between = "",
    .tail = "",
    .print = print_answer,
};

const sudoku_format *answer_format(const sudoku_format *format)
{
    return format == sudoku_format_named("csv") ? &csv_of_answers : format;
}
