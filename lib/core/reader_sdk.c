/* SPDX-License-Identifier: MIT */
/*
 * .sdk files: headers (#A author, #C comment, #L level ...), [Puzzle] and its rows, and perhaps
 * [State] and the rows of the game as it stands; together they are one record.  Other sections
 * are passed over.  Headers before bare rows are comments like any others.
 *
 * The rows are read by the plain layout; here is kept which grid they are.  A record is given out
 * with the line after it that is none of its own.
 */
#include "core/reader.h"

#include <string.h>

enum { HEADER_ROOM = SUDOKU__COMMENT_KEPT - 2 };

static bool is_section(sudoku__span text, const char *name)
{
    if (text.length != strlen(name))
        return false;
    for (size_t at = 0; at < text.length; at++)
        if (text.text[at] != name[at] && (text.text[at] | 0x20) != name[at])
            return false;
    return true;
}

static bool is_header(sudoku__span text)
{
    return text.length > 2 && text.text[0] == '#' && strchr("ABCDHLNSU", text.text[1]) &&
           text.text[2] != ' ';
}

/* Adds a header to those of the puzzle to come: comments bare, others with their letter. */
static void keep_header(sudoku__sections *sections, sudoku__span text)
{
    const size_t skip = text.text[1] == 'C' ? 2 : 0;
    const size_t length = text.length - skip;
    if (sections->header_length + length > HEADER_ROOM)
        return;
    if (sections->header_length > 0)
        sections->header[sections->header_length++] = ' ';
    memcpy(sections->header + sections->header_length, text.text + skip, length);
    sections->header_length += length;
}

/* A whole grid is there: the puzzle, or its state. */
static sudoku__outcome take_grid(sudoku_reader *reader)
{
    sudoku__sections *sections = &reader->sections;
    sudoku__held *held = &reader->held;
    const sudoku__found *found = &reader->found;
    if (!sections->puzzle) {
        sudoku__hold_found(reader);
        held->line = sections->line;
        held->offset = sections->offset;
        sudoku__hold_comment(held, sections->header, sections->header_length);
        sections->header_length = 0;
        sections->puzzle = true;
        return SUDOKU__USED;
    }
    bool fits = found->order == held->order;
    if (fits)
        sudoku__hold_givens(held);
    for (unsigned cell = 0; cell < held->order * held->order && fits; cell++) {
        fits = !held->givens[cell] || held->cells[cell] == found->cells[cell];
        held->cells[cell] = found->cells[cell];
    }
    reader->open = false;
    if (fits)
        return sudoku__give_held(reader);
    const sudoku__line start = {.number = found->line, .offset = found->offset};
    return sudoku__refuse_held(reader, &start, 0, "the state has not the givens of the puzzle");
}

static sudoku__outcome give(sudoku_reader *reader, const sudoku__line *line)
{
    reader->open = false;
    reader->again = line && reader->sections.puzzle;
    return reader->sections.puzzle ? sudoku__give_held(reader) : SUDOKU__NOTHING;
}

static sudoku__outcome take_row(sudoku_reader *reader, const sudoku__line *line)
{
    bool rows = reader->plain.rows > 0;
    const sudoku__outcome outcome = sudoku__pass_to_plain(reader, line, &rows);
    if (outcome == SUDOKU__RECORD && reader->plain.rows > 0) {
        reader->layout = &sudoku__plain_layout; /* a list of small grids */
        return outcome;
    }
    if (outcome == SUDOKU__RECORD)
        return take_grid(reader);
    if (outcome == SUDOKU__MALFORMED)
        reader->open = false;
    else if (!rows && line && reader->plain.scan.kind == SUDOKU__TEXT)
        return give(reader, line);
    return outcome == SUDOKU__NOTHING ? SUDOKU__USED : outcome;
}

static sudoku__outcome take_open(sudoku_reader *reader, const sudoku__line *line, sudoku__span text)
{
    sudoku__sections *sections = &reader->sections;
    const bool rows = reader->plain.rows > 0;
    if (rows || !line)
        return rows ? take_row(reader, line) : give(reader, line);
    if (text.length == 0)
        return SUDOKU__USED;
    if (*text.text == '#' || is_section(text, "[puzzle]")) {
        if (sections->puzzle)
            return give(reader, line);
        if (is_header(text))
            keep_header(sections, text);
        return SUDOKU__USED;
    }
    if (*text.text == '[' && sections->puzzle) {
        sections->state = is_section(text, "[state]");
        sections->skip = !sections->state;
        return SUDOKU__USED;
    }
    if (sections->skip)
        return SUDOKU__USED;
    return sections->puzzle && !sections->state ? give(reader, line) : take_row(reader, line);
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__sections *sections = &reader->sections;
    const sudoku__span text = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (reader->open)
        return take_open(reader, line, text);
    if (text.length == 0)
        return SUDOKU__NOTHING;
    if (*text.text == '#') {
        if (is_header(text))
            keep_header(sections, text);
        return SUDOKU__NOTHING;
    }
    const bool begins = is_section(text, "[puzzle]");
    if (!begins && reader->fixed != &sudoku__sdk_layout) {
        sections->header_length = 0;
        return SUDOKU__NOTHING;
    }
    sections->puzzle = sections->state = sections->skip = sections->gone = false;
    sections->line = line->number;
    sections->offset = line->offset;
    reader->open = true;
    return begins ? SUDOKU__USED : take_row(reader, line);
}

const sudoku__layout sudoku__sdk_layout = {.take = take};
