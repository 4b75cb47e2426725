/* SPDX-License-Identifier: MIT */
/* The panel beside or below the board: clock, solver, digits and buttons, and the digit picker. */
#include <math.h>

#include "app.h"
#include "words.h"

static const struct {
    const char *action, *label, *tip;
    gboolean toggle;
} buttons[] = {
    {"win.undo", N_("Undo"), N_("Take the last move back (Ctrl+Z)"), FALSE},
    {"win.redo", N_("Redo"), N_("Make it again (Ctrl+Y)"), FALSE},
    {"win.marking", N_("Marks"), N_("Digits become pencil marks (Space; or hold Ctrl)"), TRUE},
    {"win.erase", N_("Erase"), N_("Empty the cell (Delete)"), FALSE},
    {"win.mark-all", N_("Mark all"), N_("Mark what breaks no rule (Ctrl+M)"), FALSE},
    {"win.clear", N_("Clear"), N_("Take out all that was filled in"), FALSE},
    {"win.hint", N_("Hint"), N_("A hint, and more of it (Ctrl+H)"), FALSE},
    {"win.check", N_("Check"), N_("Show what is wrong (Ctrl+K)"), FALSE},
    {"win.submit", N_("Submit"), N_("Is it solved? (Ctrl+Return)"), FALSE},
    {"win.solution", N_("Solution"), N_("Show the solution"), FALSE},
    {"win.watch", N_("Watch"), N_("Watch it being solved step by step (F8)"), TRUE},
    {"win.scores", N_("Best times"), N_("How fast games were solved"), FALSE},
};

static GtkWidget *button_of(guint i)
{
    GtkWidget *const button = buttons[i].toggle ? gtk_toggle_button_new() : gtk_button_new();
    GtkWidget *const label = gtk_label_new(_(buttons[i].label));
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars(GTK_LABEL(label), 5);
    gtk_button_set_child(GTK_BUTTON(button), label);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), buttons[i].action);
    gtk_widget_set_tooltip_text(button, _(buttons[i].tip));
    gtk_widget_set_focus_on_click(button, FALSE);
    gtk_widget_set_hexpand(button, TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   _(buttons[i].label), -1);
    return button;
}

static void on_digit(GtkButton *button, struct app *app)
{
    play_digit(app, GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(button), "digit")), app->marking);
}

static void on_picked(GtkButton *button, struct app *app)
{
    const unsigned digit = GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(button), "digit"));
    if (digit == 0)
        play_erase(app);
    else
        play_digit(app, digit, app->marking);
}

/* A button of a digit, without the keyboard's focus: the board keeps it. */
static GtkWidget *digit_button(struct app *app, unsigned digit, const char *name, GCallback pressed)
{
    GtkWidget *const button = gtk_button_new();
    g_object_set_data(G_OBJECT(button), "digit", GUINT_TO_POINTER(digit));
    gtk_widget_set_focus_on_click(button, FALSE);
    gtk_widget_set_hexpand(button, TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(button, "clicked", pressed, app);
    return button;
}

static unsigned columns_of(unsigned order)
{
    return (unsigned)ceil(sqrt(order));
}

void panel_pick(struct app *app)
{
    const unsigned order = sudoku_order(sudoku_grid_shape(sudoku_game_grid(app->game)));
    const unsigned columns = columns_of(order);
    GtkWidget *const popover = gtk_popover_new(), *const grid = gtk_grid_new();
    gtk_grid_set_row_spacing(GTK_GRID(grid), 3);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 3);
    for (unsigned digit = 1; digit <= order; digit++) {
        char *const name = g_strdup_printf(app->marking ? _("Mark %c") : _("Put %c"),
                                           words_symbol(digit));
        const char text[2] = {words_symbol(digit), '\0'};
        GtkWidget *const button = digit_button(app, digit, name, G_CALLBACK(on_picked));
        gtk_button_set_child(GTK_BUTTON(button), gtk_label_new(text));
        gtk_widget_add_css_class(button, "small-digit");
        gtk_widget_set_focusable(button, FALSE);
        gtk_grid_attach(GTK_GRID(grid), button, (int)((digit - 1) % columns),
                        (int)((digit - 1) / columns), 1, 1);
        g_free(name);
    }
    GtkWidget *const erase = digit_button(app, 0, _("Erase"), G_CALLBACK(on_picked));
    gtk_button_set_label(GTK_BUTTON(erase), _("Erase"));
    gtk_widget_set_focusable(erase, FALSE);
    gtk_grid_attach(GTK_GRID(grid), erase, 0, (int)columns, (int)columns, 1);
    gtk_popover_set_child(GTK_POPOVER(popover), grid);
    game_board_pop(app->board, popover);
}

static void remove_all(GtkWidget *grid)
{
    for (GtkWidget *child = gtk_widget_get_first_child(grid); child;) {
        GtkWidget *const next = gtk_widget_get_next_sibling(child);
        gtk_grid_remove(GTK_GRID(grid), child);
        child = next;
    }
}

