/* SPDX-License-Identifier: MIT */
#include "words.h"

#include <locale.h>

/* Where translations are, seen from the program's folder: in a build folder, and installed. */
static const char *const locale_folders[] = {"locale", GAME_LOCALE_FOLDER};

void words_begin(const char *program)
{
    setlocale(LC_ALL, "");
    char *const folder = g_path_get_dirname(program);
    for (gsize i = G_N_ELEMENTS(locale_folders); i-- > 0;) {
        char *const locale = g_canonicalize_filename(locale_folders[i], folder);
        if (g_file_test(locale, G_FILE_TEST_IS_DIR))
            bindtextdomain("sudoku-game", locale);
        g_free(locale);
    }
    bind_textdomain_codeset("sudoku-game", "UTF-8");
    textdomain("sudoku-game");
    g_free(folder);
}

char words_symbol(unsigned digit)
{
    return (char)(digit < 10 ? '0' + digit : 'A' + (digit - 10));
}

char *words_shape(const sudoku_shape *shape)
{
    const unsigned order = sudoku_order(shape);
    GString *const text = g_string_new(NULL);
    g_string_printf(text, "%u\303\227%u", order, order);
    if (shape->jigsaw)
        g_string_append_printf(text, " %s", _("jigsaw"));
    if (shape->extra == SUDOKU_DIAGONALS)
        g_string_append_printf(text, " %s", _("X"));
    else if (shape->extra)
        g_string_append_printf(text, " %s", _("with extra rules"));
    return g_string_free(text, FALSE);
}

const char *words_level(unsigned level)
{
    static const char *const names[] = {N_("any level"), N_("easy"),   N_("medium"),
                                        N_("hard"),      N_("unfair"), N_("extreme")};
    return _(names[level < G_N_ELEMENTS(names) ? level : 0]);
}

const char *words_symmetry(unsigned symmetry)
{
    static const char *const names[] = {
        N_("none"),           N_("half turn"), N_("quarter turn"), N_("left and right"),
        N_("top and bottom"), N_("both axes"), N_("diagonal"),     N_("other diagonal"),
        N_("both diagonals"), N_("full"),      N_("any")};
    return _(names[symmetry < G_N_ELEMENTS(names) ? symmetry : 0]);
}

const char *words_dig(unsigned dig)
{
    static const char *const names[] = {
        N_("one solution, guaranteed"), N_("one solution, from one digit"),
        N_("dug: may have several solutions"), N_("quick: may have none or several"),
        N_("your own: an empty grid")};
    return _(names[dig < G_N_ELEMENTS(names) ? dig : 0]);
}

const char *words_technique(const sudoku_technique *technique)
{
    return technique ? _(sudoku_technique_name(technique)) : _("looking at the solution");
}

char *words_time(guint64 milliseconds)
{
    const guint64 seconds = milliseconds / 1000, minutes = seconds / 60, hours = minutes / 60;
    if (hours > 0)
        return g_strdup_printf("%u:%02u:%02u", (unsigned)hours, (unsigned)(minutes % 60),
                               (unsigned)(seconds % 60));
    return g_strdup_printf("%u:%02u", (unsigned)minutes, (unsigned)(seconds % 60));
}
