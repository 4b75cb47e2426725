/* SPDX-License-Identifier: MIT */
#include "sheets.h"

#include <string.h>

#include "words.h"

static const char *const kinds[] = {"pdf", "png", "svg"};

const char *sheets_name(unsigned index, const sudoku_game *game)
{
    const unsigned first = sudoku_io_has(SUDOKU_IO_CAIRO) ? 0 : 2;
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_puzzle(game));
    index += first;
    if (index < G_N_ELEMENTS(kinds))
        return kinds[index];
    index -= G_N_ELEMENTS(kinds);
    if (index == 0)
        return sudoku_format_name(sudoku_format_opensudoku());
    for (unsigned i = 0; sudoku_format_at(i); i++)
        if (sudoku_format_at(i)->writes && sudoku_format_takes(sudoku_format_at(i), shape) &&
            --index == 0)
            return sudoku_format_name(sudoku_format_at(i));
    return NULL;
}

static GBytes *text_of(const sudoku_game *game, const char *name, char *why, size_t capacity)
{
    const sudoku_format *format = sudoku_format_named(name);
    sudoku_record record;
    if (strcmp(name, sudoku_format_name(sudoku_format_opensudoku())) == 0)
        format = sudoku_format_opensudoku();
    sudoku_game_record(game, &record);
    record.comment = NULL; /* the program's own */
    const size_t length = format ? sudoku_record_print(&record, format, NULL, NULL, 0) : 0;
    if (length == 0) {
        g_strlcpy(why, _("This format cannot hold this puzzle."), capacity);
        return NULL;
    }
    char *const body = g_malloc(length + 1);
    sudoku_record_print(&record, format, NULL, body, length + 1);
    char *const whole = g_strconcat(format->head, body, format->tail, NULL);
    g_free(body);
    return g_bytes_new_take(whole, strlen(whole));
}

/* A sheet with the one puzzle. */
static sudoku_sheet *sheet_of(const sudoku_game *game, const sudoku_grid *solution,
                              sudoku_paper paper, sudoku_error *error)
{
    const sudoku_sheet_options options = {.per_page = 1, .paper = paper};
    const unsigned cells = sudoku_cells(sudoku_grid_shape(sudoku_game_puzzle(game)));
    uint8_t answer[SUDOKU_MAX_CELLS];
    sudoku_sheet *sheet;
    sudoku_record record;
    sudoku_game_record(game, &record);
    record.comment = NULL;
    for (unsigned cell = 0; solution && cell < cells; cell++)
        answer[cell] = sudoku_grid_get(solution, cell);
    if (sudoku_sheet_new(&sheet, &options, error) != SUDOKU_OK)
        return NULL;
    if (sudoku_sheet_add(sheet, &record, solution ? answer : NULL) == SUDOKU_OK)
        return sheet;
    sudoku_sheet_free(sheet);
    return NULL;
}

/* Draws all pages, or of a PNG image that one, and ends the sheet. */
static GBytes *drawn(sudoku_sheet *sheet, const char *kind, unsigned page, unsigned dpi,
                     sudoku_error *error)
{
    const char *bytes;
    size_t length;
    sudoku_status status = SUDOKU_E_NOMEM;
    const unsigned pages = sheet ? sudoku_sheet_pages(sheet) : 0;
    if (sheet && strcmp(kind, "pdf") == 0)
        status = sudoku_sheet_pdf(sheet, 0, pages, &bytes, &length, error);
    else if (sheet && strcmp(kind, "svg") == 0)
        status = sudoku_sheet_svg(sheet, 0, pages, &bytes, &length, error);
    else if (sheet)
        status = sudoku_sheet_png(sheet, page, dpi, &bytes, &length, error);
    GBytes *const drawing = status == SUDOKU_OK ? g_bytes_new(bytes, length) : NULL;
    sudoku_sheet_free(sheet);
    return drawing;
}

gboolean sheets_has_answers(const char *name)
{
    return strcmp(name, "pdf") == 0 || strcmp(name, "svg") == 0;
}

GBytes *sheets_export(const sudoku_game *game, const char *name, const sudoku_grid *solution,
                      char *why, size_t capacity)
{
    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
        if (strcmp(name, kinds[i]) == 0) {
            sudoku_error error = {.reason = ""};
            sudoku_sheet *const sheet = sheet_of(game, solution, SUDOKU_A4, &error);
            GBytes *const drawing = drawn(sheet, name, 0, 150, &error);
            if (!drawing)
                g_strlcpy(why, error.reason, capacity);
            return drawing;
        }
    return text_of(game, name, why, capacity);
}

GBytes *sheets_image(const sudoku_game *game, const sudoku_grid *solution, unsigned page,
                     sudoku_paper paper, unsigned dpi, char *why, size_t capacity)
{
    sudoku_error error = {.reason = ""};
    sudoku_sheet *const sheet = sheet_of(game, solution, paper, &error);
    GBytes *const drawing = drawn(sheet, "png", page, dpi, &error);
    if (!drawing)
        g_strlcpy(why, error.reason, capacity);
    return drawing;
}

sudoku_game *sheets_import(const char *text, size_t length, char *why, size_t capacity)
{
    sudoku_error error = {.reason = ""};
    sudoku_game *game = NULL;
    sudoku_io_reader *reader;
    sudoku_record record;
    if (g_str_has_prefix(text, "sudoku-game ")) {
        if (sudoku_game_load(&game, text, length, &error) != SUDOKU_OK)
            g_snprintf(why, capacity, _("line %u: %s"), (unsigned)error.line, error.reason);
        return game;
    }
    if (sudoku_io_reader_new(&reader, NULL, &error) != SUDOKU_OK) {
        g_strlcpy(why, error.reason, capacity);
        return NULL;
    }
    sudoku_io_reader_feed(reader, text, length, true);
    const sudoku_status status = sudoku_io_reader_next(reader, &record, &error);
    if (status == SUDOKU_NONE)
        g_strlcpy(why, _("there is no puzzle in it"), capacity);
    else if (status != SUDOKU_OK)
        g_snprintf(why, capacity, _("line %u: %s"), (unsigned)error.line, error.reason);
    else if (sudoku_game_import(&game, &record, &error) != SUDOKU_OK)
        g_strlcpy(why, error.reason, capacity);
    sudoku_io_reader_free(reader);
    return game;
}
