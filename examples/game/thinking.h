/* SPDX-License-Identifier: MIT */
/* What the program finds out about the game that is being played: which digits are wrong, what a
   next step is, what a solution is.  Each is a job on a copy of the game. */
#ifndef GAME_THINKING_H
#define GAME_THINKING_H

#include <sudoku/sudoku.h>

#include "jobs.h"

/* A step, with arrays of its own. */
struct hint {
    sudoku_step step; /* its links and premises are left out */
    char *text;       /* what it says, in words */
};

void hint_free(struct hint *hint);

enum question {
    THINK_CHECK, /* which cells are wrong */
    THINK_HINT,  /* the next step; needs that none is wrong */
    THINK_SOLVE  /* a solution */
};

struct thinking {
    struct job job;
    enum question question;
    sudoku_game *game; /* a copy */
    size_t moves;      /* of the game: the answer is of no use after another one */
    const sudoku_engine *engine;

    /* The answer.  OK; NONE: the puzzle has no solution; E_ENGINE: the solver failed. */
    sudoku_status status;
    gboolean several; /* solutions */
    uint16_t wrong[SUDOKU_MAX_CELLS];
    size_t wrong_count;
    struct hint *hint;     /* NULL: nothing leads on */
    sudoku_grid *solution; /* SOLVE */
    uint64_t nodes;
};

/* Not started; NULL: out of memory. */
struct thinking *thinking_new(enum question question, const sudoku_game *game,
                              const sudoku_engine *engine);

#endif
