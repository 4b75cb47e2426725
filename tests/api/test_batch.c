/* SPDX-License-Identifier: MIT */
/*
 * Proves of sudoku_batch: verdicts and counts are those of the brute-force referee, first solutions
 * those of a solver; every instruction set gives the same bytes; limits and budgets hold; solving
 * in place and shapes other than 3x3 boxes work; and wrong arguments are refused.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sudoku/sudoku.h>

#include "puzzles.h"
#include "referee.h"

enum { CELLS = PUZZLE_CELLS };

static sudoku_batch *batch_of(const sudoku_shape *shape, sudoku_batch_options options)
{
    sudoku_batch *batch = NULL;
    assert_int_equal(sudoku_batch_new(&batch, shape, &options, NULL), SUDOKU_OK);
    return batch;
}

/* What the verdict on a 9x9 puzzle must be. */
static sudoku_verdict judge(const uint8_t *puzzle)
{
    if (!referee_consistent(3, 3, puzzle))
        return SUDOKU_CONFLICT;
    switch (referee_count(3, 3, puzzle, 2)) {
    case 0:
        return SUDOKU_UNSOLVABLE;
    case 1:
        return SUDOKU_UNIQUE;
    default:
        return SUDOKU_MULTIPLE;
    }
}

static void test_verdicts_and_first_solutions(void **state)
{
    (void)state;
    enum { PUZZLES = 300 };
    static uint8_t puzzles[PUZZLES * CELLS], solutions[PUZZLES * CELLS], verdicts[PUZZLES];
    static uint64_t counts[PUZZLES];
    unsigned seen[5] = {0};
    puzzles_random(11, PUZZLES, puzzles);
    for (uint64_t i = 0; i < 5; i++) { /* no digit is wrong, but one is not possible */
        uint64_t random = i;
        puzzle_random(&random, 81, 0, puzzles + i * CELLS);
        uint8_t *const puzzle = puzzles + i * CELLS, wrong = (uint8_t)(puzzle[0] % 9 + 1);
        for (unsigned cell = 0; cell < CELLS; cell++)
            if (puzzle[cell] == wrong)
                puzzle[cell] = 0;
        puzzle[0] = puzzle[1] = puzzle[80] = 0;
        puzzle[0] = wrong;
    }
    puzzles[20 * CELLS + 3] = 10;
    sudoku_batch *const batch = batch_of(NULL, (sudoku_batch_options){.threads = 1});
    assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, solutions, verdicts, counts),
                     SUDOKU_OK);
    sudoku_solver *solver = NULL;
    sudoku_grid *grid = NULL;
    assert_int_equal(sudoku_solver_new(&solver, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    for (size_t i = 0; i < PUZZLES; i++) {
        const uint8_t *const puzzle = puzzles + i * CELLS, *const solution = solutions + i * CELLS;
        const sudoku_verdict verdict = judge(puzzle);
        assert_int_equal(verdicts[i], verdict);
        seen[verdict]++;
        assert_int_equal(counts[i], verdict == SUDOKU_UNIQUE     ? 1
                                    : verdict == SUDOKU_MULTIPLE ? 2
                                                                 : 0);
        if (verdict == SUDOKU_UNIQUE || verdict == SUDOKU_MULTIPLE) {
            assert_int_equal(sudoku_grid_assign(grid, puzzle), SUDOKU_OK);
            assert_int_equal(sudoku_solve(solver, grid, grid),
                             verdict == SUDOKU_UNIQUE ? SUDOKU_OK : SUDOKU_MANY);
            assert_memory_equal(sudoku_grid_data(grid), solution, CELLS);
        } else {
            for (unsigned cell = 0; cell < CELLS; cell++)
                assert_int_equal(solution[cell], 0);
        }
    }
    assert_true(seen[SUDOKU_UNIQUE] > 20 && seen[SUDOKU_MULTIPLE] > 20);
    assert_true(seen[SUDOKU_UNSOLVABLE] > 4 && seen[SUDOKU_CONFLICT] > 20);
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
    sudoku_batch_free(batch);
}

static void test_every_instruction_set(void **state)
{
    (void)state;
    enum { RANDOM = 2000, HARD = 24, PUZZLES = RANDOM + HARD };
    static uint8_t puzzles[PUZZLES * CELLS], solutions[2][PUZZLES * CELLS], verdicts[2][PUZZLES];
    static uint64_t counts[2][PUZZLES];
    puzzles_random(12, RANDOM, puzzles);
    assert_int_equal(puzzles_read(SUDOKU_TEST_DATA "/hard9x9.txt", HARD, puzzles + RANDOM * CELLS),
                     HARD);
    assert_non_null(sudoku_isa_at(0));
    for (unsigned i = 0; sudoku_isa_at(i); i++) {
        sudoku_batch *const batch = batch_of(
            NULL, (sudoku_batch_options){
                      .threads = 1, .limit = 5, .max_nodes = 30, .isa = sudoku_isa_at(i)});
        assert_string_equal(sudoku_batch_isa(batch), sudoku_isa_at(i));
        assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, solutions[i > 0],
                                            verdicts[i > 0], counts[i > 0]),
                         SUDOKU_OK);
        if (i > 0) {
            assert_memory_equal(solutions[0], solutions[1], sizeof solutions[0]);
            assert_memory_equal(verdicts[0], verdicts[1], sizeof verdicts[0]);
            assert_memory_equal(counts[0], counts[1], sizeof counts[0]);
        }
        sudoku_batch_free(batch);
    }
    assert_non_null(memchr(verdicts[0], SUDOKU_UNDECIDED, PUZZLES));
}

