/* SPDX-License-Identifier: MIT */
/*
 * ALS-XZ, ALS-XY-Wing and ALS chains: almost locked sets (als.h) joined by restricted candidates.
 *
 * A set without one of its candidates holds all others, so along a chain of sets, each joined to
 * the next by a restricted candidate and left by another one than it was entered by, a candidate
 * that is false in the first set is true in the last; what sees all its places in both is false.
 * Two sets make ALS-XZ, three ALS-XY-Wing, more an ALS chain (six at most here).
 *
 * Two sets with two restricted candidates lock each other: one candidate is in each, so that every
 * other candidate of a set is true in it, and either restricted one in one of them.
 *
 * Sets that are joined share no cell, and neither do the ends of an XY-Wing.  As in HoDoKu the
 * first ALS-XZ and XY-Wing with an effect is taken, by the numbers of the pairs that are joined; of
 * chains all are looked at, and the best is taken (choice.h; then that of fewest cells); a chain
 * goes from sets to later ones alone, as there.
 */
#include "logic/als.h"
#include "logic/choice.h"
#include "logic/logic.h"

enum { MOST_SETS = 6 };

typedef struct als_chain {
    unsigned count, set[MOST_SETS];
    unsigned common[MOST_SETS]; /* the digit (less one) between a set and the next */
    uint16_t doubly;            /* ALS-XZ: both restricted digits, if two */
    uint16_t but;               /* digits that are not taken away */
} als_chain;

typedef struct best {
    als_chain chain;
    sudoku__choice choice;
} best;

static const sudoku__als *set_of(const sudoku_logic *logic, unsigned set)
{
    return &logic->als.als[set];
}

static void eliminate_cells(sudoku_logic *logic, sudoku__cells81 cells, unsigned digit)
{
    while (!sudoku__is_empty(cells))
        sudoku__step_eliminate(&logic->step, &logic->board, sudoku__take_cell(&cells), digit + 1);
}

/* Takes the digits that both ends have from what sees them all. */
static void eliminate_between(sudoku_logic *logic, const sudoku__als *a, const sudoku__als *b,
                              uint32_t but)
{
    for (uint32_t rest = a->digits & b->digits & ~but; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest);
        eliminate_cells(logic, sudoku__both(a->seen[digit], b->seen[digit]), digit);
    }
}

/* Takes a locked set's other digits from what sees them and is not in the other set. */
static void eliminate_locked(sudoku_logic *logic, const sudoku__als *a, const sudoku__als *b,
                             uint32_t but)
{
    for (uint32_t rest = a->digits & ~but; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest);
        eliminate_cells(logic, sudoku__without(a->seen[digit], b->cells), digit);
    }
}

static void build(sudoku_logic *logic, const als_chain *of)
{
    const sudoku__als *const a = set_of(logic, of->set[0]);
    const sudoku__als *const b = set_of(logic, of->set[of->count - 1]);
    sudoku__step_start(&logic->step,
                       of->count == 2   ? SUDOKU__ALS_XZ
                       : of->count == 3 ? SUDOKU__ALS_XY_WING
                                        : SUDOKU__ALS_CHAIN,
                       0);
    if (of->doubly) {
        for (uint32_t rest = of->doubly; rest; rest &= rest - 1)
            eliminate_between(logic, a, b, rest & (0u - rest));
        eliminate_locked(logic, a, b, of->doubly);
        eliminate_locked(logic, b, a, of->doubly);
    } else {
        eliminate_between(logic, a, b, of->but);
    }
}

/* Whether the ends have a digit in common that something sees. */
static bool may_act(const sudoku_logic *logic, const als_chain *of)
{
    const sudoku__als *const a = set_of(logic, of->set[0]);
    const sudoku__als *const b = set_of(logic, of->set[of->count - 1]);
    if (of->doubly)
        return true;
    for (uint32_t rest = a->digits & b->digits & ~(uint32_t)of->but; rest; rest &= rest - 1)
        if (!sudoku__is_empty(
                sudoku__both(a->seen[sudoku__lowest(rest)], b->seen[sudoku__lowest(rest)])))
            return true;
    return false;
}

