/* SPDX-License-Identifier: MIT */
/* .sdm collections; orders up to 9, as 0 is an empty cell. */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_sdm(const sudoku_record *record, const sudoku_print_options *options,
                        char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    sink.alphabet.symbol[0] = '0';
    sudoku__put_cells(&sink, &record->shape, record->cells);
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_sdm = {.layout = &sudoku__plain_layout};

const sudoku_format sudoku__format_sdm = {
    .name = "sdm",
    .title = "a grid a line, 0 for empty cells",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = 9,
    .holds = 0,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_sdm,
    .own = &own_sdm,
};
