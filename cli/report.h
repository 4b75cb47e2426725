/* SPDX-License-Identifier: MIT */
/* Messages and exit codes.  Everything here writes to stderr, one line at a time. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include <stdnoreturn.h>

/* docs/cli.md explains them to users. */
enum exit_code {
    EXIT_DONE = 0,   /* every record got its answer; also where a reader closed the pipe */
    EXIT_SOME = 1,   /* some record has no answer, or fewer than asked for were found */
    EXIT_USAGE = 2,  /* wrong arguments, unreadable input, or nothing in it */
    EXIT_OUTPUT = 3, /* the output could not be written, or no memory */
};

/* Writes "sudoku-cli: ..." and a line end; control characters are shown as '?'. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same without the program's name, for messages that begin with a file's. */
void say_plain(const char *line);

/*
 * Says why, removes an unfinished output file and ends the program at once, whatever other
 * threads do.  'format' may be NULL.  May be called by any thread.
 */
noreturn void quit(enum exit_code code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
