/* SPDX-License-Identifier: MIT */
#ifndef GAME_PALETTE_H
#define GAME_PALETTE_H

#include <gtk/gtk.h>

/* What colours are for. */
enum colour {
    COLOUR_PAPER,
    COLOUR_PEER, /* in a house with the selected cell */
    COLOUR_SAME, /* with its digit */
    COLOUR_SELECTED,
    COLOUR_RING, /* around the selected cell */
    COLOUR_GIVEN,
    COLOUR_FILLED,
    COLOUR_MARK,
    COLOUR_BAD, /* digits that clash or are wrong */
    COLOUR_BAD_BACK,
    COLOUR_HINT_A, /* behind what a hint speaks of */
    COLOUR_HINT_B,
    COLOUR_HINT_C,
    COLOUR_HINT_OUT, /* what it rules out */
    COLOUR_HINT_IN,  /* what it places */
    COLOUR_HINT_HOUSE,
    COLOUR_THIN, /* lines */
    COLOUR_THICK,
    COLOUR_DIAGONAL,
    COLOURS
};

/* The colour in the light or the dark palette. */
const GdkRGBA *palette_colour(enum colour colour, gboolean dark);

/* Whether the desktop's theme is a dark one; to be asked before palette_apply. */
gboolean palette_desktop_is_dark(void);

/* Tells GTK of the theme and of the style of everything but the board. */
void palette_apply(gboolean dark);

#endif