static void weigh(sudoku_logic *logic, const als_chain *of, best *all)
{
    sudoku__choice choice = {0};
    if (!may_act(logic, of))
        return;
    build(logic, of);
    if (!sudoku__step_has_effect(&logic->step))
        return;
    for (size_t e = 0; e < logic->step.view.elimination_count; e++)
        sudoku__choice_add(&choice, logic->step.eliminations[e].cell,
                           logic->step.eliminations[e].digit);
    for (unsigned i = 0; i < of->count; i++)
        choice.length += set_of(logic, of->set[i])->size;
    if (!sudoku__choice_better(&choice, &all->choice))
        return;
    all->choice = choice;
    all->chain = *of;
}

static sudoku_status finish(sudoku_logic *logic, const best *all)
{
    static const sudoku_role roles[] = {SUDOKU_ROLE_SET_A, SUDOKU_ROLE_SET_B, SUDOKU_ROLE_SET_C,
                                        SUDOKU_ROLE_SET_D, SUDOKU_ROLE_SET_A, SUDOKU_ROLE_SET_B};
    if (!all->choice.eliminations)
        return SUDOKU_NONE;
    build(logic, &all->chain);
    for (unsigned i = 0; i < all->chain.count; i++) {
        sudoku__cells81 cells = set_of(logic, all->chain.set[i])->cells;
        while (!sudoku__is_empty(cells)) {
            const unsigned cell = sudoku__take_cell(&cells);
            for (uint32_t rest = logic->board.candidates[cell]; rest; rest &= rest - 1) {
                const unsigned digit = sudoku__lowest(rest);
                const bool common = (i > 0 && all->chain.common[i - 1] == digit) ||
                                    (i + 1 < all->chain.count && all->chain.common[i] == digit) ||
                                    (all->chain.doubly >> digit & 1);
                sudoku__step_mark(&logic->step, cell, digit + 1,
                                  common ? SUDOKU_ROLE_COMMON : roles[i]);
            }
            sudoku__step_cell_premise(&logic->step, cell);
        }
    }
    return SUDOKU_OK;
}

/* Takes a chain if it has an effect. */
static sudoku_status take(sudoku_logic *logic, const als_chain *of)
{
    best only = {.chain = *of, .choice = {.eliminations = 1}};
    if (!may_act(logic, of))
        return SUDOKU_NONE;
    build(logic, of);
    return sudoku__step_has_effect(&logic->step) ? finish(logic, &only) : SUDOKU_NONE;
}

