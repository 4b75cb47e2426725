/* SPDX-License-Identifier: MIT */
/*
 * Random grids of which only the first band and the first stack are left, and how many completions
 * they have by a search by brute force that shares nothing with the library: some 2,700 each.  A
 * header alone, as made.h.
 */
#ifndef TESTS_SUPPORT_BANDS_H
#define TESTS_SUPPORT_BANDS_H

#include <string.h>

#include "made.h"

enum { BAND_CELLS = 81 };

/* The digits that stand in each row, column and box, as bits. */
struct band_taken {
    unsigned row[9], column[9], box[9];
};

/* The ways to fill the cells from this one on, row by row. */
static inline uint64_t band_completions(const uint8_t *cells, struct band_taken *taken,
                                        unsigned cell)
{
    while (cell < BAND_CELLS && cells[cell])
        cell++;
    if (cell == BAND_CELLS)
        return 1;
    unsigned *const row = &taken->row[cell / 9], *const column = &taken->column[cell % 9],
                    *const box = &taken->box[cell / 27 * 3 + cell % 9 / 3];
    uint64_t sum = 0;
    for (unsigned bit = 1; bit < 1u << 9; bit <<= 1) {
        if ((*row | *column | *box) & bit)
            continue;
        *row ^= bit, *column ^= bit, *box ^= bit;
        sum += band_completions(cells, taken, cell + 1);
        *row ^= bit, *column ^= bit, *box ^= bit;
    }
    return sum;
}

static inline uint64_t band_brute_force(const uint8_t *cells)
{
    struct band_taken taken = {0};
    for (unsigned cell = 0; cell < BAND_CELLS; cell++) {
        const unsigned bit = cells[cell] ? 1u << (cells[cell] - 1) : 0;
        taken.row[cell / 9] |= bit;
        taken.column[cell % 9] |= bit;
        taken.box[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
    return band_completions(cells, &taken, 0);
}

/* Makes 'count' of them, their cells one after another, and their numbers of completions. */
static inline void bands_fill(size_t count, uint8_t *cells, uint64_t *expected)
{
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){0});
    sudoku_grid *grid = made_grid(NULL, NULL);
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++, cells += BAND_CELLS) {
        assert_int_equal(sudoku_grid_random(solver, grid, 1 + i), SUDOKU_OK);
        memcpy(cells, sudoku_grid_data(grid), BAND_CELLS);
        for (unsigned cell = 0; cell < BAND_CELLS; cell++)
            if (cell / 9 > 2 && cell % 9 > 2)
                cells[cell] = 0;
        sum += expected[i] = band_brute_force(cells);
    }
    assert_true(sum > 2000 * count && sum < 3500 * count);
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
}

/* A batch counts them, with that instruction set. */
static inline void bands_count_in_batch(const char *isa, size_t count, const uint8_t *cells,
                                        const uint64_t *expected, uint64_t *counts)
{
    const sudoku_batch_options options = {.limit = UINT64_MAX, .isa = isa};
    sudoku_batch *batch = NULL;
    assert_int_equal(sudoku_batch_new(&batch, NULL, &options, NULL), SUDOKU_OK);
    memset(counts, 0, count * sizeof *counts);
    assert_int_equal(sudoku_batch_solve(batch, cells, count, NULL, NULL, counts), SUDOKU_OK);
    assert_memory_equal(counts, expected, count * sizeof *counts);
    sudoku_batch_free(batch);
}

#endif /* TESTS_SUPPORT_BANDS_H */
