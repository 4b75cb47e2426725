/* SPDX-License-Identifier: MIT */
/*
 * Engines from shared objects, as sudoku/plugin.h describes them.  Knows nothing of the rest of
 * this program and prints nothing, so any other front end can use it as it is.
 *
 * What is loaded stays so until the program ends.
 */
#ifndef CLI_PLUGINS_H
#define CLI_PLUGINS_H

#include <stdbool.h>
#include <stddef.h>
#include <sudoku/plugin.h>

/* Whether what someone calls an engine is a file rather than a name: it has a slash, or ends with
   ".so". */
bool plugin_is_file(const char *text);

/* Loads the engine in a shared object.  NULL: there is none that can be used, and 'why' says so in
   words, without the file's name. */
const sudoku_engine *plugin_load(const char *file, char *why, size_t capacity);

enum { PLUGIN_FOLDERS = 3 };

/* Where plug-ins are looked for: the first that has a file NAME.so has the engine of that name. */
struct plugin_folders {
    char path[PLUGIN_FOLDERS][4096];
    size_t count;
};

/* The folders for a program that lies in the folder 'program' (NULL: nobody knows): engines/ beside
   it, then where an installation of it has them, then where it was configured to have them. */
void plugin_folders_of(const char *program, struct plugin_folders *folders);

/* Writes the file of the plug-in of that name.  False: there is none, or the name is no name. */
bool plugin_find(const struct plugin_folders *folders, const char *name, char *file,
                 size_t capacity);

/* Writes the name of plug-in number 'index', in the order of the alphabet, each once.  False: past
   the last. */
bool plugin_name_at(const struct plugin_folders *folders, unsigned index, char *name,
                    size_t capacity);

#endif
