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
#include "core/json.h"
#include "core/reader_held.h"
#include "core/reader_lines.h"
#include "core/reader_plain.h"
#include "core/reader_utf16.h"

typedef enum sudoku__outcome {
    SUDOKU__NOTHING,  /* no record yet, or the line is none of this layout's */
    SUDOKU__USED,     /* no record yet, but the line is this layout's */
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
    /* The name of a format of which every line is a record, but for empty ones and comments: told
       to read nothing else, the reader refuses lines that are none.  Else NULL. */
    const char *line_by_line;
};

extern const sudoku__layout sudoku__csv_layout;
extern const sudoku__layout sudoku__exchange_layout;
extern const sudoku__layout sudoku__gsf_layout;
extern const sudoku__layout sudoku__hodoku_layout;
extern const sudoku__layout sudoku__jigsaw_layout;
extern const sudoku__layout sudoku__json_layout;
extern const sudoku__layout sudoku__plain_layout;
extern const sudoku__layout sudoku__sdk_layout;
extern const sudoku__layout sudoku__solo_layout;
extern const sudoku__layout sudoku__solo_save_layout;
extern const sudoku__layout sudoku__ss_layout;
extern const sudoku__layout sudoku__sudokuwiki_layout;
extern const sudoku__layout sudoku__sukaku_layout;
extern const sudoku__layout sudoku__xml_layout;

enum { SUDOKU__CSV_COLUMNS = 64 };

/* A table: its columns, numbered from 1; 0: there is none. */
typedef struct sudoku__csv {
    unsigned columns, puzzle, values, candidates;
    char separator;
    bool ended; /* by a line that is no row of it */
} sudoku__csv;

/* A saved game of Solo that is being read. */
typedef struct sudoku__solo {
    unsigned moves, wanted; /* made, and up to where the game stands */
    bool described, broken; /* the puzzle is there; something was wrong and is told in 'found' */
    unsigned box_rows, box_cols;
    bool jigsaw, diagonals;
} sudoku__solo;

/* Files of several parts a record, the rows in them read by the plain layout: .sdk and .ss. */
typedef struct sudoku__sections {
    bool puzzle;           /* the puzzle is in 'held' */
    bool state;            /* [State] was read */
    bool skip;             /* in a section of another name */
    bool gone;             /* 'held->candidates' has what was eliminated, not what is left */
    uint64_t line, offset; /* where the record begins */
    size_t header_length;
    char header[SUDOKU__COMMENT_KEPT]; /* of .sdk: what stood before the puzzle */
} sudoku__sections;

/* A JSON text that is being read, and the record in it. */
typedef struct sudoku__json_record {
    sudoku__json parser;
    size_t at;       /* of the line that is offered again */
    uint64_t given;  /* the line in which a record ended last */
    unsigned depth;  /* of the object that is a record, or 0 */
    unsigned inside; /* of the array in it that is being read, or 0 ... */
    char array;      /* ... and which: 'c'ells, 'k' candidates, 'p'osition, 'e'armarks, e'x'tra */
    char field;      /* the value to come: see reader_json.c */
    unsigned skip;   /* of the object of which the rest is passed over, or 0 */
    bool promised;   /* a grid or the position of a cell was there: it is a record */
    bool gnome;      /* so it is if it has cells */
    bool has_grid, has_givens, has_cells;
    bool seen[81];                            /* GNOME cells that were there */
    unsigned extra;                           /* constraints of the shape */
    unsigned count;                           /* values of the array so far */
    unsigned position[2], coordinates, value; /* of a GNOME cell; how many coordinates it has */
    bool fixed;
    uint32_t earmarks;
    struct {
        uint64_t line, offset;
    } begun[SUDOKU__JSON_DEPTH]; /* where the open objects begin */
} sudoku__json_record;

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
    sudoku__utf16 utf16;
    sudoku__csv csv;
    sudoku__solo solo;
    sudoku__sections sections;
    sudoku__json_record json;
    sudoku__plain plain;
    sudoku__held held;
    /* The last ones are not cleared. */
    sudoku__lines lines;
    char spelling[SUDOKU__LINE_KEPT];
};

/* Whether a layout's take_alike is to be tried: not while another has a record open, or is passing
   over something. */
static inline bool sudoku__may_take_alike(const sudoku_reader *reader)
{
    return reader->alike && !reader->open && !reader->again && !reader->utf16.on;
}

/* Gives out the record in 'held'. */
sudoku__outcome sudoku__give_held(sudoku_reader *reader);

/* Lets the plain layout take a line (NULL: the end) for a layout that stays open; 'rows' says
   whether that has rows of a grid then. */
sudoku__outcome sudoku__pass_to_plain(sudoku_reader *reader, const sudoku__line *line, bool *rows);

/* Holds the record that the plain layout has found. */
void sudoku__hold_found(sudoku_reader *reader);

/* Refuses the record that begins as 'held' says: what is wrong, and at which byte of which line. */
sudoku__outcome sudoku__refuse_held(sudoku_reader *reader, const sudoku__line *line, size_t place,
                                    const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 4, 5)))
#endif
    ;

/* The shape of records of that order: the hint or the squarest boxes. */
const sudoku_shape *sudoku__shape_of(sudoku_reader *reader, unsigned order);

/* A part of a line. */
typedef struct sudoku__span {
    const char *text;
    size_t length;
} sudoku__span;

/* The line without the blanks around it; empty if not all of the line is kept. */
sudoku__span sudoku__whole_line(const sudoku__line *line);

/* Cuts off and returns what stands before the first 'separator', or all of it. */
sudoku__span sudoku__cut(sudoku__span *rest, char separator);

/* Reads a number of at most six figures at the front of a span and cuts it off; false: none. */
bool sudoku__cut_number(sudoku__span *rest, unsigned *number);

/* Reads a grid written with one character a cell, in the reader's alphabet.  Returns its order; 0:
   it is none. */
unsigned sudoku__read_cells(const sudoku_reader *reader, sudoku__span text, uint8_t *cells);

/* The line in the usual alphabet, byte for byte: itself if the options have none.  A digit that is
   none in theirs becomes '?'. */
sudoku__line sudoku__spell(sudoku_reader *reader, const sudoku__line *line);

#endif /* SUDOKU_CORE_READER_H */
