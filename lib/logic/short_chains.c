/* SPDX-License-Identifier: MIT */
/*
 * Turbot fish and remote pairs, the chains that HoDoKu tries among the easier techniques.
 *
 * Turbot fish: two houses in which a digit has two places, one end of the first seeing one of the
 * second; one of the other two ends is true.  (Skyscrapers and kites are such, and come first.)
 *
 * Remote pair: four or more cells with the same two candidates, each seeing the next.  They
 * alternate, so two cells an odd number of steps apart hold both digits, and what sees both has
 * neither.  All such pairs of cells of a chain of more than four count; as in HoDoKu a chain has an
 * even number of cells, ten at most, and its two ends must take something away.
 *
 * All chains are looked at, and the best is taken (see choice.h).
 */
#include "logic/cellset.h"
#include "logic/choice.h"
#include "logic/logic.h"

enum { MOST_CELLS = 10, FEWEST_CELLS = 4 };

/* ---- Turbot fish ---- */

/* The two cells of a digit in a house. */
static bool ends_of(const sudoku_logic *logic, unsigned house, unsigned digit, unsigned ends[2])
{
    const uint32_t places = logic->board.places[house][digit];
    if (sudoku__count_bits(places) != 2)
        return false;
    ends[0] = logic->geometry.house_cell[house][sudoku__lowest(places)];
    ends[1] = logic->geometry.house_cell[house][sudoku__lowest(places & (places - 1))];
    return true;
}

typedef struct turbot {
    unsigned digit, first_house, second_house, chain[4];
} turbot;

static void gone_by(const sudoku_logic *logic, const turbot *of, sudoku__cellset *gone)
{
    sudoku__set_of_digit(gone, &logic->board, &logic->geometry, of->digit);
    sudoku__set_and_peers(gone, &logic->geometry, of->chain[0]);
    sudoku__set_and_peers(gone, &logic->geometry, of->chain[3]);
}

/* Keeps the better one of the best so far and the four ways to join two links. */
static void weigh_links(const sudoku_logic *logic, turbot *one, const unsigned a[2],
                        const unsigned b[2], turbot *best, sudoku__choice *best_choice)
{
    for (unsigned i = 0; i < 2; i++)
        for (unsigned j = 0; j < 2; j++) {
            sudoku__choice choice = {0};
            sudoku__cellset gone;
            if (a[i] == b[j] || a[1 - i] == b[j] || a[i] == b[1 - j] || a[1 - i] == b[1 - j] ||
                !sudoku__sees(&logic->geometry, a[1 - i], b[j]))
                continue;
            one->chain[0] = a[i];
            one->chain[1] = a[1 - i];
            one->chain[2] = b[j];
            one->chain[3] = b[1 - j];
            gone_by(logic, one, &gone);
            sudoku__choice_add_set(&choice, &gone, one->digit);
            if (!sudoku__choice_better(&choice, best_choice))
                continue;
            *best_choice = choice;
            *best = *one;
        }
}

sudoku_status sudoku__find_turbot_fish(sudoku_logic *logic)
{
    sudoku__step *const step = &logic->step;
    sudoku__choice choice = {0};
    turbot one, best = {0};
    for (one.digit = 1; one.digit <= logic->geometry.order; one.digit++)
        for (one.first_house = 0; one.first_house < logic->geometry.houses; one.first_house++) {
            unsigned a[2], b[2];
            if (!ends_of(logic, one.first_house, one.digit, a))
                continue;
            for (one.second_house = one.first_house + 1; one.second_house < logic->geometry.houses;
                 one.second_house++)
                if (ends_of(logic, one.second_house, one.digit, b))
                    weigh_links(logic, &one, a, b, &best, &choice);
        }
    if (!choice.eliminations)
        return SUDOKU_NONE;
    sudoku__cellset gone;
    gone_by(logic, &best, &gone);
    sudoku__step_start(step, SUDOKU__TURBOT_FISH, 0);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(step, &logic->board, cell, best.digit);
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    unsigned marks[4];
    for (unsigned i = 0; i < 4; i++)
        marks[i] = sudoku__step_mark(step, best.chain[i], best.digit,
                                     i % 3 ? SUDOKU_ROLE_PATTERN : SUDOKU_ROLE_PINCER);
    for (unsigned i = 0; i + 1 < 4; i++)
        sudoku__step_link(step, marks[i], marks[i + 1]);
    sudoku__step_digit_premise(step, best.first_house, best.digit);
    sudoku__step_digit_premise(step, best.second_house, best.digit);
    return SUDOKU_OK;
}

/* ---- Remote pair ---- */

typedef struct remote {
    unsigned count, cell[MOST_CELLS];
    unsigned digit[2]; /* in the order in which HoDoKu lists what they eliminate */
} remote;

