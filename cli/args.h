/* SPDX-License-Identifier: MIT */
/* The arguments of the program, checked.  Whatever is wrong ends the program with EXIT_USAGE and
   one line that names the value and what is allowed. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sudoku/sudoku.h>

#include "command.h"
#include "formats.h"

enum { MAX_OWN_OPTIONS = 32, MAX_THREADS = 256, MAX_SHARDS = 1000000 };

/* An option of one command and what was given to it ("" where it takes no value). */
struct own_option {
    const char *name, *value;
};

struct args {
    const char *argv0;
    bool help, version;            /* asked for, and nothing else is set */
    const struct command *command; /* NULL: none was named */
    const char *value;             /* the command's own value */
    const char **files;            /* takes_files: at least one; else NULL */
    size_t file_count;

    const char *output; /* NULL: not given */
    const char *format_name;
    enum output_kind output_kind;
    const sudoku_format *format; /* OUTPUT_TEXT; "grid" where none is given */
    sudoku_reader_options input; /* how to read the files */
    bool json;                   /* --format json: what the keys are is the command's business */
    unsigned threads;
    uint64_t shard, shards;      /* 1 of 1 where not given */
    const sudoku_engine *engine; /* NULL: the library's choice */
    const char *isa;             /* for "auto": the instruction set; NULL: the best */
    uint64_t max_nodes;
    bool shape_given;   /* by --size, --box, --regions or --extra */
    sudoku_shape shape; /* 3x3 boxes where not given */
    bool unique, lenient, quiet;
    struct own_option own[MAX_OWN_OPTIONS];
    size_t own_count;
};

/* Reads the arguments; 'commands' ends with NULL.  Frees with args_free. */
void args_parse(struct args *args, int argc, char **argv, const struct command *const *commands);
void args_free(struct args *args);

/* What was given to an option of the command, or NULL. */
const char *args_own(const struct args *args, const char *name);

/* The same as a number from 'low' to 'high'; 'otherwise' where it was not given. */
uint64_t args_own_number(const struct args *args, const char *name, uint64_t low, uint64_t high,
                         uint64_t otherwise);

/* From 'low' to 'high', both included. */
struct range {
    uint64_t low, high;
};

/*
 * What was given to an option of the command as a range from 'low' to 'high': A..B, A.., ..B, or
 * A for A..A.  With 'decimals' 1 numbers may have one decimal, and are tenths: 2.6 is 26.  The
 * whole range where the option was not given.
 */
struct range args_own_range(const struct args *args, const char *name, unsigned decimals,
                            uint64_t low, uint64_t high);

/* The same of 'text', given to the option 'name' (with its dashes). */
struct range args_range(const char *name, const char *text, unsigned decimals, uint64_t low,
                        uint64_t high);

/* Reads 'text', given to the option 'name' (with its dashes), as a number. */
uint64_t args_number(const char *name, const char *text, uint64_t low, uint64_t high);

/* Ends the program where 'text', given to the option 'name', is no alphabet; NULL is one. */
void args_check_alphabet(const char *name, const char *text);

/* The engine for a shape, or NULL: the library's choice. */
const sudoku_engine *args_engine(const struct args *args, const sudoku_shape *shape);

/* Where part 'shard' of 'whole' ends, and the next begins: equal parts, the longer ones first. */
uint64_t args_shard_end(const struct args *args, uint64_t whole, uint64_t shard);

/* Writes the help for all commands to stdout. */
void args_help(const struct command *const *commands);

#endif
