/* SPDX-License-Identifier: MIT */
/* What the program asks the operating system for. */
#ifndef CLI_SYSTEM_H
#define CLI_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many processors this process may use: at least 1. */
unsigned system_processors(void);

/* A seed that nothing else had: never 0.  False: the system gives none. */
bool system_seed(uint64_t *seed);

/* Seconds of a clock that only goes forward. */
double system_seconds(void);

/*
 * The folder that the running program lies in, without a final slash, in 'folder'.  'argv0' is
 * what the program was called by.  False: it cannot be found out.
 */
bool system_program_folder(const char *argv0, char *folder, size_t capacity);

#endif
