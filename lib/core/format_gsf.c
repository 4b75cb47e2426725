/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_gsf(const sudoku_record *record, const sudoku_print_options *options,
                        char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    sudoku__put(&sink, '"');
    if (record->comment)
        sudoku__put_comment(&sink, record->comment, '"', "'");
    sudoku__put_text(&sink, "\",");
    sudoku__put_cells(&sink, &record->shape, record->cells);
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_gsf = {.layout = &sudoku__gsf_layout};

const sudoku_format sudoku__format_gsf = {
    .name = "gsf",
    .title = "a name in quotation marks and a grid, a line",
    .reads = true,
    .writes = true,
    .min_order = 6,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_COMMENT,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_gsf,
    .own = &own_gsf,
};
