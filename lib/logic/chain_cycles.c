/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and cycles: alternating chains from a candidate back to itself or to its opposite,
 * on the grid as it is.  Three passes, with links inside houses (X), inside cells (Y, from cells
 * with two candidates), and both; from each candidate cycles first, then chains from it true, then
 * from it false.
 *
 * A search goes in phases, all that is on, then all that is off; each node has one parent, and the
 * first way to an item that is on wins.  Items that are off may be met again in a search for
 * cycles, but not on the way to themselves; those from which nothing follows are left out.
 *
 * Since a phase adds one node to the way, a search can end where longer ways no longer count.
 *
 * Where a run asks, most searches for chains are left out: if the grid of the step had none, a
 * chain in the grid of the run needs a link from off to on that was not there.  Let it be from x
 * off to y on.  A chain from s on to s off leads from s on to x off, so (the other way round) from
 * x on to s off, and from y on to s off; so s is among what is off both from x on and from y on.
 * Likewise a chain from s off to s on: s is among what is on from both.
 */
#include "logic/chain.h"

enum {
    X_PASS,
    Y_PASS,
    XY_PASS,
    PASSES,
    SHORTEST = 4, /* phases of a cycle */
    CYCLE_RATING = 65,
    CHAIN_RATING = 66,
    XY_RATING = 70
};
static const uint32_t NO_PARENT = UINT32_MAX;

typedef struct search {
    sudoku_logic *logic;
    sudoku__chains *chains;
    sudoku__chain_level *level;
    const sudoku__geometry *geometry;
    const sudoku__board *board;
    bool x, y;      /* links from off to on */
    bool y_off;     /* links in cells from on to off */
    bool cycles;    /* else chains */
    unsigned start; /* an item */
    unsigned key;
    uint32_t links; /* used */
    unsigned on_count, off_count;
    unsigned phase, recorded;
    /* The candidates from which something follows when they are off; others are not met. */
    uint32_t leading[SUDOKU__CHAIN_ORDER * SUDOKU__CHAIN_ORDER];
    uint32_t leading_places[SUDOKU__MAX_HOUSES][SUDOKU__CHAIN_ORDER + 1];
    /* Only to find a path again: the number of the wanted hint from this start. */
    bool again;
    unsigned wanted;
} search;

static uint32_t add_link(search *in, unsigned item, uint32_t parent, unsigned cause)
{
    if (in->links == in->chains->links_max)
        return NO_PARENT;
    in->chains->links[in->links] = (sudoku__chain_link){
        .parent = parent, .item = (uint16_t)item, .cause = (uint8_t)cause};
    return in->links++;
}

/* Whether the item is on the way to the node. */
static bool is_ancestor(const search *in, unsigned item, uint32_t node)
{
    for (; node != NO_PARENT; node = in->chains->links[node].parent)
        if (in->chains->links[node].item == item)
            return true;
    return false;
}

/* Puts the way to a node into the path, nearest first. */
static void keep_path(search *in, uint32_t node)
{
    in->chains->path_count = 0;
    for (; node != NO_PARENT; node = in->chains->links[node].parent)
        in->chains->path[in->chains->path_count++] = in->chains->links[node];
}

/* Which candidates a cycle takes away: those seen by an item of the path that is on and by one that
   is off, outside its cells.  Whether there are any. */
