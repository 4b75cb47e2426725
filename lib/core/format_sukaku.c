/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/marked.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_sukaku(const sudoku_record *record, const sudoku_print_options *options,
                           char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    const unsigned order = sudoku__order(&record->shape);
    uint32_t masks[SUDOKU_MAX_CELLS];
    sudoku__mask_cells(record, masks);
    for (unsigned cell = 0; cell < order * order; cell++)
        for (unsigned digit = 1; digit <= order; digit++)
            sudoku__put_symbol(&sink, masks[cell] >> (digit - 1) & 1 ? digit : 0);
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_sukaku = {.layout = &sudoku__sukaku_layout};

const sudoku_format sudoku__format_sukaku = {
    .name = "sukaku",
    .title = "candidates in a line, order characters a cell (729)",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_sukaku,
    .own = &own_sukaku,
};
