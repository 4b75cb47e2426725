/* SPDX-License-Identifier: MIT */
/* Proves what generate.h promises of random grids: solved (by the referee) for all shapes and both
   engines, the same for the same seed and different for others, whatever the solver's own seed;
   and what becomes of small budgets and of engines that search badly. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "referee.h"

static void every_shape_and_engine(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2 * 25 * 25; i++) {
        const unsigned rows = 1 + i / 2 / 25, cols = 1 + i / 2 % 25;
        sudoku_shape shape;
        if (sudoku_shape_of_boxes(rows, cols, &shape) != SUDOKU_OK)
            continue;
        const sudoku_solver_options options = {
            .engine = sudoku_engine_named(i % 2 ? "dlx" : "backtrack")};
        sudoku_solver *solver = made_solver(&shape, options);
        sudoku_grid *grid = made_grid(&shape, NULL);
        assert_int_equal(sudoku_grid_random(solver, grid, i), SUDOKU_OK);
        assert_true(referee_solved(rows, cols, sudoku_grid_data(grid)));
        sudoku_grid_free(grid);
        sudoku_solver_free(solver);
    }
}

static void seeds_decide(void **state)
{
    (void)state;
    enum { SEEDS = 40 };
    uint8_t made[SEEDS][81];
    sudoku_grid *grid = made_grid(NULL, NULL);
    for (unsigned engine = 0; engine < 2; engine++) {
        for (unsigned i = 0; i < 3 * SEEDS; i++) { /* again by a solver with a seed */
            const uint64_t seed = i % SEEDS ? i % SEEDS : UINT64_MAX;
            const sudoku_solver_options options = {.engine = sudoku_engine_at(engine),
                                                   .seed = i / SEEDS};
            sudoku_solver *solver = made_solver(NULL, options);
            if (i % 2) { /* whatever it did before */
                uint64_t count;
                sudoku_count(solver, grid, 3, &count);
            }
            assert_int_equal(sudoku_grid_random(solver, grid, seed), SUDOKU_OK);
            if (i < SEEDS)
                memcpy(made[i], sudoku_grid_data(grid), 81);
            else
                assert_memory_equal(made[i % SEEDS], sudoku_grid_data(grid), 81);
            sudoku_solver_free(solver);
        }
        for (unsigned i = 0; i < SEEDS; i++)
            for (unsigned other = 0; other < i; other++)
                assert_memory_not_equal(made[i], made[other], 81);
    }
    sudoku_grid_free(grid);
}

static void budgets_are_kept(void **state)
{
    (void)state;
    const sudoku_shape shape = {.box_rows = 2, .box_cols = 2};
    const sudoku_solver_options one = {.max_nodes = 1}, enough = {.max_nodes = 100000};
    uint8_t unlimited[81];
    sudoku_grid *grid = made_grid(NULL, NULL), *other = made_grid(&shape, NULL);

    sudoku_solver *solver = made_solver(NULL, one);
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(sudoku_grid_random(solver, grid, 5), SUDOKU_LIMIT);
    assert_int_equal(sudoku_grid_filled(grid), 0);
    sudoku_solver_free(solver);

    assert_int_equal(sudoku_solver_new(&solver, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_random(solver, grid, 5), SUDOKU_OK);
    memcpy(unlimited, sudoku_grid_data(grid), 81);
    assert_int_equal(sudoku_grid_random(NULL, grid, 5), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_random(solver, NULL, 5), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_random(solver, other, 5), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_grid_filled(other), 0);
    sudoku_solver_free(solver);

    solver = made_solver(NULL, enough);
    assert_int_equal(sudoku_grid_random(solver, grid, 5), SUDOKU_OK);
    assert_memory_equal(sudoku_grid_data(grid), unlimited, 81);
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    sudoku_grid_free(other);
}

/* Engines that ignore the seed: one always finds the same completion, after three refusals; one
   finds nothing; one finds what is no solution. */
struct searched {
    unsigned loads;
    uint8_t cells[16];
};

static bool supports(const sudoku_shape *shape)
{
    return sudoku_order(shape) == 4;
}

static sudoku_status create(void **self, const sudoku_shape *shape)
{
    (void)shape;
    *self = calloc(1, sizeof(struct searched));
    return *self ? SUDOKU_OK : SUDOKU_E_NOMEM;
}

static sudoku_status load(void *self, const uint8_t *cells, uint64_t seed)
{
    struct searched *const at = self;
    (void)seed;
    at->loads++;
    memcpy(at->cells, cells, 16);
    return SUDOKU_OK;
}

/* Whether the digit may stand there, by the rules of 4x4. */
static bool fits(const uint8_t *cells, unsigned cell, uint8_t digit)
{
    for (unsigned other = 0; other < 16; other++)
        if (other != cell && cells[other] == digit &&
            (other / 4 == cell / 4 || other % 4 == cell % 4 ||
             (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2)))
            return false;
    return true;
}

static bool complete(uint8_t *cells, unsigned cell)
{
    while (cell < 16 && cells[cell])
        cell++;
    if (cell == 16)
        return true;
    for (uint8_t digit = 1; digit <= 4; digit++)
        if (fits(cells, cell, digit)) {
            cells[cell] = digit;
            if (complete(cells, cell + 1))
                return true;
        }
    cells[cell] = 0;
    return false;
}

static sudoku_status next_constant(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    struct searched *const at = self;
    if (at->loads % 4) {
        *nodes_left = 0;
        return SUDOKU_LIMIT;
    }
    --*nodes_left;
    memcpy(cells, at->cells, 16);
    return complete(cells, 0) ? SUDOKU_OK : SUDOKU_NONE;
}

static sudoku_status next_none(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    (void)self;
    (void)cells;
    --*nodes_left;
    return SUDOKU_NONE;
}

static sudoku_status next_wrong(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    (void)self;
    --*nodes_left;
    memset(cells, 1, 16);
    return SUDOKU_OK;
}

static void other_engines_are_borne(void **state)
{
    (void)state;
    const sudoku_shape shape = {.box_rows = 2, .box_cols = 2};
    sudoku_engine engine = {SUDOKU_ENGINE_ABI, "test", supports, create, free, load, NULL, NULL};
    const sudoku_solver_options options = {.engine = &engine};
    sudoku_grid *grid = made_grid(&shape, NULL);

    engine.next = next_constant;
    sudoku_solver *solver = made_solver(&shape, options);
    unsigned first_digits = 0;
    for (unsigned seed = 0; seed < 50; seed++) {
        assert_int_equal(sudoku_grid_random(solver, grid, seed), SUDOKU_OK);
        assert_true(referee_solved(2, 2, sudoku_grid_data(grid)));
        first_digits |= 1u << sudoku_grid_get(grid, 0);
    }
    assert_int_equal(first_digits, 0x1e); /* the digits are renamed all the same */
    sudoku_solver_free(solver);

    sudoku_grid_assign(grid, (const uint8_t[16]){1});
    engine.next = next_none;
    solver = made_solver(&shape, options);
    assert_int_equal(sudoku_grid_random(solver, grid, 1), SUDOKU_E_ENGINE);
    sudoku_solver_free(solver);
    engine.next = next_wrong;
    solver = made_solver(&shape, options);
    assert_int_equal(sudoku_grid_random(solver, grid, 1), SUDOKU_E_ENGINE);
    sudoku_solver_free(solver);
    assert_int_equal(sudoku_grid_filled(grid), 1);
    sudoku_grid_free(grid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_shape_and_engine),
        cmocka_unit_test(seeds_decide),
        cmocka_unit_test(budgets_are_kept),
        cmocka_unit_test(other_engines_are_borne),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
