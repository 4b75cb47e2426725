/* SPDX-License-Identifier: MIT */
/*
 * What a run asks when nothing follows any more: locked candidates, hidden pairs, naked pairs and
 * X-Wings in the grid without what it struck, and then, by its level, chains.  The first rule that
 * takes anything away ends the question, and everything it takes away becomes a node.
 *
 * Such a node's parents are the candidates that the run struck and that would have spoilt the
 * pattern: for a chain, those of the cells and houses that it goes through.  A pattern that would
 * be there without the run has none, and is left out.
 */
#include "logic/chain.h"
#include "logic/scan.h"

/* A pattern, while its parents and what goes are being collected. */
typedef struct finding {
    sudoku_logic *logic;
    sudoku__chain_level *level;
    unsigned parent_count;
    uint16_t parents[SUDOKU__CHAIN_CANDIDATES];
    uint32_t is_parent[SUDOKU__CHAIN_ITEMS / 32 + 1]; /* by node */
    uint64_t gone[SUDOKU__CHAIN_WORDS];
    sudoku__chain_nested nested;
} finding;

static void start(finding *made, unsigned kind, unsigned thing, unsigned digit)
{
    made->parent_count = 0;
    memset(made->is_parent, 0, sizeof made->is_parent);
    memset(made->gone, 0, sizeof made->gone);
    made->nested = (sudoku__chain_nested){
        .kind = (uint8_t)kind, .thing = {(uint16_t)thing, UINT16_MAX}, .digit = {(uint8_t)digit}};
}

static void add_parent(finding *made, unsigned cell, unsigned digit)
{
    const unsigned item = sudoku__item(&made->logic->geometry, cell, digit, false);
    const unsigned node = made->level->run->at[item] - 1u;
    if (made->is_parent[node / 32] >> node % 32 & 1)
        return;
    made->is_parent[node / 32] |= UINT32_C(1) << node % 32;
    made->parents[made->parent_count++] = (uint16_t)node;
}

/* The candidates of these that the cell has lost in this run. */
static void add_lost_of_cell(finding *made, unsigned cell, uint32_t digits)
{
    digits &= made->level->start.candidates[cell] & ~made->level->now.candidates[cell];
    for (; digits; digits &= digits - 1)
        add_parent(made, cell, sudoku__lowest(digits) + 1);
}

/* The places of these that the digit has lost in this run. */
static void add_lost_of_house(finding *made, unsigned house, unsigned digit, uint32_t places)
{
    places &= made->level->start.places[house][digit] & ~made->level->now.places[house][digit];
    for (; places; places &= places - 1)
        add_parent(made, made->logic->geometry.house_cell[house][sudoku__lowest(places)], digit);
}

static void add_gone(finding *made, unsigned cell, uint32_t digits)
{
    for (digits &= made->level->now.candidates[cell]; digits; digits &= digits - 1) {
        const unsigned candidate = cell * made->logic->geometry.order + sudoku__lowest(digits);
        made->gone[candidate / 64] |= UINT64_C(1) << candidate % 64;
    }
}

/* Makes nodes of what goes.  OK: of one or more.  NONE, LIMIT. */
static sudoku_status finish(finding *made)
{
    sudoku__chain_level *const level = made->level;
    const unsigned before = level->run->count;
    if (made->parent_count == 0)
        return SUDOKU_NONE;
    if (level->nested_used == SUDOKU__CHAIN_NESTED) {
        level->full = true;
        return SUDOKU_LIMIT;
    }
    level->nested[level->nested_used] = made->nested;
    for (unsigned w = 0; w < SUDOKU__CHAIN_WORDS; w++)
        for (uint64_t rest = made->gone[w]; rest; rest &= rest - 1) {
            const unsigned low = (uint32_t)rest ? sudoku__lowest((uint32_t)rest)
                                                : 32 + sudoku__lowest((uint32_t)(rest >> 32));
            if (!sudoku__run_add_off(level, 2 * (w * 64 + low), made->parents, made->parent_count,
                                     level->nested_used + 1))
                return SUDOKU_LIMIT;
        }
    if (level->run->count == before)
        return SUDOKU_NONE;
    level->nested_used++;
    return SUDOKU_OK;
}

