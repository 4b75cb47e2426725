/* SPDX-License-Identifier: MIT */
/*
 * Whether the steps of puzzles with more rules than those of rows, columns and boxes keep the
 * solution.  A header alone, as dug.h, which comes before it.
 */
#ifndef TESTS_SUPPORT_KEPT_H
#define TESTS_SUPPORT_KEPT_H

#include <sudoku/sudoku.h>

/* The checker knows rows, columns and boxes alone: where there are more rules, steps must at least
   keep the solution. */
static inline void kept_by_steps(const sudoku_shape *shape, sudoku_scale order, unsigned puzzles,
                                 uint64_t budget)
{
    const sudoku_logic_options options = {.unique = true, .order = order, .max_nodes = budget};
    sudoku_solver *solver = made_solver(shape, (sudoku_solver_options){0});
    sudoku_grid *puzzle = made_grid(shape, NULL), *solution = made_grid(shape, NULL);
    sudoku_logic *logic = NULL;
    assert_int_equal(sudoku_logic_new(&logic, shape, &options, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < puzzles; i++) {
        dug_puzzle(solver, 300 + i, 81, puzzle);
        assert_int_equal(sudoku_solve(solver, puzzle, solution), SUDOKU_OK);
        assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
        const uint8_t *const right = sudoku_grid_data(solution);
        const sudoku_step *step = NULL;
        while (sudoku_logic_next(logic, &step) == SUDOKU_OK) {
            for (size_t p = 0; p < step->placement_count; p++)
                assert_int_equal(step->placements[p].digit, right[step->placements[p].cell]);
            for (size_t e = 0; e < step->elimination_count; e++)
                if (step->eliminations[e].digit == right[step->eliminations[e].cell])
                    fail_msg("%s, puzzle %u", sudoku_technique_id(step->technique), i);
        }
    }
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
    sudoku_grid_free(solution);
    sudoku_solver_free(solver);
}

/* Solves so many puzzles of each rule in each order, with that budget a step. */
static inline void kept_under_more_rules(unsigned puzzles, uint64_t budget)
{
    static const uint16_t rules[] = {SUDOKU_DIAGONALS, SUDOKU_WINDOWS, SUDOKU_ANTI_KNIGHT,
                                     SUDOKU_ANTI_KING};
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        sudoku_shape shape = made_shape(3, 3);
        shape.extra = rules[i];
        kept_by_steps(&shape, SUDOKU_SCALE_HODOKU, puzzles, budget);
        kept_by_steps(&shape, SUDOKU_SCALE_SE, puzzles, budget);
    }
}

#endif /* TESTS_SUPPORT_KEPT_H */
