/* SPDX-License-Identifier: MIT */
/*
 * M-Wing: a cell xy sees one of the two places of y in a house; the other place of y is one of the
 * two places of x in some house.  If the cell is not x it is y, so y is in the other place, so x is
 * not, and is in the last cell.  So the first or the last cell is x, and what sees both is not.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

/* The other one of two places of a digit in a house of a cell, which is one; SUDOKU__NO_CELL: there
   are not two. */
static unsigned other_place(const sudoku_logic *logic, sudoku__seat seat, unsigned digit)
{
    const uint32_t places = logic->board.places[seat.house][digit];
    if (!sudoku__is_pair(places))
        return SUDOKU__NO_CELL;
    return logic->geometry
        .house_cell[seat.house][sudoku__lowest(places & ~sudoku__bit(seat.place))];
}

typedef struct wing {
    unsigned cell[4];  /* xy; y, which it sees; y and x; x */
    unsigned house[2]; /* of y, of x */
    unsigned x, y;
} wing;

static sudoku_status take(sudoku_logic *logic, const wing *made)
{
    sudoku__step *const step = &logic->step;
    sudoku__cellset gone;
    unsigned before = 0;
    sudoku__set_of_digit(&gone, &logic->board, &logic->geometry, made->x);
    sudoku__set_and_peers(&gone, &logic->geometry, made->cell[0]);
    sudoku__set_and_peers(&gone, &logic->geometry, made->cell[3]);
    sudoku__step_start(step, SUDOKU__M_WING, 0);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(step, &logic->board, cell, made->x);
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < 6; i++) { /* x is not in the first cell, y is, ..., x is in the last */
        static const uint8_t cells[] = {0, 0, 1, 2, 2, 3};
        const unsigned here = sudoku__step_mark(step, made->cell[cells[i]],
                                                i == 0 || i > 3 ? made->x : made->y,
                                                i == 0  ? SUDOKU_ROLE_START_OFF
                                                : i % 2 ? SUDOKU_ROLE_ON
                                                        : SUDOKU_ROLE_OFF);
        if (i > 0)
            sudoku__step_link(step, before, here);
        before = here;
    }
    sudoku__step_cell_premise(step, made->cell[0]);
    sudoku__step_digit_premise(step, made->house[0], made->y);
    sudoku__step_digit_premise(step, made->house[1], made->x);
    return SUDOKU_OK;
}

/* The wings whose first three cells are known. */
static sudoku_status from_third(sudoku_logic *logic, wing *made)
{
    const unsigned cell = made->cell[2];
    for (unsigned s = 0; s < logic->geometry.seats[cell]; s++) {
        const sudoku__seat seat = logic->geometry.seat[cell][s];
        made->house[1] = seat.house;
        made->cell[3] = other_place(logic, seat, made->x);
        if (made->cell[3] != SUDOKU__NO_CELL && made->cell[3] != made->cell[0] &&
            take(logic, made) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

/* The wings of a cell xy. */
static sudoku_status from_first(sudoku_logic *logic, wing *made)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned first = made->cell[0];
    for (unsigned p = 0; p < geometry->peers[first]; p++) {
        made->cell[1] = geometry->peer[first][p];
        if (!sudoku__has(&logic->board, made->cell[1], made->y))
            continue;
        for (unsigned s = 0; s < geometry->seats[made->cell[1]]; s++) {
            const sudoku__seat seat = geometry->seat[made->cell[1]][s];
            made->house[0] = seat.house;
            made->cell[2] = other_place(logic, seat, made->y);
            if (made->cell[2] != SUDOKU__NO_CELL && made->cell[2] != first &&
                sudoku__has(&logic->board, made->cell[2], made->x) &&
                from_third(logic, made) == SUDOKU_OK)
                return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_m_wing(sudoku_logic *logic)
{
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const uint32_t pair = logic->board.candidates[cell];
        if (!sudoku__is_pair(pair))
            continue;
        wing made = {.cell = {cell}};
        made.x = sudoku__lowest(pair) + 1;
        made.y = sudoku__lowest(pair & (pair - 1)) + 1;
        for (unsigned turn = 0; turn < 2; turn++) {
            if (from_first(logic, &made) == SUDOKU_OK)
                return SUDOKU_OK;
            const unsigned x = made.x;
            made.x = made.y;
            made.y = x;
        }
    }
    return SUDOKU_NONE;
}