static bool cycle_effect(const search *in, sudoku__chain_hint *hint)
{
    const sudoku__geometry *const geometry = in->geometry;
    enum { WORDS = 3 };
    uint32_t own[WORDS] = {0}, seen[2][SUDOKU__CHAIN_ORDER + 1][WORDS] = {{{0}}};
    uint32_t digits = 0;
    bool any = false;
    for (unsigned i = 1; i < in->chains->path_count; i++) {
        const unsigned item = in->chains->path[i].item;
        const unsigned cell = sudoku__item_cell(geometry, item);
        const unsigned digit = sudoku__item_digit(geometry, item);
        own[cell / 32] |= UINT32_C(1) << cell % 32;
        digits |= sudoku__bit(digit);
        for (unsigned w = 0; w < WORDS; w++)
            seen[item & 1][digit][w] |= geometry->sees[cell][w];
    }
    memset(hint->gone, 0, sizeof hint->gone);
    for (; digits; digits &= digits - 1) {
        const unsigned digit = sudoku__lowest(digits);
        for (unsigned w = 0; w < WORDS; w++) {
            uint32_t cells = seen[0][digit][w] & seen[1][digit][w] & ~own[w];
            for (; cells; cells &= cells - 1) {
                const unsigned cell = w * 32 + sudoku__lowest(cells);
                const unsigned candidate = cell * geometry->order + digit - 1;
                if (!sudoku__has(in->board, cell, digit))
                    continue;
                hint->gone[candidate / 64] |= UINT64_C(1) << candidate % 64;
                any = true;
            }
        }
    }
    return any;
}

static unsigned base_rating(const search *in)
{
    return in->key == SUDOKU__XY_LINKS ? XY_RATING : in->cycles ? CYCLE_RATING : CHAIN_RATING;
}

/* A cycle has closed, or a chain has come to its opposite. */
static void record(search *in, uint32_t node)
{
    const unsigned number = in->recorded++;
    if (in->again) {
        if (number == in->wanted)
            keep_path(in, node);
        return;
    }
    keep_path(in, node);
    const unsigned nodes = in->chains->path_count - in->cycles;
    sudoku__chain_hint hint = {.rating = sudoku__chain_rating(base_rating(in), nodes),
                               .nodes = nodes,
                               .key = (uint8_t)in->key,
                               .cycle = in->cycles,
                               .source = (uint16_t)in->start,
                               .conclusion = in->chains->links[node].item,
                               .detail = (uint16_t)number};
    if (in->cycles && !cycle_effect(in, &hint))
        return;
    sudoku__offer_hint(in->level, in->geometry, &hint);
}

/* Whether a hint found in this phase or later would count. */
static bool may_count(const search *in)
{
    if (in->again)
        return in->recorded <= in->wanted;
    if (!in->cycles && in->recorded)
        return false;
    const unsigned nodes = in->phase + !in->cycles;
    if (in->cycles && in->level->all)
        return true;
    return !sudoku__hint_is_beaten(in->level, in->geometry, in->start ^ 1,
                                   sudoku__chain_rating(base_rating(in), nodes), nodes, in->key);
}

/* Whether anything follows from an item that is off. */
static bool leads_on(const search *in, unsigned cell, unsigned digit)
{
    if (in->y && sudoku__count_bits(in->board->candidates[cell]) == 2)
        return true;
    for (unsigned s = 0; in->x && s < in->geometry->seats[cell]; s++)
        if (sudoku__count_bits(in->board->places[in->geometry->seat[cell][s].house][digit]) == 2)
            return true;
    return false;
}

/* Makes a candidate one that is met, or not. */
static void set_leading(search *in, unsigned cell, unsigned digit, bool leading)
{
    const uint32_t bit = sudoku__bit(digit - 1);
    in->leading[cell] = leading ? in->leading[cell] | bit : in->leading[cell] & ~bit;
    for (unsigned s = 0; s < in->geometry->seats[cell]; s++) {
        const sudoku__seat seat = in->geometry->seat[cell][s];
        uint32_t *const places = &in->leading_places[seat.house][digit];
        *places = leading ? *places | sudoku__bit(seat.place) : *places & ~sudoku__bit(seat.place);
    }
}

static void find_leading(search *in)
{
    memset(in->leading, 0, sizeof in->leading);
    memset(in->leading_places, 0, in->geometry->houses * sizeof in->leading_places[0]);
    for (unsigned cell = 0; cell < in->geometry->cells; cell++)
        for (uint32_t rest = in->board->candidates[cell]; rest; rest &= rest - 1)
            if (leads_on(in, cell, sudoku__lowest(rest) + 1))
                set_leading(in, cell, sudoku__lowest(rest) + 1, true);
}

