/* SPDX-License-Identifier: MIT */
/* Texts for people, in their language. */
#ifndef GAME_WORDS_H
#define GAME_WORDS_H

#include <glib.h>
#include <libintl.h>
#include <sudoku/sudoku.h>

#define _(text)  gettext(text)
#define N_(text) (text)

/* Makes gettext find the translations beside the program or where they are installed. */
void words_begin(const char *program);

/* The symbol of a digit, as one types it: 1 to 9, then letters. */
char words_symbol(unsigned digit);

/* "9x9", "6x6 X", "9x9 jigsaw"; to be freed. */
char *words_shape(const sudoku_shape *shape);

/* The names of the library's things, translated; lent. */
const char *words_level(unsigned level);
const char *words_symmetry(unsigned symmetry);
const char *words_dig(unsigned dig);
const char *words_technique(const sudoku_technique *technique);

/* "3:07", "1:02:33"; to be freed. */
char *words_time(guint64 milliseconds);

#endif
