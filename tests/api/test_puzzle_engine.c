/* SPDX-License-Identifier: MIT */
/* Proves that the engine that a maker is given completes and checks: engines that answer what is
   not so are seen in the puzzles, and those of the library, from which the same grids are dug, make
   the same puzzles. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

/* What the engines below count, and dancing links, which work for them. */
static unsigned loads, calls;
static bool starts_full;
static const sudoku_engine *dlx;

static sudoku_status load(void *self, const uint8_t *cells, uint64_t seed)
{
    loads++;
    calls = 0;
    starts_full = memchr(cells, 0, 16) == NULL;
    return dlx->load(self, cells, seed);
}

/* Finds no second solution. */
static sudoku_status next_of_hasty(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    return calls++ ? SUDOKU_NONE : dlx->next(self, cells, nodes_left);
}

/* Needs more than any budget before it begins, but for grids that are full. */
static sudoku_status next_of_slow(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    if (starts_full || calls++)
        return dlx->next(self, cells, nodes_left);
    *nodes_left = 0;
    return SUDOKU_LIMIT;
}

static sudoku_status next_of_broken(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    (void)self;
    (void)cells;
    (void)nodes_left;
    return SUDOKU_E_NOMEM;
}

static sudoku_engine engine_with(sudoku_status (*next)(void *, uint8_t *, uint64_t *))
{
    dlx = sudoku_engine_named("dlx");
    sudoku_engine engine = *dlx;
    engine.name = "of-the-test";
    engine.load = load;
    engine.next = next;
    loads = 0;
    return engine;
}

static sudoku_maker *made_maker(const sudoku_shape *shape, const sudoku_maker_options *options)
{
    sudoku_maker *maker = NULL;
    assert_int_equal(sudoku_maker_new(&maker, shape, options, NULL), SUDOKU_OK);
    return maker;
}

static sudoku_status next(sudoku_maker *maker, sudoku_made *made)
{
    sudoku_status status = SUDOKU_LIMIT;
    while (status == SUDOKU_LIMIT)
        status = sudoku_maker_next(maker, made);
    return status;
}

static void one_that_finds_no_second_solution_digs_all_out(void **state)
{
    (void)state;
    enum { COUNT = 20 };
    const sudoku_engine hasty = engine_with(next_of_hasty);
    uint8_t pattern[81] = {0};
    memset(pattern, 1, 18); /* two rows: most others can change places */
    const sudoku_maker_options all[] = {{.engine = &hasty},
                                        {.engine = &hasty, .minimal = true},
                                        {.engine = &hasty, .symmetry = SUDOKU_SYMMETRY_FULL},
                                        {.engine = &hasty, .dig = SUDOKU_DIG_ONE_DIGIT},
                                        {.engine = &hasty, .pattern = pattern}};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        sudoku_maker *maker = made_maker(NULL, &all[i]);
        sudoku_made made;
        loads = 0;
        sudoku_maker_begin(maker, 4, 0, COUNT, NULL);
        for (unsigned index = 0; index < COUNT; index++) {
            assert_int_equal(next(maker, &made), SUDOKU_OK);
            assert_non_null(made.puzzle);
            assert_int_equal(made.tries, 1);
            assert_int_equal(made.clues, all[i].pattern ? 18 : 0);
        }
        assert_true(loads >= 2 * COUNT); /* a grid and a question for each, or more */
        sudoku_maker_free(maker);
    }
}

/* Many questions are the same here, one after another, and who asks one must not go on with the
   search that had been given up for another. */
static void one_that_does_not_decide_keeps_all(void **state)
{
    (void)state;
    enum { COUNT = 40, CELLS = 16 };
    static const uint8_t solved[CELLS] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    const sudoku_shape four = made_shape(2, 2);
    const sudoku_engine slow = engine_with(next_of_slow);
    const sudoku_maker_options options = {.engine = &slow, .symmetry = SUDOKU_SYMMETRY_FULL};
    sudoku_maker *maker = made_maker(&four, &options);
    uint8_t from[COUNT][CELLS];
    sudoku_made made;
    for (unsigned i = 0; i < COUNT; i++)
        memcpy(from[i], solved, CELLS);
    sudoku_maker_begin(maker, 4, 0, COUNT, from[0]);
    for (unsigned index = 0; index < COUNT; index++) {
        assert_int_equal(next(maker, &made), SUDOKU_OK);
        assert_non_null(made.puzzle);
        assert_int_equal(made.clues, CELLS);
    }
    for (unsigned i = 0; i < COUNT; i++)
        from[i][0] = 0;
    sudoku_maker_begin(maker, 4, 0, COUNT, from[0]);
    for (unsigned index = 0; index < COUNT; index++) {
        assert_int_equal(next(maker, &made), SUDOKU_OK);
        assert_null(made.puzzle); /* it is not known whether what was given has one solution */
        assert_int_equal(made.tries, 1);
    }
    sudoku_maker_free(maker);
}

