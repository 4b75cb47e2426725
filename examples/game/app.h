/* SPDX-License-Identifier: MIT */
/*
 * The program: one window with one game.  What may be played, what is right and what comes next is
 * all asked of libsudoku; the files here show it.
 *
 *   main.c       starts and ends        play.c      moves, clock, what the board shows
 *   window.c     the window, its keys   assist.c    check, hints, solution, watching
 *   panel.c      digits and buttons     files.c     open, save, export
 *   chooser.c    the solver             printing.c
 *   new_dialog.c, settings_dialog.c, scores_dialog.c   the dialogs
 *   board.c, cell.c, palette.c          drawing
 *   jobs.c, making.c, thinking.c        work in threads, which knows no window
 *   regions.c, settings.c, solvers.c, sheets.c, words.c   no window either
 */
#ifndef GAME_APP_H
#define GAME_APP_H

#include <gtk/gtk.h>
#include <sudoku/sudoku.h>

#include "board.h"
#include "jobs.h"
#include "making.h"
#include "settings.h"
#include "thinking.h"

/* What a game's note says. */
struct about {
    unsigned level, dig;
    gboolean late; /* the time limit has passed */
    gboolean done; /* it was finished once, and counted */
};

struct app {
    GtkApplication *application;
    char *program; /* its path */
    struct settings settings;
    sudoku_game *game; /* NULL only before the first one */
    struct about about;
    size_t saved_moves; /* moves when it was last saved by the player; SIZE_MAX: never */
    gboolean stored;    /* the file of the current game is up to date */
    gboolean paused, marking;

    /* What help is shown, until the next move. */
    gboolean checked;
    bool wrong[SUDOKU_MAX_CELLS];
    struct hint *hint;
    unsigned degree;  /* of it that is shown: 1 to 3 */
    guint watching;   /* a timeout, or 0 */
    gboolean watched; /* the next hint is part of watching */

    struct job *job; /* that is running, or NULL */
    guint job_timer, tick;

    GtkWindow *window;
    GameBoard *board;
    GtkWidget *stack, *title, *subtitle, *clock, *status, *more, *foot, *job_label, *header;
    GtkWidget *body, *side, *pad, *buttons, *top_row, *digit[SUDOKU_MAX_ORDER + 1];
    GtkWidget *left[SUDOKU_MAX_ORDER + 1];
    GtkWidget *solver_drop;
    gboolean tall, solver_changing;
    GPtrArray *solvers;
    guint solver;      /* index into it */
    guint solver_idle; /* the source that takes what was selected; 0: none */
    /* What is printed with an answer; NULL: the game as it is, without. */
    sudoku_game *printed;
    sudoku_grid *answer;
    char *export_path; /* of what is to be exported once its answer is known */
    const char *export_kind;
};

guint64 app_now(void);

/* Shows a line of text under the board. */
void app_say(struct app *app, const char *format, ...) G_GNUC_PRINTF(2, 3);

/* Starts a job, which takes the place of one that runs. */
void app_start_job(struct app *app, struct job *job, void (*done)(struct job *job, void *data));

/* --- play.c --- */

/* Takes the game over and shows it. */
void play_begin(struct app *app, sudoku_game *game, const struct about *about, gboolean fresh);
void play_digit(struct app *app, unsigned digit, gboolean mark);
void play_erase(struct app *app);
void play_simple(struct app *app, sudoku_move_kind kind); /* CLEAR or MARK_ALL */
void play_undo(struct app *app);
void play_redo(struct app *app);
void play_submit(struct app *app);
void play_pause(struct app *app, gboolean paused);
void play_show(struct app *app);
void play_tick(struct app *app);
void play_store(struct app *app);
/* After anything that may have changed the game. */
void play_changed(struct app *app);
/* Whether a game would be lost that is worth asking for. */
gboolean play_has_unsaved(const struct app *app);
/* Begins a game that comes from elsewhere. */
void play_foreign(struct app *app, sudoku_game *game);
/* Whether a puzzle is being put into an empty grid. */
gboolean play_is_entering(const struct app *app);
/* The key of a kind of game for the scores, and its name; to be freed. */
char *play_kind(const struct app *app);
char *play_kind_name(const char *kind);

/* --- assist.c --- */

void assist_forget(struct app *app); /* what help was shown */
void assist_check(struct app *app);
void assist_hint(struct app *app); /* one more degree, and in the end takes it */
void assist_solution(struct app *app);
/* Looks for the answer of a sheet, for which 'done' gets a struct thinking.  FALSE: no memory. */
gboolean assist_answer(struct app *app, void (*done)(struct job *job, void *data));
/* Says why a struct thinking has no answer.  FALSE: it has one. */
gboolean assist_failed(struct app *app, const struct thinking *thinking);
void assist_watch(struct app *app, gboolean watch);
void assist_look(const struct app *app, struct cell_look *looks); /* adds a hint's colours */

/* --- the rest --- */

void window_new(struct app *app);
void window_update(struct app *app);            /* what can be done now */
void window_close_by_escape(GtkWidget *window); /* a dialog */
void panel_new(struct app *app);
void panel_arrange(struct app *app, gboolean tall);
void panel_set_order(struct app *app);
void panel_update(struct app *app);
void panel_pick(struct app *app); /* opens the digit picker at the selected cell */
void chooser_new(struct app *app);
void chooser_add(struct app *app, const char *file); /* a plug-in, and chooses it */
/* What was chosen; NULL: the usual one, also where the chosen one does not do that shape. */
const sudoku_engine *chooser_engine(const struct app *app, const sudoku_shape *shape);
gboolean chooser_warn(struct app *app); /* says if it does not do the shape of the game */
void new_dialog(struct app *app);
void new_start(struct app *app); /* as the settings say */
void new_first(struct app *app); /* at once: a game for who has none */
void new_own(struct app *app);   /* what was put into an empty grid becomes a puzzle */
void settings_dialog(struct app *app);
void scores_dialog(struct app *app);
void files_open(struct app *app);
void files_open_path(struct app *app, const char *path);
void files_save(struct app *app);
void files_copy(struct app *app); /* to and from the clipboard */
void files_paste(struct app *app);
void files_export(struct app *app);
/* Asks before a game is lost, and then goes on. */
void files_then(struct app *app, void (*go_on)(struct app *app));
void printing_start(struct app *app);

#endif
