/* SPDX-License-Identifier: MIT */
/* The window: its parts, its actions and their keys. */
#include <stdarg.h>

#include "app.h"
#include "palette.h"
#include "words.h"

enum { TICK_MS = 250, JOB_SHOWN_MS = 250 };

void app_say(struct app *app, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *const text = g_strdup_vprintf(format, arguments);
    va_end(arguments);
    gtk_label_set_text(GTK_LABEL(app->status), text);
    gtk_widget_remove_css_class(app->status, "verdict");
    g_free(text);
}

void window_close_by_escape(GtkWidget *window)
{
    GtkEventController *const closer = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(closer),
                                         gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                                                          gtk_named_action_new("window.close")));
    gtk_widget_add_controller(window, closer);
}

/* --- jobs ----------------------------------------------------------------------------------------
 */

static gboolean on_job_tick(gpointer data)
{
    struct app *const app = data;
    const unsigned progress = job_progress(app->job);
    char *const text = progress > 0 && progress < G_MAXINT /* the most that is counted */
                           ? g_strdup_printf(_("%s: %u tries"), app->job->title, progress)
                           : g_strdup(app->job->title);
    gtk_label_set_text(GTK_LABEL(app->job_label), text);
    gtk_stack_set_visible_child_name(GTK_STACK(app->foot), "job");
    g_free(text);
    return G_SOURCE_CONTINUE;
}

static void forget_job(struct app *app)
{
    if (app->job_timer)
        g_source_remove(app->job_timer);
    app->job_timer = 0;
    app->job = NULL;
    if (!app->window)
        return;
    gtk_label_set_text(GTK_LABEL(app->job_label), "");
    gtk_stack_set_visible_child_name(GTK_STACK(app->foot), "status");
}

static void on_ended(struct job *job, void *data)
{
    struct app *const app = data;
    if (app->job == job)
        forget_job(app);
}

static void cancel_job(struct app *app)
{
    if (!app->job)
        return;
    job_cancel(app->job);
    forget_job(app);
}

void app_start_job(struct app *app, struct job *job, void (*done)(struct job *job, void *data))
{
    cancel_job(app);
    job->done = done;
    job->ended = on_ended;
    job->data = app;
    app->job = job;
    app->job_timer = g_timeout_add(JOB_SHOWN_MS, on_job_tick, app);
    job_start(job);
}

static void on_cancel(GtkButton *button, struct app *app)
{
    (void)button;
    cancel_job(app);
    app->watched = FALSE;
    app_say(app, _("Cancelled."));
    window_update(app);
}

/* --- actions -------------------------------------------------------------------------------------
 */

static void do_mark_all(struct app *app)
{
    play_simple(app, SUDOKU_MOVE_MARK_ALL);
}

static void do_clear(struct app *app)
{
    play_simple(app, SUDOKU_MOVE_CLEAR);
}

static void do_new(struct app *app)
{
    files_then(app, new_dialog);
}

static void do_open(struct app *app)
{
    files_then(app, files_open);
}

static void do_paste(struct app *app)
{
    files_then(app, files_paste);
}

static void do_about(struct app *app)
{
    gtk_show_about_dialog(app->window, "program-name", _("Sudoku"), "version", sudoku_version(),
                          "comments", _("Plays Sudoku with libsudoku."), "license-type",
                          GTK_LICENSE_MIT_X11, "logo-icon-name", "org.libsudoku.Game", NULL);
}

static void do_keys(struct app *app)
{
    static const char *const keys[][2] = {
        {N_("Arrows, Home, End"), N_("move")},
        {N_("1 to 9, A to P"), N_("put a digit; once more takes it out")},
        {N_("Ctrl or Shift and a digit"), N_("pencil mark")},
        {N_("Space"), N_("digits become marks, or digits again")},
        {N_("Return, or a click"), N_("pick a digit")},
        {N_("Delete, Backspace, 0"), N_("empty the cell")},
        {"Ctrl+Z, Ctrl+Y", N_("undo, redo")},
        {"Ctrl+H", N_("hint, more of it, take it")},
        {"Ctrl+K", N_("check")},
        {"Ctrl+Return", N_("submit")},
        {"F8", N_("watch it being solved")},
        {"F9", N_("pause")},
        {"Ctrl+N, Ctrl+O, Ctrl+S", N_("new, open, save")},
        {"Ctrl+C, Ctrl+V", N_("copy the puzzle, play what was copied")},
        {"Ctrl+P, Ctrl+E", N_("print, export")}};
    GtkWidget *const window = gtk_window_new(), *const grid = gtk_grid_new();
    gtk_window_set_title(GTK_WINDOW(window), _("Keys"));
    gtk_window_set_transient_for(GTK_WINDOW(window), app->window);
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 24);
    g_object_set(grid, "margin-start", 20, "margin-end", 20, "margin-top", 16, "margin-bottom", 20,
                 NULL);
    for (int i = 0; i < (int)G_N_ELEMENTS(keys); i++)
        for (int j = 0; j < 2; j++) {
            GtkWidget *const label = gtk_label_new(_(keys[i][j]));
            gtk_label_set_xalign(GTK_LABEL(label), 0);
            if (j == 0)
                gtk_widget_add_css_class(label, "heading");
            gtk_grid_attach(GTK_GRID(grid), label, j, i, 1, 1);
        }
    gtk_window_set_child(GTK_WINDOW(window), grid);
    window_close_by_escape(window);
    gtk_window_present(GTK_WINDOW(window));
}

