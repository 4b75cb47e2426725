/* SPDX-License-Identifier: MIT */
/* Proves that candidates which are part of a puzzle leave just the solutions that fit them: of all
   4x4 grids that brute force finds for a shape, and of a puzzle that consists of candidates. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "random.h"
#include "referee.h"

enum { CELLS = 16, ROOM = 600 };

typedef struct grids {
    unsigned count;
    uint8_t cells[ROOM][CELLS];
} grids;

/* All full grids that keep the rules, from cell number 'cell' on. */
static void collect(const referee_rules *rules, uint8_t *cells, unsigned cell, grids *found)
{
    if (cell == CELLS) {
        assert_true(found->count < ROOM);
        memcpy(found->cells[found->count++], cells, CELLS);
        return;
    }
    for (cells[cell] = 1; cells[cell] <= 4; cells[cell]++)
        if (referee_rules_consistent(rules, cells))
            collect(rules, cells, cell + 1, found);
    cells[cell] = 0;
}

static bool fits(const uint8_t *grid, const uint8_t *puzzle, const uint32_t *candidates)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (puzzle[cell] ? puzzle[cell] != grid[cell] : !(candidates[cell] >> (grid[cell] - 1) & 1))
            return false;
    return true;
}

static bool is_among(const grids *all, const uint8_t *grid)
{
    for (unsigned i = 0; i < all->count; i++)
        if (memcmp(all->cells[i], grid, CELLS) == 0)
            return true;
    return false;
}

/* All solutions within the candidates, by each of the calls. */
static void check(sudoku_solver *solver, const sudoku_grid *puzzle, const uint32_t *candidates,
                  const grids *all)
{
    unsigned expected = 0, listed = 0;
    uint8_t last[CELLS] = {0};
    uint64_t count;
    sudoku_grid *out = made_grid(sudoku_grid_shape(puzzle), NULL);
    for (unsigned i = 0; i < all->count; i++)
        expected += fits(all->cells[i], sudoku_grid_data(puzzle), candidates);
    assert_int_equal(sudoku_solver_restrict(solver, candidates), SUDOKU_OK);
    assert_int_equal(sudoku_count(solver, puzzle, 0, &count), SUDOKU_OK);
    assert_int_equal(count, expected);
    const sudoku_status status = sudoku_solve(solver, puzzle, out);
    assert_int_equal(status, expected == 0 ? SUDOKU_NONE : expected == 1 ? SUDOKU_OK : SUDOKU_MANY);
    assert_true(!expected || fits(sudoku_grid_data(out), sudoku_grid_data(puzzle), candidates));
    assert_int_equal(sudoku_solver_begin(solver, puzzle), SUDOKU_OK);
    for (; sudoku_solver_next(solver, out) == SUDOKU_OK; listed++) {
        const uint8_t *const grid = sudoku_grid_data(out);
        assert_true(is_among(all, grid) && fits(grid, sudoku_grid_data(puzzle), candidates));
        assert_memory_not_equal(grid, last, CELLS);
        memcpy(last, grid, CELLS);
    }
    assert_int_equal(listed, expected);
    sudoku_grid_free(out);
}

static void all_grids_that_fit(void **state)
{
    (void)state;
    static const struct {
        unsigned box_rows;
        uint16_t extra;
        unsigned grids;
    } shapes[] = {{2, 0, 288}, {2, SUDOKU_DIAGONALS, 48}, {1, 0, 576}, {1, SUDOKU_ANTI_KNIGHT, 0}};
    uint64_t seed = 11;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        sudoku_shape shape = made_shape(shapes[i].box_rows, 4 / shapes[i].box_rows);
        shape.extra = shapes[i].extra;
        const referee_rules rules = {.order = 4,
                                     .box_rows = shape.box_rows,
                                     .box_cols = shape.box_cols,
                                     .diagonals = shape.extra == SUDOKU_DIAGONALS,
                                     .knight = shape.extra == SUDOKU_ANTI_KNIGHT};
        static grids all;
        uint8_t cells[CELLS] = {0};
        all.count = 0;
        collect(&rules, cells, 0, &all);
        assert_true(shapes[i].grids ? all.count == shapes[i].grids : all.count > 0);
        sudoku_grid *puzzle = made_grid(&shape, NULL);
        sudoku_solver *solver = made_solver(
            &shape, (sudoku_solver_options){.engine = sudoku_engine_named("dlx")});
        for (unsigned round = 0; round < 300; round++) {
            uint32_t candidates[CELLS];
            for (unsigned cell = 0; cell < CELLS; cell++) {
                cells[cell] = random_below(&seed, 8) ? 0 : (uint8_t)(1 + random_below(&seed, 4));
                candidates[cell] = 0xf & (random_below(&seed, 16) | random_below(&seed, 16) |
                                          (round % 3 ? random_below(&seed, 16) : 0));
            }
            assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
            check(solver, puzzle, candidates, &all);
        }
        sudoku_solver_free(solver);
        sudoku_grid_free(puzzle);
    }
}

