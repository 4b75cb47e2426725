/* SPDX-License-Identifier: MIT */
/*
 * One puzzle at a time with AVX-512: two nodes of its tree are propagated at once, and neither
 * waits for the other.
 *
 * The nodes that are left lie in a list, in the order of depth-first search.  Two of them, the
 * first that wait, are in the halves of a pair (pair_avx512.h).  When one has settled, the next
 * takes its half: a dead one leaves the list, a stuck one is replaced by its two children, and a
 * solved one stays until all before it are gone.  So solutions come in the order of depth-first
 * search, though the nodes are not visited in it.  A guess is paid for when it is due in that
 * order: its price goes to its first child, passes on to the next node when the list loses that
 * one, and is paid by the first of the list, whatever has been done behind it.  Where there is more
 * than one solution, a little is done for nothing.
 *
 * A guess at random has to be made in order, and so has any when the pool of nodes runs low: then a
 * stuck node waits until it is the first.  The depth of the tree bounds what the list grows by
 * after that.
 */
#ifndef SUDOKU_SIMD_SINGLE_AVX512_H
#define SUDOKU_SIMD_SINGLE_AVX512_H

#include "simd/choose.h"
#include "simd/kernel.h"
#include "simd/pair_avx512.h"

/* A first child has a cell more with one candidate than its parent. */
enum { MAX_DEPTH = 82 };

/* Entry 0 of the list is its end, where it begins again. */
enum { END = 0, POOL = 4 * MAX_DEPTH, NOT_BUSY = POOL };

typedef struct entry {
    unsigned previous, next; /* 'next' also of those in the pool */
    unsigned price;          /* guesses to be paid for before this node's turn */
    outcome state;           /* WAITING also of those that are in the pair, and of the end */
} entry;

typedef struct search {
    unsigned pool, left; /* the first free entry, their number */
    bool random;
    sudoku__rng rng;
    unsigned half[2]; /* whose node is in the pair, or NOT_BUSY */
    entry entries[POOL];
    node nodes[POOL];
    peers table[81];
} search;

static void single_init(void *memory)
{
    search *self = memory;
    self->entries[END] = (entry){.previous = END, .next = END, .state = WAITING};
    for (unsigned i = 1; i < POOL; i++)
        self->entries[i].next = i + 1;
    self->pool = 1;
    self->left = POOL - 1;
    self->random = false;
    memset(&self->nodes[END], 0, sizeof self->nodes[END]);
    find_peers(self->table);
}

INLINE unsigned first_of(const search *self)
{
    return self->entries[END].next;
}

/* Puts a free entry before another in the list. */
INLINE unsigned list_add(search *self, unsigned before)
{
    const unsigned added = self->pool, previous = self->entries[before].previous;
    entry *const of_added = &self->entries[added];
    self->pool = of_added->next;
    self->left--;
    *of_added = (entry){.previous = previous, .next = before, .state = WAITING};
    self->entries[previous].next = self->entries[before].previous = added;
    return added;
}

INLINE void list_remove(search *self, unsigned removed)
{
    entry *const gone = &self->entries[removed];
    self->entries[gone->previous].next = gone->next;
    self->entries[gone->next].previous = gone->previous;
    self->entries[gone->next].price += gone->price;
    gone->next = self->pool;
    self->pool = removed;
    self->left++;
}

static void list_clear(search *self)
{
    entry *const end = &self->entries[END];
    if (end->next != END) {
        self->entries[end->previous].next = self->pool;
        self->pool = end->next;
    }
    *end = (entry){.previous = END, .next = END, .state = WAITING};
    self->left = POOL - 1;
}

static void single_load(void *memory, const uint8_t *cells, uint64_t seed)
{
    search *self = memory;
    list_clear(self);
    node_load(&self->nodes[list_add(self, END)], cells);
    self->random = seed != 0;
    if (self->random)
        self->rng = sudoku__rng_seeded(seed);
}

/* Goes on with these nodes, the last one first. */
static void single_take_over(search *self, const node *stack, unsigned depth)
{
    list_clear(self);
    while (depth-- > 0)
        self->nodes[list_add(self, END)] = stack[depth];
}