static void do_quit(struct app *app)
{
    gtk_window_close(app->window);
}

static const struct {
    const char *name;
    void (*run)(struct app *app);
    const char *keys[3];
} actions[] = {
    {"new", do_new, {"<Control>n"}},
    {"open", do_open, {"<Control>o"}},
    {"save", files_save, {"<Control>s"}},
    {"copy", files_copy, {"<Control>c"}},
    {"paste", do_paste, {"<Control>v"}},
    {"export", files_export, {"<Control>e"}},
    {"print", printing_start, {"<Control>p"}},
    {"undo", play_undo, {"<Control>z"}},
    {"redo", play_redo, {"<Control>y", "<Control><Shift>z"}},
    {"erase", play_erase, {NULL}},
    {"mark-all", do_mark_all, {"<Control>m"}},
    {"clear", do_clear, {NULL}},
    {"hint", assist_hint, {"<Control>h"}},
    {"check", assist_check, {"<Control>k"}},
    {"submit", play_submit, {"<Control>Return"}},
    {"solution", assist_solution, {NULL}},
    {"settings", settings_dialog, {"<Control>comma"}},
    {"scores", scores_dialog, {NULL}},
    {"keys", do_keys, {"F1"}},
    {"about", do_about, {NULL}},
    {"quit", do_quit, {"<Control>q"}},
};

static void on_action(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct app *const app = data;
    const char *const name = g_action_get_name(G_ACTION(action));
    (void)parameter;
    for (guint i = 0; i < G_N_ELEMENTS(actions); i++)
        if (g_str_equal(name, actions[i].name))
            actions[i].run(app);
}

static void on_marking(GSimpleAction *action, GVariant *value, gpointer data)
{
    struct app *const app = data;
    app->marking = g_variant_get_boolean(value);
    game_board_pop(app->board, NULL);
    g_simple_action_set_state(action, value);
}

static void on_pause(GSimpleAction *action, GVariant *value, gpointer data)
{
    struct app *const app = data;
    (void)action;
    play_pause(app, g_variant_get_boolean(value));
    window_update(app);
}

static void on_watch(GSimpleAction *action, GVariant *value, gpointer data)
{
    struct app *const app = data;
    (void)action;
    assist_watch(app, g_variant_get_boolean(value));
    window_update(app);
}

static const GActionEntry toggles[] = {
    {.name = "marking", .state = "false", .change_state = on_marking},
    {.name = "pause", .state = "false", .change_state = on_pause},
    {.name = "watch", .state = "false", .change_state = on_watch},
};

static GSimpleAction *action_named(struct app *app, const char *name)
{
    return G_SIMPLE_ACTION(g_action_map_lookup_action(G_ACTION_MAP(app->window), name));
}

void window_update(struct app *app)
{
    static const char *const while_playing[] = {"erase", "marking", "mark-all", "clear", "hint",
                                                "check", "submit",  "solution", "watch"};
    if (!app->game)
        return;
    const gboolean playing = !app->paused;
    for (guint i = 0; i < G_N_ELEMENTS(while_playing); i++)
        g_simple_action_set_enabled(action_named(app, while_playing[i]), playing);
    gtk_widget_set_sensitive(app->pad, playing);
    g_simple_action_set_enabled(action_named(app, "undo"),
                                playing && sudoku_game_moves(app->game) > 0);
    g_simple_action_set_enabled(action_named(app, "redo"),
                                playing && sudoku_game_undone(app->game) > 0);
    g_simple_action_set_enabled(action_named(app, "pause"), !sudoku_game_is_finished(app->game));
    g_simple_action_set_state(action_named(app, "pause"), g_variant_new_boolean(app->paused));
    g_simple_action_set_state(action_named(app, "watch"), g_variant_new_boolean(app->watched));
    if (!app->hint) { /* else the button is that of the hint */
        gtk_button_set_label(GTK_BUTTON(app->more), _("Play it"));
        gtk_widget_set_visible(app->more, playing && play_is_entering(app) &&
                                              sudoku_grid_filled(sudoku_game_grid(app->game)) > 0);
    }
}

