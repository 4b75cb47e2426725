/* SPDX-License-Identifier: MIT */
/*
 * Numbers, versions, telephone numbers and addresses: text of which a list looks like the rows of a
 * grid if all are equally long.
 *
 * Rows of grids look like that as well, of full ones always.  But in these a digit stands twice in
 * a row or column by mistake, and in lists in most of them.  So rows that all look like numbers are
 * a list if a digit is twice in half of the rows and in half of the columns.  Where they cannot be
 * a grid as they are (too few, or something is wrong with one), or all have full stops or dashes,
 * and these at the same places, rows or columns are enough; where both holds, no more is asked.
 * Lines of strokes may underline them.
 *
 * There are programs that get every cell wrong, and their users want to be told.  So a full grid
 * without letters or marks is only a list if all begin with the same two figures or it should have
 * letters, and nine numbers of nine figures are never one.  Where a grid of that order came before,
 * or the caller speaks of one, rows are rows.
 */
#include "core/reader.h"
#include "core/reader_rows.h"
#include "core/reader_walk.h"

#include <string.h>

sudoku__doubt sudoku__is_number(const sudoku__view *view, uint32_t *separators)
{
    unsigned groups = 0, others = 0, most_others = 0;
    *separators = 0;
    for (size_t at = view->from; at < view->end && groups <= 4; at++) {
        const char byte = view->line->text[at];
        if (sudoku__class_at(view, at) & (SUDOKU__DIGIT | SUDOKU__ZERO)) {
            groups += groups == 0 || others > 0;
            others = 0;
        } else if (byte && strchr(groups > 0 ? "-./:, " : "-", byte)) {
            others++;
            most_others = others > most_others ? others : most_others;
            if ((sudoku__class_at(view, at) & SUDOKU__CELL) && at - view->from < 32)
                *separators |= UINT32_C(1) << (at - view->from);
        } else {
            return SUDOKU__SURE;
        }
    }
    if (groups == 0 || groups > 4 || others > 1 || most_others > (groups <= 2 ? 3 : 1))
        return SUDOKU__SURE;
    return groups == 1 ? SUDOKU__NUMBER : SUDOKU__NUMBERS;
}

/* Adds a digit to those that were seen; true: it is one of them. */
static bool is_again(uint32_t *seen, unsigned digit)
{
    const uint32_t bit = digit ? UINT32_C(1) << digit : 0, before = *seen;
    *seen |= bit;
    return (before & bit) != 0;
}

/* Of the first 'rows' rows, how many have a digit twice. */
static unsigned count_rows(const sudoku__plain *plain, unsigned rows)
{
    unsigned count = 0;
    for (unsigned row = 0; row < rows; row++) {
        uint32_t seen = 0;
        bool twice = false;
        for (unsigned column = 0; column < plain->row[row].count; column++)
            twice |= is_again(&seen, plain->cells[row * SUDOKU__STRIDE + column]);
        count += twice;
    }
    return count;
}

/* Whether half of the columns that have digits have one twice. */
static bool are_columns_broken(const sudoku__plain *plain, unsigned rows)
{
    unsigned broken = 0, filled = 0;
    for (unsigned column = 0; column < plain->order; column++) {
        uint32_t seen = 0;
        bool twice = false;
        for (unsigned row = 0; row < rows; row++)
            if (column < plain->row[row].count)
                twice |= is_again(&seen, plain->cells[row * SUDOKU__STRIDE + column]);
        broken += twice;
        filled += seen != 0;
    }
    return 2 * broken >= filled;
}

/* Whether a row is strokes alone, as below headings. */
static bool is_underline(const sudoku__row *row)
{
    return !(row->classes & ~(uint32_t)(SUDOKU__CELL | SUDOKU__STROKES));
}

bool sudoku__are_numbers(const sudoku_reader *reader, unsigned rows)
{
    const sudoku__plain *plain = &reader->plain;
    const unsigned order = plain->order;
    if (sudoku__is_list(reader, false) || sudoku__expects(reader, order))
        return false;
    bool whole = rows == order, separated = false, alike = true, same_start = true;
    for (unsigned row = 0; row < rows; row++) {
        const sudoku__row *at = &plain->row[row];
        whole &= at->count == order && !at->trouble;
        if (row > 0 && is_underline(at))
            continue;
        if (!at->number)
            return false;
        separated |= at->separators != 0;
        alike &= at->separators == plain->row[0].separators;
        same_start &= !memcmp(plain->cells + row * SUDOKU__STRIDE, plain->cells, 2);
    }
    const bool in_rows = 2 * count_rows(plain, rows) >= rows;
    const bool in_columns = are_columns_broken(plain, rows);
    if (!whole)
        return in_rows || in_columns || (separated && alike);
    if (separated && alike)
        return in_rows || in_columns;
    return in_rows && in_columns && (separated || order > 9 || (order < 9 && same_start));
}
