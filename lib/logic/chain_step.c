/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains as steps: the items on all ways as the pattern, parents as links, and what each
 * link needs as premises.  A chain that rests on chains nested in it names all cells as premises,
 * since those do not outlive the search.
 */
#include "logic/chain.h"

const sudoku_technique *sudoku__chain_technique(const sudoku__chain_level *level,
                                                const sudoku__chain_hint *hint)
{
    enum { TURBOT_NODES = 6, KINDS = 4 };
    unsigned row = 0;
    switch ((enum sudoku__chain_key)hint->key) {
    case SUDOKU__X_LINKS:
        row = hint->cycle                   ? SUDOKU__X_CYCLE
              : hint->nodes == TURBOT_NODES ? SUDOKU__TURBOT_FISH
                                            : SUDOKU__FORCING_X_CHAIN;
        break;
    case SUDOKU__Y_LINKS:
        row = SUDOKU__Y_CYCLE;
        break;
    case SUDOKU__XY_LINKS:
        row = hint->cycle ? SUDOKU__XY_CYCLE : SUDOKU__FORCING_CHAIN;
        break;
    case SUDOKU__CONTRADICTION:
        row = level->rule.nishio ? SUDOKU__NISHIO
                                 : SUDOKU__DYNAMIC_CONTRADICTION + KINDS * level->rule.level;
        break;
    case SUDOKU__DOUBLE:
        row = SUDOKU__DYNAMIC_DOUBLE + KINDS * level->rule.level;
        break;
    case SUDOKU__CELL_BRANCHES:
        row = level->rule.dynamic ? SUDOKU__DYNAMIC_CELL + KINDS * level->rule.level
                                  : SUDOKU__CELL_CHAINS;
        break;
    case SUDOKU__HOUSE_BRANCHES:
        row = level->rule.dynamic ? SUDOKU__DYNAMIC_REGION + KINDS * level->rule.level
                                  : SUDOKU__REGION_CHAINS;
        break;
    }
    return &sudoku__techniques[row];
}

static unsigned mark_item(sudoku_logic *logic, unsigned item, bool first)
{
    const sudoku_role role = first ? (item & 1 ? SUDOKU_ROLE_START_ON : SUDOKU_ROLE_START_OFF)
                                   : (item & 1 ? SUDOKU_ROLE_ON : SUDOKU_ROLE_OFF);
    return sudoku__step_mark(&logic->step, sudoku__item_cell(&logic->geometry, item),
                             sudoku__item_digit(&logic->geometry, item), role);
}

/* What an item that is on follows from. */
static void add_premise(sudoku_logic *logic, unsigned item, unsigned cause)
{
    const unsigned cell = sudoku__item_cell(&logic->geometry, item);
    if (!(item & 1))
        return;
    if (cause == SUDOKU__OF_CELL)
        sudoku__step_cell_premise(&logic->step, cell);
    else if (cause >= SUDOKU__OF_SEAT)
        sudoku__step_digit_premise(&logic->step,
                                   logic->geometry.seat[cell][cause - SUDOKU__OF_SEAT].house,
                                   sudoku__item_digit(&logic->geometry, item));
}

static void add_nested_premise(sudoku_logic *logic, const sudoku__chain_nested *nested)
{
    for (unsigned i = 0; nested->kind != SUDOKU__NESTED_CHAIN && i < 2; i++) {
        if (nested->kind == SUDOKU__NESTED_CELLS)
            sudoku__step_cell_premise(&logic->step, nested->thing[i]);
        else if (nested->digit[i])
            sudoku__step_digit_premise(&logic->step, nested->thing[i], nested->digit[i]);
    }
    for (unsigned cell = 0; nested->kind == SUDOKU__NESTED_CHAIN && cell < logic->geometry.cells;
         cell++)
        if (logic->board.candidates[cell])
            sudoku__step_cell_premise(&logic->step, cell);
}

/* The way back from a node of a run. */
static void explain_branch(sudoku_logic *logic, const sudoku__chain_level *level,
                           sudoku__branch branch)
{
    sudoku__chains *const chains = logic->chains;
    chains->counted_count = 0;
    sudoku__find_way(chains, level, branch.run, branch.node);
    for (unsigned i = chains->way_count; i-- > 0;) {
        const sudoku__chain_node *const node =
            &level->nodes[branch.run->first + chains->way_node[i]];
        const unsigned to = mark_item(logic, node->item, node->cause == SUDOKU__NO_CAUSE);
        for (unsigned p = 0; p < node->parent_count; p++) {
            const sudoku__chain_node *const parent =
                &level->nodes[branch.run->first + level->parents[node->parents + p]];
            sudoku__step_link(&logic->step,
                              mark_item(logic, parent->item, parent->cause == SUDOKU__NO_CAUSE),
                              to);
        }
        add_premise(logic, node->item, node->cause);
        if (node->nested)
            add_nested_premise(logic, &level->nested[node->nested - 1]);
    }
}

/* The path of a forcing chain or a cycle. */
static void explain_path(sudoku_logic *logic, const sudoku__chain_level *level,
                         const sudoku__chain_hint *hint)
{
    const sudoku__chains *const chains = logic->chains;
    sudoku__find_path(logic, level, hint);
    unsigned before = mark_item(logic, chains->path[chains->path_count - 1].item, true);
    for (unsigned i = chains->path_count - 1; i-- > 0;) {
        const bool closed = hint->cycle && i == 0;
        const unsigned to = mark_item(logic, chains->path[i].item, closed);
        sudoku__step_link(&logic->step, before, to);
        add_premise(logic, chains->path[i].item, chains->path[i].cause);
        before = to;
    }
}

static void add_effect(sudoku_logic *logic, const sudoku__chain_level *level,
                       const sudoku__chain_hint *hint)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned cell = sudoku__item_cell(geometry, hint->conclusion);
    const unsigned digit = sudoku__item_digit(geometry, hint->conclusion);
    for (unsigned w = 0; w < SUDOKU__CHAIN_WORDS; w++)
        for (unsigned bit = 0; bit < 64; bit++)
            if (hint->gone[w] >> bit & 1)
                sudoku__step_eliminate(&logic->step, &level->start,
                                       (w * 64 + bit) / geometry->order,
                                       (w * 64 + bit) % geometry->order + 1);
    if (!hint->cycle && (hint->conclusion & 1))
        sudoku__step_place(&logic->step, cell, digit);
}

void sudoku__build_chain(sudoku_logic *logic, sudoku__chain_level *level,
                         const sudoku__chain_hint *hint)
{
    const sudoku_technique *const technique = sudoku__chain_technique(level, hint);
    sudoku__step_start(&logic->step, (enum sudoku__technique_index)(technique - sudoku__techniques),
                       hint->rating);
    add_effect(logic, level, hint);
    if (logic->step.brief)
        return;
    if (hint->key == SUDOKU__X_LINKS || hint->key == SUDOKU__Y_LINKS ||
        hint->key == SUDOKU__XY_LINKS) {
        explain_path(logic, level, hint);
        return;
    }
    sudoku__branch branches[SUDOKU__CHAIN_BRANCHES];
    const unsigned count = sudoku__hint_branches(level, &logic->geometry, hint, branches);
    for (unsigned i = 0; i < count; i++)
        explain_branch(logic, level, branches[i]);
    if (hint->key == SUDOKU__CELL_BRANCHES)
        sudoku__step_cell_premise(&logic->step, hint->source);
    if (hint->key == SUDOKU__HOUSE_BRANCHES) {
        logic->step.view.house = hint->source;
        sudoku__step_digit_premise(&logic->step, hint->source, hint->detail);
    }
}
