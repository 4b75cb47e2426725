/* SPDX-License-Identifier: MIT */
/*
 * A sheet keeps copies of all its puzzles, as the answers come after the last of them.  Each is one
 * piece of memory: the entry and what it points to.  A shape is kept once for all puzzles in a row
 * that have it.  Pages are laid out when they are drawn, one at a time, into the memory of the page
 * before, so a sheet of thousands of pages needs no more than its puzzles and the bytes drawn.
 *
 * Why not draw while puzzles are added: how many answers fit on a page follows from the largest
 * order, and the number of pages stands on each of them.
 */
#include "io/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "io/utf8.h"

enum { MAX_ENTRIES = 10000000 };

/* Width and height in points. */
static const double papers[][2] = {
    [SUDOKU_A4] = {210 / 25.4 * 72, 297 / 25.4 * 72},
    [SUDOKU_LETTER] = {8.5 * 72, 11 * 72},
};

sudoku_status sudoku__io_fail(sudoku_error *error, sudoku_status status, const char *reason)
{
    if (error) {
        memset(error, 0, sizeof *error);
        strncpy(error->reason, reason, sizeof error->reason - 1);
    }
    return status;
}

/* Text as it can be drawn: well-formed UTF-8 in one line.  Adds 'more' after it. */
static char *clean_text(const char *text, const char *more)
{
    sudoku__bytes bytes = {.data = NULL};
    for (int part = 0; part < 2; part++) {
        for (const char *at = part ? more : text; *at;) {
            const char *const start = at;
            const uint32_t point = sudoku__utf8_next(&at);
            if (point == SUDOKU__REPLACEMENT || point == 0xfffe || point == 0xffff)
                sudoku__bytes_put(&bytes, "\xef\xbf\xbd");
            else if (point < ' ' || (point >= 0x7f && point < 0xa0))
                sudoku__bytes_put(&bytes, " ");
            else
                sudoku__bytes_add(&bytes, start, (size_t)(at - start));
        }
    }
    sudoku__bytes_add(&bytes, "", 1);
    if (!bytes.failed)
        return bytes.data;
    sudoku__bytes_free(&bytes);
    return NULL;
}

sudoku_status sudoku_sheet_new(sudoku_sheet **sheet, const sudoku_sheet_options *options,
                               sudoku_error *error)
{
    static const sudoku_sheet_options defaults = {.title = NULL};
    if (!sheet)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no place for the sheet");
    if (!options)
        options = &defaults;
    for (int i = 0; i < 4; i++)
        if (options->reserved[i])
            return sudoku__io_fail(error, SUDOKU_E_ARG, "reserved words of options must be zero");
    if (options->paper != SUDOKU_A4 && options->paper != SUDOKU_LETTER)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no such paper");
    if (options->per_page > SUDOKU_MAX_PER_PAGE)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "more than 48 puzzles a page");
    sudoku_sheet *const made = calloc(1, sizeof *made);
    if (!made)
        return sudoku__io_fail(error, SUDOKU_E_NOMEM, "out of memory");
    made->width = papers[options->paper][0];
    made->height = papers[options->paper][1];
    made->per_page = options->per_page;
    const bool titled = options->title && *options->title;
    if (titled)
        made->title = clean_text(options->title, "");
    made->answers_title = clean_text(titled ? options->title : "",
                                     titled ? " \xe2\x80\x93 answers" : "Answers");
    if ((titled && !made->title) || !made->answers_title) {
        sudoku_sheet_free(made);
        return sudoku__io_fail(error, SUDOKU_E_NOMEM, "out of memory");
    }
    *sheet = made;
    return SUDOKU_OK;
}

void sudoku_sheet_free(sudoku_sheet *sheet)
{
    if (!sheet)
        return;
    for (size_t i = 0; i < sheet->count; i++)
        free(sheet->entries[i]);
    free(sheet->entries);
    free(sheet->title);
    free(sheet->answers_title);
    free(sheet->page.marks);
    sudoku__bytes_free(&sheet->out);
    free(sheet);
}

static bool in_range(const uint8_t *cells, unsigned count, unsigned order)
{
    for (unsigned cell = 0; cells && cell < count; cell++)
        if (cells[cell] > order)
            return false;
    return true;
}

/* What is left of a piece of memory. */
struct piece {
    char *rest;
};

static const void *take(struct piece *piece, const void *bytes, size_t length)
{
    char *const place = piece->rest;
    if (!bytes)
        return NULL;
    memcpy(place, bytes, length);
    piece->rest += (length + 7) / 8 * 8;
    return place;
}

/* The rules beyond rows, columns and regions that a picture does not show. */
static void name_rules(const sudoku_shape *shape, sudoku__bytes *names)
{
    static const struct {
        uint16_t rule;
        const char *name;
    } rules[] = {{SUDOKU_DISJOINT_GROUPS, "disjoint groups"},
                 {SUDOKU_ANTI_KNIGHT, "anti-knight"},
                 {SUDOKU_ANTI_KING, "anti-king"}};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        if (!(shape->extra & rules[i].rule))
            continue;
        sudoku__bytes_put(names, names->length ? ", " : "");
        sudoku__bytes_put(names, rules[i].name);
    }
}

