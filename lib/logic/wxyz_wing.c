/* SPDX-License-Identifier: MIT */
/*
 * WXYZ-Wing: four cells with four candidates, a hinge that sees the three others, of which all
 * candidates but one are restricted: their places see one another, so that each is true in one cell
 * at most.  Then the fourth candidate is true in one of the cells, and what sees all its places is
 * not that.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

enum { SIZE = 4 };

/* Whether all places of a digit in the cells see one another. */
static bool is_restricted(const sudoku_logic *logic, const unsigned *cells, unsigned digit)
{
    for (unsigned i = 0; i < SIZE; i++)
        for (unsigned j = i + 1; j < SIZE; j++)
            if (sudoku__has(&logic->board, cells[i], digit) &&
                sudoku__has(&logic->board, cells[j], digit) &&
                !sudoku__sees(&logic->geometry, cells[i], cells[j]))
                return false;
    return true;
}

/* The only digit of the four that is not restricted; 0: none or several. */
static unsigned free_digit(const sudoku_logic *logic, const unsigned *cells, uint32_t digits)
{
    unsigned found = 0;
    for (uint32_t rest = digits; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        if (is_restricted(logic, cells, digit))
            continue;
        if (found)
            return 0;
        found = digit;
    }
    return found;
}

static sudoku_status take(sudoku_logic *logic, const unsigned *cells, uint32_t digits)
{
    const unsigned digit = free_digit(logic, cells, digits);
    if (!digit)
        return SUDOKU_NONE;
    sudoku__cellset gone;
    sudoku__set_of_digit(&gone, &logic->board, &logic->geometry, digit);
    for (unsigned i = 0; i < SIZE; i++)
        if (sudoku__has(&logic->board, cells[i], digit))
            sudoku__set_and_peers(&gone, &logic->geometry, cells[i]);
    sudoku__step_start(&logic->step, SUDOKU__WXYZ_WING, 0);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < SIZE; i++) {
        sudoku__step_mark_cell(&logic->step, &logic->board, cells[i],
                               i ? SUDOKU_ROLE_PINCER : SUDOKU_ROLE_PIVOT);
        sudoku__step_cell_premise(&logic->step, cells[i]);
    }
    return SUDOKU_OK;
}

static sudoku_status from_hinge(sudoku_logic *logic, unsigned hinge)
{
    const uint32_t *const candidates = logic->board.candidates;
    const uint16_t *const peer = logic->geometry.peer[hinge];
    const unsigned peers = logic->geometry.peers[hinge];
    unsigned cells[SIZE] = {hinge};
    for (unsigned i = 0; i < peers; i++) {
        const uint32_t two = candidates[hinge] | candidates[peer[i]];
        if (!candidates[peer[i]] || sudoku__count_bits(two) > SIZE)
            continue;
        for (unsigned j = i + 1; j < peers; j++) {
            const uint32_t three = two | candidates[peer[j]];
            if (!candidates[peer[j]] || sudoku__count_bits(three) > SIZE)
                continue;
            for (unsigned k = j + 1; k < peers; k++) {
                const uint32_t four = three | candidates[peer[k]];
                if (!candidates[peer[k]] || sudoku__count_bits(four) != SIZE)
                    continue;
                cells[1] = peer[i];
                cells[2] = peer[j];
                cells[3] = peer[k];
                if (take(logic, cells, four) == SUDOKU_OK)
                    return SUDOKU_OK;
            }
        }
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_wxyz_wing(sudoku_logic *logic)
{
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++)
        if (logic->board.candidates[cell] && from_hinge(logic, cell) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}
