/* SPDX-License-Identifier: MIT */
/* Labels are A to Y; boxes are regions as well. */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

static size_t print_jigsaw(const sudoku_record *record, const sudoku_print_options *options,
                           char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    const sudoku_shape *shape = &record->shape;
    sudoku__put_cells(&sink, shape, record->cells);
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        sudoku__put(&sink, (char)('A' + sudoku_region(shape, cell)));
    if (record->comment && *record->comment) {
        sudoku__put(&sink, ' ');
        sudoku__put_comment(&sink, record->comment, '\0', "");
    }
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_jigsaw = {.layout = &sudoku__jigsaw_layout};

const sudoku_format sudoku__format_jigsaw = {
    .name = "jigsaw",
    .title = "a grid and the labels of its regions in a line",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_BOXES | SUDOKU_HOLDS_REGIONS | SUDOKU_HOLDS_COMMENT,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_jigsaw,
    .own = &own_jigsaw,
};
