/* SPDX-License-Identifier: MIT */
/*
 * Dancing links: D. E. Knuth, "Dancing Links" (Millennial Perspectives in Computer Science, 2000,
 * 187-214; arXiv cs/0011047), on index arrays and with an explicit stack.
 *
 * An item's options hang below it in a circular doubly linked list.  Each entry of an option is a
 * node: 'up' and 'down' link it in its item's list, 'next' is the following entry of the same
 * option, round and round.  Node i, i < items, is the head of item i's list.  To cover an item is
 * to take each option in its list out of the other lists that it is in; the item's own list stays
 * as it is, and a node taken out still points to its neighbours, so that the same walk backwards
 * puts everything back.
 *
 *     select an option:  mark its items as covered, cover each of them
 *     undo:              uncover them in reverse order, unmark them
 *
 * What differs from the paper is how the smallest item is found.  Scanning all items at every step
 * costs more than all the linking.  But most steps are forced, and an item whose list shrinks to
 * one option, or to none, is noticed while covering, when its length is counted down anyway.  Those
 * with one option are put on a list and taken first, those with none end the covering then and
 * there; only when the list is empty are the lengths scanned, for a choice among two or more.
 *
 * So that this scan is one pass over an array, and that counting down needs no test of what kind of
 * item it is, the length of an item that is covered, or secondary, carries a large bias: it never
 * looks short.
 */
#include "engine/dlx.h"

#include <stdlib.h>

/* Added to the length of an item for which no option is wanted. */
enum { BIAS = 0x10000 };

/* An entry of an option, or the head of an item's list. */
typedef struct node {
    uint16_t up, down, item;
    uint16_t next; /* the following entry of the option; of the last one, the first */
} node;

struct sudoku__dlx {
    unsigned items, primary;
    unsigned nodes; /* heads and entries */
    unsigned options;
    unsigned open; /* primary items not covered */
    enum { FRESH, CHOOSING, SOLVED, ENDED } state;
    unsigned candidate; /* CHOOSING: the node to be tried */
    unsigned forced;    /* items on the list */
    unsigned chosen;    /* options on the stack */
    unsigned guesses;   /* those of them that were a choice */
    node *node;
    int32_t *length;       /* of each item's list, and bias */
    uint16_t *first;       /* by option: its first node */
    uint16_t *option;      /* by first node: the option */
    uint16_t *forced_item; /* items that had one option left, or none, when they were put here */
    uint16_t *stack;       /* of each option chosen, the node that was reason to choose it */
    uint16_t *guess;       /* places in 'stack' */
};

void sudoku__dlx_free(sudoku__dlx *dlx)
{
    if (!dlx)
        return;
    free(dlx->node);
    free(dlx->length);
    free(dlx->first);
    free(dlx->option);
    free(dlx->forced_item);
    free(dlx->stack);
    free(dlx->guess);
    free(dlx);
}

sudoku__dlx *sudoku__dlx_new(size_t items, size_t options, size_t entries)
{
    if (items > UINT16_MAX || entries > UINT16_MAX - items || options > entries)
        return NULL;
    const size_t nodes = items + entries + 1; /* no size is zero */
    sudoku__dlx *dlx = calloc(1, sizeof *dlx);
    if (!dlx)
        return NULL;
    dlx->state = ENDED;
    dlx->node = malloc(nodes * sizeof *dlx->node);
    dlx->length = malloc(nodes * sizeof *dlx->length);
    dlx->first = malloc(nodes * sizeof *dlx->first);
    dlx->option = malloc(nodes * sizeof *dlx->option);
    dlx->forced_item = malloc(2 * nodes * sizeof *dlx->forced_item);
    dlx->stack = malloc(nodes * sizeof *dlx->stack);
    dlx->guess = malloc(nodes * sizeof *dlx->guess);
    if (dlx->node && dlx->length && dlx->first && dlx->option && dlx->forced_item && dlx->stack &&
        dlx->guess)
        return dlx;
    sudoku__dlx_free(dlx);
    return NULL;
}

