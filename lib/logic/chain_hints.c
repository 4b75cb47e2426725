/* SPDX-License-Identifier: MIT */
/*
 * What a rule of runs concludes, cell by cell: a candidate whose run contradicts itself is not so;
 * what follows from a candidate both ways, from all candidates of a cell, or from all places of a
 * digit in a house, is so.  Sets are compared as bits first; only what they share is looked at node
 * by node, in the order of the first run.
 *
 * A run that met a contradiction is used as far as it got, and a house only from the cell that is
 * its first place of the digit: this is how Sudoku Explainer does it.
 *
 * Of all hints the one with the lowest rating, then the fewest nodes, then the lowest key, then the
 * first found is the step; a run that asks gets the best for each set of candidates that go, in
 * that order.  Counting nodes is the dear part, and is left out where the longest way back alone
 * makes a hint lose.
 */
#include "logic/chain.h"

/* Negative: 'a' comes first, by everything but the number. */
static int compare(const sudoku__chain_hint *a, const sudoku__chain_hint *b)
{
    if (a->rating != b->rating)
        return a->rating < b->rating ? -1 : 1;
    if (a->nodes != b->nodes)
        return a->nodes < b->nodes ? -1 : 1;
    return (int)a->key - (int)b->key;
}

/* Which candidates go where an item is the conclusion. */
static uint32_t gone_of_cell(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                             unsigned conclusion)
{
    const unsigned cell = sudoku__item_cell(geometry, conclusion);
    const uint32_t bit = sudoku__bit(sudoku__item_digit(geometry, conclusion) - 1);
    return conclusion & 1 ? level->start.candidates[cell] & ~bit : bit;
}

static bool same_gone(const uint64_t *a, const uint64_t *b)
{
    return memcmp(a, b, SUDOKU__CHAIN_WORDS * sizeof *a) == 0;
}

/* The hint with the same effect, or NULL. */
static sudoku__chain_hint *rival(sudoku__chain_level *level, const uint64_t *gone, unsigned only)
{
    if (!level->all)
        return level->hint_count ? &level->hints[0] : NULL;
    if (only < SUDOKU__CHAIN_CANDIDATES)
        return level->slot[only] ? &level->hints[level->slot[only] - 1] : NULL;
    for (unsigned i = 0; i < level->hint_count; i++)
        if (same_gone(level->hints[i].gone, gone))
            return &level->hints[i];
    return NULL;
}

/* The only member, or SUDOKU__CHAIN_CANDIDATES where there are several. */
static unsigned only_member(const uint64_t *set)
{
    unsigned only = SUDOKU__CHAIN_CANDIDATES;
    for (unsigned w = 0; w < SUDOKU__CHAIN_WORDS; w++) {
        if (!set[w])
            continue;
        if (only != SUDOKU__CHAIN_CANDIDATES || (set[w] & (set[w] - 1)))
            return SUDOKU__CHAIN_CANDIDATES;
        for (only = w * 64; !(set[w] >> only % 64 & 1); only++)
            continue;
    }
    return only;
}

/* Fills in which candidates go. */
static void set_gone(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                     unsigned conclusion, uint64_t *gone)
{
    const unsigned cell = sudoku__item_cell(geometry, conclusion);
    memset(gone, 0, SUDOKU__CHAIN_WORDS * sizeof *gone);
    for (uint32_t rest = gone_of_cell(level, geometry, conclusion); rest; rest &= rest - 1) {
        const unsigned candidate = cell * geometry->order + sudoku__lowest(rest);
        gone[candidate / 64] |= UINT64_C(1) << candidate % 64;
    }
}

bool sudoku__hint_is_beaten(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                            unsigned conclusion, unsigned rating, unsigned nodes, unsigned key)
{
    const sudoku__chain_hint bound = {.rating = rating, .nodes = nodes, .key = (uint8_t)key};
    if (!level->all)
        return level->hint_count && compare(&level->hints[0], &bound) <= 0;
    const uint32_t digits = gone_of_cell(level, geometry, conclusion);
    if (!digits || !sudoku__is_single(digits))
        return false;
    const unsigned only = sudoku__item_cell(geometry, conclusion) * geometry->order +
                          sudoku__lowest(digits);
    return level->slot[only] && compare(&level->hints[level->slot[only] - 1], &bound) <= 0;
}

