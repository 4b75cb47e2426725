/* SPDX-License-Identifier: MIT */
/*
 * The frame of every command that reads puzzles: input, shards, workers, messages, output, summary
 * and exit code.  The command only says what one record's answer is.
 */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include "args.h"
#include "buffer.h"
#include "pool.h"
#include "solving.h"

struct item;

/* What a worker has at hand for one record. */
struct task {
    const struct record_job *job;
    const struct args *args;
    struct solving *solving;
    struct buffer *text;            /* the output grows here */
    const sudoku_format *format;    /* of grids */
    const struct buffer *separator; /* which stands before each grid */
    struct item *item;
    struct pool *pool;
    unsigned item_number;
};

struct record_job {
    const struct args *args;
    bool writes_grids; /* in any --format; else lines of text, and --format may only be json */
    bool answers;      /* the grids are solutions: --format csv has the puzzles too */
    bool to_file;      /* to sudoku.txt where nothing else is said */
    /* Called with the records of an item before they are answered; may be NULL. */
    void (*begin)(struct task *task, struct record *records, size_t count);
    /* Adds a record's answer to task->text. */
    enum verdict (*answer)(struct task *task, struct record *record);
    /* Called when all records of an item are answered; may be NULL. */
    void (*finish)(struct task *task, const struct record *records, size_t count);
    /* Whether 'answer' writes anything for this record; NULL: it always does. */
    bool (*yields)(struct solving *solving, const struct record *record);
    const void *options; /* the command's own */
};

/* Does it all and returns the exit code. */
int records_run(const struct record_job *job);

/* Adds grids to the output in the --format, which is not json. */
void task_add_grids(struct task *task, const sudoku_shape *shape, const uint8_t *cells,
                    size_t count);

/* The same with what record a solution belongs to: of a format that tells givens apart, the
   record's are its givens.  There, 'cells' that are not full are left out, and the puzzle stands
   alone. */
void task_add_answer(struct task *task, const struct record *record, const uint8_t *cells);

/* Adds {"index":...,"line":...,"status":"..." */
void task_begin_json(struct task *task, const struct record *record, enum verdict verdict);

/* Adds the reason of a verdict that has one, and }. */
void task_end_json(struct task *task, enum verdict verdict);

/* A message on stderr about a record, unless -q was given.  Reasons of verdicts are told without
   that. */
void task_note(struct task *task, const struct record *record, const char *note);

/* Hands over the output so far where it is long: memory stays bounded. */
void task_flush(struct task *task);

#endif
