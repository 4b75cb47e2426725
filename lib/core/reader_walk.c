/* SPDX-License-Identifier: MIT */
/*
 * One line of plain text: any line.
 *
 * The line is cut at blanks, commas and bars into groups, the groups are counted and measured,
 * and the measures decide what the line is.  A group of several digits can be three things:
 *   - cells side by side: "53. .7. ...", groups as wide as a box, or no other reading possible;
 *   - one number: "12 3 0 16", groups of at most two digits, none above the number of groups;
 *   - the candidates of one cell: "239 7 2368", no digit twice in a group, as many groups as a
 *     row has cells.
 * They are told apart by their number and width, never guessed digit by digit: what fits none of
 * the three is no row.
 *
 * Two thresholds keep broken rows and prose apart.  Outside a record a line may be a broken
 * row if no more than one byte of four is strange (a clean row must follow: reader_plain.c), and is
 * a broken grid if no more than one of sixteen is: this holds a mistyped cell, but neither a date
 * with a time nor a checksum nor XML.  Inside a record, where a row must come, and just below one
 * of the same width, half of the bytes may be strange; a quarter where letters are digits, because
 * words are full of these.
 */
#include "core/reader_walk.h"

#include <string.h>

#include "core/shape.h"

enum {
    SEPARATOR = SUDOKU__SPACE | SUDOKU__COMMA | SUDOKU__BAR,
    LEAST_DRAWN = 8, /* bytes of a frame around one that was mistyped */
    MOST_TORN = 6    /* groups of a row whose boxes stand apart, and more */
};

static const size_t nowhere = (size_t)-1;

/* What the walk over a line measured. */
typedef struct measures {
    uint32_t classes; /* of all its bytes */
    size_t groups;    /* what stands between blanks, commas and bars */
    size_t cells;     /* bytes that can be cells */
    size_t letters;   /* of these */
    size_t strange;   /* bytes that are neither cells nor separators */
    size_t others;    /* of these: not even part of a frame */
    size_t commas;
    size_t drawn;                 /* bytes of rules and frames: - * _ + = : ' " */
    size_t merged;                /* groups too wide for a number */
    size_t narrowest, widest;     /* group, in bytes */
    size_t strange_at, letter_at; /* the first of them, or nowhere */
    size_t wide_at;               /* the first group of more than one byte, or nowhere */
    size_t gaps, gap_at;          /* places between separators where a cell is missing */
    size_t misplaced_at;          /* a group like a grid which is not the first, or nowhere */
    size_t text_at;               /* where cells end and a text begins, or nowhere */
    size_t grid; /* bytes of the first group if it is like a grid and not clean, else 0 */
    bool bars;
    bool numbers;    /* every group is a number of one or two digits, or an empty cell */
    bool candidates; /* every group is different digits, or one cell */
    unsigned largest_number, largest_cell;
} measures;

/* Whether one of the drawing characters U+2500 to U+257F stands there, three bytes in UTF-8. */
static bool is_box_drawing(const sudoku__view *view, size_t at)
{
    const char *text = view->line->text + at;
    return text[0] == '\xe2' && view->end - at >= 3 && (text[1] == '\x94' || text[1] == '\x95');
}

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
    m->commas += (class & SUDOKU__COMMA) != 0;
    *open = class;
}

/* What one group holds. */
typedef struct group {
    size_t start, width, strange, letters;
    uint32_t classes;
    unsigned number; /* its digits as a decimal number; 100: more than two of them */
    bool twice;      /* a digit stands there twice, or an empty cell does */
} group;

/* How many bytes of a group are no cells of a grid of that width. */
static size_t strange_in(const group *g)
{
    return g->strange + (sudoku__may_have_letters(g->width) ? 0 : g->letters);
}

/* Whether a group is as long as a grid in one line, and nearly clean; see the top of the file. */
static bool is_like_grid(const group *g)
{
    return g->width > SUDOKU__LONGEST_ROW && (g->classes & SUDOKU__DIGIT) &&
           16 * strange_in(g) <= g->width;
}

