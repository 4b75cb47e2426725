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
static size_t scan_record(const sudoku__plain *plain, const char *text, size_t length,
                          uint8_t *cells)
{
    const unsigned order = plain->alike_order, rows = plain->alike_rows;
    const size_t width = (size_t)order * order / rows;
    size_t used = 0;
    if (rows == 9 && plain->alike_step == 2)
        used = sudoku__scan_alike_grid(text, length, cells);
    if (used > 0)
        return used;
    for (unsigned row = 0; row < rows; row++) {
        const size_t bytes = sudoku__scan_alike(text + used, length - used, width,
                                                plain->alike_step, order, cells + row * width);
        if (bytes == 0)
            return 0;
        used += bytes;
    }
    return used;
}

/* Takes the cells of the next record, which begins where 'place' says then; false: it is not like
   the last one. */
static bool take_cells(sudoku_reader *reader, uint8_t *cells, sudoku_place *place)
{
    sudoku__plain *plain = &reader->plain;
    sudoku__lines *lines = &reader->lines;
    if (plain->rows > 0 || (plain->alike_rows > 1 && !sudoku__expects(reader, plain->alike_order)))
        return false;
    size_t left = sudoku__lines_left(lines);
    for (; left > 0 && lines->piece[lines->next] == '\n'; left--) {
        sudoku__lines_skip(lines, 1, 1);
        plain->above = 0;
    }
    if (left == 0)
        return false;
    const unsigned rows = plain->alike_rows;
    const size_t used = scan_record(plain, lines->piece + lines->next, left, cells);
    if (used == 0) {
        reader->alike = NULL;
        return false;
    }
    *place = (sudoku_place){.line = lines->number + 1, .offset = lines->base + lines->next};
    plain->above = rows > 1 ? plain->alike_order : 0;
    if (rows == 1)
        plain->grid_classes = SUDOKU__DIGIT;
    sudoku__lines_skip(lines, used, rows);
    return true;
}

sudoku__outcome sudoku__take_alike(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    sudoku_place place;
    if (!take_cells(reader, plain->cells, &place))
        return SUDOKU__NOTHING;
    plain->row[0].line = place.line;
    plain->row[0].offset = place.offset;
    return sudoku__give_cells(reader, &plain->row[0], plain->alike_order, plain->cells, NULL);
}

size_t sudoku_reader_next_alike(sudoku_reader *reader, uint8_t *cells, size_t capacity,
                                sudoku_place *places)
{
    if (!reader || !cells || !places || !sudoku__may_take_alike(reader) ||
        reader->alike != &sudoku__plain_layout)
        return 0;
    const sudoku__found *found = &reader->found;
    const unsigned order = reader->plain.alike_order;
    if (found->shape || found->givens || found->candidates || found->order != order)
        return 0;
    size_t count = 0;
    while (count < capacity && reader->alike &&
           take_cells(reader, cells + count * order * order, &places[count]))
        count++;
    reader->records += count;
    return count;
}
