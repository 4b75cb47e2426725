/* SPDX-License-Identifier: MIT */
/*
 * Chains: what follows from assuming one candidate true or false.
 *
 * An item is a candidate with a truth value, numbered 2 * (cell * order + digit - 1) + true.  A run
 * starts with one item and collects what follows, in an order that is part of the result: the
 * node counts on which ratings rest are those of the first way found, not of the shortest.  It
 * keeps its nodes with their parents, so that the way back from any of them can be counted or
 * shown.  Links:
 *
 *   on -> off    the other candidates of the cell; the other places of the digit in its houses
 *   off -> on    the other candidate of a cell that has two; the other place in a house
 *
 * A dynamic run takes candidates that are off from the grid as it goes, so that a cell or house
 * comes down to two; the node that uses this has those that went as parents as well.
 *
 * A rule looks at all runs of a grid and compares them: two branches that lead to the same, a run
 * that contradicts itself.  A run of a rule of level 1 and more that is at its end asks other rules
 * about the grid that it has so far, up to whole rules of this kind; so a rule works on a level of
 * its own: its grid, its runs, its hints.  There are two levels, and forcing chains and cycles,
 * which need no runs, may be asked by the inner one: this is all the nesting that Sudoku Explainer
 * has, and nothing here calls itself.
 *
 *   chain_run.c       runs, and ways back
 *   chain_hints.c     what a rule concludes from its runs, and which hint comes first
 *   chain_cycles.c    forcing chains and cycles, which go from one item in phases
 *   chain_reach.c     which of these there are, and how long
 *   chain_advanced.c  what a run may ask at its end
 *   chain_step.c      hints as steps
 *   chain.c           memory, and the finders
 *
 * Multiple and dynamic chains are for orders up to 9: what they keep grows with the sixth power of
 * the order.
 */
#ifndef SUDOKU_LOGIC_CHAIN_H
#define SUDOKU_LOGIC_CHAIN_H

#include "logic/chain_reach.h"
#include "logic/logic.h"

enum {
    SUDOKU__CHAIN_ITEMS = 2 * SUDOKU__CHAIN_CANDIDATES,
    SUDOKU__CHAIN_LEVELS = 2,
    SUDOKU__CHAIN_NODES = 400000, /* room of a level: more than the hints of one cell can need */
    SUDOKU__CHAIN_PARENTS = 2000000,
    SUDOKU__CHAIN_NESTED = 20000,
    SUDOKU__CHAIN_HINTS = SUDOKU__CHAIN_CANDIDATES + 1024, /* sets of candidates that go */
    SUDOKU__CHAIN_BRANCHES = 16 /* of one hint: positions of a house, candidates of a cell */
};

/* How a node follows from its parents. */
enum sudoku__cause {
    SUDOKU__NO_CAUSE = 0, /* the assumption */
    SUDOKU__OF_CELL,
    SUDOKU__OF_RULE, /* an advanced rule */
    SUDOKU__OF_SEAT  /* + the number of the house among the seats of the cell */
};

typedef struct sudoku__chain_node {
    uint32_t parents; /* where they stand in the level's pool: numbers of nodes of the same run */
    uint16_t parent_count;
    uint16_t item;
    uint16_t depth;  /* the longest way back; no way back has fewer nodes */
    uint16_t nested; /* 0, or 1 + the number of a nested hint of the level */
    uint8_t cause;
} sudoku__chain_node;

typedef struct sudoku__chain_run {
    uint64_t age;          /* of the level when this was made */
    uint32_t first, count; /* nodes in the level's pool */
    bool contradiction;
    uint16_t bad_on, bad_off; /* the nodes that contradict each other; one is behind the last */
    uint64_t set[2][SUDOKU__CHAIN_WORDS]; /* candidates that are off, that are on */
    uint16_t at[SUDOKU__CHAIN_ITEMS];     /* 0, or 1 + the node of an item */
} sudoku__chain_run;

/* What hints are of, and the order among those of equal rating and length. */
enum sudoku__chain_key {
    SUDOKU__DOUBLE = 1,
    SUDOKU__X_LINKS,
    SUDOKU__Y_LINKS,
    SUDOKU__XY_LINKS,
    SUDOKU__CELL_BRANCHES,
    SUDOKU__HOUSE_BRANCHES,
    SUDOKU__CONTRADICTION
};

typedef struct sudoku__chain_hint {
    uint32_t rating; /* in tenths */
    uint32_t nodes;  /* nested ones included */
    uint32_t number; /* in the order of finding */
    uint8_t key;
    bool cycle;          /* X, Y, XY: a cycle, not a chain */
    uint16_t conclusion; /* an item; of a cycle its start */
    uint16_t source;     /* contradiction, X, Y, XY: the assumption; double: the item that is on;
                            cell branches: the cell; house branches: the house */
    uint16_t detail;     /* house branches: the digit; cycles: which one from this start */
    uint64_t gone[SUDOKU__CHAIN_WORDS]; /* candidates that go */
} sudoku__chain_hint;

