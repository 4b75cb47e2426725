/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates: all places of a digit in one house lie in another house as well, so it stands
 * nowhere else in that other one.  From a box to a line it is called pointing, from a line to a box
 * claiming.
 *
 * The direct form places a digit at once: what the elimination leaves in a third house, of the
 * first one's kind, is a single place.  Its eliminations follow from the placement and are not
 * applied, as in Sudoku Explainer.
 *
 * Pairs of houses are scanned box with column, box with row, column with box, row with box.
 */
#include "logic/logic.h"

/* The four sweeps: the house that locks, the one that loses candidates. */
static const uint8_t sweeps[][2] = {{SUDOKU__BOX, SUDOKU__COLUMN},
                                    {SUDOKU__BOX, SUDOKU__ROW},
                                    {SUDOKU__COLUMN, SUDOKU__BOX},
                                    {SUDOKU__ROW, SUDOKU__BOX}};
enum { SWEEPS = sizeof sweeps / sizeof sweeps[0], POINTING_SWEEPS = 2 };

/* Premise and pattern, which all forms share. */
static void explain(sudoku_logic *logic, unsigned house, unsigned digit)
{
    logic->step.view.house = house;
    sudoku__step_mark_places(&logic->step, &logic->board, &logic->geometry, house, digit,
                             SUDOKU_ROLE_PATTERN);
    sudoku__step_digit_premise(&logic->step, house, digit);
}

/* 'digit' is locked in 'from'; takes it from 'to', whose places in both are 'common'. */
static sudoku_status eliminate(sudoku_logic *logic, enum sudoku__technique_index technique,
                               unsigned from, unsigned to, uint32_t common, unsigned digit)
{
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

/* All digits of one pair of houses. */
static sudoku_status try_pair(sudoku_logic *logic, bool direct, unsigned sweep, unsigned from,
                              unsigned to)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const bool pointing = sweep < POINTING_SWEEPS;
    const uint32_t inside = geometry->overlap[from][to];
    if (!inside)
        return SUDOKU_NONE;
    const uint32_t common = geometry->overlap[to][from];
    for (uint32_t rest = logic->board.missing[from]; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        const uint32_t places = logic->board.places[from][digit];
        if (!places || sudoku__is_single(places) || (places & ~inside))
            continue;
        if (!(logic->board.places[to][digit] & ~common))
            continue;
        const sudoku_status status =
            direct ? place(logic, pointing ? SUDOKU__DIRECT_POINTING : SUDOKU__DIRECT_CLAIMING,
                           from, to, digit)
                   : eliminate(logic, pointing ? SUDOKU__POINTING : SUDOKU__CLAIMING, from, to,
                               common, digit);
        if (status == SUDOKU_OK)
            return status;
    }
    return SUDOKU_NONE;
}

static sudoku_status sweep_all(sudoku_logic *logic, bool direct)
{
    const unsigned order = logic->geometry.order;
    for (unsigned sweep = 0; sweep < SWEEPS; sweep++)
        for (unsigned i = 0; i < order; i++)
            for (unsigned j = 0; j < order; j++)
                if (try_pair(logic, direct, sweep, sweeps[sweep][0] * order + i,
                             sweeps[sweep][1] * order + j) == SUDOKU_OK)
                    return SUDOKU_OK;
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_direct_locked(sudoku_logic *logic)
{
    return sweep_all(logic, true);
}

sudoku_status sudoku__find_locked(sudoku_logic *logic)
{
    return sweep_all(logic, false);
}
