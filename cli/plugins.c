/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "plugins.h"

#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Where an installed program finds its plug-ins: from the folder of programs, and in whole. */
#ifndef SUDOKU_ENGINES_FROM_PROGRAM
#    define SUDOKU_ENGINES_FROM_PROGRAM "../lib/sudoku/engines"
#endif
#ifndef SUDOKU_ENGINES_FOLDER
#    define SUDOKU_ENGINES_FOLDER "/usr/local/lib/sudoku/engines"
#endif

static const char ENDING[] = ".so";

/* The length of 'text' without the ending; 0: it has another one, or nothing before it. */
static size_t stem_of(const char *text)
{
    const size_t length = strlen(text), ending = strlen(ENDING);
    return length > ending && strcmp(text + length - ending, ENDING) == 0 ? length - ending : 0;
}

/* Whether these characters can be an engine's name. */
static bool is_name(const char *text, size_t length)
{
    return length > 0 && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-") >= length;
}

bool plugin_is_file(const char *text)
{
    return strchr(text, '/') || stem_of(text);
}

/* The engine that a loaded object hands out, or NULL. */
static const sudoku_engine *ask(void *object, char *why, size_t capacity)
{
    /* POSIX has it that a function's address comes as void *, which ISO C cannot convert. */
    const sudoku_engine *(*entry)(void);
    void *const address = dlsym(object, SUDOKU_ENGINE_ENTRY);
    if (!address) {
        snprintf(why, capacity, "not an engine: it has no function " SUDOKU_ENGINE_ENTRY);
        return NULL;
    }
    memcpy(&entry, &address, sizeof entry);
    const sudoku_engine *const engine = entry();
    if (!engine) {
        snprintf(why, capacity, "it says that it has no engine for this machine");
    } else if (engine->abi != SUDOKU_ENGINE_ABI) {
        snprintf(why, capacity, "its engine is of ABI %u, this program takes %d", engine->abi,
                 SUDOKU_ENGINE_ABI);
    } else if (!engine->name || !is_name(engine->name, strlen(engine->name)) || !engine->supports ||
               !engine->create || !engine->destroy || !engine->load || !engine->next) {
        snprintf(why, capacity, "its engine has no proper name, or lacks a function");
    } else {
        return engine;
    }
    return NULL;
}

const sudoku_engine *plugin_load(const char *file, char *why, size_t capacity)
{
    char path[4096];
    /* A name without a slash would be looked for among the system's libraries. */
    const int length = snprintf(path, sizeof path, "%s%s", strchr(file, '/') ? "" : "./", file);
    if (length < 0 || (size_t)length >= sizeof path || access(path, F_OK) != 0) {
        snprintf(why, capacity, "no such file");
        return NULL;
    }
    void *const object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!object) {
        const char *reason = dlerror();
        if (reason && strncmp(reason, path, strlen(path)) == 0 &&
            strncmp(reason + strlen(path), ": ", 2) == 0)
            reason += strlen(path) + 2;
        snprintf(why, capacity, "cannot be loaded: %s", reason ? reason : "nobody knows why");
        return NULL;
    }
    const sudoku_engine *const engine = ask(object, why, capacity);
    if (!engine)
        dlclose(object);
    return engine;
}

static void add_folder(struct plugin_folders *folders, const char *base, const char *rest)
{
    char *const path = folders->path[folders->count];
    const int length = snprintf(path, sizeof folders->path[0], "%s%s", base, rest);
    folders->count += length > 0 && (size_t)length < sizeof folders->path[0];
}

void plugin_folders_of(const char *program, struct plugin_folders *folders)
{
    folders->count = 0;
    if (program) {
        add_folder(folders, program, "/engines");
        add_folder(folders, program, "/" SUDOKU_ENGINES_FROM_PROGRAM);
    }
    add_folder(folders, SUDOKU_ENGINES_FOLDER, "");
}

bool plugin_find(const struct plugin_folders *folders, const char *name, char *file,
                 size_t capacity)
{
    for (size_t i = 0; is_name(name, strlen(name)) && i < folders->count; i++) {
        const int length = snprintf(file, capacity, "%s/%s%s", folders->path[i], name, ENDING);
        if (length > 0 && (size_t)length < capacity && access(file, R_OK) == 0)
            return true;
    }
    return false;
}

/* Writes the least name of a folder's plug-ins that is greater than 'after', if it is less than
   what stands in 'least' or that is empty. */
static void find_least(const char *folder, const char *after, char *least, size_t capacity)
{
    DIR *const entries = opendir(folder);
    const struct dirent *entry;
    while (entries && (entry = readdir(entries))) {
        char name[256];
        const size_t length = stem_of(entry->d_name);
        snprintf(name, sizeof name, "%.*s", (int)length, entry->d_name);
        if (length < capacity && is_name(name, length) && strcmp(name, after) > 0 &&
            (!*least || strcmp(name, least) < 0))
            memcpy(least, name, length + 1);
    }
    if (entries)
        closedir(entries);
}

bool plugin_name_at(const struct plugin_folders *folders, unsigned index, char *name,
                    size_t capacity)
{
    char before[256] = "";
    do {
        *name = '\0';
        for (size_t i = 0; i < folders->count; i++)
            find_least(folders->path[i], before, name, capacity);
        snprintf(before, sizeof before, "%s", name);
    } while (*name && index-- > 0);
    return *name;
}
