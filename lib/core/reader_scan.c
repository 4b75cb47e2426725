/* SPDX-License-Identifier: MIT */
/*
 * One line of plain text: the usual lines, in one pass.
 *
 * These are cells side by side, perhaps with a text behind a whole grid, and cells that stand
 * alone between blanks and bars.  Every other line is walked (reader_walk.c).  And there is a way
 * still quicker for lines that are like one before, for files of a million grids.
 *
 * Letters are digits from order 10 on, so a line that is too short for such an order treats them
 * as strange: words like "golden" hold no cells.
 */
#include "core/reader_scan.h"

#include <string.h>

#include "core/reader_walk.h"

enum {
    MARK = SUDOKU__CELL | SUDOKU__DIGIT,
    LETTER = SUDOKU__CELL | SUDOKU__LETTER,
    CROSS = SUDOKU__CELL | SUDOKU__CROSS
};

const uint32_t sudoku__class_of[256] = {
    ['1'] = MARK + 1,
    ['2'] = MARK + 2,
    ['3'] = MARK + 3,
    ['4'] = MARK + 4,
    ['5'] = MARK + 5,
    ['6'] = MARK + 6,
    ['7'] = MARK + 7,
    ['8'] = MARK + 8,
    ['9'] = MARK + 9,
    ['A'] = LETTER + 10,
    ['B'] = LETTER + 11,
    ['C'] = LETTER + 12,
    ['D'] = LETTER + 13,
    ['E'] = LETTER + 14,
    ['F'] = LETTER + 15,
    ['G'] = LETTER + 16,
    ['H'] = LETTER + 17,
    ['I'] = LETTER + 18,
    ['J'] = LETTER + 19,
    ['K'] = LETTER + 20,
    ['L'] = LETTER + 21,
    ['M'] = LETTER + 22,
    ['N'] = LETTER + 23,
    ['O'] = LETTER + 24,
    ['P'] = LETTER + 25,
    ['a'] = LETTER + 10,
    ['b'] = LETTER + 11,
    ['c'] = LETTER + 12,
    ['d'] = LETTER + 13,
    ['e'] = LETTER + 14,
    ['f'] = LETTER + 15,
    ['g'] = LETTER + 16,
    ['h'] = LETTER + 17,
    ['i'] = LETTER + 18,
    ['j'] = LETTER + 19,
    ['k'] = LETTER + 20,
    ['l'] = LETTER + 21,
    ['m'] = LETTER + 22,
    ['n'] = LETTER + 23,
    ['o'] = LETTER + 24,
    ['p'] = LETTER + 25,
    ['_'] = SUDOKU__CELL | SUDOKU__UNDERSCORE,
    ['x'] = CROSS,
    ['X'] = CROSS,
    ['0'] = SUDOKU__CELL | SUDOKU__ZERO,
    ['.'] = SUDOKU__CELL | SUDOKU__DOT,
    ['-'] = SUDOKU__CELL | SUDOKU__DASH,
    ['*'] = SUDOKU__CELL | SUDOKU__STAR,
    [' '] = SUDOKU__SPACE,
    ['\t'] = SUDOKU__SPACE,
    ['\v'] = SUDOKU__SPACE,
    ['\f'] = SUDOKU__SPACE,
    [','] = SUDOKU__COMMA,
    [';'] = SUDOKU__COMMA,
    ['|'] = SUDOKU__BAR,
    ['+'] = SUDOKU__FRAME,
    ['='] = SUDOKU__FRAME,
    [':'] = SUDOKU__FRAME,
    ['\''] = SUDOKU__FRAME,
    ['"'] = SUDOKU__FRAME,
};

unsigned sudoku__order_of_cells(uint64_t cells)
{
    for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++)
        if ((uint64_t)order * order == cells)
            return order;
    return 0;
}

