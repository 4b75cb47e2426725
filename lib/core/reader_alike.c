/* SPDX-License-Identifier: MIT */
/* Records that are written as the last one was are read in one go, without cutting out lines. */
#include "core/reader.h"
#include "core/reader_rows.h"
#include "core/shape.h"

void sudoku__note_alike(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    const sudoku__scan *scan = &plain->scan;
    const bool row = scan->kind == SUDOKU__ROW;
    const uint64_t order = row ? scan->count : sudoku__order_of_cells(scan->count);
    if (scan->kind == SUDOKU__BLANK)
        return;
    reader->alike = NULL;
    if (reader->spelled || scan->step == 0 || scan->trouble || order < SUDOKU_MIN_ORDER ||
        order > 9)
        return;
    reader->alike = &sudoku__plain_layout;
    plain->alike_step = scan->step;
    plain->alike_order = (unsigned)order;
    plain->alike_rows = row ? plain->alike_order : 1;
}

/* Puts the cells of a whole record like the last one into 'cells' and returns its bytes; 0 where
   there is none. */
static size_t scan_record(sudoku__plain *plain, const char *text, size_t length)
{
    const unsigned order = plain->alike_order, rows = plain->alike_rows;
    const size_t width = (size_t)order * order / rows;
    size_t used = 0;
    if (rows == 9 && plain->alike_step == 2)
        used = sudoku__scan_alike_grid(text, length, plain->cells);
    if (used > 0)
        return used;
    for (unsigned row = 0; row < rows; row++) {
        const size_t bytes = sudoku__scan_alike(text + used, length - used, width,
                                                plain->alike_step, order,
                                                plain->cells + row * width);
        if (bytes == 0)
            return 0;
        used += bytes;
    }
    return used;
}

sudoku__outcome sudoku__take_alike(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    sudoku__lines *lines = &reader->lines;
    if (plain->rows > 0)
        return SUDOKU__NOTHING;
    size_t left = sudoku__lines_left(lines);
    for (; left > 0 && lines->piece[lines->next] == '\n'; left--) {
        sudoku__lines_skip(lines, 1, 1);
        plain->above = 0;
    }
    if (left == 0)
        return SUDOKU__NOTHING;
    const unsigned order = plain->alike_order, rows = plain->alike_rows;
    const size_t used = scan_record(plain, lines->piece + lines->next, left);
    if (used == 0) {
        reader->alike = NULL;
        return SUDOKU__NOTHING;
    }
    plain->row[0].line = lines->number + 1;
    plain->row[0].offset = lines->base + lines->next;
    plain->above = rows > 1 ? order : 0;
    if (rows == 1)
        plain->grid_classes = SUDOKU__DIGIT;
    sudoku__lines_skip(lines, used, rows);
    return sudoku__give_cells(reader, &plain->row[0], order, plain->cells, NULL);
}