/* The cells that a chain takes one of its digits from. */
static void gone_by_chain(const sudoku_logic *logic, const remote *chain, unsigned digit,
                          sudoku__cellset *gone)
{
    sudoku__cellset places;
    sudoku__set_clear(gone);
    sudoku__set_of_digit(&places, &logic->board, &logic->geometry, digit);
    for (unsigned i = 0; i < chain->count; i++)
        for (unsigned j = i + 3; j < chain->count; j += 2) {
            sudoku__cellset seen = places;
            sudoku__set_and_peers(&seen, &logic->geometry, chain->cell[i]);
            sudoku__set_and_peers(&seen, &logic->geometry, chain->cell[j]);
            sudoku__set_or(gone, &seen);
        }
}

/* Whether the ends of a chain take away its first digit. */
static bool ends_act(const sudoku_logic *logic, const remote *chain)
{
    sudoku__cellset seen;
    sudoku__set_of_digit(&seen, &logic->board, &logic->geometry, chain->digit[0]);
    sudoku__set_and_peers(&seen, &logic->geometry, chain->cell[0]);
    sudoku__set_and_peers(&seen, &logic->geometry, chain->cell[chain->count - 1]);
    return !sudoku__set_empty(&seen);
}

static void weigh_chain(const sudoku_logic *logic, remote *chain, remote *best,
                        sudoku__choice *best_choice)
{
    const uint32_t digits = logic->board.candidates[chain->cell[0]];
    const unsigned low = sudoku__lowest(digits) + 1;
    const unsigned high = sudoku__lowest(digits & (digits - 1)) + 1;
    for (unsigned turn = 0; turn < 2; turn++) {
        sudoku__choice choice = {.length = chain->count};
        chain->digit[0] = turn ? high : low;
        chain->digit[1] = turn ? low : high;
        if (!ends_act(logic, chain))
            continue;
        for (unsigned i = 0; i < 2; i++) {
            sudoku__cellset gone;
            gone_by_chain(logic, chain, chain->digit[i], &gone);
            sudoku__choice_add_set(&choice, &gone, chain->digit[i]);
        }
        if (!sudoku__choice_better(&choice, best_choice))
            continue;
        *best_choice = choice;
        *best = *chain;
    }
}

static bool continues(const sudoku_logic *logic, const remote *chain, unsigned cell)
{
    const unsigned last = chain->cell[chain->count - 1];
    if (logic->board.candidates[cell] != logic->board.candidates[last] ||
        !sudoku__sees(&logic->geometry, last, cell))
        return false;
    for (unsigned i = 0; i < chain->count; i++)
        if (chain->cell[i] == cell)
            return false;
    return true;
}

/* All chains from one cell, depth first. */
static void weigh_from(sudoku_logic *logic, unsigned start, remote *best, sudoku__choice *choice)
{
    remote chain = {.count = 1, .cell = {start}};
    unsigned next = 0;
    while (chain.count > 0) {
        if (next == logic->geometry.cells || chain.count == MOST_CELLS) {
            next = chain.cell[--chain.count] + 1;
            continue;
        }
        const unsigned cell = next++;
        if (!continues(logic, &chain, cell))
            continue;
        chain.cell[chain.count++] = cell;
        next = 0;
        logic->work++;
        if (chain.count >= FEWEST_CELLS && chain.count % 2 == 0)
            weigh_chain(logic, &chain, best, choice);
    }
}

sudoku_status sudoku__find_remote_pair(sudoku_logic *logic)
{
    sudoku__step *const step = &logic->step;
    sudoku__choice choice = {0};
    remote best = {0};
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        if (sudoku__count_bits(logic->board.candidates[cell]) != 2)
            continue;
        weigh_from(logic, cell, &best, &choice);
        if (logic->work >= logic->budget)
            return SUDOKU_LIMIT;
    }
    if (!choice.eliminations)
        return SUDOKU_NONE;
    sudoku__step_start(step, SUDOKU__REMOTE_PAIR, 0);
    for (unsigned i = 0; i < 2; i++) {
        sudoku__cellset gone;
        gone_by_chain(logic, &best, best.digit[i], &gone);
        for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
             cell = sudoku__set_next(&gone, cell + 1))
            sudoku__step_eliminate(step, &logic->board, cell, best.digit[i]);
    }
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < best.count; i++) {
        sudoku__step_mark_cell(step, &logic->board, best.cell[i], SUDOKU_ROLE_PATTERN);
        sudoku__step_cell_premise(step, best.cell[i]);
        if (i > 0 && step->view.pattern_count >= 4) {
            const unsigned to = (unsigned)step->view.pattern_count - 1;
            sudoku__step_link(step, to - 2, to);
        }
    }
    return SUDOKU_OK;
}
