/* SPDX-License-Identifier: MIT */
#include "sheets.h"

#include <string.h>
#include <sudoku/io.h>

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
static sudoku_sheet *sheet_of(const sudoku_game *game, sudoku_error *error)
{
    const sudoku_sheet_options options = {.per_page = 1};
    sudoku_sheet *sheet;
    sudoku_record record;
    sudoku_game_record(game, &record);
    record.comment = NULL;
    if (sudoku_sheet_new(&sheet, &options, error) != SUDOKU_OK)
        return NULL;
    if (sudoku_sheet_add(sheet, &record, NULL) == SUDOKU_OK)
        return sheet;
    sudoku_sheet_free(sheet);
    return NULL;
}

static GBytes *drawn(const sudoku_game *game, const char *kind, unsigned dpi, char *why,
                     size_t capacity)
{
    sudoku_error error = {.reason = ""};
    sudoku_sheet *const sheet = sheet_of(game, &error);
    const char *bytes;
    size_t length;
    sudoku_status status = SUDOKU_E_NOMEM;
    if (sheet && strcmp(kind, "pdf") == 0)
        status = sudoku_sheet_pdf(sheet, 0, 1, &bytes, &length, &error);
    else if (sheet && strcmp(kind, "svg") == 0)
        status = sudoku_sheet_svg(sheet, 0, 1, &bytes, &length, &error);
    else if (sheet)
        status = sudoku_sheet_png(sheet, 0, dpi, &bytes, &length, &error);
    GBytes *const drawing = status == SUDOKU_OK ? g_bytes_new(bytes, length) : NULL;
    if (!drawing)
        g_strlcpy(why, error.reason, capacity);
    sudoku_sheet_free(sheet);
    return drawing;
}

GBytes *sheets_export(const sudoku_game *game, const char *name, char *why, size_t capacity)
{
    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++)
        if (strcmp(name, kinds[i]) == 0)
            return drawn(game, name, 150, why, capacity);
    return text_of(game, name, why, capacity);
}

GBytes *sheets_image(const sudoku_game *game, unsigned dpi, char *why, size_t capacity)
{
    return drawn(game, "png", dpi, why, capacity);
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
