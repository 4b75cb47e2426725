/* SPDX-License-Identifier: MIT */
/*
 * Solves a puzzle step by step and lets the independent checker prove each step.  A header alone,
 * as made.h, which comes before it.
 */
#ifndef TESTS_SUPPORT_PROVED_H
#define TESTS_SUPPORT_PROVED_H

#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "filling.h"
#include "step_checker.h"

/* Goes on from where 'logic' was begun with 'puzzle' to the end; the test fails at the first step
   that is not sound, or that no words can be found for.  Returns how many steps were proved. */
static inline unsigned prove_all_steps(sudoku_logic *logic, const sudoku_grid *puzzle)
{
    const sudoku_shape *const shape = sudoku_grid_shape(puzzle);
    const unsigned cells = sudoku_cells(shape);
    uint8_t digits[SUDOKU_MAX_CELLS];
    uint32_t candidates[SUDOKU_MAX_CELLS];
    unsigned count = 0;
    for (const sudoku_step *step = NULL;; count++) {
        memcpy(digits, sudoku_logic_cells(logic), cells);
        memcpy(candidates, sudoku_logic_candidates(logic), cells * sizeof candidates[0]);
        if (sudoku_logic_next(logic, &step) != SUDOKU_OK)
            break;
        const step_before before = {.box_rows = shape->box_rows,
                                    .box_cols = shape->box_cols,
                                    .digits = digits,
                                    .candidates = candidates,
                                    .printed = sudoku_grid_data(puzzle),
                                    .unique = sudoku_technique_needs_unique(step->technique)};
        char reason[200] = "", text[2000];
        if (!step_is_sound(&before, step, reason)) {
            sudoku_step_print(step, shape, "text", text, sizeof text);
            fail_msg("%s\n%s", reason, text);
        }
        assert_true(sudoku_step_print(step, shape, "text", NULL, 0) > 0);
        assert_true(sudoku_step_print(step, shape, "json", NULL, 0) > 0);
    }
    return count;
}

#endif /* TESTS_SUPPORT_PROVED_H */
