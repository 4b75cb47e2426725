/* SPDX-License-Identifier: MIT */
/*
 * Grids as plain text: a grid in one line, or its rows one below the other, bare or drawn.
 *
 * A line is scanned by itself (reader_scan.c); here rows are put together.  The first row says how
 * many rows there will be, and the record is given out with its last one, so that grids need
 * nothing between them.  What is decided here, and how:
 *
 * - Broken records.  After the first fault (a strange character, a row of another width) the
 *   rows are still counted, so that the fault costs one record and the next grid is read from its
 *   start.  The width that most rows have is the right one.  A record ends early where text, a
 *   whole grid in one line, or the end comes; that it is too short is a fault as well.
 * - Text that looks like a row: a number, a date, only empty cells, something not quite clean.  The
 *   scan doubts it, and it is passed over if it stays alone or the row below does not fit: is of
 *   another width (by one cell, a row may be mistyped), or is broken too.  Just below a grid
 *   nothing of its width is doubted, so that a fault there cannot shift the grids that follow.
 *   Where all rows look like numbers they may be a list of these: reader_numbers.c.
 * - Empty lines may stand between the bands of a grid, in fact anywhere in it, but a grid that
 *   lacks rows must not be filled up from the next one.  So a grid with empty lines in it is held
 *   until the line after its last row: if that is another row, the rows since the last empty line
 *   begin a new grid and those before are a broken one.
 * - 16 cells are a row of a 16x16 grid or a whole 4x4 grid, 25 one of 25x25 or 5x5.  Such lines
 *   are held until there are 16 (25) or something else comes.  They are grids of their own where
 *   all digits are at most 4 (5) and there are too few lines for the big grid or at least 4 (5)
 *   digits a line; see reader_list.c.
 * - Lines of -, * or _ are rules, or rows of empty cells where the record has that mark for empty
 *   cells in other rows.  Above the first row they are held as rows that may be.
 *
 * Memory is constant because a record has at most 25 rows.
 */
#include "core/reader.h"

#include <string.h>

#include "core/reader_rows.h"
#include "core/shape.h"

static bool is_maybe(const sudoku__plain *plain)
{
    return plain->rows > 0 && plain->row[0].maybe;
}

static uint32_t classes_of_rows(const sudoku__plain *plain)
{
    uint32_t classes = 0;
    for (unsigned row = 0; row < plain->rows; row++)
        classes |= plain->row[row].classes;
    return classes;
}

/* The width that most rows have; of two, the larger. */
static unsigned usual_width(const sudoku__plain *plain)
{
    unsigned rows_of[SUDOKU_MAX_ORDER + 1] = {0};
    for (unsigned row = 0; row < plain->rows; row++)
        rows_of[plain->row[row].count]++;
    unsigned best = SUDOKU_MIN_ORDER;
    for (unsigned width = SUDOKU_MIN_ORDER; width <= SUDOKU_MAX_ORDER; width++)
        if (rows_of[width] >= rows_of[best])
            best = width;
    return best;
}

/* Where 0 is not the only mark for empty cells it may be a digit (0-9A-F): no guess is made. */
static bool has_two_empties(uint32_t classes, bool decimal, unsigned order)
{
    return order >= 10 && !decimal && (classes & SUDOKU__ZERO) &&
           (classes & (SUDOKU__DOT | SUDOKU__CROSS | SUDOKU__STROKES));
}

/* What is wrong with a row among rows of these classes, in a record that has numbers of two digits
   or not. */
static sudoku__trouble trouble_of(const sudoku__row *row, unsigned order, uint32_t classes,
                                  bool decimal)
{
    /* The wrong number of cells explains the rest, but for characters that are no cells. */
    if (row->count != order && row->trouble != SUDOKU__BAD_CHARACTER &&
        row->trouble != SUDOKU__NO_MARK)
        return SUDOKU__BAD_WIDTH;
    if (row->trouble || order < 10)
        return row->trouble;
    if (row->decimal && (classes & SUDOKU__LETTER))
        return SUDOKU__CANDIDATES; /* 12 is not B where A and C are digits */
    if ((row->classes & SUDOKU__ZERO) && has_two_empties(classes, decimal, order))
        return SUDOKU__TWO_EMPTIES;
    return SUDOKU__FINE;
}

