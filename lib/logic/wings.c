/* SPDX-License-Identifier: MIT */
/*
 * XY-Wing and XYZ-Wing as Sudoku Explainer scans them: a pivot and two pincers that it sees, three
 * digits in all.  Whatever the pivot is, a pincer (of an XYZ-Wing: or the pivot) is the digit that
 * the pincers share, so no cell that sees them all is that digit.
 */
#include "logic/logic.h"

/* Takes 'digit' from the cells that see both pincers, and the pivot too where 'with_pivot'. */
static sudoku_status build(sudoku_logic *logic, enum sudoku__technique_index technique,
                           const unsigned cell[3], unsigned digit, bool with_pivot)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    sudoku__step *const step = &logic->step;
    sudoku__step_start(step, technique, 0);
    for (unsigned p = 0; p < geometry->peers[cell[1]]; p++) {
        const unsigned peer = geometry->peer[cell[1]][p];
        if (peer != cell[0] && sudoku__sees(geometry, peer, cell[2]) &&
            (!with_pivot || sudoku__sees(geometry, peer, cell[0])))
            sudoku__step_eliminate(step, &logic->board, peer, digit);
    }
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < 3; i++) {
        sudoku__step_mark_cell(step, &logic->board, cell[i],
                               i == 0 ? SUDOKU_ROLE_PIVOT : SUDOKU_ROLE_PINCER);
        sudoku__step_cell_premise(step, cell[i]);
    }
    return SUDOKU_OK;
}

static sudoku_status find_wing(sudoku_logic *logic, enum sudoku__technique_index technique,
                               bool xyz)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const uint32_t *const candidates = logic->board.candidates;
    for (unsigned pivot = 0; pivot < geometry->cells; pivot++) {
        const uint32_t all = candidates[pivot];
        if (sudoku__count_bits(all) != (xyz ? 3 : 2))
            continue;
        for (unsigned i = 0; i < geometry->peers[pivot]; i++) {
            const unsigned a = geometry->peer[pivot][i];
            if (sudoku__count_bits(candidates[a]) != 2 ||
                sudoku__count_bits(all & ~candidates[a]) != 1)
                continue;
            for (unsigned j = 0; j < geometry->peers[pivot]; j++) {
                const unsigned b = geometry->peer[pivot][j];
                const uint32_t shared = candidates[a] & candidates[b];
                const uint32_t in_all = shared & all;
                if (sudoku__count_bits(candidates[b]) != 2 ||
                    sudoku__count_bits(all | candidates[a] | candidates[b]) != 3 ||
                    (xyz ? sudoku__count_bits(in_all) != 1 : in_all != 0))
                    continue;
                if (build(logic, technique, (const unsigned[3]){pivot, a, b},
                          sudoku__lowest(shared) + 1, xyz) == SUDOKU_OK)
                    return SUDOKU_OK;
            }
        }
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_xy_wing(sudoku_logic *logic)
{
    return find_wing(logic, SUDOKU__XY_WING, false);
}

sudoku_status sudoku__find_xyz_wing(sudoku_logic *logic)
{
    return find_wing(logic, SUDOKU__XYZ_WING, true);
}
