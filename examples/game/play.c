/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "app.h"
#include "words.h"

guint64 app_now(void)
{
    return (guint64)g_get_monotonic_time() / 1000;
}

static void write_note(struct app *app)
{
    char note[80];
    snprintf(note, sizeof note, "level=%u way=%u late=%d done=%d", app->about.level, app->about.dig,
             app->about.late, app->about.done);
    sudoku_game_set_note(app->game, note);
    app->stored = FALSE;
}

/* What a loaded game's note says; nothing where it is not ours. */
static struct about read_note(const sudoku_game *game)
{
    struct about about = {.level = 0};
    unsigned level, dig;
    int late, done;
    if (sscanf(sudoku_game_note(game), "level=%u way=%u late=%d done=%d", &level, &dig, &late,
               &done) == 4 &&
        level <= SUDOKU_LEVEL_EXTREME && dig <= WAY_OWN)
        about = (struct about){.level = level, .dig = dig, .late = late == 1, .done = done == 1};
    return about;
}

char *play_kind(const struct app *app)
{
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_puzzle(app->game));
    const unsigned variant = shape->jigsaw  ? VARIANT_JIGSAW
                             : shape->extra ? VARIANT_X
                                            : VARIANT_PLAIN;
    return g_strdup_printf("%u-%u-%u", sudoku_order(shape), variant, app->about.level);
}

char *play_kind_name(const char *kind)
{
    unsigned order, variant, level;
    if (sscanf(kind, "%u-%u-%u", &order, &variant, &level) != 3)
        return g_strdup(kind);
    static const char *const variants[] = {"", N_("X"), N_("jigsaw")};
    const char *const name = variants[variant < 3 ? variant : 0];
    return g_strdup_printf("%u\303\227%u %s%s%s", order, order, *name ? _(name) : "",
                           *name ? " " : "", words_level(level));
}

static void show_title(struct app *app)
{
    const sudoku_grid *const puzzle = sudoku_game_puzzle(app->game);
    char *const shape = words_shape(sudoku_grid_shape(puzzle));
    char *const text = app->about.level
                           ? g_strdup_printf("%s \302\267 %s", shape, words_level(app->about.level))
                           : g_strdup(shape);
    gtk_label_set_text(GTK_LABEL(app->subtitle), text);
    g_free(text);
    g_free(shape);
}

void play_begin(struct app *app, sudoku_game *game, const struct about *about, gboolean fresh)
{
    assist_watch(app, FALSE);
    assist_forget(app);
    sudoku_game_free(app->game);
    app->game = game;
    app->about = about ? *about : read_note(game);
    app->saved_moves = sudoku_game_moves(game);
    app->paused = FALSE;
    if (about)
        write_note(app);
    game_board_set_shape(app->board, sudoku_grid_shape(sudoku_game_grid(game)));
    if (fresh) {
        char *const kind = play_kind(app);
        scores_started(kind);
        g_free(kind);
        if (app->settings.automatic)
            sudoku_game_play(game, (sudoku_move){.kind = SUDOKU_MOVE_MARK_ALL});
        app->saved_moves = sudoku_game_moves(game);
    }
    if (!sudoku_game_is_finished(game))
        sudoku_game_start_clock(game, app_now());
    gtk_stack_set_visible_child_name(GTK_STACK(app->stack), "board");
    panel_set_order(app);
    show_title(app);
    app_say(app, " ");
    app->stored = FALSE;
    play_show(app);
    unsigned cell = 0;
    while (sudoku_grid_get(sudoku_game_grid(game), cell) != 0)
        cell++;
    game_board_select(app->board,
                      cell < sudoku_cells(sudoku_grid_shape(sudoku_game_grid(game))) ? cell : 0);
}

void play_foreign(struct app *app, sudoku_game *game)
{
    play_begin(app, game, NULL, FALSE);
    if (sudoku_game_moves(game) == 0) { /* one that was begun elsewhere is counted there */
        char *const kind = play_kind(app);
        scores_started(kind);
        g_free(kind);
    }
}

gboolean play_is_entering(const struct app *app)
{
    return app->game && app->about.dig == WAY_OWN && !sudoku_game_is_finished(app->game);
}

gboolean play_has_unsaved(const struct app *app)
{
    return app->game && !sudoku_game_is_finished(app->game) &&
           sudoku_game_moves(app->game) != app->saved_moves;
}