sudoku_status sudoku__find_als_xz(sudoku_logic *logic)
{
    sudoku__als_collect(&logic->als, &logic->board, &logic->geometry, true);
    for (unsigned i = 0; i < logic->als.commons; i++) {
        const sudoku__common *const common = &logic->als.common[i];
        als_chain two = {.count = 2, .set = {common->from, common->to}, .but = common->digits};
        if (common->from > common->to)
            continue;
        two.doubly = sudoku__count_bits(common->digits) > 1 ? common->digits : 0;
        two.common[0] = sudoku__lowest(common->digits);
        if (take(logic, &two) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

/* Two sets that are joined to a pivot; by two different digits. */
static sudoku_status try_xy_wing(sudoku_logic *logic, unsigned pivot, const sudoku__common *in,
                                 const sudoku__common *out)
{
    als_chain three = {.count = 3, .set = {in->to, pivot, out->to}};
    const uint32_t all = in->digits | out->digits;
    if (sudoku__is_single(all) || !sudoku__is_empty(sudoku__both(set_of(logic, in->to)->cells,
                                                                 set_of(logic, out->to)->cells)))
        return SUDOKU_NONE;
    three.but = (uint16_t)all;
    three.common[0] = sudoku__lowest(in->digits);
    if (sudoku__is_single(out->digits) && (out->digits & sudoku__bit(three.common[0])))
        three.common[0] = sudoku__lowest(in->digits & ~(uint32_t)out->digits);
    three.common[1] = sudoku__lowest(out->digits & ~sudoku__bit(three.common[0]));
    return take(logic, &three);
}

/* The pairs that come after (from, to), joined to one of its sets. */
static sudoku_status after_pair(sudoku_logic *logic, const sudoku__common *pair)
{
    const sudoku__als_list *const list = &logic->als;
    const sudoku__common back = {.from = pair->to, .to = pair->from, .digits = pair->digits};
    for (uint32_t i = list->first[pair->from]; i < list->first[pair->from + 1u]; i++)
        if (list->common[i].to > pair->to &&
            try_xy_wing(logic, pair->from, pair, &list->common[i]) == SUDOKU_OK)
            return SUDOKU_OK;
    for (uint32_t i = list->first[pair->to]; i < list->first[pair->to + 1u]; i++)
        if (list->common[i].to > pair->from &&
            try_xy_wing(logic, pair->to, &back, &list->common[i]) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_als_xy_wing(sudoku_logic *logic)
{
    sudoku__als_collect(&logic->als, &logic->board, &logic->geometry, true);
    for (unsigned i = 0; i < logic->als.commons; i++)
        if (logic->als.common[i].from < logic->als.common[i].to &&
            after_pair(logic, &logic->als.common[i]) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

static void weigh_entry(sudoku_logic *logic, const sudoku__als_entry *entries, int last, best *all)
{
    als_chain chain = {.count = entries[last].depth + 1u};
    for (int i = last; i >= 0; i = entries[i].before) {
        chain.set[entries[i].depth] = entries[i].set;
        if (entries[i].depth > 0)
            chain.common[entries[i].depth - 1] = entries[i].digit;
    }
    chain.but = (uint16_t)(sudoku__bit(chain.common[0]) |
                           sudoku__bit(chain.common[chain.count - 2]));
    weigh(logic, &chain, all);
}

/* Chains from one set, left by one digit: breadth first, each set once for each digit it is
   entered by. */
static void weigh_chains(sudoku_logic *logic, unsigned start, unsigned exit, best *all)
{
    const sudoku__als_list *const list = &logic->als;
    sudoku__als_entry *const entries = list->entries;
    uint16_t *const entered = list->entered;
    unsigned count = 0;
    memset(entered, 0, list->count * sizeof entered[0]);
    entries[count++] = (sudoku__als_entry){
        .set = (uint16_t)start, .before = -1, .digit = UINT8_MAX};
    for (unsigned done = 0; done < count; done++) {
        const sudoku__als_entry from = entries[done];
        if (from.depth + 1 >= MOST_SETS)
            return;
        for (uint32_t i = list->first[from.set]; i < list->first[from.set + 1]; i++) {
            const sudoku__common *const common = &list->common[i];
            if (common->to < from.set)
                continue;
            for (uint32_t rest = common->digits; rest; rest &= rest - 1) {
                const unsigned digit = sudoku__lowest(rest);
                if (digit == from.digit || (from.depth == 0 && digit != exit) ||
                    (entered[common->to] >> digit & 1) || common->to == start ||
                    count == SUDOKU__MOST_ENTRIES)
                    continue;
                entered[common->to] |= (uint16_t)sudoku__bit(digit);
                entries[count] = (sudoku__als_entry){.set = common->to,
                                                     .before = (int16_t)done,
                                                     .digit = (uint8_t)digit,
                                                     .depth = (uint8_t)(from.depth + 1)};
                if (from.depth + 1 >= 3)
                    weigh_entry(logic, entries, (int)count, all);
                count++;
            }
        }
    }
}

sudoku_status sudoku__find_als_chain(sudoku_logic *logic)
{
    best all = {0};
    sudoku__als_collect(&logic->als, &logic->board, &logic->geometry, true);
    for (unsigned start = 0; start < logic->als.count; start++) {
        for (uint32_t rest = logic->als.als[start].digits; rest; rest &= rest - 1)
            weigh_chains(logic, start, sudoku__lowest(rest), &all);
        logic->work += logic->als.count;
        if (logic->work >= logic->budget)
            return SUDOKU_LIMIT;
    }
    return finish(logic, &all);
}
