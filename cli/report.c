/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "report.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "output.h"
#include "progress.h"

/* A line is written in one piece, so that lines of several processes do not mix. */
static void write_line(char *line, int length, int capacity)
{
    if (length > capacity - 1)
        length = capacity - 1;
    for (int i = 0; i < length; i++)
        if ((unsigned char)line[i] < ' ' || line[i] == 127)
            line[i] = '?';
    line[length] = '\n';
    progress_hide();
    const ssize_t written = write(STDERR_FILENO, line, (size_t)length + 1);
    (void)written; /* there is nobody left to tell */
}

static void say_list(const char *format, va_list arguments)
{
    char line[8192];
    const int head = snprintf(line, sizeof line, "sudoku-cli: ");
    const int length = vsnprintf(line + head, sizeof line - (size_t)head, format, arguments);
    write_line(line, head + length, sizeof line);
}

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_list(format, arguments);
    va_end(arguments);
}

void say_plain(const char *text)
{
    char line[8192];
    const int length = snprintf(line, sizeof line, "%s", text);
    write_line(line, length, sizeof line);
}

void quit(enum exit_code code, const char *format, ...)
{
    if (format) {
        va_list arguments;
        va_start(arguments, format);
        say_list(format, arguments);
        va_end(arguments);
    }
    output_abandon();
    _exit((int)code); /* not exit: other threads may be at work */
}
