/* SPDX-License-Identifier: MIT */
/*
 * Help: check, hints in three degrees (which technique, where, what follows), the solution, and
 * watching it being solved.  All of it is found out by a job (thinking.h) on a copy of the game; an
 * answer that comes after another move is dropped.
 */
#include <string.h>

#include "app.h"
#include "words.h"

enum { WATCH_MS = 700 };

void assist_forget(struct app *app)
{
    app->checked = FALSE;
    hint_free(app->hint);
    app->hint = NULL;
    app->degree = 0;
    if (app->more)
        gtk_widget_set_visible(app->more, FALSE);
}

gboolean assist_failed(struct app *app, const struct thinking *thinking)
{
    switch (thinking->status) {
    case SUDOKU_OK:
        return FALSE;
    case SUDOKU_NONE:
        app_say(app, _("This puzzle has no solution."));
        return TRUE;
    case SUDOKU_LIMIT:
        app_say(app, _("That takes too long to find out."));
        return TRUE;
    case SUDOKU_E_ENGINE:
        app_say(app, _("The solver gave a wrong answer or failed. Please choose another one."));
        return TRUE;
    default:
        app_say(app, "%s", sudoku_status_text(thinking->status));
        return TRUE;
    }
}

/* FALSE: no memory. */
static gboolean think(struct app *app, enum question question, void (*done)(struct job *, void *))
{
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_puzzle(app->game));
    struct thinking *const thinking = thinking_new(question, app->game, chooser_engine(app, shape));
    if (thinking)
        app_start_job(app, &thinking->job, done);
    return thinking != NULL;
}

static void ask(struct app *app, enum question question, void (*done)(struct job *, void *))
{
    if (app->game && !app->paused)
        think(app, question, done);
}

/* Whether the game has gone on since the question. */
static gboolean is_stale(const struct app *app, const struct thinking *thinking)
{
    return thinking->moves != sudoku_game_moves(app->game) ||
           !sudoku_grid_equal(sudoku_game_grid(thinking->game), sudoku_game_grid(app->game));
}

static void show_wrong(struct app *app, const struct thinking *thinking)
{
    assist_forget(app);
    app->checked = TRUE;
    memset(app->wrong, 0, sizeof app->wrong);
    for (size_t i = 0; i < thinking->wrong_count; i++)
        app->wrong[thinking->wrong[i]] = true;
}

static void checked(struct job *job, void *data)
{
    struct app *const app = data;
    const struct thinking *const thinking = (struct thinking *)job;
    if (is_stale(app, thinking) || assist_failed(app, thinking))
        return;
    show_wrong(app, thinking);
    if (thinking->wrong_count > 0)
        app_say(app,
                ngettext("%u digit is wrong.", "%u digits are wrong.",
                         (unsigned long)thinking->wrong_count),
                (unsigned)thinking->wrong_count);
    else if (thinking->several)
        app_say(app, _("Nothing is wrong so far. The puzzle has several solutions."));
    else
        app_say(app, _("Nothing is wrong so far."));
    play_show(app);
}

void assist_check(struct app *app)
{
    assist_watch(app, FALSE);
    ask(app, THINK_CHECK, checked);
}

/* --- hints ---------------------------------------------------------------------------------------
 */

static enum tone tone_of_role(unsigned role)
{
    switch (role) {
    case SUDOKU_ROLE_PATTERN:
    case SUDOKU_ROLE_PIVOT:
    case SUDOKU_ROLE_COLOUR_A:
    case SUDOKU_ROLE_SET_A:
    case SUDOKU_ROLE_START_ON:
    case SUDOKU_ROLE_ON:
        return TONE_A;
    case SUDOKU_ROLE_COLOUR_C:
    case SUDOKU_ROLE_COLOUR_D:
    case SUDOKU_ROLE_SET_C:
    case SUDOKU_ROLE_SET_D:
    case SUDOKU_ROLE_COMMON:
    case SUDOKU_ROLE_EXTRA:
        return TONE_C;
    default:
        return TONE_B;
    }
}

static void add_tone(struct cell_look *looks, const sudoku_candidate *candidates, size_t count,
                     int tone)
{
    for (size_t i = 0; i < count; i++) {
        const int which = tone < 0 ? (int)tone_of_role(candidates[i].role) : tone;
        if (candidates[i].digit > 0)
            looks[candidates[i].cell].tone[which] |= 1u << (candidates[i].digit - 1);
    }
}

