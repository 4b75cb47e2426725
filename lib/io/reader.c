/* SPDX-License-Identifier: MIT */
/*
 * The reader of libsudoku-io: looks at how a text begins and hands it to sudoku_reader or to the
 * reader of OpenSudoku files.
 *
 * White space before the first character is nothing to either of them, so it is given to the first
 * at once, which counts nothing of it.  What follows is held back until it is clear whether it is
 * "<?xml" or "<opensudoku", in UTF-8 or UTF-16, with a byte order mark or without; that is some
 * bytes, whatever pieces they come in.  HTML and other things that begin with '<' stay text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/opensudoku.h"
#include "io/sheet.h"

enum { HEAD_ROOM = 24 };

/* How an OpenSudoku file can begin. */
static const struct {
    const char *bytes;
    size_t length;
} beginnings[] = {
    {"<?xml", 5},
    {"<opensudoku", 11},
    {"\xef\xbb\xbf<?xml", 8},
    {"\xef\xbb\xbf<opensudoku", 14},
    {"\xff\xfe<\0?\0x\0m\0l\0", 12},
    {"\xff\xfe<\0o\0p\0e\0n\0s\0", 14},
    {"\xfe\xff\0<\0?\0x\0m\0l", 12},
    {"\xfe\xff\0<\0o\0p\0e\0n\0s", 14},
};

/* What the text is, as far as is known; LOST: nothing more is read of it. */
enum kind { UNKNOWN, TEXT, XML, LOST };

struct sudoku_io_reader {
    sudoku_reader *text;
    sudoku__xml *xml; /* NULL: not begun */
    enum kind kind;
    bool forced;       /* a format was named: XML begins with the first '<' */
    bool fed, last;    /* a piece is not used up; none follows */
    const char *bytes; /* what is left of the piece */
    size_t length;
    bool text_fed;        /* the text reader has not used up what it was given */
    bool xml_fed;         /* the piece is with the other reader */
    char head[HEAD_ROOM]; /* held back */
    size_t held;
    uint64_t line, column, offset; /* of the first byte held back, or to come */
};

bool sudoku_io_has(sudoku_io_feature feature)
{
    switch (feature) {
    case SUDOKU_IO_EXPAT:
        return sudoku__has_xml;
    case SUDOKU_IO_CAIRO:
        return sudoku__has_cairo;
    }
    return false;
}

sudoku_status sudoku_io_reader_new(sudoku_io_reader **reader, const sudoku_reader_options *options,
                                   sudoku_error *error)
{
    if (!reader)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no place for the reader");
    sudoku_reader_options inner = {.format = NULL};
    if (options)
        inner = *options;
    const bool xml = inner.format == sudoku_format_opensudoku();
    const bool text = inner.format && !xml;
    if (xml)
        inner.format = NULL;
    sudoku_reader *reads = NULL;
    const sudoku_status status = sudoku_reader_new(&reads, &inner, error);
    if (status != SUDOKU_OK)
        return status;
    sudoku_io_reader *const made = calloc(1, sizeof *made);
    if (!made) {
        sudoku_reader_free(reads);
        return sudoku__io_fail(error, SUDOKU_E_NOMEM, "out of memory");
    }
    made->text = reads;
    made->forced = xml;
    made->kind = text ? TEXT : UNKNOWN;
    made->line = made->column = 1;
    *reader = made;
    return SUDOKU_OK;
}

void sudoku_io_reader_free(sudoku_io_reader *reader)
{
    if (!reader)
        return;
    sudoku_reader_free(reader->text);
    sudoku__xml_free(reader->xml);
    free(reader);
}

sudoku_status sudoku_io_reader_feed(sudoku_io_reader *reader, const char *bytes, size_t length,
                                    bool last)
{
    if (!reader || (!bytes && length > 0) || reader->fed || reader->text_fed || reader->last)
        return SUDOKU_E_ARG;
    reader->bytes = bytes;
    reader->length = length;
    reader->last = last;
    reader->fed = true;
    return SUDOKU_OK;
}