/* Counts what a rule has found: OK where it was anything. */
static bool collect(sudoku_status status, sudoku_status *all)
{
    if (status == SUDOKU_OK)
        *all = SUDOKU_OK;
    if (status == SUDOKU_LIMIT)
        *all = SUDOKU_LIMIT;
    return status != SUDOKU_LIMIT;
}

static sudoku_status ask_locked(finding *made)
{
    const sudoku__geometry *const geometry = &made->logic->geometry;
    const sudoku__board *const now = &made->level->now;
    sudoku__locked_scan scan = {0};
    sudoku_status all = SUDOKU_NONE;
    while (sudoku__locked_next(&scan, now, geometry)) {
        start(made, SUDOKU__NESTED_DIGITS, scan.from, scan.digit);
        add_lost_of_house(made, scan.from, scan.digit, ~geometry->overlap[scan.from][scan.to]);
        uint32_t rest = now->places[scan.to][scan.digit] & ~geometry->overlap[scan.to][scan.from];
        for (; rest; rest &= rest - 1)
            add_gone(made, geometry->house_cell[scan.to][sudoku__lowest(rest)],
                     sudoku__bit(scan.digit - 1));
        if (!collect(finish(made), &all))
            break;
    }
    return all;
}

static sudoku_status ask_pairs(finding *made, bool hidden)
{
    const sudoku__geometry *const geometry = &made->logic->geometry;
    sudoku__subset_scan scan = {.size = 2, .least_empty = hidden ? 5 : 4, .hidden = hidden};
    sudoku_status all = SUDOKU_NONE;
    while (sudoku__subset_next(&scan, &made->level->now, geometry)) {
        const uint16_t *const cells = geometry->house_cell[scan.house];
        const uint32_t places = hidden ? scan.others : scan.things;
        const uint32_t digits = hidden ? scan.things : scan.others;
        const unsigned first = sudoku__lowest(scan.things);
        const unsigned second = sudoku__lowest(scan.things & (scan.things - 1));
        start(made, hidden ? SUDOKU__NESTED_DIGITS : SUDOKU__NESTED_CELLS,
              hidden ? scan.house : cells[first], hidden ? first + 1 : 0);
        made->nested.thing[1] = (uint16_t)(hidden ? scan.house : cells[second]);
        made->nested.digit[1] = (uint8_t)(hidden ? second + 1 : 0);
        for (unsigned place = 0; place < geometry->order; place++) {
            const bool member = places >> place & 1;
            if (member != hidden)
                add_lost_of_cell(made, cells[place], hidden ? digits : ~digits);
            if (member == hidden)
                add_gone(made, cells[place], hidden ? ~digits : digits);
        }
        if (!collect(finish(made), &all))
            break;
    }
    return all;
}

static sudoku_status ask_x_wings(finding *made)
{
    const sudoku__geometry *const geometry = &made->logic->geometry;
    sudoku__fish_scan scan = {.size = 2};
    sudoku_status all = SUDOKU_NONE;
    while (sudoku__fish_next(&scan, &made->level->now, geometry)) {
        start(made, SUDOKU__NESTED_DIGITS,
              scan.base_kind * geometry->order + sudoku__lowest(scan.base), scan.digit);
        made->nested.thing[1] = (uint16_t)(scan.base_kind * geometry->order +
                                           sudoku__lowest(scan.base & (scan.base - 1)));
        made->nested.digit[1] = (uint8_t)scan.digit;
        for (unsigned i = 0; i < 2; i++)
            add_lost_of_house(made, made->nested.thing[i], scan.digit, ~scan.cover);
        for (uint32_t lines = scan.cover; lines; lines &= lines - 1) {
            const unsigned house = scan.cover_kind * geometry->order + sudoku__lowest(lines);
            uint32_t rest = made->level->now.places[house][scan.digit] & ~scan.base;
            for (; rest; rest &= rest - 1)
                add_gone(made, geometry->house_cell[house][sudoku__lowest(rest)],
                         sudoku__bit(scan.digit - 1));
        }
        if (!collect(finish(made), &all))
            break;
    }
    return all;
}

