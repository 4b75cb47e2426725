/* SPDX-License-Identifier: MIT */
/* Proves validate.h: known broken and whole grids, and, on seeded random grids of every box shape,
   every answer against a twin that compares pairs of cells by their coordinates. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "random.h"
#include "referee.h"

/* A grid solved by hand and the ways in which full grids are wrong: no box rule, equal sums. */
static const char solved[] = "123456789456789123789123456231564897564897231897231564"
                             "312645978645978312978312645";
static const char latin[] = "123456789234567891345678912456789123567891234678912345"
                            "789123456891234567912345678";

static void full_grids_are_judged(void **state)
{
    (void)state;
    sudoku_grid *good = made_grid(NULL, solved), *no_boxes = made_grid(NULL, latin);
    assert_true(sudoku_is_solved(good) && sudoku_is_full(good) && sudoku_is_consistent(good));
    assert_int_equal(sudoku_conflicts(good, NULL, 0), 0);
    assert_true(sudoku_is_full(no_boxes));
    assert_false(sudoku_is_solved(no_boxes));
    for (unsigned house = 0; house < 27; house++) {
        assert_true(sudoku_house_is_solved(good, house));
        assert_int_equal(sudoku_house_is_solved(no_boxes, house), house < 18);
    }
    /* Equal sums of rows do not make a solution: 4 and 6 in one row become 5 and 5. */
    sudoku_grid_set(good, 3, 5);
    sudoku_grid_set(good, 5, 5);
    assert_false(sudoku_is_solved(good));
    assert_false(sudoku_house_is_solved(good, 0));
    sudoku_grid_free(good);
    sudoku_grid_free(no_boxes);
}

static void solutions_of_puzzles(void **state)
{
    (void)state;
    sudoku_grid *solution = made_grid(NULL, solved), *puzzle = made_grid(NULL, solved);
    sudoku_shape shape;
    sudoku_grid_set(puzzle, 7, 0);
    sudoku_grid_set(puzzle, 80, 0);
    assert_true(sudoku_is_solution_of(solution, puzzle));
    assert_false(sudoku_is_solution_of(puzzle, puzzle));
    sudoku_grid_set(puzzle, 80, 1);
    assert_false(sudoku_is_solution_of(solution, puzzle));
    assert_int_equal(sudoku_shape_of_order(4, &shape), SUDOKU_OK);
    sudoku_grid *four = made_grid(&shape, NULL);
    assert_false(sudoku_is_solution_of(solution, four));
    assert_false(sudoku_is_solution_of(NULL, puzzle) || sudoku_is_solution_of(solution, NULL));
    sudoku_grid_free(solution);
    sudoku_grid_free(puzzle);
    sudoku_grid_free(four);
}

static void conflicts_name_house_digit_and_cells(void **state)
{
    (void)state;
    /* 5 at r1c1, r1c2, r1c9 and r9c1: three clashes in row 1, column 1 and box 1. */
    sudoku_grid *grid = made_grid(
        NULL, "55......5.......................................................5"
              "................");
    sudoku_grid_set(grid, 64, 0);
    sudoku_grid_set(grid, 72, 5);
    sudoku_conflict found[8];
    memset(found, 0xee, sizeof found);
    assert_int_equal(sudoku_conflicts(grid, found, 8), 4);
    static const uint16_t wanted[][3] = {{0, 0, 1}, {0, 0, 8}, {9, 0, 72}, {18, 0, 1}};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(found[i].house, wanted[i][0]);
        assert_int_equal(found[i].digit, 5);
        assert_int_equal(found[i].first, wanted[i][1]);
        assert_int_equal(found[i].other, wanted[i][2]);
    }
    memset(found, 0xee, sizeof found);
    assert_int_equal(sudoku_conflicts(grid, found, 1), 4);
    assert_int_equal(found[1].digit, 0xee);
    char name[16];
    assert_int_equal(sudoku_house_name(NULL, 0, name, sizeof name), 5);
    assert_string_equal(name, "row 1");
    assert_int_equal(sudoku_house_name(NULL, 17, name, sizeof name), 8);
    assert_string_equal(name, "column 9");
    assert_int_equal(sudoku_house_name(NULL, 18, name, 3), 5);
    assert_string_equal(name, "bo");
    assert_int_equal(sudoku_house_name(NULL, 26, NULL, 0), 5);
    assert_int_equal(sudoku_house_name(NULL, 26, NULL, 5), 0);
    assert_int_equal(sudoku_house_name(NULL, 27, name, sizeof name), 0);
    sudoku_grid_free(grid);
}

