/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates: all places of a digit in one house lie in another house as well, so it stands
 * nowhere else in that other one.  From a box to a line it is called pointing, from a line to a box
 * claiming.
 *
 * The direct form places a digit at once: what the elimination leaves in a third house, of the
 * first one's kind, is a single place.  Its eliminations follow from the placement and are not
 * applied, as in Sudoku Explainer.
 */
#include "logic/logic.h"
#include "logic/scan.h"

/* Premise and pattern, which all forms share. */
static void explain(sudoku_logic *logic, unsigned house, unsigned digit)
{
    logic->step.view.house = house;
    sudoku__step_mark_places(&logic->step, &logic->board, &logic->geometry, house, digit,
                             SUDOKU_ROLE_PATTERN);
    sudoku__step_digit_premise(&logic->step, house, digit);
}

/* 'digit' is locked in 'from'; takes it from the rest of 'to'. */
static sudoku_status eliminate(sudoku_logic *logic, enum sudoku__technique_index technique,
                               unsigned from, unsigned to, unsigned digit)
{
    const uint32_t common = logic->geometry.overlap[to][from];
    sudoku__step_start(&logic->step, technique, 0);
    for (uint32_t rest = logic->board.places[to][digit] & ~common; rest; rest &= rest - 1)
        sudoku__step_eliminate(&logic->step, &logic->board,
                               logic->geometry.house_cell[to][sudoku__lowest(rest)], digit);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    explain(logic, from, digit);
    return SUDOKU_OK;
}

/* The direct form: the first house of from's kind where the elimination leaves one place. */
static sudoku_status place(sudoku_logic *logic, enum sudoku__technique_index technique,
                           unsigned from, unsigned to, unsigned digit)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned first = from / geometry->order * geometry->order;
    for (unsigned house = first; house < first + geometry->order; house++) {
        const uint32_t places = logic->board.places[house][digit];
        const uint32_t left = places & ~geometry->overlap[house][to];
        if (house == from || left == places || !left || !sudoku__is_single(left) ||
            sudoku__is_single(places))
            continue;
        sudoku__step_start(&logic->step, technique, 0);
        sudoku__step_place(&logic->step, geometry->house_cell[house][sudoku__lowest(left)], digit);
        if (!sudoku__step_has_effect(&logic->step))
            continue;
        explain(logic, from, digit);
        sudoku__step_digit_premise(&logic->step, house, digit);
        sudoku__step_mark_places(&logic->step, &logic->board, geometry, house, digit,
                                 SUDOKU_ROLE_EXTRA);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_direct_locked(sudoku_logic *logic)
{
    sudoku__locked_scan scan = {0};
    while (sudoku__locked_next(&scan, &logic->board, &logic->geometry))
        if (place(logic, scan.pointing ? SUDOKU__DIRECT_POINTING : SUDOKU__DIRECT_CLAIMING,
                  scan.from, scan.to, scan.digit) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_locked(sudoku_logic *logic)
{
    sudoku__locked_scan scan = {0};
    while (sudoku__locked_next(&scan, &logic->board, &logic->geometry))
        if (eliminate(logic, scan.pointing ? SUDOKU__POINTING : SUDOKU__CLAIMING, scan.from,
                      scan.to, scan.digit) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}
