/* SPDX-License-Identifier: MIT */
/*
 * Printing: the puzzle on a page and, if the player wants it, its answer on another one.  GTK runs
 * the dialog and asks for the pages; while the answer is looked for by a job, it asks again and
 * again how many there are.
 */
#include <string.h>

#include "app.h"
#include "sheets.h"
#include "words.h"

enum { PRINT_DPI = 300 };

struct printing {
    struct app *app;
    gboolean asked; /* for the answer */
};

static GObject *on_widget(GtkPrintOperation *operation, struct printing *printing)
{
    GtkWidget *const check = gtk_check_button_new_with_mnemonic(_("With an _answer page"));
    gtk_print_operation_set_custom_tab_label(operation, _("Sudoku"));
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), printing->app->settings.answers);
    g_object_set(check, "margin-start", 18, "margin-top", 18, NULL);
    return G_OBJECT(check);
}

static void on_apply(GtkPrintOperation *operation, GtkWidget *check, struct printing *printing)
{
    (void)operation;
    printing->app->settings.answers = gtk_check_button_get_active(GTK_CHECK_BUTTON(check));
    settings_save(&printing->app->settings);
}

static void answered(struct job *job, void *data)
{
    struct app *const app = data;
    struct thinking *const thinking = (struct thinking *)job;
    if (assist_failed(app, thinking))
        return;
    app->printed = thinking->game;
    app->answer = thinking->solution;
    thinking->game = NULL;
    thinking->solution = NULL;
}

/* TRUE: the number of pages is known. */
static gboolean on_paginate(GtkPrintOperation *operation, GtkPrintContext *context,
                            struct printing *printing)
{
    struct app *const app = printing->app;
    (void)context;
    if (app->settings.answers && !printing->asked)
        assist_answer(app, answered);
    printing->asked = TRUE;
    if (app->settings.answers && app->job)
        return FALSE;
    gtk_print_operation_set_n_pages(operation, app->answer ? 2 : 1);
    return TRUE;
}

struct stream {
    const guchar *bytes;
    gsize left;
};

static cairo_status_t read_bytes(void *data, unsigned char *to, unsigned length)
{
    struct stream *const stream = data;
    if (length > stream->left)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(to, stream->bytes, length);
    stream->bytes += length;
    stream->left -= length;
    return CAIRO_STATUS_SUCCESS;
}

/* The sheet's paper that a page is like. */
static sudoku_paper paper_of(GtkPrintContext *context)
{
    const double width = gtk_print_context_get_width(context);
    const double height = gtk_print_context_get_height(context);
    return height < width * 1.35 ? SUDOKU_LETTER : SUDOKU_A4;
}

static void on_page(GtkPrintOperation *operation, GtkPrintContext *context, int page,
                    struct printing *printing)
{
    char why[300] = "";
    const struct app *const app = printing->app;
    GBytes *const image = sheets_image(app->printed ? app->printed : app->game, app->answer,
                                       (unsigned)page, paper_of(context), PRINT_DPI, why,
                                       sizeof why);
    (void)operation;
    if (!image) {
        app_say(printing->app, "%s", why);
        return;
    }
    struct stream stream = {g_bytes_get_data(image, NULL), g_bytes_get_size(image)};
    cairo_surface_t *const surface = cairo_image_surface_create_from_png_stream(read_bytes,
                                                                                &stream);
    cairo_t *const cairo = gtk_print_context_get_cairo_context(context);
    const double across = gtk_print_context_get_width(context) /
                          cairo_image_surface_get_width(surface);
    const double down = gtk_print_context_get_height(context) /
                        cairo_image_surface_get_height(surface);
    const double scale = MIN(across, down); /* all of it, on any paper */
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, surface, 0, 0);
    cairo_paint(cairo);
    cairo_surface_destroy(surface);
    g_bytes_unref(image);
}

void printing_start(struct app *app)
{
    struct printing printing = {.app = app};
    char why[300] = "";
    GError *error = NULL;
    /* What cannot be drawn is said before the dialog. */
    GBytes *const image = sheets_image(app->game, NULL, 0, SUDOKU_A4, 30, why, sizeof why);
    if (!image) {
        app_say(app, "%s", why);
        return;
    }
    g_bytes_unref(image);
    GtkPrintOperation *const operation = gtk_print_operation_new();
    GtkPrintSettings *const settings = gtk_print_settings_new();
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, "sudoku");
    gtk_print_operation_set_print_settings(operation, settings);
    gtk_print_operation_set_use_full_page(operation, TRUE);
    gtk_print_operation_set_job_name(operation, _("Sudoku"));
    g_signal_connect(operation, "create-custom-widget", G_CALLBACK(on_widget), &printing);
    g_signal_connect(operation, "custom-widget-apply", G_CALLBACK(on_apply), &printing);
    g_signal_connect(operation, "paginate", G_CALLBACK(on_paginate), &printing);
    g_signal_connect(operation, "draw-page", G_CALLBACK(on_page), &printing);
    gtk_print_operation_run(operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, app->window,
                            &error);
    if (error)
        app_say(app, "%s", error->message);
    g_clear_error(&error);
    sudoku_grid_free(app->answer);
    sudoku_game_free(app->printed);
    app->answer = NULL;
    app->printed = NULL;
    g_object_unref(settings);
    g_object_unref(operation);
}
