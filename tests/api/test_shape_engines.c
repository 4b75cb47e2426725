/* SPDX-License-Identifier: MIT */
/* Proves that the engines which take shapes with regions and constraints find the right solutions:
   known numbers (Latin squares: OEIS A002860, with both diagonals: A274806), and on random shapes
   and puzzles every solution once, as many as a brute-force twin finds; that 'auto' finds an
   engine for every shape; and that random grids are right, or told to be impossible. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "shapes.h"

static sudoku_shape parsed(const char *text)
{
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_parse(&shape, text, strlen(text), NULL), SUDOKU_OK);
    return shape;
}

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

static void known_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *shape;
        uint64_t solutions, limit;
        uint64_t orders; /* of the first row: n! where it is given, which is one of them; else 1 */
    } known[] = {
        {"1x4", 576, 0, 1},
        {"4x1", 576, 0, 1},
        {"5", 161280, 0, 120},
        {"1x6", 5000, 5000, 1}, /* of 812,851,200 */
        {"1x4+diagonals", 48, 0, 1},
        {"5+diagonals", 960, 0, 1},
        {"1x6+diagonals", 92160, 0, 720},
        {"jigsaw-aaaabbbbccccdddd", 576, 0, 1},   /* regions that are rows */
        {"jigsaw-aabbaabbccddccdd", 288, 0, 1},   /* the boxes of 4x4 */
        {"4+disjoint-groups+anti-king", 0, 0, 1}, /* by the twin, too */
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const sudoku_shape shape = parsed(known[i].shape);
        sudoku_grid *grid = made_grid(&shape, NULL);
        for (unsigned cell = 0; known[i].orders > 1 && cell < sudoku_order(&shape); cell++)
            assert_int_equal(sudoku_grid_set(grid, cell, (uint8_t)(cell + 1)), SUDOKU_OK);
        for (unsigned e = 0; sudoku_engine_at(e); e++)
            if (sudoku_engine_supports(sudoku_engine_at(e), &shape))
                assert_true(count(sudoku_engine_at(e), grid, known[i].limit, 0) * known[i].orders ==
                            known[i].solutions);
        sudoku_grid_free(grid);
    }
}

/* All constraints that an empty 4x4 or 5x5 grid can have, and those of regions as rows or boxes:
   every grid that there is, by each engine and by the twin. */
static void empty_grids_with_every_constraint(void **state)
{
    (void)state;
    static const char *const shapes[] = {"4", "jigsaw-aaabacbbccbdcddd", "1x4",
                                         "jigsaw-aaaabcabbbccbddccdddeeeee", "5"};
    for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
        for (unsigned extra = 0; extra < 32; extra++) {
            sudoku_shape shape = parsed(shapes[s]);
            shape.extra = (uint16_t)extra;
            if (!sudoku_shape_valid(&shape, NULL))
                continue;
            const referee_rules rules = shape_rules(&shape);
            sudoku_grid *grid = made_grid(&shape, NULL);
            const uint64_t expected = referee_rules_count(&rules, sudoku_grid_data(grid), 20000);
            for (unsigned e = 0; sudoku_engine_at(e); e++)
                if (sudoku_engine_supports(sudoku_engine_at(e), &shape))
                    assert_true(count(sudoku_engine_at(e), grid, 20000, e % 2) == expected);
            sudoku_grid_free(grid);
        }
}

/* A solution of the empty grid by any engine, with so many cells emptied; false: there is none. */
static bool make_puzzle(uint64_t *random, const sudoku_shape *shape, unsigned empty,
                        sudoku_grid *grid)
{
    const unsigned cells = sudoku_cells(shape);
    sudoku_solver *solver = made_solver(shape, (sudoku_solver_options){.max_nodes = 20000});
    const sudoku_status status = sudoku_grid_random(solver, grid, random_next(random));
    sudoku_solver_free(solver);
    assert_true(status >= 0);
    if (status != SUDOKU_OK)
        return false;
    assert_true(sudoku_is_solved(grid));
    for (unsigned i = 0; i < empty; i++)
        sudoku_grid_set(grid, random_below(random, cells), 0);
    if (random_below(random, 8) == 0) /* no solution, or a conflict */
        sudoku_grid_set(grid, random_below(random, cells),
                        (uint8_t)(1 + random_below(random, sudoku_order(shape))));
    return true;
}

