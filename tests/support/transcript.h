/* SPDX-License-Identifier: MIT */
/*
 * What a reader finds in a text, written down a line a record, so that tests compare texts:
 *     INDEX LINE OFFSET BOXES CELLS[ COMMENT]
 *     INDEX LINE OFFSET ! LINE:COLUMN@OFFSET REASON
 * A header alone, so that it is compiled with the include paths of the test.
 */
#ifndef TESTS_SUPPORT_TRANSCRIPT_H
#define TESTS_SUPPORT_TRANSCRIPT_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/text.h>

/* Starts as {NULL, 0, 0}; the caller frees 'text'. */
typedef struct transcript {
    char *text;
    size_t length, capacity;
} transcript;

enum { TRANSCRIPT_LINE = 4096 };

static inline void transcript_add_record(transcript *to, sudoku_status status,
                                         const sudoku_record *record, const sudoku_error *error)
{
    char *at = to->text + to->length;
    at += sprintf(at, "%" PRIu64 " %" PRIu64 " %" PRIu64 " ", record->index, record->line,
                  record->offset);
    if (status != SUDOKU_OK) {
        at += sprintf(at, "! %" PRIu64 ":%" PRIu64 "@%" PRIu64 " %s\n", error->line, error->column,
                      error->offset, error->reason);
    } else {
        at += sprintf(at, "%ux%u ", record->shape.box_rows, record->shape.box_cols);
        for (unsigned cell = 0; cell < sudoku_cells(&record->shape); cell++)
            *at++ = ".123456789ABCDEFGHIJKLMNOP"[record->cells[cell]];
        at += sprintf(at, "%s%.2000s\n", record->comment ? " " : "",
                      record->comment ? record->comment : "");
    }
    to->length = (size_t)(at - to->text);
}

/* Makes room for one more line. */
static inline void transcript_reserve(transcript *to)
{
    if (to->length + TRANSCRIPT_LINE <= to->capacity)
        return;
    to->capacity = 2 * to->capacity + TRANSCRIPT_LINE;
    to->text = realloc(to->text, to->capacity);
    if (!to->text)
        abort();
    to->text[to->length] = '\0';
}

/* Adds records that can be had at once after this one: none to three, so that every record is taken
   both ways, depending on what comes before. */
static inline void transcript_add_alike(transcript *to, sudoku_reader *reader, sudoku_record record)
{
    enum { MOST = 3 };
    uint8_t cells[MOST * SUDOKU_MAX_CELLS];
    sudoku_place places[MOST];
    const size_t count = sudoku_reader_next_alike(reader, cells, record.index % (MOST + 1), places);
    for (size_t i = 0; i < count; i++) {
        record.index++;
        record.line = places[i].line;
        record.offset = places[i].offset;
        record.cells = cells + i * sudoku_cells(&record.shape);
        record.comment = NULL;
        transcript_reserve(to);
        transcript_add_record(to, SUDOKU_OK, &record, NULL);
    }
}

/* Feeds a copy of the bytes, so that reading outside of them is found, and adds the records. */
static inline void transcript_feed(transcript *to, sudoku_reader *reader, const char *bytes,
                                   size_t length, bool last)
{
    char *copy = malloc(length + !length);
    if (!copy)
        abort();
    memcpy(copy, bytes, length);
    if (sudoku_reader_feed(reader, copy, length, last) != SUDOKU_OK)
        abort();
    for (;;) {
        transcript_reserve(to);
        sudoku_record record;
        sudoku_error error;
        const sudoku_status status = sudoku_reader_next(reader, &record, &error);
        if (status == SUDOKU_NONE)
            break;
        if (status != SUDOKU_OK && status != SUDOKU_E_SYNTAX)
            abort();
        transcript_add_record(to, status, &record, &error);
        if (status == SUDOKU_OK)
            transcript_add_alike(to, reader, record);
    }
    free(copy);
}

/*
 * The transcript of a text that is fed in pieces of the given sizes, again and again (they must
 * not all be 0).  The caller frees it.  NULL: the reader refuses the shape.
 */
static inline char *transcript_of(const char *text, size_t length, const size_t *pieces,
                                  size_t count, const sudoku_shape *shape)
{
    const sudoku_reader_options options = {.shape = shape};
    sudoku_reader *reader;
    if (sudoku_reader_new(&reader, &options, NULL) != SUDOKU_OK)
        return NULL;
    transcript to = {NULL, 0, 0};
    size_t used = 0;
    for (size_t i = 0; used < length || i == 0; i++) {
        const size_t piece = pieces[i % count], left = length - used;
        const size_t part = piece < left ? piece : left;
        transcript_feed(&to, reader, text + used, part, false);
        used += part;
    }
    transcript_feed(&to, reader, "", 0, true);
    sudoku_reader_free(reader);
    return to.text;
}

#endif /* TESTS_SUPPORT_TRANSCRIPT_H */
