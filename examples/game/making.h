/* SPDX-License-Identifier: MIT */
#ifndef GAME_MAKING_H
#define GAME_MAKING_H

#include <sudoku/sudoku.h>

#include "jobs.h"

enum variant { VARIANT_PLAIN, VARIANT_X, VARIANT_JIGSAW };

/* A way of making beside those of sudoku_dig: an empty grid, into which the player puts givens. */
enum { WAY_OWN = SUDOKU_DIG_QUICK + 1 };

/* What a new puzzle is to be. */
struct wish {
    unsigned order;
    enum variant variant;
    sudoku_level level;
    sudoku_symmetry symmetry;
    sudoku_dig dig;
    const sudoku_engine *engine; /* NULL: the library's choice */
    uint64_t seed;
};

/* The shape of it; the regions of a jigsaw are others with each 'seed'.  FALSE: there is none. */
gboolean making_shape(const struct wish *wish, uint64_t seed, sudoku_shape *shape);

/* A job that makes a puzzle. */
struct making {
    struct job job;
    struct wish wish;
    sudoku_grid *puzzle; /* NULL: none was found, and 'why' says why */
    char why[200];
};

/* Not started; its 'done' takes the puzzle. */
struct making *making_new(const struct wish *wish);

/* Whether puzzles of that kind are made to HoDoKu's levels; else a level is a number of clues. */
gboolean making_has_levels(const struct wish *wish);

#endif
