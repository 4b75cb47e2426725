/* SPDX-License-Identifier: MIT */
/*
 * Alternating chains: X-chain, XY-chain, AIC (alternating inference chain), nice loops, and both
 * with groups.
 *
 * From each candidate taken for true or false the shortest way to all that follows is walked (see
 * links.h), and where it leads to decides:
 *   false, then another one true    one of the two is true: what both exclude is false (AIC;
 * X-chain: of one digit; XY-chain: along cells with two candidates) false, then itself true it is
 * true: the cell's other candidates are false false, then another of its cell false    that one is
 * false true, then itself false, or another of its cell true    it is false false, then another of
 * its cell true, back through a house    a continuous loop: every link of it holds in both
 * directions, so each that was between two candidates of a house or cell takes the digit, or the
 * other digits, from the rest The middle three are discontinuous nice loops.  A chain that comes to
 * a cell twice is not used.
 *
 * All are looked at and the best is taken (see choice.h), as HoDoKu does.  It counts a conclusion
 * about one candidate as a discontinuous loop and about more as an AIC.
 */
#include "logic/choice.h"
#include "logic/links.h"
#include "logic/logic.h"

enum { MOST_LINKS = 40, MOST_LINKS_OF_DIGIT = 20, SHORTEST = 3 };

typedef struct chain {
    unsigned count;
    uint32_t literal[MOST_LINKS + 1]; /* from the first to the last */
} chain;

static const sudoku__geometry *geometry_of(const sudoku_logic *logic)
{
    return &logic->geometry;
}

static unsigned cell_of(const sudoku_logic *logic, uint32_t literal)
{
    return sudoku__literal_cell(geometry_of(logic), literal);
}

static unsigned digit_of(const sudoku_logic *logic, uint32_t literal)
{
    return sudoku__literal_digit(geometry_of(logic), literal);
}

static bool is_grouped(const sudoku_logic *logic, uint32_t literal)
{
    return sudoku__literal_grouped(geometry_of(logic), literal);
}

/* The way from the start of the walk to a literal. */
static void way_to(const sudoku_logic *logic, uint32_t to, chain *way)
{
    way->count = logic->walk.distance[to] + 1u;
    for (unsigned i = way->count; i-- > 0; to = logic->walk.parent[to])
        way->literal[i] = to;
}

/* Whether two nodes of a chain share a cell. */
static bool share_cell(const sudoku_logic *logic, uint32_t a, uint32_t b)
{
    unsigned of_a[SUDOKU_MAX_ORDER], of_b[SUDOKU_MAX_ORDER];
    const unsigned count_a = sudoku__literal_cells(&logic->board, geometry_of(logic), a, of_a);
    const unsigned count_b = sudoku__literal_cells(&logic->board, geometry_of(logic), b, of_b);
    for (unsigned i = 0; i < count_a; i++)
        for (unsigned j = 0; j < count_b; j++)
            if (of_a[i] == of_b[j])
                return true;
    return false;
}

/* Whether a chain comes back to a cell that it has left; a loop does so at its end. */
static bool returns(const sudoku_logic *logic, const chain *way, bool is_loop)
{
    for (unsigned i = 0; i < way->count; i++)
        for (unsigned j = i + 2; j < way->count; j++)
            if (share_cell(logic, way->literal[i], way->literal[j]) &&
                !(is_loop && i == 0 && j + 1 == way->count))
                return true;
    return false;
}

/* ---- What follows from a chain: each builds the step's eliminations ---- */

/* Takes a digit from all cells that see both nodes. */
static void eliminate_between(sudoku_logic *logic, uint32_t a, uint32_t b, unsigned digit)
{
    unsigned cells[2 * SUDOKU_MAX_ORDER];
    unsigned count = sudoku__literal_cells(&logic->board, geometry_of(logic), a, cells);
    count += sudoku__literal_cells(&logic->board, geometry_of(logic), b, cells + count);
    sudoku__cellset gone;
    sudoku__set_of_digit(&gone, &logic->board, geometry_of(logic), digit);
    for (unsigned i = 0; i < count; i++)
        sudoku__set_and_peers(&gone, geometry_of(logic), cells[i]);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
}

static void eliminate_others(sudoku_logic *logic, unsigned cell, unsigned keep, unsigned and_keep)
{
    for (uint32_t rest = logic->board.candidates[cell]; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        if (digit != keep && digit != and_keep)
            sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
    }
}

