/* SPDX-License-Identifier: MIT */
/*
 * Pages as PDF and PNG, through cairo.  Text is drawn with cairo's "toy" functions: their glyphs
 * come from the system's Helvetica or what stands in for it, PDF embeds them and keeps the
 * characters, so that a reader of PDF finds and copies the digits row by row.  These functions draw
 * boxes, or nothing, for characters that a font does not have (Chinese titles, say), so text is cut
 * into runs, each in the first font of a list that has its characters.
 *
 * Without cairo the functions say so.
 */
#include "io/sheet.h"

#ifdef SUDOKU_WITH_CAIRO

#    include <cairo-pdf.h>
#    include <string.h>

#    include "io/utf8.h"

const bool sudoku__has_cairo = true;

/* What text is drawn with, and what has the characters that it lacks. */
static const char *const families[] = {
    "Helvetica",        "DejaVu Sans",        "Noto Sans",
    "Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Zen Hei",
    "PingFang SC",      "Microsoft YaHei",    "Droid Sans Fallback",
};

enum { FAMILIES = sizeof families / sizeof *families };

/* A text as cairo takes it, with a NUL at its end; longer ones lose their end. */
struct words {
    char text[2048];
};

static void copy_text(struct words *words, const sudoku__mark *mark)
{
    static const char ellipsis[] = "\xe2\x80\xa6";
    size_t length = mark->length;
    while (length > sizeof words->text - sizeof ellipsis)
        length--;
    while (length < mark->length && length > 0 && (mark->text[length] & 0xc0) == 0x80)
        length--; /* not in the middle of a character */
    memcpy(words->text, mark->text, length);
    if (mark->cut || length < mark->length) {
        memcpy(words->text + length, ellipsis, sizeof ellipsis - 1);
        length += sizeof ellipsis - 1;
    }
    words->text[length] = '\0';
}