/* Whether such a group is a grid, or the larger part of one, where none should be.  Long numbers
   and checksums have no empty cells. */
static bool is_misplaced(const group *g)
{
    const uint32_t empty = SUDOKU__DOT | SUDOKU__STROKES | SUDOKU__CROSS;
    if (g->width < SUDOKU__LEAST_MISPLACED || !is_like_grid(g))
        return false;
    return (g->classes & (g->letters ? empty : empty | SUDOKU__ZERO)) ||
           (g->width >= 81 && sudoku__order_of_cells(g->width));
}

/* Takes the measures of a group over. */
static void add_group(measures *m, const group *g)
{
    const uint32_t digits = SUDOKU__DIGIT | SUDOKU__ZERO | SUDOKU__CELL | SUDOKU__DIGIT_BITS;
    m->classes |= g->classes;
    m->numbers &= g->width == 1 || (g->width == 2 && !(g->classes & ~digits));
    m->candidates &= g->width == 1 || !g->twice;
    m->largest_number = g->number > m->largest_number ? g->number : m->largest_number;
    m->narrowest = m->groups == 0 || g->width < m->narrowest ? g->width : m->narrowest;
    m->widest = g->width > m->widest ? g->width : m->widest;
    if (g->width > 1 && m->wide_at == nowhere)
        m->wide_at = g->start;
    m->merged += g->width > 2;
    if (m->groups == 0 && strange_in(g) > 0 && is_like_grid(g))
        m->grid = g->width;
    if (m->groups > 0 && m->misplaced_at == nowhere && is_misplaced(g))
        m->misplaced_at = g->start;
    m->groups++;
}

/* Measures the group at 'at' and returns where it ends; puts cells and numbers where they go. */
static size_t walk_group(const sudoku__view *view, size_t at, measures *m, uint8_t *cells,
                         uint8_t *numbers)
{
    group g = {.start = at};
    uint32_t seen = 0;
    for (; at < view->end && !is_box_drawing(view, at); at++) {
        const uint32_t class = sudoku__class_at(view, at);
        if (class & SEPARATOR)
            break;
        g.classes |= class;
        if (!(class & SUDOKU__CELL)) {
            if (m->strange++ == 0)
                m->strange_at = at;
            m->others += !(class & SUDOKU__FRAME);
            m->drawn += (class & SUDOKU__FRAME) != 0;
            g.strange++;
            continue;
        }
        const unsigned digit = class & SUDOKU__DIGIT_BITS;
        m->drawn += (class & SUDOKU__STROKES) != 0;
        g.letters += (class & SUDOKU__LETTER) != 0;
        if ((class & SUDOKU__LETTER) && m->letters++ == 0)
            m->letter_at = at;
        if (m->cells < SUDOKU__SCAN_CELLS)
            cells[m->cells] = (uint8_t)digit;
        m->cells++;
        m->largest_cell = digit > m->largest_cell ? digit : m->largest_cell;
        g.twice |= (seen >> digit & 1) || digit == 0;
        seen |= UINT32_C(1) << digit;
        g.number = g.number < 10 ? g.number * 10 + digit : 100;
    }
    g.width = at - g.start;
    if (m->groups < SUDOKU__SCAN_CELLS)
        numbers[m->groups] = (uint8_t)g.number;
    add_group(m, &g);
    return at;
}

