/* SPDX-License-Identifier: MIT */
/* Proves what solve.h promises, for every engine: the four answers, limits of counting, solutions
   enumerated once each and all of them (a brute-force twin says how many), budgets that change no
   answer however small, inputs never changed, and refusals. */
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
#include "symbols.h"

/* The example of the article "Sudoku" in Wikipedia, and its solution. */
static const char UNIQUE[] = "53..7...."
                             "6..195..."
                             ".98....6."
                             "8...6...3"
                             "4..8.3..1"
                             "7...2...6"
                             ".6....28."
                             "...419..5"
                             "....8..79";
static const char SOLUTION[] = "534678912"
                               "672195348"
                               "198342567"
                               "859761423"
                               "426853791"
                               "713924856"
                               "961537284"
                               "287419635"
                               "345286179";
/* Without its last two rows: 240 solutions, says the brute-force twin. */
static const char SEVERAL[] = "53..7...."
                              "6..195..."
                              ".98....6."
                              "8...6...3"
                              "4..8.3..1"
                              "7...2...6"
                              ".6....28."
                              "........."
                              ".........";
static const char CLASH[] = "55......."
                            "........."
                            "........."
                            "........."
                            "........."
                            "........."
                            "........."
                            "........."
                            ".........";
/* The last cell of row 1 can hold nothing: 1 to 8 in its row, 9 in its column. */
static const char HOPELESS[] = "12345678."
                               "........."
                               "........."
                               "........."
                               "........9"
                               "........."
                               "........."
                               "........."
                               ".........";

static void four_answers(void **state)
{
    (void)state;
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        sudoku_grid *unique = made_grid(NULL, UNIQUE), *several = made_grid(NULL, SEVERAL),
                    *clash = made_grid(NULL, CLASH), *hopeless = made_grid(NULL, HOPELESS),
                    *expected = made_grid(NULL, SOLUTION), *out = made_grid(NULL, CLASH),
                    *first = made_grid(NULL, NULL);

        assert_int_equal(sudoku_solve(solver, clash, out), SUDOKU_NONE);
        assert_true(sudoku_grid_equal(out, clash));
        assert_int_equal(sudoku_solve(solver, hopeless, out), SUDOKU_NONE);
        assert_true(sudoku_grid_equal(out, clash));
        assert_int_equal(sudoku_solve(solver, several, out), SUDOKU_MANY);
        assert_true(sudoku_is_solution_of(out, several));
        assert_int_equal(sudoku_solver_begin(solver, several), SUDOKU_OK);
        assert_int_equal(sudoku_solver_next(solver, first), SUDOKU_OK);
        assert_true(sudoku_grid_equal(out, first)); /* of several, the first found */
        assert_int_equal(sudoku_solve(solver, unique, out), SUDOKU_OK);
        assert_true(sudoku_grid_equal(out, expected));
        assert_int_equal(sudoku_solve(solver, expected, out), SUDOKU_OK); /* complete already */
        assert_true(sudoku_grid_equal(out, expected));
        assert_int_equal(sudoku_solve(solver, several, NULL), SUDOKU_MANY);
        assert_int_equal(sudoku_solve(solver, unique, unique), SUDOKU_OK); /* in place */
        assert_true(sudoku_grid_equal(unique, expected));

        sudoku_grid *const grids[] = {unique, several, clash, hopeless, expected, out, first};
        for (size_t i = 0; i < sizeof grids / sizeof *grids; i++)
            sudoku_grid_free(grids[i]);
        sudoku_solver_free(solver);
    }
}

static void puzzles_are_not_changed(void **state)
{
    (void)state;
    static const char *const texts[] = {UNIQUE, SEVERAL, CLASH, HOPELESS, SOLUTION};
    for (unsigned e = 0; sudoku_engine_at(e); e++)
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            sudoku_grid *puzzle = made_grid(NULL, texts[i]), *copy = made_grid(NULL, texts[i]),
                        *out = made_grid(NULL, NULL);
            sudoku_solver *solver = made_solver(
                NULL, (sudoku_solver_options){.engine = sudoku_engine_at(e)});
            uint64_t count = 0;
            sudoku_solve(solver, puzzle, out);
            sudoku_count(solver, puzzle, 3, &count);
            assert_int_equal(sudoku_solver_begin(solver, puzzle), SUDOKU_OK);
            assert_int_equal(sudoku_grid_set(puzzle, 80, 9), SUDOKU_OK); /* begin took a copy */
            while (sudoku_solver_next(solver, out) == SUDOKU_OK)
                assert_true(sudoku_is_solution_of(out, copy));
            assert_int_equal(sudoku_grid_set(puzzle, 80, sudoku_grid_get(copy, 80)), SUDOKU_OK);
            assert_true(sudoku_grid_equal(puzzle, copy));
            sudoku_solver_free(solver);
            sudoku_grid_free(puzzle);
            sudoku_grid_free(copy);
            sudoku_grid_free(out);
        }
}