/* What a node rests on that an advanced rule has added: sets, or a hint of an inner rule. */
enum sudoku__nested_kind {
    SUDOKU__NESTED_DIGITS, /* the places of these digits in these houses */
    SUDOKU__NESTED_CELLS,  /* these cells */
    SUDOKU__NESTED_CHAIN
};
typedef struct sudoku__chain_nested {
    uint8_t kind;
    uint8_t digit[2];  /* 0: no second one */
    uint16_t thing[2]; /* houses, or cells */
    uint32_t nodes;    /* chains: all of the hint's */
    uint64_t mark;     /* chains: equal for equal hints */
} sudoku__chain_nested;

/* What a rule does. */
typedef struct sudoku__chain_rule {
    unsigned base; /* rating in tenths */
    bool nishio, dynamic;
    unsigned level; /* what runs ask: 0 nothing, 1 locked sets and the like, 2 and chains ... */
} sudoku__chain_rule;

typedef struct sudoku__chain_level {
    sudoku__chain_rule rule;
    sudoku__board start;     /* the grid of the rule */
    sudoku__board now;       /* without what the current run struck */
    uint64_t age;            /* raised whenever the runs are forgotten */
    sudoku__chain_run *runs; /* by item */
    sudoku__chain_node *nodes;
    uint16_t *parents;
    uint32_t nodes_used, parents_used;
    bool full; /* a pool was too small for a run */
    /* The run that is being made. */
    sudoku__chain_run *run;
    uint16_t queue[2][SUDOKU__CHAIN_CANDIDATES]; /* nodes that are off, that are on */
    unsigned head[2], tail[2];
    sudoku__chain_nested *nested;
    uint32_t nested_used;
    /* Hints: the best alone, or the best of each set of candidates that go. */
    bool all;
    const sudoku_technique *wanted; /* NULL: any */
    uint32_t found;                 /* hints so far */
    unsigned hint_count;
    sudoku__chain_hint *hints;
    uint16_t slot[SUDOKU__CHAIN_CANDIDATES]; /* 0, or 1 + the hint that takes just this one */
} sudoku__chain_level;

typedef struct sudoku__chain_link {
    uint32_t parent;
    uint16_t item;
    uint8_t cause; /* seats: of the item's own cell */
} sudoku__chain_link;

typedef struct sudoku__chains {
    sudoku__chain_level level[SUDOKU__CHAIN_LEVELS];
    /* Forcing chains and cycles: nodes with one parent each, and the path of the last one found. */
    sudoku__chain_link *links;
    uint32_t links_max;
    uint32_t *on_queue, *off_queue;
    uint32_t *met;    /* by item: the search that met it last */
    uint32_t *listed; /* by item: the node from which it was listed last */
    uint32_t search, listing;
    sudoku__chain_link *path;
    unsigned path_count;
    sudoku__reach reach;
    /* Their hints when a run asks. */
    sudoku__chain_level cycles;
    /* Ways back. */
    uint32_t *seen; /* by item: the way that met it last */
    uint32_t way;
    uint16_t way_node[SUDOKU__CHAIN_ITEMS + 1];
    unsigned way_count;
    uint16_t counted[256]; /* nested hints counted for one hint */
    unsigned counted_count;
} sudoku__chains;

static inline unsigned sudoku__item(const sudoku__geometry *geometry, unsigned cell, unsigned digit,
                                    bool on)
{
    return 2 * (cell * geometry->order + digit - 1) + on;
}

static inline unsigned sudoku__item_cell(const sudoku__geometry *geometry, unsigned item)
{
    return item / 2 / geometry->order;
}

static inline unsigned sudoku__item_digit(const sudoku__geometry *geometry, unsigned item)
{
    return item / 2 % geometry->order + 1;
}

/* The rating of a chain of that many nodes, in tenths. */
static inline unsigned sudoku__chain_rating(unsigned base, unsigned nodes)
{
    unsigned step = 4;
    for (unsigned next = 6; nodes > step + 2; base++) {
        const unsigned after = step * 2;
        step = next;
        next = after;
    }
    return base;
}

/* chain_run.c */

/* Starts a level for a rule on a grid: no runs, no hints. */
void sudoku__level_start(sudoku__chain_level *level, const sudoku__geometry *geometry,
                         sudoku__chain_rule rule, const sudoku__board *board, bool all);

/* Forgets all runs, since they no longer fit. */
void sudoku__level_forget(sudoku__chain_level *level);

