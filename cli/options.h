/* SPDX-License-Identifier: MIT */
/* The options of all commands in one table: those that every command takes, those of sheets, and
   those that the commands bring along. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <getopt.h>
#include <stddef.h>

#include "command.h"

enum shared_option {
    OPTION_OUTPUT,
    OPTION_FORMAT,
    OPTION_INPUT_FORMAT,
    OPTION_ALPHABET,
    OPTION_THREADS,
    OPTION_SHARD,
    OPTION_SIZE,
    OPTION_BOX,
    OPTION_REGIONS,
    OPTION_EXTRA,
    OPTION_ENGINE,
    OPTION_ISA,
    OPTION_MAX_NODES,
    OPTION_UNIQUE,
    OPTION_LENIENT,
    OPTION_QUIET,
    OPTION_HELP,
    OPTION_VERSION,
    SHARED_OPTIONS
};

extern const struct option_info shared_options[SHARED_OPTIONS];

/* Those of the commands that write sheets; the last has a NULL name. */
extern const struct option_info sheet_options[];

enum { MAX_OPTIONS = 128, FIRST_CODE = 256 };

/* All options of all commands, each name once, with what getopt_long wants to know. */
struct option_table {
    const struct option_info *info[MAX_OPTIONS];
    const struct command *command[MAX_OPTIONS]; /* which this option asks for, or NULL */
    struct option known[MAX_OPTIONS + 1];
    char letters[2 * MAX_OPTIONS + 3];
    size_t count;
};

/* The shared options come first, in the order of the enum; 'commands' ends with NULL. */
void table_fill(struct option_table *table, const struct command *const *commands);

/* Which option getopt_long means by what it returned, or the number of all options. */
size_t table_find(const struct option_table *table, int code);

#endif