static void counting_stops_at_the_limit(void **state)
{
    (void)state;
    static const struct {
        uint64_t limit, count;
        sudoku_status status;
    } cases[] = {{0, 288, SUDOKU_OK},     {1, 1, SUDOKU_MANY},         {2, 2, SUDOKU_MANY},
                 {287, 287, SUDOKU_MANY}, {288, 288, SUDOKU_OK},       {289, 288, SUDOKU_OK},
                 {1000, 288, SUDOKU_OK},  {UINT64_MAX, 288, SUDOKU_OK}};
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_grid *empty = made_grid(&shape, NULL), *clash = made_grid(&shape, "11..............");
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        if (!sudoku_engine_supports(sudoku_engine_at(e), &shape))
            continue;
        sudoku_solver *solver = made_solver(&shape,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            uint64_t count = 77;
            assert_int_equal(sudoku_count(solver, empty, cases[i].limit, &count), cases[i].status);
            assert_true(count == cases[i].count);
            count = 77;
            assert_int_equal(sudoku_count(solver, clash, cases[i].limit, &count), SUDOKU_OK);
            assert_true(count == 0);
        }
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(empty);
    sudoku_grid_free(clash);
}

static int compare_grids(const void *a, const void *b)
{
    return memcmp(a, b, 81);
}

/* Enumerates with that budget a call; returns all solutions, sorted. */
static uint8_t (*enumerate(sudoku_solver *solver, const sudoku_grid *puzzle, size_t most,
                           size_t *count))[81]
{
    uint8_t(*all)[81] = calloc(most, sizeof *all);
    assert_non_null(all);
    sudoku_grid *solution = made_grid(NULL, NULL);
    assert_int_equal(sudoku_solver_begin(solver, puzzle), SUDOKU_OK);
    for (*count = 0;;) {
        const sudoku_status status = sudoku_solver_next(solver, solution);
        if (status == SUDOKU_LIMIT)
            continue;
        if (status == SUDOKU_NONE)
            break;
        assert_int_equal(status, SUDOKU_OK);
        assert_true(*count < most);
        assert_true(sudoku_is_solution_of(solution, puzzle));
        assert_true(referee_solved(3, 3, sudoku_grid_data(solution)));
        memcpy(all[(*count)++], sudoku_grid_data(solution), 81);
    }
    assert_int_equal(sudoku_solver_next(solver, solution), SUDOKU_NONE);
    sudoku_grid_free(solution);
    qsort(all, *count, sizeof *all, compare_grids);
    return all;
}

static void enumeration_is_complete_and_distinct(void **state)
{
    (void)state;
    sudoku_grid *puzzle = made_grid(NULL, SEVERAL);
    const uint64_t expected = referee_count(3, 3, sudoku_grid_data(puzzle), 0);
    assert_true(expected == 240);
    uint8_t(*first)[81] = NULL;
    for (unsigned e = 0; sudoku_engine_at(e); e++)
        for (uint64_t seed = 0; seed < 3; seed++) {
            sudoku_solver *solver = made_solver(
                NULL, (sudoku_solver_options){.engine = sudoku_engine_at(e), .seed = seed});
            size_t count = 0;
            uint8_t(*all)[81] = enumerate(solver, puzzle, 10000, &count);
            assert_true(count == expected);
            for (size_t i = 1; i < count; i++)
                assert_true(memcmp(all[i - 1], all[i], 81) != 0);
            if (first)
                assert_memory_equal(all, first, count * sizeof *all);
            if (first)
                free(all);
            else
                first = all;
            sudoku_solver_free(solver);
        }
    free(first);
    sudoku_grid_free(puzzle);
}

/* Calls until the answer is not LIMIT. */
static sudoku_status solve_in_pieces(sudoku_solver *solver, const sudoku_grid *puzzle,
                                     sudoku_grid *out)
{
    sudoku_status status = SUDOKU_LIMIT;
    uint64_t nodes = 0;
    sudoku_grid *before = made_grid(NULL, NULL);
    while ((sudoku_grid_copy(before, out), status = sudoku_solve(solver, puzzle, out)) ==
           SUDOKU_LIMIT) {
        assert_true(sudoku_solver_nodes(solver) > nodes); /* every call gets somewhere */
        nodes = sudoku_solver_nodes(solver);
        assert_true(sudoku_grid_equal(out, before));
    }
    sudoku_grid_free(before);
    return status;
}

