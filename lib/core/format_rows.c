/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_rows(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    sudoku__put_rows(&sink, &record->shape, record->cells);
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_rows = {.layout = &sudoku__plain_layout};

const sudoku_format sudoku__format_rows = {
    .name = "rows",
    .title = "rows, one character a cell",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = 0,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_rows,
    .own = &own_rows,
};
