/* SPDX-License-Identifier: MIT */
/*
 * OpenSudoku documents by expat.  Expat calls back; the reader is pulled: at each game the handler
 * keeps it and suspends the parser, and the next call goes on from there.
 *
 * Memory and time stay bounded whatever the text is.  Expat keeps a token (a tag with all its
 * attributes) until it is complete, each name of an element or attribute that it meets for the
 * first time, and the elements that are open.  So all three have limits here: the text between two
 * tokens is measured by what the handlers have seen, names that OpenSudoku does not have are
 * counted, and so is depth.  A document type is refused as a whole: with it go entities that expand
 * to gigabytes, external files, and default attributes.  Text is handed to expat in blocks of 64
 * KiB however it was fed, because expat goes over an incomplete token again for each block.
 *
 * After an error in the XML the parser cannot go on: that error is the last record, and says so.
 */
#include "io/opensudoku.h"

#ifdef SUDOKU_WITH_EXPAT

#    include <expat.h>
#    include <inttypes.h>
#    include <stdio.h>
#    include <stdlib.h>
#    include <string.h>

#    include "io/utf8.h"

enum {
    BLOCK = 1 << 16,
    MAX_TOKEN = 1 << 20,
    MAX_UNKNOWN = 10000, /* names of elements and attributes that OpenSudoku does not have */
    MAX_DEPTH = 64,
    COMMENT_ROOM = 1024
};

struct sudoku__xml {
    XML_Parser parser;
    uint64_t line, column, offset; /* of the document's first byte */
    const char *bytes;             /* what is left of the piece that was fed */
    size_t length;
    bool last;      /* no piece follows */
    bool suspended; /* the parser stopped at a game */
    bool ended;     /* nothing more is read */
    uint64_t given; /* bytes handed to expat */
    uint64_t seen;  /* bytes up to the end of the last token */
    unsigned depth, unknown;

    /* What a handler found. */
    bool found;       /* a game, malformed if there is a reason */
    bool failed;      /* the document is refused */
    char reason[160]; /* "" for a game that is good */
    sudoku_error place;
    sudoku__game game;
    char comment[COMMENT_ROOM];

    uint64_t records;
    size_t filled;
    char block[BLOCK]; /* the last, as it need not be cleared */
};

const bool sudoku__has_xml = true;

static void note_place(struct sudoku__xml *xml)
{
    const uint64_t line = XML_GetCurrentLineNumber(xml->parser);
    const uint64_t column = XML_GetCurrentColumnNumber(xml->parser) + 1;
    const XML_Index index = XML_GetCurrentByteIndex(xml->parser);
    xml->place.line = xml->line + line - 1;
    xml->place.column = line == 1 ? xml->column + column - 1 : column;
    xml->place.offset = xml->offset + (index < 0 ? 0 : (uint64_t)index);
}

static void note_seen(struct sudoku__xml *xml)
{
    const XML_Index index = XML_GetCurrentByteIndex(xml->parser);
    const int count = XML_GetCurrentByteCount(xml->parser);
    if (index >= 0 && count >= 0)
        xml->seen = (uint64_t)index + (uint64_t)count;
}

/* The document is refused. */
static void refuse(struct sudoku__xml *xml, const char *reason)
{
    if (xml->failed)
        return;
    note_place(xml);
    snprintf(xml->reason, sizeof xml->reason, "%s", reason);
    xml->failed = true;
    XML_StopParser(xml->parser, XML_FALSE);
}

/* A note as a comment: one line, as much of it as there is room for. */
static void copy_comment(char comment[COMMENT_ROOM], const char *note)
{
    size_t length = 0;
    while (*note) {
        const char *const start = note;
        const uint32_t point = sudoku__utf8_next(&note);
        const size_t bytes = (size_t)(note - start);
        if (length + bytes >= COMMENT_ROOM)
            break;
        memcpy(comment + length, start, bytes);
        if (point < ' ' || point == 0x7f)
            comment[length] = ' ';
        length += bytes;
    }
    comment[length] = '\0';
}