static void budgets_change_no_answer(void **state)
{
    (void)state;
    static const char *const texts[] = {UNIQUE,
                                        SEVERAL,
                                        CLASH,
                                        HOPELESS,
                                        SOLUTION,
                                        "8..........36......7..9.2...5...7.......457....."
                                        "1...3...1....68..85...1..9....4.."};
    static const uint64_t budgets[] = {1, 2, 3, 7, 50, 100000};
    for (unsigned e = 0; sudoku_engine_at(e); e++)
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            sudoku_grid *puzzle = made_grid(NULL, texts[i]), *expected = made_grid(NULL, NULL),
                        *out = made_grid(NULL, NULL);
            sudoku_solver_options options = {.engine = sudoku_engine_at(e)};
            sudoku_solver *solver = made_solver(NULL, options);
            const sudoku_status status = sudoku_solve(solver, puzzle, expected);
            const uint64_t nodes = sudoku_solver_nodes(solver);
            uint64_t solutions = 0;
            assert_int_equal(sudoku_count(solver, puzzle, 0, &solutions), SUDOKU_OK);
            sudoku_solver_free(solver);
            for (size_t b = 0; b < sizeof budgets / sizeof *budgets; b++) {
                options.max_nodes = budgets[b];
                solver = made_solver(NULL, options);
                assert_int_equal(sudoku_grid_copy(out, puzzle), SUDOKU_OK);
                assert_int_equal(solve_in_pieces(solver, puzzle, out), status);
                assert_true(sudoku_grid_equal(out, status == SUDOKU_NONE ? puzzle : expected));
                assert_true(sudoku_solver_nodes(solver) == nodes);
                uint64_t count = 0, last = 0;
                while (sudoku_count(solver, puzzle, 0, &count) == SUDOKU_LIMIT) {
                    assert_true(count >= last && count <= solutions);
                    last = count;
                }
                assert_true(count == solutions);
                size_t listed = 0;
                free(enumerate(solver, puzzle, 10000, &listed));
                assert_true(listed == solutions);
                sudoku_solver_free(solver);
            }
            sudoku_grid_free(puzzle);
            sudoku_grid_free(expected);
            sudoku_grid_free(out);
        }
}

/* A stopped search goes on for the same call only: after another puzzle, limit or question it is
   started anew, and the answers are those of a fresh solver. */
