/* SPDX-License-Identifier: MIT */
/* What -c makes, and the two ways to make it. */
#ifndef CLI_CREATE_H
#define CLI_CREATE_H

#include "args.h"
#include "buffer.h"
#include "output.h"

enum { MAX_CREATE = 1000000 };

struct creation {
    const struct args *args;
    sudoku_shape shape;
    uint64_t skip, count; /* indexes skip .. skip + count - 1 of an endless order are the whole */
    uint64_t begin, end;  /* the shard's part of the whole, counted from 0 */
    uint64_t seed;
    unsigned first_digit; /* 0: any */
    struct output output;
};

/* From a numbered set. */
void create_numbered(struct creation *creation, const sudoku_source *source);

/* By random search, each grid once.  Returns how many grids of the shard's part were made: fewer
   than that where 1,000 repeats came in a row. */
uint64_t create_random(struct creation *creation);

/* Opens the output, names a seed that nobody gave, and starts the progress bar. */
void create_open(struct creation *creation);

/* Adds grids number 'number' (from 0, of the whole) and on; 'more': others follow. */
void create_add(const struct creation *creation, struct buffer *buffer, const uint8_t *cells,
                uint64_t number, size_t count, bool more);

#endif