static void add_actions(struct app *app)
{
    for (guint i = 0; i < G_N_ELEMENTS(actions); i++) {
        GSimpleAction *const action = g_simple_action_new(actions[i].name, NULL);
        g_signal_connect(action, "activate", G_CALLBACK(on_action), app);
        g_action_map_add_action(G_ACTION_MAP(app->window), G_ACTION(action));
        g_object_unref(action);
        char *const name = g_strdup_printf("win.%s", actions[i].name);
        gtk_application_set_accels_for_action(app->application, name, actions[i].keys);
        g_free(name);
    }
    g_action_map_add_action_entries(G_ACTION_MAP(app->window), toggles, G_N_ELEMENTS(toggles), app);
    gtk_application_set_accels_for_action(app->application, "win.pause",
                                          (const char *const[]){"F9", NULL});
    gtk_application_set_accels_for_action(app->application, "win.watch",
                                          (const char *const[]){"F8", NULL});
}

/* --- the board's events --------------------------------------------------------------------------
 */

static void on_cell_selected(void *data, unsigned cell)
{
    (void)cell;
    play_show(data);
}

static void on_cell_pressed(void *data, unsigned cell)
{
    struct app *const app = data;
    if (game_board_popped(app->board)) {
        game_board_pop(app->board, NULL);
    } else if (app->settings.picker && !sudoku_game_is_given(app->game, cell) &&
               !sudoku_game_is_finished(app->game)) {
        panel_pick(app);
    }
}

/* The digit that a key stands for, also with Shift; 0: none. */
static unsigned digit_of(guint key, unsigned order)
{
    static const guint shifted[] = {GDK_KEY_exclam,    GDK_KEY_at,       GDK_KEY_numbersign,
                                    GDK_KEY_dollar,    GDK_KEY_percent,  GDK_KEY_asciicircum,
                                    GDK_KEY_ampersand, GDK_KEY_asterisk, GDK_KEY_parenleft};
    unsigned digit = 0;
    if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
        digit = key - GDK_KEY_0;
    else if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
        digit = key - GDK_KEY_KP_0;
    else if (key >= GDK_KEY_a && key <= GDK_KEY_p)
        digit = key - GDK_KEY_a + 10;
    else if (key >= GDK_KEY_A && key <= GDK_KEY_P)
        digit = key - GDK_KEY_A + 10;
    for (unsigned i = 0; i < G_N_ELEMENTS(shifted); i++)
        if (key == shifted[i])
            digit = i + 1;
    return digit <= order ? digit : 0;
}

static gboolean on_typed(void *data, guint key, guint states)
{
    struct app *const app = data;
    const unsigned order = sudoku_order(sudoku_grid_shape(sudoku_game_grid(app->game)));
    const unsigned digit = digit_of(key, order);
    const gboolean control = states & GDK_CONTROL_MASK;
    if (states & GDK_ALT_MASK)
        return FALSE;
    if (digit > 0 && (digit < 10 || !control)) { /* Ctrl and a letter are for actions */
        play_digit(app, digit, app->marking != (control || (states & GDK_SHIFT_MASK)));
        return TRUE;
    }
    if (control)
        return FALSE;
    switch (key) {
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_period:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
        play_erase(app);
        return TRUE;
    case GDK_KEY_space:
        g_action_change_state(G_ACTION(action_named(app, "marking")),
                              g_variant_new_boolean(!app->marking));
        return TRUE;
    default:
        return FALSE;
    }
}

/* --- parts ----------------------------------------------------------------------------------- */

static const struct board_events events = {
    .selected = on_cell_selected, .pressed = on_cell_pressed, .typed = on_typed};

static void on_more(GtkButton *button, struct app *app)
{
    (void)button;
    if (app->hint)
        assist_hint(app);
    else
        new_own(app);
}

