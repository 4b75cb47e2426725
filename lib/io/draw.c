/* SPDX-License-Identifier: MIT */
/*
 * A puzzle as marks: shaded cells first, then lines from thin to thick, then digits.
 *
 * All sizes are parts of a cell's side, so that a puzzle looks the same however large it is.  A
 * line between two cells is thick where their regions differ, which draws boxes and jigsaw regions
 * alike; pieces of it that follow one another become one line, so that there are no seams.  Digits
 * are centred by hand: 0.36 of the font's size under the middle is the baseline of its capitals.
 * Pencil marks have fixed places in a raster, so that the eye finds a digit by its place.
 */
#include "io/draw.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/houses.h>

/* Parts of a cell's side, but for the widest and narrowest line, in points. */
static const double thin_part = 0.016, thick_part = 0.065, frame_part = 0.085;
static const double digit_part = 0.66, mark_part = 0.80, widest_mark = 0.27;
static const double baseline = 0.36; /* of the font's size */

static const char symbols[][2] = {"",  "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C",
                                  "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P"};

void sudoku__page_add(sudoku__page *page, const sudoku__mark *mark)
{
    if (page->failed)
        return;
    if (page->count == page->capacity) {
        const size_t capacity = page->capacity ? 2 * page->capacity : 1024;
        sudoku__mark *const grown = realloc(page->marks, capacity * sizeof *grown);
        if (!grown) {
            page->failed = true;
            return;
        }
        page->marks = grown;
        page->capacity = capacity;
    }
    page->marks[page->count++] = *mark;
}

/* What is drawn, and how large. */
struct picture {
    sudoku__page *page;
    const sudoku__entry *entry;
    const uint8_t *cells;
    unsigned order;
    double x, y, cell; /* the corner, and the side of a cell */
    double thin, thick, frame;
};

static double between(double low, double value, double high)
{
    return value < low ? low : value > high ? high : value;
}

/* Whether a cell of a jigsaw or a box differs in region from its left or upper neighbour. */
static bool differ(const struct picture *picture, unsigned cell, unsigned other)
{
    return sudoku_region(picture->entry->shape, cell) !=
           sudoku_region(picture->entry->shape, other);
}

static void shade_cell(const struct picture *picture, unsigned row, unsigned column)
{
    const sudoku__mark mark = {.kind = SUDOKU__FILL,
                               .x = picture->x + column * picture->cell,
                               .y = picture->y + row * picture->cell,
                               .x2 = picture->x + (column + 1) * picture->cell,
                               .y2 = picture->y + (row + 1) * picture->cell,
                               .colour = SUDOKU__SHADE};
    sudoku__page_add(picture->page, &mark);
}

/* Whether a picture must show a house: a diagonal or a window. */
static bool is_shaded(const sudoku_shape *shape, unsigned house)
{
    char name[32];
    sudoku_house_name(shape, house, name, sizeof name);
    return strncmp(name, "diagonal", 8) == 0 || strncmp(name, "window", 6) == 0;
}

/* Diagonals are lines too: among shaded windows their cells alone would not be seen. */
static void draw_diagonals(const struct picture *picture)
{
    const double side = picture->order * picture->cell;
    for (int up = 0; up < 2 && picture->entry->shape->extra & SUDOKU_DIAGONALS; up++) {
        const sudoku__mark mark = {.kind = SUDOKU__LINE,
                                   .x = picture->x,
                                   .y = picture->y + (up ? side : 0),
                                   .x2 = picture->x + side,
                                   .y2 = picture->y + (up ? 0 : side),
                                   .size = 2 * picture->thin,
                                   .colour = SUDOKU__DIAGONAL};
        sudoku__page_add(picture->page, &mark);
    }
}

static void shade(const struct picture *picture)
{
    const sudoku_shape *const shape = picture->entry->shape;
    bool shaded[SUDOKU_MAX_CELLS] = {false};
    const unsigned houses = sudoku_houses(shape);
    for (unsigned house = 2 * picture->order; house < houses; house++) {
        uint16_t cells[SUDOKU_MAX_ORDER];
        if (!is_shaded(shape, house) || sudoku_house_cells(shape, house, cells) != SUDOKU_OK)
            continue;
        for (unsigned place = 0; place < picture->order; place++)
            shaded[cells[place]] = true;
    }
    for (unsigned cell = 0; cell < picture->order * picture->order; cell++)
        if (shaded[cell])
            shade_cell(picture, cell / picture->order, cell % picture->order);
}

/* A line along the grid's lines: number 'line' from the left or the top, from cell 'from' to cell
   'to', longer by half its width at both ends, so that corners are full. */