/* A continuous loop: what its links take from the rest of cells and houses. */
static void eliminate_loop(sudoku_logic *logic, const chain *way)
{
    const uint32_t *const literal = way->literal;
    const unsigned last = way->count - 1;
    eliminate_others(logic, cell_of(logic, literal[0]), digit_of(logic, literal[0]),
                     digit_of(logic, literal[last]));
    for (unsigned i = 1; i <= last; i++) {
        if (sudoku__literal_true(literal[i]))
            continue; /* a link to what is false is between two that exclude each other */
        const unsigned digit = digit_of(logic, literal[i]);
        if (digit == digit_of(logic, literal[i - 1]))
            eliminate_between(logic, literal[i - 1], literal[i], digit);
        else
            eliminate_others(logic, cell_of(logic, literal[i]), digit,
                             digit_of(logic, literal[i - 1]));
    }
}

/* One of two candidates in different cells is true. */
static void eliminate_ends(sudoku_logic *logic, uint32_t start, uint32_t end)
{
    const unsigned a = digit_of(logic, start), b = digit_of(logic, end);
    if (a == b) {
        eliminate_between(logic, start, end, a);
    } else if (sudoku__sees(geometry_of(logic), cell_of(logic, start), cell_of(logic, end))) {
        sudoku__step_eliminate(&logic->step, &logic->board, cell_of(logic, start), b);
        sudoku__step_eliminate(&logic->step, &logic->board, cell_of(logic, end), a);
    }
}

/* The technique of a chain of all links, by what it concludes. */
typedef enum conclusion { ENDS, CELL, LOOP } conclusion;

static void start_step(sudoku_logic *logic, sudoku__links links, conclusion from, bool grouped)
{
    static const enum sudoku__technique_index names[][2] = {
        [ENDS] = {SUDOKU__AIC, SUDOKU__GROUPED_AIC},
        [CELL] = {SUDOKU__DISCONTINUOUS_LOOP, SUDOKU__GROUPED_DISCONTINUOUS_LOOP},
        [LOOP] = {SUDOKU__CONTINUOUS_LOOP, SUDOKU__GROUPED_CONTINUOUS_LOOP}};
    enum sudoku__technique_index name = names[from][grouped];
    if (links == SUDOKU__LINKS_X)
        name = SUDOKU__X_CHAIN;
    if (links == SUDOKU__LINKS_XY)
        name = SUDOKU__XY_CHAIN;
    sudoku__step_start(&logic->step, name, 0);
}

/* Concludes from a way back to the cell where it began.  False: nothing. */
static bool conclude_in_cell(sudoku_logic *logic, sudoku__links links, const chain *way,
                             bool grouped)
{
    const uint32_t start = way->literal[0], end = way->literal[way->count - 1];
    const unsigned cell = cell_of(logic, start);
    const bool from_true = sudoku__literal_true(start), to_true = sudoku__literal_true(end);
    if (start / 2 == end / 2) {
        start_step(logic, links, CELL, grouped);
        if (to_true)
            eliminate_others(logic, cell, digit_of(logic, start), 0);
        else
            sudoku__step_eliminate(&logic->step, &logic->board, cell, digit_of(logic, start));
        return from_true != to_true;
    }
    if (from_true == to_true) {
        start_step(logic, links, CELL, grouped);
        sudoku__step_eliminate(&logic->step, &logic->board, cell,
                               digit_of(logic, from_true ? start : end));
        return true;
    }
    if (!to_true)
        return false;
    start_step(logic, links, LOOP, grouped);
    eliminate_loop(logic, way);
    return true;
}

/* Builds the eliminations of the way to a literal.  False: it leads to nothing that is looked for.
 */
static bool conclude(sudoku_logic *logic, sudoku__links links, uint32_t to, chain *way)
{
    const uint32_t start = logic->walk.reached[0];
    const unsigned length = logic->walk.distance[to];
    if (is_grouped(logic, to) || length < SHORTEST || length > MOST_LINKS)
        return false;
    const bool back = cell_of(logic, start) == cell_of(logic, to);
    const bool one_digit = links == SUDOKU__LINKS_X || links == SUDOKU__LINKS_XY;
    if (!back) {
        if (sudoku__literal_true(start) || !sudoku__literal_true(to) ||
            (one_digit && digit_of(logic, start) != digit_of(logic, to)))
            return false;
        start_step(logic, links, ENDS, false);
        eliminate_ends(logic, start, to);
        const size_t count = logic->step.view.elimination_count;
        if (count == 0 || (!one_digit && count < 2))
            return false;
    } else if (one_digit) {
        return false;
    }
    way_to(logic, to, way);
    if (returns(logic, way, back) ||
        (back &&
         (cell_of(logic, way->literal[1]) == cell_of(logic, start) ||
          cell_of(logic, way->literal[way->count - 2]) == cell_of(logic, start)) &&
         !is_grouped(logic, way->literal[1])))
        return false;
    bool grouped = false;
    for (unsigned i = 0; i < way->count; i++)
        grouped = grouped || is_grouped(logic, way->literal[i]);
    if (back)
        return conclude_in_cell(logic, links, way, grouped);
    start_step(logic, links, ENDS, grouped);
    eliminate_ends(logic, start, to);
    return true;
}

