/* SPDX-License-Identifier: MIT */
/*
 * Runs: everything that follows from one item, and the ways back.
 *
 * What is on goes before what is off, each in the order it was met, one node at a time; an item
 * whose opposite is a member already ends the run at once.  Both rules matter, since an item keeps
 * the parents with which it was met first, and a run that ended keeps what it has.
 *
 * A level numbers its nodes through in one pool, run after run, so that forgetting them all is
 * setting two counters; a run finds its node of an item by a table.  Struck candidates are put back
 * by going through the queue of what was off.
 */
#include "logic/chain.h"

void sudoku__level_forget(sudoku__chain_level *level)
{
    level->age++;
    level->nodes_used = level->parents_used = level->nested_used = 0;
    level->full = false;
}

void sudoku__level_start(sudoku__chain_level *level, const sudoku__geometry *geometry,
                         sudoku__chain_rule rule, const sudoku__board *board, bool all)
{
    level->rule = rule;
    sudoku__board_copy(&level->start, board, geometry);
    sudoku__board_copy(&level->now, board, geometry);
    sudoku__level_forget(level);
    level->all = all;
    level->wanted = NULL;
    level->found = 0;
    level->hint_count = 0;
    if (all)
        memset(level->slot, 0, sizeof level->slot);
}

/* Takes a candidate from the grid of the run. */
static void strike(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                   unsigned digit)
{
    board->candidates[cell] &= ~sudoku__bit(digit - 1);
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        board->places[seat.house][digit] &= ~sudoku__bit(seat.place);
    }
}

static void unstrike(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                     unsigned digit)
{
    board->candidates[cell] |= sudoku__bit(digit - 1);
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        board->places[seat.house][digit] |= sudoku__bit(seat.place);
    }
}

static const sudoku__chain_node *node_of(const sudoku__chain_level *level,
                                         const sudoku__chain_run *run, unsigned node)
{
    return &level->nodes[run->first + node];
}

/* Appends a node, not yet a member of the run; false: no room. */
static bool append(sudoku__chain_level *level, unsigned item, unsigned cause)
{
    sudoku__chain_run *const run = level->run;
    if (run->first + run->count + 1 >= SUDOKU__CHAIN_NODES ||
        level->parents_used + SUDOKU__CHAIN_ITEMS >= SUDOKU__CHAIN_PARENTS) {
        level->full = true;
        return false;
    }
    level->nodes[run->first + run->count] = (sudoku__chain_node){.parents = level->parents_used,
                                                                 .item = (uint16_t)item,
                                                                 .depth = 1,
                                                                 .cause = (uint8_t)cause};
    return true;
}

static void add_parent(sudoku__chain_level *level, unsigned parent)
{
    sudoku__chain_run *const run = level->run;
    sudoku__chain_node *const node = &level->nodes[run->first + run->count];
    const unsigned depth = node_of(level, run, parent)->depth + 1u;
    level->parents[level->parents_used++] = (uint16_t)parent;
    node->parent_count++;
    if (depth > node->depth)
        node->depth = (uint16_t)depth;
}

/* Makes the appended node a member, and queues it. */
static void admit(sudoku__chain_level *level)
{
    sudoku__chain_run *const run = level->run;
    const unsigned item = level->nodes[run->first + run->count].item;
    const unsigned on = item & 1, candidate = item / 2;
    level->queue[on][level->tail[on]++] = (uint16_t)run->count++;
    run->at[item] = (uint16_t)run->count;
    run->set[on][candidate / 64] |= UINT64_C(1) << candidate % 64;
}

/* Ends a run: 'item', which was appended, contradicts its opposite, a member. */
static void contradict(sudoku__chain_level *level, unsigned item)
{
    sudoku__chain_run *const run = level->run;
    const unsigned member = run->at[item ^ 1] - 1u;
    run->contradiction = true;
    run->bad_on = (uint16_t)(item & 1 ? run->count : member);
    run->bad_off = (uint16_t)(item & 1 ? member : run->count);
}

/* What the items that follow from a node have in common. */
typedef struct expansion {
    sudoku_logic *logic;
    sudoku__chain_level *level;
    unsigned node, cell, digit;
    sudoku_status status; /* NONE: go on */
} expansion;

/* 'item' is off since the node is on. */
static void follow_off(expansion *from, unsigned cell, unsigned digit, unsigned cause)
{
    sudoku__chain_level *const level = from->level;
    const unsigned item = sudoku__item(&from->logic->geometry, cell, digit, false);
    const bool bad = level->run->at[item ^ 1]; /* also where a rule has made it off before */
    if (from->status != SUDOKU_NONE || (level->run->at[item] && !bad))
        return;
    if (!append(level, item, cause)) {
        from->status = SUDOKU_LIMIT;
        return;
    }
    add_parent(level, from->node);
    if (bad) {
        contradict(level, item);
        from->status = SUDOKU_OK;
    } else {
        admit(level);
    }
}

