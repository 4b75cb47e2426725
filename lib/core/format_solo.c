/* SPDX-License-Identifier: MIT */
/* See solo.c. */
#include "core/format.h"

#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

/* Numbers, and letters for runs of empty cells. */
static void put_description(sudoku__sink *sink, const sudoku_record *record)
{
    const unsigned cells = sudoku__cells(&record->shape);
    unsigned run = 0;
    bool number = false; /* one came last */
    for (unsigned cell = 0; cell <= cells; cell++) {
        const bool empty = cell < cells && record->cells[cell] == 0;
        if (run > 0 && (!empty || run == 26)) {
            sudoku__put(sink, (char)('a' + run - 1));
            run = 0;
            number = false;
        }
        if (empty) {
            run++;
        } else if (cell < cells) {
            if (number)
                sudoku__put(sink, '_');
            sudoku__put_number(sink, record->cells[cell], 1);
            number = true;
        }
    }
}

/* One place for a wall; 'run' are the places without one since the last. */
static void put_place(sudoku__sink *sink, bool wall, unsigned *run)
{
    if (!wall) {
        if (++*run == 26) {
            sudoku__put(sink, 'z');
            *run = 1;
        }
        return;
    }
    sudoku__put(sink, *run == 0 ? '_' : (char)('a' + *run - 1));
    *run = 0;
}

static void put_walls(sudoku__sink *sink, const sudoku_shape *shape)
{
    const unsigned order = sudoku__order(shape);
    unsigned run = 0;
    for (unsigned vertical = 0; vertical < 2; vertical++) {
        const unsigned step = vertical ? order : 1, line = vertical ? 1 : order;
        for (unsigned far = 0; far < order; far++) {
            for (unsigned near = 0; near + 1 < order; near++) {
                const unsigned cell = far * line + near * step;
                put_place(sink, shape->regions[cell] != shape->regions[cell + step], &run);
            }
        }
    }
    put_place(sink, true, &run);
}

static size_t print_solo(const sudoku_record *record, const sudoku_print_options *options,
                         char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    const sudoku_shape *shape = &record->shape;
    sudoku__put_number(&sink, shape->jigsaw ? sudoku__order(shape) : shape->box_rows, 1);
    sudoku__put(&sink, shape->jigsaw ? 'j' : 'x');
    if (!shape->jigsaw)
        sudoku__put_number(&sink, shape->box_cols, 1);
    if (shape->extra & SUDOKU_DIAGONALS)
        sudoku__put(&sink, 'x');
    sudoku__put(&sink, ':');
    put_description(&sink, record);
    if (shape->jigsaw) {
        sudoku__put(&sink, ',');
        put_walls(&sink, shape);
    }
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_solo = {.layout = &sudoku__solo_layout};

const sudoku_format sudoku__format_solo = {
    .name = "solo",
    .title = "a game ID of Simon Tatham's Solo",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_BOXES | SUDOKU_HOLDS_REGIONS,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_solo,
    .own = &own_solo,
};
