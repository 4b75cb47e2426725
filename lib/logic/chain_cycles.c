/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and cycles: alternating chains from a candidate back to itself or to its opposite,
 * on the grid as it is.  Three passes, with links inside houses (X), inside cells (Y, from cells
 * with two candidates), and both; from each candidate cycles first, then chains from it true, then
 * from it false.
 *
 * A chain counts by its length alone, which chain_reach.c tells; so does whether a cycle can close
 * at all, and after how many nodes.  What a cycle takes away depends on its way, and so these are
 * searched for, as is the way of a chain that is shown.  A search goes in phases, all that is on,
 * then all that is off; each node has one parent, and the first way to an item that is on wins.
 * Items that are off may be met again in a search for cycles, but not on the way to themselves;
 * those from which nothing follows are left out.
 *
 * Since a phase adds one node to the way, a search can end where longer ways no longer count.
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
    sudoku__reach *reach;
    sudoku__chain_links can;
    bool cycles;    /* else chains */
    unsigned start; /* an item */
    unsigned key;
    uint32_t links; /* used */
    unsigned on_count, off_count;
    unsigned phase, recorded;
    unsigned longest; /* phases */
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

/* Whether a hint of that many nodes or more would count. */
static bool may_count(const search *in, unsigned nodes)
{
    return (in->cycles && in->level->all) ||
           !sudoku__hint_is_beaten(in->level, in->geometry, in->start ^ 1,
                                   sudoku__chain_rating(base_rating(in), nodes), nodes, in->key);
}

/* Whether the search goes on to another phase. */
static bool goes_on(const search *in)
{
    if (!in->on_count && !in->off_count)
        return false;
    return in->again ? in->recorded <= in->wanted
                     : in->phase <= in->longest && may_count(in, in->phase);
}

/* Makes a candidate one that is met, or not. */
static void set_leading(search *in, unsigned cell, unsigned digit, bool leading)
{
    const uint32_t bit = sudoku__bit(digit - 1);
    uint32_t *const digits = &in->reach->leading[cell];
    *digits = leading ? *digits | bit : *digits & ~bit;
    for (unsigned s = 0; s < in->geometry->seats[cell]; s++) {
        const sudoku__seat seat = in->geometry->seat[cell][s];
        uint32_t *const places = &in->reach->leading_places[seat.house][digit];
        *places = leading ? *places | sudoku__bit(seat.place) : *places & ~sudoku__bit(seat.place);
    }
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
        uint32_t rest = in->can.y_off ? in->reach->leading[cell] & ~sudoku__bit(digit - 1) : 0;
        in->chains->listing++;
        in->logic->work++;
        for (; rest; rest &= rest - 1)
            meet_off(in, cell, sudoku__lowest(rest) + 1, node, SUDOKU__OF_CELL);
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const sudoku__seat seat = geometry->seat[cell][s];
            rest = in->reach->leading_places[seat.house][digit] & ~sudoku__bit(seat.place);
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
        if (in->can.y && rest && sudoku__is_single(rest))
            meet_on(in, cell, sudoku__lowest(rest) + 1, node, SUDOKU__OF_CELL);
        for (unsigned s = 0; in->can.x && s < geometry->seats[cell]; s++) {
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
    const bool leading = in->reach->leading[cell] >> (digit - 1) & 1;
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
    for (; goes_on(in); in->phase++) {
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
    in->can = (sudoku__chain_links){
        .x = pass != Y_PASS, .y = pass != X_PASS, .y_off = pass != X_PASS};
    in->key = SUDOKU__X_LINKS + pass;
}

/* Offers the shortest chain from an item to its opposite. */
static void add_chain(search *in, unsigned item)
{
    const unsigned nodes = sudoku__reach_chain(in->reach, in->geometry,
                                               sudoku__item_cell(in->geometry, item),
                                               sudoku__item_digit(in->geometry, item), item & 1);
    in->cycles = false;
    in->start = item;
    in->logic->work++;
    if (!nodes || !may_count(in, nodes))
        return;
    sudoku__chain_hint hint = {.rating = sudoku__chain_rating(base_rating(in), nodes),
                               .nodes = nodes,
                               .key = (uint8_t)in->key,
                               .source = (uint16_t)item,
                               .conclusion = (uint16_t)(item ^ 1)};
    sudoku__offer_hint(in->level, in->geometry, &hint);
}

static void add_cycles(search *in, unsigned item)
{
    unsigned shortest;
    in->cycles = true;
    in->start = item;
    in->logic->work++;
    if (sudoku__reach_leads(in->reach, sudoku__item_cell(in->geometry, item),
                            sudoku__item_digit(in->geometry, item)) &&
        sudoku__reach_cycles(in->reach, item / 2, &shortest, &in->longest) &&
        may_count(in, shortest))
        run_search(in, true);
}

sudoku_status sudoku__add_cycle_hints(sudoku_logic *logic, sudoku__chain_level *level)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    search in = {.logic = logic,
                 .chains = logic->chains,
                 .reach = &logic->chains->reach,
                 .level = level,
                 .geometry = geometry,
                 .board = &level->start};
    for (unsigned pass = X_PASS; pass < PASSES; pass++) {
        if (pass == XY_PASS && !level->all && level->hint_count &&
            level->hints[0].rating < XY_RATING)
            break;
        set_pass(&in, pass);
        sudoku__reach_fill(in.reach, in.board, geometry, in.can);
        logic->work += geometry->cells;
        for (unsigned cell = 0; cell < geometry->cells; cell++) {
            const unsigned count = sudoku__count_bits(level->start.candidates[cell]);
            if (count < 2 || (pass == Y_PASS && count > 2))
                continue;
            for (uint32_t rest = level->start.candidates[cell]; rest; rest &= rest - 1) {
                const unsigned item = sudoku__item(geometry, cell, sudoku__lowest(rest) + 1, true);
                add_cycles(&in, item);
                if (pass == Y_PASS)
                    continue;
                add_chain(&in, item);
                add_chain(&in, item ^ 1);
            }
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
                 .reach = &logic->chains->reach,
                 .geometry = &logic->geometry,
                 .board = &level->start,
                 .start = hint->source,
                 .again = true,
                 .wanted = hint->detail};
    set_pass(&in, hint->key - SUDOKU__X_LINKS);
    sudoku__reach_fill_leading(in.reach, in.board, in.geometry, in.can);
    run_search(&in, hint->cycle);
}