/* --- what the board shows ----------------------------------------------------------------------
 */

static void look_at_rules(const struct app *app, struct cell_look *looks)
{
    const sudoku_grid *const grid = sudoku_game_grid(app->game);
    const sudoku_shape *const shape = sudoku_grid_shape(grid);
    const unsigned selected = game_board_selected(app->board);
    uint16_t cells[SUDOKU_MAX_CELLS];
    if (app->settings.conflicts || app->checked) {
        const size_t count = sudoku_game_conflicts(app->game, cells, SUDOKU_MAX_CELLS);
        for (size_t i = 0; i < count; i++)
            looks[cells[i]].bad = true;
    }
    for (unsigned cell = 0; app->checked && cell < sudoku_cells(shape); cell++)
        looks[cell].bad |= app->wrong[cell];
    const unsigned peers = sudoku_peers(shape, selected, cells, SUDOKU_MAX_CELLS);
    for (unsigned i = 0; i < peers; i++)
        looks[cells[i]].peer = true;
    for (unsigned cell = 0; cell < sudoku_cells(shape); cell++)
        looks[cell].same = looks[cell].digit && looks[cell].digit == looks[selected].digit &&
                           cell != selected;
    looks[selected].selected = true;
}

void play_show(struct app *app)
{
    struct cell_look looks[SUDOKU_MAX_CELLS];
    if (!app->game)
        return;
    const sudoku_grid *const grid = sudoku_game_grid(app->game);
    const unsigned cells = sudoku_cells(sudoku_grid_shape(grid));
    memset(looks, 0, sizeof looks);
    for (unsigned cell = 0; cell < cells && !app->paused; cell++) {
        looks[cell].digit = sudoku_grid_get(grid, cell);
        looks[cell].given = sudoku_game_is_given(app->game, cell);
        looks[cell].marks = sudoku_game_marks(app->game)[cell];
    }
    for (unsigned cell = 0; cell < cells; cell++)
        looks[cell].hidden = app->paused;
    if (!app->paused) {
        look_at_rules(app, looks);
        assist_look(app, looks);
    }
    game_board_show(app->board, looks, app->settings.dark);
    panel_update(app);
    window_update(app);
    play_tick(app);
}

/* --- moves ---------------------------------------------------------------------------------------
 */

/* Counts a game that was finished without help, and says so. */
static void finish(struct app *app)
{
    sudoku_game_stop_clock(app->game, app_now());
    const guint64 elapsed = sudoku_game_elapsed_ms(app->game, app_now());
    char *const time = words_time(elapsed);
    if (sudoku_game_was_shown(app->game)) {
        app_say(app, _("This is a solution."));
    } else if (sudoku_game_hint_points(app->game) > 0) {
        app_say(app, _("Solved in %s, with help: %u hints, %u points."), time,
                (unsigned)sudoku_game_hints(app->game),
                (unsigned)sudoku_game_hint_points(app->game));
    } else if (app->about.late) {
        app_say(app, _("Solved in %s, after the time limit."), time);
    } else if (app->about.done) {
        app_say(app, _("Solved in %s."), time);
    } else {
        char *const kind = play_kind(app);
        if (scores_solved(kind, elapsed))
            app_say(app, _("Solved in %s: your best time!"), time);
        else
            app_say(app, _("Solved in %s. Well done!"), time);
        g_free(kind);
    }
    gtk_widget_add_css_class(app->status, "verdict");
    app->about.done = TRUE;
    write_note(app);
    g_free(time);
}

void play_changed(struct app *app)
{
    assist_forget(app);
    game_board_pop(app->board, NULL);
    app->stored = FALSE;
    if (sudoku_game_is_finished(app->game))
        finish(app);
    else if (!app->paused)
        sudoku_game_start_clock(app->game, app_now());
    play_show(app);
}

static void play(struct app *app, sudoku_move move)
{
    if (app->paused || !app->game)
        return;
    assist_watch(app, FALSE);
    const sudoku_status status = sudoku_game_play(app->game, move);
    if (status == SUDOKU_OK) {
        app_say(app, " ");
        play_changed(app);
    } else if (sudoku_game_is_finished(app->game)) {
        app_say(app, _("The game is finished. Undo goes back into it."));
    } else if (status == SUDOKU_E_ARG && sudoku_game_is_given(app->game, move.cell) &&
               move.kind <= SUDOKU_MOVE_MARK) {
        app_say(app, _("This digit is given."));
    }
}

