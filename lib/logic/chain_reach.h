/* SPDX-License-Identifier: MIT */
/*
 * Which forcing chains and cycles a grid can have, and how long they are, without their nodes.
 *
 * Only candidates from which something follows when they are off ("leading" ones) lie on a chain;
 * they are numbered from 0, and sets of them are rows of bits.  What is on makes a row of them off,
 * and what is off makes a row of them on; both relations are the same in both directions, so that
 * every question is one of a few rows.  A set of rows belongs to a grid and the links of a pass.
 */
#ifndef SUDOKU_LOGIC_CHAIN_REACH_H
#define SUDOKU_LOGIC_CHAIN_REACH_H

#include "logic/board.h"

enum {
    SUDOKU__CHAIN_ORDER = 9,
    SUDOKU__CHAIN_CANDIDATES = 729,
    SUDOKU__CHAIN_WORDS = (SUDOKU__CHAIN_CANDIDATES + 63) / 64,
    SUDOKU__CHAIN_GROUPS = SUDOKU__CHAIN_ORDER * (SUDOKU__CHAIN_ORDER + SUDOKU__MAX_HOUSES)
};

/* The links that chains may use. */
typedef struct sudoku__chain_links {
    bool x;     /* from off to on: the last place of a digit in a house */
    bool y;     /* from off to on: the last candidate of a cell */
    bool y_off; /* from on to off: the other candidates of a cell */
} sudoku__chain_links;

typedef uint64_t sudoku__reach_rows[SUDOKU__CHAIN_CANDIDATES * SUDOKU__CHAIN_WORDS];

typedef struct sudoku__reach {
    /* The leading candidates: of cells, and of houses by digit. */
    uint32_t leading[SUDOKU__CHAIN_ORDER * SUDOKU__CHAIN_ORDER];
    uint32_t leading_places[SUDOKU__MAX_HOUSES][SUDOKU__CHAIN_ORDER + 1];
    unsigned count, words;                     /* how many, and words in a row */
    uint16_t number[SUDOKU__CHAIN_CANDIDATES]; /* of a leading candidate */
    uint16_t candidate[SUDOKU__CHAIN_CANDIDATES];
    sudoku__chain_links links;
    /* Tables of rows, one for each leading candidate. */
    sudoku__reach_rows off;    /* off at once when it is on */
    sudoku__reach_rows on;     /* on at once when it is off */
    sudoku__reach_rows next;   /* on, two links after it is */
    sudoku__reach_rows if_on;  /* on in the end when it is on */
    sudoku__reach_rows if_off; /* on in the end when it is off */
    /* By group, which is a cell, or a house and digit: its leading candidates, and what is on in
       the end when one of them is off. */
    uint64_t members[SUDOKU__CHAIN_GROUPS * SUDOKU__CHAIN_WORDS];
    uint64_t if_any_off[SUDOKU__CHAIN_GROUPS * SUDOKU__CHAIN_WORDS];
} sudoku__reach;

/* Fills all in for a grid. */
void sudoku__reach_fill(sudoku__reach *reach, const sudoku__board *board,
                        const sudoku__geometry *geometry, sudoku__chain_links links);

/* The leading candidates alone, without rows. */
void sudoku__reach_fill_leading(sudoku__reach *reach, const sudoku__board *board,
                                const sudoku__geometry *geometry, sudoku__chain_links links);

static inline bool sudoku__reach_leads(const sudoku__reach *reach, unsigned cell, unsigned digit)
{
    return reach->leading[cell] >> (digit - 1) & 1;
}

/* The nodes of the shortest chain that starts with a candidate on, or off, and ends with its
   opposite; 0: there is none. */
unsigned sudoku__reach_chain(const sudoku__reach *reach, const sudoku__geometry *geometry,
                             unsigned cell, unsigned digit, bool on);

/* The nodes of the shortest and of the longest cycle that a search from a leading candidate may
   meet; false: none. */
bool sudoku__reach_cycles(const sudoku__reach *reach, unsigned candidate, unsigned *shortest,
                          unsigned *longest);

#endif /* SUDOKU_LOGIC_CHAIN_REACH_H */
