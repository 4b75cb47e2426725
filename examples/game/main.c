/* SPDX-License-Identifier: MIT */
/* sudoku-game: plays Sudoku with libsudoku and GTK 4. */
#include <string.h>

#include "app.h"
#include "words.h"

static void show_window(struct app *app)
{
    if (app->window) {
        gtk_window_present(app->window);
        return;
    }
    window_new(app);
    char *const text = saved_game_load();
    sudoku_game *game = NULL;
    sudoku_error error;
    if (text && sudoku_game_load(&game, text, strlen(text), &error) != SUDOKU_OK)
        g_warning("the last game cannot be read: line %u: %s", (unsigned)error.line, error.reason);
    if (game) {
        play_begin(app, game, NULL, FALSE);
        /* Not yet asked for: whoever comes back may want to leave it. */
        app->saved_moves = sudoku_game_moves(game) > 0 ? SIZE_MAX : 0;
        if (sudoku_game_moves(game) > 0)
            app_say(app, _("Here is the game as you left it."));
    } else {
        new_first(app);
    }
    g_free(text);
    gtk_window_present(app->window);
}

static void on_activate(GApplication *application, struct app *app)
{
    (void)application;
    show_window(app);
}

static void on_open(GApplication *application, GFile **files, int count, const char *hint,
                    struct app *app)
{
    char *const path = count > 0 ? g_file_get_path(files[0]) : NULL;
    (void)application;
    (void)hint;
    show_window(app);
    if (path)
        files_open_path(app, path);
    g_free(path);
}

int main(int argc, char **argv)
{
    static struct app app;
    char *const program = g_file_read_link("/proc/self/exe", NULL);
    app.program = program ? program : g_strdup(argv[0]);
    words_begin(app.program);
    g_set_application_name(_("Sudoku"));
    settings_load(&app.settings);
    app.application = gtk_application_new("org.libsudoku.Game", G_APPLICATION_HANDLES_OPEN);
    g_application_set_option_context_parameter_string(G_APPLICATION(app.application),
                                                      _("[FILE]  plays Sudoku"));
    g_signal_connect(app.application, "activate", G_CALLBACK(on_activate), &app);
    g_signal_connect(app.application, "open", G_CALLBACK(on_open), &app);
    const int status = g_application_run(G_APPLICATION(app.application), argc, argv);
    sudoku_game_free(app.game);
    hint_free(app.hint);
    if (app.solvers)
        g_ptr_array_unref(app.solvers);
    g_object_unref(app.application);
    g_free(app.export_path);
    g_free(app.settings.solver);
    g_free(app.program);
    return status;
}