/* Whether the item has been listed from the current node, which lists it now. */
static bool list(search *in, unsigned item)
{
    if (in->chains->listed[item] == in->chains->listing)
        return true;
    in->chains->listed[item] = in->chains->listing;
    return false;
}

static void meet_off(search *in, unsigned cell, unsigned digit, uint32_t parent, unsigned cause)
{
    const unsigned item = sudoku__item(in->geometry, cell, digit, false);
    const bool target = !in->cycles && item == (in->start ^ 1);
    if (list(in, item))
        return;
    if (in->cycles ? is_ancestor(in, item, parent) : in->chains->met[item] == in->chains->search)
        return;
    in->chains->met[item] = in->chains->search;
    const uint32_t node = add_link(in, item, parent, cause);
    if (node == NO_PARENT)
        return;
    if (target)
        record(in, node);
    in->chains->off_queue[in->off_count++] = node;
}

static void meet_on(search *in, unsigned cell, unsigned digit, uint32_t parent, unsigned cause)
{
    const unsigned item = sudoku__item(in->geometry, cell, digit, true);
    const bool target = in->cycles ? in->phase >= SHORTEST && item == in->start
                                   : item == (in->start ^ 1);
    const bool met = in->chains->met[item] == in->chains->search;
    if (list(in, item) || (met && !target))
        return;
    const uint32_t node = add_link(in, item, parent, cause);
    if (node == NO_PARENT)
        return;
    if (target)
        record(in, node);
    if (met)
        return;
    in->chains->met[item] = in->chains->search;
    in->chains->on_queue[in->on_count++] = node;
}

/* All that is on: what is off then. */
static void on_phase(search *in)
{
    const sudoku__geometry *const geometry = in->geometry;
    for (unsigned i = 0; i < in->on_count; i++) {
        const uint32_t node = in->chains->on_queue[i];
        const unsigned item = in->chains->links[node].item;
        const unsigned cell = sudoku__item_cell(geometry, item);
        const unsigned digit = sudoku__item_digit(geometry, item);
        uint32_t rest = in->y_off ? in->leading[cell] & ~sudoku__bit(digit - 1) : 0;
        in->chains->listing++;
        in->logic->work++;
        for (; rest; rest &= rest - 1)
            meet_off(in, cell, sudoku__lowest(rest) + 1, node, SUDOKU__OF_CELL);
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const sudoku__seat seat = geometry->seat[cell][s];
            rest = in->leading_places[seat.house][digit] & ~sudoku__bit(seat.place);
            for (; rest; rest &= rest - 1) {
                const unsigned other = geometry->house_cell[seat.house][sudoku__lowest(rest)];
                meet_off(in, other, digit, node,
                         SUDOKU__OF_SEAT + sudoku__seat_in(geometry, other, seat.house));
            }
        }
    }
    in->on_count = 0;
}

/* All that is off: what is on then. */
static void off_phase(search *in)
{
    const sudoku__geometry *const geometry = in->geometry;
    for (unsigned i = 0; i < in->off_count; i++) {
        const uint32_t node = in->chains->off_queue[i];
        const unsigned item = in->chains->links[node].item;
        const unsigned cell = sudoku__item_cell(geometry, item);
        const unsigned digit = sudoku__item_digit(geometry, item);
        uint32_t rest = in->board->candidates[cell] & ~sudoku__bit(digit - 1);
        in->chains->listing++;
        if (in->y && rest && sudoku__is_single(rest))
            meet_on(in, cell, sudoku__lowest(rest) + 1, node, SUDOKU__OF_CELL);
        for (unsigned s = 0; in->x && s < geometry->seats[cell]; s++) {
            const sudoku__seat seat = geometry->seat[cell][s];
            rest = in->board->places[seat.house][digit] & ~sudoku__bit(seat.place);
            if (!rest || !sudoku__is_single(rest))
                continue;
            const unsigned other = geometry->house_cell[seat.house][sudoku__lowest(rest)];
            meet_on(in, other, digit, node,
                    SUDOKU__OF_SEAT + sudoku__seat_in(geometry, other, seat.house));
        }
    }
    in->off_count = 0;
}