/* Bytes that are no digit, in each cell of an otherwise empty grid, among puzzles that are fine. */
static void test_no_digits(void **state)
{
    (void)state;
    enum { PUZZLES = 2 * CELLS };
    static uint8_t puzzles[PUZZLES * CELLS], verdicts[PUZZLES];
    uint64_t random = 15;
    for (unsigned i = 0; i < PUZZLES; i += 2)
        puzzle_random(&random, 60, 0, puzzles + i * CELLS);
    for (unsigned isa = 0; sudoku_isa_at(isa); isa++) {
        sudoku_batch *const batch = batch_of(
            NULL, (sudoku_batch_options){.threads = 1, .limit = 1, .isa = sudoku_isa_at(isa)});
        for (unsigned byte = 10; byte < 256; byte++) {
            for (unsigned cell = 0; cell < CELLS; cell++)
                puzzles[(2 * cell + 1) * CELLS + cell] = (uint8_t)byte;
            assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, NULL, verdicts, NULL),
                             SUDOKU_OK);
            for (unsigned i = 0; i < PUZZLES; i++)
                assert_int_equal(verdicts[i], i % 2 ? SUDOKU_CONFLICT : SUDOKU_UNIQUE);
        }
        sudoku_batch_free(batch);
    }
}

/* A grid without two of its digits has two solutions, or more where more can be exchanged. */
static void test_limits(void **state)
{
    (void)state;
    uint64_t random = 13;
    uint8_t puzzle[CELLS], solution[CELLS], verdict = 0xff;
    uint64_t count = 0;
    puzzle_random(&random, 81, 0, puzzle);
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (puzzle[cell] < 4)
            puzzle[cell] = 0;
    const uint64_t all = referee_count(3, 3, puzzle, 0);
    assert_true(all >= 6);
    const struct {
        uint64_t limit, found;
        sudoku_verdict verdict;
    } cases[] = {{1, 1, SUDOKU_UNIQUE},
                 {0, 2, SUDOKU_MULTIPLE},
                 {2, 2, SUDOKU_MULTIPLE},
                 {all - 1, all - 1, SUDOKU_MULTIPLE},
                 {UINT64_MAX, all, SUDOKU_MULTIPLE}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sudoku_batch *const batch = batch_of(
            NULL, (sudoku_batch_options){.threads = 1, .limit = cases[i].limit});
        assert_int_equal(sudoku_batch_solve(batch, puzzle, 1, solution, &verdict, &count),
                         SUDOKU_OK);
        assert_int_equal(count, cases[i].found);
        assert_int_equal(verdict, cases[i].verdict);
        assert_true(referee_solved(3, 3, solution));
        sudoku_batch_free(batch);
    }
}