void sudoku__dlx_reset(sudoku__dlx *dlx, unsigned primary, unsigned secondary)
{
    dlx->items = primary + secondary;
    dlx->primary = dlx->open = primary;
    dlx->nodes = dlx->items;
    dlx->options = dlx->forced = dlx->chosen = dlx->guesses = 0;
    dlx->state = FRESH;
    for (unsigned item = 0; item < dlx->items; item++) {
        dlx->node[item].up = dlx->node[item].down = (uint16_t)item;
        dlx->length[item] = item < primary ? 0 : BIAS;
    }
}

void sudoku__dlx_add(sudoku__dlx *dlx, const sudoku__dlx_index *items, unsigned length)
{
    node *const list = dlx->node;
    const unsigned first = dlx->nodes;
    dlx->option[first] = (uint16_t)dlx->options;
    dlx->first[dlx->options++] = (uint16_t)first;
    for (unsigned i = 0; i < length; i++) {
        const unsigned n = dlx->nodes++, head = items[i], last = list[head].up;
        list[n] = (node){.up = (uint16_t)last,
                         .down = (uint16_t)head,
                         .item = (uint16_t)head,
                         .next = (uint16_t)(i + 1 < length ? n + 1 : first)};
        list[last].down = list[head].up = (uint16_t)n;
        dlx->length[head]++;
    }
}

/* Takes the option of node n out of the lists of all its other items; false: one has no option
   left. */
static inline bool hide(sudoku__dlx *dlx, unsigned n)
{
    node *const list = dlx->node;
    bool sound = true;
    for (unsigned i = list[n].next; i != n; i = list[i].next) {
        const node entry = list[i];
        list[entry.up].down = entry.down;
        list[entry.down].up = entry.up;
        const int32_t left = --dlx->length[entry.item];
        if (left <= 1) {
            dlx->forced_item[dlx->forced++] = entry.item;
            sound &= left != 0;
        }
    }
    return sound;
}

static inline void unhide(sudoku__dlx *dlx, unsigned n)
{
    node *const list = dlx->node;
    for (unsigned i = list[n].next; i != n; i = list[i].next) {
        const node entry = list[i];
        list[entry.up].down = list[entry.down].up = (uint16_t)i;
        dlx->length[entry.item]++;
    }
}

/* Hides the options of an item from the top down.  Returns the node where some other item lost its
   last option and covering ended, or the item. */
static unsigned cover(sudoku__dlx *dlx, unsigned item)
{
    unsigned n = dlx->node[item].down;
    while (n != item && hide(dlx, n))
        n = dlx->node[n].down;
    return n;
}

/* Unhides the options of an item from node n up. */
static void uncover(sudoku__dlx *dlx, unsigned item, unsigned n)
{
    for (; n != item; n = dlx->node[n].up)
        unhide(dlx, n);
}

/* The last node of the option of node n. */
static unsigned last_of_option(const sudoku__dlx *dlx, unsigned n)
{
    while (dlx->node[n].next > n)
        n = dlx->node[n].next;
    return n;
}

/* Marks the items of the option from node 'first' to 'last' as covered (by = 1), or not (-1). */
static void mark(sudoku__dlx *dlx, unsigned first, unsigned last, int by)
{
    for (unsigned i = first; i <= last; i++) {
        const unsigned item = dlx->node[i].item;
        dlx->length[item] += by * BIAS;
        if (item < dlx->primary)
            dlx->open -= (unsigned)by;
    }
}

/* Chooses the option of node n; false, and nothing changed: some item would have none. */
static bool take(sudoku__dlx *dlx, unsigned n)
{
    const unsigned last = last_of_option(dlx, n), first = dlx->node[last].next;
    dlx->stack[dlx->chosen] = (uint16_t)n;
    mark(dlx, first, last, 1);
    for (unsigned i = first; i <= last; i++) {
        const unsigned item = dlx->node[i].item, stop = cover(dlx, item);
        if (stop == item)
            continue;
        uncover(dlx, item, stop);
        while (i-- > first)
            uncover(dlx, dlx->node[i].item, dlx->node[dlx->node[i].item].up);
        mark(dlx, first, last, -1);
        return false;
    }
    dlx->chosen++;
    return true;
}

