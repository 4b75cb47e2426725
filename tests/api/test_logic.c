/* SPDX-License-Identifier: MIT */
/*
 * Proves of solving step by step: every step of every technique changes the grid, keeps the
 * solution (which the solver gives), and the states are told apart; the table of techniques is
 * whole; and bad arguments are refused.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include <sudoku/sudoku.h>

/* Easy to very hard. */
static const char *const puzzles[] = {
    "..............1..2.34....5......2.......3..4...6...57....35....12......89........",
    "........1.......23..4.56......2.......7...8...5..........32..5...6...4..8..7.....",
    ".54...9...6.....25..8...36..8.......1..76..3......9........4.9.9..5.2..7...3..1.6",
};

static void test_steps_keep_the_solution(void **state)
{
    (void)state;
    const sudoku_logic_options options = {.unique = true};
    sudoku_logic *logic = NULL;
    sudoku_solver *solver = NULL;
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_solver_new(&solver, NULL, NULL, NULL), SUDOKU_OK);
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        sudoku_grid *puzzle = NULL, *solution = NULL;
        assert_int_equal(sudoku_grid_parse(&puzzle, puzzles[i], strlen(puzzles[i]), NULL),
                         SUDOKU_OK);
        assert_int_equal(sudoku_grid_new(&solution, NULL), SUDOKU_OK);
        assert_int_equal(sudoku_solve(solver, puzzle, solution), SUDOKU_OK);
        assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
        const sudoku_step *step = NULL;
        unsigned steps = 0;
        uint32_t before[81];
        for (;; steps++) {
            memcpy(before, sudoku_logic_candidates(logic), sizeof before);
            if (sudoku_logic_next(logic, &step) != SUDOKU_OK)
                break;
            assert_true(steps < 729);
            assert_true(step->placement_count + step->elimination_count > 0);
            for (size_t p = 0; p < step->placement_count; p++)
                assert_int_equal(sudoku_grid_get(solution, step->placements[p].cell),
                                 step->placements[p].digit);
            for (size_t e = 0; e < step->elimination_count; e++) {
                const sudoku_candidate gone = step->eliminations[e];
                assert_true(before[gone.cell] >> (gone.digit - 1) & 1);
                assert_int_not_equal(sudoku_grid_get(solution, gone.cell), gone.digit);
            }
            char text[4096];
            assert_true(sudoku_step_print(step, NULL, "text", text, sizeof text) > 0);
        }
        if (sudoku_logic_where(logic) == SUDOKU_LOGIC_SOLVED)
            assert_memory_equal(sudoku_logic_cells(logic), sudoku_grid_data(solution), 81);
        else
            assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_STUCK);
        sudoku_grid_free(puzzle);
        sudoku_grid_free(solution);
    }
    sudoku_solver_free(solver);
    sudoku_logic_free(logic);
}

static void test_the_table_is_whole(void **state)
{
    (void)state;
    unsigned count = 0;
    for (const sudoku_technique *row; (row = sudoku_technique_at(count)) != NULL; count++) {
        assert_ptr_equal(sudoku_technique_named(sudoku_technique_id(row)), row);
        assert_ptr_equal(sudoku_technique_named(sudoku_technique_name(row)), row);
        if (sudoku_technique_code(row)[0]) {
            assert_ptr_equal(sudoku_technique_named(sudoku_technique_code(row)), row);
            /* a short name may stand for several types of one technique */
            const sudoku_technique *same = sudoku_technique_named(sudoku_technique_short_name(row));
            assert_string_equal(sudoku_technique_short_name(same),
                                sudoku_technique_short_name(row));
            assert_true(sudoku_technique_score(row) > 0);
        }
        assert_int_equal(sudoku_technique_se_name(row)[0] != '\0',
                         sudoku_technique_se_rating(row) > 0);
    }
    assert_true(count > 6);
    assert_null(sudoku_technique_named(""));
    assert_null(sudoku_technique_named("nonsense"));
    assert_null(sudoku_technique_named(NULL));
}

static void test_where(void **state)
{
    (void)state;
    sudoku_logic *logic = NULL;
    sudoku_grid *grid = NULL;
    const sudoku_step *step = NULL;
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_BROKEN);
    assert_int_equal(sudoku_logic_next(logic, &step), SUDOKU_E_ARG);
    /* A solved grid without four digits that can change places: no step leads on. */
    static const char solved[] =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    for (unsigned cell = 0; cell < 81; cell++)
        if (cell != 0 && cell != 1 && cell != 27 && cell != 28)
            sudoku_grid_set(grid, cell, (uint8_t)(solved[cell] - '0'));
    assert_int_equal(sudoku_logic_begin(logic, grid, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_RUNNING);
    assert_int_equal(sudoku_logic_next(logic, &step), SUDOKU_NONE);
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_STUCK);
    for (unsigned cell = 0; cell < 81; cell++)
        sudoku_grid_set(grid, cell, cell == 0 || cell == 80 || cell == 8 ? 5 : 0);
    assert_int_equal(sudoku_logic_begin(logic, grid, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_BROKEN);
    assert_int_equal(sudoku_logic_next(logic, &step), SUDOKU_NONE);
    sudoku_grid_free(grid);
    sudoku_logic_free(logic);
}

static void test_bad_arguments(void **state)
{
    (void)state;
    sudoku_logic *logic = NULL;
    sudoku_error error;
    const sudoku_logic_options reserved = {.reserved = {0, 1}};
    const sudoku_logic_options order = {.order = SUDOKU_SCALE_QQWING};
    assert_int_equal(sudoku_logic_new(NULL, NULL, NULL, &error), SUDOKU_E_ARG);
    assert_int_equal(sudoku_logic_new(&logic, NULL, &reserved, &error), SUDOKU_E_ARG);
    assert_int_equal(sudoku_logic_new(&logic, NULL, &order, &error), SUDOKU_E_ARG);
    assert_null(logic);
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    const sudoku_step *step = NULL;
    assert_int_equal(sudoku_logic_begin(logic, NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_logic_find(logic, NULL, &step), SUDOKU_E_ARG);
    assert_int_equal(sudoku_logic_apply(logic), SUDOKU_E_ARG);
    assert_int_equal(sudoku_step_print(NULL, NULL, NULL, NULL, 0), 0);
    sudoku_logic_free(logic);
    sudoku_logic_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_steps_keep_the_solution),
        cmocka_unit_test(test_the_table_is_whole),
        cmocka_unit_test(test_where),
        cmocka_unit_test(test_bad_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
