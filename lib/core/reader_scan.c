/* SPDX-License-Identifier: MIT */
/*
 * One line of plain text.
 *
 * The usual lines (cells only, or cells with one blank between, perhaps a text behind a whole
 * grid) are read by scan_usual in one pass.  Every other line is walked: it is cut at blanks,
 * commas and bars into groups, the groups are counted and measured, and the measures decide what
 * the line is.  A group of several digits can be three things:
 *   - cells side by side: "53. .7. ...", groups as wide as a box, or no other reading possible;
 *   - one number: "12 3 0 16", groups of at most two digits, none above the number of groups;
 *   - the candidates of one cell: "239 7 2368", no digit twice in a group, as many groups as a
 *     row has cells.
 * They are told apart by their number and width, never guessed digit by digit: what fits none of
 * the three is no row.
 *
 * Two thresholds keep broken rows and prose apart.  Outside a record a line is a broken row only
 * if no more than one byte of eight is strange (of sixteen in a line as long as a whole grid):
 * this holds a mistyped cell, but neither a date with a time nor a checksum nor XML.  Inside a
 * record, where a row must come, half of the bytes may be strange.
 *
 * Letters are digits from order 10 on, so a line that is too short for such an order treats them
 * as strange: words like "golden" hold no cells.
 */
#include "core/reader_scan.h"

#include <string.h>

enum {
    MARK = SUDOKU__CELL | SUDOKU__DIGIT,
    LETTER = SUDOKU__CELL | SUDOKU__LETTER,
    OTHER = SUDOKU__CELL | SUDOKU__OTHER,
    SEPARATOR = SUDOKU__SPACE | SUDOKU__COMMA | SUDOKU__BAR,
    FIRST_LETTERS = 10,                             /* the least order that has letters */
    LONGEST_ROW = SUDOKU_MAX_ORDER,                 /* what is longer is a whole grid */
    LETTERS_IN_GRID = FIRST_LETTERS * FIRST_LETTERS /* cells of a grid that has them ... */
                      - FIRST_LETTERS               /* ... if a few of them are missing */
};

static const uint32_t class_of[256] = {
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
    ['_'] = OTHER,
    ['x'] = OTHER,
    ['X'] = OTHER,
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
    ['!'] = SUDOKU__FRAME,
    ['~'] = SUDOKU__FRAME,
};

static const size_t nowhere = (size_t)-1;

/* What the walk over a line measured. */
typedef struct measures {
    uint32_t classes;             /* of all its bytes */
    size_t groups;                /* what stands between blanks, commas and bars */
    size_t cells;                 /* bytes that can be cells */
    size_t letters;               /* of these */
    size_t strange;               /* bytes that are neither cells nor separators */
    size_t others;                /* of these: not even part of a frame */
    size_t narrowest, widest;     /* group, in bytes */
    size_t strange_at, letter_at; /* the first of them, or nowhere */
    size_t wide_at;               /* the first group of more than one byte, or nowhere */
    size_t gaps, gap_at;          /* places between separators where a cell is missing */
    size_t misplaced_at;          /* a group as long as a grid which is not the first, or nowhere */
    size_t text_at;               /* where cells end and a text begins, or nowhere */
    bool bars;
    bool numbers;    /* every group is a number of one or two digits, or an empty cell */
    bool candidates; /* every group is different digits, or one cell */
    unsigned largest_number, largest_cell;
} measures;

unsigned sudoku__order_of_cells(uint64_t cells)
{
    for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++)
        if ((uint64_t)order * order == cells)
            return order;
    return 0;
}

/* The order that so many cells in one line speak of: those of a row or those of a grid. */
static unsigned order_of_line(uint64_t cells)
{
    if (cells < SUDOKU_MIN_ORDER)
        return 0;
    return cells <= LONGEST_ROW ? (unsigned)cells : sudoku__order_of_cells(cells);
}

static bool may_have_letters(uint64_t cells)
{
    return cells <= LONGEST_ROW ? cells >= FIRST_LETTERS : cells >= LETTERS_IN_GRID;
}