/* One search from in->start, for cycles or for chains. */
static void run_search(search *in, bool cycles)
{
    const unsigned cell = sudoku__item_cell(in->geometry, in->start);
    const unsigned digit = sudoku__item_digit(in->geometry, in->start);
    const bool leading = in->leading[cell] >> (digit - 1) & 1;
    in->cycles = cycles;
    in->links = 0;
    in->on_count = in->off_count = 0;
    in->recorded = 0;
    in->phase = 1; /* which is the number of links so far, and one */
    in->chains->search++;
    in->chains->met[in->start] = in->chains->search;
    const uint32_t first = add_link(in, in->start, NO_PARENT, SUDOKU__NO_CAUSE);
    if (in->start & 1)
        in->chains->on_queue[in->on_count++] = first;
    else
        in->chains->off_queue[in->off_count++] = first;
    if (!leading && !cycles) /* the opposite of the start is to be met */
        set_leading(in, cell, digit, true);
    for (; (in->on_count || in->off_count) && may_count(in); in->phase++) {
        if (in->on_count)
            on_phase(in);
        else
            off_phase(in);
    }
    if (!leading && !cycles)
        set_leading(in, cell, digit, false);
}

static void set_pass(search *in, unsigned pass)
{
    in->x = pass != Y_PASS;
    in->y = in->y_off = pass != X_PASS;
    in->key = SUDOKU__X_LINKS + pass;
    find_leading(in);
}

/* What follows from an item that is on: a set of candidates that are off, and one of those on. */
typedef struct reach {
    uint64_t set[2][SUDOKU__CHAIN_WORDS];
    unsigned count;
    uint16_t on[SUDOKU__CHAIN_CANDIDATES];
} reach;

/* Adds a candidate; false: it was there. */
static bool reach_add(reach *made, unsigned candidate, bool on)
{
    uint64_t *const word = &made->set[on][candidate / 64];
    const uint64_t bit = UINT64_C(1) << candidate % 64;
    const bool there = (*word & bit) != 0;
    *word |= bit;
    if (!there && on)
        made->on[made->count++] = (uint16_t)candidate;
    return !there;
}

/* Adds what is on where this is off. */
static void reach_from_off(const search *in, reach *made, unsigned cell, unsigned digit)
{
    const sudoku__geometry *const geometry = in->geometry;
    const unsigned first = cell * geometry->order;
    uint32_t rest = in->board->candidates[cell] & ~sudoku__bit(digit - 1);
    if (!reach_add(made, first + digit - 1, false))
        return;
    if (rest && sudoku__is_single(rest))
        reach_add(made, first + sudoku__lowest(rest), true);
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        rest = in->board->places[seat.house][digit] & ~sudoku__bit(seat.place);
        if (rest && sudoku__is_single(rest))
            reach_add(made,
                      geometry->house_cell[seat.house][sudoku__lowest(rest)] * geometry->order +
                          digit - 1,
                      true);
    }
}

static void find_reach(const search *in, reach *made, unsigned candidate)
{
    const sudoku__geometry *const geometry = in->geometry;
    memset(made->set, 0, sizeof made->set);
    made->count = 0;
    reach_add(made, candidate, true);
    for (unsigned i = 0; i < made->count; i++) {
        const unsigned cell = made->on[i] / geometry->order;
        const unsigned digit = made->on[i] % geometry->order + 1;
        uint32_t rest = in->board->candidates[cell] & ~sudoku__bit(digit - 1);
        in->logic->work++;
        for (; rest; rest &= rest - 1)
            reach_from_off(in, made, cell, sudoku__lowest(rest) + 1);
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const sudoku__seat seat = geometry->seat[cell][s];
            rest = in->board->places[seat.house][digit] & ~sudoku__bit(seat.place);
            for (; rest; rest &= rest - 1)
                reach_from_off(in, made, geometry->house_cell[seat.house][sudoku__lowest(rest)],
                               digit);
        }
    }
}

/* Which candidates may start a chain true, and which false. */
typedef struct starts {
    uint64_t set[2][SUDOKU__CHAIN_WORDS];
} starts;

