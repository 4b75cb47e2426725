/* SPDX-License-Identifier: MIT */
/* A new game: what it is to be, and then a job that makes it. */
#include "app.h"
#include "words.h"

static const unsigned orders[] = {4, 6, 9, 16};

struct form {
    struct app *app;
    GtkWidget *window, *size, *variant, *level, *symmetry, *way;
};

static void made(struct job *job, void *data)
{
    struct app *const app = data;
    const struct making *const making = (struct making *)job;
    sudoku_game *game;
    if (!making->puzzle || sudoku_game_new(&game, making->puzzle, NULL) != SUDOKU_OK) {
        app_say(app, "%s", *making->why ? making->why : _("No such puzzle was found."));
        return;
    }
    const struct about about = {.level = making->wish.level, .dig = making->wish.dig};
    play_begin(app, game, &about, TRUE);
    chooser_warn(app);
}

/* An empty grid, to put the givens of some puzzle into. */
static void begin_own(struct app *app, const sudoku_shape *shape)
{
    const struct about about = {.dig = WAY_OWN, .done = TRUE}; /* it does not count */
    sudoku_grid *grid = NULL;
    sudoku_game *game;
    if (sudoku_grid_new(&grid, shape) == SUDOKU_OK &&
        sudoku_game_new(&game, grid, NULL) == SUDOKU_OK) {
        play_begin(app, game, &about, FALSE);
        app_say(app, _("Enter the digits that are given."));
    }
    sudoku_grid_free(grid);
}

void new_own(struct app *app)
{
    sudoku_game *game;
    if (sudoku_game_new(&game, sudoku_game_grid(app->game), NULL) != SUDOKU_OK) {
        play_submit(app); /* says what clashes */
        return;
    }
    play_foreign(app, game);
    assist_check(app); /* whether it has one solution */
}

void new_start(struct app *app)
{
    const struct settings *const settings = &app->settings;
    struct wish wish = {.order = settings->order,
                        .variant = (enum variant)settings->variant,
                        .level = (sudoku_level)settings->level,
                        .symmetry = (sudoku_symmetry)settings->symmetry,
                        .dig = (sudoku_dig)settings->dig,
                        .seed = (guint64)g_random_int() << 32 | g_random_int()};
    sudoku_shape shape;
    if (!making_shape(&wish, wish.seed, &shape))
        return;
    wish.engine = chooser_engine(app, &shape); /* what does one jigsaw does all */
    assist_watch(app, FALSE);
    if (settings->dig == WAY_OWN) {
        begin_own(app, &shape);
        return;
    }
    app_start_job(app, &making_new(&wish)->job, made);
}

void new_first(struct app *app)
{
    const struct wish wish = {.order = 9,
                              .level = SUDOKU_LEVEL_EASY,
                              .symmetry = SUDOKU_SYMMETRY_HALF_TURN,
                              .seed = (guint64)g_random_int() << 32 | g_random_int()};
    struct making *const making = making_new(&wish);
    making->job.work(&making->job);
    made(&making->job, app);
    making->job.dispose(&making->job);
}

static unsigned selected(GtkWidget *drop)
{
    return gtk_drop_down_get_selected(GTK_DROP_DOWN(drop));
}

static void on_start(GtkButton *button, struct form *form)
{
    struct app *const app = form->app;
    (void)button;
    app->settings.order = orders[selected(form->size)];
    app->settings.variant = selected(form->variant);
    app->settings.level = selected(form->level);
    app->settings.symmetry = selected(form->symmetry);
    app->settings.dig = selected(form->way);
    settings_save(&app->settings);
    gtk_window_destroy(GTK_WINDOW(form->window));
    new_start(app);
}

static void on_cancel(GtkButton *button, struct form *form)
{
    (void)button;
    gtk_window_destroy(GTK_WINDOW(form->window));
}

static void on_destroy(GtkWidget *window, struct form *form)
{
    (void)window;
    g_free(form);
}