static void other_calls_start_anew(void **state)
{
    (void)state;
    sudoku_grid *several = made_grid(NULL, SEVERAL), *other = made_grid(NULL, NULL),
                *out = made_grid(NULL, NULL);
    const uint64_t solutions = 240;
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *solver = made_solver(
            NULL, (sudoku_solver_options){.engine = sudoku_engine_at(e), .max_nodes = 1});
        uint64_t count = 0;
        assert_int_equal(sudoku_count(solver, several, 0, &count), SUDOKU_LIMIT);
        assert_int_equal(sudoku_count(solver, several, 0, &count), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 2);
        assert_int_equal(sudoku_count(solver, several, 1000, &count), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        assert_int_equal(sudoku_count(solver, several, 0, &count), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        assert_int_equal(sudoku_solve(solver, several, out), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        assert_int_equal(sudoku_solve(solver, other, out), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        assert_int_equal(sudoku_count(solver, several, 0, &count), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        assert_int_equal(sudoku_solver_begin(solver, several), SUDOKU_OK);
        assert_true(sudoku_solver_nodes(solver) == 0);
        sudoku_status status;
        while ((status = sudoku_count(solver, several, 0, &count)) == SUDOKU_LIMIT)
            continue;
        assert_int_equal(status, SUDOKU_OK);
        assert_true(count == solutions);
        /* A finished count is not gone on with either. */
        assert_int_equal(sudoku_count(solver, several, 0, &count), SUDOKU_LIMIT);
        assert_true(sudoku_solver_nodes(solver) == 1);
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(several);
    sudoku_grid_free(other);
    sudoku_grid_free(out);
}

static void seeds_vary_and_repeat(void **state)
{
    (void)state;
    enum { SEEDS = 40 };
    sudoku_grid *empty = made_grid(NULL, NULL), *out = made_grid(NULL, NULL);
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        uint8_t seen[SEEDS][81];
        for (uint64_t seed = 0; seed < SEEDS; seed++)
            for (unsigned again = 0; again < 2; again++) {
                sudoku_solver *solver = made_solver(
                    NULL, (sudoku_solver_options){.engine = sudoku_engine_at(e), .seed = seed});
                assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_MANY);
                if (again)
                    assert_memory_equal(sudoku_grid_data(out), seen[seed], 81);
                memcpy(seen[seed], sudoku_grid_data(out), 81);
                sudoku_solver_free(solver);
            }
        qsort(seen, SEEDS, sizeof *seen, compare_grids);
        for (unsigned i = 1; i < SEEDS; i++)
            assert_true(memcmp(seen[i - 1], seen[i], 81) != 0);
    }
    sudoku_grid_free(empty);
    sudoku_grid_free(out);
}

static void empty_grids_of_every_order(void **state)
{
    (void)state;
    for (unsigned e = 0; sudoku_engine_at(e); e++)
        for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++) {
            sudoku_shape shape;
            assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
            if (!sudoku_engine_supports(sudoku_engine_at(e), &shape))
                continue;
            sudoku_grid *empty = made_grid(&shape, NULL), *out = made_grid(&shape, NULL);
            sudoku_solver *solver = made_solver(
                &shape,
                (sudoku_solver_options){.engine = sudoku_engine_at(e), .max_nodes = 1000000});
            assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_MANY);
            assert_true(referee_solved(shape.box_rows, shape.box_cols, sudoku_grid_data(out)));
            sudoku_solver_free(solver);
            sudoku_grid_free(empty);
            sudoku_grid_free(out);
        }
}

static void refusals(void **state)
{
    (void)state;
    const sudoku_shape six = made_shape(2, 3);
    const sudoku_shape bad = {.box_rows = 1, .box_cols = 3};
    sudoku_solver *solver = NULL;
    sudoku_error error = {.reason = ""};
    sudoku_solver_options options = {.reserved = {0, 0, 0, 1}};
    assert_int_equal(sudoku_solver_new(NULL, NULL, NULL, &error), SUDOKU_E_ARG);
    assert_true(error.reason[0] != '\0');
    assert_int_equal(sudoku_solver_new(&solver, &bad, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solver_new(&solver, NULL, &options, &error), SUDOKU_E_ARG);
    assert_non_null(strstr(error.reason, "reserved"));
    assert_null(solver);

    assert_int_equal(sudoku_solver_new(&solver, NULL, NULL, NULL), SUDOKU_OK);
    assert_ptr_equal(sudoku_solver_engine(solver), sudoku_engine_at(0));
    sudoku_grid *nine = made_grid(NULL, UNIQUE), *other = made_grid(&six, NULL);
    uint64_t count = 77;
    assert_int_equal(sudoku_solve(NULL, nine, nine), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solve(solver, NULL, nine), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solve(solver, other, nine), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_solve(solver, nine, other), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_count(NULL, nine, 0, &count), SUDOKU_E_ARG);
    assert_int_equal(sudoku_count(solver, NULL, 0, &count), SUDOKU_E_ARG);
    assert_int_equal(sudoku_count(solver, nine, 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_count(solver, other, 0, &count), SUDOKU_E_SHAPE);
    assert_true(count == 77);
    assert_int_equal(sudoku_solver_next(solver, nine), SUDOKU_E_ARG); /* no begin */
    assert_int_equal(sudoku_solver_begin(NULL, nine), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solver_begin(solver, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solver_begin(solver, other), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_solver_begin(solver, nine), SUDOKU_OK);
    assert_int_equal(sudoku_solver_next(NULL, nine), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solver_next(solver, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_solver_next(solver, other), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_count(solver, nine, 0, &count), SUDOKU_OK);
    assert_int_equal(sudoku_solver_next(solver, nine), SUDOKU_E_ARG); /* count ended it */
    assert_null(sudoku_solver_engine(NULL));
    assert_true(sudoku_solver_nodes(NULL) == 0);
    sudoku_solver_free(solver);
    sudoku_solver_free(NULL);
    sudoku_grid_free(nine);
    sudoku_grid_free(other);
}

static void engines_are_found(void **state)
{
    (void)state;
    const sudoku_shape bad = {.box_rows = 1, .box_cols = 3};
    unsigned count = 0;
    for (; sudoku_engine_at(count); count++) {
        const sudoku_engine *const engine = sudoku_engine_at(count);
        assert_ptr_equal(sudoku_engine_named(sudoku_engine_name(engine)), engine);
        assert_true(sudoku_engine_supports(engine, NULL));
        assert_false(sudoku_engine_supports(engine, &bad));
    }
    assert_true(count >= 2);
    assert_null(sudoku_engine_at(count + 1));
    assert_non_null(sudoku_engine_named("dlx"));
    assert_non_null(sudoku_engine_named("backtrack"));
    assert_null(sudoku_engine_named("DLX"));
    assert_null(sudoku_engine_named(""));
    assert_null(sudoku_engine_named(NULL));
    assert_null(sudoku_engine_name(NULL));
    assert_false(sudoku_engine_supports(NULL, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_answers),
        cmocka_unit_test(puzzles_are_not_changed),
        cmocka_unit_test(counting_stops_at_the_limit),
        cmocka_unit_test(enumeration_is_complete_and_distinct),
        cmocka_unit_test(budgets_change_no_answer),
        cmocka_unit_test(other_calls_start_anew),
        cmocka_unit_test(seeds_vary_and_repeat),
        cmocka_unit_test(empty_grids_of_every_order),
        cmocka_unit_test(refusals),
        cmocka_unit_test(engines_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
