/* SPDX-License-Identifier: MIT */
/* The grid has the givens; what was filled in and the candidates that were taken away follow as
   lines I and E: see reader_ss.c. */
#include "core/format.h"

#include "core/candidates.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

/* A line "I" for each digit that was filled in. */
static void put_filled_in(sudoku__sink *sink, const sudoku_record *record, const uint8_t *puzzle)
{
    for (unsigned cell = 0; cell < 81; cell++) {
        if (record->cells[cell] == puzzle[cell])
            continue;
        sudoku__put(sink, 'I');
        sudoku__put_number(sink, cell, 2);
        sudoku__put_number(sink, record->cells[cell], 1);
        sudoku__put(sink, '\n');
    }
}

/* Lines "E", of up to three candidates each. */
static void put_eliminated(sudoku__sink *sink, const sudoku_record *record)
{
    uint32_t basic[SUDOKU_MAX_CELLS];
    sudoku__basic_candidates(&record->shape, record->cells, basic);
    for (unsigned cell = 0; cell < 81; cell++) {
        const uint32_t gone = basic[cell] & ~record->candidates[cell];
        unsigned number = 0, count = 0;
        for (unsigned digit = 1; digit <= 9; digit++) {
            if (gone >> (digit - 1) & 1) {
                number = number * 10 + digit;
                count++;
            }
            if (count == 3 || (digit == 9 && count > 0)) {
                sudoku__put(sink, 'E');
                sudoku__put_number(sink, cell, 2);
                sudoku__put_number(sink, number, 3);
                sudoku__put(sink, '\n');
                number = count = 0;
            }
        }
    }
}

static size_t print_ss(const sudoku_record *record, const sudoku_print_options *options,
                       char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    const bool state = sudoku__split_givens(record, puzzle);
    sudoku__put_text(&sink, "*-----------*\n");
    for (unsigned row = 0; row < 9; row++) {
        if (row == 3 || row == 6)
            sudoku__put_text(&sink, "|---+---+---|\n");
        for (unsigned column = 0; column < 9; column++) {
            if (column % 3 == 0)
                sudoku__put(&sink, '|');
            sudoku__put_symbol(&sink, puzzle[9 * row + column]);
        }
        sudoku__put_text(&sink, "|\n");
    }
    sudoku__put_text(&sink, "*-----------*\n");
    if (state || record->candidates)
        sudoku__put(&sink, '\n');
    put_filled_in(&sink, record, puzzle);
    if (record->candidates)
        put_eliminated(&sink, record);
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_ss = {.layout = &sudoku__ss_layout};

const sudoku_format sudoku__format_ss = {
    .name = "ss",
    .title = ".ss of Simple Sudoku: framed, and what was done since",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_ss,
    .own = &own_ss,
};