/* Every solution right and of the puzzle; all different, as there are as many as the twin has and
   each engine finds each once: they rise, once sorted. */
static int compare(const void *a, const void *b)
{
    return memcmp(a, b, 81);
}

static void check_list(const sudoku_engine *engine, const sudoku_grid *puzzle, uint64_t expected)
{
    enum { MOST = 300 };
    static uint8_t found[MOST][81];
    const sudoku_shape *shape = sudoku_grid_shape(puzzle);
    const referee_rules rules = shape_rules(shape);
    sudoku_grid *solution = made_grid(shape, NULL);
    sudoku_solver *solver = made_solver(shape, (sudoku_solver_options){.engine = engine});
    uint64_t number = 0;
    assert_int_equal(sudoku_solver_begin(solver, puzzle), SUDOKU_OK);
    while (number < MOST && sudoku_solver_next(solver, solution) == SUDOKU_OK) {
        assert_true(sudoku_is_solution_of(solution, puzzle));
        assert_true(referee_rules_consistent(&rules, sudoku_grid_data(solution)));
        memset(found[number], 0, 81);
        memcpy(found[number++], sudoku_grid_data(solution), sudoku_cells(shape));
    }
    assert_true(number == (expected < MOST ? expected : MOST));
    qsort(found, (size_t)number, 81, compare);
    for (uint64_t i = 1; i < number; i++)
        assert_true(memcmp(found[i - 1], found[i], 81) < 0);
    sudoku_solver_free(solver);
    sudoku_grid_free(solution);
}

static void random_puzzles_of_random_shapes(void **state)
{
    (void)state;
    uint64_t random = 4;
    unsigned unique = 0, several = 0, none = 0;
    for (unsigned round = 0; round < 200; round++) {
        sudoku_shape shape;
        const unsigned order = 4 + random_below(&random, 6);
        shape_random(&random, order, &shape);
        const referee_rules rules = shape_rules(&shape);
        sudoku_grid *grid = made_grid(&shape, NULL);
        if (make_puzzle(&random, &shape, order * order * 3 / 5, grid)) {
            const uint64_t expected = referee_rules_count(&rules, sudoku_grid_data(grid), 301);
            none += expected == 0;
            unique += expected == 1;
            several += expected > 1;
            for (unsigned e = 0; sudoku_engine_at(e); e++)
                if (sudoku_engine_supports(sudoku_engine_at(e), &shape)) {
                    assert_true(count(sudoku_engine_at(e), grid, 301, 0) == expected);
                    assert_true(count(sudoku_engine_at(e), grid, 301, round) == expected);
                    if (referee_rules_consistent(&rules, sudoku_grid_data(grid)))
                        check_list(sudoku_engine_at(e), grid, expected);
                }
        }
        sudoku_grid_free(grid);
    }
    assert_true(none > 5 && unique > 25 && several > 25);
}

/* Shapes of every order have an engine, and a batch says what a solver says. */
static void batches_take_every_shape(void **state)
{
    (void)state;
    uint64_t random = 5;
    for (unsigned order = 4; order <= 25; order++) {
        sudoku_shape shape;
        shape_random(&random, order, &shape);
        sudoku_grid *grid = made_grid(&shape, NULL);
        sudoku_batch *batch = NULL;
        assert_int_equal(sudoku_batch_new(&batch, &shape, NULL, NULL), SUDOKU_OK);
        uint8_t cells[2][SUDOKU_MAX_CELLS] = {{0}}, verdicts[2];
        sudoku_grid_set(grid, 0, 1);
        sudoku_grid_set(grid, 1, 1);
        memcpy(cells[0], sudoku_grid_data(grid), sudoku_cells(&shape));
        assert_int_equal(sudoku_batch_solve(batch, cells[0], 1, NULL, verdicts, NULL), SUDOKU_OK);
        assert_int_equal(verdicts[0], SUDOKU_CONFLICT);
        sudoku_batch_free(batch);
        sudoku_grid_free(grid);
    }
}