/* Undoes the last choice. */
static void drop(sudoku__dlx *dlx)
{
    const unsigned last = last_of_option(dlx, dlx->stack[--dlx->chosen]);
    const unsigned first = dlx->node[last].next;
    for (unsigned i = last + 1; i-- > first;)
        uncover(dlx, dlx->node[i].item, dlx->node[dlx->node[i].item].up);
    mark(dlx, first, last, -1);
}

/* Lists the items that have one option from the beginning; false: one has none. */
static bool start(sudoku__dlx *dlx)
{
    dlx->forced = 0;
    for (unsigned item = 0; item < dlx->primary; item++) {
        if (dlx->length[item] == 0)
            return false;
        if (dlx->length[item] == 1)
            dlx->forced_item[dlx->forced++] = (uint16_t)item;
    }
    return true;
}

/* Takes forced options until there are none; false: some item would have none. */
static bool settle(sudoku__dlx *dlx)
{
    while (dlx->forced > 0) {
        const unsigned item = dlx->forced_item[--dlx->forced];
        if (dlx->length[item] == 1 && !take(dlx, dlx->node[item].down))
            return false;
    }
    return true;
}

/* The open item with the fewest options. */
static unsigned smallest(const sudoku__dlx *dlx)
{
    unsigned best = 0;
    for (unsigned item = 1; item < dlx->primary; item++)
        if (dlx->length[item] < dlx->length[best])
            best = item;
    return best;
}

/* Undoes everything down to the last choice that has an option left, which becomes the candidate;
   false: there is none. */
static bool retreat(sudoku__dlx *dlx)
{
    while (dlx->guesses > 0) {
        const unsigned target = dlx->guess[--dlx->guesses];
        while (dlx->chosen > target)
            drop(dlx);
        dlx->candidate = dlx->node[dlx->stack[target]].down;
        if (dlx->candidate >= dlx->items)
            return true;
    }
    return false;
}

/* What to do after a step that was sound or not. */
static void advance(sudoku__dlx *dlx, bool sound)
{
    if (!sound) {
        dlx->forced = 0;
        dlx->state = retreat(dlx) ? CHOOSING : ENDED;
    } else if (dlx->open == 0) {
        dlx->state = SOLVED;
    } else {
        dlx->candidate = dlx->node[smallest(dlx)].down;
        dlx->state = CHOOSING;
    }
}

bool sudoku__dlx_select(sudoku__dlx *dlx, unsigned option)
{
    const unsigned first = dlx->first[option], last = last_of_option(dlx, first);
    bool sound = dlx->state == FRESH;
    for (unsigned i = first; i <= last; i++) {
        const unsigned item = dlx->node[i].item;
        if (dlx->length[item] >= (item < dlx->primary ? BIAS : 2 * BIAS))
            sound = false;
    }
    sound = sound && take(dlx, first);
    dlx->forced = 0;
    if (!sound)
        dlx->state = ENDED;
    return sound;
}

sudoku__dlx_answer sudoku__dlx_next(sudoku__dlx *dlx, uint64_t *nodes_left)
{
    if (dlx->state == FRESH)
        advance(dlx, start(dlx) && settle(dlx));
    else if (dlx->state == SOLVED)
        advance(dlx, false);
    while (dlx->state == CHOOSING) {
        if (*nodes_left == 0)
            return SUDOKU__DLX_LIMIT;
        --*nodes_left;
        dlx->guess[dlx->guesses++] = (uint16_t)dlx->chosen;
        advance(dlx, take(dlx, dlx->candidate) && settle(dlx));
    }
    return dlx->state == SOLVED ? SUDOKU__DLX_SOLUTION : SUDOKU__DLX_END;
}

unsigned sudoku__dlx_solution(const sudoku__dlx *dlx, sudoku__dlx_index *options)
{
    for (unsigned i = 0; i < dlx->chosen; i++)
        options[i] = dlx->option[dlx->node[last_of_option(dlx, dlx->stack[i])].next];
    return dlx->chosen;
}
