/* SPDX-License-Identifier: MIT */
/* What -p makes, and the making of it. */
#ifndef CLI_MAKING_H
#define CLI_MAKING_H

#include "args.h"
#include "output.h"

enum { MAX_PUZZLES = 1000000 };

struct making {
    const struct args *args;
    sudoku_shape shape;
    sudoku_maker_options options;
    uint64_t seed;
    bool is_new;          /* the seed is one that nobody gave */
    uint64_t skip, count; /* puzzles skip .. skip + count - 1 of an endless row are the whole */
    uint64_t begin, end;  /* the shard's part of the whole, counted from 0 */
    const uint8_t *from;  /* grids to dig from, or NULL */
    uint64_t from_count;
    uint64_t most;              /* different puzzles that there are; UINT64_MAX: not known */
    bool named;                 /* puzzles have identifiers */
    char written_to[PATH_ROOM]; /* set by making_run */
};

struct made_summary {
    uint64_t made, tries;
    enum { MADE_ALL, MADE_REPEATS, MADE_NO_MORE_TRIES, MADE_INTERRUPTED } ending;
};

/* Makes and writes them all, or what can be made. */
struct made_summary making_run(struct making *making);

#endif
