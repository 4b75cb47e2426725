/* SPDX-License-Identifier: MIT */
/* Games from and to files. */
#include <string.h>

#include "app.h"
#include "sheets.h"
#include "words.h"

static void open_text(struct app *app, const char *name, const char *text, gsize length)
{
    char why[300] = "";
    sudoku_game *const game = sheets_import(text, length, why, sizeof why);
    if (game)
        play_foreign(app, game);
    else
        app_say(app, _("%s cannot be opened: %s"), name, why);
}

void files_open_path(struct app *app, const char *path)
{
    char *text;
    gsize length;
    GError *error = NULL;
    if (!g_file_get_contents(path, &text, &length, &error)) {
        app_say(app, "%s", error->message);
        g_clear_error(&error);
        return;
    }
    char *const name = g_path_get_basename(path);
    open_text(app, name, text, length);
    g_free(name);
    g_free(text);
}

/* The kind of that name; NULL: there is none. */
static const char *kind_named(const struct app *app, const char *name)
{
    for (unsigned i = 0; name && sheets_name(i, app->game); i++)
        if (strcmp(sheets_name(i, app->game), name) == 0)
            return sheets_name(i, app->game);
    return NULL;
}

/* The puzzle alone: who gets it wants to solve it. */
void files_copy(struct app *app)
{
    const char *const kind = kind_named(app, "line") ? "line" : "solo"; /* with other rules */
    char why[300] = "";
    sudoku_game *puzzle;
    if (sudoku_game_new(&puzzle, sudoku_game_puzzle(app->game), NULL) != SUDOKU_OK)
        return;
    GBytes *const line = sheets_export(puzzle, kind, NULL, why, sizeof why);
    sudoku_game_free(puzzle);
    if (!line) {
        app_say(app, "%s", why);
        return;
    }
    char *const text = g_strndup(g_bytes_get_data(line, NULL), g_bytes_get_size(line));
    gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(app->window)), text);
    app_say(app, _("Copied."));
    g_free(text);
    g_bytes_unref(line);
}

static void on_pasted(GObject *clipboard, GAsyncResult *result, gpointer data)
{
    struct app *const app = data;
    char *const text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
    if (app->window)
        open_text(app, _("What was copied"), text ? text : "", text ? strlen(text) : 0);
    g_free(text);
}

void files_paste(struct app *app)
{
    gdk_clipboard_read_text_async(gtk_widget_get_clipboard(GTK_WIDGET(app->window)), NULL,
                                  on_pasted, app);
}

/* The path that was chosen; NULL: none.  To be freed. */
static char *chosen(GtkNativeDialog *native, int response)
{
    GFile *const file = response == GTK_RESPONSE_ACCEPT
                            ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(native))
                            : NULL;
    char *const path = file ? g_file_get_path(file) : NULL;
    if (file)
        g_object_unref(file);
    return path;
}

static void on_open(GtkNativeDialog *native, int response, struct app *app)
{
    char *const path = chosen(native, response);
    if (path)
        files_open_path(app, path);
    g_free(path);
    g_object_unref(native);
}

void files_open(struct app *app)
{
    GtkFileChooserNative *const native = gtk_file_chooser_native_new(
        _("Open a game or a puzzle"), app->window, GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"),
        _("_Cancel"));
    g_signal_connect(native, "response", G_CALLBACK(on_open), app);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
}

static gboolean write_file(struct app *app, const char *path, const void *bytes, gsize length)
{
    GError *error = NULL;
    char *const name = g_path_get_basename(path);
    const gboolean written = g_file_set_contents(path, bytes, (gssize)length, &error);
    if (written)
        app_say(app, _("Saved as %s."), name);
    else
        app_say(app, "%s", error->message);
    g_clear_error(&error);
    g_free(name);
    return written;
}

static gboolean save_as(struct app *app, const char *path)
{
    const guint64 now = app_now();
    const size_t length = sudoku_game_save(app->game, now, NULL, 0);
    char *const text = g_malloc(length + 1);
    sudoku_game_save(app->game, now, text, length + 1);
    const gboolean written = write_file(app, path, text, length);
    if (written)
        app->saved_moves = sudoku_game_moves(app->game);
    g_free(text);
    return written;
}

static void (*after_saving)(struct app *app);

static void on_save(GtkNativeDialog *native, int response, struct app *app)
{
    char *const path = chosen(native, response);
    if (path && save_as(app, path) && after_saving)
        after_saving(app);
    after_saving = NULL;
    g_free(path);
    g_object_unref(native);
}

void files_save(struct app *app)
{
    GtkFileChooserNative *const native = gtk_file_chooser_native_new(
        _("Save the game"), app->window, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(native), "game.sudoku");
    g_signal_connect(native, "response", G_CALLBACK(on_save), app);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
}

/* --- before a game is lost ------------------------------------------------------------------- */

struct continuation {
    struct app *app;
    void (*go_on)(struct app *app);
};

