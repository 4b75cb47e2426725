/* SPDX-License-Identifier: MIT */
/* Only cells that hold something; the comment is the "difficulty_category". */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static void put_cell(sudoku__sink *sink, const sudoku_record *record, unsigned cell)
{
    const unsigned digit = record->cells[cell];
    const bool given = digit && (!record->givens || record->givens[cell]);
    uint32_t marks = record->candidates && !digit ? record->candidates[cell] : 0;
    sudoku__put_text(sink, "{\"position\":[");
    sudoku__put_number(sink, cell / 9, 1);
    sudoku__put(sink, ',');
    sudoku__put_number(sink, cell % 9, 1);
    sudoku__put_text(sink, "],\"value\":");
    sudoku__put_number(sink, digit, 1);
    sudoku__put_text(sink,
                     given ? ",\"fixed\":true,\"earmarks\":[" : ",\"fixed\":false,\"earmarks\":[");
    for (unsigned mark = 1; marks; mark++, marks >>= 1) {
        if (!(marks & 1))
            continue;
        sudoku__put_number(sink, mark, 1);
        if (marks >> 1)
            sudoku__put(sink, ',');
    }
    sudoku__put_text(sink, "]}");
}

static size_t print_gnome(const sudoku_record *record, const sudoku_print_options *options,
                          char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    bool first = true;
    sudoku__put_text(&sink, "{\"difficulty_category\":");
    sudoku__put_json_text(&sink, record->comment ? record->comment : "");
    sudoku__put_text(&sink, ",\"time_elapsed\":0.0,\"cells\":[");
    for (unsigned cell = 0; cell < 81; cell++) {
        if (!record->cells[cell] && !(record->candidates && record->candidates[cell]))
            continue;
        if (!first)
            sudoku__put(&sink, ',');
        put_cell(&sink, record, cell);
        first = false;
    }
    sudoku__put_text(&sink, "]}\n");
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_gnome = {.layout = &sudoku__json_layout};

const sudoku_format sudoku__format_gnome = {
    .name = "gnome",
    .title = "a saved game of GNOME Sudoku, JSON",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_gnome,
    .own = &own_gnome,
};
