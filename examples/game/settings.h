/* SPDX-License-Identifier: MIT */
/* What the player wishes, and what is remembered between two runs: settings, best times, the game
   that is being played, and which plug-ins were allowed.  All are files in the user's folders. */
#ifndef GAME_SETTINGS_H
#define GAME_SETTINGS_H

#include <glib.h>
#include <sudoku/sudoku.h>

struct settings {
    unsigned limit;         /* minutes; 0: none */
    gboolean conflicts;     /* shown at once, else on check */
    gboolean automatic;     /* marks */
    gboolean picker;        /* of digits, on click */
    gboolean dark, themed;  /* 'dark' has been chosen; else the desktop decides */
    gboolean answers;       /* on sheets */
    char *solver;           /* a name, "auto", or the path of a plug-in */
    unsigned width, height; /* of the window */
    /* What the last new game was. */
    unsigned order, variant, level, symmetry, dig;
};

void settings_load(struct settings *settings);
void settings_save(const struct settings *settings);

/* The game that is being played.  NULL: there is none; else to be freed. */
char *saved_game_load(void);
void saved_game_save(const char *text, gsize length);

/* Whether the player has allowed the file as it is now; and that it is allowed from now on. */
gboolean plugin_is_allowed(const char *file);
void plugin_allow(const char *file);

/* What was played of one kind. */
struct score {
    char *kind; /* as "9x9 easy" */
    unsigned started, solved;
    guint64 best, total; /* milliseconds, of those solved */
};

void scores_started(const char *kind);

/* Notes a game that was solved without help.  TRUE: faster than ever. */
gboolean scores_solved(const char *kind, guint64 milliseconds);

/* All of them, of struct score; to be freed with g_ptr_array_unref. */
GPtrArray *scores_list(void);
void scores_forget(void);

#endif