static void on_resume(GtkButton *button, struct app *app)
{
    (void)button;
    play_pause(app, FALSE);
}

static GMenuModel *menu_new(void)
{
    static const struct {
        const char *label, *action;
    } entries[][7] = {
        {{N_("_Open\342\200\246"), "win.open"},
         {N_("_Save\342\200\246"), "win.save"},
         {N_("_Copy"), "win.copy"},
         {N_("P_aste"), "win.paste"},
         {N_("_Export\342\200\246"), "win.export"},
         {N_("_Print\342\200\246"), "win.print"},
         {NULL, NULL}},
        {{N_("Best _times"), "win.scores"}, {N_("Se_ttings"), "win.settings"}, {NULL, NULL}},
        {{N_("_Keys"), "win.keys"},
         {N_("_About"), "win.about"},
         {N_("_Quit"), "win.quit"},
         {NULL, NULL}}};
    GMenu *const menu = g_menu_new();
    for (guint i = 0; i < G_N_ELEMENTS(entries); i++) {
        GMenu *const section = g_menu_new();
        for (guint j = 0; entries[i][j].label; j++)
            g_menu_append(section, _(entries[i][j].label), entries[i][j].action);
        g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
        g_object_unref(section);
    }
    return G_MENU_MODEL(menu);
}

static GtkWidget *header_new(struct app *app)
{
    GtkWidget *const header = gtk_header_bar_new();
    GtkWidget *const fresh = gtk_button_new_with_label(_("New game"));
    GtkWidget *const menu = gtk_menu_button_new();
    GtkWidget *const titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GMenuModel *const model = menu_new();
    gtk_actionable_set_action_name(GTK_ACTIONABLE(fresh), "win.new");
    gtk_widget_set_focus_on_click(fresh, FALSE);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), fresh);
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu), "open-menu-symbolic");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu), model);
    gtk_menu_button_set_primary(GTK_MENU_BUTTON(menu), TRUE);
    gtk_widget_set_tooltip_text(menu, _("Menu"));
    gtk_accessible_update_property(GTK_ACCESSIBLE(menu), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Menu"),
                                   -1);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(header), menu);
    app->title = gtk_label_new(_("Sudoku"));
    app->subtitle = gtk_label_new("");
    gtk_widget_add_css_class(app->title, "title");
    gtk_widget_add_css_class(app->subtitle, "subtitle");
    gtk_widget_set_valign(titles, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(titles), app->title);
    gtk_box_append(GTK_BOX(titles), app->subtitle);
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(header), titles);
    g_object_unref(model);
    return header;
}

static GtkWidget *paused_new(struct app *app)
{
    GtkWidget *const box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 16);
    GtkWidget *const label = gtk_label_new(_("Paused"));
    GtkWidget *const resume = gtk_button_new_with_label(_("Go on"));
    gtk_widget_add_css_class(label, "paused");
    gtk_widget_add_css_class(resume, "suggested-action");
    gtk_widget_set_halign(resume, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    g_signal_connect(resume, "clicked", G_CALLBACK(on_resume), app);
    gtk_box_append(GTK_BOX(box), label);
    gtk_box_append(GTK_BOX(box), resume);
    return box;
}

static GtkWidget *working_new(struct app *app)
{
    GtkWidget *const box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    GtkWidget *const spinner = gtk_spinner_new();
    GtkWidget *const cancel = gtk_button_new_with_label(_("Cancel"));
    app->job_label = gtk_label_new("");
    gtk_widget_add_css_class(box, "status");
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_widget_set_hexpand(app->job_label, TRUE);
    gtk_label_set_xalign(GTK_LABEL(app->job_label), 0);
    g_signal_connect(cancel, "clicked", G_CALLBACK(on_cancel), app);
    gtk_box_append(GTK_BOX(box), spinner);
    gtk_box_append(GTK_BOX(box), app->job_label);
    gtk_box_append(GTK_BOX(box), cancel);
    return box;
}

