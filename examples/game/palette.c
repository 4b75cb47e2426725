/* SPDX-License-Identifier: MIT */
#include "palette.h"

static const char *const names[COLOURS][2] = {
    [COLOUR_PAPER] = {"#ffffff", "#20252d"},
    [COLOUR_PEER] = {"#eef3fa", "#292f39"},
    [COLOUR_SAME] = {"#d3e3fb", "#31486a"},
    [COLOUR_SELECTED] = {"#bcd5f9", "#37557f"},
    [COLOUR_RING] = {"#3574d4", "#78aeff"},
    [COLOUR_GIVEN] = {"#1b222c", "#eef1f5"},
    [COLOUR_FILLED] = {"#1f5fc4", "#82b4ff"},
    [COLOUR_MARK] = {"#5a6675", "#a3aebd"},
    [COLOUR_BAD] = {"#c3121f", "#ff8f86"},
    [COLOUR_BAD_BACK] = {"#fde2e2", "#52282c"},
    [COLOUR_HINT_A] = {"#ffe08a", "#7a6212"},
    [COLOUR_HINT_B] = {"#cbb8f5", "#56418a"},
    [COLOUR_HINT_C] = {"#a9dcf0", "#1f5b73"},
    [COLOUR_HINT_OUT] = {"#f7a6a1", "#8c3a36"},
    [COLOUR_HINT_IN] = {"#a8e2b0", "#2b6b39"},
    [COLOUR_HINT_HOUSE] = {"#fff6dc", "#332f22"},
    [COLOUR_THIN] = {"#c6cdd7", "#414a57"},
    [COLOUR_THICK] = {"#2a323d", "#aab4c2"},
    [COLOUR_DIAGONAL] = {"rgba(53,116,212,0.28)", "rgba(120,174,255,0.30)"},
};

const GdkRGBA *palette_colour(enum colour colour, gboolean dark)
{
    static GdkRGBA colours[COLOURS][2];
    static gboolean parsed;
    for (int i = 0; !parsed && i < COLOURS; i++)
        for (int j = 0; j < 2; j++)
            gdk_rgba_parse(&colours[i][j], names[i][j]);
    parsed = TRUE;
    return &colours[colour][dark ? 1 : 0];
}

static const char style[] =
    ".clock { font-size: 170%; font-weight: 600; font-feature-settings: 'tnum'; }\n"
    ".side button { min-height: 26px; padding: 3px 6px; }\n"
    ".side .digit { font-size: 135%; padding: 2px 2px; min-width: 28px; min-height: 32px; }\n"
    ".digit .left { font-size: 55%; opacity: 0.6; }\n"
    ".digit.done { opacity: 0.35; }\n"
    ".small-digit { min-width: 30px; min-height: 30px; padding: 1px; }\n"
    ".status { padding: 8px 14px; }\n"
    ".paused { font-size: 200%; font-weight: 600; }\n"
    ".verdict { font-size: 120%; font-weight: 600; }\n"
    ".heading { font-weight: 600; }\n";

gboolean palette_desktop_is_dark(void)
{
    gboolean dark;
    char *theme;
    g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &dark,
                 "gtk-theme-name", &theme, NULL);
    if (theme && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, "-Dark")))
        dark = TRUE;
    g_free(theme);
    return dark;
}

void palette_apply(gboolean dark)
{
    static GtkCssProvider *provider;
    GdkDisplay *const display = gdk_display_get_default();
    if (!provider) {
        provider = gtk_css_provider_new();
        gtk_css_provider_load_from_data(provider, style, -1);
        gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider),
                                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    g_object_set(gtk_settings_get_for_display(display), "gtk-application-prefer-dark-theme", dark,
                 NULL);
}
