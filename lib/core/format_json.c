/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include <string.h>

#include "core/reader.h"
#include "core/shape.h"
#include "core/shape_text.h"
#include "core/sink.h"

static char *write_text(const char *part, char *text)
{
    const size_t length = strlen(part);
    memcpy(text, part, length);
    return text + length;
}

/* What stands before the symbols. */
static char *write_head(const sudoku_shape *shape, char *text)
{
    return write_text(",\"grid\":\"", sudoku__write_shape_json(shape, write_text("{", text)));
}

static char *write_json(const sudoku_shape *shape, const uint8_t *cells, char *text)
{
    text = sudoku__write_symbols(cells, sudoku__cells(shape), write_head(shape, text));
    return write_text("\"}\n", text);
}

static size_t length_json(const sudoku_shape *shape, const uint8_t *cells, size_t count)
{
    (void)cells;
    char head[SUDOKU__MAX_SHAPE_JSON + 16];
    return count *
           ((size_t)(write_head(shape, head) - head) + sudoku__cells(shape) + strlen("\"}\n"));
}

/* Each cell's candidates as a text; none for cells with a digit. */
static void put_all_candidates(sudoku__sink *sink, const sudoku_record *record)
{
    sudoku__put_text(sink, ",\"candidates\":[");
    for (unsigned cell = 0; cell < sudoku__cells(&record->shape); cell++) {
        sudoku__put_text(sink, cell > 0 ? ",\"" : "\"");
        if (record->candidates[cell])
            sudoku__put_candidates(sink, record->candidates[cell]);
        sudoku__put(sink, '"');
    }
    sudoku__put(sink, ']');
}

static size_t print_json(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    sudoku__sink sink;
    char head[SUDOKU__MAX_SHAPE_JSON + 16];
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    sudoku__sink_begin(&sink, options, buffer, capacity);
    sudoku__put_bytes(&sink, head, (size_t)(write_head(&record->shape, head) - head));
    sudoku__put_cells(&sink, &record->shape, record->cells);
    if (sudoku__split_givens(record, puzzle)) {
        sudoku__put_text(&sink, "\",\"givens\":\"");
        sudoku__put_cells(&sink, &record->shape, puzzle);
    }
    sudoku__put(&sink, '"');
    if (record->candidates)
        put_all_candidates(&sink, record);
    if (record->comment && *record->comment) {
        sudoku__put_text(&sink, ",\"comment\":");
        sudoku__put_json_text(&sink, record->comment);
    }
    sudoku__put_text(&sink, "}\n");
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_json = {
    .length = length_json,
    .write = write_json,
    .layout = &sudoku__json_layout,
};

const sudoku_format sudoku__format_json = {
    .name = "json",
    .title = "a JSON object a line, with all that a record has",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT |
             SUDOKU_HOLDS_BOXES | SUDOKU_HOLDS_REGIONS | SUDOKU_HOLDS_EXTRA,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_json,
    .own = &own_json,
};
