/* SPDX-License-Identifier: MIT */
/*
 * Pages as SVG 1.1.  Marks of one look that follow one another share a <g>, which halves the size
 * and lets an editor change the look of all digits at once.  Several pages stand below one another
 * in one image, each on its own white rectangle with its own <g>.
 *
 * Numbers are written by hand: printf would follow the program's locale and write decimal commas.
 */
#include "io/sheet.h"

static const double page_gap = 24;

/* A length with two decimals, in the fewest characters. */
static void put_length(sudoku__bytes *out, double value)
{
    if (value < 0) {
        sudoku__bytes_put(out, "-");
        value = -value;
    }
    const unsigned long hundredths = (unsigned long)(value * 100 + 0.5);
    sudoku__bytes_number(out, hundredths / 100);
    if (hundredths % 100) {
        const char digits[] = {'.', (char)('0' + hundredths / 10 % 10),
                               (char)('0' + hundredths % 10)};
        sudoku__bytes_add(out, digits, hundredths % 10 ? 3 : 2);
    }
}

static void put_attribute(sudoku__bytes *out, const char *name, double value)
{
    sudoku__bytes_put(out, " ");
    sudoku__bytes_put(out, name);
    sudoku__bytes_put(out, "=\"");
    put_length(out, value);
    sudoku__bytes_put(out, "\"");
}

static void put_colour(sudoku__bytes *out, const char *name, uint32_t colour)
{
    static const char hex[] = "0123456789abcdef";
    sudoku__bytes_put(out, " ");
    sudoku__bytes_put(out, name);
    sudoku__bytes_put(out, "=\"#");
    for (int shift = 20; shift >= 0; shift -= 4)
        sudoku__bytes_add(out, &hex[colour >> shift & 15], 1);
    sudoku__bytes_put(out, "\"");
}

static bool look_alike(const sudoku__mark *a, const sudoku__mark *b)
{
    return a->kind == b->kind && a->colour == b->colour && a->align == b->align &&
           a->bold == b->bold && (a->kind == SUDOKU__FILL || a->size == b->size);
}

static void open_group(sudoku__bytes *out, const sudoku__mark *mark)
{
    static const char *const anchors[] = {"start", "middle", "end"};
    sudoku__bytes_put(out, "<g");
    if (mark->kind == SUDOKU__LINE) {
        put_colour(out, "stroke", mark->colour);
        put_attribute(out, "stroke-width", mark->size);
    } else {
        put_colour(out, "fill", mark->colour);
    }
    if (mark->kind == SUDOKU__TEXT) {
        put_attribute(out, "font-size", mark->size);
        if (mark->bold)
            sudoku__bytes_put(out, " font-weight=\"bold\"");
        sudoku__bytes_put(out, " text-anchor=\"");
        sudoku__bytes_put(out, anchors[mark->align]);
        sudoku__bytes_put(out, "\"");
    }
    sudoku__bytes_put(out, ">\n");
}

/* The text of a mark, which is well-formed UTF-8, escaped. */
static void put_text(sudoku__bytes *out, const sudoku__mark *mark)
{
    for (size_t i = 0; i < mark->length; i++) {
        const char byte = mark->text[i];
        if (byte == '&')
            sudoku__bytes_put(out, "&amp;");
        else if (byte == '<')
            sudoku__bytes_put(out, "&lt;");
        else if (byte == '>')
            sudoku__bytes_put(out, "&gt;");
        else
            sudoku__bytes_add(out, &byte, 1);
    }
    if (mark->cut)
        sudoku__bytes_put(out, "\xe2\x80\xa6");
}

static void put_mark(sudoku__bytes *out, const sudoku__mark *mark)
{
    switch (mark->kind) {
    case SUDOKU__FILL:
        sudoku__bytes_put(out, "<rect");
        put_attribute(out, "x", mark->x);
        put_attribute(out, "y", mark->y);
        put_attribute(out, "width", mark->x2 - mark->x);
        put_attribute(out, "height", mark->y2 - mark->y);
        sudoku__bytes_put(out, "/>\n");
        break;
    case SUDOKU__LINE:
        sudoku__bytes_put(out, "<line");
        put_attribute(out, "x1", mark->x);
        put_attribute(out, "y1", mark->y);
        put_attribute(out, "x2", mark->x2);
        put_attribute(out, "y2", mark->y2);
        sudoku__bytes_put(out, "/>\n");
        break;
    case SUDOKU__TEXT:
        sudoku__bytes_put(out, "<text");
        put_attribute(out, "x", mark->x);
        put_attribute(out, "y", mark->y);
        sudoku__bytes_put(out, ">");
        put_text(out, mark);
        sudoku__bytes_put(out, "</text>\n");
        break;
    }
}

static void put_page(sudoku__bytes *out, const sudoku__page *page, double top)
{
    sudoku__bytes_put(out, "<g transform=\"translate(0 ");
    put_length(out, top);
    sudoku__bytes_put(out, ")\">\n<rect fill=\"#ffffff\"");
    put_attribute(out, "width", page->width);
    put_attribute(out, "height", page->height);
    sudoku__bytes_put(out, "/>\n");
    for (size_t i = 0; i < page->count; i++) {
        if (i == 0 || !look_alike(&page->marks[i - 1], &page->marks[i]))
            open_group(out, &page->marks[i]);
        put_mark(out, &page->marks[i]);
        if (i + 1 == page->count || !look_alike(&page->marks[i], &page->marks[i + 1]))
            sudoku__bytes_put(out, "</g>\n");
    }
    sudoku__bytes_put(out, "</g>\n");
}

bool sudoku__draw_svg(sudoku_sheet *sheet, unsigned first, unsigned count)
{
    sudoku__bytes *const out = &sheet->out;
    const double height = count * sheet->height + (count - 1) * page_gap;
    sudoku__bytes_put(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                           "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"");
    put_length(out, sheet->width);
    sudoku__bytes_put(out, "pt\" height=\"");
    put_length(out, height);
    sudoku__bytes_put(out, "pt\" viewBox=\"0 0 ");
    put_length(out, sheet->width);
    sudoku__bytes_put(out, " ");
    put_length(out, height);
    sudoku__bytes_put(out, "\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>");
    sudoku__bytes_xml(out, sheet->title ? sheet->title : "Sudoku");
    sudoku__bytes_put(out, "</title>\n");
    for (unsigned i = 0; i < count; i++) {
        if (!sudoku__lay_out(sheet, first + i))
            return false;
        put_page(out, &sheet->page, i * (sheet->height + page_gap));
    }
    sudoku__bytes_put(out, "</svg>\n");
    return !out->failed;
}
