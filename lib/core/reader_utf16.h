/* SPDX-License-Identifier: MIT */
/*
 * Texts in UTF-16, as some editors save them: known by their byte order mark, and handed to the
 * lines as UTF-8, a line or part of one at a time.  The stage between the caller's pieces and
 * reader_lines.h; other texts go through it untouched.
 */
#ifndef SUDOKU_CORE_READER_UTF16_H
#define SUDOKU_CORE_READER_UTF16_H

#include "core/reader_lines.h"

enum { SUDOKU__DECODED = 512 }; /* bytes handed on at a time */

/* All-zero is the start of a text. */
typedef struct sudoku__utf16 {
    bool decided; /* whether it is UTF-16 is known ... */
    bool on;      /* ... and it is */
    bool little;
    bool last; /* the piece is the last */
    bool half; /* the first byte of a unit, or of the text, is in 'kept' */
    unsigned char kept;
    char front; /* 'kept' of a text that is not UTF-16, while the lines have it */
    const char *piece;
    size_t length, used; /* of the piece */
    uint64_t offset;     /* in the text, of the byte at 'used' */
    uint64_t line_at;    /* in the text, of the line that the lines will give next */
    uint32_t high;       /* the first half of a surrogate pair, or 0 */
    char decoded[SUDOKU__DECODED];
} sudoku__utf16;

/* Lends the caller's next piece. */
void sudoku__utf16_feed(sudoku__utf16 *utf16, const char *piece, size_t length, bool last);

/* Feeds the lines, which have used up what they had, with more of the piece; false: it is at its
   end. */
bool sudoku__utf16_more(sudoku__utf16 *utf16, sudoku__lines *lines);

#endif /* SUDOKU_CORE_READER_UTF16_H */