static void what_is_for_plain_boxes_refuses(void **state)
{
    (void)state;
    static const char *const texts[] = {"9+diagonals", "9+anti-king", "1x9+windows",
                                        "jigsaw-aabbaabbccddccdd"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const sudoku_shape shape = parsed(texts[i]);
        sudoku_error error;
        sudoku_solver *solver = NULL;
        sudoku_batch *batch = NULL;
        const sudoku_solver_options vector = {.engine = sudoku_engine_named("vector")};
        assert_false(sudoku_engine_supports(vector.engine, &shape));
        assert_int_equal(sudoku_solver_new(&solver, &shape, &vector, &error), SUDOKU_E_SHAPE);
        assert_non_null(strstr(error.reason, texts[i]));
        const sudoku_batch_options options = {.isa = sudoku_isa_at(0)};
        assert_int_equal(sudoku_batch_new(&batch, &shape, &options, &error), SUDOKU_E_SHAPE);
        assert_non_null(strstr(error.reason, texts[i]));
        for (unsigned f = 0; sudoku_family_at(f); f++) {
            sudoku_source *source = NULL;
            const sudoku_source_options family = {.family = sudoku_family_at(f)};
            assert_int_equal(sudoku_source_new(&source, &shape, &family, &error), SUDOKU_E_SHAPE);
            assert_non_null(strstr(error.reason, texts[i]));
        }
    }
}

static void random_grids(void **state)
{
    (void)state;
    static const struct {
        const char *shape;
        sudoku_status status;
    } wanted[] = {
        {"9+diagonals", SUDOKU_OK},       {"9+windows+diagonals", SUDOKU_OK},
        {"9+disjoint-groups", SUDOKU_OK}, {"9+anti-knight", SUDOKU_OK},
        {"9+anti-king", SUDOKU_OK},       {"16+diagonals", SUDOKU_OK},
        {"1x11+diagonals", SUDOKU_OK},    {"4+disjoint-groups+anti-king", SUDOKU_NONE},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        const sudoku_shape shape = parsed(wanted[i].shape);
        const referee_rules rules = shape_rules(&shape);
        sudoku_grid *grid = made_grid(&shape, NULL), *again = made_grid(&shape, NULL);
        sudoku_solver *solver = made_solver(&shape, (sudoku_solver_options){0});
        for (uint64_t seed = 0; seed < 3; seed++) {
            assert_int_equal(sudoku_grid_random(solver, grid, seed), wanted[i].status);
            if (wanted[i].status != SUDOKU_OK)
                continue;
            assert_true(sudoku_is_full(grid));
            assert_true(referee_rules_consistent(&rules, sudoku_grid_data(grid)));
            assert_int_equal(sudoku_grid_random(solver, again, seed), SUDOKU_OK);
            assert_true(sudoku_grid_equal(grid, again));
        }
        sudoku_solver_free(solver);
        sudoku_grid_free(grid);
        sudoku_grid_free(again);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_numbers),
        cmocka_unit_test(empty_grids_with_every_constraint),
        cmocka_unit_test(random_puzzles_of_random_shapes),
        cmocka_unit_test(batches_take_every_shape),
        cmocka_unit_test(what_is_for_plain_boxes_refuses),
        cmocka_unit_test(random_grids),
    };
    return cmocka_run_group_tests_name("shape_engines", tests, NULL, NULL);
}
