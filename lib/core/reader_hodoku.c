/* SPDX-License-Identifier: MIT */
/*
 * A line of HoDoKu's library:
 *     :code:candidates:grid:deleted:eliminations:placements:extra
 * The grid has 81 characters, and + before each digit that was filled in; 'deleted' are candidates
 * that are gone, as digit, row and column.  What the line is an example of (code, eliminations
 * and so on) is given as the comment, if it says anything.
 */
#include "core/candidates.h"
#include "core/reader.h"
#include "core/shape.h"

enum { ORDER = 9, CODE = 4 };

static bool is_figure(char byte)
{
    return byte >= '0' && byte <= '9';
}

/* Cells and givens from the grid; returns how many bytes are right. */
static size_t take_grid(sudoku__held *held, sudoku__span grid)
{
    unsigned cell = 0;
    bool filled_in = false;
    size_t at = 0;
    for (; at < grid.length && cell < ORDER * ORDER; at++) {
        const char byte = grid.text[at];
        if (byte == '+' && !filled_in) {
            filled_in = true;
            continue;
        }
        const unsigned digit = byte >= '1' && byte <= '9' ? (unsigned)(byte - '0') : 0;
        if (digit == 0 && (filled_in || (byte != '.' && byte != '0')))
            return at;
        held->cells[cell] = (uint8_t)digit;
        held->givens[cell++] = digit > 0 && !filled_in;
        held->has_givens |= filled_in;
        filled_in = false;
    }
    return cell == ORDER * ORDER ? at : grid.length;
}

/* Takes candidates away; returns how many bytes are right. */
static size_t take_deleted(sudoku__held *held, sudoku__span deleted)
{
    size_t at = 0;
    while (at < deleted.length) {
        const char *text = deleted.text + at;
        if (*text == ' ') {
            at++;
            continue;
        }
        if (deleted.length - at < 3 || !is_figure(text[0]) || !is_figure(text[1]) ||
            !is_figure(text[2]) || text[0] == '0' || text[1] == '0' || text[2] == '0')
            return at;
        const unsigned row = (unsigned)(text[1] - '1'), column = (unsigned)(text[2] - '1');
        held->candidates[row * ORDER + column] &= ~(UINT32_C(1) << (text[0] - '1'));
        at += 3;
    }
    return at;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (rest.length < CODE + 2 || rest.text[0] != ':')
        return SUDOKU__NOTHING;
    for (unsigned i = 1; i <= CODE; i++)
        if (!is_figure(rest.text[i]))
            return SUDOKU__NOTHING;
    if (rest.text[CODE + 1] != ':' && rest.text[CODE + 1] != '-')
        return SUDOKU__NOTHING;
    sudoku__cut(&rest, ':');
    const sudoku__span code = sudoku__cut(&rest, ':');
    const sudoku__span digits = sudoku__cut(&rest, ':');
    const sudoku__span grid = sudoku__cut(&rest, ':');
    const sudoku__span deleted = sudoku__cut(&rest, ':');
    sudoku__hold(held, line, ORDER);
    size_t right = take_grid(held, grid);
    if (right < grid.length || grid.length < ORDER * ORDER)
        return sudoku__refuse_held(reader, line, (size_t)(grid.text - line->text) + right,
                                   "the grid of a HoDoKu line has 81 of . and 1-9, with + before "
                                   "those filled in");
    held->has_candidates = deleted.length > 0;
    sudoku__basic_candidates(&sudoku__classic, held->cells, held->candidates);
    right = take_deleted(held, deleted);
    if (right < deleted.length)
        return sudoku__refuse_held(reader, line, (size_t)(deleted.text - line->text) + right,
                                   "a deleted candidate is three figures: digit, row, column");
    if (code.text[0] != '0' || rest.length > 2) {
        sudoku__hold_comment(held, code.text, (size_t)(grid.text - code.text) - 1);
        sudoku__hold_comment(held, rest.text, rest.length);
    }
    (void)digits;
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__hodoku_layout = {.take = take, .line_by_line = "hodoku"};