/* Whether the bytes held back begin an OpenSudoku file: XML, TEXT for no, UNKNOWN for perhaps. */
static enum kind look_at_head(const sudoku_io_reader *reader)
{
    enum kind kind = TEXT;
    if (reader->forced)
        return XML;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        const size_t length = beginnings[i].length;
        const size_t common = reader->held < length ? reader->held : length;
        if (memcmp(reader->head, beginnings[i].bytes, common) == 0)
            kind = common == length ? XML : kind == XML ? XML : UNKNOWN;
    }
    return kind;
}

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/* White space before anything else: counted, and left to the text reader. */
static size_t pass_space(sudoku_io_reader *reader)
{
    size_t length = 0;
    if (reader->held > 0)
        return 0;
    for (; length < reader->length && is_space(reader->bytes[length]); length++) {
        const bool newline = reader->bytes[length] == '\n';
        reader->line += newline;
        reader->column = newline ? 1 : reader->column + 1;
    }
    reader->offset += length;
    return length;
}

/* Gives a piece to the text reader. */
static void feed_text(sudoku_io_reader *reader, const char *bytes, size_t length, bool last)
{
    sudoku_reader_feed(reader->text, bytes, length, last);
    reader->text_fed = true;
}

/* Takes bytes from the piece until it is clear what the text is, or no piece is left.  True: the
   text reader has been given something. */
static bool decide(sudoku_io_reader *reader)
{
    const size_t space = pass_space(reader);
    if (space > 0) {
        feed_text(reader, reader->bytes, space, false);
        reader->bytes += space;
        reader->length -= space;
        return true;
    }
    while (reader->kind == UNKNOWN && reader->length > 0) {
        reader->head[reader->held++] = *reader->bytes++;
        reader->length--;
        reader->kind = look_at_head(reader);
    }
    if (reader->kind == UNKNOWN && reader->last && reader->length == 0)
        reader->kind = TEXT;
    if (reader->kind != TEXT)
        return false;
    feed_text(reader, reader->head, reader->held, false);
    return true;
}

static sudoku_status lose(sudoku_io_reader *reader, sudoku_status status, const char *reason,
                          sudoku_record *record, sudoku_error *error)
{
    reader->kind = LOST;
    record->index = 1;
    record->line = reader->line;
    record->offset = reader->offset;
    sudoku__io_fail(error, status, reason);
    if (error) {
        error->line = reader->line;
        error->column = reader->column;
        error->offset = reader->offset;
    }
    return status;
}

/* The first or the next record of an OpenSudoku file. */
static sudoku_status next_of_xml(sudoku_io_reader *reader, sudoku_record *record,
                                 sudoku_error *error)
{
    if (!reader->xml) {
        if (!sudoku__has_xml)
            return lose(reader, SUDOKU_E_SYNTAX,
                        "an OpenSudoku file (XML): this build has no expat, which reads it", record,
                        error);
        reader->xml = sudoku__xml_new(reader->line, reader->column, reader->offset);
        if (!reader->xml)
            return lose(reader, SUDOKU_E_NOMEM, "out of memory", record, error);
        sudoku__xml_feed(reader->xml, reader->head, reader->held, false);
        reader->held = 0;
    }
    for (;;) {
        const sudoku_status status = sudoku__xml_next(reader->xml, record, error);
        if (status == SUDOKU_E_NOMEM)
            return lose(reader, status, "out of memory", record, error);
        if (status != SUDOKU_NONE || !reader->fed)
            return status;
        if (reader->xml_fed) {
            reader->fed = reader->xml_fed = false;
            return SUDOKU_NONE;
        }
        sudoku__xml_feed(reader->xml, reader->bytes, reader->length, reader->last);
        reader->xml_fed = true;
    }
}

sudoku_status sudoku_io_reader_next(sudoku_io_reader *reader, sudoku_record *record,
                                    sudoku_error *error)
{
    if (!reader || !record)
        return sudoku__io_fail(error, SUDOKU_E_ARG, "no reader or no place for the record");
    for (;;) {
        if (reader->text_fed) {
            const sudoku_status status = sudoku_reader_next(reader->text, record, error);
            if (status != SUDOKU_NONE)
                return status;
            reader->text_fed = false;
        }
        if (reader->kind == XML)
            return next_of_xml(reader, record, error);
        if (reader->kind == LOST || !reader->fed) {
            reader->fed = false;
            return SUDOKU_NONE;
        }
        if (reader->kind == UNKNOWN && (decide(reader) || reader->kind == XML))
            continue;
        if (reader->kind == TEXT)
            feed_text(reader, reader->bytes, reader->length, reader->last);
        reader->fed = false;
    }
}

size_t sudoku_io_reader_next_alike(sudoku_io_reader *reader, uint8_t *cells, size_t capacity,
                                   sudoku_place *places)
{
    if (!reader || !reader->text_fed)
        return 0;
    return sudoku_reader_next_alike(reader->text, cells, capacity, places);
}