static bool is_one_of(const char *name, const char *const *names)
{
    for (; *names; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

static void count_unknown(struct sudoku__xml *xml, const char *name, const char *const *known)
{
    if (!is_one_of(name, known) && ++xml->unknown > MAX_UNKNOWN)
        refuse(xml, "thousands of elements and attributes that OpenSudoku does not have");
}

static void take_game(struct sudoku__xml *xml, const char **attributes)
{
    const char *data = NULL;
    xml->comment[0] = '\0';
    for (; *attributes; attributes += 2) {
        if (strcmp(attributes[0], "data") == 0)
            data = attributes[1];
        else if (strcmp(attributes[0], "note") == 0)
            copy_comment(xml->comment, attributes[1]);
    }
    note_place(xml);
    xml->reason[0] = '\0';
    if (!data)
        snprintf(xml->reason, sizeof xml->reason, "a game without data");
    else if (!sudoku__read_game(data, &xml->game, xml->reason) && !xml->reason[0])
        snprintf(xml->reason, sizeof xml->reason, "a game that is malformed");
    xml->found = true;
    XML_StopParser(xml->parser, XML_TRUE);
}

static void XMLCALL on_start(void *context, const char *name, const char **attributes)
{
    static const char *const elements[] = {"opensudoku", "folder",      "game",      "name",
                                           "author",     "description", "comment",   "created",
                                           "source",     "level",       "sourceURL", NULL};
    static const char *const names[] = {"version", "name", "created",     "state",         "time",
                                        "data",    "note", "last_played", "command_stack", NULL};
    struct sudoku__xml *const xml = context;
    char reason[160];
    note_seen(xml);
    if (xml->failed)
        return;
    if (xml->depth == 0 && strcmp(name, "opensudoku") != 0) {
        snprintf(reason, sizeof reason,
                 "XML of another kind: its root is '%.40s', not 'opensudoku'", name);
        refuse(xml, reason);
        return;
    }
    if (++xml->depth > MAX_DEPTH)
        refuse(xml, "elements within elements, too deep");
    count_unknown(xml, name, elements);
    for (const char **attribute = attributes; *attribute; attribute += 2)
        count_unknown(xml, *attribute, names);
    if (!xml->failed && strcmp(name, "game") == 0)
        take_game(xml, attributes);
}

static void XMLCALL on_end(void *context, const char *name)
{
    struct sudoku__xml *const xml = context;
    (void)name;
    note_seen(xml);
    if (xml->depth > 0)
        xml->depth--;
}

static void XMLCALL on_other(void *context, const char *text, int length)
{
    (void)text;
    (void)length;
    note_seen(context);
}

static void XMLCALL on_doctype(void *context, const char *name, const char *system,
                               const char *public, int internal)
{
    (void)name;
    (void)system;
    (void)public;
    (void)internal;
    refuse(context, "a document type, which OpenSudoku files do not have");
}

sudoku__xml *sudoku__xml_new(uint64_t line, uint64_t column, uint64_t offset)
{
    struct sudoku__xml *const xml = malloc(sizeof *xml);
    if (!xml)
        return NULL;
    memset(xml, 0, offsetof(struct sudoku__xml, block));
    xml->line = line;
    xml->column = column;
    xml->offset = offset;
    xml->parser = XML_ParserCreate(NULL);
    if (!xml->parser) {
        free(xml);
        return NULL;
    }
    XML_SetUserData(xml->parser, xml);
    XML_SetElementHandler(xml->parser, on_start, on_end);
    XML_SetDefaultHandler(xml->parser, on_other);
    XML_SetStartDoctypeDeclHandler(xml->parser, on_doctype);
    return xml;
}

void sudoku__xml_free(sudoku__xml *xml)
{
    if (!xml)
        return;
    XML_ParserFree(xml->parser);
    free(xml);
}

void sudoku__xml_feed(sudoku__xml *xml, const char *bytes, size_t length, bool last)
{
    xml->bytes = bytes;
    xml->length = length;
    xml->last = last;
}

/* Copies on from the piece.  False: the block is neither full nor the last. */
static bool fill_block(struct sudoku__xml *xml)
{
    const size_t room = BLOCK - xml->filled;
    const size_t more = xml->length < room ? xml->length : room;
    if (more > 0)
        memcpy(xml->block + xml->filled, xml->bytes, more);
    xml->bytes += more;
    xml->length -= more;
    xml->filled += more;
    return xml->filled == BLOCK || xml->last;
}

/* Lets expat go on: from where it stopped, or with the next block. */
static enum XML_Status parse(struct sudoku__xml *xml)
{
    if (xml->suspended) {
        xml->suspended = false;
        return XML_ResumeParser(xml->parser);
    }
    const size_t length = xml->filled;
    xml->filled = 0;
    xml->given += length;
    return XML_Parse(xml->parser, xml->block, (int)length, xml->last && xml->length == 0);
}

static sudoku_status give_error(struct sudoku__xml *xml, sudoku_record *record, sudoku_error *error)
{
    record->index = ++xml->records;
    record->line = xml->place.line;
    record->offset = xml->place.offset;
    if (error) {
        *error = xml->place;
        snprintf(error->reason, sizeof error->reason, "%s", xml->reason);
    }
    return SUDOKU_E_SYNTAX;
}

static sudoku_status give_record(struct sudoku__xml *xml, sudoku_record *record,
                                 sudoku_error *error)
{
    xml->found = false;
    if (xml->reason[0])
        return give_error(xml, record, error);
    sudoku_shape_of_order(9, &record->shape);
    record->cells = xml->game.cells;
    record->givens = xml->game.placed ? xml->game.givens : NULL;
    record->candidates = xml->game.marked ? xml->game.candidates : NULL;
    record->comment = xml->comment[0] ? xml->comment : NULL;
    record->index = ++xml->records;
    record->line = xml->place.line;
    record->offset = xml->place.offset;
    return SUDOKU_OK;
}

/* The parser cannot go on. */
static sudoku_status give_up(struct sudoku__xml *xml, sudoku_record *record, sudoku_error *error)
{
    const enum XML_Error code = XML_GetErrorCode(xml->parser);
    xml->ended = true;
    if (code == XML_ERROR_NO_MEMORY)
        return SUDOKU_E_NOMEM;
    if (!xml->failed) {
        note_place(xml);
        const bool cut = code == XML_ERROR_NO_ELEMENTS;
        snprintf(xml->reason, sizeof xml->reason, "XML, line %" PRIu64 ", column %" PRIu64 ": %s%s",
                 xml->place.line, xml->place.column,
                 cut ? "the text ends too early" : XML_ErrorString(code),
                 cut ? "" : "; what follows is not read");
    }
    return give_error(xml, record, error);
}

sudoku_status sudoku__xml_next(sudoku__xml *xml, sudoku_record *record, sudoku_error *error)
{
    while (!xml->ended) {
        if (!xml->suspended && !fill_block(xml))
            return SUDOKU_NONE;
        const bool final = xml->last && xml->length == 0;
        const enum XML_Status status = parse(xml);
        if (status == XML_STATUS_ERROR)
            return give_up(xml, record, error);
        xml->suspended = status == XML_STATUS_SUSPENDED;
        if (xml->found)
            return give_record(xml, record, error);
        if (xml->given > xml->seen && xml->given - xml->seen > MAX_TOKEN) {
            refuse(xml, "a tag of more than a megabyte");
            return give_up(xml, record, error);
        }
        xml->ended = final && !xml->suspended;
    }
    xml->length = 0;
    return SUDOKU_NONE;
}

#else

#    include <stddef.h>

const bool sudoku__has_xml = false;

sudoku__xml *sudoku__xml_new(uint64_t line, uint64_t column, uint64_t offset)
{
    (void)line;
    (void)column;
    (void)offset;
    return NULL;
}

void sudoku__xml_free(sudoku__xml *xml)
{
    (void)xml;
}

void sudoku__xml_feed(sudoku__xml *xml, const char *bytes, size_t length, bool last)
{
    (void)xml;
    (void)bytes;
    (void)length;
    (void)last;
}

sudoku_status sudoku__xml_next(sudoku__xml *xml, sudoku_record *record, sudoku_error *error)
{
    (void)xml;
    (void)record;
    (void)error;
    return SUDOKU_NONE;
}

#endif