static void rule(const struct picture *picture, bool vertical, unsigned line, unsigned from,
                 unsigned to, double width, uint32_t colour)
{
    const double across = line * picture->cell, more = colour == SUDOKU__INK ? width / 2 : 0;
    const double begin = from * picture->cell - more, end = to * picture->cell + more;
    const sudoku__mark mark = {.kind = SUDOKU__LINE,
                               .x = picture->x + (vertical ? across : begin),
                               .y = picture->y + (vertical ? begin : across),
                               .x2 = picture->x + (vertical ? across : end),
                               .y2 = picture->y + (vertical ? end : across),
                               .size = width,
                               .colour = colour};
    sudoku__page_add(picture->page, &mark);
}

static void rule_regions(const struct picture *picture, bool vertical)
{
    const unsigned order = picture->order;
    for (unsigned line = 1; line < order; line++) {
        unsigned from = 0; /* where the thick piece began, 'at' where there is none */
        for (unsigned at = 0; at <= order; at++) {
            const unsigned cell = vertical ? at * order + line : line * order + at;
            if (at < order && differ(picture, cell, vertical ? cell - 1 : cell - order))
                continue;
            if (from < at)
                rule(picture, vertical, line, from, at, picture->thick, SUDOKU__INK);
            from = at + 1;
        }
    }
}

/* Not so in a Latin square, where the boxes are the rows. */
static bool has_regions(const sudoku_shape *shape)
{
    return shape->jigsaw || (shape->box_rows > 1 && shape->box_cols > 1);
}

static void rule_all(const struct picture *picture)
{
    const unsigned order = picture->order;
    for (unsigned line = 1; line < order; line++) {
        rule(picture, true, line, 0, order, picture->thin, SUDOKU__THIN);
        rule(picture, false, line, 0, order, picture->thin, SUDOKU__THIN);
    }
    if (has_regions(picture->entry->shape)) {
        rule_regions(picture, true);
        rule_regions(picture, false);
    }
    for (unsigned line = 0; line <= order; line += order) {
        rule(picture, true, line, 0, order, picture->frame, SUDOKU__INK);
        rule(picture, false, line, 0, order, picture->frame, SUDOKU__INK);
    }
}

/* A symbol centred on a point. */
static void symbol_at(const struct picture *picture, double x, double y, unsigned digit,
                      double size, uint32_t colour, bool bold)
{
    const sudoku__mark mark = {.kind = SUDOKU__TEXT,
                               .x = x,
                               .y = y + baseline * size,
                               .size = size,
                               .colour = colour,
                               .align = SUDOKU__MIDDLE,
                               .bold = bold,
                               .text = symbols[digit],
                               .length = 1};
    sudoku__page_add(picture->page, &mark);
}

static void pencil(const struct picture *picture, double x, double y, uint32_t candidates)
{
    unsigned columns = 1;
    while (columns * columns < picture->order)
        columns++;
    const unsigned rows = (picture->order + columns - 1) / columns;
    const double inner = 0.90 * picture->cell; /* free of lines */
    const double left = x + (picture->cell - inner) / 2, top = y + (picture->cell - inner) / 2;
    const double step = inner / columns, down = inner / rows;
    const double size = between(0, mark_part * step, widest_mark * picture->cell);
    for (unsigned digit = 1; digit <= picture->order; digit++) {
        const unsigned row = (digit - 1) / columns, column = (digit - 1) % columns;
        if (candidates >> (digit - 1) & 1)
            symbol_at(picture, left + (column + 0.5) * step, top + (row + 0.5) * down, digit, size,
                      SUDOKU__PENCIL, false);
    }
}

static void write_cells(const struct picture *picture)
{
    const sudoku__entry *const entry = picture->entry;
    const bool answer = picture->cells != entry->cells;
    const double size = digit_part * picture->cell;
    for (unsigned cell = 0; cell < picture->order * picture->order; cell++) {
        const double x = picture->x + cell % picture->order * picture->cell;
        const double y = picture->y + cell / picture->order * picture->cell;
        const unsigned digit = picture->cells[cell];
        const bool given = entry->cells[cell] && (!entry->givens || entry->givens[cell]);
        if (digit)
            symbol_at(picture, x + picture->cell / 2, y + picture->cell / 2, digit, size,
                      given || answer ? SUDOKU__INK : SUDOKU__PLACED, answer && given);
        else if (entry->candidates)
            pencil(picture, x, y, entry->candidates[cell]);
    }
}

void sudoku__draw_puzzle(sudoku__page *page, const sudoku__entry *entry, bool answer,
                         sudoku__square square)
{
    const unsigned order = sudoku_order(entry->shape);
    const double cell = square.side / order;
    const struct picture picture = {.page = page,
                                    .entry = entry,
                                    .cells = answer ? entry->solution : entry->cells,
                                    .order = order,
                                    .x = square.x,
                                    .y = square.y,
                                    .cell = cell,
                                    .thin = between(0.25, thin_part * cell, 0.6),
                                    .thick = between(0.7, thick_part * cell, 1.6),
                                    .frame = between(0.9, frame_part * cell, 2.0)};
    shade(&picture);
    draw_diagonals(&picture);
    rule_all(&picture);
    write_cells(&picture);
}
