/* SPDX-License-Identifier: MIT */
/* Proves of the engines for large grids, "bitset" and, where it is built, the plug-in "sat", that
   they find every solution once on shapes of every kind: counted by the referee, who tries every
   digit, and on large ones by one another; that a budget stops them and does not change what is
   found; and of the plug-in that it is loaded as plugin.h says and that a seed changes its order.
 */
#define _GNU_SOURCE 1
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "random.h"
#include "referee.h"
#include "shapes.h"

enum { MOST = 60 };

static const sudoku_engine *sat; /* NULL: not built */

static void load(void)
{
    char path[4096];
    const char *const folder = getenv("SUDOKU_TEST_ENGINES");
    if (!folder)
        return;
    snprintf(path, sizeof path, "%s/sat.so", folder);
    if (access(path, F_OK) != 0)
        return;
    const sudoku_engine *(*entry)(void);
    void *const object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *const address = object ? dlsym(object, SUDOKU_ENGINE_ENTRY) : NULL;
    if (!address) {
        fprintf(stderr, "%s\n", dlerror());
        exit(EXIT_FAILURE);
    }
    memcpy(&entry, &address, sizeof entry);
    sat = entry();
}

static void has_a_name(void **state)
{
    (void)state;
    if (!sat)
        skip();
    assert_int_equal(sat->abi, SUDOKU_ENGINE_ABI);
    assert_string_equal(sudoku_engine_name(sat), "sat");
}

/* The solutions up to MOST: how many, and a sum that says which, whatever their order. */
static uint64_t solutions(const sudoku_engine *engine, const sudoku_grid *puzzle,
                          uint64_t max_nodes, uint64_t seed, uint64_t *sum)
{
    const sudoku_shape *const shape = sudoku_grid_shape(puzzle);
    sudoku_solver *solver = made_solver(
        shape, (sudoku_solver_options){.engine = engine, .seed = seed, .max_nodes = max_nodes});
    sudoku_grid *solution = made_grid(shape, NULL);
    uint64_t count = 0;
    *sum = 0;
    assert_int_equal(sudoku_solver_begin(solver, puzzle), SUDOKU_OK);
    sudoku_status status = SUDOKU_OK;
    while (status != SUDOKU_NONE && count <= MOST) {
        status = sudoku_solver_next(solver, solution);
        assert_true(status >= 0);
        if (status != SUDOKU_OK)
            continue;
        uint64_t hash = UINT64_C(1469598103934665603);
        for (unsigned cell = 0; cell < sudoku_cells(shape); cell++)
            hash = (hash ^ sudoku_grid_data(solution)[cell]) * UINT64_C(1099511628211);
        *sum += hash;
        count++;
    }
    sudoku_grid_free(solution);
    sudoku_solver_free(solver);
    return count;
}

/* A random solved grid of the shape, if there is one, with so many cells left. */
static bool random_puzzle(uint64_t *random, sudoku_grid *puzzle, unsigned givens)
{
    const sudoku_shape *const shape = sudoku_grid_shape(puzzle);
    const unsigned size = sudoku_cells(shape);
    uint8_t cells[SUDOKU_MAX_CELLS];
    sudoku_solver *solver = made_solver(shape, (sudoku_solver_options){.max_nodes = 20000});
    const bool found = sudoku_grid_random(solver, puzzle, 1 + random_below(random, 1u << 30)) ==
                       SUDOKU_OK;
    sudoku_solver_free(solver);
    if (!found)
        return false;
    memcpy(cells, sudoku_grid_data(puzzle), size);
    for (unsigned left = size; left > givens;) {
        const unsigned cell = random_below(random, size);
        left -= cells[cell] != 0;
        cells[cell] = 0;
    }
    if (random_below(random, 4) == 0) /* which mostly leaves no solution */
        cells[random_below(random, size)] = (uint8_t)(1 +
                                                      random_below(random, sudoku_order(shape)));
    assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
    return true;
}

