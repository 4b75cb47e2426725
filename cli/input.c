/* SPDX-License-Identifier: MIT */
/*
 * Every file gets a reader of its own, so that a record never runs from one file into the next
 * and lines are counted per file; indexes and offsets go on.  All files are looked at before the
 * first is read: a misspelt second name must not be found out after hours of work.
 */
#define _GNU_SOURCE 1
#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku/io.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory.h"
#include "report.h"
#include "shape.h"

enum { BLOCK = 1 << 16 };

struct input {
    const char *const *files;
    size_t count, current;
    const sudoku_reader_options *options;
    sudoku_io_reader *reader;    /* of the current file, or NULL */
    int descriptor;              /* of the current file */
    bool ended;                  /* the reader has all of the current file */
    uint64_t size, read;         /* bytes of all files, and how many of them are read */
    uint64_t start, index_start; /* bytes and records before the current file */
    uint64_t index;              /* of the last record */
    char block[BLOCK];
};

static bool is_stdin(const char *path)
{
    return strcmp(path, "-") == 0;
}

static noreturn void fail(const char *path, int error)
{
    quit(EXIT_USAGE, "cannot read %s: %s", path, strerror(error));
}

/* Looks at a file without opening it: opening and closing a FIFO would disturb its writer.
   Returns false where it has no size. */
static bool look_at(const char *path, uint64_t *size)
{
    struct stat status;
    if ((is_stdin(path) ? fstat(STDIN_FILENO, &status) : stat(path, &status)) != 0)
        fail(path, errno);
    if (S_ISDIR(status.st_mode))
        fail(path, EISDIR);
    if (!is_stdin(path) && access(path, R_OK) != 0)
        fail(path, errno);
    *size += (uint64_t)status.st_size;
    return S_ISREG(status.st_mode) && !is_stdin(path);
}

struct input *input_new(const char *const *files, size_t count,
                        const sudoku_reader_options *options, bool must_know_size)
{
    struct input *const input = memory_new(1, sizeof *input);
    input->files = files;
    input->count = count;
    input->options = options;
    bool size_known = true;
    for (size_t i = 0; i < count; i++) {
        const bool known = look_at(files[i], &input->size);
        if (must_know_size && !known)
            quit(EXIT_USAGE, "--shard needs regular files, '%s' is none", files[i]);
        size_known &= known;
    }
    if (!size_known)
        input->size = 0;
    return input;
}

static void close_file(struct input *input)
{
    sudoku_io_reader_free(input->reader);
    input->reader = NULL;
    if (!is_stdin(input->files[input->current]))
        close(input->descriptor);
    input->current++;
}

void input_free(struct input *input)
{
    if (input->reader)
        close_file(input);
    free(input);
}

static void open_file(struct input *input)
{
    const char *const path = input->files[input->current];
    sudoku_error error;
    input->descriptor = is_stdin(path) ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (input->descriptor < 0)
        fail(path, errno);
    if (sudoku_io_reader_new(&input->reader, input->options, &error) != SUDOKU_OK)
        quit(EXIT_OUTPUT, "%s", error.reason);
    input->ended = false;
    input->start = input->read;
    input->index_start = input->index;
}

/* Reads the next block and gives it to the reader.  False: it would have to wait. */
static bool feed(struct input *input, bool may_wait)
{
    struct pollfd ready = {.fd = input->descriptor, .events = POLLIN};
    if (!may_wait && poll(&ready, 1, 0) == 0)
        return false;
    ssize_t length;
    while ((length = read(input->descriptor, input->block, sizeof input->block)) < 0) {
        if (errno == EAGAIN || errno == EWOULDBLOCK)
            poll(&ready, 1, -1);
        else if (errno != EINTR)
            fail(input->files[input->current], errno);
    }
    input->read += (uint64_t)length;
    input->ended = length == 0;
    sudoku_io_reader_feed(input->reader, input->block, (size_t)length, input->ended);
    return true;
}

/* Whether the record can have the shape that the options ask for; if not, the error says why. */
static bool has_shape(const struct input *input, struct input_record *record)
{
    const sudoku_shape *const hint = input->options->shape;
    if (!hint || (!hint->jigsaw && !hint->extra) ||
        shape_apply(hint, &record->record.shape, &record->error))
        return true;
    record->error.line = record->record.line;
    record->error.column = 0;
    return false;
}

enum input_status input_next(struct input *input, bool may_wait, struct input_record *record)
{
    record->error.line = record->error.column = 0;
    while (input->current < input->count) {
        if (!input->reader)
            open_file(input);
        const sudoku_status status = sudoku_io_reader_next(input->reader, &record->record,
                                                           &record->error);
        if (status == SUDOKU_NONE) {
            if (input->ended)
                close_file(input);
            else if (!feed(input, may_wait))
                return INPUT_LATER;
            continue;
        }
        if (status == SUDOKU_E_NOMEM)
            quit(EXIT_OUTPUT, "out of memory");
        record->file = input->files[input->current];
        record->record.index += input->index_start;
        record->record.offset += input->start;
        input->index = record->record.index;
        return status == SUDOKU_OK && has_shape(input, record) ? INPUT_RECORD : INPUT_MALFORMED;
    }
    return INPUT_END;
}

size_t input_next_alike(struct input *input, uint8_t *cells, size_t capacity, sudoku_place *places)
{
    if (!input->reader)
        return 0;
    const size_t count = sudoku_io_reader_next_alike(input->reader, cells, capacity, places);
    for (size_t i = 0; i < count; i++)
        places[i].offset += input->start;
    input->index += count;
    return count;
}

uint64_t input_size(const struct input *input)
{
    return input->size;
}

uint64_t input_read(const struct input *input)
{
    return input->read;
}

void input_found_nothing(const struct input *input)
{
    const char *const path = input->files[0], *hint = "";
    if (input->read == 0)
        quit(EXIT_USAGE, "%s: empty, no puzzle found", path);
    if (input->options->format)
        hint = " (with --input-format all else is passed over)";
    else if (!input->options->alphabet)
        hint = " (--alphabet names other characters than 1-9A-P)";
    quit(EXIT_USAGE, "%s: no puzzle found%s", path, hint);
}
