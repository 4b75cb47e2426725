/* SPDX-License-Identifier: MIT */
/*
 * Singles: the last empty cell of a house, the only place of a digit in a house, the only
 * candidate of a cell.
 *
 * The board keeps the digits with one place up to date ('lone'), so each search is one pass over
 * the houses.  Scanned boxes first, then columns, then rows; Sudoku Explainer rates a hidden single
 * of a box 1.2 and one of a line 1.5, and houses that a shape adds are rated as lines.
 */
#include "logic/logic.h"

enum { IN_A_BOX = 12, IN_A_LINE = 15 };

static sudoku_status place_in_house(sudoku_logic *logic, enum sudoku__technique_index technique,
                                    unsigned rating, unsigned house, unsigned digit)
{
    sudoku__step *const step = &logic->step;
    const unsigned place = sudoku__lowest(logic->board.places[house][digit]);
    const unsigned cell = logic->geometry.house_cell[house][place];
    sudoku__step_start(step, technique, rating);
    sudoku__step_place(step, cell, digit);
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    step->view.house = house;
    sudoku__step_mark(step, cell, digit, SUDOKU_ROLE_PATTERN);
    sudoku__step_digit_premise(step, house, digit);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_full_house(sudoku_logic *logic)
{
    for (unsigned i = 0; i < logic->geometry.houses; i++) {
        const unsigned house = logic->geometry.bcr[i];
        if (logic->board.empty[house] == 1 && logic->board.lone[house])
            return place_in_house(logic, SUDOKU__FULL_HOUSE, 0, house,
                                  sudoku__lowest(logic->board.lone[house]) + 1);
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_hidden_single(sudoku_logic *logic)
{
    const unsigned order = logic->geometry.order;
    for (unsigned i = 0; i < logic->geometry.houses; i++) {
        const unsigned house = logic->geometry.bcr[i];
        if (logic->board.empty[house] > 1 && logic->board.lone[house])
            return place_in_house(logic, SUDOKU__HIDDEN_SINGLE, i < order ? IN_A_BOX : IN_A_LINE,
                                  house, sudoku__lowest(logic->board.lone[house]) + 1);
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_naked_single(sudoku_logic *logic)
{
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const uint32_t candidates = logic->board.candidates[cell];
        if (!candidates || !sudoku__is_single(candidates))
            continue;
        const unsigned digit = sudoku__lowest(candidates) + 1;
        sudoku__step_start(&logic->step, SUDOKU__NAKED_SINGLE, 0);
        sudoku__step_place(&logic->step, cell, digit);
        if (!sudoku__step_has_effect(&logic->step))
            continue;
        sudoku__step_mark(&logic->step, cell, digit, SUDOKU_ROLE_PATTERN);
        sudoku__step_cell_premise(&logic->step, cell);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}