/* Notes the first thing that is wrong with the first 'rows' rows in the row where it is, and
   returns that row's number; 'rows' if nothing is. */
static unsigned find_trouble(sudoku__plain *plain, unsigned rows)
{
    uint32_t classes = 0;
    bool decimal = false;
    for (unsigned number = 0; number < rows; number++) {
        classes |= plain->row[number].classes;
        decimal |= plain->row[number].decimal;
    }
    for (unsigned number = 0; number < rows; number++) {
        sudoku__row *row = &plain->row[number];
        const sudoku__trouble trouble = trouble_of(row, plain->order, classes, decimal);
        if (trouble == SUDOKU__FINE)
            continue;
        if (trouble != row->trouble)
            row->place = 0;
        row->trouble = trouble;
        return number;
    }
    if (rows < plain->order)
        plain->row[rows - 1].trouble = SUDOKU__TOO_SHORT;
    return rows < plain->order ? rows - 1 : rows;
}

/* A record that has rows with candidates; in others each digit is one, too. */
static sudoku__outcome give_marked(sudoku_reader *reader)
{
    const sudoku__plain *plain = &reader->plain;
    sudoku__held *held = &reader->held;
    const unsigned order = plain->order;
    const sudoku__line start = {.number = plain->row[0].line, .offset = plain->row[0].offset};
    sudoku__hold(held, &start, order);
    for (unsigned cell = 0; cell < order * order; cell++) {
        const unsigned row = cell / order, column = cell % order;
        const unsigned digit = plain->cells[row * SUDOKU__STRIDE + column];
        const unsigned at = row * SUDOKU__MARKS_ORDER + column;
        const bool marked = plain->row[row].marked;
        held->candidates[cell] = marked ? plain->masks[at] : digit ? UINT32_C(1) << (digit - 1) : 0;
        held->marks[cell] = (uint8_t)(marked  ? plain->marks[at]
                                      : digit ? SUDOKU__UNMARKED
                                              : SUDOKU__OPEN);
    }
    sudoku__settle_marks(held, sudoku__shape_of(reader, order));
    return sudoku__give_held(reader);
}

static bool has_marked(const sudoku__plain *plain, unsigned rows)
{
    bool marked = false;
    for (unsigned row = 0; row < rows; row++)
        marked |= plain->row[row].marked;
    return marked;
}

/* All rows are here that will come. */
static sudoku__outcome give_rows(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    const unsigned rows = plain->rows;
    const unsigned trouble = find_trouble(plain, rows);
    plain->rows = 0;
    if (trouble < rows)
        return sudoku__give_trouble(reader, trouble, rows, plain->order);
    if (has_marked(plain, rows))
        return give_marked(reader);
    for (unsigned row = 1; row < rows; row++)
        memmove(plain->cells + row * rows, plain->cells + row * SUDOKU__STRIDE, rows);
    return sudoku__give_cells(reader, &plain->row[0], plain->order, plain->cells, NULL);
}

/* The record ends here.  NOTHING: it was none. */
static sudoku__outcome close_record(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    if (plain->rows == 0)
        return SUDOKU__NOTHING;
    if ((is_maybe(plain) && plain->rows < plain->order) ||
        (plain->rows == 1 && plain->row[0].doubt && !sudoku__is_list(reader, false))) {
        plain->rows = 0;
        return SUDOKU__NOTHING;
    }
    if (sudoku__is_list(reader, false)) {
        plain->list = true;
        plain->listed = 0;
        return sudoku__give_listed(reader);
    }
    if (sudoku__are_numbers(reader, plain->rows)) {
        plain->rows = plain->above = 0;
        return SUDOKU__NOTHING;
    }
    return give_rows(reader);
}

