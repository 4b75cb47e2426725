/* SPDX-License-Identifier: MIT */
/*
 * One puzzle at a time: depth-first search over nodes whose digits lie in lanes.  A guess replaces
 * the node on top of the stack by its two children, the one in which the guess is right above the
 * other.  With AVX-512 it is another search (single_avx512.h).
 */
#ifndef SUDOKU_SIMD_SINGLE_H
#define SUDOKU_SIMD_SINGLE_H

#include "simd/kernel.h"
#include "simd/choose.h"

/* A first child has a cell more with one candidate than its parent. */
enum { MAX_DEPTH = 82 };

typedef struct search {
    unsigned depth; /* nodes on the stack */
    bool random;
    sudoku__rng rng;
    peers table[81];
    outcome state[MAX_DEPTH]; /* the outcome of a node's propagation, or WAITING for it */
    node stack[MAX_DEPTH];
} search;

static void single_init(void *memory)
{
    search *self = memory;
    self->depth = 0;
    self->random = false;
    find_peers(self->table);
}

static void single_load(void *memory, const uint8_t *cells, uint64_t seed)
{
    search *self = memory;
    node_load(&self->stack[0], cells);
    self->state[0] = WAITING;
    self->depth = 1;
    self->random = seed != 0;
    if (self->random)
        self->rng = sudoku__rng_seeded(seed);
}

/* Goes on with these nodes, the last one first. */
static void single_take_over(search *self, const node *stack, unsigned depth)
{
    memcpy(self->stack, stack, depth * sizeof *stack);
    for (unsigned i = 0; i < depth; i++)
        self->state[i] = WAITING;
    self->depth = depth;
}

/* Makes a guess: the node on top of the stack gives way to its two children. */
INLINE void branch(search *self)
{
    node *const top = &self->stack[self->depth - 1];
    outcome *const state = &self->state[self->depth - 1];
    const guess by = choose(top, self->table, self->random ? &self->rng : NULL);
    node_copy(&top[1], &top[0]);
    exclude(&top[0], by, self->table);
    assume(&top[1], by, self->table);
    self->depth++;
    state[0] = state[1] = WAITING;
}

INTERLEAVED_PARTS static sudoku_status single_next(void *memory, uint8_t *cells,
                                                   uint64_t *nodes_left)
{
    search *self = memory;
    while (self->depth > 0) {
        node *const top = &self->stack[self->depth - 1];
        outcome *const state = &self->state[self->depth - 1];
        if (*state == WAITING)
            *state = propagate(top);
        if (*state == STUCK) {
            if (*nodes_left == 0)
                return SUDOKU_LIMIT;
            --*nodes_left;
            branch(self);
            continue;
        }
        self->depth--;
        if (*state == SOLVED) {
            if (cells)
                node_store(top, cells);
            return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}

#endif /* SUDOKU_SIMD_SINGLE_H */