/* Makes a guess: a stuck node gives way to its two children. */
INLINE void branch(search *self, unsigned parent)
{
    node *const second = &self->nodes[parent];
    const guess by = choose(second, self->table, self->random ? &self->rng : NULL);
    const unsigned child = list_add(self, parent);
    node *const first = &self->nodes[child];
    node_copy(first, second);
    exclude(second, by, self->table);
    assume(first, by, self->table);
    self->entries[child].price = self->entries[parent].price + 1;
    self->entries[parent].price = 0;
    self->entries[parent].state = WAITING;
}

/* The first node that waits and is not in the pair, or END. */
INLINE unsigned next_waiting(const search *self)
{
    unsigned at = first_of(self);
    while (at != END &&
           (self->entries[at].state != WAITING || at == self->half[0] || at == self->half[1]))
        at = self->entries[at].next;
    return at;
}

/* Fills a half if it can. */
INLINE void refill(search *self, node_pair *at, unsigned half)
{
    const unsigned next = next_waiting(self);
    self->half[half] = next == END ? NOT_BUSY : next;
    pair_put(at, half, &self->nodes[next]);
}

/* Goes on with a half whose node has settled. */
INLINE void single_settle(search *self, node_pair *at, unsigned half, outcome state)
{
    const unsigned index = self->half[half];
    if (state == DEAD) {
        list_remove(self, index);
        refill(self, at, half);
        return;
    }
    self->entries[index].state = state;
    pair_get(at, half, &self->nodes[index]);
    refill(self, at, half);
    const bool in_order = self->random || self->left <= MAX_DEPTH;
    if (state == STUCK && (!in_order || index == first_of(self))) {
        branch(self, index);
        if (self->half[half] == NOT_BUSY)
            refill(self, at, half);
    }
}

/* Pays for the first node of the list, as far as there is something to pay with. */
INLINE bool pay(search *self, uint64_t *nodes_left)
{
    unsigned *const price = &self->entries[first_of(self)].price;
    const uint64_t paid = *price < *nodes_left ? *price : *nodes_left;
    *price -= (unsigned)paid;
    *nodes_left -= paid;
    return *price == 0;
}

/* Passes until a half has settled; and what becomes of that. */
INLINE void advance(search *self, node_pair *at)
{
    for (unsigned half = 0; half < 2; half++)
        if (self->half[half] == NOT_BUSY)
            refill(self, at, half);
    const unsigned busy = (self->half[0] != NOT_BUSY) | (unsigned)(self->half[1] != NOT_BUSY) << 1;
    halves found;
    unsigned settled;
    do {
        found = pair_pass(at, busy);
        settled = (found.dead | ~found.changed) & busy;
    } while (settled == 0);
    for (unsigned half = 0; half < 2; half++)
        if (settled >> half & 1)
            single_settle(self, at, half,
                          found.dead >> half & 1   ? DEAD
                          : found.open >> half & 1 ? STUCK
                                                   : SOLVED);
}

INTERLEAVED_PARTS static sudoku_status single_next(void *memory, uint8_t *cells,
                                                   uint64_t *nodes_left)
{
    search *self = memory;
    node_pair at;
    for (int i = 0; i < 3; i++) {
        at.eight[i] = vec_all(0);
        at.ninth[i] = 0;
    }
    self->half[0] = self->half[1] = NOT_BUSY;
    unsigned first = first_of(self);
    if (first == self->entries[END].previous && self->entries[first].state == WAITING &&
        first != END)
        self->entries[first].state = propagate(&self->nodes[first]); /* alone */
    sudoku_status status = SUDOKU_LIMIT;
    while (pay(self, nodes_left)) {
        first = first_of(self);
        if (first == END)
            return SUDOKU_NONE;
        const outcome state = self->entries[first].state;
        if (state == WAITING) {
            advance(self, &at);
        } else if (state == STUCK) {
            branch(self, first);
        } else {
            list_remove(self, first);
            if (state == DEAD)
                continue;
            if (cells)
                node_store(&self->nodes[first], cells);
            status = SUDOKU_OK;
            break;
        }
    }
    for (unsigned half = 0; half < 2; half++)
        if (self->half[half] != NOT_BUSY)
            pair_get(&at, half, &self->nodes[self->half[half]]);
    return status;
}

#endif /* SUDOKU_SIMD_SINGLE_AVX512_H */