/* A row follows a grid that has all its rows but empty lines between: the rows before the last
   empty line are a broken grid, the others begin a new one. */
static sudoku__outcome split_record(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    const unsigned broken = plain->block;
    sudoku__outcome outcome = SUDOKU__NOTHING;
    if ((broken > 1 || !plain->row[0].doubt) && !sudoku__are_numbers(reader, broken))
        outcome = sudoku__give_trouble(reader, find_trouble(plain, broken), broken, plain->order);
    plain->rows -= broken;
    memmove(plain->row, plain->row + broken, plain->rows * sizeof *plain->row);
    memmove(plain->cells, plain->cells + broken * SUDOKU__STRIDE, plain->rows * SUDOKU__STRIDE);
    const size_t gone = (size_t)broken * SUDOKU__MARKS_ORDER;
    const size_t kept = (size_t)plain->rows * SUDOKU__MARKS_ORDER;
    memmove(plain->masks, plain->masks + gone, kept * sizeof *plain->masks);
    memmove(plain->marks, plain->marks + gone, kept);
    plain->order = usual_width(plain);
    plain->block = 0;
    /* Where the rows before were wider, those since can be a whole grid, or more than one. */
    plain->full = plain->rows == plain->order;
    if (plain->rows > plain->order)
        plain->rows = 0;
    return outcome;
}

/* ---- Taking lines ---- */

static sudoku__row row_of(const sudoku__scan *scan, const sudoku__line *line)
{
    const bool character = scan->trouble == SUDOKU__BAD_CHARACTER; /* as it stands in the text */
    return (sudoku__row){.line = line->number,
                         .offset = line->offset,
                         .count = scan->count,
                         .place = scan->place,
                         .classes = scan->classes,
                         .subject = character ? (unsigned char)line->text[scan->place]
                                              : scan->subject,
                         .trouble = scan->trouble,
                         .decimal = scan->decimal,
                         .doubt = scan->doubt,
                         .number = scan->number,
                         .separators = scan->separators,
                         .maybe = scan->kind == SUDOKU__DASHES};
}

static sudoku__outcome add_row(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__plain *plain = &reader->plain;
    const sudoku__scan *scan = &plain->scan;
    const unsigned count = (unsigned)scan->count, number = plain->rows++;
    plain->row[number] = row_of(scan, line);
    if (number == 0) {
        plain->order = count;
        plain->block = 0;
        plain->full = false;
    } else if (count != plain->order) {
        plain->order = usual_width(plain);
    }
    plain->above = 0;
    if (plain->gap && number > 0)
        plain->block = number;
    plain->gap = false;
    memcpy(plain->cells + number * SUDOKU__STRIDE, scan->cells, SUDOKU__STRIDE);
    plain->row[number].marked = plain->marked;
    if (plain->marked) {
        const sudoku__marks *marks = &plain->marks_line;
        const size_t at = (size_t)number * SUDOKU__MARKS_ORDER;
        memcpy(plain->masks + at, marks->mask, marks->count * sizeof *marks->mask);
        memcpy(plain->marks + at, marks->mark, marks->count);
    }
    if (plain->rows < plain->order)
        return SUDOKU__NOTHING;
    if (plain->block > 0 && !sudoku__is_list(reader, false)) {
        plain->full = true;
        return SUDOKU__NOTHING;
    }
    plain->above = plain->order;
    return close_record(reader);
}

static const char *copy_comment(sudoku__plain *plain, const sudoku__line *line)
{
    const sudoku__scan *scan = &plain->scan;
    if (scan->text_end == scan->text)
        return NULL;
    sudoku__copy_comment(plain->comment, line->text + scan->text, scan->text_end - scan->text);
    return plain->comment;
}