static void one_that_fails_ends_it(void **state)
{
    (void)state;
    const sudoku_engine broken = engine_with(next_of_broken);
    const sudoku_maker_options options = {.engine = &broken};
    sudoku_maker *maker = made_maker(NULL, &options);
    sudoku_made made;
    sudoku_maker_begin(maker, 4, 0, 1, NULL);
    assert_int_equal(next(maker, &made), SUDOKU_E_ENGINE);
    assert_int_equal(next(maker, &made), SUDOKU_E_ENGINE);
    sudoku_maker_free(maker);
}

/* Puzzles dug from these grids, one after another in 'puzzles'. */
static void dig(const sudoku_shape *shape, sudoku_maker_options options,
                const sudoku_engine *engine, const uint8_t *from, unsigned count, uint8_t *puzzles)
{
    options.engine = engine;
    sudoku_maker *maker = made_maker(shape, &options);
    const unsigned cells = sudoku_cells(shape);
    sudoku_made made;
    sudoku_maker_begin(maker, 9, 0, count, from);
    for (unsigned i = 0; i < count; i++) {
        assert_int_equal(next(maker, &made), SUDOKU_OK);
        assert_non_null(made.puzzle);
        memcpy(puzzles + (size_t)i * cells, made.puzzle, cells);
    }
    sudoku_maker_free(maker);
}

static void those_of_the_library_agree(void **state)
{
    (void)state;
    enum { COUNT = 12 };
    sudoku_shape shapes[] = {made_shape(2, 2), made_shape(2, 3), made_shape(3, 3),
                             made_shape(3, 3)};
    shapes[3].extra = SUDOKU_DIAGONALS;
    const sudoku_maker_options all[] = {{0},
                                        {.symmetry = SUDOKU_SYMMETRY_HALF_TURN},
                                        {.symmetry = SUDOKU_SYMMETRY_DIAGONAL, .minimal = true}};
    static uint8_t from[COUNT * 81], expected[COUNT * 81], puzzles[COUNT * 81];
    unsigned compared = 0;
    for (unsigned s = 0; s < sizeof shapes / sizeof *shapes; s++) {
        const unsigned cells = sudoku_cells(&shapes[s]);
        sudoku_solver *solver = made_solver(&shapes[s], (sudoku_solver_options){0});
        sudoku_grid *grid = made_grid(&shapes[s], NULL);
        for (unsigned i = 0; i < COUNT; i++) {
            assert_int_equal(sudoku_grid_random(solver, grid, i), SUDOKU_OK);
            memcpy(from + (size_t)i * cells, sudoku_grid_data(grid), cells);
        }
        for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
            dig(&shapes[s], all[i], NULL, from, COUNT, expected);
            for (unsigned e = 0; sudoku_engine_at(e); e++) {
                if (!sudoku_engine_supports(sudoku_engine_at(e), &shapes[s]))
                    continue;
                dig(&shapes[s], all[i], sudoku_engine_at(e), from, COUNT, puzzles);
                assert_memory_equal(puzzles, expected, (size_t)COUNT * cells);
                compared++;
            }
        }
        sudoku_grid_free(grid);
        sudoku_solver_free(solver);
    }
    assert_true(compared >= 3 * (3 + 3 + 4 + 3)); /* backtrack, bitset, dlx, and vector for 9x9 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_that_finds_no_second_solution_digs_all_out),
        cmocka_unit_test(one_that_does_not_decide_keeps_all),
        cmocka_unit_test(one_that_fails_ends_it),
        cmocka_unit_test(those_of_the_library_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
