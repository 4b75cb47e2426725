/* SPDX-License-Identifier: MIT */
/* A table with a header: the givens; all digits, if some were filled in; for each cell its
   candidates ('.' for none), blanks between, if there are any; and the comment in quotation marks,
   those in it doubled. */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_csv(const sudoku_record *record, const sudoku_print_options *options,
                        char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    const bool state = sudoku__split_givens(record, puzzle);
    sudoku__put_cells(&sink, &record->shape, puzzle);
    sudoku__put(&sink, ',');
    if (state)
        sudoku__put_cells(&sink, &record->shape, record->cells);
    sudoku__put(&sink, ',');
    for (unsigned cell = 0; record->candidates && cell < sudoku__cells(&record->shape); cell++) {
        if (cell > 0)
            sudoku__put(&sink, ' ');
        sudoku__put_candidates(&sink, record->candidates[cell]);
    }
    sudoku__put(&sink, ',');
    if (record->comment && *record->comment) {
        sudoku__put(&sink, '"');
        sudoku__put_comment(&sink, record->comment, '"', "\"\"");
        sudoku__put(&sink, '"');
    }
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_csv = {.layout = &sudoku__csv_layout};

const sudoku_format sudoku__format_csv = {
    .name = "csv",
    .title = "a table: puzzle, values, candidates, comment",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT,
    .head = "puzzle,values,candidates,comment\n",
    .between = "",
    .tail = "",
    .print = print_csv,
    .own = &own_csv,
};