/* All cells of a grid with candidates in one line. */
static sudoku__outcome give_marked_line(sudoku_reader *reader, const sudoku__line *line,
                                        unsigned order)
{
    sudoku__held *held = &reader->held;
    const sudoku__marks *marks = &reader->plain.marks_line;
    sudoku__hold(held, line, order);
    for (unsigned cell = 0; cell < order * order; cell++) {
        held->candidates[cell] = marks->mask[cell];
        held->marks[cell] = marks->mark[cell];
    }
    sudoku__settle_marks(held, sudoku__shape_of(reader, order));
    return sudoku__give_held(reader);
}

static sudoku__outcome take_grid(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__plain *plain = &reader->plain;
    sudoku__scan *scan = &plain->scan;
    const unsigned order = sudoku__order_of_cells(scan->count);
    if (!scan->trouble && has_two_empties(scan->classes, scan->decimal, order))
        scan->trouble = SUDOKU__TWO_EMPTIES;
    plain->row[0] = row_of(scan, line);
    if (scan->trouble)
        return sudoku__give_trouble(reader, 0, 1, order);
    if (plain->marked)
        return give_marked_line(reader, line, order);
    plain->grid_cells = scan->count;
    plain->grid_classes = scan->classes;
    return sudoku__give_cells(reader, &plain->row[0], order, scan->cells,
                              copy_comment(plain, line));
}

/* Whether a line of dashes that is longer than a row is a grid of empty cells: 81 are, because
   rules of that length are rare; others if the hint or the grid before says so. */
static bool is_empty_grid(const sudoku_reader *reader, const sudoku__scan *scan)
{
    const sudoku__plain *plain = &reader->plain;
    const unsigned order = sudoku__order_of_cells(scan->count);
    return order > 0 && (order == 9 || order == sudoku__hinted_order(reader) ||
                         (scan->count == plain->grid_cells &&
                          (scan->classes & plain->grid_classes & SUDOKU__STROKES)));
}

/* A line that makes no sense as cells may hold the candidates of cells. */
static void settle_marks(sudoku__plain *plain, const sudoku__line *line, unsigned want)
{
    sudoku__scan *scan = &plain->scan;
    const sudoku__marks *marks = &plain->marks_line;
    plain->marked = false;
    if ((scan->trouble == SUDOKU__FINE && scan->kind != SUDOKU__TEXT) ||
        !sudoku__scan_marks(line, &plain->marks_line) || (want && marks->count != want))
        return;
    const bool row = marks->count <= SUDOKU__MARKS_ORDER;
    const unsigned order = row ? marks->count : sudoku__order_of_cells(marks->count);
    if (order < SUDOKU_MIN_ORDER || marks->most > order)
        return;
    scan->kind = row ? SUDOKU__ROW : SUDOKU__GRID;
    scan->trouble = SUDOKU__FINE;
    scan->count = marks->count;
    scan->classes = SUDOKU__CELL | SUDOKU__DIGIT;
    scan->step = 0;
    scan->decimal = false;
    scan->text = scan->text_end = 0;
    scan->doubt = want || marks->barred ? SUDOKU__SURE : SUDOKU__BROKEN;
    scan->place = 0;
    while (line->text[scan->place] == ' ' || line->text[scan->place] == '\t')
        scan->place++;
    plain->marked = true;
}

/* Decides what a line of dashes is, as far as that is known now. */
static void settle_dashes(const sudoku_reader *reader, sudoku__scan *scan)
{
    const sudoku__plain *plain = &reader->plain;
    if (scan->kind != SUDOKU__DASHES)
        return;
    if (scan->count > SUDOKU_MAX_ORDER)
        scan->kind = is_empty_grid(reader, scan) ? SUDOKU__GRID : SUDOKU__RULE;
    else if (plain->rows > 0 && !is_maybe(plain))
        scan->kind = scan->count == plain->order &&
                             (scan->classes & classes_of_rows(plain) & SUDOKU__STROKES)
                         ? SUDOKU__ROW
                         : SUDOKU__RULE;
}

