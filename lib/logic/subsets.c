/* SPDX-License-Identifier: MIT */
/*
 * Subsets as Sudoku Explainer scans them.  Naked: n cells of a house with n candidates together;
 * no other cell of the house has these.  Hidden: n digits with n places together; nothing else is
 * there.  A naked set of n is looked for in houses with at least 2n empty cells and a hidden one in
 * those with more, since otherwise the cells beside it are the smaller set of the other kind.
 *
 * The direct hidden pair and triplet place a third digit, which the set leaves one place in the
 * house; the eliminations that show it are not applied.
 */
#include "logic/logic.h"
#include "logic/scan.h"

static sudoku_status find_naked(sudoku_logic *logic, enum sudoku__technique_index technique,
                                unsigned size)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    sudoku__step *const step = &logic->step;
    sudoku__subset_scan scan = {.size = size, .least_empty = 2 * size};
    while (sudoku__subset_next(&scan, &logic->board, geometry)) {
        const uint16_t *const cells = geometry->house_cell[scan.house];
        sudoku__step_start(step, technique, 0);
        for (unsigned place = 0; place < geometry->order; place++)
            for (uint32_t rest = scan.things >> place & 1 ? 0 : scan.others; rest; rest &= rest - 1)
                sudoku__step_eliminate(step, &logic->board, cells[place], sudoku__lowest(rest) + 1);
        if (!sudoku__step_has_effect(step))
            continue;
        step->view.house = scan.house;
        for (uint32_t rest = scan.things; rest; rest &= rest - 1) {
            const unsigned cell = cells[sudoku__lowest(rest)];
            sudoku__step_mark_cell(step, &logic->board, cell, SUDOKU_ROLE_PATTERN);
            sudoku__step_cell_premise(step, cell);
        }
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static void explain_hidden(sudoku_logic *logic, const sudoku__subset_scan *scan)
{
    logic->step.view.house = scan->house;
    for (uint32_t rest = scan->things; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        sudoku__step_mark_places(&logic->step, &logic->board, &logic->geometry, scan->house, digit,
                                 SUDOKU_ROLE_PATTERN);
        sudoku__step_digit_premise(&logic->step, scan->house, digit);
    }
}

static sudoku_status find_hidden(sudoku_logic *logic, enum sudoku__technique_index technique,
                                 unsigned size)
{
    sudoku__step *const step = &logic->step;
    sudoku__subset_scan scan = {.size = size, .least_empty = 2 * size + 1, .hidden = true};
    while (sudoku__subset_next(&scan, &logic->board, &logic->geometry)) {
        sudoku__step_start(step, technique, 0);
        for (uint32_t places = scan.others; places; places &= places - 1) {
            const unsigned cell = logic->geometry.house_cell[scan.house][sudoku__lowest(places)];
            uint32_t rest = logic->board.candidates[cell] & ~scan.things;
            for (; rest; rest &= rest - 1)
                sudoku__step_eliminate(step, &logic->board, cell, sudoku__lowest(rest) + 1);
        }
        if (!sudoku__step_has_effect(step))
            continue;
        explain_hidden(logic, &scan);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

/* A digit outside the set that has one place beside it, and others in it. */
static sudoku_status find_direct(sudoku_logic *logic, enum sudoku__technique_index technique,
                                 unsigned size)
{
    sudoku__step *const step = &logic->step;
    sudoku__subset_scan scan = {.size = size, .least_empty = size + 1, .hidden = true};
    while (sudoku__subset_next(&scan, &logic->board, &logic->geometry)) {
        uint32_t digits = logic->board.missing[scan.house] & ~scan.things;
        for (; digits; digits &= digits - 1) {
            const unsigned digit = sudoku__lowest(digits) + 1;
            const uint32_t places = logic->board.places[scan.house][digit];
            const uint32_t left = places & ~scan.others;
            if (left == places || !left || !sudoku__is_single(left))
                continue;
            sudoku__step_start(step, technique, 0);
            sudoku__step_place(step, logic->geometry.house_cell[scan.house][sudoku__lowest(left)],
                               digit);
            if (!sudoku__step_has_effect(step))
                continue;
            explain_hidden(logic, &scan);
            sudoku__step_mark_places(step, &logic->board, &logic->geometry, scan.house, digit,
                                     SUDOKU_ROLE_EXTRA);
            sudoku__step_digit_premise(step, scan.house, digit);
            return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_direct_hidden_pair(sudoku_logic *logic)
{
    return find_direct(logic, SUDOKU__DIRECT_HIDDEN_PAIR, 2);
}

sudoku_status sudoku__find_direct_hidden_triplet(sudoku_logic *logic)
{
    return find_direct(logic, SUDOKU__DIRECT_HIDDEN_TRIPLET, 3);
}

sudoku_status sudoku__find_naked_pair(sudoku_logic *logic)
{
    return find_naked(logic, SUDOKU__NAKED_PAIR, 2);
}

sudoku_status sudoku__find_naked_triple(sudoku_logic *logic)
{
    return find_naked(logic, SUDOKU__NAKED_TRIPLE, 3);
}

sudoku_status sudoku__find_naked_quad(sudoku_logic *logic)
{
    return find_naked(logic, SUDOKU__NAKED_QUAD, 4);
}

sudoku_status sudoku__find_hidden_pair(sudoku_logic *logic)
{
    return find_hidden(logic, SUDOKU__HIDDEN_PAIR, 2);
}

sudoku_status sudoku__find_hidden_triple(sudoku_logic *logic)
{
    return find_hidden(logic, SUDOKU__HIDDEN_TRIPLE, 3);
}

sudoku_status sudoku__find_hidden_quad(sudoku_logic *logic)
{
    return find_hidden(logic, SUDOKU__HIDDEN_QUAD, 4);
}
