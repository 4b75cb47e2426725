/* SPDX-License-Identifier: MIT */
#include "core/reader_marks.h"

#include <string.h>

#include "core/reader_held.h"

/* How many bytes of a bar or blank stand there; 0: none does. */
static size_t separator_at(const sudoku__line *line, size_t at)
{
    const char *text = line->text + at;
    if (*text && strchr(" \t\v\f|", *text))
        return 1;
    const bool drawing = text[0] == '\xe2' && line->length - at >= 3 &&
                         (text[1] == '\x94' || text[1] == '\x95');
    return drawing ? 3 : 0;
}

static bool is_digit(char byte)
{
    return byte >= '1' && byte <= '9';
}

/* Reads the digits at 'at' and returns where they end; 'at' itself if there are none, or one
   stands there twice. */
static size_t take_digits(const sudoku__line *line, size_t at, uint16_t *mask)
{
    const size_t start = at;
    *mask = 0;
    for (; at < line->length && is_digit(line->text[at]); at++) {
        const uint16_t digit = (uint16_t)(1u << (line->text[at] - '1'));
        if (*mask & digit)
            return start;
        *mask |= digit;
    }
    return at;
}

/* Reads one cell and returns where it ends; 0: it is none. */
static size_t take_cell(const sudoku__line *line, size_t at, sudoku__marks *marks)
{
    uint16_t *mask = &marks->mask[marks->count];
    const char first = line->text[at];
    const size_t start = at;
    uint8_t mark = SUDOKU__UNMARKED;
    if (first && strchr(".0-_", first)) {
        *mask = 0;
        marks->mark[marks->count++] = SUDOKU__OPEN;
        return at + 1;
    }
    if (first == '+' || first == 'u')
        mark = SUDOKU__FILLED_IN;
    else if (first == '=')
        mark = SUDOKU__GIVEN;
    else if (first == '(')
        mark = SUDOKU__OPEN;
    at = take_digits(line, at + (mark != SUDOKU__UNMARKED), mask);
    if (*mask == 0 || (mark != SUDOKU__UNMARKED && (*mask & (*mask - 1))) || at == start)
        return 0;
    if (mark == SUDOKU__OPEN && (at == line->length || line->text[at++] != ')'))
        return 0;
    for (unsigned digit = 1; digit <= SUDOKU__MARKS_ORDER; digit++)
        if ((*mask >> (digit - 1) & 1) && digit > marks->most)
            marks->most = digit;
    marks->several |= mark != SUDOKU__UNMARKED || (*mask & (*mask - 1));
    marks->mark[marks->count++] = mark;
    return at;
}

bool sudoku__scan_marks(const sudoku__line *line, sudoku__marks *marks)
{
    marks->count = marks->most = 0;
    marks->several = marks->barred = false;
    bool apart = true; /* a bar or blank came last */
    for (size_t at = 0; at < line->length;) {
        const size_t separator = separator_at(line, at);
        if (separator > 0) {
            marks->barred |= separator == 3 || line->text[at] == '|';
            apart = true;
            at += separator;
            continue;
        }
        at = apart && marks->count < SUDOKU__MARKS_CELLS ? take_cell(line, at, marks) : 0;
        if (at == 0)
            return false;
        apart = false;
    }
    return marks->several && line->full == line->length;
}
