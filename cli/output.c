/* SPDX-License-Identifier: MIT */
/*
 * Writing a file so that nobody ever sees half of it.
 *
 * A regular file, or one that does not exist yet, is written as a temporary file in the same
 * folder and renamed over the old one when it is whole: a full disk, a signal or a mistake in the
 * input leaves the old file alone, and a command may write the file that it reads.  What the name
 * finally points to through symbolic links is replaced, not the link, and the old file's mode is
 * kept.  A file that its owner made read-only is not replaced, although a rename could.
 *
 * What is not a regular file (device, FIFO, terminal) is opened and written in place: renaming
 * over /dev/null would be a disaster.  So are the names of open descriptors, such as /dev/stdout.
 *
 * There is no fsync: what is promised is that readers see all or nothing, not that it outlives a
 * power cut, and waiting for the disk would cost more than all the rest.
 */
#define _GNU_SOURCE 1
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory.h"
#include "progress.h"
#include "report.h"
#include "system.h"

enum { MAX_LINKS = 40 };

/* The unfinished file, for output_abandon: one at a time, so one variable for the process. */
static char *volatile unfinished;

/* Those that people and batch systems send to end a program. */
static const int deadly_signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                                     SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU};

void output_abandon(void)
{
    char *const name = unfinished;
    unfinished = NULL;
    if (name)
        unlink(name);
}

static void on_deadly_signal(int number)
{
    output_abandon();
    signal(number, SIG_DFL);
    raise(number);
}

static void watch_signals(void)
{
    for (size_t i = 0; i < sizeof deadly_signals / sizeof *deadly_signals; i++) {
        struct sigaction action = {.sa_handler = SIG_DFL};
        sigaction(deadly_signals[i], NULL, &action);
        if (action.sa_handler == SIG_IGN)
            continue; /* as nohup wants it */
        action = (struct sigaction){.sa_handler = on_deadly_signal};
        sigaction(deadly_signals[i], &action, NULL);
    }
}

/* The descriptor that a name like /dev/stdout or /dev/fd/3 stands for, or -1. */
static int descriptor_named(const char *path)
{
    static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
    if (strcmp(path, "-") == 0 || strcmp(path, "/dev/stdout") == 0)
        return STDOUT_FILENO;
    if (strcmp(path, "/dev/stderr") == 0)
        return STDERR_FILENO;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        const size_t length = strlen(folders[i]);
        char *end;
        if (strncmp(path, folders[i], length) != 0)
            continue;
        const long number = strtol(path + length, &end, 10);
        if (end != path + length && !*end && number >= 0 && number < INT_MAX)
            return (int)number;
    }
    return -1;
}

/* Follows symbolic links to the name of the file itself, which need not exist. */
static bool follow_links(char path[PATH_ROOM])
{
    for (int links = 0; links < MAX_LINKS; links++) {
        char link[PATH_ROOM];
        const ssize_t length = readlink(path, link, sizeof link - 1);
        if (length < 0)
            return errno == EINVAL || errno == ENOENT; /* no link, or nothing there */
        link[length] = '\0';
        char *const slash = strrchr(path, '/');
        const size_t folder = link[0] != '/' && slash ? (size_t)(slash + 1 - path) : 0;
        if (folder + (size_t)length >= PATH_ROOM) {
            errno = ENAMETOOLONG;
            return false;
        }
        memcpy(path + folder, link, (size_t)length + 1);
    }
    errno = ELOOP;
    return false;
}

/* Gives the new file the owner and rights of the old one, or those that any new file gets, as
   far as the file system knows such things. */
static void set_rights(int descriptor, const struct stat *old)
{
    const mode_t mask = umask(0);
    umask(mask);
    int done = fchmod(descriptor, old ? old->st_mode & 0777 : 0666 & ~mask);
    if (old)
        done = fchown(descriptor, old->st_uid, old->st_gid);
    (void)done;
}

