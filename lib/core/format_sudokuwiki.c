/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/marked.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_sudokuwiki(const sudoku_record *record, const sudoku_print_options *options,
                               char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    static const char figures[] = "0123456789abcdefghijklmnopqrstuv";
    uint32_t masks[SUDOKU_MAX_CELLS];
    sudoku__mask_cells(record, masks);
    for (unsigned cell = 0; cell < 81; cell++) {
        const bool given = record->cells[cell] && (!record->givens || record->givens[cell]);
        const unsigned number = (unsigned)masks[cell] << 1 | given;
        sudoku__put(&sink, figures[number >> 5]);
        sudoku__put(&sink, figures[number & 31]);
    }
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_sudokuwiki = {.layout = &sudoku__sudokuwiki_layout};

const sudoku_format sudoku__format_sudokuwiki = {
    .name = "sudokuwiki",
    .title = "the string of sudokuwiki.org, two characters a cell (162)",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_sudokuwiki,
    .own = &own_sudokuwiki,
};
