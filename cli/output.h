/* SPDX-License-Identifier: MIT */
/* The one output of a command.  Every failure to write ends the program with EXIT_OUTPUT and the
   system's reason; a reader that closed the pipe ends it quietly with EXIT_DONE. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stddef.h>

enum { PATH_ROOM = 4096 };

struct output {
    int descriptor;
    char name[PATH_ROOM];   /* for messages, also after output_commit */
    char target[PATH_ROOM]; /* the file to replace when all is written; "": written in place */
};

/* Opens "-" (stdout) or a file.  Nothing of an old file changes before output_commit. */
void output_open(struct output *output, const char *path);

/*
 * Opens sudoku.txt, or with another ending: beside the program, or in the current folder where the
 * program is installed or its folder cannot be written to.  'argv0' is what the program was called
 * by.
 */
void output_open_default(struct output *output, const char *argv0, const char *ending);

void output_write(struct output *output, const char *bytes, size_t length);

/* Everything is written: closes, and puts the file in its place. */
void output_commit(struct output *output);

/* Opens, writes and commits. */
void output_all(const char *path, const char *bytes, size_t length);

/* Removes what is unfinished; the old file stays as it was.  Safe in signal handlers. */
void output_abandon(void);

#endif
