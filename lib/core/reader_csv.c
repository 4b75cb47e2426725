/* SPDX-License-Identifier: MIT */
/*
 * Tables: a header names the columns, and each row below has a puzzle.
 *
 * A header is a line of names with commas (or semicolons or tabs, whichever it has) between them,
 * one of which is known to mean the puzzle.  Columns named 'values' and 'candidates' are those of
 * our own tables (format_csv.c); the others, solutions too, become the comment.  Fields may stand
 * in quotation marks, which are doubled inside them (RFC 4180).  The table ends with the first line
 * that has fewer columns and no puzzle, and goes on with a line that has just its columns and a
 * puzzle: a line may have been torn.  A blank line does not end it.
 */
#include "core/reader.h"

#include <string.h>

typedef enum role { OTHER, PUZZLE, VALUES, CANDIDATES } role;

static const struct {
    const char *name;
    role role;
} names[] = {
    {"quizzes", PUZZLE},  {"quiz", PUZZLE},           {"puzzle", PUZZLE}, {"puzzles", PUZZLE},
    {"question", PUZZLE}, {"grid", PUZZLE},           {"givens", PUZZLE}, {"sudoku", PUZZLE},
    {"values", VALUES},   {"candidates", CANDIDATES},
};

static bool is_name(sudoku__span field, const char *name)
{
    if (field.length != strlen(name))
        return false;
    for (size_t at = 0; at < field.length; at++)
        if ((field.text[at] | 0x20) != name[at])
            return false;
    return true;
}

static role role_of(sudoku__span field)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is_name(field, names[i].name))
            return names[i].role;
    return OTHER;
}

/* The next field, without its quotation marks; a separator, and doubled marks, may stand inside
   them. */
static sudoku__span cut_field(sudoku__span *rest, char separator)
{
    if (rest->length == 0 || *rest->text != '"')
        return sudoku__cut(rest, separator);
    sudoku__span field = {rest->text + 1, 0};
    rest->text++;
    rest->length--;
    while (field.length < rest->length &&
           (field.text[field.length] != '"' ||
            (field.length + 1 < rest->length && field.text[field.length + 1] == '"')))
        field.length += field.text[field.length] == '"' ? 2 : 1;
    const size_t quoted = field.length < rest->length ? field.length + 1 : field.length;
    rest->text += quoted;
    rest->length -= quoted;
    sudoku__cut(rest, separator);
    return field;
}

/* Takes a header; false: the line is none.  A single name can as well be a heading, unless 'sure'.
 */
static bool take_header(sudoku__csv *csv, sudoku__span rest, bool sure)
{
    sudoku__csv found = {.separator = ','};
    if (rest.length == 0 || rest.length > 1000)
        return false;
    if (!memchr(rest.text, ',', rest.length))
        found.separator = memchr(rest.text, ';', rest.length) ? ';' : '\t';
    while (rest.length > 0 && found.columns < SUDOKU__CSV_COLUMNS) {
        const sudoku__span field = cut_field(&rest, found.separator);
        const unsigned column = ++found.columns;
        const role means = role_of(field);
        if (means == PUZZLE && found.puzzle == 0)
            found.puzzle = column;
        else if (means == VALUES)
            found.values = column;
        else if (means == CANDIDATES)
            found.candidates = column;
        for (size_t at = 0; at < field.length; at++)
            if ((field.text[at] >= '0' && field.text[at] <= '9') || field.text[at] == '.')
                return false;
    }
    if (found.puzzle == 0 || rest.length > 0 || (found.columns == 1 && !sure))
        return false;
    *csv = found;
    return true;
}

/* Removes ';' and blanks between the cells of a field. */
static sudoku__span squeeze(sudoku_reader *reader, sudoku__span field)
{
    size_t length = 0;
    if (!memchr(field.text, ';', field.length) && !memchr(field.text, ' ', field.length))
        return field;
    for (size_t at = 0; at < field.length; at++)
        if (field.text[at] != ';' && field.text[at] != ' ')
            reader->spelling[length++] = field.text[at];
    return (sudoku__span){reader->spelling, length};
}

/* Cells from decimals with ';' between them, for orders above 9. */
static unsigned read_decimals(sudoku__span field, uint8_t *cells)
{
    unsigned count = 0, number, most = 0;
    while (field.length > 0 && count < SUDOKU_MAX_CELLS) {
        sudoku__span one = sudoku__cut(&field, ';');
        while (one.length > 0 && *one.text == ' ') {
            one.text++;
            one.length--;
        }
        if (!sudoku__cut_number(&one, &number) || one.length > 0 || number > SUDOKU_MAX_ORDER)
            return 0;
        cells[count++] = (uint8_t)number;
        most = number > most ? number : most;
    }
    const unsigned order = sudoku__order_of_cells(count);
    return field.length == 0 && most <= order ? order : 0;
}

static unsigned read_grid(sudoku_reader *reader, sudoku__span field, uint8_t *cells)
{
    const unsigned order = field.length > 0 && memchr(field.text, ';', field.length)
                               ? read_decimals(field, cells)
                               : 0;
    return order > 0 ? order : sudoku__read_cells(reader, squeeze(reader, field), cells);
}