static sudoku_status ask_sets(finding *made)
{
    sudoku_status status = ask_locked(made);
    made->logic->work += made->logic->geometry.cells; /* about as long as so many nodes take */
    if (status == SUDOKU_NONE)
        status = ask_pairs(made, true);
    if (status == SUDOKU_NONE)
        status = ask_pairs(made, false);
    if (status == SUDOKU_NONE)
        status = ask_x_wings(made);
    return status;
}

/* Mixes a number into the mark of a hint.  (FNV-1a, with 16 bits at a time.) */
static void mix(finding *made, unsigned number)
{
    made->nested.mark = (made->nested.mark ^ number) * UINT64_C(0x100000001b3);
}

/* What a node of an inner chain needs of the run: where it is on, all that spoilt its cause. */
static void add_lost_of_cause(finding *made, unsigned item, unsigned cause)
{
    const sudoku__geometry *const geometry = &made->logic->geometry;
    const unsigned cell = sudoku__item_cell(geometry, item);
    mix(made, item);
    if (!(item & 1))
        return;
    if (cause == SUDOKU__OF_CELL)
        add_lost_of_cell(made, cell, UINT32_MAX);
    else if (cause >= SUDOKU__OF_SEAT)
        add_lost_of_house(made, geometry->seat[cell][cause - SUDOKU__OF_SEAT].house,
                          sudoku__item_digit(geometry, item), UINT32_MAX);
}

static void start_nested(finding *made, const sudoku__chain_hint *hint)
{
    start(made, SUDOKU__NESTED_CHAIN, 0, 0);
    made->nested.mark = UINT64_C(0xcbf29ce484222325);
    made->nested.nodes = hint->nodes;
    memcpy(made->gone, hint->gone, sizeof made->gone);
}

/* A forcing chain or cycle.  A cycle counts twice, the second time from its start with everything
   the other way round. */
static void add_path(finding *made, const sudoku__chain_hint *hint)
{
    const sudoku__chains *const chains = made->logic->chains;
    sudoku__find_path(made->logic, &chains->cycles, hint);
    const unsigned count = chains->path_count - hint->cycle;
    for (unsigned i = 0; i < count; i++)
        add_lost_of_cause(made, chains->path[i].item, chains->path[i].cause);
    mix(made, UINT16_MAX);
    for (unsigned i = chains->path_count; hint->cycle && i-- > 1;)
        add_lost_of_cause(made, chains->path[i].item ^ 1u, chains->path[i].cause);
}

/* A run on the inner level. */
static sudoku_status make_inner_run(sudoku_logic *logic, sudoku__chain_level *level, unsigned item)
{
    sudoku_status status = sudoku__run_start(logic, level, item);
    while (status == SUDOKU_NONE && level->rule.level > 0) {
        status = sudoku__ask_plain_rules(logic, level);
        if (status != SUDOKU_OK)
            break;
        status = sudoku__run_go_on(logic, level);
    }
    sudoku__run_end(level, &logic->geometry);
    return status == SUDOKU_LIMIT ? status : SUDOKU_OK;
}

