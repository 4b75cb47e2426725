/* SPDX-License-Identifier: MIT */
/*
 * The lines of a text that comes in pieces: what every layout of the reader stands on.  A line
 * ends with LF, CR LF or CR; the last one may lack its end.  A line that lies whole inside a piece
 * is lent where it is; one that a piece cuts is put together in a buffer.  Of a line longer than
 * SUDOKU__LINE_KEPT bytes only the front is given, the rest is counted: so memory is constant, and
 * where pieces end makes no difference.
 */
#ifndef SUDOKU_CORE_READER_LINES_H
#define SUDOKU_CORE_READER_LINES_H

#include <sudoku/base.h>

enum { SUDOKU__LINE_KEPT = 1 << 16 };

typedef struct sudoku__line {
    const char *text; /* without its end and without a byte order mark; not NUL-terminated */
    size_t length;    /* bytes at 'text' */
    uint64_t full;    /* bytes of the line: above 'length' where only the front was kept */
    uint64_t number;  /* from 1 */
    uint64_t offset;  /* of text[0] in the whole text, from 0 */
} sudoku__line;

/* All-zero but for 'front', which need not be, is the start of a text. */
typedef struct sudoku__lines {
    const char *piece;
    size_t length;                 /* of the piece */
    size_t next;                   /* the first byte of the piece that no line has used */
    bool searched;                 /* lf and cr are set: */
    size_t lf, cr;                 /* the first LF and CR at 'next' or later, else 'length'; where
                                      'next' is past one, it has to be looked for again */
    bool last;                     /* no piece follows this one */
    bool after_cr;                 /* a LF at 'next' belongs to the CR before it */
    uint64_t base;                 /* offset of the piece in the text */
    uint64_t number;               /* lines given so far */
    uint64_t unfinished;           /* bytes of the line at 'next' that were in earlier pieces */
    char front[SUDOKU__LINE_KEPT]; /* the first of them */
} sudoku__lines;

/* Lends the next piece: it must stay as it is until sudoku__lines_next has returned false.
   Nothing of the piece before may be left. */
void sudoku__lines_feed(sudoku__lines *lines, const char *piece, size_t length, bool last);

/* Gives the next line, lent until the next call; false where the piece holds no more. */
bool sudoku__lines_next(sudoku__lines *lines, sudoku__line *line);

/* How many bytes of the piece no line has used, if a line begins with them; else 0. */
static inline size_t sudoku__lines_left(const sudoku__lines *lines)
{
    return lines->after_cr || lines->unfinished > 0 ? 0 : lines->length - lines->next;
}

/* Uses up the next lines; the caller knows how many bytes they have with their ends, the last of
   which is a LF. */
static inline void sudoku__lines_skip(sudoku__lines *lines, size_t bytes, unsigned count)
{
    lines->next += bytes;
    lines->number += count;
}

#endif /* SUDOKU_CORE_READER_LINES_H */
