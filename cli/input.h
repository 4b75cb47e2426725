/* SPDX-License-Identifier: MIT */
/* The records of one or more files as one stream. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>
#include <stdnoreturn.h>
#include <sudoku/sudoku.h>

struct input;

enum input_status {
    INPUT_RECORD,
    INPUT_MALFORMED, /* a record that cannot be read */
    INPUT_LATER,     /* nothing there right now */
    INPUT_END
};

/* One place in the stream; lent until the next call. */
struct input_record {
    sudoku_record record; /* index and offset count through the stream, line in its file */
    sudoku_error error;   /* INPUT_MALFORMED: why */
    const char *file;     /* lives as long as the input's list of files */
};

/*
 * Makes an input of files, "-" being stdin; 'options' are kept.  A file that cannot be
 * read ends the program with EXIT_USAGE, the path and the system's reason; where possible that
 * is found out here, before any work is done.  'must_know_size' refuses what has no size.
 */
struct input *input_new(const char *const *files, size_t count,
                        const sudoku_reader_options *options, bool must_know_size);
void input_free(struct input *input);

/* The next record.  LATER is an answer only where not 'may_wait'. */
enum input_status input_next(struct input *input, bool may_wait, struct input_record *record);

/* More records at once, after a RECORD, as sudoku_reader_next_alike gives them; their places count
   as those of that record, and their indexes follow on. */
size_t input_next_alike(struct input *input, uint8_t *cells, size_t capacity, sudoku_place *places);

/* How many bytes there are in all (0: not known), and how many are read. */
uint64_t input_size(const struct input *input);
uint64_t input_read(const struct input *input);

/* Ends the program with EXIT_USAGE: all is read, and there was no record in it. */
noreturn void input_found_nothing(const struct input *input);

#endif
