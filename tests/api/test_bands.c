/* SPDX-License-Identifier: MIT */
/*
 * Proves that large numbers of solutions are counted exactly: the completions of 1,000 random grids
 * of which only the first band and the first stack are left, some 2,700 each, are as many as a
 * search by brute force finds that shares nothing with the library.  A batch counts all of them,
 * every instruction set and engine the first 50.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

enum { GRIDS = 1000, SOME = 50, CELLS = 81 };

/* The digits that stand in each row, column and box, as bits. */
struct taken {
    unsigned row[9], column[9], box[9];
};

/* The ways to fill the cells from this one on, row by row. */
static uint64_t completions(const uint8_t *cells, struct taken *taken, unsigned cell)
{
    while (cell < CELLS && cells[cell])
        cell++;
    if (cell == CELLS)
        return 1;
    unsigned *const row = &taken->row[cell / 9], *const column = &taken->column[cell % 9],
                    *const box = &taken->box[cell / 27 * 3 + cell % 9 / 3];
    uint64_t sum = 0;
    for (unsigned bit = 1; bit < 1u << 9; bit <<= 1) {
        if ((*row | *column | *box) & bit)
            continue;
        *row ^= bit, *column ^= bit, *box ^= bit;
        sum += completions(cells, taken, cell + 1);
        *row ^= bit, *column ^= bit, *box ^= bit;
    }
    return sum;
}

static uint64_t brute_force(const uint8_t *cells)
{
    struct taken taken = {0};
    for (unsigned cell = 0; cell < CELLS; cell++) {
        const unsigned bit = cells[cell] ? 1u << (cells[cell] - 1) : 0;
        taken.row[cell / 9] |= bit;
        taken.column[cell % 9] |= bit;
        taken.box[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
    return completions(cells, &taken, 0);
}

struct all {
    uint8_t cells[GRIDS][CELLS];
    uint64_t expected[GRIDS], counts[GRIDS];
};

static int setup(void **state)
{
    struct all *const all = calloc(1, sizeof *all);
    assert_non_null(all);
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){0});
    sudoku_grid *grid = made_grid(NULL, NULL);
    uint64_t sum = 0;
    for (unsigned i = 0; i < GRIDS; i++) {
        assert_int_equal(sudoku_grid_random(solver, grid, 1 + i), SUDOKU_OK);
        memcpy(all->cells[i], sudoku_grid_data(grid), CELLS);
        for (unsigned cell = 0; cell < CELLS; cell++)
            if (cell / 9 > 2 && cell % 9 > 2)
                all->cells[i][cell] = 0;
        sum += all->expected[i] = brute_force(all->cells[i]);
    }
    assert_true(sum > 2000 * GRIDS && sum < 3500 * GRIDS);
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
    *state = all;
    return 0;
}

static int teardown(void **state)
{
    free(*state);
    return 0;
}

static void count_in_batch(struct all *all, size_t count, const char *isa)
{
    const sudoku_batch_options options = {.limit = UINT64_MAX, .isa = isa};
    sudoku_batch *batch = NULL;
    assert_int_equal(sudoku_batch_new(&batch, NULL, &options, NULL), SUDOKU_OK);
    memset(all->counts, 0, sizeof all->counts);
    assert_int_equal(sudoku_batch_solve(batch, all->cells[0], count, NULL, NULL, all->counts),
                     SUDOKU_OK);
    assert_memory_equal(all->counts, all->expected, count * sizeof *all->counts);
    sudoku_batch_free(batch);
}

static void batch(void **state)
{
    count_in_batch(*state, GRIDS, NULL);
}

static void every_instruction_set(void **state)
{
    for (unsigned i = 0; sudoku_isa_at(i); i++)
        count_in_batch(*state, SOME, sudoku_isa_at(i));
}

static void every_engine(void **state)
{
    const struct all *const all = *state;
    sudoku_grid *grid = made_grid(NULL, NULL);
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *solver = made_solver(NULL,
                                            (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        for (unsigned i = 0; i < SOME; i++) {
            uint64_t found = 0;
            assert_int_equal(sudoku_grid_assign(grid, all->cells[i]), SUDOKU_OK);
            assert_int_equal(sudoku_count(solver, grid, 0, &found), SUDOKU_OK);
            assert_true(found == all->expected[i]);
        }
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(grid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(batch),
        cmocka_unit_test(every_instruction_set),
        cmocka_unit_test(every_engine),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