static uint32_t class_at(const sudoku__line *line, size_t at)
{
    return class_of[(unsigned char)line->text[at]];
}

/* Whether one of the drawing characters U+2500 to U+257F stands there, three bytes in UTF-8. */
static bool is_box_drawing(const sudoku__line *line, size_t at, size_t end)
{
    const char *text = line->text + at;
    return text[0] == '\xe2' && end - at >= 3 && (text[1] == '\x94' || text[1] == '\x95');
}

/* Whether the line is a number, a date, a telephone number or the like: at most four groups of
   digits, one other byte between them. */
static bool is_numeric(const sudoku__line *line, size_t from, size_t end)
{
    unsigned groups = 0;
    bool inside = false;
    for (size_t at = from; at < end && groups <= 4; at++) {
        const uint32_t class = class_at(line, at);
        const bool digit = class & (SUDOKU__DIGIT | SUDOKU__ZERO);
        if (!digit && !(inside && strchr("-./:, ", line->text[at]) && line->text[at]))
            return false;
        groups += digit && !inside;
        inside = digit;
    }
    return inside && groups <= 4;
}

/* A digit that the order does not have: notes the first one. */
static void note_above(const sudoku__line *line, size_t from, unsigned order, sudoku__scan *scan)
{
    unsigned number = 0;
    size_t width = 0;
    for (size_t at = from; at < line->length; at++) {
        const uint32_t class = class_at(line, at);
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

/*
 * The line holds 'count' cells and nothing strange: decides between ROW and GRID and looks at the
 * digits.  False where it is no such line: letters that its order does not have, or too few.
 */
static bool settle_cells(const sudoku__line *line, size_t from, size_t end, uint64_t count,
                         unsigned want, sudoku__scan *scan)
{
    if ((scan->classes & SUDOKU__LETTER) && !may_have_letters(count))
        return false;
    if (count < SUDOKU_MIN_ORDER && !want)
        return false;
    const bool number = !want && count <= LONGEST_ROW && is_numeric(line, from, end);
    const unsigned order = order_of_line(count);
    scan->kind = count <= LONGEST_ROW ? SUDOKU__ROW : SUDOKU__GRID;
    scan->count = count;
    if (scan->kind == SUDOKU__GRID && order == 0) {
        scan->trouble = SUDOKU__BAD_COUNT;
        scan->place = end;
    } else if (order < 9 || (scan->classes & SUDOKU__LETTER) || scan->decimal) {
        if (largest(scan->cells, (size_t)count) > order && order > 0)
            note_above(line, from, order, scan);
    }
    if (number && scan->trouble)
        return false;
    if (scan->kind == SUDOKU__ROW)
        scan->weak = scan->trouble || !(scan->classes & SUDOKU__DIGIT) || number;
    return true;
}

/* ---- The usual lines ---- */

/* Reads cells side by side from 'from' on; returns how many there are. */
static size_t read_run(const sudoku__line *line, size_t from, size_t end, sudoku__scan *scan)
{
    const char *text = line->text + from;
    const size_t room = end - from < SUDOKU__SCAN_CELLS ? end - from : SUDOKU__SCAN_CELLS;
    uint32_t classes = 0;
    size_t count = 0;
    while (count < room) {
        const uint32_t class = class_of[(unsigned char)text[count]];
        if (!(class & SUDOKU__CELL))
            break;
        scan->cells[count++] = class & SUDOKU__DIGIT_BITS;
        classes |= class;
    }
    scan->classes = classes;
    return count;
}

/* Reads cells with one blank between, and nothing else; returns how many, 0: it is not so. */
static size_t read_spaced(const sudoku__line *line, size_t from, size_t end, sudoku__scan *scan)
{
    const char *text = line->text + from;
    const size_t count = (end - from + 1) / 2;
    if ((end - from) % 2 == 0 || count > SUDOKU_MAX_CELLS)
        return 0;
    uint32_t any = class_of[(unsigned char)text[0]], all = any, between = SUDOKU__SPACE;
    scan->cells[0] = any & SUDOKU__DIGIT_BITS;
    for (size_t cell = 1; cell < count; cell++) {
        const uint32_t class = class_of[(unsigned char)text[2 * cell]];
        between &= class_of[(unsigned char)text[2 * cell - 1]];
        scan->cells[cell] = class & SUDOKU__DIGIT_BITS;
        any |= class;
        all &= class;
    }
    scan->classes = any;
    return (all & SUDOKU__CELL) && (between & SUDOKU__SPACE) ? count : 0;
}

/* Where the text behind a grid begins: past blanks and what sets it off. */
static size_t skip_to_text(const sudoku__line *line, size_t at, size_t end)
{
    while (at < end &&
           ((class_at(line, at) & SEPARATOR) || line->text[at] == ':' || line->text[at] == '#'))
        at++;
    return at;
}

/*
 * A run of cells that ends before its line does.  Longer than any row, it is a whole grid and a
 * text.  16 and 25 cells can be a row too, but no row has a text behind it.  One cell more or
 * fewer than that is a grid gone wrong if it looks like one (digits and empty cells).
 */
static bool settle_run_and_text(const sudoku__line *line, size_t from, size_t end, size_t count,
                                unsigned want, sudoku__scan *scan)
{
    const char after = line->text[from + count];
    if (!(class_at(line, from + count) & SEPARATOR) && after != ':' && after != '#')
        return false;
    const size_t text = skip_to_text(line, from + count, end);
    if (count <= LONGEST_ROW) {
        const bool comment = memchr(line->text + from + count, '#', text - from - count);
        const bool like_grid = (scan->classes & SUDOKU__DIGIT) &&
                               (scan->classes & (SUDOKU__DOT | SUDOKU__OTHER));
        const unsigned order = count <= 17 ? 4 : 5;
        if (text == end || count + 1 < order * order || count > order * order + 1)
            return false;
        if (largest(scan->cells, count) > order && (comment || !like_grid))
            return false;
        if (count != order * order && !like_grid)
            return false;
        if ((scan->classes & SUDOKU__LETTER))
            return false;
        scan->kind = SUDOKU__GRID;
        scan->count = count;
        scan->place = from + count;
        if (count != order * order)
            scan->trouble = SUDOKU__BAD_COUNT;
        else if (largest(scan->cells, count) > order)
            note_above(line, from, order, scan);
    } else if (!settle_cells(line, from, from + count, count, want, scan)) {
        return false;
    }
    scan->text = text;
    scan->text_end = end;
    return true;
}

/* Whether cells of these classes can be no rule: - and * alone, or with dots, can. */
static bool is_no_rule(uint32_t classes)
{
    const uint32_t marks = SUDOKU__DOT | SUDOKU__DASH | SUDOKU__STAR;
    return (classes & (SUDOKU__DIGIT | SUDOKU__LETTER | SUDOKU__ZERO | SUDOKU__OTHER)) ||
           (classes & marks) == SUDOKU__DOT;
}

static bool scan_usual(const sudoku__line *line, size_t from, size_t end, unsigned want,
                       sudoku__scan *scan)
{
    const bool whole = line->full == line->length;
    const size_t run = read_run(line, from, end, scan);
    if (run == 1 && whole) {
        const size_t count = read_spaced(line, from, end, scan);
        return count > 0 && is_no_rule(scan->classes) &&
               settle_cells(line, from, end, count, want, scan);
    }
    if (run > SUDOKU_MAX_CELLS || !is_no_rule(scan->classes))
        return false;
    if (from + run < end)
        return run > 3 && settle_run_and_text(line, from, end, run, want, scan);
    return whole && settle_cells(line, from, end, run, want, scan);
}

/* ---- The walk ---- */

/* A blank, comma or bar: notes where a cell is missing.  'open' is the comma or bar that came
   last, if no group followed it, and SPACE if blanks did. */
static void walk_separator(measures *m, uint32_t class, size_t at, uint32_t *open)
{
    if (class & SUDOKU__SPACE) {
        *open |= *open ? SUDOKU__SPACE : 0;
        return;
    }
    const bool gap = class & SUDOKU__COMMA ? (*open & SUDOKU__COMMA) || m->groups == 0
                                           : (*open & SUDOKU__BAR) && (*open & SUDOKU__SPACE);
    if (gap && m->gaps++ == 0)
        m->gap_at = at;
    m->bars |= (class & SUDOKU__BAR) != 0;
    *open = class;
}

/* Measures the group at 'at' and returns where it ends; puts cells and numbers where they go. */
static size_t walk_group(const sudoku__line *line, size_t at, size_t end, measures *m,
                         uint8_t *cells, uint8_t *numbers)
{
    const size_t start = at, strange = m->strange;
    uint32_t classes = 0, digits = 0;
    unsigned number = 0;
    bool twice = false;
    for (; at < end && !is_box_drawing(line, at, end); at++) {
        const uint32_t class = class_at(line, at);
        if (class & SEPARATOR)
            break;
        classes |= class;
        if (!(class & SUDOKU__CELL)) {
            if (m->strange_at == nowhere)
                m->strange_at = at;
            m->strange++;
            m->others += !(class & SUDOKU__FRAME);
            continue;
        }
        const unsigned digit = class & SUDOKU__DIGIT_BITS;
        if (class & SUDOKU__LETTER && m->letters++ == 0)
            m->letter_at = at;
        if (m->cells < SUDOKU__SCAN_CELLS)
            cells[m->cells] = (uint8_t)digit;
        m->cells++;
        m->largest_cell = digit > m->largest_cell ? digit : m->largest_cell;
        twice |= (digits >> digit & 1) || digit == 0;
        digits |= UINT32_C(1) << digit;
        number = number < 10 ? number * 10 + digit : 100;
    }
    const size_t width = at - start;
    const bool clean = strange == m->strange;
    const uint32_t cell_classes = classes & ~(uint32_t)(SUDOKU__CELL | SUDOKU__DIGIT_BITS);
    m->numbers &= width == 1 ||
                  (width == 2 && !(cell_classes & ~(uint32_t)(SUDOKU__DIGIT | SUDOKU__ZERO)));
    m->candidates &= width == 1 || !twice;
    m->largest_number = number > m->largest_number ? number : m->largest_number;
    if (m->groups < SUDOKU__SCAN_CELLS)
        numbers[m->groups] = (uint8_t)number;
    if (clean && m->groups > 0 && width >= 81 && sudoku__order_of_cells(width) &&
        (classes & SUDOKU__DIGIT) && m->misplaced_at == nowhere)
        m->misplaced_at = start;
    if (width > 1 && m->wide_at == nowhere)
        m->wide_at = start;
    m->narrowest = m->groups == 0 || width < m->narrowest ? width : m->narrowest;
    m->widest = width > m->widest ? width : m->widest;
    m->groups++;
    m->classes |= classes;
    return at;
}

static void walk(const sudoku__line *line, size_t from, size_t end, measures *m, uint8_t *cells,
                 uint8_t *numbers)
{
    uint32_t open = 0;
    for (size_t at = from; at < end;) {
        const bool drawing = is_box_drawing(line, at, end);
        const uint32_t class = drawing ? SUDOKU__BAR : class_at(line, at);
        if (class & SEPARATOR) {
            walk_separator(m, class, at, &open);
            m->classes |= class;
            at += drawing ? 3 : 1;
            continue;
        }
        if (m->groups > 0 && line->text[at] == '#') {
            m->text_at = at;
            return;
        }
        const measures before = *m;
        const size_t group = at;
        at = walk_group(line, at, end, m, cells, numbers);
        if (m->strange > before.strange && m->groups > LONGEST_ROW + 1 && before.strange == 0) {
            *m = before;
            m->text_at = group;
            return;
        }
        open = 0;
    }
}

/* ---- What the measures mean ---- */

typedef enum reading { NO_READING, AS_CELLS, AS_NUMBERS, AS_CANDIDATES } reading;

static bool is_box_wide(size_t width, size_t cells, const sudoku_shape *hint)
{
    sudoku_shape shape;
    if (hint && (size_t)hint->box_rows * hint->box_cols == cells)
        return hint->box_cols == width;
    return sudoku_shape_of_order((unsigned)cells, &shape) == SUDOKU_OK && shape.box_cols == width;
}

/* How clean groups are to be read; see the top of the file. */
static reading choose_reading(const measures *m, unsigned want, const sudoku_shape *hint)
{
    if (m->widest == 1 || m->groups == 1)
        return AS_CELLS;
    const unsigned order = order_of_line(m->groups);
    if (m->numbers && order > 0 && (m->largest_number <= order || order >= FIRST_LETTERS))
        return AS_NUMBERS;
    if (m->cells <= LONGEST_ROW) {
        const bool even = m->narrowest == m->widest;
        if (want == m->cells && want < FIRST_LETTERS)
            return AS_CELLS;
        if (even && is_box_wide(m->widest, m->cells, hint))
            return AS_CELLS;
        if (even && m->bars && m->groups < SUDOKU_MIN_ORDER)
            return AS_CELLS;
    }
    return m->candidates && order > 0 && m->largest_cell <= order ? AS_CANDIDATES : NO_READING;
}

/* A line without any digit, letter, 0, _ or x: a rule, or maybe empty cells.  False: neither. */
static bool settle_rule(const sudoku__line *line, const measures *m, sudoku__scan *scan)
{
    const uint32_t marks = m->classes & (SUDOKU__DOT | SUDOKU__DASH | SUDOKU__STAR);
    const bool one_kind = marks && !(marks & (marks - 1));
    const bool framed = m->classes & SUDOKU__FRAME;
    if (m->others || (m->classes & SUDOKU__COMMA) || (is_no_rule(m->classes) && !framed))
        return false;
    if (m->classes & (SUDOKU__DIGIT | SUDOKU__LETTER | SUDOKU__ZERO | SUDOKU__OTHER))
        return false;
    scan->kind = SUDOKU__RULE;
    if (!one_kind || framed || m->cells < SUDOKU_MIN_ORDER || (m->bars && m->widest > 1) ||
        line->full > line->length)
        return true;
    scan->kind = SUDOKU__DASHES;
    scan->count = m->cells;
    return true;
}

static void settle_candidates(const measures *m, sudoku__scan *scan)
{
    scan->kind = m->groups <= LONGEST_ROW ? SUDOKU__ROW : SUDOKU__GRID;
    scan->count = m->groups;
    scan->trouble = SUDOKU__CANDIDATES;
    scan->place = m->wide_at;
    scan->weak = !m->bars;
}

/* Nothing strange in the line. */
static bool settle_clean(const sudoku__line *line, size_t from, size_t end, const measures *m,
                         unsigned want, const sudoku_shape *hint, const uint8_t *numbers,
                         sudoku__scan *scan)
{
    const size_t stop = m->text_at == nowhere ? end : m->text_at;
    switch (choose_reading(m, want, hint)) {
    case AS_CELLS:
        if (line->full > line->length && m->text_at == nowhere && m->cells > LONGEST_ROW) {
            scan->kind = SUDOKU__GRID;
            scan->trouble = SUDOKU__BAD_COUNT;
            scan->count = line->full;
            scan->place = stop;
            return true;
        }
        return settle_cells(line, from, stop, m->cells, want, scan);
    case AS_NUMBERS:
        if (m->groups <= SUDOKU_MAX_CELLS)
            memcpy(scan->cells, numbers, m->groups);
        scan->decimal = true;
        return settle_cells(line, from, stop, m->groups, want, scan);
    case AS_CANDIDATES:
        settle_candidates(m, scan);
        return true;
    case NO_READING:
        break;
    }
    /* A row, where one must come, but of the wrong width; or several digits in a cell. */
    const size_t count = want < FIRST_LETTERS ? m->cells : m->groups;
    if (!want || count > LONGEST_ROW)
        return false;
    settle_candidates(m, scan);
    if (m->groups != want) {
        scan->trouble = SUDOKU__FINE;
        scan->count = count;
    }
    return true;
}

/* Something in the line is strange or missing: a broken row or grid, or text. */
static void settle_broken(const measures *m, unsigned want, sudoku__scan *scan)
{
    const size_t span = m->groups == 1 ? m->cells + m->strange : m->groups + m->gaps;
    const bool letters = want ? want >= FIRST_LETTERS : may_have_letters(span);
    const size_t strange = m->strange + (letters ? 0 : m->letters);
    const size_t shown = m->cells + m->strange;
    const bool singles = m->groups == 1 || m->widest <= 2;
    scan->kind = SUDOKU__TEXT;
    if (m->misplaced_at != nowhere) {
        scan->kind = SUDOKU__GRID;
        scan->trouble = SUDOKU__MISPLACED;
        scan->place = m->misplaced_at;
        return;
    }
    if (strange == 0 && m->gaps == 0)
        return; /* numbers, but of no grid */
    if (span > LONGEST_ROW) {
        if (singles && 16 * strange <= shown)
            scan->kind = SUDOKU__GRID;
    } else if (want) {
        if (2 * strange <= shown)
            scan->kind = SUDOKU__ROW;
    } else if (singles && 8 * strange <= shown && span >= SUDOKU_MIN_ORDER) {
        scan->kind = SUDOKU__ROW;
        scan->count = span;
        scan->weak = true;
    }
    scan->trouble = strange ? SUDOKU__BAD_CHARACTER : SUDOKU__NO_MARK;
    scan->place = strange ? m->strange_at : m->gap_at;
    if (strange > m->strange && m->letter_at < scan->place)
        scan->place = m->letter_at;
}

static void scan_walking(const sudoku__line *line, size_t from, size_t end, unsigned want,
                         const sudoku_shape *hint, sudoku__scan *scan)
{
    uint8_t numbers[SUDOKU__SCAN_CELLS];
    measures m = {.strange_at = nowhere,
                  .letter_at = nowhere,
                  .wide_at = nowhere,
                  .gap_at = nowhere,
                  .misplaced_at = nowhere,
                  .text_at = nowhere,
                  .numbers = true,
                  .candidates = true};
    walk(line, from, end, &m, scan->cells, numbers);
    scan->classes = m.classes;
    if (settle_rule(line, &m, scan))
        return;
    const bool clean = m.strange == 0 && m.gaps == 0 && m.misplaced_at == nowhere;
    if (clean && settle_clean(line, from, end, &m, want, hint, numbers, scan)) {
        if (scan->kind == SUDOKU__GRID && m.text_at != nowhere) {
            scan->text = skip_to_text(line, m.text_at, end);
            scan->text_end = end;
        }
        return;
    }
    settle_broken(&m, want, scan);
    if (scan->trouble == SUDOKU__BAD_CHARACTER)
        scan->subject = (unsigned char)line->text[scan->place];
}

void sudoku__scan_line(const sudoku__line *line, unsigned want, const sudoku_shape *hint,
                       sudoku__scan *scan)
{
    size_t from = 0, end = line->length;
    while (end > 0 && class_at(line, end - 1) & SUDOKU__SPACE)
        end--;
    while (from < end && class_at(line, from) & SUDOKU__SPACE)
        from++;
    scan->trouble = SUDOKU__FINE;
    scan->count = 0;
    scan->place = from;
    scan->text = scan->text_end = end;
    scan->decimal = scan->weak = false;
    if (from == end || line->text[from] == '#') {
        scan->kind = SUDOKU__BLANK;
        return;
    }
    if (scan_usual(line, from, end, want, scan))
        return;
    scan->trouble = SUDOKU__FINE;
    scan->decimal = scan->weak = false;
    scan_walking(line, from, end, want, hint, scan);
}
