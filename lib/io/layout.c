/* SPDX-License-Identifier: MIT */
/*
 * Where things stand on a page: margins, the title, slots for the puzzles with a caption under
 * each, the page's number.
 *
 * The slots are a raster of as many columns as make the puzzles largest; every puzzle of a page is
 * as large as its slot lets it be, up to a size at which a cell is as wide as a thumb.  The last
 * page keeps the raster of the others.  Answers are for looking up: as many more to a page as leave
 * their cells readable.
 */
#include <string.h>

#include "io/draw.h"
#include "io/utf8.h"

enum { DEFAULT_PER_PAGE = 6 };

static const double margin = 45, gap = 22, title_size = 17, caption_size = 9.5, footer_size = 8.5;
static const double caption_height = 17, title_height = 34;
static const double widest_cell = 58, widest_answer = 24, narrowest_answer = 8.5;

/* A raster of slots. */
struct raster {
    unsigned columns, rows;
    double left, top, width, height; /* of the whole, and of one slot with its caption */
    double across, down;             /* from one slot to the next */
    double side;                     /* of a puzzle in it */
};

static struct raster raster_for(const sudoku_sheet *sheet, unsigned count, unsigned columns,
                                bool titled)
{
    const double top = margin + (titled ? title_height : 0);
    const double width = sheet->width - 2 * margin, height = sheet->height - margin - top;
    const unsigned rows = (count + columns - 1) / columns;
    struct raster raster = {.columns = columns, .rows = rows, .left = margin, .top = top};
    raster.width = (width - (columns - 1) * gap) / columns;
    raster.height = (height - (rows - 1) * gap / 2) / rows;
    raster.across = raster.width + gap;
    raster.down = raster.height + gap / 2;
    const double tall = raster.height - caption_height;
    raster.side = raster.width < tall ? raster.width : tall;
    return raster;
}

static struct raster best_raster(const sudoku_sheet *sheet, unsigned count, bool titled)
{
    struct raster best = raster_for(sheet, count, 1, titled);
    for (unsigned columns = 2; columns <= count; columns++) {
        const struct raster raster = raster_for(sheet, count, columns, titled);
        if (raster.side > best.side)
            best = raster;
    }
    return best;
}

static unsigned at_most(size_t count, unsigned limit)
{
    return count < limit ? (unsigned)count : limit;
}

/* Where nobody said how many, few puzzles become larger. */
static unsigned puzzles_per_page(const sudoku_sheet *sheet)
{
    return sheet->per_page ? sheet->per_page : at_most(sheet->count, DEFAULT_PER_PAGE);
}

static unsigned answers_per_page(const sudoku_sheet *sheet)
{
    const unsigned puzzles = puzzles_per_page(sheet);
    for (unsigned times = 4; times > 1; times--) {
        const unsigned count = times * puzzles;
        if (count <= SUDOKU_MAX_PER_PAGE &&
            best_raster(sheet, count, true).side >= narrowest_answer * sheet->highest)
            return at_most(sheet->answers, count);
    }
    return at_most(sheet->answers, puzzles);
}

static unsigned pages_of(size_t count, unsigned per_page)
{
    return (unsigned)((count + per_page - 1) / per_page);
}

unsigned sudoku__puzzle_pages(const sudoku_sheet *sheet)
{
    return sheet->count ? pages_of(sheet->count, puzzles_per_page(sheet)) : 0;
}

unsigned sudoku__answer_pages(const sudoku_sheet *sheet)
{
    return sheet->answers ? pages_of(sheet->answers, answers_per_page(sheet)) : 0;
}

/* How wide a code point is at most, in parts of the font's size: there is no font here to ask. */
static double width_of(uint32_t point)
{
    return point >= 0x1100 ? 1.0 : point == 'W' || point == 'M' || point == 'm' ? 0.95 : 0.58;
}

/* How wide a text is at most, up to its byte number 'length'. */
static double text_width(const char *text, size_t length)
{
    double width = 0;
    for (const char *at = text; at < text + length;)
        width += width_of(sudoku__utf8_next(&at));
    return width;
}

/* Writes a text; one that could be wider than 'room' is cut and gets an ellipsis. */
static void write_text(sudoku__page *page, const char *text, sudoku__mark mark, double room)
{
    if (!*text)
        return;
    mark.kind = SUDOKU__TEXT;
    mark.text = text;
    mark.length = strlen(text);
    if (text_width(text, mark.length) * mark.size > room) {
        double width = 1; /* of the ellipsis */
        const char *end = text;
        for (const char *next = end; *next; end = next) {
            width += width_of(sudoku__utf8_next(&next));
            if (width * mark.size > room)
                break;
        }
        mark.length = (size_t)(end - text);
        mark.cut = true;
    }
    sudoku__page_add(page, &mark);
}

