/* SPDX-License-Identifier: MIT */
/*
 * What a command is.  To add one: write cli/cmd_NAME.c with its struct command, and add it to the
 * table in main.c.  Help and argument parsing follow from the struct.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>

struct args;

/* One option, as getopt_long and the help know it. */
struct option_info {
    const char *name;     /* long name without the dashes */
    char letter;          /* short name; 0: none */
    const char *argument; /* what its value is called in the help; NULL: takes none */
    const char *help;
};

struct command {
    struct option_info option;           /* which asks for this command */
    const struct option_info *options;   /* its own further options, the last with a NULL name;
                                            NULL: none.  Two commands may have the same one. */
    bool takes_files;                    /* its value, and what follows, are the files to read */
    bool converts;                       /* writes whatever formats.h has */
    bool writes_sheets;                  /* writes svg, pdf and png beside text, and takes the
                                            options of sheets (options.h) */
    int (*run)(const struct args *args); /* does it and returns the exit code */
};

#endif