/* The run of an item if it has been made, or NULL. */
static inline sudoku__chain_run *sudoku__run_made(sudoku__chain_level *level, unsigned item)
{
    return level->runs[item].age == level->age ? &level->runs[item] : NULL;
}

/* Starts a run and follows the links to their end: NONE, or OK: it met a contradiction.  LIMIT: out
   of budget, or, where level->full says so, of room. */
sudoku_status sudoku__run_start(sudoku_logic *logic, sudoku__chain_level *level, unsigned item);

/* Goes on where nodes have been added. */
sudoku_status sudoku__run_go_on(sudoku_logic *logic, sudoku__chain_level *level);

/* Puts the grid back. */
void sudoku__run_end(sudoku__chain_level *level, const sudoku__geometry *geometry);

/* Adds an item that is off to the current run, for parents (nodes of it) that are given. */
bool sudoku__run_add_off(sudoku__chain_level *level, unsigned item, const uint16_t *parents,
                         unsigned count, unsigned nested);

/* Makes one run of a level, whatever it asks, and puts the grid back: OK, LIMIT. */
typedef sudoku_status sudoku__run_maker(sudoku_logic *logic, sudoku__chain_level *level,
                                        unsigned item);

/* Makes those of the runs that have not been made; where there is no room the others are forgotten,
   and all of these are made.  OK, LIMIT. */
sudoku_status sudoku__make_runs(sudoku_logic *logic, sudoku__chain_level *level,
                                const uint16_t *items, unsigned count, sudoku__run_maker *make);

/* Collects the way back from a node of a run in chains->way_node, nearest first.  Nested hints on
   the way are added to those that count for this hint. */
void sudoku__find_way(sudoku__chains *chains, const sudoku__chain_level *level,
                      const sudoku__chain_run *run, unsigned node);

/* chain_hints.c */

/* A node of a run. */
typedef struct sudoku__branch {
    const sudoku__chain_run *run;
    unsigned node;
} sudoku__branch;

/* The items whose runs the hints of a cell need; how many. */
unsigned sudoku__runs_needed(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                             unsigned cell, uint16_t *items);

/* Adds the hints of a cell whose runs have been made. */
void sudoku__add_hints(sudoku_logic *logic, sudoku__chain_level *level, unsigned cell);

/* Adds one hint if it is better than what there is; conclusion, nodes and so on are set. */
void sudoku__offer_hint(sudoku__chain_level *level, const sudoku__geometry *geometry,
                        sudoku__chain_hint *hint);

/* Whether some hint with the same effect is better than all that have that rating and that many
   nodes, or more; of a conclusion. */
bool sudoku__hint_is_beaten(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                            unsigned conclusion, unsigned rating, unsigned nodes, unsigned key);

/* Sorts the hints: rating, nodes, key, number. */
void sudoku__sort_hints(sudoku__chain_level *level);

/* The items whose runs are the branches of a hint; how many.  And the branches, once those runs
   have been made: of a contradiction both ends of its only run. */
unsigned sudoku__hint_items(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                            const sudoku__chain_hint *hint, uint16_t items[SUDOKU__CHAIN_BRANCHES]);
unsigned sudoku__hint_branches(sudoku__chain_level *level, const sudoku__geometry *geometry,
                               const sudoku__chain_hint *hint,
                               sudoku__branch branches[SUDOKU__CHAIN_BRANCHES]);

/* chain_cycles.c */

/* All hints of forcing chains and cycles in level->start. */
sudoku_status sudoku__add_cycle_hints(sudoku_logic *logic, sudoku__chain_level *level);

/* Finds the path of such a hint again: chains->path, from its end to its start. */
void sudoku__find_path(sudoku_logic *logic, const sudoku__chain_level *level,
                       const sudoku__chain_hint *hint);

/* chain_advanced.c */

/* Asks what rules of the run's level say of the grid as it is: OK: nodes were added.  NONE, LIMIT.
 */
sudoku_status sudoku__ask_rules(sudoku_logic *logic, sudoku__chain_level *level);

/* Asks the first of them only, for inner levels: locked sets and the like, and chains. */
sudoku_status sudoku__ask_plain_rules(sudoku_logic *logic, sudoku__chain_level *level);

/* chain_step.c */

/* The technique of a hint on the outer level. */
const sudoku_technique *sudoku__chain_technique(const sudoku__chain_level *level,
                                                const sudoku__chain_hint *hint);

/* Builds the step of a hint whose runs have been made. */
void sudoku__build_chain(sudoku_logic *logic, sudoku__chain_level *level,
                         const sudoku__chain_hint *hint);

/* chain.c */

/* Makes and frees the memory of chains; NULL is fine.  NULL: out of memory. */
sudoku__chains *sudoku__chains_new(void);
void sudoku__chains_free(sudoku__chains *chains);

#endif /* SUDOKU_LOGIC_CHAIN_H */