/* Notes the first digit that the order does not have. */
static void note_above(const sudoku__view *view, unsigned order, sudoku__scan *scan)
{
    unsigned number = 0;
    size_t width = 0;
    for (size_t at = view->from; at < view->end; at++) {
        const uint32_t class = sudoku__class_at(view, at);
        width = class & SUDOKU__CELL ? width + 1 : 0;
        number = (scan->decimal && width > 1 ? number * 10 : 0) + (class & SUDOKU__DIGIT_BITS);
        if (width == 0 || number <= order)
            continue;
        scan->trouble = SUDOKU__ABOVE_ORDER;
        scan->subject = number;
        scan->place = at;
        return;
    }
}

static unsigned largest(const uint8_t *cells, size_t count)
{
    unsigned most = 0;
    for (size_t cell = 0; cell < count; cell++)
        most = cells[cell] > most ? cells[cell] : most;
    return most;
}

bool sudoku__settle_cells(const sudoku__view *view, uint64_t count, sudoku__scan *scan)
{
    const unsigned want = view->context->want;
    if ((scan->classes & SUDOKU__LETTER) && !sudoku__may_have_letters(count))
        return false;
    if (count < SUDOKU_MIN_ORDER && !want)
        return false;
    const unsigned order = sudoku__order_of_line(count);
    scan->kind = count <= SUDOKU__LONGEST_ROW ? SUDOKU__ROW : SUDOKU__GRID;
    scan->count = count;
    if (order == 0 && scan->kind == SUDOKU__GRID) {
        scan->trouble = SUDOKU__BAD_COUNT;
        scan->place = view->end;
    } else if (order < 9 || (scan->classes & SUDOKU__LETTER) || scan->decimal) {
        if (order > 0 && largest(scan->cells, (size_t)count) > order)
            note_above(view, order, scan);
    }
    if (scan->kind == SUDOKU__GRID)
        return true;
    if (!want || view->context->numbers)
        scan->number = sudoku__is_number(view, &scan->separators);
    if (want)
        return true;
    if (count + 1 >= view->context->above && count <= view->context->above + 1)
        return true; /* below a row of about the same width nothing is doubted */
    scan->doubt = scan->number;
    if (scan->doubt && scan->trouble)
        return false;
    if (scan->trouble)
        scan->doubt = SUDOKU__BROKEN;
    else if (!(scan->classes & SUDOKU__DIGIT))
        scan->doubt = SUDOKU__EMPTY;
    return true;
}

/* ---- The usual lines ---- */

/* Reads cells side by side; returns how many there are. */
static size_t read_run(const sudoku__view *view, sudoku__scan *scan)
{
    const char *text = view->line->text + view->from;
    const size_t length = view->end - view->from;
    const size_t room = length < SUDOKU__SCAN_CELLS ? length : SUDOKU__SCAN_CELLS;
    uint32_t classes = 0;
    size_t count = 0;
    while (count < room) {
        const uint32_t class = sudoku__class_of[(unsigned char)text[count]];
        if (!(class & SUDOKU__CELL))
            break;
        scan->cells[count++] = class & SUDOKU__DIGIT_BITS;
        classes |= class;
    }
    scan->classes = classes;
    return count;
}

/* Reads cells that stand alone, blanks and bars between, and nothing else; returns how many, 0: it
   is not so. */
static size_t read_singles(const sudoku__view *view, sudoku__scan *scan)
{
    uint32_t before = SUDOKU__SPACE, classes = 0;
    size_t count = 0;
    for (size_t at = view->from; at < view->end; at++) {
        const uint32_t class = sudoku__class_at(view, at);
        classes |= class;
        if (class & SUDOKU__CELL) {
            if ((before & SUDOKU__CELL) || count == SUDOKU_MAX_CELLS)
                return 0;
            scan->cells[count++] = class & SUDOKU__DIGIT_BITS;
        } else if (class & SUDOKU__BAR) {
            if (before & SUDOKU__BAR)
                return 0; /* maybe a cell without a mark: the walk looks closer */
        } else if (!(class & SUDOKU__SPACE)) {
            return 0;
        }
        before = class & SUDOKU__SPACE ? before & SUDOKU__BAR : class;
    }
    scan->classes = classes;
    scan->step = !(classes & SUDOKU__BAR) && 2 * count - 1 == view->end - view->from ? 2 : 0;
    return count;
}

