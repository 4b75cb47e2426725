/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include "args.h"
#include "buffer.h"
#include "command.h"
#include "output.h"
#include "report.h"

/* The table of commands, in the order of the help: one declaration and one row for each. */
/* clang-format off */
extern const struct command command_create;
extern const struct command command_solve;
extern const struct command command_all;
extern const struct command command_validate;
extern const struct command command_count;
extern const struct command command_convert;
extern const struct command command_explain;
extern const struct command command_hint;
extern const struct command command_rate;
extern const struct command command_puzzles;
extern const struct command command_id;
extern const struct command command_minimize;
extern const struct command command_list;

static const struct command *const commands[] = {
    &command_create,
    &command_solve,
    &command_all,
    &command_validate,
    &command_count,
    &command_convert,
    &command_explain,
    &command_hint,
    &command_rate,
    &command_puzzles,
    &command_id,
    &command_minimize,
    &command_list,
    NULL,
};
/* clang-format on */

/* A program started with stdin, stdout or stderr closed would give their numbers to its files,
   and write messages into them.  They are taken by something that cannot be used instead. */
static void fill_standard_descriptors(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (fcntl(descriptor, F_GETFD) < 0)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

static void print_version(void)
{
    struct buffer text = {0};
    const char *const isa = sudoku_isa_at(0);
    buffer_addf(&text, "sudoku-cli " SUDOKU_VERSION_STRING "\nvector kernel: %s\n",
                isa ? isa : "none");
    output_all("-", text.data, text.length);
    buffer_free(&text);
}

int main(int argc, char **argv)
{
    struct args args;
    int code = EXIT_DONE;
    fill_standard_descriptors();
    signal(SIGPIPE, SIG_IGN); /* write says EPIPE, see output.c, ... */
    signal(SIGXFSZ, SIG_IGN); /* ... or EFBIG */
    args_parse(&args, argc, argv, commands);
    if (args.help)
        args_help(commands);
    else if (args.version)
        print_version();
    else
        code = args.command->run(&args);
    args_free(&args);
    return code;
}
