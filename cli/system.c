/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#    include <sched.h>
#endif

unsigned system_processors(void)
{
#ifdef __linux__
    /* Batch systems give a job fewer processors than the machine has. */
    cpu_set_t mask;
    if (sched_getaffinity(0, sizeof mask, &mask) == 0 && CPU_COUNT(&mask) > 0)
        return (unsigned)CPU_COUNT(&mask);
#endif
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (unsigned)online : 1;
}

bool system_seed(uint64_t *seed)
{
    do {
        if (getentropy(seed, sizeof *seed) != 0)
            return false;
    } while (*seed == 0); /* which asks for the natural order */
    return true;
}

double system_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The file that a shell would run for a name without a slash, as far as PATH tells. */
static bool find_in_path(const char *name, char *found, size_t capacity)
{
    const char *path = getenv("PATH");
    while (path && *path) {
        const size_t length = strcspn(path, ":");
        const int written = snprintf(found, capacity, "%.*s/%s", (int)length, length ? path : ".",
                                     name);
        if (written > 0 && (size_t)written < capacity && access(found, X_OK) == 0)
            return true;
        path += length + (path[length] == ':');
    }
    return false;
}

bool system_program_folder(const char *argv0, char *folder, size_t capacity)
{
    const ssize_t length = readlink("/proc/self/exe", folder, capacity - 1);
    if (length > 0) {
        folder[length] = '\0';
    } else {
        char named[4096];
        if (!argv0 || !*argv0)
            return false;
        if (strchr(argv0, '/'))
            snprintf(named, sizeof named, "%s", argv0);
        else if (!find_in_path(argv0, named, sizeof named))
            return false;
        char *const real = realpath(named, NULL);
        if (!real)
            return false;
        snprintf(folder, capacity, "%s", real);
        free(real);
    }
    char *const slash = strrchr(folder, '/');
    if (!slash)
        return false;
    *slash = '\0';
    return true;
}
