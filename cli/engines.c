/* SPDX-License-Identifier: MIT */
#include "engines.h"

#include <pthread.h>
#include <string.h>
#include <sudoku/plugin.h>

#include "plugins.h"
#include "system.h"

enum { LARGEST_EASY = 16 /* order */ };

/* Set once, at the beginning and at first need. */
static struct plugin_folders folders;
static const sudoku_engine *learning;
static pthread_once_t learning_once = PTHREAD_ONCE_INIT;

void engines_begin(const char *argv0)
{
    char program[4096];
    const bool known = system_program_folder(argv0, program, sizeof program);
    plugin_folders_of(known ? program : NULL, &folders);
}

const sudoku_engine *engines_named(const char *text, char *why, size_t capacity)
{
    char file[4200];
    const sudoku_engine *const built_in = sudoku_engine_named(text);
    *why = '\0';
    if (built_in)
        return built_in;
    if (plugin_is_file(text))
        return plugin_load(text, why, capacity);
    return plugin_find(&folders, text, file, sizeof file) ? plugin_load(file, why, capacity) : NULL;
}

const char *engines_name_at(unsigned index)
{
    static char name[256];
    unsigned built_in = 0;
    while (sudoku_engine_at(built_in))
        built_in++;
    if (index < built_in)
        return sudoku_engine_name(sudoku_engine_at(index));
    return plugin_name_at(&folders, index - built_in, name, sizeof name) ? name : NULL;
}

bool engines_may_be_hard(const sudoku_shape *shape)
{
    return sudoku_order(shape) > LARGEST_EASY;
}

static void find_learning(void)
{
    char why[512];
    learning = engines_named("sat", why, sizeof why);
}

const sudoku_engine *engines_learning(const sudoku_shape *shape)
{
    if (!engines_may_be_hard(shape))
        return NULL;
    pthread_once(&learning_once, find_learning);
    return sudoku_engine_supports(learning, shape) ? learning : NULL;
}
