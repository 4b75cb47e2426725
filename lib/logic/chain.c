/* SPDX-License-Identifier: MIT */
/*
 * The memory of chains, and the finders: one for each rule of Sudoku Explainer's order.
 *
 * A rule makes the runs that the hints of a cell compare, adds those hints, and goes on to the next
 * cell; runs are kept, since those of a house serve the hints of other cells too.  The best hint of
 * all cells is the step.
 */
#include "logic/chain.h"

#include <stdlib.h>

static bool level_new(sudoku__chain_level *level)
{
    level->runs = calloc(SUDOKU__CHAIN_ITEMS, sizeof *level->runs);
    level->nodes = calloc(SUDOKU__CHAIN_NODES, sizeof *level->nodes);
    level->parents = calloc(SUDOKU__CHAIN_PARENTS, sizeof *level->parents);
    level->nested = calloc(SUDOKU__CHAIN_NESTED, sizeof *level->nested);
    level->hints = calloc(SUDOKU__CHAIN_HINTS, sizeof *level->hints);
    return level->runs && level->nodes && level->parents && level->nested && level->hints;
}

static void level_free(sudoku__chain_level *level)
{
    free(level->runs);
    free(level->nodes);
    free(level->parents);
    free(level->nested);
    free(level->hints);
}

sudoku__chains *sudoku__chains_new(void)
{
    enum { LINKS = 32 * SUDOKU__CHAIN_CANDIDATES };
    sudoku__chains *const made = calloc(1, sizeof *made);
    if (!made)
        return NULL;
    made->links_max = LINKS;
    made->links = calloc(LINKS, sizeof *made->links);
    made->on_queue = calloc(SUDOKU__CHAIN_CANDIDATES, sizeof *made->on_queue);
    made->off_queue = calloc(LINKS, sizeof *made->off_queue);
    made->met = calloc(SUDOKU__CHAIN_ITEMS, sizeof *made->met);
    made->listed = calloc(SUDOKU__CHAIN_ITEMS, sizeof *made->listed);
    made->path = calloc(SUDOKU__CHAIN_ITEMS + 1, sizeof *made->path);
    made->seen = calloc(SUDOKU__CHAIN_ITEMS, sizeof *made->seen);
    made->cycles.hints = calloc(SUDOKU__CHAIN_HINTS, sizeof *made->cycles.hints);
    bool good = made->links && made->on_queue && made->off_queue && made->met && made->listed &&
                made->path && made->seen && made->cycles.hints;
    for (unsigned i = 0; i < SUDOKU__CHAIN_LEVELS; i++)
        good = level_new(&made->level[i]) && good;
    if (good)
        return made;
    sudoku__chains_free(made);
    return NULL;
}

void sudoku__chains_free(sudoku__chains *chains)
{
    if (!chains)
        return;
    for (unsigned i = 0; i < SUDOKU__CHAIN_LEVELS; i++)
        level_free(&chains->level[i]);
    free(chains->links);
    free(chains->on_queue);
    free(chains->off_queue);
    free(chains->met);
    free(chains->listed);
    free(chains->path);
    free(chains->seen);
    free(chains->cycles.hints);
    free(chains);
}

/* A run on the outer level. */
static sudoku_status make_run(sudoku_logic *logic, sudoku__chain_level *level, unsigned item)
{
    sudoku_status status = sudoku__run_start(logic, level, item);
    while (status == SUDOKU_NONE && level->rule.level > 0) {
        status = sudoku__ask_rules(logic, level);
        if (status != SUDOKU_OK)
            break;
        status = sudoku__run_go_on(logic, level);
    }
    sudoku__run_end(level, &logic->geometry);
    return status == SUDOKU_LIMIT ? status : SUDOKU_OK;
}

static sudoku_status find(sudoku_logic *logic, sudoku__chain_rule rule)
{
    sudoku__chain_level *const level = &logic->chains->level[0];
    uint16_t items[SUDOKU__CHAIN_ITEMS];
    sudoku__level_start(level, &logic->geometry, rule, &logic->board, false);
    level->wanted = logic->step.wanted;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const unsigned count = sudoku__runs_needed(level, &logic->geometry, cell, items);
        if (sudoku__make_runs(logic, level, items, count, make_run) == SUDOKU_LIMIT)
            return SUDOKU_LIMIT;
        if (count)
            sudoku__add_hints(logic, level, cell);
    }
    if (level->hint_count == 0)
        return SUDOKU_NONE;
    const sudoku__chain_hint *const best = &level->hints[0];
    const unsigned count = sudoku__hint_items(level, &logic->geometry, best, items);
    if (!logic->step.brief &&
        sudoku__make_runs(logic, level, items, count, make_run) == SUDOKU_LIMIT)
        return SUDOKU_LIMIT;
    sudoku__build_chain(logic, level, best);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_forcing_chain(sudoku_logic *logic)
{
    if (!logic->chains) /* a turbot fish may be asked for in any grid */
        return SUDOKU_NONE;
    sudoku__chain_level *const level = &logic->chains->cycles;
    sudoku__level_start(level, &logic->geometry, (sudoku__chain_rule){0}, &logic->board, false);
    level->wanted = logic->step.wanted;
    const sudoku_status status = sudoku__add_cycle_hints(logic, level);
    if (status == SUDOKU_OK)
        sudoku__build_chain(logic, level, &level->hints[0]);
    return status;
}

sudoku_status sudoku__find_nishio(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 75, .nishio = true, .dynamic = true});
}

sudoku_status sudoku__find_multiple_chains(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 80});
}

sudoku_status sudoku__find_dynamic_chains(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 85, .dynamic = true});
}

sudoku_status sudoku__find_dynamic_chains_1(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 90, .dynamic = true, .level = 1});
}

sudoku_status sudoku__find_dynamic_chains_2(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 95, .dynamic = true, .level = 2});
}

sudoku_status sudoku__find_dynamic_chains_3(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 100, .dynamic = true, .level = 3});
}

sudoku_status sudoku__find_dynamic_chains_4(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 105, .dynamic = true, .level = 4});
}

sudoku_status sudoku__find_dynamic_chains_5(sudoku_logic *logic)
{
    return find(logic, (sudoku__chain_rule){.base = 110, .dynamic = true, .level = 5});
}
