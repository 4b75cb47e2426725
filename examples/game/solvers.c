/* SPDX-License-Identifier: MIT */
#include "solvers.h"

#include <string.h>

#include "plugins.h"

static void free_choice(gpointer data)
{
    struct solver_choice *const choice = data;
    g_free(choice->name);
    g_free(choice->file);
    g_free(choice);
}

static void add(GPtrArray *list, char *name, char *file, const sudoku_engine *engine)
{
    struct solver_choice *const choice = g_new0(struct solver_choice, 1);
    choice->name = name;
    choice->file = file;
    choice->engine = engine;
    g_ptr_array_add(list, choice);
}

GPtrArray *solvers_list(const char *program)
{
    GPtrArray *const list = g_ptr_array_new_with_free_func(free_choice);
    add(list, g_strdup("auto"), NULL, NULL);
    for (unsigned i = 0; sudoku_engine_at(i); i++)
        if (!strchr(sudoku_engine_name(sudoku_engine_at(i)), '-')) /* not each instruction set */
            add(list, g_strdup(sudoku_engine_name(sudoku_engine_at(i))), NULL, sudoku_engine_at(i));
    char *const folder = g_path_get_dirname(program);
    struct plugin_folders folders;
    char name[256], file[4096];
    plugin_folders_of(folder, &folders);
    for (unsigned i = 0; plugin_name_at(&folders, i, name, sizeof name); i++)
        if (plugin_find(&folders, name, file, sizeof file))
            solvers_add(list, file);
    g_free(folder);
    return list;
}

guint solvers_add(GPtrArray *list, const char *file)
{
    for (guint i = 0; i < list->len; i++) {
        const struct solver_choice *const choice = g_ptr_array_index(list, i);
        if (choice->file && strcmp(choice->file, file) == 0)
            return i;
    }
    char *const base = g_path_get_basename(file);
    if (g_str_has_suffix(base, ".so"))
        base[strlen(base) - 3] = '\0';
    add(list, base, g_strdup(file), NULL);
    return list->len - 1;
}

gboolean solvers_load(struct solver_choice *choice, char *why, size_t capacity)
{
    if (choice->file && !choice->engine)
        choice->engine = plugin_load(choice->file, why, capacity);
    return choice->engine || !choice->file;
}