static void a_puzzle_of_candidates(void **state)
{
    (void)state;
    static const char text[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    sudoku_grid *solution = made_grid(NULL, text), *empty = made_grid(NULL, NULL);
    sudoku_grid *out = made_grid(NULL, NULL);
    sudoku_solver *solver = made_solver(
        NULL, (sudoku_solver_options){.engine = sudoku_engine_named("dlx")});
    uint32_t candidates[81];
    for (unsigned cell = 0; cell < 81; cell++)
        candidates[cell] = UINT32_C(1) << (text[cell] - '1');
    assert_int_equal(sudoku_solver_begin(solver, empty), SUDOKU_OK);
    assert_int_equal(sudoku_solver_restrict(solver, candidates), SUDOKU_OK);
    assert_int_equal(sudoku_solver_next(solver, out), SUDOKU_E_ARG); /* that has ended */
    assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_OK);
    assert_true(sudoku_grid_equal(out, solution));
    candidates[80] = 0;
    assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_OK); /* they were copied */
    assert_int_equal(sudoku_solver_restrict(solver, candidates), SUDOKU_OK);
    assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_NONE);
    assert_int_equal(sudoku_solve(solver, solution, out), SUDOKU_OK); /* no cell is empty */
    assert_int_equal(sudoku_solver_restrict(solver, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_solve(solver, empty, out), SUDOKU_MANY);
    sudoku_solver_free(solver);
    sudoku_grid_free(solution);
    sudoku_grid_free(empty);
    sudoku_grid_free(out);
}

static void engines_that_cannot(void **state)
{
    (void)state;
    const uint32_t none[81] = {0};
    sudoku_grid *empty = made_grid(NULL, NULL);
    unsigned refused = 0;
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        const sudoku_status status = sudoku_solver_restrict(solver, none);
        const bool can = status == SUDOKU_OK;
        assert_true(can || status == SUDOKU_E_ENGINE);
        assert_int_equal(sudoku_solve(solver, empty, NULL), can ? SUDOKU_NONE : SUDOKU_MANY);
        assert_int_equal(sudoku_solver_restrict(solver, NULL), SUDOKU_OK);
        assert_int_equal(sudoku_solve(solver, empty, NULL), SUDOKU_MANY);
        refused += !can;
        sudoku_solver_free(solver);
    }
    assert_true(refused > 0);
    assert_int_equal(sudoku_solver_restrict(NULL, none), SUDOKU_E_ARG);
    sudoku_grid_free(empty);
}

/* An engine from outside that takes no notice of candidates. */
static sudoku_status load_all(void *self, const uint8_t *cells, const uint32_t *candidates,
                              uint64_t seed)
{
    (void)candidates;
    return sudoku_engine_named("dlx")->load(self, cells, seed);
}

static void other_engines_are_checked(void **state)
{
    (void)state;
    sudoku_engine engine = *sudoku_engine_named("dlx");
    engine.name = "deaf";
    engine.load_within = load_all;
    uint32_t candidates[81];
    for (unsigned cell = 0; cell < 81; cell++)
        candidates[cell] = 0x1ff;
    candidates[17] = 0;
    sudoku_grid *empty = made_grid(NULL, NULL);
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){.engine = &engine});
    assert_int_equal(sudoku_solver_restrict(solver, candidates), SUDOKU_OK);
    assert_int_equal(sudoku_solve(solver, empty, NULL), SUDOKU_E_ENGINE);
    sudoku_solver_free(solver);
    sudoku_grid_free(empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_grids_that_fit),
        cmocka_unit_test(a_puzzle_of_candidates),
        cmocka_unit_test(engines_that_cannot),
        cmocka_unit_test(other_engines_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
