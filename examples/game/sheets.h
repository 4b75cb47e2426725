/* SPDX-License-Identifier: MIT */
#ifndef GAME_SHEETS_H
#define GAME_SHEETS_H

#include <glib.h>
#include <sudoku/sudoku.h>

/* The ways to export a game: sheets to print and text formats.  NULL past the last; the name is
   also how the file's name ends. */
const char *sheets_name(unsigned index, const sudoku_game *game);

/* The game in that form.  NULL: 'why' says why not; else to be freed with g_bytes_unref. */
GBytes *sheets_export(const sudoku_game *game, const char *name, char *why, size_t capacity);

/* The puzzle as a PNG image for the printer, so many dots an inch. */
GBytes *sheets_image(const sudoku_game *game, unsigned dpi, char *why, size_t capacity);

/* Reads a saved game, or the first puzzle of a file of any format.  NULL: 'why' says why not. */
sudoku_game *sheets_import(const char *text, size_t length, char *why, size_t capacity);

#endif