static void select_family(cairo_t *context, unsigned family, bool bold)
{
    cairo_select_font_face(context, families[family], CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

/* Whether a family, or what stands in for it, has the character of that many bytes. */
static bool has_character(cairo_t *context, unsigned family, bool bold, const char *text,
                          size_t length)
{
    cairo_glyph_t *glyphs = NULL;
    int count = 0;
    select_family(context, family, bold);
    const cairo_status_t status = cairo_scaled_font_text_to_glyphs(
        cairo_get_scaled_font(context), 0, 0, text, (int)length, &glyphs, &count, NULL, NULL, NULL);
    const bool has = status == CAIRO_STATUS_SUCCESS && count > 0 && glyphs[0].index != 0;
    cairo_glyph_free(glyphs);
    return has;
}

/* The first family that has a character; where none has, the first. */
static unsigned family_of(cairo_t *context, bool bold, const char *text, size_t length)
{
    if (length == 1) /* ASCII */
        return 0;
    for (unsigned family = 0; family < FAMILIES; family++)
        if (has_character(context, family, bold, text, length))
            return family;
    return 0;
}

/* The end of the run that begins at 'text', and its family. */
static char *run_end(cairo_t *context, bool bold, char *text, unsigned *family)
{
    const char *at = text;
    while (*at) {
        const char *const start = at;
        sudoku__utf8_next(&at);
        const unsigned own = family_of(context, bold, start, (size_t)(at - start));
        if (start != text && own != *family)
            return text + (start - text);
        *family = own;
    }
    return text + (at - text);
}

/* Draws a text from where the pen is, or only measures it; returns its width. */
static double write_text(cairo_t *context, bool bold, char *text, bool draws)
{
    double width = 0;
    unsigned family = 0;
    for (char *at = text; *at;) {
        char *const end = run_end(context, bold, at, &family);
        const char behind = *end;
        cairo_text_extents_t extents;
        *end = '\0';
        select_family(context, family, bold);
        cairo_text_extents(context, at, &extents);
        width += extents.x_advance;
        if (draws)
            cairo_show_text(context, at);
        *end = behind;
        at = end;
    }
    return width;
}

static void draw_text(cairo_t *context, const sudoku__mark *mark)
{
    struct words words;
    copy_text(&words, mark);
    cairo_set_font_size(context, mark->size);
    const double part = mark->align == SUDOKU__LEFT ? 0 : mark->align == SUDOKU__MIDDLE ? 0.5 : 1;
    cairo_move_to(context, mark->x - part * write_text(context, mark->bold, words.text, false),
                  mark->y);
    write_text(context, mark->bold, words.text, true);
}

static void draw_mark(cairo_t *context, const sudoku__mark *mark)
{
    cairo_set_source_rgb(context, (mark->colour >> 16 & 255) / 255.0,
                         (mark->colour >> 8 & 255) / 255.0, (mark->colour & 255) / 255.0);
    switch (mark->kind) {
    case SUDOKU__FILL:
        cairo_rectangle(context, mark->x, mark->y, mark->x2 - mark->x, mark->y2 - mark->y);
        cairo_fill(context);
        break;
    case SUDOKU__LINE:
        cairo_set_line_width(context, mark->size);
        cairo_move_to(context, mark->x, mark->y);
        cairo_line_to(context, mark->x2, mark->y2);
        cairo_stroke(context);
        break;
    case SUDOKU__TEXT:
        draw_text(context, mark);
        break;
    }
}

static void draw_page(cairo_t *context, const sudoku__page *page)
{
    cairo_font_options_t *const options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(context, options);
    cairo_font_options_destroy(options);
    for (size_t i = 0; i < page->count; i++)
        draw_mark(context, &page->marks[i]);
}

/* How cairo hands over what it wrote. */
static cairo_status_t take_bytes(void *out, const unsigned char *bytes, unsigned length)
{
    sudoku__bytes_add(out, (const char *)bytes, length);
    return ((sudoku__bytes *)out)->failed ? CAIRO_STATUS_NO_MEMORY : CAIRO_STATUS_SUCCESS;
}

static sudoku_status result(cairo_status_t status, sudoku_error *error)
{
    if (status == CAIRO_STATUS_SUCCESS)
        return SUDOKU_OK;
    if (status == CAIRO_STATUS_NO_MEMORY)
        return SUDOKU_E_NOMEM;
    return sudoku__io_fail(error, SUDOKU_E_SYSTEM, cairo_status_to_string(status));
}

/* Ends drawing and says how it went. */
static sudoku_status finish(cairo_t *context, cairo_surface_t *surface, sudoku_error *error)
{
    cairo_status_t status = cairo_status(context);
    cairo_destroy(context);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return result(status, error);
}

sudoku_status sudoku__draw_pdf(sudoku_sheet *sheet, unsigned first, unsigned count,
                               sudoku_error *error)
{
    cairo_surface_t *const surface = cairo_pdf_surface_create_for_stream(
        take_bytes, &sheet->out, sheet->width, sheet->height);
    cairo_t *const context = cairo_create(surface);
    bool laid_out = true;
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE,
                                   sheet->title ? sheet->title : "Sudoku");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
    for (unsigned i = 0; i < count && laid_out; i++) {
        laid_out = sudoku__lay_out(sheet, first + i);
        draw_page(context, &sheet->page);
        cairo_show_page(context);
    }
    const sudoku_status status = finish(context, surface, error);
    return laid_out ? status : SUDOKU_E_NOMEM;
}

sudoku_status sudoku__draw_png(sudoku_sheet *sheet, unsigned page, unsigned dpi,
                               sudoku_error *error)
{
    const double scale = dpi / 72.0;
    if (!sudoku__lay_out(sheet, page))
        return SUDOKU_E_NOMEM;
    cairo_surface_t *const surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, (int)(sheet->width * scale + 0.5), (int)(sheet->height * scale + 0.5));
    cairo_t *const context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_scale(context, scale, scale);
    draw_page(context, &sheet->page);
    cairo_surface_flush(surface);
    const cairo_status_t written = cairo_surface_write_to_png_stream(surface, take_bytes,
                                                                     &sheet->out);
    const sudoku_status status = finish(context, surface, error);
    return status == SUDOKU_OK ? result(written, error) : status;
}

#else

const bool sudoku__has_cairo = false;

static const char without[] = "this build has no cairo, which draws PDF and PNG";

sudoku_status sudoku__draw_pdf(sudoku_sheet *sheet, unsigned first, unsigned count,
                               sudoku_error *error)
{
    (void)sheet;
    (void)first;
    (void)count;
    return sudoku__io_fail(error, SUDOKU_E_SYSTEM, without);
}

sudoku_status sudoku__draw_png(sudoku_sheet *sheet, unsigned page, unsigned dpi,
                               sudoku_error *error)
{
    (void)sheet;
    (void)page;
    (void)dpi;
    return sudoku__io_fail(error, SUDOKU_E_SYSTEM, without);
}

#endif
