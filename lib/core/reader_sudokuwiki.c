/* SPDX-License-Identifier: MIT */
/* The string of the solver at sudokuwiki.org: 162 characters, two for each cell, a number in base
   32 (0-9a-v) that is twice the set of its candidates (bit digit - 1), plus one if it is a given.
 */
#include "core/reader.h"
#include "core/shape.h"

enum { CELLS = 81 };

static int value_of(char byte)
{
    if (byte >= '0' && byte <= '9')
        return byte - '0';
    return byte >= 'a' && byte <= 'v' ? byte - 'a' + 10 : -1;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    const sudoku__span text = sudoku__cut(&rest, ' ');
    bool several = false;
    if (text.length != 2 * CELLS)
        return SUDOKU__NOTHING;
    sudoku__hold(held, line, 9);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        const int high = value_of(text.text[2 * cell]), low = value_of(text.text[2 * cell + 1]);
        const unsigned number = (unsigned)(high * 32 + low), mask = number >> 1;
        if (high < 0 || low < 0 || mask == 0)
            return SUDOKU__NOTHING;
        const bool one = (mask & (mask - 1)) == 0, given = number & 1;
        if (given && !one)
            return SUDOKU__NOTHING;
        held->candidates[cell] = mask;
        held->marks[cell] = given ? SUDOKU__GIVEN : one ? SUDOKU__FILLED_IN : SUDOKU__OPEN;
        several |= given || !one;
    }
    if (!several)
        return SUDOKU__NOTHING;
    sudoku__settle_marks(held, &sudoku__classic);
    sudoku__drop_full_candidates(held);
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__sudokuwiki_layout = {.take = take, .line_by_line = "sudokuwiki"};
