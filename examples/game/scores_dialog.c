/* SPDX-License-Identifier: MIT */
#include "app.h"
#include "words.h"

static void add_cell(GtkWidget *grid, int column, int row, const char *text, gboolean heading)
{
    GtkWidget *const label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), column == 0 ? 0 : 1);
    if (heading)
        gtk_widget_add_css_class(label, "heading");
    gtk_grid_attach(GTK_GRID(grid), label, column, row, 1, 1);
}

static void add_score(GtkWidget *grid, int row, const struct score *score)
{
    char *const kind = play_kind_name(score->kind);
    char *const started = g_strdup_printf("%u", score->started);
    char *const solved = g_strdup_printf("%u", score->solved);
    char *const best = score->solved ? words_time(score->best) : g_strdup("-");
    char *const mean = score->solved ? words_time(score->total / score->solved) : g_strdup("-");
    const char *const texts[] = {kind, started, solved, best, mean};
    for (int column = 0; column < 5; column++)
        add_cell(grid, column, row, texts[column], FALSE);
    g_free(kind);
    g_free(started);
    g_free(solved);
    g_free(best);
    g_free(mean);
}

static void on_forget(GtkButton *button, GtkWindow *window)
{
    (void)button;
    scores_forget();
    gtk_window_destroy(window);
}

void scores_dialog(struct app *app)
{
    GtkWidget *const window = gtk_window_new(), *const grid = gtk_grid_new();
    GPtrArray *const scores = scores_list();
    const char *const heads[] = {_("Kind"), _("Started"), _("Solved"), _("Best"), _("Mean")};
    gtk_window_set_title(GTK_WINDOW(window), _("Best times"));
    gtk_window_set_transient_for(GTK_WINDOW(window), app->window);
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 24);
    g_object_set(grid, "margin-start", 20, "margin-end", 20, "margin-top", 16, "margin-bottom", 20,
                 NULL);
    for (int column = 0; column < 5; column++)
        add_cell(grid, column, 0, heads[column], TRUE);
    for (guint i = 0; i < scores->len; i++)
        add_score(grid, (int)i + 1, g_ptr_array_index(scores, i));
    GtkWidget *const note = gtk_label_new(_("Games that were solved without help, in time."));
    GtkWidget *const forget = gtk_button_new_with_label(_("Forget all"));
    gtk_widget_add_css_class(note, "dim-label");
    GtkWidget *const done = gtk_button_new_with_label(_("Close"));
    gtk_widget_set_halign(forget, GTK_ALIGN_START);
    gtk_widget_set_halign(done, GTK_ALIGN_END);
    gtk_grid_attach(GTK_GRID(grid), note, 0, (int)scores->len + 1, 5, 1);
    gtk_grid_attach(GTK_GRID(grid), forget, 0, (int)scores->len + 2, 2, 1);
    gtk_grid_attach(GTK_GRID(grid), done, 2, (int)scores->len + 2, 3, 1);
    g_signal_connect_swapped(done, "clicked", G_CALLBACK(gtk_window_destroy), window);
    g_signal_connect(forget, "clicked", G_CALLBACK(on_forget), window);
    gtk_window_set_child(GTK_WINDOW(window), grid);
    window_close_by_escape(window);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(done); /* not what forgets all */
    g_ptr_array_unref(scores);
}
