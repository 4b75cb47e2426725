/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_sdk(const sudoku_record *record, const sudoku_print_options *options,
                        char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    const bool state = sudoku__split_givens(record, puzzle);
    if (record->comment && *record->comment) {
        sudoku__put_text(&sink, "#C");
        sudoku__put_comment(&sink, record->comment, '\0', "");
        sudoku__put(&sink, '\n');
    }
    sudoku__put_text(&sink, "[Puzzle]\n");
    sudoku__put_rows(&sink, &record->shape, puzzle);
    if (state) {
        sudoku__put_text(&sink, "[State]\n");
        sudoku__put_rows(&sink, &record->shape, record->cells);
    }
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_sdk = {.layout = &sudoku__sdk_layout};

const sudoku_format sudoku__format_sdk = {
    .name = "sdk",
    .title = ".sdk: comment, [Puzzle], [State]",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_COMMENT,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_sdk,
    .own = &own_sdk,
};
