/* SPDX-License-Identifier: MIT */
#include "core/reader_lines.h"

#include <string.h>

static size_t find(const sudoku__lines *lines, char byte)
{
    if (lines->next == lines->length)
        return lines->length;
    const char *found = memchr(lines->piece + lines->next, byte, lines->length - lines->next);
    return found ? (size_t)(found - lines->piece) : lines->length;
}

/* Puts what the piece has of a line behind what earlier pieces had, as far as it is kept. */
static void keep(sudoku__lines *lines, size_t length)
{
    if (lines->unfinished < SUDOKU__LINE_KEPT) {
        const size_t kept = (size_t)lines->unfinished, room = SUDOKU__LINE_KEPT - kept;
        if (length > 0)
            memcpy(lines->front + kept, lines->piece + lines->next, length < room ? length : room);
    }
    lines->unfinished += length;
}

/* A mark may begin any line, not only the first: files are often one behind the other. */
static void skip_byte_order_mark(sudoku__line *line)
{
    static const char mark[] = {'\xef', '\xbb', '\xbf'};
    if (line->length >= sizeof mark && memcmp(line->text, mark, sizeof mark) == 0) {
        line->text += sizeof mark;
        line->length -= sizeof mark;
        line->full -= sizeof mark;
        line->offset += sizeof mark;
    }
}

void sudoku__lines_feed(sudoku__lines *lines, const char *piece, size_t length, bool last)
{
    lines->base += lines->length;
    lines->piece = piece;
    lines->length = length;
    lines->next = 0;
    lines->last = last;
    lines->searched = false;
}

bool sudoku__lines_next(sudoku__lines *lines, sudoku__line *line)
{
    if (lines->after_cr && lines->next < lines->length) {
        lines->next += lines->piece[lines->next] == '\n';
        lines->after_cr = false;
    }
    /* Each of the two is looked for only when it was passed: a text without CR is searched for
       one once, not once a line, and the same for LF.  Nor is that done before a line is asked
       for: layouts may have used up most of the piece by then. */
    if (!lines->searched || lines->lf < lines->next)
        lines->lf = find(lines, '\n');
    if (!lines->searched || lines->cr < lines->next)
        lines->cr = find(lines, '\r');
    lines->searched = true;
    const size_t stop = lines->lf < lines->cr ? lines->lf : lines->cr;
    const size_t part = stop - lines->next;
    const bool ended = stop < lines->length;
    if (!ended && !(lines->last && part + lines->unfinished > 0)) {
        keep(lines, part);
        lines->next = lines->length;
        return false;
    }
    const uint64_t before = lines->unfinished;
    if (before > 0)
        keep(lines, part);
    line->text = before > 0 ? lines->front : lines->piece + lines->next;
    line->full = before + part;
    line->length = line->full < SUDOKU__LINE_KEPT ? (size_t)line->full : SUDOKU__LINE_KEPT;
    line->number = ++lines->number;
    line->offset = lines->base + lines->next - before;
    lines->unfinished = 0;
    lines->next = stop + ended;
    if (ended && lines->piece[stop] == '\r') {
        lines->after_cr = lines->next == lines->length;
        lines->next += !lines->after_cr && lines->piece[lines->next] == '\n';
    }
    if (line->length > 0 && line->text[0] == '\xef')
        skip_byte_order_mark(line);
    return true;
}
