/* SPDX-License-Identifier: MIT */
/*
 * XY-, XYZ- and W-Wing in HoDoKu's order.
 *
 * XY-Wing: a pivot xy sees pincers xz and yz; one of these is z.  XYZ-Wing: the pivot may be z as
 * well.  W-Wing: two cells xy that do not see each other, and a house in which both places of y see
 * one of them each; one of the two is x.
 *
 * HoDoKu goes through triples of cells, of which it tries each as the pivot of an XY-Wing.  What
 * Sudoku Explainer finds first is in wings.c.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

typedef struct cells {
    unsigned count;
    uint16_t cell[SUDOKU_MAX_CELLS];
} cells;

static void cells_with(const sudoku_logic *logic, unsigned candidates, cells *found)
{
    found->count = 0;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++)
        if (logic->board.candidates[cell] &&
            sudoku__count_bits(logic->board.candidates[cell]) == candidates)
            found->cell[found->count++] = (uint16_t)cell;
}

/* Eliminates a digit from all cells that see the given ones. */
static void eliminate_seen(sudoku_logic *logic, const unsigned *seen, unsigned count,
                           unsigned digit)
{
    sudoku__cellset gone;
    sudoku__set_of_digit(&gone, &logic->board, &logic->geometry, digit);
    for (unsigned i = 0; i < count; i++)
        sudoku__set_and_peers(&gone, &logic->geometry, seen[i]);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
}

/* The pivot and two pincers, if they are a wing. */
static sudoku_status try_wing(sudoku_logic *logic, bool xyz, unsigned pivot, unsigned a, unsigned b)
{
    const uint32_t *const candidates = logic->board.candidates;
    const uint32_t shared = candidates[a] & candidates[b];
    const unsigned seen[] = {a, b, pivot};
    if (!sudoku__sees(&logic->geometry, pivot, a) || !sudoku__sees(&logic->geometry, pivot, b) ||
        !shared || !sudoku__is_single(shared))
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, xyz ? SUDOKU__XYZ_WING : SUDOKU__XY_WING, 0);
    eliminate_seen(logic, seen, xyz ? 3 : 2, sudoku__lowest(shared) + 1);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < 3; i++) {
        sudoku__step_mark_cell(&logic->step, &logic->board, seen[i],
                               seen[i] == pivot ? SUDOKU_ROLE_PIVOT : SUDOKU_ROLE_PINCER);
        sudoku__step_cell_premise(&logic->step, seen[i]);
    }
    return SUDOKU_OK;
}

static sudoku_status find_wing(sudoku_logic *logic, bool xyz)
{
    const uint32_t *const candidates = logic->board.candidates;
    cells two, three;
    cells_with(logic, 2, &two);
    cells_with(logic, 3, &three);
    const cells *const firsts = xyz ? &three : &two;
    for (unsigned i = 0; i < firsts->count; i++)
        for (unsigned j = xyz ? 0 : i + 1; j < two.count; j++) {
            const unsigned a = firsts->cell[i], b = two.cell[j];
            if (sudoku__count_bits(candidates[a] | candidates[b]) != 3)
                continue;
            for (unsigned k = j + 1; k < two.count; k++) {
                const unsigned c = two.cell[k];
                if (sudoku__count_bits(candidates[a] | candidates[b] | candidates[c]) != 3 ||
                    candidates[a] == candidates[b] || candidates[b] == candidates[c] ||
                    candidates[a] == candidates[c])
                    continue;
                if (try_wing(logic, xyz, a, b, c) == SUDOKU_OK ||
                    (!xyz && (try_wing(logic, xyz, b, a, c) == SUDOKU_OK ||
                              try_wing(logic, xyz, c, b, a) == SUDOKU_OK)))
                    return SUDOKU_OK;
            }
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_hodoku_xy_wing(sudoku_logic *logic)
{
    return find_wing(logic, false);
}

sudoku_status sudoku__find_hodoku_xyz_wing(sudoku_logic *logic)
{
    return find_wing(logic, true);
}

/* Whether the two places of the linking digit in a house see one of the cells each, and are none.
 */
static bool is_linked(const sudoku_logic *logic, unsigned house, unsigned digit, unsigned a,
                      unsigned b, unsigned ends[2])
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const uint32_t places = logic->board.places[house][digit];
    if (sudoku__count_bits(places) != 2)
        return false;
    bool sees_a = false, sees_b = false;
    for (uint32_t rest = places; rest; rest &= rest - 1) {
        const unsigned end = geometry->house_cell[house][sudoku__lowest(rest)];
        if (end == a || end == b)
            continue;
        if (sudoku__sees(geometry, end, a)) {
            sees_a = true;
            ends[0] = end;
        } else if (sudoku__sees(geometry, end, b)) {
            sees_b = true;
            ends[1] = end;
        }
    }
    return sees_a && sees_b;
}

/* Two cells with the same two candidates; 'gone' is taken away where 'linking' links them. */
static sudoku_status try_w_wing(sudoku_logic *logic, unsigned a, unsigned b, unsigned gone,
                                unsigned linking)
{
    const unsigned seen[] = {a, b};
    unsigned ends[2] = {0, 0};
    sudoku__step_start(&logic->step, SUDOKU__W_WING, 0);
    eliminate_seen(logic, seen, 2, gone);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    for (unsigned house = 0; house < logic->geometry.houses; house++) {
        sudoku__step *const step = &logic->step;
        if (!is_linked(logic, house, linking, a, b, ends))
            continue;
        const unsigned from = sudoku__step_mark(step, a, linking, SUDOKU_ROLE_PINCER);
        const unsigned near = sudoku__step_mark(step, ends[0], linking, SUDOKU_ROLE_PATTERN);
        const unsigned far = sudoku__step_mark(step, ends[1], linking, SUDOKU_ROLE_PATTERN);
        const unsigned to = sudoku__step_mark(step, b, linking, SUDOKU_ROLE_PINCER);
        sudoku__step_link(step, from, near);
        sudoku__step_link(step, near, far);
        sudoku__step_link(step, far, to);
        sudoku__step_mark(step, a, gone, SUDOKU_ROLE_PINCER);
        sudoku__step_mark(step, b, gone, SUDOKU_ROLE_PINCER);
        sudoku__step_cell_premise(step, a);
        sudoku__step_cell_premise(step, b);
        sudoku__step_digit_premise(step, house, linking);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_w_wing(sudoku_logic *logic)
{
    cells two;
    cells_with(logic, 2, &two);
    for (unsigned i = 0; i < two.count; i++)
        for (unsigned j = i + 1; j < two.count; j++) {
            const unsigned a = two.cell[i], b = two.cell[j];
            const uint32_t candidates = logic->board.candidates[a];
            if (candidates != logic->board.candidates[b])
                continue;
            const unsigned low = sudoku__lowest(candidates) + 1;
            const unsigned high = sudoku__lowest(candidates & (candidates - 1)) + 1;
            if (try_w_wing(logic, a, b, low, high) == SUDOKU_OK ||
                try_w_wing(logic, a, b, high, low) == SUDOKU_OK)
                return SUDOKU_OK;
        }
    return SUDOKU_NONE;
}