static void null_is_answered(void **state)
{
    (void)state;
    uint32_t mask = 7;
    sudoku_grid *grid = made_grid(NULL, solved);
    assert_false(sudoku_is_consistent(NULL) || sudoku_is_full(NULL) || sudoku_is_solved(NULL));
    assert_false(sudoku_house_is_consistent(NULL, 0) || sudoku_house_is_consistent(grid, 27));
    assert_false(sudoku_house_is_solved(NULL, 0) || sudoku_house_is_solved(grid, 27));
    assert_false(sudoku_cell_is_consistent(NULL, 0) || sudoku_cell_is_consistent(grid, 81));
    assert_int_equal(sudoku_conflicts(NULL, NULL, 0), 0);
    assert_int_equal(sudoku_house_cells(NULL, 0, NULL), SUDOKU_E_ARG);
    sudoku_candidates(NULL, &mask);
    sudoku_candidates(grid, NULL);
    assert_int_equal(mask, 7);
    sudoku_grid_free(grid);
}

/* ---- random grids against the twin ---- */

static void check_against_pairs(const sudoku_shape *shape, const sudoku_grid *grid)
{
    const unsigned order = sudoku_order(shape);
    const uint8_t *cells = sudoku_grid_data(grid);
    assert_int_equal(sudoku_is_consistent(grid),
                     referee_consistent(shape->box_rows, shape->box_cols, cells));
    assert_int_equal(sudoku_is_solved(grid),
                     referee_solved(shape->box_rows, shape->box_cols, cells));
    static uint32_t masks[SUDOKU_MAX_CELLS];
    sudoku_candidates(grid, masks);
    for (unsigned cell = 0; cell < order * order; cell++) {
        uint32_t mask = cells[cell] ? 0 : (1u << order) - 1;
        bool alone = true;
        for (unsigned other = 0; other < order * order; other++) {
            if (!cells[other] || !referee_sees(shape->box_rows, shape->box_cols, cell, other))
                continue;
            mask &= ~(1u << (cells[other] - 1));
            alone = alone && cells[other] != cells[cell];
        }
        assert_int_equal(masks[cell], mask);
        assert_int_equal(sudoku_cell_is_consistent(grid, cell), alone);
    }
    /* A house is broken exactly if the list of conflicts speaks of it. */
    const size_t count = sudoku_conflicts(grid, NULL, 0);
    sudoku_conflict *list = calloc(count + 1, sizeof *list);
    assert_non_null(list);
    assert_int_equal(sudoku_conflicts(grid, list, count), count);
    bool broken[75] = {false};
    for (size_t i = 0; i < count; i++) {
        broken[list[i].house] = true;
        assert_true(referee_sees(shape->box_rows, shape->box_cols, list[i].first, list[i].other));
        assert_int_equal(cells[list[i].first], list[i].digit);
        assert_int_equal(cells[list[i].other], list[i].digit);
    }
    for (unsigned house = 0; house < sudoku_houses(shape); house++)
        assert_int_equal(sudoku_house_is_consistent(grid, house), !broken[house]);
    free(list);
}

static void random_grids_of_every_shape(void **state)
{
    (void)state;
    uint64_t random = 20261129;
    for (unsigned rows = 1; rows <= 25; rows++) {
        for (unsigned cols = 1; rows * cols <= 25; cols++) {
            if (rows * cols < 4)
                continue;
            const sudoku_shape shape = made_shape(rows, cols);
            sudoku_grid *grid = made_grid(&shape, NULL);
            const unsigned order = rows * cols;
            for (unsigned filled = 0; filled < order; filled += 1 + order / 8) {
                sudoku_grid_set(grid, random_below(&random, order * order),
                                (uint8_t)(1 + random_below(&random, order)));
                check_against_pairs(&shape, grid);
            }
            sudoku_grid_free(grid);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(full_grids_are_judged),
        cmocka_unit_test(solutions_of_puzzles),
        cmocka_unit_test(conflicts_name_house_digit_and_cells),
        cmocka_unit_test(null_is_answered),
        cmocka_unit_test(random_grids_of_every_shape),
    };
    return cmocka_run_group_tests_name("validate", tests, NULL, NULL);
}