static void explain(sudoku_logic *logic, const chain *way)
{
    sudoku__step *const step = &logic->step;
    unsigned before = 0;
    for (unsigned i = 0; i < way->count; i++) {
        const uint32_t literal = way->literal[i];
        const bool is_true = sudoku__literal_true(literal);
        unsigned cells[SUDOKU_MAX_ORDER], here = 0;
        const unsigned count = sudoku__literal_cells(&logic->board, geometry_of(logic), literal,
                                                     cells);
        for (unsigned c = count; c-- > 0;)
            here = sudoku__step_mark(step, cells[c], digit_of(logic, literal),
                                     i == 0 ? is_true ? SUDOKU_ROLE_START_ON : SUDOKU_ROLE_START_OFF
                                     : is_true ? SUDOKU_ROLE_ON
                                               : SUDOKU_ROLE_OFF);
        if (i > 0)
            sudoku__step_link(step, before, here);
        if (i > 0 && is_true) {
            unsigned house, digit;
            sudoku__link_premise(&logic->board, geometry_of(logic), way->literal[i - 1], literal,
                                 &house, &digit);
            if (digit)
                sudoku__step_digit_premise(step, house, digit);
            else
                sudoku__step_cell_premise(step, cell_of(logic, literal));
        }
        before = here;
    }
}

/* The best chain so far. */
typedef struct search {
    sudoku__links links;
    unsigned most;
    sudoku__choice choice;
    uint32_t start, end;
} search;

static void weigh_from(sudoku_logic *logic, search *all, uint32_t start)
{
    chain way;
    sudoku__walk_from(&logic->walk, &logic->board, geometry_of(logic), all->links, start,
                      all->most);
    logic->work += logic->walk.count;
    for (uint32_t i = 1; i < logic->walk.count; i++) {
        const uint32_t to = logic->walk.reached[i];
        if (!conclude(logic, all->links, to, &way) || !sudoku__step_has_effect(&logic->step))
            continue;
        sudoku__choice choice = {.length = logic->walk.distance[to]};
        for (size_t e = 0; e < logic->step.view.elimination_count; e++)
            sudoku__choice_add(&choice, logic->step.eliminations[e].cell,
                               logic->step.eliminations[e].digit);
        if (!sudoku__choice_better(&choice, &all->choice))
            continue;
        all->choice = choice;
        all->start = start;
        all->end = to;
    }
}

static sudoku_status weigh_all(sudoku_logic *logic, search *all, bool is_true)
{
    for (unsigned cell = 0; cell < geometry_of(logic)->cells; cell++) {
        const uint32_t candidates = logic->board.candidates[cell];
        if (all->links == SUDOKU__LINKS_XY && sudoku__count_bits(candidates) != 2)
            continue;
        for (uint32_t rest = candidates; rest; rest &= rest - 1)
            weigh_from(
                logic, all,
                sudoku__literal(geometry_of(logic), cell, sudoku__lowest(rest) + 1, is_true));
        if (logic->work >= logic->budget)
            return SUDOKU_LIMIT;
    }
    return SUDOKU_OK;
}

static sudoku_status find(sudoku_logic *logic, sudoku__links links)
{
    search all = {.links = links};
    chain way;
    const bool one_digit = links == SUDOKU__LINKS_X || links == SUDOKU__LINKS_XY;
    all.most = one_digit ? MOST_LINKS_OF_DIGIT : MOST_LINKS;
    if (!one_digit && weigh_all(logic, &all, true) != SUDOKU_OK)
        return SUDOKU_LIMIT;
    if (weigh_all(logic, &all, false) != SUDOKU_OK)
        return SUDOKU_LIMIT;
    if (!all.choice.eliminations)
        return SUDOKU_NONE;
    sudoku__walk_from(&logic->walk, &logic->board, geometry_of(logic), links, all.start, all.most);
    if (!conclude(logic, links, all.end, &way))
        return SUDOKU_NONE;
    explain(logic, &way);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_x_chain(sudoku_logic *logic)
{
    return find(logic, SUDOKU__LINKS_X);
}

sudoku_status sudoku__find_xy_chain(sudoku_logic *logic)
{
    return find(logic, SUDOKU__LINKS_XY);
}

sudoku_status sudoku__find_aic(sudoku_logic *logic)
{
    return find(logic, SUDOKU__LINKS_ALL);
}

sudoku_status sudoku__find_grouped_aic(sudoku_logic *logic)
{
    return find(logic, SUDOKU__LINKS_GROUPED);
}