static void walk(const sudoku__view *view, measures *m, uint8_t *cells, uint8_t *numbers)
{
    uint32_t open = 0;
    for (size_t at = view->from; at < view->end;) {
        const bool drawing = is_box_drawing(view, at);
        const uint32_t class = drawing ? SUDOKU__BAR : sudoku__class_at(view, at);
        if (class & SEPARATOR) {
            walk_separator(m, class, at, &open);
            m->classes |= class;
            at += drawing ? 3 : 1;
            continue;
        }
        if (m->groups > 0 && view->line->text[at] == '#') {
            m->text_at = at;
            return;
        }
        if (m->groups <= SUDOKU__LONGEST_ROW || m->strange > 0) {
            at = walk_group(view, at, m, cells, numbers);
        } else { /* a whole grid may be behind us, and a text begin */
            const measures before = *m;
            const size_t start = at;
            at = walk_group(view, at, m, cells, numbers);
            if (m->strange > 0) {
                *m = before;
                m->text_at = start;
                return;
            }
        }
        open = 0;
    }
}

/* ---- What the measures mean ---- */

typedef enum reading { NO_READING, AS_CELLS, AS_NUMBERS, AS_CANDIDATES } reading;

static bool is_box_wide(size_t width, size_t cells, const sudoku_shape *hint)
{
    sudoku_shape shape;
    if (hint && sudoku__order(hint) == cells)
        return hint->box_cols == width;
    return sudoku_shape_of_order((unsigned)cells, &shape) == SUDOKU_OK && shape.box_cols == width;
}

/* Whether the groups are as wide as a box. */
static bool are_boxes(const measures *m, const sudoku__context *context)
{
    const size_t shown = m->cells + m->strange;
    return shown <= SUDOKU__LONGEST_ROW && m->narrowest == m->widest &&
           is_box_wide(m->widest, shown, context->hint);
}

/* How clean groups are to be read; see the top of the file. */
static reading choose_reading(const measures *m, const sudoku__context *context)
{
    const unsigned few = SUDOKU__FIRST_LETTERS; /* below, no digit has two characters */
    const unsigned order = sudoku__order_of_line(m->groups);
    if (m->widest == 1 || m->groups == 1)
        return AS_CELLS;
    if (m->numbers && m->letters == 0 && order > 0 && (m->largest_number <= order || order >= few))
        return AS_NUMBERS;
    if (context->want == m->cells && context->want < few)
        return AS_CELLS;
    if (are_boxes(m, context))
        return AS_CELLS;
    if (m->cells <= SUDOKU__LONGEST_ROW && m->narrowest == m->widest && m->bars &&
        m->groups < SUDOKU_MIN_ORDER)
        return AS_CELLS;
    return m->candidates && order > 0 && m->largest_cell <= order ? AS_CANDIDATES : NO_READING;
}

/* As many cells as the line may be meant to have. */
static size_t span_of(const measures *m, const sudoku__context *context)
{
    return m->groups == 1 || are_boxes(m, context) ? m->cells + m->strange : m->groups + m->gaps;
}

/* A rule with one mistyped character, inside a record: it must not pass for a row. */
static bool is_mistyped_rule(const measures *m, unsigned want)
{
    const size_t shown = m->cells + m->strange + m->commas;
    return want && (m->classes & SUDOKU__FRAME) && (m->groups == 1 + m->commas || m->bars) &&
           shown > want + 1 && shown == m->drawn + 1 && m->drawn >= LEAST_DRAWN;
}

/* Whether a line of strokes may be a row: they stand alone, or as many together as in a box. */
static bool may_be_empty_row(const sudoku__view *view, const measures *m)
{
    return !m->bars || m->widest == 1 || are_boxes(m, view->context);
}

/* A line without any digit, letter, 0 or x: a rule, or maybe empty cells.  False: neither. */
static bool settle_rule(const sudoku__view *view, const measures *m, sudoku__scan *scan)
{
    const uint32_t cells = SUDOKU__DIGIT | SUDOKU__LETTER | SUDOKU__ZERO | SUDOKU__CROSS;
    const uint32_t marks = m->classes & (SUDOKU__DOT | SUDOKU__STROKES);
    const bool framed = m->classes & SUDOKU__FRAME;
    const bool one_kind = marks && !(marks & (marks - 1));
    scan->kind = SUDOKU__RULE;
    if (is_mistyped_rule(m, view->context->want))
        return true;
    if (m->others || (m->classes & (cells | SUDOKU__COMMA)))
        return false;
    if (marks == SUDOKU__DOT && (!framed || span_of(m, view->context) == view->context->want))
        return false;
    if (one_kind && !framed && m->cells >= SUDOKU_MIN_ORDER && may_be_empty_row(view, m) &&
        !sudoku__is_cut(view)) {
        scan->kind = SUDOKU__DASHES;
        scan->count = m->cells;
    }
    return true;
}

