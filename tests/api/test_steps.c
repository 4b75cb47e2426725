/* SPDX-License-Identifier: MIT */
/*
 * Proves that every step of random puzzles is sound, by an independent checker, in the orders of
 * both programs and for shapes other than 9x9; and that the checker is worth its name: a step with
 * a premise or a part of its pattern taken away, or with one elimination more, is refused.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "made.h"

#include "dug.h"
#include "kept.h"
#include "proved.h"

static void prove_random(unsigned box_rows, unsigned box_cols, sudoku_scale order, unsigned puzzles,
                         unsigned most)
{
    const sudoku_shape shape = made_shape(box_rows, box_cols);
    const sudoku_logic_options options = {.unique = true, .order = order};
    sudoku_solver *solver = made_solver(&shape, (sudoku_solver_options){0});
    sudoku_grid *puzzle = made_grid(&shape, NULL);
    sudoku_logic *logic = NULL;
    assert_int_equal(sudoku_logic_new(&logic, &shape, &options, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < puzzles; i++) {
        dug_puzzle(solver, 1000 + i, most, puzzle);
        assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
        assert_true(prove_all_steps(logic, puzzle) > 0);
        assert_true(sudoku_logic_where(logic) == SUDOKU_LOGIC_SOLVED ||
                    sudoku_logic_where(logic) == SUDOKU_LOGIC_STUCK);
    }
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
    sudoku_solver_free(solver);
}

static void test_order_of_sudoku_explainer(void **state)
{
    (void)state;
    prove_random(3, 3, SUDOKU_SCALE_SE, 50, 81);
}

static void test_order_of_hodoku(void **state)
{
    (void)state;
    prove_random(3, 3, SUDOKU_SCALE_HODOKU, 50, 81);
}

static void test_other_shapes(void **state)
{
    (void)state;
    static const sudoku_scale orders[] = {SUDOKU_SCALE_SE, SUDOKU_SCALE_HODOKU};
    for (unsigned i = 0; i < 2; i++) {
        prove_random(2, 2, orders[i], 20, 16);
        prove_random(2, 3, orders[i], 20, 36);
        prove_random(1, 7, orders[i], 10, 49);
        prove_random(2, 5, orders[i], 5, 60);
    }
}

static void test_more_rules(void **state)
{
    (void)state;
    kept_under_more_rules(2, 100000);
}

/* What the checker says of a step that is as 'step' but for what 'wrong' takes its place. */
static bool passes(const step_before *before, sudoku_step wrong)
{
    char reason[200];
    return step_is_sound(before, &wrong, reason);
}

/* Spoils one step in all the ways that this test knows; returns how many were noticed. */
static unsigned spoil(const step_before *before, const sudoku_step *step)
{
    sudoku_step wrong = *step;
    unsigned noticed = 0;
    sudoku_candidate more[2];
    assert_true(passes(before, *step));
    wrong.placement_count = wrong.elimination_count = 0;
    assert_false(passes(before, wrong));
    for (size_t i = 0; i < step->premise_count; i++) {
        sudoku_premise rest[256];
        assert_true(step->premise_count <= 256);
        memcpy(rest, step->premises, step->premise_count * sizeof rest[0]);
        rest[i] = rest[step->premise_count - 1];
        wrong = *step;
        wrong.premises = rest;
        wrong.premise_count--;
        noticed += !passes(before, wrong);
    }
    /* the solution's digit of some other cell as an elimination */
    uint8_t solution[81];
    filling grid;
    assert_true(filling_start(&grid, 3, 3, before->digits, before->candidates));
    assert_int_equal(filling_count(&grid, 2, solution), 1);
    for (unsigned cell = 0; cell < 81; cell++) {
        if (before->digits[cell])
            continue;
        more[0] = (sudoku_candidate){.cell = (uint16_t)cell, .digit = solution[cell]};
        wrong = *step;
        wrong.eliminations = more;
        wrong.elimination_count = 1;
        assert_false(passes(before, wrong));
    }
    return noticed;
}

static void test_the_checker_notices(void **state)
{
    (void)state;
    const sudoku_logic_options options = {.unique = true, .order = SUDOKU_SCALE_HODOKU};
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){0});
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    sudoku_logic *logic = NULL;
    unsigned premises = 0, noticed = 0;
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 5; i++) {
        dug_puzzle(solver, 50 + i, 81, puzzle);
        assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
        for (const sudoku_step *step = NULL;;) {
            uint8_t digits[81];
            uint32_t candidates[81];
            memcpy(digits, sudoku_logic_cells(logic), sizeof digits);
            memcpy(candidates, sudoku_logic_candidates(logic), sizeof candidates);
            if (sudoku_logic_next(logic, &step) != SUDOKU_OK)
                break;
            const step_before before = {.box_rows = 3,
                                        .box_cols = 3,
                                        .digits = digits,
                                        .candidates = candidates,
                                        .printed = sudoku_grid_data(puzzle),
                                        .unique = sudoku_technique_needs_unique(step->technique)};
            premises += (unsigned)step->premise_count;
            noticed += spoil(&before, step);
        }
    }
    assert_true(premises > 100);
    /* steps state little that they do not need */
    print_message("%u of %u premises are needed\n", noticed, premises);
    assert_true(noticed * 20 >= premises * 19);
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
    sudoku_solver_free(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order_of_sudoku_explainer),
        cmocka_unit_test(test_order_of_hodoku),
        cmocka_unit_test(test_other_shapes),
        cmocka_unit_test(test_more_rules),
        cmocka_unit_test(test_the_checker_notices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