/* A hint of runs, branch by branch.  False: out of budget. */
static bool add_ways(finding *made, sudoku__chain_level *inner, const sudoku__chain_hint *hint)
{
    sudoku__chains *const chains = made->logic->chains;
    sudoku__branch branches[SUDOKU__CHAIN_BRANCHES];
    uint16_t items[SUDOKU__CHAIN_BRANCHES];
    unsigned count = sudoku__hint_items(inner, &made->logic->geometry, hint, items);
    if (sudoku__make_runs(made->logic, inner, items, count, make_inner_run) == SUDOKU_LIMIT)
        return false;
    count = sudoku__hint_branches(inner, &made->logic->geometry, hint, branches);
    for (unsigned i = 0; i < count; i++) {
        chains->counted_count = 0;
        sudoku__find_way(chains, inner, branches[i].run, branches[i].node);
        for (unsigned n = 0; n < chains->way_count; n++) {
            const sudoku__chain_node *const node =
                &inner->nodes[branches[i].run->first + chains->way_node[n]];
            unsigned cause = node->cause;
            if (cause == SUDOKU__NO_CAUSE && hint->key == SUDOKU__CELL_BRANCHES)
                cause = SUDOKU__OF_CELL;
            if (cause == SUDOKU__NO_CAUSE && hint->key == SUDOKU__HOUSE_BRANCHES)
                cause = SUDOKU__OF_SEAT +
                        sudoku__seat_in(&made->logic->geometry,
                                        sudoku__item_cell(&made->logic->geometry, node->item),
                                        hint->source);
            add_lost_of_cause(made, node->item, cause);
        }
        mix(made, UINT16_MAX);
    }
    return true;
}

static sudoku_status ask_cycles(finding *made)
{
    sudoku__chain_level *const inner = &made->logic->chains->cycles;
    sudoku__level_start(inner, &made->logic->geometry, (sudoku__chain_rule){0}, &made->level->now,
                        true);
    const sudoku_status status = sudoku__add_cycle_hints(made->logic, inner);
    if (status != SUDOKU_OK)
        return status;
    sudoku_status all = SUDOKU_NONE;
    sudoku__sort_hints(inner);
    for (unsigned i = 0; i < inner->hint_count; i++) {
        start_nested(made, &inner->hints[i]);
        add_path(made, &inner->hints[i]);
        if (!collect(finish(made), &all))
            break;
    }
    return all;
}

sudoku_status sudoku__ask_plain_rules(sudoku_logic *logic, sudoku__chain_level *level)
{
    finding made;
    made.logic = logic;
    made.level = level;
    const sudoku_status status = ask_sets(&made);
    return status == SUDOKU_NONE && level->rule.level == 2 ? ask_cycles(&made) : status;
}

/* The whole of a rule on the inner level, and nodes of its hints. */
static sudoku_status ask_runs(finding *made, sudoku__chain_rule rule)
{
    sudoku_logic *const logic = made->logic;
    sudoku__chain_level *const inner = &logic->chains->level[1];
    uint16_t items[SUDOKU__CHAIN_ITEMS];
    sudoku__level_start(inner, &logic->geometry, rule, &made->level->now, true);
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const unsigned count = sudoku__runs_needed(inner, &logic->geometry, cell, items);
        if (sudoku__make_runs(logic, inner, items, count, make_inner_run) == SUDOKU_LIMIT)
            return SUDOKU_LIMIT;
        if (count)
            sudoku__add_hints(logic, inner, cell);
    }
    sudoku_status all = SUDOKU_NONE;
    sudoku__sort_hints(inner);
    for (unsigned i = 0; i < inner->hint_count; i++) {
        start_nested(made, &inner->hints[i]);
        if (!add_ways(made, inner, &inner->hints[i]))
            return SUDOKU_LIMIT;
        if (!collect(finish(made), &all))
            break;
    }
    return all;
}

sudoku_status sudoku__ask_rules(sudoku_logic *logic, sudoku__chain_level *level)
{
    finding made;
    made.logic = logic;
    made.level = level;
    sudoku_status status = ask_sets(&made);
    if (status == SUDOKU_NONE && (level->rule.level == 2 || level->rule.level == 3))
        status = ask_cycles(&made);
    if (status == SUDOKU_NONE && level->rule.level == 3)
        status = ask_runs(&made, (sudoku__chain_rule){.base = 80});
    if (status == SUDOKU_NONE && level->rule.level >= 4)
        status = ask_runs(&made, (sudoku__chain_rule){.base = 85, .dynamic = true});
    if (status == SUDOKU_NONE && level->rule.level == 5)
        status = ask_runs(&made, (sudoku__chain_rule){.base = 95, .dynamic = true, .level = 2});
    return status;
}