size_t sudoku__skip_to_text(const sudoku__view *view, size_t at)
{
    const uint32_t separators = SUDOKU__SPACE | SUDOKU__COMMA | SUDOKU__BAR;
    while (at < view->end && ((sudoku__class_at(view, at) & separators) ||
                              view->line->text[at] == ':' || view->line->text[at] == '#'))
        at++;
    return at;
}

/*
 * Cells enough for a row, and a text behind them: no row has that, so they are a grid of order 4
 * or 5, or one gone wrong by one cell, if they look like it: 16 or 25 cells with digits that fit,
 * or digits and empty cells.
 */
static bool settle_small_grid(const sudoku__view *view, size_t count, bool comment,
                              sudoku__scan *scan)
{
    const unsigned order = count <= 17 ? 4 : 5;
    const bool fits = largest(scan->cells, count) <= order;
    const bool mixed = (scan->classes & SUDOKU__DIGIT) &&
                       (scan->classes & (SUDOKU__DOT | SUDOKU__CROSS | SUDOKU__UNDERSCORE));
    if (count + 1 < order * order || count > order * order + 1 || (scan->classes & SUDOKU__LETTER))
        return false;
    if ((!fits && comment) || ((!fits || count != order * order) && !mixed))
        return false;
    scan->kind = SUDOKU__GRID;
    scan->count = count;
    scan->place = view->from + count;
    if (count != order * order)
        scan->trouble = SUDOKU__BAD_COUNT;
    else if (!fits)
        note_above(view, order, scan);
    return true;
}

/* Whether what follows a run of 'count' cells is the rest of a larger grid, torn apart, and no
   text.  Digits alone are a number. */
static bool is_torn(const sudoku__view *view, size_t count, size_t text)
{
    const uint32_t empty = SUDOKU__DOT | SUDOKU__STROKES | SUDOKU__CROSS;
    uint32_t classes = 0;
    size_t at = text;
    for (; at < view->end && (sudoku__class_at(view, at) & SUDOKU__CELL); at++)
        classes |= sudoku__class_at(view, at);
    if (count <= SUDOKU__LONGEST_ROW)
        return at - text >= SUDOKU__LEAST_MISPLACED && !(classes & SUDOKU__LETTER);
    return at > text && (classes & empty) && sudoku__order_of_cells(count + (at - text));
}

/* A run of cells that ends before its line does: maybe a whole grid and a text. */
static bool settle_run_and_text(const sudoku__view *view, size_t count, sudoku__scan *scan)
{
    const size_t stop = view->from + count;
    const size_t text = sudoku__skip_to_text(view, stop);
    const bool comment = memchr(view->line->text + stop, '#', text - stop);
    const sudoku__view run = {view->line, view->from, stop, view->context};
    if (text == stop)
        return false;
    if (is_torn(view, count, text)) {
        scan->kind = SUDOKU__GRID;
        scan->trouble = SUDOKU__MISPLACED;
        scan->place = text;
        return true;
    }
    if (count <= SUDOKU__LONGEST_ROW
            ? text == view->end || !settle_small_grid(&run, count, comment, scan)
            : !sudoku__settle_cells(&run, count, scan))
        return false;
    scan->text = text;
    scan->text_end = view->end;
    return true;
}

static bool scan_usual(const sudoku__view *view, sudoku__scan *scan)
{
    const bool whole = !sudoku__is_cut(view);
    const size_t run = read_run(view, scan);
    if (whole && (run == 1 || (sudoku__class_at(view, view->from) & SUDOKU__BAR))) {
        const size_t count = read_singles(view, scan);
        return count > 0 && sudoku__is_no_rule(scan->classes) &&
               sudoku__settle_cells(view, count, scan);
    }
    if (run > SUDOKU_MAX_CELLS || !sudoku__is_no_rule(scan->classes))
        return false;
    if (view->from + run < view->end)
        return settle_run_and_text(view, run, scan);
    scan->step = 1;
    return whole && sudoku__settle_cells(view, run, scan);
}