void assist_look(const struct app *app, struct cell_look *looks)
{
    const struct hint *const hint = app->hint;
    if (!hint || app->degree < 2)
        return;
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_grid(app->game));
    uint16_t cells[SUDOKU_MAX_ORDER];
    for (unsigned cell = 0; cell < sudoku_cells(shape); cell++) /* so that the pattern stands out */
        looks[cell].peer = looks[cell].same = false;
    if (hint->step.house < sudoku_houses(shape) &&
        sudoku_house_cells(shape, hint->step.house, cells) == SUDOKU_OK)
        for (unsigned i = 0; i < sudoku_order(shape); i++)
            looks[cells[i]].house = true;
    add_tone(looks, hint->step.pattern, hint->step.pattern_count, -1);
    if (app->degree < 3)
        return;
    add_tone(looks, hint->step.eliminations, hint->step.elimination_count, TONE_OUT);
    add_tone(looks, hint->step.placements, hint->step.placement_count, TONE_IN);
}

/* "row 3", translated; to be freed. */
static char *house_text(const sudoku_shape *shape, unsigned house)
{
    char name[40], kind[24];
    unsigned number;
    static const char *const kinds[][2] = {
        {"row", N_("row %u")},       {"column", N_("column %u")},     {"box", N_("box %u")},
        {"region", N_("region %u")}, {"diagonal", N_("diagonal %u")}, {"window", N_("window %u")},
        {"group", N_("group %u")}};
    sudoku_house_name(shape, house, name, sizeof name);
    for (gsize i = 0; sscanf(name, "%23s %u", kind, &number) == 2 && i < G_N_ELEMENTS(kinds); i++)
        if (strcmp(kind, kinds[i][0]) == 0) {
            char format[40];
            g_strlcpy(format, _(kinds[i][1]), sizeof format);
            char *const digits = g_strdup_printf("%u", number);
            char **const parts = g_strsplit(format, "%u", 2);
            char *const text = g_strjoinv(digits, parts);
            g_strfreev(parts);
            g_free(digits);
            return text;
        }
    return g_strdup(name);
}

static void append_candidates(GString *text, const sudoku_candidate *candidates, size_t count,
                              const char *sign, unsigned order)
{
    for (size_t i = 0; i < count; i++)
        g_string_append_printf(text, "%sr%uc%u%s%c", i ? ", " : " ", candidates[i].cell / order + 1,
                               candidates[i].cell % order + 1, sign,
                               words_symbol(candidates[i].digit));
}

/* What follows, in the words of the library where these are in the player's language. */
static char *follows_text(const struct hint *hint, unsigned order)
{
    /* Translators: the code of your language, such as "de". */
    const gboolean english = strcmp(_("en"), "en") == 0;
    /* Above 9 the board shows letters, the library numbers. */
    if (hint->text && english && order <= 9)
        return g_strdup(hint->text);
    GString *const text = g_string_new(words_technique(hint->step.technique));
    g_string_append(text, _(":"));
    append_candidates(text, hint->step.placements, hint->step.placement_count, " = ", order);
    append_candidates(text, hint->step.eliminations, hint->step.elimination_count, " \342\211\240 ",
                      order);
    return g_string_free(text, FALSE);
}

static void show_hint(struct app *app)
{
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_grid(app->game));
    const struct hint *const hint = app->hint;
    static const char *const more[] = {"", N_("Where?"), N_("What follows?"), N_("Take it")};
    const char *const name = words_technique(hint->step.technique);
    if (app->degree == 1) {
        app_say(app, _("Hint: %s"), name);
    } else if (app->degree == 2) {
        if (hint->step.house < sudoku_houses(shape)) {
            char *const house = house_text(shape, hint->step.house);
            app_say(app, _("Hint: %s, look at %s"), name, house);
            g_free(house);
        } else {
            app_say(app, _("Hint: %s, as coloured"), name);
        }
        if (hint->step.pattern_count == 0 && hint->step.placement_count > 0)
            game_board_select(app->board, hint->step.placements[0].cell);
    } else {
        char *const text = follows_text(hint, sudoku_order(shape));
        app_say(app, "%s", text);
        g_free(text);
    }
    gtk_button_set_label(GTK_BUTTON(app->more), _(more[app->degree]));
    gtk_widget_set_visible(app->more, TRUE);
    play_show(app);
}

