/* SPDX-License-Identifier: MIT */
#include "app.h"
#include "palette.h"
#include "words.h"

static void changed(struct app *app)
{
    settings_save(&app->settings);
    palette_apply(app->settings.dark);
    play_show(app);
}

static void on_switch(GtkSwitch *widget, GParamSpec *property, struct app *app)
{
    gboolean *const value = g_object_get_data(G_OBJECT(widget), "value");
    (void)property;
    *value = gtk_switch_get_active(widget);
    app->settings.themed |= value == &app->settings.dark;
    /* Who wants marks to follow has some to begin with. */
    if (value == &app->settings.automatic && *value && app->game && !app->paused)
        play_simple(app, SUDOKU_MOVE_MARK_ALL);
    changed(app);
}

static void on_limit(GtkSpinButton *spin, struct app *app)
{
    app->settings.limit = (unsigned)gtk_spin_button_get_value_as_int(spin);
    changed(app);
}

static void add_row(GtkWidget *grid, int row, const char *name, GtkWidget *widget)
{
    GtkWidget *const label = gtk_label_new_with_mnemonic(name);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_widget_set_halign(widget, GTK_ALIGN_END);
    gtk_grid_attach(GTK_GRID(grid), label, 0, row, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), widget, 1, row, 1, 1);
}

void settings_dialog(struct app *app)
{
    struct settings *const settings = &app->settings;
    const struct {
        const char *name;
        gboolean *value;
    } switches[] = {{_("Show _conflicts at once, not on check"), &settings->conflicts},
                    {_("Marks _follow what is put"), &settings->automatic},
                    {_("A _digit picker on click"), &settings->picker},
                    {_("D_ark"), &settings->dark}};
    GtkWidget *const window = gtk_window_new(), *const grid = gtk_grid_new();
    GtkWidget *const limit = gtk_spin_button_new_with_range(0, 600, 1);
    gtk_window_set_title(GTK_WINDOW(window), _("Settings"));
    gtk_window_set_transient_for(GTK_WINDOW(window), app->window);
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 12);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 28);
    g_object_set(grid, "margin-start", 20, "margin-end", 20, "margin-top", 18, "margin-bottom", 20,
                 NULL);
    for (int i = 0; i < (int)G_N_ELEMENTS(switches); i++) {
        GtkWidget *const widget = gtk_switch_new();
        gtk_switch_set_active(GTK_SWITCH(widget), *switches[i].value);
        g_object_set_data(G_OBJECT(widget), "value", switches[i].value);
        g_signal_connect(widget, "notify::active", G_CALLBACK(on_switch), app);
        add_row(grid, i, switches[i].name, widget);
    }
    gtk_spin_button_set_value(GTK_SPIN_BUTTON(limit), settings->limit);
    g_signal_connect(limit, "value-changed", G_CALLBACK(on_limit), app);
    add_row(grid, (int)G_N_ELEMENTS(switches), _("_Time limit in minutes (0: none)"), limit);
    gtk_window_set_child(GTK_WINDOW(window), grid);
    window_close_by_escape(window);
    gtk_window_present(GTK_WINDOW(window));
}
