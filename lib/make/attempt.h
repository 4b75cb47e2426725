/* SPDX-License-Identifier: MIT */
/*
 * The bench on which one attempt after another is made at a puzzle: a solved grid, from which clues
 * are dug; an attempt that does not come out as wished is given up for the next, with another seed.
 *
 * A bench does not find out whether a puzzle has one solution.  It asks (sudoku__bench_ask), is
 * told (sudoku__bench_tell), and asks on; so many of them are served at a time.
 */
#ifndef SUDOKU_MAKE_ATTEMPT_H
#define SUDOKU_MAKE_ATTEMPT_H

#include <sudoku/batch.h>
#include <sudoku/puzzle.h>

#include "make/dig.h"
#include "make/jury.h"
#include "make/wishes.h"

/* What all benches of a maker share. */
typedef struct sudoku__tools {
    sudoku_shape shape;
    sudoku__wishes wishes;
    sudoku__orbits orbits[SUDOKU__SYMMETRIES];
    sudoku_solver *solver; /* makes solved grids */
    sudoku_grid *grid;
    sudoku__jury jury;
    uint64_t seed;
    uint64_t first;        /* the puzzle that is dug from the first grid of ... */
    const uint8_t *from;   /* ... these; NULL: from random ones */
    uint64_t tries;        /* made by all benches */
    unsigned judged;       /* puzzles in this round, which the maker begins */
    sudoku_status failure; /* not OK: nothing goes on */
} sudoku__tools;

enum sudoku__phase {
    SUDOKU__IDLE,    /* no puzzle on it */
    SUDOKU__START,   /* an attempt is to be begun */
    SUDOKU__PROVE,   /* 'puzzle' must have one solution */
    SUDOKU__DIG,     /* clues go as long as that holds */
    SUDOKU__CONFIRM, /* every clue must be needed: 'checked' of the cells have been looked at */
    SUDOKU__JUDGE,   /* what is dug is to be judged */
    SUDOKU__FINISHED /* to be taken off */
};

typedef struct sudoku__bench {
    enum sudoku__phase phase;
    bool found; /* FINISHED: 'puzzle' is as wished; else there is none */
    uint64_t index, tries, attempts;
    unsigned checked;
    unsigned climbs, eased; /* changes made to the attempt's first puzzle */
    unsigned distance;      /* of 'best' from the wishes */
    bool too_hard;          /* whether 'best' is */
    bool sure;              /* what was kept in digging had to be */
    sudoku_rating rating;
    const sudoku__orbits *orbits;
    sudoku__rng rng;
    sudoku__dig dig;
    uint8_t solution[SUDOKU_MAX_CELLS];
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    uint8_t best[SUDOKU_MAX_CELLS]; /* the nearest to the wishes so far */
} sudoku__bench;

/* Puts puzzle number 'index' on an idle bench. */
void sudoku__bench_begin(sudoku__bench *bench, uint64_t index);

/* Works a little, and writes the bench's question; false: it has none yet, or is finished. */
bool sudoku__bench_ask(sudoku__tools *tools, sudoku__bench *bench, uint8_t *question);

/* The answer to it. */
void sudoku__bench_tell(sudoku__tools *tools, sudoku__bench *bench, sudoku_verdict verdict);

#endif /* SUDOKU_MAKE_ATTEMPT_H */
