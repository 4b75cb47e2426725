/* SPDX-License-Identifier: MIT */
/*
 * Candidates drawn for people, the frame as HoDoKu has it:
 *
 *     .-------------.-----------
 *     | 1   24  247 | 3   568
 *     :-------------+-----------
 *
 * All columns are as wide as the widest cell.  Where a cell would be taken for another when it is
 * read (a last candidate for a digit, say) it has a mark: see reader_marks.h.
 */
#include "core/format.h"

#include "core/drawn.h"
#include "core/marked.h"
#include "core/reader.h"
#include "core/shape.h"
#include "core/sink.h"

/* A line of the frame. */
static void put_rule(sudoku__sink *sink, const sudoku_shape *shape, size_t width, const char *ends)
{
    const unsigned boxes = sudoku__drawn_across(shape);
    const size_t dashes = sudoku__order(shape) / boxes * (width + 1) + 1;
    for (unsigned box = 0; box < boxes; box++) {
        sudoku__put(sink, box == 0 ? ends[0] : ends[1]);
        sudoku__put_repeated(sink, '-', dashes);
    }
    sudoku__put(sink, ends[0]);
    sudoku__put(sink, '\n');
}

static size_t widest(const sudoku__marked *marked, unsigned cells)
{
    size_t width = 1;
    for (unsigned cell = 0; cell < cells; cell++) {
        const size_t own = sudoku__marked_width(marked, cell);
        width = own > width ? own : width;
    }
    return width;
}

static size_t print_pencil(const sudoku_record *record, const sudoku_print_options *options,
                           char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    const sudoku_shape *shape = &record->shape;
    const unsigned order = sudoku__order(shape);
    const unsigned high = order / sudoku__drawn_down(shape);
    const unsigned wide = order / sudoku__drawn_across(shape);
    sudoku__marked marked;
    sudoku__mark_cells(record, &marked);
    const size_t width = widest(&marked, order * order);
    for (unsigned cell = 0; cell < order * order; cell++) {
        const unsigned row = cell / order, column = cell % order;
        if (column == 0 && row % high == 0)
            put_rule(&sink, shape, width, row == 0 ? ".." : ":+");
        if (column % wide == 0)
            sudoku__put_text(&sink, "| ");
        sudoku__put_marked(&sink, &marked, cell, '+');
        sudoku__put_repeated(&sink, ' ', width + 1 - sudoku__marked_width(&marked, cell));
        if (column + 1 == order)
            sudoku__put_text(&sink, "|\n");
    }
    put_rule(&sink, shape, width, "''");
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_pencil = {.layout = &sudoku__plain_layout};

const sudoku_format sudoku__format_pencil = {
    .name = "pencil",
    .title = "a grid of candidates (pencil marks), drawn",
    .reads = true,
    .writes = true,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES,
    .head = "",
    .between = "\n",
    .tail = "",
    .print = print_pencil,
    .own = &own_pencil,
};
