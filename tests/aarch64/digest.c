/* SPDX-License-Identifier: MIT */
/*
 * digest FILE: prints, for each instruction set of this processor, a number made of all that a
 * batch and an engine find for the puzzles in FILE and for random ones: verdicts, counts, first
 * solutions and guesses.  It must be the same number everywhere; run.sh compares processors.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/plugin.h>
#include <sudoku/sudoku.h>

#include "puzzles.h"

enum { CELLS = PUZZLE_CELLS, RANDOM = 1000, MOST = RANDOM + 100 };

static uint8_t puzzles[MOST * CELLS], solutions[MOST * CELLS], verdicts[MOST];
static uint64_t counts[MOST];

static void check(sudoku_status status)
{
    if (status == SUDOKU_OK)
        return;
    fprintf(stderr, "digest: %s\n", sudoku_status_text(status));
    exit(1);
}

/* FNV-1a, by Fowler, Noll and Vo. */
static uint64_t add(uint64_t digest, const void *data, size_t size)
{
    const uint8_t *bytes = data;
    for (size_t i = 0; i < size; i++)
        digest = (digest ^ bytes[i]) * UINT64_C(0x100000001b3);
    return digest;
}

static uint64_t add_number(uint64_t digest, uint64_t number)
{
    for (; number; number >>= 8)
        digest = add(digest, &(uint8_t){(uint8_t)number}, 1);
    return digest;
}

static uint64_t by_batch(uint64_t digest, const char *isa, size_t count)
{
    const sudoku_batch_options options = {.threads = 2, .limit = 7, .max_nodes = 500, .isa = isa};
    sudoku_batch *batch = NULL;
    check(sudoku_batch_new(&batch, NULL, &options, NULL));
    check(sudoku_batch_solve(batch, puzzles, count, solutions, verdicts, counts));
    sudoku_batch_free(batch);
    digest = add(digest, solutions, count * CELLS);
    digest = add(digest, verdicts, count);
    for (size_t i = 0; i < count; i++)
        digest = add_number(digest, counts[i]);
    return digest;
}

static uint64_t by_engine(uint64_t digest, const char *isa, size_t count)
{
    char name[40];
    snprintf(name, sizeof name, "vector-%s", isa);
    const sudoku_solver_options options = {.engine = sudoku_engine_named(name)};
    sudoku_solver *solver = NULL;
    sudoku_grid *grid = NULL;
    check(sudoku_solver_new(&solver, NULL, &options, NULL));
    check(sudoku_grid_new(&grid, NULL));
    for (size_t i = 0; i < count; i++) {
        uint64_t found = 0;
        check(sudoku_grid_assign(grid, puzzles + i * CELLS));
        sudoku_count(solver, grid, 7, &found);
        digest = add_number(digest, found);
        digest = add_number(digest, sudoku_solver_nodes(solver));
    }
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
    return digest;
}

int main(int argc, char **argv)
{
    puzzles_random(31, RANDOM, puzzles);
    const size_t hard = argc == 2 ? puzzles_read(argv[1], MOST - RANDOM, puzzles + RANDOM * CELLS)
                                  : 0;
    if (hard == 0) {
        fprintf(stderr, "usage: digest FILE\n");
        return 2;
    }
    for (unsigned i = 0; sudoku_isa_at(i); i++) {
        uint64_t digest = UINT64_C(0xcbf29ce484222325);
        digest = by_batch(digest, sudoku_isa_at(i), RANDOM + hard);
        digest = by_engine(digest, sudoku_isa_at(i), RANDOM + hard);
        printf("%016" PRIx64 " %s\n", digest, sudoku_isa_at(i));
    }
    return 0;
}
