/* SPDX-License-Identifier: MIT */
/*
 * Avoidable rectangles: like unique rectangles, of cells that are filled but were not given.
 *
 * Two filled cells x and y in one line of a box, and two cells opposite: filled as y and x in turn
 * the four could be swapped, and the puzzle would have had two solutions from the start.  Type 1:
 * one of the opposite cells is filled so, so that the other is not.  Type 2: both have one more
 * candidate, the same; one of them is that, and what sees both is not.
 *
 * Scanned as HoDoKu does: by the first filled cell, its partner in the box, and then the line.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

typedef struct avoidable {
    unsigned cell[4]; /* x, y, and opposite them */
    unsigned digit[2];
} avoidable;

static bool is_own(const sudoku_logic *logic, unsigned cell)
{
    return logic->board.cell[cell] && !logic->given[cell];
}

/* Whether a cell is empty and has two candidates, one of them 'digit'. */
static bool is_pair_with(const sudoku_logic *logic, unsigned cell, unsigned digit)
{
    return sudoku__has(&logic->board, cell, digit) &&
           sudoku__count_bits(logic->board.candidates[cell]) == 2;
}

static sudoku_status finish(sudoku_logic *logic, const avoidable *of)
{
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < 4; i++)
        sudoku__step_mark(&logic->step, of->cell[i], of->digit[i == 1 || i == 2],
                          SUDOKU_ROLE_PATTERN);
    return SUDOKU_OK;
}

static sudoku_status type_1(sudoku_logic *logic, const avoidable *of, unsigned open)
{
    sudoku__step_start(&logic->step, SUDOKU__AVOIDABLE_1, 0);
    sudoku__step_eliminate(&logic->step, &logic->board, of->cell[open], of->digit[open == 2]);
    return finish(logic, of);
}

static sudoku_status type_2(sudoku_logic *logic, const avoidable *of)
{
    const unsigned a = of->cell[2], b = of->cell[3];
    const unsigned more =
        sudoku__lowest(logic->board.candidates[a] & ~sudoku__bit(of->digit[1] - 1)) + 1;
    if (more == of->digit[0] || !sudoku__has(&logic->board, b, more))
        return SUDOKU_NONE;
    sudoku__cellset gone;
    sudoku__set_of_digit(&gone, &logic->board, &logic->geometry, more);
    sudoku__set_and_peers(&gone, &logic->geometry, a);
    sudoku__set_and_peers(&gone, &logic->geometry, b);
    sudoku__step_start(&logic->step, SUDOKU__AVOIDABLE_2, 0);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, more);
    if (finish(logic, of) != SUDOKU_OK)
        return SUDOKU_NONE;
    for (unsigned i = 2; i < 4; i++) {
        sudoku__step_mark(&logic->step, of->cell[i], more, SUDOKU_ROLE_EXTRA);
        sudoku__step_cell_premise(&logic->step, of->cell[i]);
    }
    return SUDOKU_OK;
}

static sudoku_status try_opposite(sudoku_logic *logic, const avoidable *of)
{
    const unsigned a = of->cell[2], b = of->cell[3];
    if (is_own(logic, a) && logic->board.cell[a] == of->digit[1] &&
        is_pair_with(logic, b, of->digit[0]))
        return type_1(logic, of, 3);
    if (is_own(logic, b) && logic->board.cell[b] == of->digit[0] &&
        is_pair_with(logic, a, of->digit[1]))
        return type_1(logic, of, 2);
    if (is_pair_with(logic, a, of->digit[1]) && is_pair_with(logic, b, of->digit[0]))
        return type_2(logic, of);
    return SUDOKU_NONE;
}

static sudoku_status from_pair(sudoku_logic *logic, avoidable *of)
{
    const unsigned order = logic->geometry.order, x = of->cell[0], y = of->cell[1];
    const bool in_row = x / order == y / order;
    if (!in_row && x % order != y % order)
        return SUDOKU_NONE;
    of->digit[0] = logic->board.cell[x];
    of->digit[1] = logic->board.cell[y];
    for (unsigned place = 0; place < order; place++) {
        of->cell[2] = in_row ? place * order + x % order : x / order * order + place;
        of->cell[3] = in_row ? place * order + y % order : y / order * order + place;
        if (logic->geometry.seat[of->cell[2]][0].house != logic->geometry.seat[x][0].house &&
            try_opposite(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_avoidable_rectangle(sudoku_logic *logic)
{
    avoidable of;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const unsigned box = logic->geometry.seat[cell][0].house;
        if (!is_own(logic, cell))
            continue;
        of.cell[0] = cell;
        for (unsigned place = 0; place < logic->geometry.order; place++) {
            of.cell[1] = logic->geometry.house_cell[box][place];
            if (of.cell[1] != cell && is_own(logic, of.cell[1]) &&
                from_pair(logic, &of) == SUDOKU_OK)
                return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}
