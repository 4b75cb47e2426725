/* SPDX-License-Identifier: MIT */
/*
 * Death blossom: a cell (the stem) and for each of its candidates an almost locked set (a petal,
 * see als.h) in which every place of that candidate sees the stem.  Whichever candidate is true in
 * the stem, its petal is without it and holds all its others; so a digit that all petals have is
 * true in one of them, and what sees all its places is not that digit.
 *
 * Stems of two to four candidates; the first one found.
 */
#include "logic/als.h"
#include "logic/logic.h"

enum { MOST_PETALS = 4 };

typedef struct blossom {
    unsigned stem, count;
    unsigned digit[MOST_PETALS]; /* of the stem, less one */
    unsigned petal[MOST_PETALS];
} blossom;

/* Whether a set can be the petal of a digit. */
static bool is_petal(const sudoku_logic *logic, const sudoku__als *als, unsigned stem,
                     unsigned digit)
{
    const sudoku__cells81 here = sudoku__one_cell(stem);
    return (als->digits >> digit & 1) && sudoku__is_empty(sudoku__both(als->cells, here)) &&
           sudoku__is_empty(sudoku__without(als->places[digit], logic->als.peers[stem]));
}

static sudoku_status take(sudoku_logic *logic, const blossom *of, unsigned digit,
                          sudoku__cells81 gone)
{
    static const sudoku_role roles[] = {SUDOKU_ROLE_SET_A, SUDOKU_ROLE_SET_B, SUDOKU_ROLE_SET_C,
                                        SUDOKU_ROLE_SET_D};
    sudoku__step_start(&logic->step, SUDOKU__DEATH_BLOSSOM, 0);
    while (!sudoku__is_empty(gone))
        sudoku__step_eliminate(&logic->step, &logic->board, sudoku__take_cell(&gone), digit + 1);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    sudoku__step_mark_cell(&logic->step, &logic->board, of->stem, SUDOKU_ROLE_PIVOT);
    sudoku__step_cell_premise(&logic->step, of->stem);
    for (unsigned i = 0; i < of->count; i++) {
        sudoku__cells81 cells = logic->als.als[of->petal[i]].cells;
        while (!sudoku__is_empty(cells)) {
            const unsigned cell = sudoku__take_cell(&cells);
            sudoku__step_mark_cell(&logic->step, &logic->board, cell, roles[i]);
            sudoku__step_cell_premise(&logic->step, cell);
        }
    }
    return SUDOKU_OK;
}

/* Petals for all digits of a stem, depth first; 'left' are the digits they all have, of which some
   candidate sees all places. */
static sudoku_status choose_petals(sudoku_logic *logic, blossom *of)
{
    sudoku__cells81 seen[MOST_PETALS + 1][SUDOKU__ALS_DIGITS];
    unsigned depth = 0, next = 0;
    for (unsigned digit = 0; digit < SUDOKU__ALS_DIGITS; digit++)
        seen[0][digit] = sudoku__without(logic->als.places[digit], sudoku__one_cell(of->stem));
    for (;;) {
        if (next == logic->als.count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = of->petal[--depth] + 1;
            continue;
        }
        const sudoku__als *const als = &logic->als.als[next];
        bool useful = false;
        if (!is_petal(logic, als, of->stem, of->digit[depth])) {
            next++;
            continue;
        }
        logic->work++;
        for (unsigned digit = 0; digit < SUDOKU__ALS_DIGITS; digit++) {
            const bool kept = digit != of->digit[depth] && (als->digits >> digit & 1);
            seen[depth + 1][digit] = kept ? sudoku__both(seen[depth][digit], als->seen[digit])
                                          : (sudoku__cells81){0, 0};
            useful |= !sudoku__is_empty(seen[depth + 1][digit]);
        }
        of->petal[depth] = next++;
        if (!useful)
            continue;
        if (++depth < of->count) {
            next = 0;
            continue;
        }
        for (unsigned digit = 0; digit < SUDOKU__ALS_DIGITS; digit++)
            if (!sudoku__is_empty(seen[depth][digit]) &&
                take(logic, of, digit, seen[depth][digit]) == SUDOKU_OK)
                return SUDOKU_OK;
        depth--;
    }
}

sudoku_status sudoku__find_death_blossom(sudoku_logic *logic)
{
    sudoku__als_collect(&logic->als, &logic->board, &logic->geometry, false);
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        blossom of = {.stem = cell};
        const unsigned count = sudoku__count_bits(logic->board.candidates[cell]);
        if (count < 2 || count > MOST_PETALS)
            continue;
        for (uint32_t rest = logic->board.candidates[cell]; rest; rest &= rest - 1)
            of.digit[of.count++] = sudoku__lowest(rest);
        if (choose_petals(logic, &of) == SUDOKU_OK)
            return SUDOKU_OK;
        if (logic->work >= logic->budget)
            return SUDOKU_LIMIT;
    }
    return SUDOKU_NONE;
}
