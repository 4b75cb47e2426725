/* SPDX-License-Identifier: MIT */
/* See reader_hodoku.c; the code is 0000, "no technique". */
#include "core/format.h"

#include "core/candidates.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

/* Candidates that break no rule and are gone: digit, row, column. */
static void put_deleted(sudoku__sink *sink, const sudoku_record *record)
{
    uint32_t basic[SUDOKU_MAX_CELLS];
    bool first = true;
    sudoku__basic_candidates(&record->shape, record->cells, basic);
    for (unsigned digit = 1; digit <= 9; digit++) {
        for (unsigned cell = 0; cell < 81; cell++) {
            if (!((basic[cell] & ~record->candidates[cell]) >> (digit - 1) & 1))
                continue;
            if (!first)
                sudoku__put(sink, ' ');
            sudoku__put_number(sink, 100 * digit + 10 * (cell / 9 + 1) + cell % 9 + 1, 3);
            first = false;
        }
    }
}

static size_t print_hodoku(const sudoku_record *record, const sudoku_print_options *options,
                           char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    sudoku__put_text(&sink, ":0000:x:");
    for (unsigned cell = 0; cell < 81; cell++) {
        if (record->cells[cell] && record->givens && !record->givens[cell])
            sudoku__put(&sink, '+');
        sudoku__put_symbol(&sink, record->cells[cell]);
    }
    sudoku__put(&sink, ':');
    if (record->candidates)
        put_deleted(&sink, record);
    sudoku__put_text(&sink, "::\n");
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_hodoku = {.layout = &sudoku__hodoku_layout};

const sudoku_format sudoku__format_hodoku = {
    .name = "hodoku",
    .title = "a line of the HoDoKu library: candidates deleted",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_hodoku,
    .own = &own_hodoku,
};
