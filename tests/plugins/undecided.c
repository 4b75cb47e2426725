/* SPDX-License-Identifier: MIT */
/* Keeps the contract and never comes to an end: each call uses its budget up. */
#include "disguise.h"

static sudoku_status next(void *self, uint8_t *solution, uint64_t *nodes_left)
{
    (void)self;
    (void)solution;
    *nodes_left = 0;
    return SUDOKU_LIMIT;
}

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("undecided");
    engine.next = next;
    return &engine;
}
