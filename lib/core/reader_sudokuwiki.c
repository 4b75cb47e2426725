/* SPDX-License-Identifier: MIT */
/* The string of the solver at sudokuwiki.org: 162 characters, two for each cell, a number in base
   32 (0-9a-v) that is twice the set of its candidates (bit digit - 1), plus one if it is a given.
   A line that is nearly such a string is a malformed one. */
#include "core/reader.h"
#include "core/shape.h"

enum { CELLS = 81 };

static int value_of(char byte)
{
    if (byte >= '0' && byte <= '9')
        return byte - '0';
    return byte >= 'a' && byte <= 'v' ? byte - 'a' + 10 : -1;
}

/* NULL, or why the text is none, and where. */
static const char *read_cells(sudoku__span text, sudoku__held *held, size_t *place)
{
    bool several = false;
    *place = text.length < 2 * CELLS ? text.length : 2 * CELLS;
    if (text.length != 2 * CELLS)
        return "not 162 characters, two for each cell";
    for (unsigned cell = 0; cell < CELLS; cell++) {
        const int high = value_of(text.text[2 * cell]), low = value_of(text.text[2 * cell + 1]);
        const unsigned number = (unsigned)(high * 32 + low), mask = number >> 1;
        *place = 2 * cell + (high >= 0 && low < 0);
        if (high < 0 || low < 0)
            return "a character that is no figure in base 32";
        if (mask == 0)
            return "a cell without candidates";
        const bool one = (mask & (mask - 1)) == 0, given = number & 1;
        if (given && !one)
            return "a given with several digits";
        held->candidates[cell] = mask;
        held->marks[cell] = given ? SUDOKU__GIVEN : one ? SUDOKU__FILLED_IN : SUDOKU__OPEN;
        several |= given || !one;
    }
    return several ? NULL : "neither givens nor candidates";
}

/* Whether the text is so nearly such a string that it can be nothing else: hardly a character is
   strange, and the first half, where other lines of this length have their givens, has letters
   that no grid of about as many cells has. */
static bool resembles(sudoku__span text)
{
    enum { SPARE = 4, LETTERS = 8 };
    unsigned strange = 0, letters = 0;
    if (text.length < 2 * CELLS - SPARE || text.length > 2 * CELLS + SPARE)
        return false;
    for (size_t at = 0; at < text.length; at++) {
        const int value = value_of(text.text[at]);
        strange += value < 0;
        letters += at < CELLS - SPARE && value >= 14;
    }
    return letters >= LETTERS && 16 * strange <= text.length;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    const sudoku__span text = sudoku__cut(&rest, ' ');
    size_t place;
    if (text.length != 2 * CELLS && !resembles(text))
        return SUDOKU__NOTHING;
    sudoku__hold(held, line, 9);
    const char *why = read_cells(text, held, &place);
    if (why && !resembles(text))
        return SUDOKU__NOTHING;
    if (why)
        return sudoku__refuse_held(reader, line, (size_t)(text.text - line->text) + place, "%s",
                                   why);
    sudoku__settle_marks(held, &sudoku__classic);
    sudoku__drop_full_candidates(held);
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__sudokuwiki_layout = {.take = take, .line_by_line = "sudokuwiki"};