/* Adds those of a link between two candidates. */
static void add_starts(const search *in, starts *made, unsigned x, unsigned y)
{
    reach from_x, from_y;
    find_reach(in, &from_x, x);
    find_reach(in, &from_y, y);
    for (unsigned w = 0; w < SUDOKU__CHAIN_WORDS; w++) {
        made->set[1][w] |= from_x.set[0][w] & from_y.set[0][w];
        made->set[0][w] |= from_x.set[1][w] & from_y.set[1][w];
    }
}

/* Those of all links that were not there in the grid of the step. */
static void find_starts(const search *in, starts *made)
{
    const sudoku__geometry *const geometry = in->geometry;
    const sudoku__board *const before = &in->logic->board;
    memset(made, 0, sizeof *made);
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        const uint32_t pair = in->board->candidates[cell];
        if (sudoku__count_bits(pair) == 2 && pair != before->candidates[cell])
            add_starts(in, made, cell * geometry->order + sudoku__lowest(pair),
                       cell * geometry->order + sudoku__lowest(pair & (pair - 1)));
    }
    for (unsigned house = 0; house < geometry->houses; house++)
        for (unsigned digit = 1; digit <= geometry->order; digit++) {
            const uint32_t pair = in->board->places[house][digit];
            const uint16_t *const cells = geometry->house_cell[house];
            if (sudoku__count_bits(pair) == 2 && pair != before->places[house][digit])
                add_starts(in, made, cells[sudoku__lowest(pair)] * geometry->order + digit - 1,
                           cells[sudoku__lowest(pair & (pair - 1))] * geometry->order + digit - 1);
        }
}

static bool may_start(const starts *from, unsigned item)
{
    return from->set[item & 1][item / 128] >> item / 2 % 64 & 1;
}

/* All searches of a pass from one candidate.  What cannot follow from anything that is off closes
   no cycle. */
static void search_from(search *in, unsigned item, unsigned pass, const starts *from)
{
    in->start = item;
    if (leads_on(in, sudoku__item_cell(in->geometry, item), sudoku__item_digit(in->geometry, item)))
        run_search(in, true);
    if (pass == Y_PASS)
        return;
    if (may_start(from, item))
        run_search(in, false);
    in->start = item ^ 1;
    if (may_start(from, item ^ 1))
        run_search(in, false);
}

sudoku_status sudoku__add_cycle_hints(sudoku_logic *logic, sudoku__chain_level *level)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    search in = {.logic = logic,
                 .chains = logic->chains,
                 .level = level,
                 .geometry = geometry,
                 .board = &level->start};
    starts from;
    if (level->all && logic->chains->none_at == logic->changes)
        find_starts(&in, &from);
    else
        memset(&from, UINT8_MAX, sizeof from);
    for (unsigned pass = X_PASS; pass < PASSES; pass++) {
        if (pass == XY_PASS && !level->all && level->hint_count &&
            level->hints[0].rating < XY_RATING)
            break;
        set_pass(&in, pass);
        for (unsigned cell = 0; cell < geometry->cells; cell++) {
            const unsigned count = sudoku__count_bits(level->start.candidates[cell]);
            if (count < 2 || (pass == Y_PASS && count > 2))
                continue;
            for (uint32_t rest = level->start.candidates[cell]; rest; rest &= rest - 1)
                search_from(&in, sudoku__item(geometry, cell, sudoku__lowest(rest) + 1, true), pass,
                            &from);
            if (logic->work >= logic->budget)
                return SUDOKU_LIMIT;
        }
    }
    return level->hint_count ? SUDOKU_OK : SUDOKU_NONE;
}

void sudoku__find_path(sudoku_logic *logic, const sudoku__chain_level *level,
                       const sudoku__chain_hint *hint)
{
    search in = {.logic = logic,
                 .chains = logic->chains,
                 .geometry = &logic->geometry,
                 .board = &level->start,
                 .start = hint->source,
                 .again = true,
                 .wanted = hint->detail};
    set_pass(&in, hint->key - SUDOKU__X_LINKS);
    run_search(&in, hint->cycle);
}