void sudoku__offer_hint(sudoku__chain_level *level, const sudoku__geometry *geometry,
                        sudoku__chain_hint *hint)
{
    unsigned only = 0;
    if (level->wanted && level->wanted != sudoku__chain_technique(level, hint))
        return;
    hint->number = level->found++;
    if (!hint->cycle)
        set_gone(level, geometry, hint->conclusion, hint->gone);
    if (level->all)
        only = only_member(hint->gone);
    sudoku__chain_hint *const other = rival(level, hint->gone, only);
    if (other) {
        if (compare(hint, other) < 0)
            *other = *hint;
        return;
    }
    if (level->hint_count == SUDOKU__CHAIN_HINTS)
        return;
    level->hints[level->hint_count++] = *hint;
    if (level->all && only < SUDOKU__CHAIN_CANDIDATES)
        level->slot[only] = (uint16_t)level->hint_count;
}

void sudoku__sort_hints(sudoku__chain_level *level)
{
    /* By insertion: there are few, and they come nearly sorted. */
    for (unsigned i = 1; i < level->hint_count; i++) {
        const sudoku__chain_hint moving = level->hints[i];
        unsigned to = i;
        for (; to > 0; to--) {
            const int order = compare(&level->hints[to - 1], &moving);
            if (order < 0 || (order == 0 && level->hints[to - 1].number < moving.number))
                break;
            level->hints[to] = level->hints[to - 1];
        }
        level->hints[to] = moving;
    }
}

unsigned sudoku__hint_items(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                            const sudoku__chain_hint *hint, uint16_t items[SUDOKU__CHAIN_BRANCHES])
{
    const unsigned source = hint->source;
    unsigned count = 0;
    if (hint->key == SUDOKU__CONTRADICTION || hint->key == SUDOKU__DOUBLE) {
        items[count++] = (uint16_t)source;
        if (hint->key == SUDOKU__DOUBLE)
            items[count++] = (uint16_t)(source ^ 1);
    } else if (hint->key == SUDOKU__CELL_BRANCHES) {
        for (uint32_t rest = level->start.candidates[source]; rest; rest &= rest - 1)
            items[count++] = (uint16_t)sudoku__item(geometry, source, sudoku__lowest(rest) + 1,
                                                    true);
    } else {
        for (uint32_t rest = level->start.places[source][hint->detail]; rest; rest &= rest - 1)
            items[count++] = (uint16_t)sudoku__item(
                geometry, geometry->house_cell[source][sudoku__lowest(rest)], hint->detail, true);
    }
    return count;
}

unsigned sudoku__hint_branches(sudoku__chain_level *level, const sudoku__geometry *geometry,
                               const sudoku__chain_hint *hint,
                               sudoku__branch branches[SUDOKU__CHAIN_BRANCHES])
{
    uint16_t items[SUDOKU__CHAIN_BRANCHES];
    const unsigned count = sudoku__hint_items(level, geometry, hint, items);
    if (hint->key == SUDOKU__CONTRADICTION) {
        const sudoku__chain_run *const run = &level->runs[items[0]];
        branches[0] = (sudoku__branch){.run = run, .node = run->bad_on};
        branches[1] = (sudoku__branch){.run = run, .node = run->bad_off};
        return 2;
    }
    for (unsigned i = 0; i < count; i++) {
        const sudoku__chain_run *const run = &level->runs[items[i]];
        branches[i] = (sudoku__branch){.run = run, .node = run->at[hint->conclusion] - 1u};
    }
    return count;
}

/* Offers a hint of branches; its nodes are counted where that can matter. */
static void offer(sudoku__chains *chains, sudoku__chain_level *level,
                  const sudoku__geometry *geometry, sudoku__chain_hint *hint)
{
    sudoku__branch branches[SUDOKU__CHAIN_BRANCHES];
    const unsigned count = sudoku__hint_branches(level, geometry, hint, branches);
    unsigned nodes = 0;
    for (unsigned i = 0; i < count; i++)
        nodes += level->nodes[branches[i].run->first + branches[i].node].depth;
    if (!gone_of_cell(level, geometry, hint->conclusion) ||
        sudoku__hint_is_beaten(level, geometry, hint->conclusion,
                               sudoku__chain_rating(level->rule.base, nodes), nodes, hint->key))
        return;
    nodes = 0;
    chains->counted_count = 0;
    for (unsigned i = 0; i < count; i++) {
        sudoku__find_way(chains, level, branches[i].run, branches[i].node);
        nodes += chains->way_count;
    }
    for (unsigned i = 0; i < chains->counted_count; i++)
        nodes += level->nested[chains->counted[i]].nodes;
    hint->nodes = nodes;
    hint->rating = sudoku__chain_rating(level->rule.base, nodes);
    sudoku__offer_hint(level, geometry, hint);
}

