/* SPDX-License-Identifier: MIT */
/* Proves that every engine finds the right number of solutions for every kind of shape: known
   numbers (Latin squares of order 4 and 5: OEIS A002860; 4x4 Sudokus: 288), puzzles with
   published counts (data/counts.txt, from the tests of github.com/t-dillon/tdoku), and random
   puzzles with no, one and many solutions against a brute-force twin. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "random.h"
#include "referee.h"
#include "symbols.h"

static uint64_t count(const sudoku_engine *engine, const sudoku_grid *grid, uint64_t limit,
                      uint64_t seed)
{
    sudoku_solver *solver = made_solver(sudoku_grid_shape(grid),
                                        (sudoku_solver_options){.engine = engine, .seed = seed});
    uint64_t found = UINT64_MAX;
    const sudoku_status status = sudoku_count(solver, grid, limit, &found);
    assert_true(status == SUDOKU_OK || (status == SUDOKU_MANY && found == limit));
    sudoku_solver_free(solver);
    return found;
}

static void empty_grids(void **state)
{
    (void)state;
    static const struct {
        unsigned box_rows, box_cols;
        uint64_t solutions;
    } known[] = {{2, 2, 288}, {1, 4, 576}, {4, 1, 576}, {1, 5, 161280}};
    for (unsigned e = 0; sudoku_engine_at(e); e++)
        for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
            const sudoku_shape shape = made_shape(known[i].box_rows, known[i].box_cols);
            if (!sudoku_engine_supports(sudoku_engine_at(e), &shape))
                continue;
            sudoku_grid *grid = made_grid(&shape, NULL);
            assert_true(count(sudoku_engine_at(e), grid, 0, 0) == known[i].solutions);
            if (known[i].solutions < 1000)
                assert_true(count(sudoku_engine_at(e), grid, 0, 7) == known[i].solutions);
            sudoku_grid_free(grid);
        }
}

/* One line puzzle:count:solution; the solution stands there if the count is 1. */
static void check_line(const char *line)
{
    uint8_t expected[81];
    char *end = NULL;
    assert_true(strlen(line) > 82 && line[81] == ':');
    const uint64_t solutions = strtoull(line + 82, &end, 10);
    if (solutions == 1)
        assert_true(*end == ':' && symbols_to_cells(end + 1, 81, expected));
    sudoku_grid *grid = made_grid(NULL, line), *solution = made_grid(NULL, NULL);
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        assert_true(count(sudoku_engine_at(e), grid, 0, 0) == solutions);
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        const sudoku_status status = sudoku_solve(solver, grid, solution);
        assert_int_equal(status, solutions == 0   ? SUDOKU_NONE
                                 : solutions == 1 ? SUDOKU_OK
                                                  : SUDOKU_MANY);
        if (solutions == 1)
            assert_memory_equal(sudoku_grid_data(solution), expected, 81);
        if (solutions > 1)
            assert_true(sudoku_is_solution_of(solution, grid));
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(grid);
    sudoku_grid_free(solution);
}

static void puzzles_with_published_counts(void **state)
{
    (void)state;
    FILE *file = fopen(SUDOKU_TEST_DATA "/counts.txt", "r");
    assert_non_null(file);
    char line[256];
    unsigned lines = 0;
    for (; fgets(line, sizeof line, file); lines++)
        check_line(line);
    fclose(file);
    assert_int_equal(lines, 43);
}