static void settle_candidates(const measures *m, sudoku__scan *scan)
{
    scan->kind = m->groups <= SUDOKU__LONGEST_ROW ? SUDOKU__ROW : SUDOKU__GRID;
    scan->count = m->groups;
    scan->trouble = SUDOKU__CANDIDATES;
    scan->place = m->wide_at;
    scan->doubt = m->bars ? SUDOKU__SURE : SUDOKU__BROKEN;
}

/* Whether the line stands right below a grid and is about as wide as its rows. */
static bool is_below(const measures *m, const sudoku__context *context)
{
    const size_t above = context->above, groups = m->groups + m->gaps;
    const size_t width = above < SUDOKU__FIRST_LETTERS ? m->cells + m->strange : groups;
    return above > 0 && (groups == above || (width + 1 >= above && width <= above + 1));
}

/* Groups that make no sense, where a row must come: one of the wrong width, or with several digits
   in a cell. */
static bool settle_senseless(const measures *m, unsigned want, sudoku__scan *scan)
{
    const size_t count = want < SUDOKU__FIRST_LETTERS ? m->cells : m->groups;
    if (count > SUDOKU__LONGEST_ROW)
        return false;
    settle_candidates(m, scan);
    if (m->groups != want)
        scan->count = count;
    return true;
}

/* The same where a first row may come: it may lack one blank between two cells, or have one too
   many between cells that are no numbers. */
static bool settle_merged(const sudoku__view *view, const measures *m, sudoku__scan *scan)
{
    const uint32_t empty = m->classes & (SUDOKU__DOT | SUDOKU__STROKES | SUDOKU__CROSS);
    const bool one_kind = empty && !(empty & (empty - 1)) && !(m->classes & SUDOKU__ZERO);
    const bool torn = m->groups <= MOST_TORN && (m->classes & SUDOKU__DIGIT) && one_kind;
    const bool merged = m->widest <= 2 && m->cells <= m->groups + 1;
    if (!(torn || merged) || m->cells > SUDOKU__LONGEST_ROW ||
        !sudoku__settle_cells(view, m->cells, scan))
        return false;
    if (torn || m->cells >= SUDOKU__FIRST_LETTERS) {
        settle_candidates(m, scan); /* which of the two is not known */
        scan->count = torn ? m->cells : m->groups;
    }
    scan->doubt = SUDOKU__BROKEN;
    return true;
}

/* Nothing strange in the line. */
static bool settle_clean(const sudoku__view *view, const measures *m, const uint8_t *numbers,
                         sudoku__scan *scan)
{
    const sudoku__view cells = {view->line, view->from,
                                m->text_at == nowhere ? view->end : m->text_at, view->context};
    switch (choose_reading(m, view->context)) {
    case AS_CELLS:
        if (!sudoku__is_cut(view) || m->text_at != nowhere || m->cells <= SUDOKU__LONGEST_ROW)
            return sudoku__settle_cells(&cells, m->cells, scan);
        scan->kind = SUDOKU__GRID;
        scan->trouble = SUDOKU__BAD_COUNT;
        scan->count = view->line->full;
        scan->place = cells.end;
        return true;
    case AS_NUMBERS:
        if (m->groups <= SUDOKU_MAX_CELLS)
            memcpy(scan->cells, numbers, m->groups);
        scan->decimal = true;
        return sudoku__settle_cells(&cells, m->groups, scan);
    case AS_CANDIDATES:
        settle_candidates(m, scan);
        return true;
    case NO_READING:
        break;
    }
    if (m->groups > SUDOKU__LONGEST_ROW && m->merged <= 1 && m->letters <= 1) {
        scan->kind = SUDOKU__GRID; /* numbers: one is missing, or two lack the blank between */
        scan->trouble = m->letters ? SUDOKU__BAD_CHARACTER : SUDOKU__BAD_COUNT;
        scan->count = m->groups;
        scan->place = m->letters ? m->letter_at : cells.end;
        scan->subject = m->letters ? (unsigned char)view->line->text[scan->place] : 0;
        return true;
    }
    if (view->context->want)
        return settle_senseless(m, view->context->want, scan);
    if (is_below(m, view->context) && settle_senseless(m, view->context->above, scan)) {
        scan->doubt = SUDOKU__SURE;
        return true;
    }
    return settle_merged(view, m, scan);
}