/* The engine finds that many solutions, with a seed and with a budget too, and the same ones. */
static void check(const sudoku_engine *engine, const sudoku_grid *puzzle, uint64_t expected,
                  unsigned round)
{
    uint64_t sum, other;
    assert_true(solutions(engine, puzzle, 0, 0, &sum) == expected);
    if (expected > MOST)
        return;
    assert_true(solutions(engine, puzzle, 0, 1 + round, &other) == expected);
    assert_true(sum == other);
    assert_true(solutions(engine, puzzle, 1 + round % 3, 0, &other) == expected);
    assert_true(sum == other);
}

static void small_shapes_agree_with_the_referee(void **state)
{
    (void)state;
    uint64_t random = 11;
    unsigned none = 0, one = 0, many = 0;
    for (unsigned round = 0; round < 80; round++) {
        sudoku_shape shape;
        shape_random(&random, 4 + round % 6, &shape);
        sudoku_grid *puzzle = made_grid(&shape, NULL);
        const unsigned cells = sudoku_cells(&shape);
        if (random_puzzle(&random, puzzle, cells / 2 + random_below(&random, cells / 6))) {
            const referee_rules rules = shape_rules(&shape);
            const uint64_t expected = referee_rules_count(&rules, sudoku_grid_data(puzzle),
                                                          MOST + 1);
            check(sudoku_engine_named("bitset"), puzzle, expected, round);
            if (sat)
                check(sat, puzzle, expected, round);
            expected == 0 ? none++ : expected == 1 ? one++ : many++;
        }
        sudoku_grid_free(puzzle);
    }
    assert_true(none > 5 && one > 5 && many > 5);
}

static void large_shapes_agree(void **state)
{
    (void)state;
    static const unsigned orders[] = {10, 13, 16, 17, 20, 25};
    const sudoku_engine *const others[] = {sudoku_engine_named("backtrack"),
                                           sudoku_engine_named("dlx"), sat};
    uint64_t random = 12, sum, other;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        for (unsigned round = 0; round < 3; round++) {
            sudoku_shape shape;
            sudoku_shape_of_order(orders[i], &shape);
            if (round == 1)
                shape.extra = SUDOKU_DIAGONALS | SUDOKU_ANTI_KING;
            sudoku_grid *puzzle = made_grid(&shape, NULL);
            if (random_puzzle(&random, puzzle, sudoku_cells(&shape) * 55 / 100)) {
                const uint64_t expected = solutions(sudoku_engine_named("bitset"), puzzle, 0, 0,
                                                    &sum);
                for (size_t e = 0; e < sizeof others / sizeof *others && others[e]; e++) {
                    assert_true(solutions(others[e], puzzle, 0, 0, &other) == expected);
                    assert_true(expected > MOST || sum == other);
                }
            }
            sudoku_grid_free(puzzle);
        }
}

static void a_seed_changes_the_order(void **state)
{
    (void)state;
    if (!sat)
        skip();
    sudoku_grid *empty = made_grid(NULL, NULL), *found[3];
    for (uint64_t seed = 0; seed < 3; seed++) {
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sat, .seed = seed});
        found[seed] = made_grid(NULL, NULL);
        assert_int_equal(sudoku_solve(solver, empty, found[seed]), SUDOKU_MANY);
        assert_true(sudoku_is_solved(found[seed]));
        sudoku_solver_free(solver);
    }
    assert_false(sudoku_grid_equal(found[0], found[1]));
    assert_false(sudoku_grid_equal(found[1], found[2]));
    for (int i = 0; i < 3; i++)
        sudoku_grid_free(found[i]);
    sudoku_grid_free(empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(has_a_name),
        cmocka_unit_test(small_shapes_agree_with_the_referee),
        cmocka_unit_test(large_shapes_agree),
        cmocka_unit_test(a_seed_changes_the_order),
    };
    load();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