/* A row of the form: a label and a list to choose from. */
static GtkWidget *add_row(GtkWidget *grid, int row, const char *name, const char *const *texts,
                          unsigned chosen)
{
    GtkWidget *const label = gtk_label_new_with_mnemonic(name);
    GtkWidget *const drop = gtk_drop_down_new_from_strings(texts);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), drop);
    gtk_widget_set_hexpand(drop, TRUE);
    gtk_drop_down_set_selected(GTK_DROP_DOWN(drop), chosen);
    gtk_grid_attach(GTK_GRID(grid), label, 0, row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), drop, 1, row, 1, 1);
    return drop;
}

static void fill(struct form *form, GtkWidget *grid)
{
    const struct settings *const settings = &form->app->settings;
    const char *texts[SUDOKU_SYMMETRY_RANDOM + 2] = {NULL}; /* the longest list */
    unsigned size = 2;
    for (unsigned i = 0; i < G_N_ELEMENTS(orders); i++)
        if (orders[i] == settings->order)
            size = i;
    static const char *const sizes[] = {"4\303\2274", "6\303\2276", "9\303\2279", "16\303\22716",
                                        NULL};
    form->size = add_row(grid, 0, _("_Size"), sizes, size);
    const char *const variants[] = {_("plain"), _("X: the diagonals count"),
                                    _("jigsaw: regions of any form"), NULL};
    form->variant = add_row(grid, 1, _("_Kind"), variants, settings->variant);
    for (unsigned i = 0; i <= SUDOKU_LEVEL_EXTREME; i++)
        texts[i] = words_level(i);
    texts[SUDOKU_LEVEL_EXTREME + 1] = NULL;
    form->level = add_row(grid, 2, _("_Level"), texts, settings->level);
    for (unsigned i = 0; i <= SUDOKU_SYMMETRY_RANDOM; i++)
        texts[i] = words_symmetry(i);
    texts[SUDOKU_SYMMETRY_RANDOM + 1] = NULL;
    form->symmetry = add_row(grid, 3, _("S_ymmetry"), texts, settings->symmetry);
    for (unsigned i = 0; i <= WAY_OWN; i++)
        texts[i] = words_dig(i);
    texts[WAY_OWN + 1] = NULL;
    form->way = add_row(grid, 4, _("_Way of making"), texts, settings->dig);
}

void new_dialog(struct app *app)
{
    struct form *const form = g_new0(struct form, 1);
    GtkWidget *const grid = gtk_grid_new(), *const header = gtk_header_bar_new();
    GtkWidget *const start = gtk_button_new_with_label(_("Play"));
    GtkWidget *const cancel = gtk_button_new_with_label(_("Cancel"));
    form->app = app;
    form->window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(form->window), _("New game"));
    gtk_window_set_transient_for(GTK_WINDOW(form->window), app->window);
    gtk_window_set_modal(GTK_WINDOW(form->window), TRUE);
    gtk_window_set_resizable(GTK_WINDOW(form->window), FALSE);
    gtk_header_bar_set_show_title_buttons(GTK_HEADER_BAR(header), FALSE);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), cancel);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(header), start);
    gtk_widget_add_css_class(start, "suggested-action");
    gtk_window_set_titlebar(GTK_WINDOW(form->window), header);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 10);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 18);
    g_object_set(grid, "margin-start", 20, "margin-end", 20, "margin-top", 18, "margin-bottom", 20,
                 NULL);
    fill(form, grid);
    g_signal_connect(start, "clicked", G_CALLBACK(on_start), form);
    g_signal_connect(cancel, "clicked", G_CALLBACK(on_cancel), form);
    g_signal_connect(form->window, "destroy", G_CALLBACK(on_destroy), form);
    gtk_window_set_child(GTK_WINDOW(form->window), grid);
    gtk_window_set_default_widget(GTK_WINDOW(form->window), start);
    window_close_by_escape(form->window);
    gtk_window_present(GTK_WINDOW(form->window));
    gtk_widget_grab_focus(start);
}
