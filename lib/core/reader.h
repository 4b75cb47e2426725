/* SPDX-License-Identifier: MIT */
/*
 * The reader inside: lines below (reader_lines.h), layouts above.  A layout knows one way to write
 * grids as text.  reader.c offers each line to the layouts in the order of its table until one
 * takes it; adding a layout is one file and one row there.
 */
#ifndef SUDOKU_CORE_READER_H
#define SUDOKU_CORE_READER_H

#include <sudoku/text.h>

#include "core/alphabet.h"
#include "core/reader_lines.h"
#include "core/reader_plain.h"

typedef enum sudoku__outcome {
    SUDOKU__NOTHING,  /* no record yet, or the line is none of this layout's */
    SUDOKU__RECORD,   /* a record is in 'found' */
    SUDOKU__MALFORMED /* a record that is malformed is in 'found' */
} sudoku__outcome;

/* What a layout found: lent until it takes the next line. */
typedef struct sudoku__found {
    uint64_t line, offset;     /* where the record begins */
    unsigned order;            /* the rest: RECORD */
    const sudoku_shape *shape; /* NULL: the hint, or the squarest boxes of that order */
    const uint8_t *cells;
    const uint8_t *givens; /* this and what follows may be NULL */
    const uint32_t *candidates;
    const char *comment;
    sudoku_error error; /* MALFORMED */
} sudoku__found;

typedef struct sudoku__layout sudoku__layout;

struct sudoku__layout {
    /*
     * Takes a line, or NULL: the text ends (only offered to a layout that has a record open).  It
     * sets reader->open if it wants the next line before all others, and reader->again if it has
     * not used this line.
     */
    sudoku__outcome (*take)(sudoku_reader *reader, const sudoku__line *line);
    /* May take a record that is written like the last one right from reader->lines, for speed;
       called before the next line is cut out if the layout has set reader->alike. */
    sudoku__outcome (*take_alike)(sudoku_reader *reader);
};

extern const sudoku__layout sudoku__utf16_layout, sudoku__plain_layout;

struct sudoku_reader {
    sudoku_shape hint; /* the shape of the options, if 'hinted' */
    bool hinted;
    bool spelled;                /* the options have an alphabet */
    sudoku__alphabet alphabet;   /* that, or the usual one */
    const sudoku__layout *fixed; /* the layout of the format in the options, or NULL */
    bool fed;                    /* bytes may be left of the last piece */
    bool again;                  /* 'line' is to be offered again */
    bool open;                   /* the layout 'layout' has a record open */
    const sudoku__layout *layout;
    const sudoku__layout *alike; /* whose take_alike is to be tried, or NULL */
    uint64_t records;            /* given so far, malformed ones too */
    sudoku_shape shape;          /* of the record given last */
    sudoku__line line;
    sudoku__found found;
    sudoku__plain plain;
    /* The last ones are not cleared. */
    sudoku__lines lines;
    char spelling[SUDOKU__LINE_KEPT];
};

/* The line in the usual alphabet, byte for byte: itself if the options have none.  A digit that is
   none in theirs becomes '?'. */
sudoku__line sudoku__spell(sudoku_reader *reader, const sudoku__line *line);

#endif /* SUDOKU_CORE_READER_H */
