/* SPDX-License-Identifier: MIT */
#include "settings.h"

#include <string.h>

#include "making.h"

static char *file_of(const char *base, const char *name)
{
    char *const folder = g_build_filename(base, "sudoku-game", NULL);
    char *const file = g_build_filename(folder, name, NULL);
    g_mkdir_with_parents(folder, 0700);
    g_free(folder);
    return file;
}

/* A key file, empty where there is none. */
static GKeyFile *opened(const char *base, const char *name)
{
    GKeyFile *const keys = g_key_file_new();
    char *const file = file_of(base, name);
    g_key_file_load_from_file(keys, file, G_KEY_FILE_NONE, NULL);
    g_free(file);
    return keys;
}

static void closed(GKeyFile *keys, const char *base, const char *name)
{
    char *const file = file_of(base, name);
    GError *error = NULL;
    if (!g_key_file_save_to_file(keys, file, &error)) {
        g_warning("%s", error->message);
        g_clear_error(&error);
    }
    g_free(file);
    g_key_file_unref(keys);
}

static unsigned number(GKeyFile *keys, const char *key, unsigned usual, unsigned most)
{
    GError *error = NULL;
    const int value = g_key_file_get_integer(keys, "settings", key, &error);
    const gboolean failed = error != NULL;
    g_clear_error(&error);
    return failed || value < 0 || (unsigned)value > most ? usual : (unsigned)value;
}

void settings_load(struct settings *settings)
{
    GKeyFile *const keys = opened(g_get_user_config_dir(), "settings.ini");
    settings->limit = number(keys, "time-limit", 0, 600);
    settings->conflicts = number(keys, "conflicts-at-once", 1, 1) != 0;
    settings->automatic = number(keys, "automatic-marks", 0, 1) != 0;
    settings->picker = number(keys, "digit-picker", 1, 1) != 0;
    settings->themed = number(keys, "dark", 2, 1) != 2;
    settings->dark = number(keys, "dark", 0, 1) != 0;
    settings->answers = number(keys, "answer-page", 0, 1) != 0;
    settings->width = number(keys, "width", 860, 20000);
    settings->height = number(keys, "height", 680, 20000);
    settings->order = number(keys, "order", 9, 16);
    settings->variant = number(keys, "variant", 0, 2);
    settings->level = number(keys, "level", SUDOKU_LEVEL_EASY, SUDOKU_LEVEL_EXTREME);
    settings->symmetry = number(keys, "symmetry", SUDOKU_SYMMETRY_HALF_TURN,
                                SUDOKU_SYMMETRY_RANDOM);
    settings->dig = number(keys, "way", SUDOKU_DIG_UNIQUE, WAY_OWN);
    settings->solver = g_key_file_get_string(keys, "settings", "solver", NULL);
    if (!settings->solver)
        settings->solver = g_strdup("auto");
    g_key_file_unref(keys);
}

void settings_save(const struct settings *settings)
{
    GKeyFile *const keys = opened(g_get_user_config_dir(), "settings.ini");
    const struct {
        const char *key;
        unsigned value;
    } numbers[] = {{"time-limit", settings->limit},
                   {"conflicts-at-once", settings->conflicts ? 1 : 0},
                   {"automatic-marks", settings->automatic ? 1 : 0},
                   {"digit-picker", settings->picker ? 1 : 0},
                   {"answer-page", settings->answers ? 1 : 0},
                   {"width", settings->width},
                   {"height", settings->height},
                   {"order", settings->order},
                   {"variant", settings->variant},
                   {"level", settings->level},
                   {"symmetry", settings->symmetry},
                   {"way", settings->dig}};
    for (gsize i = 0; i < G_N_ELEMENTS(numbers); i++)
        g_key_file_set_integer(keys, "settings", numbers[i].key, (int)numbers[i].value);
    if (settings->themed)
        g_key_file_set_integer(keys, "settings", "dark", settings->dark ? 1 : 0);
    g_key_file_set_string(keys, "settings", "solver", settings->solver);
    closed(keys, g_get_user_config_dir(), "settings.ini");
}