/* Offers a hint for all that 'count' runs have in common: what is on, then what is off. */
static void offer_common(sudoku_logic *logic, sudoku__chain_level *level,
                         const sudoku__chain_run *const *runs, unsigned count,
                         sudoku__chain_hint hint)
{
    for (int on = 1; on >= 0; on--) {
        uint64_t common[SUDOKU__CHAIN_WORDS], any = 0;
        for (unsigned w = 0; w < SUDOKU__CHAIN_WORDS; w++) {
            common[w] = runs[0]->set[on][w];
            for (unsigned i = 1; i < count; i++)
                common[w] &= runs[i]->set[on][w];
            any |= common[w];
        }
        for (unsigned node = 0; any && node < runs[0]->count; node++) {
            const unsigned item = level->nodes[runs[0]->first + node].item;
            if ((int)(item & 1) != on || !(common[item / 128] >> item / 2 % 64 & 1))
                continue;
            hint.conclusion = (uint16_t)item;
            offer(logic->chains, level, &logic->geometry, &hint);
        }
    }
}

static void add_contradiction(sudoku_logic *logic, sudoku__chain_level *level, unsigned item)
{
    sudoku__chain_hint hint = {
        .key = SUDOKU__CONTRADICTION, .source = (uint16_t)item, .conclusion = (uint16_t)(item ^ 1)};
    if (level->runs[item].contradiction)
        offer(logic->chains, level, &logic->geometry, &hint);
}

/* The houses of a cell in which it is the first of several places of a digit. */
static void add_house_hints(sudoku_logic *logic, sudoku__chain_level *level, unsigned cell,
                            unsigned digit)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        const uint32_t places = level->start.places[seat.house][digit];
        const sudoku__chain_run *runs[SUDOKU__CHAIN_BRANCHES];
        unsigned count = 0;
        if (sudoku__is_single(places) || sudoku__lowest(places) != seat.place)
            continue;
        for (uint32_t rest = places; rest; rest &= rest - 1)
            runs[count++] = &level->runs[sudoku__item(
                geometry, geometry->house_cell[seat.house][sudoku__lowest(rest)], digit, true)];
        offer_common(logic, level, runs, count,
                     (sudoku__chain_hint){.key = SUDOKU__HOUSE_BRANCHES,
                                          .source = seat.house,
                                          .detail = (uint16_t)digit});
    }
}

void sudoku__add_hints(sudoku_logic *logic, sudoku__chain_level *level, unsigned cell)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const uint32_t candidates = level->start.candidates[cell];
    const sudoku__chain_run *runs[SUDOKU__CHAIN_BRANCHES];
    unsigned count = 0;
    for (uint32_t rest = candidates; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        const unsigned item = sudoku__item(geometry, cell, digit, true);
        runs[count++] = &level->runs[item];
        if (level->rule.dynamic) {
            add_contradiction(logic, level, item);
            add_contradiction(logic, level, item ^ 1);
        }
        if (level->rule.nishio)
            continue;
        if (level->rule.dynamic && sudoku__count_bits(candidates) >= 3) {
            const sudoku__chain_run *const both[] = {&level->runs[item], &level->runs[item ^ 1]};
            offer_common(logic, level, both, 2,
                         (sudoku__chain_hint){.key = SUDOKU__DOUBLE, .source = (uint16_t)item});
        }
        add_house_hints(logic, level, cell, digit);
    }
    if (!level->rule.nishio)
        offer_common(logic, level, runs, count,
                     (sudoku__chain_hint){.key = SUDOKU__CELL_BRANCHES, .source = (uint16_t)cell});
}

/* Adds the runs that house hints of a cell and digit need beside its own. */
static unsigned house_runs(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                           unsigned cell, unsigned digit, uint16_t *items)
{
    unsigned count = 0;
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        uint32_t rest = level->start.places[seat.house][digit];
        if (sudoku__lowest(rest) != seat.place)
            continue;
        for (rest &= rest - 1; rest; rest &= rest - 1)
            items[count++] = (uint16_t)sudoku__item(
                geometry, geometry->house_cell[seat.house][sudoku__lowest(rest)], digit, true);
    }
    return count;
}

unsigned sudoku__runs_needed(const sudoku__chain_level *level, const sudoku__geometry *geometry,
                             unsigned cell, uint16_t *items)
{
    const uint32_t candidates = level->start.candidates[cell];
    unsigned count = 0;
    if (sudoku__count_bits(candidates) < (level->rule.dynamic ? 2 : 3))
        return 0;
    for (uint32_t rest = candidates; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        const unsigned item = sudoku__item(geometry, cell, digit, true);
        items[count++] = (uint16_t)item;
        if (level->rule.dynamic)
            items[count++] = (uint16_t)(item ^ 1);
        if (!level->rule.nishio)
            count += house_runs(level, geometry, cell, digit, items + count);
    }
    return count;
}