static void test_in_place_and_without_outputs(void **state)
{
    (void)state;
    enum { PUZZLES = 100 };
    static uint8_t puzzles[PUZZLES * CELLS], solutions[PUZZLES * CELLS];
    puzzles_random(14, PUZZLES, puzzles);
    sudoku_batch *const batch = batch_of(NULL, (sudoku_batch_options){0});
    assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, solutions, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_batch_solve(batch, puzzles, PUZZLES, puzzles, NULL, NULL), SUDOKU_OK);
    assert_memory_equal(puzzles, solutions, sizeof puzzles);
    assert_int_equal(sudoku_batch_solve(batch, NULL, 0, NULL, NULL, NULL), SUDOKU_OK);
    sudoku_batch_free(batch);
}

/* 2x3 boxes: no given, and the first row alone. */
static void test_other_shapes(void **state)
{
    (void)state;
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_of_boxes(2, 3, &shape), SUDOKU_OK);
    uint8_t puzzles[4 * 36] = {0}, solutions[4 * 36], verdicts[4];
    uint64_t counts[4];
    for (uint8_t i = 0; i < 6; i++)
        puzzles[36 + i] = (uint8_t)(i + 1);
    puzzles[2 * 36] = puzzles[2 * 36 + 7] = 3; /* in one box */
    puzzles[3 * 36] = 7;
    sudoku_batch *batch = batch_of(
        &shape, (sudoku_batch_options){.limit = UINT64_MAX, .max_nodes = 1000000});
    assert_null(sudoku_batch_isa(batch));
    assert_int_equal(sudoku_batch_solve(batch, puzzles + 36, 3, solutions, verdicts, counts),
                     SUDOKU_OK);
    assert_int_equal(counts[0], 28200960 / 720); /* 6x6 grids, divided by the first rows */
    assert_int_equal(verdicts[0], SUDOKU_MULTIPLE);
    assert_true(referee_solved(2, 3, solutions));
    assert_int_equal(verdicts[1], SUDOKU_CONFLICT);
    assert_int_equal(verdicts[2], SUDOKU_CONFLICT);
    sudoku_batch_free(batch);

    batch = batch_of(&shape, (sudoku_batch_options){.max_nodes = 1});
    assert_int_equal(sudoku_batch_solve(batch, puzzles, 1, solutions, verdicts, counts), SUDOKU_OK);
    assert_int_equal(verdicts[0], SUDOKU_UNDECIDED);
    sudoku_batch_free(batch);
}

static void test_refusals(void **state)
{
    (void)state;
    sudoku_batch *batch = NULL;
    sudoku_error error;
    sudoku_shape shape = {0};
    uint8_t cells[CELLS] = {0};
    assert_int_equal(sudoku_batch_new(NULL, NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_batch_new(&batch, &shape, NULL, &error), SUDOKU_E_ARG);
    sudoku_batch_options options = {.reserved = {0, 0, 0, 1}};
    assert_int_equal(sudoku_batch_new(&batch, NULL, &options, &error), SUDOKU_E_ARG);
    options = (sudoku_batch_options){.isa = "abacus"};
    assert_int_equal(sudoku_batch_new(&batch, NULL, &options, &error), SUDOKU_E_ARG);
    assert_non_null(strstr(error.reason, "abacus"));
    assert_int_equal(sudoku_shape_of_boxes(2, 3, &shape), SUDOKU_OK);
    options = (sudoku_batch_options){.isa = sudoku_isa_at(0)};
    assert_int_equal(sudoku_batch_new(&batch, &shape, &options, &error), SUDOKU_E_SHAPE);
    assert_null(batch);
    assert_int_equal(sudoku_batch_solve(NULL, cells, 1, NULL, NULL, NULL), SUDOKU_E_ARG);
    batch = batch_of(NULL, (sudoku_batch_options){0});
    assert_int_equal(sudoku_batch_solve(batch, NULL, 1, NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_string_equal(sudoku_batch_isa(batch), sudoku_isa_at(0));
    sudoku_batch_free(batch);
    sudoku_batch_free(NULL);
    assert_null(sudoku_batch_isa(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_verdicts_and_first_solutions),
        cmocka_unit_test(test_every_instruction_set),
        cmocka_unit_test(test_no_digits),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_in_place_and_without_outputs),
        cmocka_unit_test(test_other_shapes),
        cmocka_unit_test(test_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
