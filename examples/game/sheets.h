/* SPDX-License-Identifier: MIT */
#ifndef GAME_SHEETS_H
#define GAME_SHEETS_H

#include <glib.h>
#include <sudoku/io.h>
#include <sudoku/sudoku.h>

/* The ways to export a game: sheets to print and text formats.  NULL past the last; the name is
   also how the file's name ends. */
const char *sheets_name(unsigned index, const sudoku_game *game);

/* Whether an answer page fits into what is exported by that name. */
gboolean sheets_has_answers(const char *name);

/* The game in that form, with the solution on a page of its own; NULL: without.  NULL: 'why' says
   why not; else to be freed with g_bytes_unref. */
GBytes *sheets_export(const sudoku_game *game, const char *name, const sudoku_grid *solution,
                      char *why, size_t capacity);

/* A page of a sheet with the puzzle (0) or its answer (1) as a PNG image for the printer, so many
   dots an inch. */
GBytes *sheets_image(const sudoku_game *game, const sudoku_grid *solution, unsigned page,
                     sudoku_paper paper, unsigned dpi, char *why, size_t capacity);

/* Reads a saved game, or the first puzzle of a file of any format.  NULL: 'why' says why not. */
sudoku_game *sheets_import(const char *text, size_t length, char *why, size_t capacity);

#endif
