/* SPDX-License-Identifier: MIT */
/*
 * Fish without fins as Sudoku Explainer scans them: n parallel lines in which a digit has places in
 * n crossing lines only, so that these hold no other of it.
 */
#include "logic/logic.h"
#include "logic/scan.h"

static sudoku_status find_fish(sudoku_logic *logic, enum sudoku__technique_index technique,
                               unsigned size)
{
    const unsigned order = logic->geometry.order;
    sudoku__step *const step = &logic->step;
    sudoku__fish_scan scan = {.size = size};
    while (sudoku__fish_next(&scan, &logic->board, &logic->geometry)) {
        sudoku__step_start(step, technique, 0);
        for (uint32_t lines = scan.cover; lines; lines &= lines - 1) {
            const unsigned house = scan.cover_kind * order + sudoku__lowest(lines);
            uint32_t rest = logic->board.places[house][scan.digit] & ~scan.base;
            for (; rest; rest &= rest - 1)
                sudoku__step_eliminate(step, &logic->board,
                                       logic->geometry.house_cell[house][sudoku__lowest(rest)],
                                       scan.digit);
        }
        if (!sudoku__step_has_effect(step))
            continue;
        for (uint32_t lines = scan.base; lines; lines &= lines - 1) {
            const unsigned house = scan.base_kind * order + sudoku__lowest(lines);
            sudoku__step_mark_places(step, &logic->board, &logic->geometry, house, scan.digit,
                                     SUDOKU_ROLE_PATTERN);
            sudoku__step_digit_premise(step, house, scan.digit);
        }
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_x_wing(sudoku_logic *logic)
{
    return find_fish(logic, SUDOKU__X_WING, 2);
}

sudoku_status sudoku__find_swordfish(sudoku_logic *logic)
{
    return find_fish(logic, SUDOKU__SWORDFISH, 3);
}

sudoku_status sudoku__find_jellyfish(sudoku_logic *logic)
{
    return find_fish(logic, SUDOKU__JELLYFISH, 4);
}