static sudoku__entry *new_entry(const sudoku_sheet *sheet, const sudoku_record *record,
                                const uint8_t *solution)
{
    const sudoku__entry *const last = sheet->count ? sheet->entries[sheet->count - 1] : NULL;
    const bool same = last && sudoku_shape_equal(last->shape, &record->shape);
    const size_t cells = sudoku_cells(&record->shape);
    char *const comment = clean_text(record->comment ? record->comment : "", "");
    char number[24] = "", rules[128] = "";
    sudoku__bytes text = {.data = number, .capacity = sizeof number, .fixed = true};
    if (!comment)
        return NULL;
    if (record->index)
        sudoku__bytes_number(&text, record->index);
    sudoku__bytes_end(&text);
    text = (sudoku__bytes){.data = rules, .capacity = sizeof rules, .fixed = true};
    name_rules(&record->shape, &text);
    sudoku__bytes_end(&text);

    const size_t room = sizeof(sudoku__entry) + sizeof(sudoku_shape) + 3 * cells + 4 * cells +
                        strlen(comment) + sizeof number + sizeof rules + 8 * 10;
    sudoku__entry *const entry = calloc(1, room);
    if (entry) {
        struct piece piece = {(char *)(entry + 1)};
        entry->shape = same ? last->shape : take(&piece, &record->shape, sizeof record->shape);
        entry->candidates = take(&piece, record->candidates, 4 * cells);
        entry->cells = take(&piece, record->cells, cells);
        entry->givens = take(&piece, record->givens, cells);
        entry->solution = take(&piece, solution, cells);
        entry->comment = take(&piece, comment, strlen(comment) + 1);
        entry->number = take(&piece, number, strlen(number) + 1);
        entry->rules = take(&piece, rules, strlen(rules) + 1);
    }
    free(comment);
    return entry;
}

sudoku_status sudoku_sheet_add(sudoku_sheet *sheet, const sudoku_record *record,
                               const uint8_t *solution)
{
    if (!sheet || !record || !record->cells || !sudoku_shape_valid(&record->shape, NULL))
        return SUDOKU_E_ARG;
    const unsigned order = sudoku_order(&record->shape), cells = sudoku_cells(&record->shape);
    if (!in_range(record->cells, cells, order) || !in_range(solution, cells, order))
        return SUDOKU_E_ARG;
    if (sheet->count == MAX_ENTRIES)
        return SUDOKU_E_NOMEM;
    if (sheet->count == sheet->capacity) {
        const size_t capacity = sheet->capacity ? 2 * sheet->capacity : 64;
        sudoku__entry **const grown = realloc(sheet->entries, capacity * sizeof *grown);
        if (!grown)
            return SUDOKU_E_NOMEM;
        sheet->entries = grown;
        sheet->capacity = capacity;
    }
    sudoku__entry *const entry = new_entry(sheet, record, solution);
    if (!entry)
        return SUDOKU_E_NOMEM;
    sheet->entries[sheet->count++] = entry;
    sheet->answers += solution != NULL;
    sheet->highest = order > sheet->highest ? order : sheet->highest;
    return SUDOKU_OK;
}

unsigned sudoku_sheet_pages(const sudoku_sheet *sheet)
{
    return sheet ? sudoku__puzzle_pages(sheet) + sudoku__answer_pages(sheet) : 0;
}

/* The checks that all three drawings share. */
static sudoku_status begin(sudoku_sheet *sheet, unsigned first, unsigned count, const char **bytes,
                           const size_t *length, sudoku_error *error)
{
    if (!sheet || !bytes || !length)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no sheet or no place for the bytes");
    const unsigned pages = sudoku_sheet_pages(sheet);
    if (count == 0 || first >= pages || count > pages - first)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no such page");
    sheet->out.length = 0;
    sheet->out.failed = false;
    return SUDOKU_OK;
}

static sudoku_status end(const sudoku_sheet *sheet, sudoku_status status, const char **bytes,
                         size_t *length, sudoku_error *error)
{
    if (status == SUDOKU_OK && sheet->out.failed)
        status = SUDOKU_E_NOMEM;
    if (status == SUDOKU_E_NOMEM)
        return sudoku__io_fail(error, status, "out of memory");
    if (status == SUDOKU_OK) {
        *bytes = sheet->out.data;
        *length = sheet->out.length;
    }
    return status;
}

sudoku_status sudoku_sheet_svg(sudoku_sheet *sheet, unsigned first, unsigned count,
                               const char **bytes, size_t *length, sudoku_error *error)
{
    const sudoku_status status = begin(sheet, first, count, bytes, length, error);
    if (status != SUDOKU_OK)
        return status;
    const bool drawn = sudoku__draw_svg(sheet, first, count);
    return end(sheet, drawn ? SUDOKU_OK : SUDOKU_E_NOMEM, bytes, length, error);
}

sudoku_status sudoku_sheet_pdf(sudoku_sheet *sheet, unsigned first, unsigned count,
                               const char **bytes, size_t *length, sudoku_error *error)
{
    const sudoku_status status = begin(sheet, first, count, bytes, length, error);
    if (status != SUDOKU_OK)
        return status;
    return end(sheet, sudoku__draw_pdf(sheet, first, count, error), bytes, length, error);
}

sudoku_status sudoku_sheet_png(sudoku_sheet *sheet, unsigned page, unsigned dpi, const char **bytes,
                               size_t *length, sudoku_error *error)
{
    const sudoku_status status = begin(sheet, page, 1, bytes, length, error);
    if (status != SUDOKU_OK)
        return status;
    if (dpi < 20 || dpi > 1200)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "not 20 to 1200 pixels an inch");
    return end(sheet, sudoku__draw_png(sheet, page, dpi, error), bytes, length, error);
}
