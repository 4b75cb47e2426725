/* SPDX-License-Identifier: MIT */
/*
 * .ss files of Simple Sudoku: a grid in a frame of *-----*, and perhaps what was done since, a line
 * each: "Iccd" enters digit d in cell cc (00 to 80), "Eccddd" takes up to three candidates away.
 * Together they are one record, given out with the line after it that is none of its own.
 */
#include "core/candidates.h"
#include "core/reader.h"
#include "core/shape.h"

#include <string.h>

enum { CELLS = 81, LEAST_FRAME = 9, PLACED = 4, ELIMINATED = 6 };

/* The top or bottom of a frame: dashes between two stars. */
static bool is_frame(sudoku__span text)
{
    if (text.length < LEAST_FRAME || *text.text != '*' || text.text[text.length - 1] != '*')
        return false;
    for (size_t at = 1; at + 1 < text.length; at++)
        if (text.text[at] != '-')
            return false;
    return true;
}

/* Whether the line says what was done since. */
static bool is_progress(sudoku__span text)
{
    if (text.length != (*text.text == 'I' ? PLACED : ELIMINATED) ||
        (*text.text != 'I' && *text.text != 'E'))
        return false;
    for (size_t at = 1; at < text.length; at++)
        if (text.text[at] < '0' || text.text[at] > '9')
            return false;
    return true;
}

/* NULL, or why it cannot be. */
static const char *make_progress(sudoku_reader *reader, sudoku__span text)
{
    sudoku__held *held = &reader->held;
    const unsigned cell = (unsigned)(text.text[1] - '0') * 10 + (unsigned)(text.text[2] - '0');
    if (held->order != 9)
        return "progress in a grid that is not 9x9";
    if (cell >= CELLS)
        return "cells are 00 to 80";
    if (*text.text == 'I') {
        const unsigned digit = (unsigned)(text.text[3] - '0');
        if (digit == 0 || (held->cells[cell] && held->cells[cell] != digit))
            return "a digit from 1 to 9 goes into an empty cell";
        if (held->cells[cell])
            return NULL;
        if (!held->has_givens)
            sudoku__hold_givens(held);
        held->cells[cell] = (uint8_t)digit;
        if (held->has_candidates)
            held->candidates[cell] = 0;
        return NULL;
    }
    uint32_t gone = 0;
    for (size_t at = 3; at < text.length; at++)
        gone |= (UINT32_C(1) << (text.text[at] - '0')) >> 1;
    if (held->has_candidates) {
        held->candidates[cell] &= ~gone;
        return NULL;
    }
    if (!reader->sections.gone)
        memset(held->candidates, 0, sizeof held->candidates);
    reader->sections.gone = true;
    held->candidates[cell] |= gone;
    return NULL;
}

static sudoku__outcome give(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    reader->open = false;
    reader->again = line && reader->sections.puzzle;
    if (!reader->sections.puzzle)
        return SUDOKU__NOTHING;
    if (reader->sections.gone) {
        uint32_t basic[SUDOKU_MAX_CELLS];
        sudoku__basic_candidates(&sudoku__classic, held->cells, basic);
        for (unsigned cell = 0; cell < CELLS; cell++)
            held->candidates[cell] = basic[cell] & ~held->candidates[cell];
        held->has_candidates = true;
    }
    return sudoku__give_held(reader);
}

static sudoku__outcome take_row(sudoku_reader *reader, const sudoku__line *line)
{
    bool rows = reader->plain.rows > 0;
    const sudoku__outcome outcome = sudoku__pass_to_plain(reader, line, &rows);
    if (outcome == SUDOKU__RECORD && reader->plain.rows > 0) {
        reader->layout = &sudoku__plain_layout; /* a list of small grids */
        return outcome;
    }
    if (outcome == SUDOKU__RECORD) {
        sudoku__hold_found(reader);
        reader->sections.puzzle = true;
        reader->sections.gone = false;
        return SUDOKU__USED;
    }
    if (outcome == SUDOKU__MALFORMED)
        reader->open = false;
    else if (!rows && line && reader->plain.scan.kind == SUDOKU__TEXT)
        return give(reader, line);
    return outcome == SUDOKU__NOTHING ? SUDOKU__USED : outcome;
}

static sudoku__outcome take_open(sudoku_reader *reader, const sudoku__line *line, sudoku__span text)
{
    if (reader->plain.rows > 0 || !reader->sections.puzzle)
        return reader->plain.rows > 0 || line ? take_row(reader, line) : give(reader, line);
    if (!line)
        return give(reader, line);
    if (text.length == 0 || is_frame(text))
        return SUDOKU__USED;
    if (!is_progress(text))
        return give(reader, line);
    const char *why = make_progress(reader, text);
    if (!why)
        return SUDOKU__USED;
    reader->open = false;
    return sudoku__refuse_held(reader, line, (size_t)(text.text - line->text), "%s", why);
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    const sudoku__span text = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (reader->open)
        return take_open(reader, line, text);
    if (text.length == 0 || *text.text == '#')
        return SUDOKU__NOTHING;
    const bool begins = is_frame(text);
    if (!begins && reader->fixed != &sudoku__ss_layout)
        return SUDOKU__NOTHING;
    reader->sections.puzzle = false;
    reader->open = true;
    return take_row(reader, line);
}

const sudoku__layout sudoku__ss_layout = {.take = take};