static void on_answer(GtkDialog *dialog, int response, struct continuation *next)
{
    struct app *const app = next->app;
    gtk_window_destroy(GTK_WINDOW(dialog));
    if (response == GTK_RESPONSE_NO) {
        next->go_on(app);
    } else if (response == GTK_RESPONSE_YES) {
        after_saving = next->go_on;
        files_save(app);
    }
    g_free(next);
}

void files_then(struct app *app, void (*go_on)(struct app *app))
{
    if (!play_has_unsaved(app)) {
        go_on(app);
        return;
    }
    struct continuation *const next = g_new0(struct continuation, 1);
    next->app = app;
    next->go_on = go_on;
    GtkWidget *const dialog = gtk_message_dialog_new(
        app->window, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
        GTK_BUTTONS_NONE, "%s", _("Leave this game?"));
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s",
                                             _("It is not finished."));
    gtk_dialog_add_button(GTK_DIALOG(dialog), _("_Go on playing"), GTK_RESPONSE_CANCEL);
    gtk_dialog_add_button(GTK_DIALOG(dialog), _("_Leave it"), GTK_RESPONSE_NO);
    gtk_dialog_add_button(GTK_DIALOG(dialog), _("_Save it first"), GTK_RESPONSE_YES);
    gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_YES);
    g_signal_connect(dialog, "response", G_CALLBACK(on_answer), next);
    gtk_window_present(GTK_WINDOW(dialog));
}

/* --- export ---------------------------------------------------------------------------------- */

static void export_as(struct app *app, const sudoku_game *game, const sudoku_grid *solution)
{
    char why[300] = "";
    GBytes *const bytes = sheets_export(game, app->export_kind, solution, why, sizeof why);
    if (!bytes) {
        app_say(app, "%s", why);
        return;
    }
    write_file(app, app->export_path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes));
    g_bytes_unref(bytes);
}

static void answered(struct job *job, void *data)
{
    const struct thinking *const thinking = (struct thinking *)job;
    if (!assist_failed(data, thinking))
        export_as(data, thinking->game, thinking->solution); /* it may have gone on since */
}

/*
 * Sets path and kind of what is exported.  The name says the kind, unless another one was chosen
 * from the list: then the name gets its ending.  FALSE: a file of that other name exists, which
 * nobody has been asked about.
 */
static gboolean settle_kind(struct app *app, char *path, const char *chosen_kind)
{
    const char *const dot = strrchr(path, '.'), *const by_name = kind_named(app,
                                                                            dot ? dot + 1 : "");
    const char *const usual = sheets_name(0, app->game);
    const char *const by_list = kind_named(app, chosen_kind) ? kind_named(app, chosen_kind) : usual;
    g_free(app->export_path);
    app->export_path = path;
    app->export_kind = by_name && by_list == usual ? by_name : by_list;
    if (app->export_kind == by_name)
        return TRUE;
    app->export_path = g_strdup_printf("%.*s.%s", by_name ? (int)(dot - path) : (int)strlen(path),
                                       path, app->export_kind);
    g_free(path);
    if (!g_file_test(app->export_path, G_FILE_TEST_EXISTS))
        return TRUE;
    char *const name = g_path_get_basename(app->export_path);
    app_say(app, _("%s exists already."), name);
    g_free(name);
    return FALSE;
}

static void on_export(GtkNativeDialog *native, int response, struct app *app)
{
    GtkFileChooser *const chooser = GTK_FILE_CHOOSER(native);
    char *const path = chosen(native, response);
    if (path && settle_kind(app, path, gtk_file_chooser_get_choice(chooser, "kind"))) {
        const char *const answers = gtk_file_chooser_get_choice(chooser, "answers");
        app->settings.answers = g_strcmp0(answers, "true") == 0;
        settings_save(&app->settings);
        if (app->settings.answers && sheets_has_answers(app->export_kind))
            assist_answer(app, answered);
        else
            export_as(app, app->game, NULL);
    }
    g_object_unref(native);
}

void files_export(struct app *app)
{
    GPtrArray *const names = g_ptr_array_new();
    for (unsigned i = 0; sheets_name(i, app->game); i++)
        g_ptr_array_add(names, (gpointer)sheets_name(i, app->game));
    g_ptr_array_add(names, NULL);
    GtkFileChooserNative *const native = gtk_file_chooser_native_new(
        _("Export the puzzle"), app->window, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"),
        _("_Cancel"));
    char *const name = g_strdup_printf("sudoku.%s", (const char *)names->pdata[0]);
    gtk_file_chooser_add_choice(GTK_FILE_CHOOSER(native), "kind", _("Format"),
                                (const char **)names->pdata, (const char **)names->pdata);
    gtk_file_chooser_set_choice(GTK_FILE_CHOOSER(native), "kind", names->pdata[0]);
    gtk_file_chooser_add_choice(GTK_FILE_CHOOSER(native), "answers",
                                _("With an answer page (PDF, SVG)"), NULL, NULL);
    gtk_file_chooser_set_choice(GTK_FILE_CHOOSER(native), "answers",
                                app->settings.answers ? "true" : "false");
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(native), name);
    g_signal_connect(native, "response", G_CALLBACK(on_export), app);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
    g_ptr_array_unref(names);
    g_free(name);
}