static sudoku_status expand_on(sudoku_logic *logic, sudoku__chain_level *level, unsigned node)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned item = node_of(level, level->run, node)->item;
    const unsigned cell = sudoku__item_cell(geometry, item);
    const unsigned digit = sudoku__item_digit(geometry, item);
    expansion from = {.logic = logic, .level = level, .node = node, .status = SUDOKU_NONE};
    uint32_t rest = level->now.candidates[cell] & ~sudoku__bit(digit - 1);
    for (rest = level->rule.nishio ? 0 : rest; rest; rest &= rest - 1)
        follow_off(&from, cell, sudoku__lowest(rest) + 1, SUDOKU__OF_CELL);
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        rest = level->now.places[seat.house][digit] & ~sudoku__bit(seat.place);
        for (; rest; rest &= rest - 1)
            follow_off(&from, geometry->house_cell[seat.house][sudoku__lowest(rest)], digit,
                       SUDOKU__OF_SEAT + s);
    }
    return from.status;
}

/* An item that follows from one that is off, before that one is struck. */
typedef struct consequence {
    uint16_t cell;
    uint8_t digit;
    uint8_t cause;
} consequence;

/* Adds the node of a consequence with all its parents: the node that is off first, then what had
   gone before of the cell or of the digit in the house.  What has gone is what was struck. */
static bool append_on(expansion *from, consequence made)
{
    const sudoku__geometry *const geometry = &from->logic->geometry;
    sudoku__chain_level *const level = from->level;
    const sudoku__chain_run *const run = level->run;
    if (!append(level, sudoku__item(geometry, made.cell, made.digit, true), made.cause))
        return false;
    add_parent(level, from->node);
    if (made.cause == SUDOKU__OF_CELL) {
        uint32_t gone = level->start.candidates[made.cell] & ~level->now.candidates[made.cell];
        for (gone &= ~sudoku__bit(from->digit - 1); gone; gone &= gone - 1)
            add_parent(level,
                       run->at[sudoku__item(geometry, made.cell, sudoku__lowest(gone) + 1, false)] -
                           1u);
        return true;
    }
    const sudoku__seat seat = geometry->seat[made.cell][made.cause - SUDOKU__OF_SEAT];
    uint32_t gone = level->start.places[seat.house][made.digit] &
                    ~level->now.places[seat.house][made.digit];
    for (; gone; gone &= gone - 1) {
        const unsigned cell = geometry->house_cell[seat.house][sudoku__lowest(gone)];
        if (cell != from->cell)
            add_parent(level, run->at[sudoku__item(geometry, cell, made.digit, false)] - 1u);
    }
    return true;
}

/* What follows from the node at the moment: at most one item a house and one of the cell. */
static unsigned consequences(const expansion *from, consequence made[1 + SUDOKU__HOUSES_OF_CELL])
{
    const sudoku__geometry *const geometry = &from->logic->geometry;
    const sudoku__board *const now = &from->level->now;
    unsigned count = 0;
    const uint32_t others = now->candidates[from->cell] & ~sudoku__bit(from->digit - 1);
    if (!from->level->rule.nishio && others && sudoku__is_single(others))
        made[count++] = (consequence){.cell = (uint16_t)from->cell,
                                      .digit = (uint8_t)(sudoku__lowest(others) + 1),
                                      .cause = SUDOKU__OF_CELL};
    for (unsigned s = 0; s < geometry->seats[from->cell]; s++) {
        const sudoku__seat seat = geometry->seat[from->cell][s];
        const uint32_t places = now->places[seat.house][from->digit] & ~sudoku__bit(seat.place);
        if (!places || !sudoku__is_single(places))
            continue;
        const unsigned cell = geometry->house_cell[seat.house][sudoku__lowest(places)];
        bool known = false;
        for (unsigned i = 0; i < count; i++)
            known |= made[i].cell == cell && made[i].digit == from->digit;
        if (known)
            continue;
        const unsigned seat_there = sudoku__seat_in(geometry, cell, seat.house);
        made[count++] = (consequence){.cell = (uint16_t)cell,
                                      .digit = (uint8_t)from->digit,
                                      .cause = (uint8_t)(SUDOKU__OF_SEAT + seat_there)};
    }
    return count;
}

static sudoku_status expand_off(sudoku_logic *logic, sudoku__chain_level *level, unsigned node)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned item = node_of(level, level->run, node)->item;
    expansion from = {.logic = logic,
                      .level = level,
                      .node = node,
                      .cell = sudoku__item_cell(geometry, item),
                      .digit = sudoku__item_digit(geometry, item)};
    consequence made[1 + SUDOKU__HOUSES_OF_CELL];
    const unsigned count = consequences(&from, made);
    sudoku_status status = SUDOKU_NONE;
    for (unsigned i = 0; i < count && status == SUDOKU_NONE; i++) {
        const unsigned on = sudoku__item(geometry, made[i].cell, made[i].digit, true);
        const bool bad = level->run->at[on ^ 1];
        if (level->run->at[on] && !bad)
            continue;
        if (!append_on(&from, made[i])) {
            status = SUDOKU_LIMIT;
        } else if (bad) {
            contradict(level, on);
            status = SUDOKU_OK;
        } else {
            admit(level);
        }
    }
    if (level->rule.dynamic)
        strike(&level->now, geometry, from.cell, from.digit);
    return status;
}