/* Opens a temporary file beside the target.  False: errno says why. */
static bool open_temporary(struct output *output, const struct stat *old)
{
    static const char pattern[] = ".sudoku-cli.XXXXXX";
    const char *const target = output->target, *const slash = strrchr(target, '/');
    const size_t folder = slash ? (size_t)(slash + 1 - target) : 0;
    char *const name = memory_new(folder + sizeof pattern, 1);
    memcpy(name, target, folder);
    memcpy(name + folder, pattern, sizeof pattern);

    watch_signals();
    sigset_t all, before; /* no signal between the file and the note of it */
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    const int descriptor = mkostemp(name, O_CLOEXEC);
    const int error = errno;
    if (descriptor >= 0)
        unfinished = name;
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (descriptor < 0) {
        free(name);
        errno = error;
        return false;
    }
    set_rights(descriptor, old);
    output->descriptor = descriptor;
    return true;
}

/* Opens a file by name.  False: errno says why. */
static bool open_file(struct output *output, const char *path)
{
    struct stat old;
    const bool exists = stat(path, &old) == 0;
    if (!exists && errno != ENOENT)
        return false;
    if (exists && !S_ISREG(old.st_mode)) {
        output->descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
        return output->descriptor >= 0;
    }
    if (exists && access(path, W_OK) != 0)
        return false;
    char *const target = output->target;
    const int length = snprintf(target, PATH_ROOM, "%s", path);
    if (length >= PATH_ROOM) {
        errno = ENAMETOOLONG;
        return false;
    }
    if (length == 0 || target[length - 1] == '/') {
        errno = length ? EISDIR : ENOENT;
        return false;
    }
    return follow_links(target) && open_temporary(output, exists ? &old : NULL);
}

void output_open(struct output *output, const char *path)
{
    *output = (struct output){.descriptor = descriptor_named(path)};
    snprintf(output->name, sizeof output->name, "%s",
             output->descriptor == STDOUT_FILENO ? "stdout" : path);
    if (output->descriptor < 0 && !open_file(output, path))
        quit(EXIT_OUTPUT, "cannot write %s: %s", path, strerror(errno));
}

/* Whether the program lies where programs are installed, with its data in ../share. */
static bool is_installed(const char *folder)
{
    char share[PATH_ROOM + 32];
    struct stat status;
    snprintf(share, sizeof share, "%s/../share/sudoku-cli", folder);
    return stat(share, &status) == 0 && S_ISDIR(status.st_mode);
}

void output_open_default(struct output *output, const char *argv0, const char *ending)
{
    char name[32], folder[PATH_ROOM - sizeof name - 1], path[PATH_ROOM];
    snprintf(name, sizeof name, "sudoku.%s", ending);
    *output = (struct output){.descriptor = -1};
    if (system_program_folder(argv0, folder, sizeof folder) && !is_installed(folder)) {
        snprintf(path, sizeof path, "%s/%s", folder, name);
        if (open_file(output, path)) {
            memcpy(output->name, path, sizeof path);
            return;
        }
        if (errno != EACCES && errno != EPERM && errno != EROFS && errno != ENOENT)
            quit(EXIT_OUTPUT, "cannot write %s: %s", path, strerror(errno));
    }
    if (getcwd(folder, sizeof folder))
        snprintf(path, sizeof path, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder, name);
    else
        snprintf(path, sizeof path, "%s", name);
    output_open(output, path);
}

static noreturn void fail(const struct output *output)
{
    if (errno == EPIPE)
        quit(EXIT_DONE, NULL);
    quit(EXIT_OUTPUT, "cannot write %s: %s", output->name, strerror(errno));
}

void output_write(struct output *output, const char *bytes, size_t length)
{
    if (length && isatty(output->descriptor))
        progress_hide(); /* the bar may stand on the same terminal */
    while (length) {
        const ssize_t written = write(output->descriptor, bytes, length);
        if (written >= 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            /* Someone who shares the pipe made it non-blocking. */
            struct pollfd wait = {.fd = output->descriptor, .events = POLLOUT};
            poll(&wait, 1, -1);
        } else if (errno != EINTR) {
            fail(output);
        }
    }
}

void output_commit(struct output *output)
{
    if (close(output->descriptor) != 0 && errno != EINTR)
        fail(output);
    if (output->target[0]) {
        char *const name = unfinished;
        if (rename(name, output->target) != 0)
            fail(output);
        unfinished = NULL;
        free(name);
    }
    output->descriptor = -1;
}

void output_all(const char *path, const char *bytes, size_t length)
{
    struct output output;
    output_open(&output, path);
    output_write(&output, bytes, length);
    output_commit(&output);
}
