/* SPDX-License-Identifier: MIT */
/*
 * Candidates in one line: order characters a cell, the k-th of them digit k, or '.' or 0 where that
 * is not possible; 729 for 9x9.  A cell with one digit is a value; where all others have all
 * digits, no candidates were noted.
 *
 * 64 characters can be a 4x4 grid of this kind or an 8x8 grid: the first if each cell has a
 * candidate, which needs digits up to 4 in the right places.
 */
#include "core/reader.h"

static unsigned order_of_cube(size_t length)
{
    for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++)
        if ((size_t)order * order * order == length)
            return order;
    return 0;
}

/* Reads the cells; returns how many bytes are right. */
static size_t take_cells(sudoku_reader *reader, sudoku__span text, unsigned order, bool *all)
{
    sudoku__held *held = &reader->held;
    *all = true;
    for (size_t at = 0; at < text.length; at++) {
        const size_t cell = at / order, digit = at % order + 1;
        const char byte = text.text[at];
        const bool there = sudoku__alphabet_digit(&reader->alphabet, byte) == digit;
        if (!there && byte != '.' && byte != '0')
            return at;
        if (digit == 1)
            held->candidates[cell] = 0;
        held->candidates[cell] |= there ? UINT32_C(1) << (digit - 1) : 0;
        const uint32_t mask = held->candidates[cell];
        held->marks[cell] = mask && !(mask & (mask - 1)) ? SUDOKU__GIVEN : SUDOKU__OPEN;
        *all &= digit < order || held->candidates[cell] != 0;
    }
    return text.length;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    enum { FEW = 16 }; /* one byte of so many may be wrong */
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    const sudoku__span text = rest.length >= 64 ? sudoku__cut(&rest, ' ') : rest;
    const unsigned order = order_of_cube(text.length);
    bool all;
    if (order == 0)
        return SUDOKU__NOTHING;
    sudoku__hold(&reader->held, line, order);
    const size_t right = take_cells(reader, text, order, &all);
    if (right < text.length) {
        if (order < 6 || right * FEW < text.length)
            return SUDOKU__NOTHING;
        return sudoku__refuse_held(reader, line, (size_t)(text.text - line->text) + right,
                                   "candidates in a line: character %u of each %u is '.' or that "
                                   "digit",
                                   (unsigned)(right % order) + 1, order);
    }
    if (order == 4 && !all && reader->fixed != &sudoku__sukaku_layout)
        return SUDOKU__NOTHING;
    sudoku__settle_marks(&reader->held, sudoku__shape_of(reader, order));
    sudoku__drop_full_candidates(&reader->held);
    sudoku__hold_comment(&reader->held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__sukaku_layout = {.take = take, .line_by_line = "sukaku"};
