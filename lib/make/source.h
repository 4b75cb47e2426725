/* SPDX-License-Identifier: MIT */
/*
 * Sources and families inside the library.
 *
 * An index is taken apart into parts: digits of a number whose places have different radices, the
 * most significant first.  Nearly every part chooses a row of a table, and the rows together make
 * up a string of bytes, the arrangement: for instance the digits in some order, and after them the
 * rows of the grid in some order.  The family declares the parts, and writes a grid from its
 * arrangement.  So all families share numbering, sizes, seeds and the making of orders, and one is
 * hardly more than its formula.
 */
#ifndef SUDOKU_MAKE_SOURCE_H
#define SUDOKU_MAKE_SOURCE_H

#include <sudoku/generate.h>

#include "make/shuffle.h"

enum {
    SUDOKU__MAX_ROW = 32,         /* bytes of a row of a table, padding included */
    SUDOKU__MAX_ARRANGEMENT = 128 /* the same of an arrangement: three orders at most */
};

/* Rows end with zeros up to a length that is copied without a loop, and what that puts down too
   much is overwritten by the parts after. */
typedef struct sudoku__part {
    uint8_t *rows;  /* radix * stride bytes; NULL: the family looks at the value itself */
    uint8_t stride; /* from row to row: 16, or SUDOKU__MAX_ROW */
    uint8_t length; /* bytes of a row that count */
    uint8_t first;  /* where in the arrangement they go */
    bool nested;    /* a row's bytes are places instead, counted from 'from' in what is there */
    uint8_t from;
} sudoku__part;

struct sudoku_source {
    const sudoku_family *family;
    sudoku_shape shape;
    unsigned order;
    uint8_t first_digit; /* 0: any */
    bool no_memory;      /* a part could not be added */
    unsigned parts;
    sudoku__part part[SUDOKU__MAX_PARTS];
    uint16_t radix[SUDOKU__MAX_PARTS];
    uint64_t size; /* saturated */
    bool shuffled; /* the seed is not 0 */
    sudoku__shuffle shuffle;
    uint8_t *pattern; /* the family's own table, or NULL */
};

/* A batch of indexes taken apart, and what their rows make up. */
typedef struct sudoku__batch {
    unsigned count; /* 1 .. SUDOKU__BATCH */
    sudoku__values value;
    uint8_t bytes[SUDOKU__BATCH][SUDOKU__MAX_ARRANGEMENT];
} sudoku__batch;

struct sudoku_family {
    const char *name;
    bool (*supports)(const sudoku_shape *shape); /* boxes alone are; NULL: all */
    const char *shapes;                          /* those that it supports, in words */
    void (*plan)(sudoku_source *source);         /* adds the parts, in order of the arrangement */
    void (*write)(const sudoku_source *source, sudoku__batch *batch, uint8_t *cells);
};

extern const sudoku_family sudoku__family_shift;
extern const sudoku_family sudoku__family_rotate;
extern const sudoku_family sudoku__family_block;
extern const sudoku_family sudoku__family_isomorph;

/* A part whose value the family looks at itself. */
void sudoku__add_choice(sudoku_source *source, unsigned radix);

/* Parts for all digits in every order, the source's first digit in front, at place 0. */
void sudoku__add_digits(sudoku_source *source);

/* Parts for the orders of 'count' items that leave the first 'fixed' of them where they are, at
   'first' of the arrangement. */
void sudoku__add_order(sudoku_source *source, unsigned first, const uint8_t *items, unsigned count,
                       unsigned fixed);

/* Parts for the orders of groups * size lines, numbered from 0, that keep groups together: the
   lines of each in every order, and the groups. */
void sudoku__add_grouped_order(sudoku_source *source, unsigned first, unsigned groups,
                               unsigned size);

/* Makes the source's own table of that many bytes; NULL, and no_memory set, where it cannot. */
uint8_t *sudoku__add_pattern(sudoku_source *source, size_t bytes);

/* Puts down the rows that the batch's values choose. */
void sudoku__arrange(const sudoku_source *source, sudoku__batch *batch);

#endif /* SUDOKU_MAKE_SOURCE_H */