/* Whether few enough bytes are strange for a broken row or grid; see the top of the file. */
static bool is_nearly_clean(const measures *m, const sudoku__context *context, size_t span,
                            size_t strange)
{
    const size_t shown = m->cells + m->strange;
    const bool singles = m->groups == 1 || m->widest <= 2 || are_boxes(m, context);
    if (span > SUDOKU__LONGEST_ROW)
        return singles && 16 * strange <= shown && (m->classes & (SUDOKU__DIGIT | SUDOKU__ZERO));
    if (context->want >= SUDOKU__FIRST_LETTERS)
        return (singles || m->bars) && 4 * strange <= shown;
    if (context->want || is_below(m, context))
        return 2 * strange <= shown;
    return singles && 4 * strange <= shown && span >= SUDOKU_MIN_ORDER &&
           (m->classes & SUDOKU__DIGIT);
}

/* Something in the line is strange or missing: a broken row or grid, or text. */
static void settle_broken(const sudoku__view *view, const measures *m, sudoku__scan *scan)
{
    const unsigned want = view->context->want;
    const size_t span = m->grid ? m->grid : span_of(m, view->context);
    const bool letters = want ? want >= SUDOKU__FIRST_LETTERS : sudoku__may_have_letters(span);
    const size_t strange = m->strange + (letters ? 0 : m->letters);
    const bool below = !want && is_below(m, view->context);
    scan->kind = SUDOKU__TEXT;
    if (m->misplaced_at != nowhere && m->grid == 0) {
        scan->kind = SUDOKU__GRID;
        scan->trouble = SUDOKU__MISPLACED;
        scan->place = m->misplaced_at;
        return;
    }
    if (strange == 0 && m->gaps == 0)
        return; /* numbers, but of no grid */
    if (m->grid == 0 && !is_nearly_clean(m, view->context, span, strange))
        return;
    scan->kind = span > SUDOKU__LONGEST_ROW ? SUDOKU__GRID : SUDOKU__ROW;
    scan->count = want ? 0 : below ? view->context->above : span;
    scan->doubt = want || below ? SUDOKU__SURE : SUDOKU__BROKEN;
    scan->trouble = strange ? SUDOKU__BAD_CHARACTER : SUDOKU__NO_MARK;
    scan->place = strange ? m->strange_at : m->gap_at;
    if (!letters && m->letter_at < scan->place)
        scan->place = m->letter_at;
    scan->subject = (unsigned char)view->line->text[scan->place];
}

void sudoku__walk_line(const sudoku__view *view, sudoku__scan *scan)
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
    walk(view, &m, scan->cells, numbers);
    scan->classes = m.classes;
    if (settle_rule(view, &m, scan))
        return;
    const bool clean = m.strange == 0 && m.gaps == 0 && m.misplaced_at == nowhere;
    if (!clean || !settle_clean(view, &m, numbers, scan)) {
        settle_broken(view, &m, scan);
    } else if (scan->kind == SUDOKU__GRID && m.text_at != nowhere) {
        scan->text = sudoku__skip_to_text(view, m.text_at);
        scan->text_end = view->end;
    }
}
