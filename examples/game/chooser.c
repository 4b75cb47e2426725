/* SPDX-License-Identifier: MIT */
/* The choice of the solver.  A plug-in runs with the rights of the player, who is asked before each
   is loaded for the first time, and again when the file has changed. */
#include <string.h>

#include "app.h"
#include "solvers.h"
#include "words.h"

static struct solver_choice *choice_at(const struct app *app, guint index)
{
    return g_ptr_array_index(app->solvers, index);
}

const sudoku_engine *chooser_engine(const struct app *app, const sudoku_shape *shape)
{
    const sudoku_engine *const engine = choice_at(app, app->solver)->engine;
    return engine && sudoku_engine_supports(engine, shape) ? engine : NULL;
}

gboolean chooser_warn(struct app *app)
{
    const sudoku_engine *const engine = choice_at(app, app->solver)->engine;
    if (!engine || !app->game ||
        chooser_engine(app, sudoku_grid_shape(sudoku_game_puzzle(app->game))))
        return FALSE;
    app_say(app, _("%s does not do this shape: the usual solver takes its place."),
            sudoku_engine_name(engine));
    return TRUE;
}

/* Shows the list, with what is chosen. */
static void fill(struct app *app)
{
    GtkStringList *const names = gtk_string_list_new(NULL);
    app->solver_changing = TRUE;
    for (guint i = 0; i < app->solvers->len; i++) {
        const struct solver_choice *const choice = choice_at(app, i);
        gtk_string_list_append(names, i == 0 ? _("Fastest solver") : choice->name);
    }
    gtk_string_list_append(names, _("Plug-in file\342\200\246"));
    gtk_drop_down_set_model(GTK_DROP_DOWN(app->solver_drop), G_LIST_MODEL(names));
    gtk_drop_down_set_selected(GTK_DROP_DOWN(app->solver_drop), app->solver);
    g_object_unref(names);
    app->solver_changing = FALSE;
}

static void choose(struct app *app, guint index)
{
    const struct solver_choice *const choice = choice_at(app, index);
    app->solver = index;
    g_free(app->settings.solver);
    app->settings.solver = g_strdup(choice->file ? choice->file : choice->name);
    settings_save(&app->settings);
    fill(app);
    if (!chooser_warn(app) && choice->engine)
        app_say(app, _("Solver: %s"), sudoku_engine_name(choice->engine));
}

static void load(struct app *app, guint index)
{
    char why[300];
    struct solver_choice *const choice = choice_at(app, index);
    if (solvers_load(choice, why, sizeof why)) {
        choose(app, index);
        return;
    }
    app_say(app, _("This plug-in cannot be used: %s"), why);
    fill(app);
}

struct consent {
    struct app *app;
    guint index;
};

static void on_answer(GtkDialog *dialog, int response, struct consent *question)
{
    struct app *const app = question->app;
    gtk_window_destroy(GTK_WINDOW(dialog));
    if (response == GTK_RESPONSE_ACCEPT) {
        plugin_allow(choice_at(app, question->index)->file);
        load(app, question->index);
    } else {
        fill(app);
    }
    g_free(question);
}

static void ask(struct app *app, guint index)
{
    const struct solver_choice *const choice = choice_at(app, index);
    struct consent *const question = g_new0(struct consent, 1);
    question->app = app;
    question->index = index;
    GtkWidget *const dialog = gtk_message_dialog_new(
        app->window, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
        GTK_BUTTONS_NONE, "%s", _("Load this plug-in?"));
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog),
                                             _("%s\n\nIt will run as a part of this program, and "
                                               "may do whatever you may do. Load it only "
                                               "if you trust where it comes from."),
                                             choice->file);
    gtk_dialog_add_button(GTK_DIALOG(dialog), _("_Do not load"), GTK_RESPONSE_CANCEL);
    gtk_dialog_add_button(GTK_DIALOG(dialog), _("_Load"), GTK_RESPONSE_ACCEPT);
    gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_CANCEL);
    g_signal_connect(dialog, "response", G_CALLBACK(on_answer), question);
    gtk_window_present(GTK_WINDOW(dialog));
}

static void take(struct app *app, guint index)
{
    const struct solver_choice *const choice = choice_at(app, index);
    if (!choice->file || choice->engine)
        choose(app, index);
    else if (plugin_is_allowed(choice->file))
        load(app, index);
    else
        ask(app, index);
}

void chooser_add(struct app *app, const char *file)
{
    char *const whole = g_canonicalize_filename(file, NULL);
    const guint index = solvers_add(app->solvers, whole);
    g_free(whole);
    fill(app);
    take(app, index);
}

static void on_file(GtkNativeDialog *native, int response, struct app *app)
{
    if (response == GTK_RESPONSE_ACCEPT) {
        GFile *file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(native));
        char *const path = file ? g_file_get_path(file) : NULL;
        if (path)
            chooser_add(app, path);
        g_free(path);
        g_clear_object(&file);
    } else {
        fill(app);
    }
    g_object_unref(native);
}

static gboolean take_selected(gpointer data)
{
    struct app *const app = data;
    const guint selected = gtk_drop_down_get_selected(GTK_DROP_DOWN(app->solver_drop));
    app->solver_idle = 0;
    if (selected == app->solver || selected == GTK_INVALID_LIST_POSITION)
        return G_SOURCE_REMOVE;
    if (selected < app->solvers->len) {
        take(app, selected);
        return G_SOURCE_REMOVE;
    }
    GtkFileChooserNative *const native = gtk_file_chooser_native_new(
        _("Choose a plug-in"), app->window, GTK_FILE_CHOOSER_ACTION_OPEN, _("_Choose"),
        _("_Cancel"));
    g_signal_connect(native, "response", G_CALLBACK(on_file), app);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
    return G_SOURCE_REMOVE;
}

/* Taking a solver fills the list anew, which must not happen while the list tells of a change. */
static void on_selected(GtkDropDown *drop, GParamSpec *property, struct app *app)
{
    (void)drop;
    (void)property;
    if (!app->solver_changing && app->solver_idle == 0)
        app->solver_idle = g_idle_add(take_selected, app);
}

/* The one of the last time; a plug-in only if it is still what was allowed. */
static void restore(struct app *app)
{
    const char *const wanted = app->settings.solver;
    if (strchr(wanted, '/') && g_file_test(wanted, G_FILE_TEST_EXISTS))
        solvers_add(app->solvers, wanted);
    for (guint i = 0; i < app->solvers->len; i++) {
        struct solver_choice *const choice = choice_at(app, i);
        char why[300];
        if (strcmp(choice->file ? choice->file : choice->name, wanted) == 0 &&
            (!choice->file ||
             (plugin_is_allowed(choice->file) && solvers_load(choice, why, sizeof why))))
            app->solver = i;
    }
}

void chooser_new(struct app *app)
{
    app->solvers = solvers_list(app->program);
    restore(app);
    app->solver_drop = gtk_drop_down_new(NULL, NULL);
    gtk_widget_set_tooltip_text(app->solver_drop, _("Who solves and makes puzzles"));
    gtk_widget_set_hexpand(app->solver_drop, TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(app->solver_drop), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _("Solver"), -1);
    g_signal_connect(app->solver_drop, "notify::selected", G_CALLBACK(on_selected), app);
    gtk_box_append(GTK_BOX(app->top_row), app->solver_drop);
    fill(app);
}