void play_digit(struct app *app, unsigned digit, gboolean mark)
{
    const unsigned cell = game_board_selected(app->board);
    const gboolean same = sudoku_grid_get(sudoku_game_grid(app->game), cell) == digit;
    play(app, (sudoku_move){.kind = mark ? SUDOKU_MOVE_MARK : SUDOKU_MOVE_PLACE,
                            .cell = (uint16_t)cell,
                            .digit = same && !mark ? 0 : (uint8_t)digit,
                            .tidy = !mark && app->settings.automatic});
}

void play_erase(struct app *app)
{
    play(app, (sudoku_move){.kind = SUDOKU_MOVE_PLACE,
                            .cell = (uint16_t)game_board_selected(app->board),
                            .tidy = app->settings.automatic});
}

void play_simple(struct app *app, sudoku_move_kind kind)
{
    play(app, (sudoku_move){.kind = kind});
}

/* Selects the cell of a move that was taken back or made again, so that one sees it. */
static void show_move(struct app *app, size_t index)
{
    sudoku_move move;
    if (sudoku_game_move(app->game, index, &move) == SUDOKU_OK &&
        (move.kind <= SUDOKU_MOVE_MARK || move.kind == SUDOKU_MOVE_HINT))
        game_board_select(app->board, move.cell);
    app_say(app, " ");
    play_changed(app);
}

void play_undo(struct app *app)
{
    assist_watch(app, FALSE);
    if (!app->paused && sudoku_game_undo(app->game) == SUDOKU_OK)
        show_move(app, sudoku_game_moves(app->game));
}

void play_redo(struct app *app)
{
    assist_watch(app, FALSE);
    if (!app->paused && sudoku_game_redo(app->game) == SUDOKU_OK)
        show_move(app, sudoku_game_moves(app->game) - 1);
}

void play_submit(struct app *app)
{
    const sudoku_grid *const grid = sudoku_game_grid(app->game);
    const size_t clashes = sudoku_game_conflicts(app->game, NULL, 0);
    const unsigned empty = sudoku_cells(sudoku_grid_shape(grid)) - sudoku_grid_filled(grid);
    if (sudoku_game_is_finished(app->game))
        finish(app);
    else if (clashes > 0)
        app_say(app, _("Not right: %u cells clash, %u are empty."), (unsigned)clashes, empty);
    else
        app_say(app, _("Not finished: %u cells are empty. So far no rule is broken."), empty);
}

/* --- clock -------------------------------------------------------------------------------------
 */

void play_pause(struct app *app, gboolean paused)
{
    if (!app->game || app->paused == paused || sudoku_game_is_finished(app->game))
        return;
    assist_watch(app, FALSE);
    game_board_pop(app->board, NULL);
    app->paused = paused;
    if (paused)
        sudoku_game_stop_clock(app->game, app_now());
    else
        sudoku_game_start_clock(app->game, app_now());
    gtk_stack_set_visible_child_name(GTK_STACK(app->stack), paused ? "paused" : "board");
    if (!paused)
        gtk_widget_grab_focus(GTK_WIDGET(app->board));
    play_show(app);
}

void play_tick(struct app *app)
{
    if (!app->game)
        return;
    const guint64 elapsed = sudoku_game_elapsed_ms(app->game, app_now());
    const guint64 limit = (guint64)app->settings.limit * 60000;
    char *const text = words_time(elapsed);
    gtk_label_set_text(GTK_LABEL(app->clock), text);
    g_free(text);
    if (limit > 0 && elapsed >= limit && !app->about.late && !sudoku_game_is_finished(app->game)) {
        app->about.late = TRUE;
        write_note(app);
        app_say(app, _("The time is over. Go on if you like: it no longer counts."));
    }
}

void play_store(struct app *app)
{
    if (!app->game)
        return;
    const guint64 now = app_now();
    const size_t length = sudoku_game_save(app->game, now, NULL, 0);
    char *const text = g_malloc(length + 1);
    sudoku_game_save(app->game, now, text, length + 1);
    saved_game_save(text, length);
    app->stored = TRUE;
    g_free(text);
}