static GtkWidget *status_new(struct app *app)
{
    GtkWidget *const box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    app->status = gtk_label_new(" ");
    app->more = gtk_button_new_with_label("");
    gtk_widget_add_css_class(box, "status");
    gtk_widget_set_hexpand(app->status, TRUE);
    gtk_label_set_xalign(GTK_LABEL(app->status), 0);
    gtk_label_set_wrap(GTK_LABEL(app->status), TRUE);
    gtk_label_set_width_chars(GTK_LABEL(app->status), 20);
    gtk_label_set_lines(GTK_LABEL(app->status), 3);
    gtk_label_set_ellipsize(GTK_LABEL(app->status), PANGO_ELLIPSIZE_END);
    gtk_widget_set_visible(app->more, FALSE);
    gtk_widget_set_focus_on_click(app->more, FALSE);
    gtk_widget_set_valign(app->more, GTK_ALIGN_CENTER);
    g_signal_connect(app->more, "clicked", G_CALLBACK(on_more), app);
    gtk_box_append(GTK_BOX(box), app->status);
    gtk_box_append(GTK_BOX(box), app->more);
    gtk_widget_set_size_request(box, -1, 48);
    return box;
}

/* The line under the board: what was said last or, in its place, what is being worked on. */
static GtkWidget *foot_new(struct app *app)
{
    app->foot = gtk_stack_new();
    gtk_stack_add_named(GTK_STACK(app->foot), status_new(app), "status");
    gtk_stack_add_named(GTK_STACK(app->foot), working_new(app), "job");
    return app->foot;
}

static gboolean on_tick(gpointer data)
{
    struct app *const app = data;
    static unsigned ticks;
    play_tick(app);
    if (!app->stored && ++ticks % 8 == 0)
        play_store(app);
    return G_SOURCE_CONTINUE;
}

static gboolean rearrange(gpointer data)
{
    struct app *const app = data;
    const int width = gtk_widget_get_width(GTK_WIDGET(app->window));
    const int height = gtk_widget_get_height(GTK_WIDGET(app->window));
    const gboolean tall = width < height;
    if (app->window && width > 0 && tall != app->tall)
        panel_arrange(app, tall);
    return G_SOURCE_REMOVE;
}

static void on_layout(GdkSurface *surface, int width, int height, struct app *app)
{
    (void)surface;
    if ((width < height) != app->tall)
        g_idle_add(rearrange, app);
}

static void on_realize(GtkWidget *window, struct app *app)
{
    g_signal_connect(gtk_native_get_surface(GTK_NATIVE(window)), "layout", G_CALLBACK(on_layout),
                     app);
}

static gboolean on_close(GtkWindow *window, struct app *app)
{
    int width, height;
    cancel_job(app);
    assist_watch(app, FALSE);
    play_store(app);
    gtk_window_get_default_size(window, &width, &height);
    if (width > 0 && height > 0 && !gtk_window_is_maximized(window)) {
        app->settings.width = (unsigned)width;
        app->settings.height = (unsigned)height;
        settings_save(&app->settings);
    }
    g_source_remove(app->tick);
    g_clear_handle_id(&app->solver_idle, g_source_remove);
    app->window = NULL;
    return FALSE;
}

void window_new(struct app *app)
{
    GtkWidget *const window = gtk_application_window_new(app->application);
    GtkWidget *const outer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    app->window = GTK_WINDOW(window);
    if (!app->settings.themed)
        app->settings.dark = palette_desktop_is_dark();
    palette_apply(app->settings.dark);
    gtk_window_set_title(app->window, _("Sudoku"));
    gtk_window_set_icon_name(app->window, "org.libsudoku.Game");
    gtk_window_set_default_size(app->window, (int)app->settings.width, (int)app->settings.height);
    gtk_window_set_titlebar(app->window, header_new(app));
    app->board = GAME_BOARD(game_board_new(&events, app));
    gtk_widget_set_hexpand(GTK_WIDGET(app->board), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(app->board), TRUE);
    app->stack = gtk_stack_new();
    gtk_stack_add_named(GTK_STACK(app->stack), GTK_WIDGET(app->board), "board");
    gtk_stack_add_named(GTK_STACK(app->stack), paused_new(app), "paused");
    app->body = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
    g_object_set(app->body, "margin-start", 14, "margin-end", 14, "margin-top", 14, NULL);
    GtkWidget *const foot = foot_new(app);
    panel_new(app);
    gtk_box_append(GTK_BOX(app->body), app->stack);
    gtk_box_append(GTK_BOX(app->body), app->side);
    gtk_box_append(GTK_BOX(outer), app->body);
    gtk_box_append(GTK_BOX(outer), foot);
    gtk_window_set_child(app->window, outer);
    add_actions(app);
    panel_arrange(app, FALSE);
    app->tick = g_timeout_add(TICK_MS, on_tick, app);
    g_signal_connect(window, "realize", G_CALLBACK(on_realize), app);
    g_signal_connect(window, "close-request", G_CALLBACK(on_close), app);
}
