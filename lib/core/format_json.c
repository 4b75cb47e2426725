/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include <string.h>

#include "core/reader.h"
#include "core/shape.h"
#include "core/shape_text.h"

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

static size_t print_json(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    (void)options;
    return sudoku__print_written(write_json, record, NULL, buffer, capacity);
}

static const sudoku__own own_json = {
    .length = length_json,
    .write = write_json,
};

const sudoku_format sudoku__format_json = {
    .name = "json",
    .title = "a JSON object a line",
    .reads = false,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_json,
    .own = &own_json,
};