char *saved_game_load(void)
{
    char *const file = file_of(g_get_user_data_dir(), "current.sudoku");
    char *text = NULL;
    g_file_get_contents(file, &text, NULL, NULL);
    g_free(file);
    return text;
}

void saved_game_save(const char *text, gsize length)
{
    char *const file = file_of(g_get_user_data_dir(), "current.sudoku");
    GError *error = NULL;
    if (!g_file_set_contents(file, text, (gssize)length, &error)) {
        g_warning("%s", error->message);
        g_clear_error(&error);
    }
    g_free(file);
}

/* What identifies a plug-in: its path and its contents, so that another file in its place is asked
   for anew.  NULL: it cannot be read; else to be freed. */
static char *fingerprint(const char *file)
{
    char *bytes, *sum;
    gsize length;
    if (!g_file_get_contents(file, &bytes, &length, NULL))
        return NULL;
    sum = g_compute_checksum_for_data(G_CHECKSUM_SHA256, (const guchar *)bytes, length);
    g_free(bytes);
    return sum;
}

gboolean plugin_is_allowed(const char *file)
{
    GKeyFile *const keys = opened(g_get_user_config_dir(), "plugins.ini");
    char *const now = fingerprint(file);
    char *const path = now ? g_key_file_get_string(keys, "allowed", now, NULL) : NULL;
    const gboolean allowed = path && strcmp(path, file) == 0;
    g_free(path);
    g_free(now);
    g_key_file_unref(keys);
    return allowed;
}

void plugin_allow(const char *file)
{
    GKeyFile *const keys = opened(g_get_user_config_dir(), "plugins.ini");
    char *const now = fingerprint(file);
    if (now)
        g_key_file_set_string(keys, "allowed", now, file);
    g_free(now);
    closed(keys, g_get_user_config_dir(), "plugins.ini");
}

void scores_started(const char *kind)
{
    GKeyFile *const keys = opened(g_get_user_data_dir(), "scores.ini");
    g_key_file_set_integer(keys, kind, "started",
                           g_key_file_get_integer(keys, kind, "started", NULL) + 1);
    closed(keys, g_get_user_data_dir(), "scores.ini");
}

gboolean scores_solved(const char *kind, guint64 milliseconds)
{
    GKeyFile *const keys = opened(g_get_user_data_dir(), "scores.ini");
    const guint64 best = g_key_file_get_uint64(keys, kind, "best", NULL);
    const gboolean first = best == 0 || milliseconds < best;
    g_key_file_set_integer(keys, kind, "solved",
                           g_key_file_get_integer(keys, kind, "solved", NULL) + 1);
    g_key_file_set_uint64(keys, kind, "total",
                          g_key_file_get_uint64(keys, kind, "total", NULL) + milliseconds);
    if (first)
        g_key_file_set_uint64(keys, kind, "best", MAX(milliseconds, 1));
    closed(keys, g_get_user_data_dir(), "scores.ini");
    return first;
}

static void free_score(gpointer data)
{
    struct score *const score = data;
    g_free(score->kind);
    g_free(score);
}

GPtrArray *scores_list(void)
{
    GKeyFile *const keys = opened(g_get_user_data_dir(), "scores.ini");
    char **const kinds = g_key_file_get_groups(keys, NULL);
    GPtrArray *const list = g_ptr_array_new_with_free_func(free_score);
    for (char **kind = kinds; *kind; kind++) {
        struct score *const score = g_new0(struct score, 1);
        score->kind = g_strdup(*kind);
        score->started = (unsigned)g_key_file_get_integer(keys, *kind, "started", NULL);
        score->solved = (unsigned)g_key_file_get_integer(keys, *kind, "solved", NULL);
        score->best = g_key_file_get_uint64(keys, *kind, "best", NULL);
        score->total = g_key_file_get_uint64(keys, *kind, "total", NULL);
        g_ptr_array_add(list, score);
    }
    g_strfreev(kinds);
    g_key_file_unref(keys);
    return list;
}

void scores_forget(void)
{
    closed(g_key_file_new(), g_get_user_data_dir(), "scores.ini");
}