sudoku_status sudoku__run_go_on(sudoku_logic *logic, sudoku__chain_level *level)
{
    for (;;) {
        const unsigned on = level->head[1] < level->tail[1];
        if (!on && level->head[0] == level->tail[0])
            return SUDOKU_NONE;
        const unsigned node = level->queue[on][level->head[on]++];
        const sudoku_status status = on ? expand_on(logic, level, node)
                                        : expand_off(logic, level, node);
        if (status != SUDOKU_NONE)
            return status;
        if (++logic->work >= logic->budget)
            return SUDOKU_LIMIT;
    }
}

sudoku_status sudoku__run_start(sudoku_logic *logic, sudoku__chain_level *level, unsigned item)
{
    sudoku__chain_run *const run = &level->runs[item];
    run->age = level->age;
    run->first = level->nodes_used;
    run->count = 0;
    run->contradiction = false;
    memset(run->set, 0, sizeof run->set);
    memset(run->at, 0, 2 * logic->geometry.cells * logic->geometry.order * sizeof run->at[0]);
    level->run = run;
    level->head[0] = level->head[1] = level->tail[0] = level->tail[1] = 0;
    if (!append(level, item, SUDOKU__NO_CAUSE))
        return SUDOKU_LIMIT;
    admit(level);
    return sudoku__run_go_on(logic, level);
}

void sudoku__run_end(sudoku__chain_level *level, const sudoku__geometry *geometry)
{
    level->nodes_used = level->run->first + level->run->count + level->run->contradiction;
    if (!level->rule.dynamic)
        return;
    for (unsigned i = 0; i < level->head[0]; i++) {
        const unsigned item = node_of(level, level->run, level->queue[0][i])->item;
        unstrike(&level->now, geometry, sudoku__item_cell(geometry, item),
                 sudoku__item_digit(geometry, item));
    }
}

bool sudoku__run_add_off(sudoku__chain_level *level, unsigned item, const uint16_t *parents,
                         unsigned count, unsigned nested)
{
    if (level->run->at[item])
        return true;
    if (!append(level, item, SUDOKU__OF_RULE))
        return false;
    level->nodes[level->run->first + level->run->count].nested = (uint16_t)nested;
    for (unsigned i = 0; i < count; i++)
        add_parent(level, parents[i]);
    admit(level);
    return true;
}

sudoku_status sudoku__make_runs(sudoku_logic *logic, sudoku__chain_level *level,
                                const uint16_t *items, unsigned count, sudoku__run_maker *make)
{
    for (unsigned i = 0; i < count;) {
        if (sudoku__run_made(level, items[i]) || make(logic, level, items[i]) != SUDOKU_LIMIT) {
            i++;
            continue;
        }
        if (!level->full || level->run->first == 0)
            return SUDOKU_LIMIT;
        sudoku__level_forget(level);
        i = 0;
    }
    return SUDOKU_OK;
}

/* Counts a nested hint for the current hint, unless an equal one has been. */
static void count_nested(sudoku__chains *chains, const sudoku__chain_level *level, unsigned nested)
{
    enum { MOST = sizeof chains->counted / sizeof chains->counted[0] };
    if (level->nested[nested].kind != SUDOKU__NESTED_CHAIN)
        return;
    for (unsigned i = 0; i < chains->counted_count; i++)
        if (level->nested[chains->counted[i]].mark == level->nested[nested].mark)
            return;
    if (chains->counted_count < MOST)
        chains->counted[chains->counted_count++] = (uint16_t)nested;
}

void sudoku__find_way(sudoku__chains *chains, const sudoku__chain_level *level,
                      const sudoku__chain_run *run, unsigned node)
{
    const uint32_t way = ++chains->way;
    chains->seen[node_of(level, run, node)->item] = way;
    chains->way_node[0] = (uint16_t)node;
    chains->way_count = 1;
    for (unsigned i = 0; i < chains->way_count; i++) {
        const sudoku__chain_node *const from = node_of(level, run, chains->way_node[i]);
        if (from->nested)
            count_nested(chains, level, from->nested - 1u);
        for (unsigned p = 0; p < from->parent_count; p++) {
            const unsigned parent = level->parents[from->parents + p];
            const unsigned item = node_of(level, run, parent)->item;
            if (chains->seen[item] == way)
                continue;
            chains->seen[item] = way;
            chains->way_node[chains->way_count++] = (uint16_t)parent;
        }
    }
}
