/* SPDX-License-Identifier: MIT */
/* One cell of the board: a widget that draws what it is told and has a name for screen readers. */
#ifndef GAME_CELL_H
#define GAME_CELL_H

#include <gtk/gtk.h>
#include <stdint.h>

/* What a hint says of candidates. */
enum tone { TONE_A, TONE_B, TONE_C, TONE_OUT, TONE_IN, TONES };

struct cell_look {
    uint8_t digit;
    uint32_t marks;       /* bit digit - 1 */
    uint32_t tone[TONES]; /* digits; drawn as marks of an empty cell, behind a filled one */
    bool given, bad, selected, same, peer, house;
    bool hidden; /* the game is paused */
};

#define GAME_TYPE_CELL (game_cell_get_type())
G_DECLARE_FINAL_TYPE(GameCell, game_cell, GAME, CELL, GtkWidget)

/* A cell of a grid of that order, at that place; whether the diagonals count is drawn. */
GtkWidget *game_cell_new(unsigned order, unsigned cell, gboolean diagonals);

/* Shows something else. */
void game_cell_show(GameCell *self, const struct cell_look *look, gboolean dark);

unsigned game_cell_number(GameCell *self);

#endif