static gboolean take_watched(gpointer data)
{
    struct app *const app = data;
    app->watching = 0;
    if (!app->hint || sudoku_game_take_hint(app->game, &app->hint->step) != SUDOKU_OK) {
        assist_watch(app, FALSE);
        return G_SOURCE_REMOVE;
    }
    play_changed(app);
    if (sudoku_game_is_finished(app->game))
        assist_watch(app, FALSE);
    else
        assist_watch(app, TRUE);
    return G_SOURCE_REMOVE;
}

static void hinted(struct job *job, void *data)
{
    struct app *const app = data;
    struct thinking *const thinking = (struct thinking *)job;
    if (is_stale(app, thinking) || assist_failed(app, thinking)) {
        app->watched = FALSE;
        window_update(app);
        return;
    }
    if (thinking->wrong_count > 0) {
        app->watched = FALSE;
        app_say(app, _("Before a hint can help: something is wrong. Check shows what."));
        window_update(app);
        return;
    }
    assist_forget(app);
    app->hint = thinking->hint;
    thinking->hint = NULL;
    if (!app->hint) {
        app->watched = FALSE;
        app_say(app, _("There is nothing to hint at."));
        window_update(app);
        return;
    }
    app->degree = app->watched ? 3 : 1;
    if (!app->watched)
        sudoku_game_peek(app->game);
    show_hint(app);
    if (app->watched) {
        gtk_widget_set_visible(app->more, FALSE);
        app->watching = g_timeout_add(WATCH_MS, take_watched, app);
    }
}

void assist_hint(struct app *app)
{
    if (app->paused || !app->game)
        return;
    if (app->watched)
        assist_watch(app, FALSE);
    if (sudoku_game_is_finished(app->game)) {
        app_say(app, _("The game is finished. Undo goes back into it."));
    } else if (!app->hint) {
        ask(app, THINK_HINT, hinted);
    } else if (app->degree < 3) {
        app->degree++;
        sudoku_game_peek(app->game);
        show_hint(app);
    } else {
        const unsigned cell = app->hint->step.placement_count ? app->hint->step.placements[0].cell
                                                              : game_board_selected(app->board);
        if (sudoku_game_take_hint(app->game, &app->hint->step) == SUDOKU_OK)
            app_say(app, " ");
        play_changed(app);
        game_board_select(app->board, cell);
    }
}

void assist_watch(struct app *app, gboolean watch)
{
    if (app->watching)
        g_source_remove(app->watching);
    app->watching = 0;
    if (watch && (!app->game || app->paused || sudoku_game_is_finished(app->game)))
        watch = FALSE;
    const gboolean was = app->watched;
    app->watched = watch;
    if (watch) {
        ask(app, THINK_HINT, hinted);
    } else if (was && app->hint) {
        assist_forget(app);
        play_show(app);
    }
    if (was != watch)
        window_update(app);
}

/* --- solution ------------------------------------------------------------------------------------
 */

static void solved(struct job *job, void *data)
{
    struct app *const app = data;
    const struct thinking *const thinking = (struct thinking *)job;
    if (is_stale(app, thinking) || assist_failed(app, thinking))
        return;
    if (sudoku_game_show_solution(app->game, thinking->solution) < 0) {
        app_say(app, _("The solver gave a wrong answer or failed. Please choose another one."));
        return;
    }
    play_changed(app);
    if (thinking->several)
        app_say(app, _("This is one of several solutions, found by %s."),
                thinking->engine ? sudoku_engine_name(thinking->engine) : _("the usual solver"));
    else
        app_say(app, _("This is the solution, found by %s."),
                thinking->engine ? sudoku_engine_name(thinking->engine) : _("the usual solver"));
}

gboolean assist_answer(struct app *app, void (*done)(struct job *job, void *data))
{
    assist_watch(app, FALSE);
    return think(app, THINK_SOLVE, done);
}

void assist_solution(struct app *app)
{
    assist_watch(app, FALSE);
    if (app->game && !sudoku_game_is_finished(app->game))
        ask(app, THINK_SOLVE, solved);
}