/* Whether the only row so far, which may be none, is none after all: the row below does not fit. */
static bool is_refuted(const sudoku__row *first, const sudoku__scan *scan)
{
    const bool number = first->doubt == SUDOKU__NUMBER || first->doubt == SUDOKU__NUMBERS;
    if (scan->trouble && first->trouble != SUDOKU__CANDIDATES && (number || first->trouble))
        return true; /* two lines of text, rather than two broken rows */
    if (scan->count == 0 || scan->count == first->count)
        return false;
    if (first->doubt == SUDOKU__NUMBERS)
        return true;
    return scan->count > first->count + 1 || first->count > scan->count + 1;
}

/* Whether the open record ends before the line that was scanned. */
static bool ends_record(const sudoku_reader *reader)
{
    const sudoku__plain *plain = &reader->plain;
    const sudoku__scan *scan = &plain->scan;
    const sudoku__row *first = &plain->row[0];
    if (plain->full || scan->kind == SUDOKU__GRID || scan->kind == SUDOKU__TEXT)
        return true;
    const bool row = scan->kind == SUDOKU__ROW || scan->kind == SUDOKU__DASHES;
    if (is_maybe(plain))
        return !row || scan->count != plain->order ||
               !(scan->classes & first->classes & SUDOKU__STROKES);
    if (row && plain->rows == 1)
        return first->doubt && is_refuted(first, scan);
    return scan->number && scan->count != plain->order && sudoku__are_numbers(reader, plain->rows);
}

static sudoku__outcome take_line(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__plain *plain = &reader->plain;
    sudoku__scan *scan = &plain->scan;
    const sudoku__line spelled = sudoku__spell(reader, line);
    for (;;) {
        const sudoku__context context = {.want = plain->rows > 0 && !is_maybe(plain) ? plain->order
                                                                                     : 0,
                                         .above = plain->above,
                                         .numbers = plain->rows > 0 && plain->row[0].number,
                                         .hint = reader->hinted ? &reader->hint : NULL};
        sudoku__scan_line(&spelled, &context, scan);
        settle_dashes(reader, scan);
        settle_marks(plain, line, context.want);
        if (plain->rows == 0 || !ends_record(reader))
            break;
        const bool too_many = plain->full && plain->block > 0 && scan->kind == SUDOKU__ROW &&
                              scan->count == plain->order;
        const sudoku__outcome outcome = too_many ? split_record(reader) : close_record(reader);
        if (outcome != SUDOKU__NOTHING) {
            reader->again = true;
            return outcome;
        }
    }
    switch (scan->kind) {
    case SUDOKU__ROW:
        if (is_maybe(plain)) /* now it is known that they are rows: see ends_record */
            for (unsigned row = 0; row < plain->rows; row++)
                plain->row[row].maybe = false;
        return add_row(reader, line);
    case SUDOKU__DASHES:
        return add_row(reader, line);
    case SUDOKU__GRID:
        plain->above = 0;
        return take_grid(reader, line);
    case SUDOKU__BLANK:
        plain->above = 0;
        plain->gap = plain->rows > 0;
        return plain->gap && sudoku__is_list(reader, true) ? close_record(reader) : SUDOKU__NOTHING;
    case SUDOKU__TEXT:
        plain->above = 0;
        break;
    case SUDOKU__RULE:
        break;
    }
    return SUDOKU__NOTHING;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__outcome outcome;
    if (reader->plain.list) {
        reader->again = line != NULL;
        outcome = sudoku__give_listed(reader);
    } else {
        outcome = line ? take_line(reader, line) : close_record(reader);
        if (line && !reader->again)
            sudoku__note_alike(reader);
    }
    reader->open = reader->plain.rows > 0;
    return outcome;
}

const sudoku__layout sudoku__plain_layout = {.take = take, .take_alike = sudoku__take_alike};