static void clear(size_t place, sudoku__scan *scan)
{
    scan->trouble = SUDOKU__FINE;
    scan->count = 0;
    scan->place = place;
    scan->text = scan->text_end = 0;
    scan->step = 0;
    scan->decimal = false;
    scan->doubt = scan->number = SUDOKU__SURE;
    scan->separators = 0;
}

void sudoku__scan_line(const sudoku__line *line, const sudoku__context *context, sudoku__scan *scan)
{
    sudoku__view view = {line, 0, line->length, context};
    while (view.end > 0 && (sudoku__class_at(&view, view.end - 1) & SUDOKU__SPACE))
        view.end--;
    while (view.from < view.end && (sudoku__class_at(&view, view.from) & SUDOKU__SPACE))
        view.from++;
    clear(view.from, scan);
    if (view.from == view.end || line->text[view.from] == '#') {
        scan->kind = SUDOKU__BLANK;
    } else if (context->want == 0 &&
               sudoku__is_date(line->text + view.from, view.end - view.from)) {
        scan->kind = SUDOKU__TEXT;
    } else if (!scan_usual(&view, scan)) {
        clear(view.from, scan);
        sudoku__walk_line(&view, scan);
    }
}

/* ---- Lines like one before ---- */

/* Written so that compilers make vector code of it where the step is 1. */
static inline bool read_digits(const char *text, size_t count, size_t step, uint8_t order,
                               uint8_t *cells)
{
    uint8_t bad = 0;
    for (size_t cell = 0; cell < count; cell++) {
        const uint8_t byte = (uint8_t)text[cell * step];
        const uint8_t digit = byte == '.' ? 0 : (uint8_t)(byte - '0');
        cells[cell] = digit;
        bad |= digit > order;
    }
    return !bad;
}

static inline bool has_blanks_between(const char *text, size_t count)
{
    uint8_t bad = 0;
    for (size_t cell = 1; cell < count; cell++)
        bad |= (uint8_t)text[2 * cell - 1] ^ ' ';
    return !bad;
}

size_t sudoku__scan_alike_grid(const char *text, size_t length, uint8_t *cells)
{
    /* What stands behind each cell. */
    static const char behind[] = "        \n        \n        \n        \n        \n"
                                 "        \n        \n        \n        \n";
    enum { CELLS = sizeof behind - 1 };
    if (length < 2 * CELLS || !read_digits(text, CELLS, 2, 9, cells))
        return 0;
    uint8_t bad = 0;
    for (size_t cell = 0; cell < CELLS; cell++)
        bad |= (uint8_t)(text[2 * cell + 1] ^ behind[cell]);
    return bad ? 0 : 2 * CELLS;
}

size_t sudoku__scan_alike(const char *text, size_t length, size_t count, unsigned step,
                          unsigned order, uint8_t *cells)
{
    size_t end = (count - 1) * step + 1;
    if (end >= length)
        return 0;
    bool like;
    if (step == 1 && count == 81) /* constants, for speed */
        like = read_digits(text, 81, 1, 9, cells);
    else if (step == 1)
        like = read_digits(text, count, 1, (uint8_t)order, cells);
    else if (count == 9)
        like = read_digits(text, 9, 2, 9, cells) && has_blanks_between(text, 9);
    else
        like = read_digits(text, count, 2, (uint8_t)order, cells) &&
               has_blanks_between(text, count);
    if (!like)
        return 0;
    while (end < length && text[end] == ' ')
        end++;
    end += end < length && text[end] == '\r';
    return end < length && text[end] == '\n' ? end + 1 : 0;
}
