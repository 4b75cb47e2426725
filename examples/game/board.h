/* SPDX-License-Identifier: MIT */
/*
 * The board: as many cell widgets as the shape has, kept square, with the lines between them.  It
 * knows what is selected and how keys and mouse move that, and nothing of the rules.
 */
#ifndef GAME_BOARD_H
#define GAME_BOARD_H

#include <gtk/gtk.h>
#include <sudoku/shape.h>

#include "cell.h"

#define GAME_TYPE_BOARD (game_board_get_type())
G_DECLARE_FINAL_TYPE(GameBoard, game_board, GAME, BOARD, GtkWidget)

/* What the board tells; all are given 'data'. */
struct board_events {
    void (*selected)(void *data, unsigned cell);            /* another cell */
    void (*pressed)(void *data, unsigned cell);             /* by the mouse, or Return */
    gboolean (*typed)(void *data, guint key, guint states); /* a key that does not move */
};

GtkWidget *game_board_new(const struct board_events *events, void *data);

/* Another shape: new cells, the first one selected. */
void game_board_set_shape(GameBoard *self, const sudoku_shape *shape);

/* Shows a look for each cell. */
void game_board_show(GameBoard *self, const struct cell_look *looks, gboolean dark);

unsigned game_board_selected(GameBoard *self);
void game_board_select(GameBoard *self, unsigned cell);

/* Opens a popover at the selected cell; it becomes a child of the board.  NULL closes the one that
   is open. */
void game_board_pop(GameBoard *self, GtkWidget *popover);
gboolean game_board_popped(GameBoard *self);

#endif