/* Number and comment to the left, further rules to the right; under an answer the number alone. */
static void write_caption(sudoku__page *page, const sudoku__entry *entry, bool answer,
                          const sudoku__square *square)
{
    const double y = square->y + square->side + caption_size + 4.5;
    const double number = text_width(entry->number, strlen(entry->number)) * caption_size;
    const double rules = text_width(entry->rules, strlen(entry->rules)) * caption_size;
    const double after = *entry->number ? number + 0.6 * caption_size : 0;
    const double before = *entry->rules ? rules + caption_size : 0;
    sudoku__mark mark = {.x = square->x,
                         .y = y,
                         .size = caption_size,
                         .colour = SUDOKU__INK,
                         .align = SUDOKU__LEFT,
                         .bold = true};
    write_text(page, entry->number, mark, square->side);
    mark.colour = SUDOKU__GREY;
    mark.bold = false;
    if (answer)
        return;
    mark.x = square->x + after;
    if (square->side - after - before > 3 * caption_size)
        write_text(page, entry->comment, mark, square->side - after - before);
    mark.x = square->x + square->side;
    mark.align = SUDOKU__RIGHT;
    write_text(page, entry->rules, mark, square->side - after);
}

static void draw_slot(sudoku__page *page, const struct raster *raster, unsigned place,
                      const sudoku__entry *entry, bool answer)
{
    const double most = (answer ? widest_answer : widest_cell) * sudoku_order(entry->shape);
    const double side = raster->side < most ? raster->side : most;
    const double x = raster->left + place % raster->columns * raster->across;
    const double y = raster->top + place / raster->columns * raster->down;
    const sudoku__square square = {.x = x + (raster->width - side) / 2,
                                   .y = y + (raster->height - caption_height - side) / 2,
                                   .side = side};
    sudoku__draw_puzzle(page, entry, answer, square);
    write_caption(page, entry, answer, &square);
}

static void write_title(sudoku_sheet *sheet, const char *title)
{
    const sudoku__mark mark = {.x = sheet->width / 2,
                               .y = margin + title_size * 0.75,
                               .size = title_size,
                               .colour = SUDOKU__INK,
                               .align = SUDOKU__MIDDLE,
                               .bold = true};
    if (title)
        write_text(&sheet->page, title, mark, sheet->width - 2 * margin);
}

/* "3 / 12" at the foot, where there is more than one page. */
static void write_footer(sudoku_sheet *sheet, unsigned number)
{
    const unsigned pages = sudoku_sheet_pages(sheet);
    const sudoku__mark mark = {.x = sheet->width / 2,
                               .y = sheet->height - margin / 2,
                               .size = footer_size,
                               .colour = SUDOKU__GREY,
                               .align = SUDOKU__MIDDLE};
    sudoku__bytes text = {.data = sheet->footer, .capacity = sizeof sheet->footer, .fixed = true};
    sudoku__bytes_number(&text, number + 1);
    sudoku__bytes_put(&text, " / ");
    sudoku__bytes_number(&text, pages);
    sudoku__bytes_end(&text);
    if (pages > 1)
        write_text(&sheet->page, sheet->footer, mark, sheet->width);
}

/* The index of the first entry of an answer page. */
static size_t answer_entry(const sudoku_sheet *sheet, size_t skip)
{
    size_t index = 0;
    for (; index < sheet->count; index++)
        if (sheet->entries[index]->solution && skip-- == 0)
            break;
    return index;
}

bool sudoku__lay_out(sudoku_sheet *sheet, unsigned number)
{
    const unsigned puzzle_pages = sudoku__puzzle_pages(sheet);
    const bool answer = number >= puzzle_pages;
    const unsigned per_page = answer ? answers_per_page(sheet) : puzzles_per_page(sheet);
    const char *const title = answer ? sheet->answers_title : sheet->title;
    const struct raster raster = best_raster(sheet, per_page, title != NULL);
    const size_t skip = (size_t)(answer ? number - puzzle_pages : number) * per_page;

    sheet->page.width = sheet->width;
    sheet->page.height = sheet->height;
    sheet->page.count = 0;
    sheet->page.failed = false;
    write_title(sheet, title);
    size_t index = answer ? answer_entry(sheet, skip) : skip;
    for (unsigned place = 0; place < per_page && index < sheet->count; index++)
        if (!answer || sheet->entries[index]->solution)
            draw_slot(&sheet->page, &raster, place++, sheet->entries[index], answer);
    write_footer(sheet, number);
    return !sheet->page.failed;
}