/* A random solved grid with 'empty' cells emptied; one time in four one more cell is changed. */
static void random_puzzle(uint64_t *random, const sudoku_grid *empty_grid, unsigned empty,
                          uint8_t *cells)
{
    const sudoku_shape *const shape = sudoku_grid_shape(empty_grid);
    const unsigned order = sudoku_order(shape), size = order * order;
    sudoku_solver *solver = made_solver(
        shape, (sudoku_solver_options){.seed = 1 + random_below(random, 1U << 30)});
    sudoku_grid *solved = made_grid(shape, NULL);
    assert_int_equal(sudoku_solve(solver, empty_grid, solved), SUDOKU_MANY);
    memcpy(cells, sudoku_grid_data(solved), size);
    for (unsigned left = empty; left > 0;) {
        const unsigned cell = random_below(random, size);
        left -= cells[cell] != 0;
        cells[cell] = 0;
    }
    if (random_below(random, 4) == 0)
        cells[random_below(random, size)] = (uint8_t)(1 + random_below(random, order));
    sudoku_grid_free(solved);
    sudoku_solver_free(solver);
}

static void random_puzzles_agree_with_brute_force(void **state)
{
    (void)state;
    static const struct {
        unsigned box_rows, box_cols, least_empty, most_empty;
    } kinds[] = {{2, 2, 6, 14},  {1, 4, 6, 14},  {4, 1, 6, 14},  {1, 5, 8, 18},  {2, 3, 14, 26},
                 {3, 2, 14, 26}, {1, 7, 16, 30}, {2, 4, 24, 38}, {4, 2, 24, 38}, {3, 3, 30, 48},
                 {2, 5, 30, 46}, {5, 2, 30, 46}, {3, 4, 30, 50}};
    enum { ROUNDS = 12, LIMIT = 40 };
    uint64_t random = 5;
    unsigned none = 0, one = 0, many = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const unsigned box_rows = kinds[i].box_rows, box_cols = kinds[i].box_cols;
        const sudoku_shape shape = made_shape(box_rows, box_cols);
        sudoku_grid *grid = made_grid(&shape, NULL);
        for (unsigned round = 0; round < ROUNDS; round++) {
            uint8_t cells[SUDOKU_MAX_CELLS] = {0};
            const unsigned spread = kinds[i].most_empty - kinds[i].least_empty + 1;
            assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_OK);
            random_puzzle(&random, grid, kinds[i].least_empty + random_below(&random, spread),
                          cells);
            assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_OK);
            const uint64_t expected = referee_count(box_rows, box_cols, cells, LIMIT);
            for (unsigned e = 0; sudoku_engine_at(e); e++) {
                if (!sudoku_engine_supports(sudoku_engine_at(e), sudoku_grid_shape(grid)))
                    continue;
                assert_true(count(sudoku_engine_at(e), grid, LIMIT, 0) == expected);
                assert_true(count(sudoku_engine_at(e), grid, LIMIT, 1 + round) == expected);
            }
            expected == 0 ? none++ : expected == 1 ? one++ : many++;
        }
        sudoku_grid_free(grid);
    }
    assert_true(none > 20 && one > 20 && many > 20);
}

/* 16x16 and 25x25, where brute force is out of reach: a solved grid with few cells emptied has that
   solution, and every engine finds the same set. */
static void large_grids_agree(void **state)
{
    (void)state;
    static const unsigned kinds[][3] = {{4, 4, 120}, {2, 8, 110}, {1, 16, 100}, {5, 5, 300}};
    uint64_t random = 6;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (unsigned round = 0; round < 4; round++) {
            uint8_t cells[SUDOKU_MAX_CELLS];
            const sudoku_shape shape = made_shape(kinds[i][0], kinds[i][1]);
            sudoku_grid *grid = made_grid(&shape, NULL);
            random_puzzle(&random, grid, kinds[i][2], cells);
            assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_OK);
            const uint64_t expected = count(sudoku_engine_named("backtrack"), grid, 100, 0);
            for (unsigned e = 0; sudoku_engine_at(e); e++)
                if (sudoku_engine_supports(sudoku_engine_at(e), &shape))
                    assert_true(count(sudoku_engine_at(e), grid, 100, 0) == expected);
            sudoku_grid_free(grid);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_grids),
        cmocka_unit_test(puzzles_with_published_counts),
        cmocka_unit_test(random_puzzles_agree_with_brute_force),
        cmocka_unit_test(large_grids_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