/* Puts the buttons of a grid into other columns, in their order. */
static void rearrange(GtkWidget *grid, unsigned columns)
{
    GPtrArray *const children = g_ptr_array_new_with_free_func(g_object_unref);
    for (GtkWidget *child = gtk_widget_get_first_child(grid); child;
         child = gtk_widget_get_next_sibling(child))
        g_ptr_array_add(children, g_object_ref(child));
    remove_all(grid);
    for (guint i = 0; i < children->len; i++)
        gtk_grid_attach(GTK_GRID(grid), g_ptr_array_index(children, i), (int)(i % columns),
                        (int)(i / columns), 1, 1);
    g_ptr_array_unref(children);
}

void panel_set_order(struct app *app)
{
    const unsigned order = sudoku_order(sudoku_grid_shape(sudoku_game_grid(app->game)));
    remove_all(app->pad);
    for (unsigned digit = 0; digit <= SUDOKU_MAX_ORDER; digit++)
        app->digit[digit] = app->left[digit] = NULL;
    for (unsigned digit = 1; digit <= order; digit++) {
        char *const name = g_strdup_printf(_("Digit %c"), words_symbol(digit));
        const char text[2] = {words_symbol(digit), '\0'};
        GtkWidget *const button = digit_button(app, digit, name, G_CALLBACK(on_digit));
        GtkWidget *const box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
        app->left[digit] = gtk_label_new("");
        gtk_widget_add_css_class(app->left[digit], "left");
        gtk_widget_set_valign(app->left[digit], GTK_ALIGN_END);
        gtk_box_append(GTK_BOX(box), gtk_label_new(text));
        gtk_box_append(GTK_BOX(box), app->left[digit]);
        gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
        gtk_button_set_child(GTK_BUTTON(button), box);
        gtk_widget_add_css_class(button, "digit");
        app->digit[digit] = button;
        gtk_grid_attach(GTK_GRID(app->pad), button, (int)digit - 1, 0, 1, 1);
        g_free(name);
    }
    panel_arrange(app, app->tall);
}

void panel_update(struct app *app)
{
    for (unsigned digit = 1; digit <= SUDOKU_MAX_ORDER && app->digit[digit]; digit++) {
        const int left = sudoku_game_left(app->game, (uint8_t)digit);
        char *const text = g_strdup_printf("%d", left);
        gtk_label_set_text(GTK_LABEL(app->left[digit]), text);
        if (left <= 0)
            gtk_widget_add_css_class(app->digit[digit], "done");
        else
            gtk_widget_remove_css_class(app->digit[digit], "done");
        g_free(text);
    }
}

void panel_arrange(struct app *app, gboolean tall)
{
    unsigned order = 9;
    if (app->game)
        order = sudoku_order(sudoku_grid_shape(sudoku_game_grid(app->game)));
    app->tall = tall;
    gtk_orientable_set_orientation(GTK_ORIENTABLE(app->body),
                                   tall ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
    gtk_orientable_set_orientation(GTK_ORIENTABLE(app->top_row),
                                   tall ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
    gtk_widget_set_hexpand(app->side, tall); /* else the board gets all that is left */
    gtk_widget_set_valign(app->side, tall ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
    gtk_widget_set_size_request(app->side, tall ? -1 : 210, -1);
    rearrange(app->pad, tall ? (order > 9 ? (order + 1) / 2 : order) : columns_of(order));
    rearrange(app->buttons, tall ? 4 : 2);
}

void panel_new(struct app *app)
{
    GtkWidget *const clock_row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *const pause = gtk_toggle_button_new_with_label(_("Pause"));
    app->side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    app->top_row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
    app->clock = gtk_label_new("0:00");
    gtk_widget_add_css_class(app->side, "side");
    gtk_widget_add_css_class(app->clock, "clock");
    gtk_widget_set_hexpand(app->clock, TRUE);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(pause), "win.pause");
    gtk_widget_set_tooltip_text(pause, _("Hide the board and stop the clock (F9)"));
    gtk_widget_set_focus_on_click(pause, FALSE);
    gtk_widget_set_valign(pause, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(clock_row), app->clock);
    gtk_box_append(GTK_BOX(clock_row), pause);
    gtk_widget_set_hexpand(clock_row, TRUE);
    gtk_box_append(GTK_BOX(app->top_row), clock_row);
    chooser_new(app);
    app->pad = gtk_grid_new();
    app->buttons = gtk_grid_new();
    GtkWidget *const grids[] = {app->pad, app->buttons};
    for (guint i = 0; i < 2; i++) {
        gtk_grid_set_row_spacing(GTK_GRID(grids[i]), 5);
        gtk_grid_set_column_spacing(GTK_GRID(grids[i]), 5);
        gtk_grid_set_column_homogeneous(GTK_GRID(grids[i]), TRUE);
    }
    for (guint i = 0; i < G_N_ELEMENTS(buttons); i++)
        gtk_grid_attach(GTK_GRID(app->buttons), button_of(i), (int)i, 0, 1, 1);
    gtk_box_append(GTK_BOX(app->side), app->top_row);
    gtk_box_append(GTK_BOX(app->side), app->pad);
    gtk_box_append(GTK_BOX(app->side), app->buttons);
}
