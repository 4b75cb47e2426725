/* SPDX-License-Identifier: MIT */
/* Rows of cells with a blank between, as SudoCue has them, and the marks of reader_marks.c where a
   cell would otherwise be taken for another. */
#include "core/format.h"

#include "core/marked.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_sdx(const sudoku_record *record, const sudoku_print_options *options,
                        char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    const unsigned order = sudoku__order(&record->shape);
    sudoku__marked marked;
    sudoku__mark_cells(record, &marked);
    for (unsigned cell = 0; cell < order * order; cell++) {
        sudoku__put_marked(&sink, &marked, cell, 'u');
        sudoku__put(&sink, (cell + 1) % order ? ' ' : '\n');
    }
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_sdx = {.layout = &sudoku__plain_layout};

const sudoku_format sudoku__format_sdx = {
    .name = "sdx",
    .title = ".sdx of SudoCue: candidates in rows, u before digits filled in",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_sdx,
    .own = &own_sdx,
};