/* The values, of which those of the puzzle are the givens; false: they do not fit it. */
static bool take_values(sudoku_reader *reader, sudoku__span field)
{
    sudoku__held *held = &reader->held;
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    memcpy(puzzle, held->cells, sizeof puzzle);
    if (read_grid(reader, field, held->cells) != held->order)
        return false;
    for (unsigned cell = 0; cell < held->order * held->order; cell++) {
        held->givens[cell] = puzzle[cell] > 0;
        if (puzzle[cell] && puzzle[cell] != held->cells[cell])
            return false;
    }
    held->has_givens = true;
    return true;
}

/* Candidates: a group of symbols for each cell, '.' for none, blanks between. */
static bool take_candidates(sudoku_reader *reader, sudoku__span field)
{
    sudoku__held *held = &reader->held;
    unsigned cell = 0;
    for (; field.length > 0 && cell < held->order * held->order; cell++) {
        const sudoku__span group = sudoku__cut(&field, ' ');
        held->candidates[cell] = 0;
        for (size_t at = 0; at < group.length; at++) {
            const unsigned digit = sudoku__alphabet_digit(&reader->alphabet, group.text[at]);
            if (digit > held->order || (digit == 0 && group.text[at] != '.'))
                return false;
            held->candidates[cell] |= (UINT32_C(1) << digit) >> 1;
        }
        if (held->cells[cell])
            held->candidates[cell] = 0;
    }
    held->has_candidates = true;
    return field.length == 0 && cell == held->order * held->order;
}

/* All but the columns that are known; a comma between, as it was. */
static void take_comment(sudoku_reader *reader, sudoku__span rest)
{
    const sudoku__csv *csv = &reader->csv;
    char comment[SUDOKU__COMMENT_KEPT];
    size_t length = 0;
    for (unsigned column = 1; rest.length > 0; column++) {
        const bool quoted = *rest.text == '"';
        const sudoku__span field = cut_field(&rest, csv->separator);
        if (column == csv->puzzle || column == csv->values || column == csv->candidates)
            continue;
        if (length > 0 && length < sizeof comment)
            comment[length++] = ',';
        for (size_t at = 0; at < field.length && length < sizeof comment; at++) {
            comment[length++] = field.text[at];
            at += quoted && field.text[at] == '"'; /* that is doubled */
        }
    }
    sudoku__hold_comment(&reader->held, comment, length);
}

static size_t place_of(const sudoku__line *line, sudoku__span field)
{
    return (size_t)(field.text - line->text);
}

static sudoku__outcome take_row(sudoku_reader *reader, const sudoku__line *line, sudoku__span rest)
{
    sudoku__held *held = &reader->held;
    sudoku__csv *csv = &reader->csv;
    const sudoku__span all = rest;
    sudoku__span puzzle = {NULL, 0}, values = {NULL, 0}, candidates = {NULL, 0};
    unsigned columns = 0;
    while (rest.length > 0) {
        const sudoku__span field = cut_field(&rest, csv->separator);
        columns++;
        if (columns == csv->puzzle)
            puzzle = field;
        else if (columns == csv->values)
            values = field;
        else if (columns == csv->candidates)
            candidates = field;
    }
    sudoku__hold(held, line, 0);
    if (columns < csv->puzzle || (columns < 2 && csv->columns > 1)) {
        csv->ended = true;
        return SUDOKU__NOTHING;
    }
    if (csv->ended && columns != csv->columns)
        return SUDOKU__NOTHING;
    const unsigned order = held->order = read_grid(reader, puzzle, held->cells);
    if (csv->ended && order == 0)
        return SUDOKU__NOTHING;
    csv->ended = false;
    if (order == 0)
        return sudoku__refuse_held(reader, line, place_of(line, puzzle),
                                   "column %u, the puzzle, has %zu characters that are no grid",
                                   csv->puzzle, puzzle.length);
    if (values.length > 0 && !take_values(reader, values))
        return sudoku__refuse_held(reader, line, place_of(line, values),
                                   "column %u, the values, does not fit the puzzle", csv->values);
    if (candidates.length > 0 && !take_candidates(reader, candidates))
        return sudoku__refuse_held(reader, line, place_of(line, candidates),
                                   "column %u, the candidates, does not fit the puzzle",
                                   csv->candidates);
    take_comment(reader, all);
    return sudoku__give_held(reader);
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    const sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (rest.length == 0 || *rest.text == '#')
        return SUDOKU__NOTHING;
    const bool letter = (*rest.text | 0x20) >= 'a' && (*rest.text | 0x20) <= 'z';
    if ((letter || *rest.text == '"') &&
        take_header(&reader->csv, rest, reader->fixed == &sudoku__csv_layout))
        return SUDOKU__USED;
    return reader->csv.columns > 0 ? take_row(reader, line, rest) : SUDOKU__NOTHING;
}

const sudoku__layout sudoku__csv_layout = {.take = take, .line_by_line = "csv"};
