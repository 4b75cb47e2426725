/* SPDX-License-Identifier: MIT */
/*
 * Proves that all ways of solving 9x9 puzzles agree: every engine, and the batch with every
 * instruction set on one to three threads.  Each puzzle gets the same verdict and the same number
 * of solutions, up to 2 and up to 100, from all of them; first solutions are right, and the batch
 * gives just those of the engine "vector".
 *
 * The puzzles: 200,000 made at random, with none, one and many solutions and with givens that
 * clash, of which a few are also counted by brute force; and four well-known sets, all of whose
 * puzzles have one solution.  The sets are too large to come with the sources: SUDOKU_PUZZLE_SETS
 * names the folder they are in, and without it only they are skipped.
 */
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
#include "puzzles.h"
#include "random.h"
#include "referee.h"

enum { CELLS = PUZZLE_CELLS, THREADS = 3 };

/* What is said of puzzles, each in its place. */
typedef struct answers {
    uint8_t *solutions; /* the first ones, zeros where there is none */
    uint8_t *verdicts;
    uint64_t *counts; /* up to the limit */
} answers;

/* The engine that is preferred gives the answers, and all others have to give the same. */
typedef struct set {
    size_t size;
    uint8_t *puzzles;
    answers right, other;
} set;

static void *allocated(size_t size)
{
    void *memory = malloc(size);
    assert_non_null(memory);
    return memory;
}

static answers answers_new(size_t size)
{
    return (answers){allocated(size * CELLS), allocated(size), allocated(size * sizeof(uint64_t))};
}

static void answers_free(answers *self)
{
    free(self->solutions);
    free(self->verdicts);
    free(self->counts);
}

static set set_new(size_t size)
{
    return (set){size, allocated(size * CELLS), answers_new(size), answers_new(size)};
}

static void set_free(set *self)
{
    free(self->puzzles);
    answers_free(&self->right);
    answers_free(&self->other);
}

/* Fails, and shows the puzzle. */
static void fail_at(const set *all, size_t puzzle, const char *by, const char *what)
{
    char line[CELLS + 1] = {0};
    for (unsigned cell = 0; cell < CELLS; cell++)
        line[cell] = (char)('0' + all->puzzles[puzzle * CELLS + cell]);
    fail_msg("%s by %s: puzzle %zu, %s", what, by, puzzle, line);
}

static sudoku_verdict verdict_of(sudoku_status status, const uint8_t *puzzle)
{
    if (status == SUDOKU_OK || status == SUDOKU_MANY)
        return status == SUDOKU_OK ? SUDOKU_UNIQUE : SUDOKU_MULTIPLE;
    assert_int_equal(status, SUDOKU_NONE);
    return referee_consistent(3, 3, puzzle) ? SUDOKU_UNSOLVABLE : SUDOKU_CONFLICT;
}

static bool is_solution_of(const uint8_t *solution, const uint8_t *puzzle)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (puzzle[cell] && puzzle[cell] != solution[cell])
            return false;
    return referee_solved(3, 3, solution);
}

/* One puzzle's answers by an engine. */
static void solve(const set *all, const answers *into, size_t puzzle, sudoku_solver *solver,
                  sudoku_grid *grid, uint64_t limit)
{
    const char *const name = sudoku_engine_name(sudoku_solver_engine(solver));
    const uint8_t *const givens = all->puzzles + puzzle * CELLS;
    uint8_t *const solution = into->solutions + puzzle * CELLS;
    uint64_t *const count = into->counts + puzzle;
    assert_int_equal(sudoku_grid_assign(grid, givens), SUDOKU_OK);
    sudoku_status status = sudoku_count(solver, grid, limit, count);
    if (status != SUDOKU_OK && (status != SUDOKU_MANY || *count != limit))
        fail_at(all, puzzle, name, "not a count");
    status = sudoku_solve(solver, grid, grid);
    const sudoku_verdict verdict = verdict_of(status, givens);
    into->verdicts[puzzle] = (uint8_t)verdict;
    if (verdict == SUDOKU_UNIQUE ? *count != 1 : (verdict == SUDOKU_MULTIPLE) != (*count > 1))
        fail_at(all, puzzle, name, "verdict and count differ");
    memset(solution, 0, CELLS);
    if (*count == 0)
        return;
    memcpy(solution, sudoku_grid_data(grid), CELLS);
    if (!is_solution_of(solution, givens))
        fail_at(all, puzzle, name, "wrong solution");
}

/* The others must be the right ones.  Of several solutions, engines of another kind may find
   another one first. */
static void compare(const set *all, const char *by, bool same_first)
{
    for (size_t i = 0; i < all->size; i++) {
        if (all->other.verdicts[i] != all->right.verdicts[i])
            fail_at(all, i, by, "another verdict");
        if (all->other.counts[i] != all->right.counts[i])
            fail_at(all, i, by, "another count");
        if ((same_first || all->right.counts[i] < 2) &&
            memcmp(all->other.solutions + i * CELLS, all->right.solutions + i * CELLS, CELLS) != 0)
            fail_at(all, i, by, "another solution");
    }
}

static void solve_by_engines(const set *all, uint64_t limit)
{
    sudoku_grid *const grid = made_grid(NULL, NULL);
    const char *const first = sudoku_engine_name(sudoku_engine_at(0));
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        sudoku_solver *const solver = made_solver(
            NULL, (sudoku_solver_options){.engine = sudoku_engine_at(e)});
        const char *const name = sudoku_engine_name(sudoku_engine_at(e));
        for (size_t i = 0; i < all->size; i++)
            solve(all, e == 0 ? &all->right : &all->other, i, solver, grid, limit);
        if (e > 0)
            compare(all, name, strncmp(name, first, strlen(first)) == 0);
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(grid);
}

static void solve_by_batches(const set *all, uint64_t limit)
{
    for (unsigned isa = 0; sudoku_isa_at(isa); isa++)
        for (unsigned threads = 1; threads <= THREADS; threads++) {
            const sudoku_batch_options options = {
                .threads = threads, .limit = limit, .isa = sudoku_isa_at(isa)};
            sudoku_batch *batch = NULL;
            assert_int_equal(sudoku_batch_new(&batch, NULL, &options, NULL), SUDOKU_OK);
            memset(all->other.solutions, 0xff, all->size * CELLS);
            memset(all->other.verdicts, 0xff, all->size);
            memset(all->other.counts, 0xff, all->size * sizeof *all->other.counts);
            assert_int_equal(sudoku_batch_solve(batch, all->puzzles, all->size,
                                                all->other.solutions, all->other.verdicts,
                                                all->other.counts),
                             SUDOKU_OK);
            compare(all, sudoku_isa_at(isa), true);
            sudoku_batch_free(batch);
        }
}

/* Empties random cells until that many givens are left. */
static void empty_cells(uint64_t *random, unsigned givens, uint8_t *cells)
{
    for (unsigned left = CELLS; left > givens;) {
        const unsigned cell = random_below(random, CELLS);
        left -= cells[cell] != 0;
        cells[cell] = 0;
    }
}

/* Puts another digit than the solution's somewhere, one that no given sees if 'hidden'. */
static void spoil(uint64_t *random, bool hidden, const uint8_t *solved, uint8_t *cells)
{
    for (;;) {
        const unsigned cell = random_below(random, CELLS);
        const uint8_t digit = (uint8_t)(1 + random_below(random, 9)), before = cells[cell];
        if (digit == solved[cell])
            continue;
        cells[cell] = digit;
        if (referee_consistent(3, 3, cells) == hidden)
            return;
        cells[cell] = before;
    }
}

/* Puzzles from random grids: three in eight have a wrong digit that does not show, one in eight has
   one that does. */
static void make_random(const set *all)
{
    uint64_t random = 31;
    sudoku_solver *const solver = made_solver(NULL, (sudoku_solver_options){0});
    sudoku_grid *const grid = made_grid(NULL, NULL);
    for (size_t i = 0; i < all->size; i++) {
        uint8_t *const cells = all->puzzles + i * CELLS;
        assert_int_equal(sudoku_grid_random(solver, grid, random_next(&random)), SUDOKU_OK);
        const uint8_t *const solved = sudoku_grid_data(grid);
        memcpy(cells, solved, CELLS);
        empty_cells(&random, 22 + random_below(&random, 33), cells);
        if (i % 8 < 4)
            spoil(&random, i % 8 > 0, solved, cells);
    }
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
}

/* One puzzle in five hundred, if it has so many givens that brute force takes milliseconds. */
static void check_by_brute_force(const set *all, uint64_t limit)
{
    size_t checked = 0;
    for (size_t i = 0; i < all->size; i += 499) {
        const uint8_t *const puzzle = all->puzzles + i * CELLS;
        unsigned givens = 0;
        for (unsigned cell = 0; cell < CELLS; cell++)
            givens += puzzle[cell] != 0;
        if (givens < 34)
            continue;
        checked++;
        if (referee_count(3, 3, puzzle, limit) != all->right.counts[i])
            fail_at(all, i, "brute force", "another count");
    }
    assert_true(checked > 100);
}

static void random_puzzles(void **state)
{
    (void)state;
    enum { PUZZLES = 200000, ALL = 100 };
    set all = set_new(PUZZLES);
    size_t seen[SUDOKU_UNDECIDED + 1] = {0};
    make_random(&all);
    for (uint64_t limit = 2; limit <= ALL; limit += ALL - 2) {
        solve_by_engines(&all, limit);
        check_by_brute_force(&all, limit);
        solve_by_batches(&all, limit);
    }
    for (size_t i = 0; i < all.size; i++)
        seen[all.right.verdicts[i]]++;
    print_message("random: %zu with one solution, %zu with more, %zu with none, %zu clash\n",
                  seen[SUDOKU_UNIQUE], seen[SUDOKU_MULTIPLE], seen[SUDOKU_UNSOLVABLE],
                  seen[SUDOKU_CONFLICT]);
    assert_true(seen[SUDOKU_UNIQUE] > 20000 && seen[SUDOKU_MULTIPLE] > 20000);
    assert_true(seen[SUDOKU_UNSOLVABLE] > 20000 && seen[SUDOKU_CONFLICT] > 20000);
    set_free(&all);
}

/* A digit above nine cannot get into a grid; in a batch it clashes, and harms no neighbour. */
static void digits_out_of_range(void **state)
{
    (void)state;
    enum { PUZZLES = 3000 };
    set all = set_new(PUZZLES);
    make_random(&all);
    solve_by_engines(&all, 2);
    sudoku_grid *const grid = made_grid(NULL, NULL);
    for (size_t i = 0; i < all.size; i += 3) {
        uint8_t *const cells = all.puzzles + i * CELLS;
        cells[i % CELLS] = (uint8_t)(10 + i % 246);
        assert_int_equal(sudoku_grid_assign(grid, cells), SUDOKU_E_ARG);
        all.right.verdicts[i] = SUDOKU_CONFLICT;
        all.right.counts[i] = 0;
        memset(all.right.solutions + i * CELLS, 0, CELLS);
    }
    solve_by_batches(&all, 2);
    sudoku_grid_free(grid);
    set_free(&all);
}

static void well_known_set(const char *name, size_t size)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", getenv("SUDOKU_PUZZLE_SETS"), name);
    set all = set_new(size);
    if (puzzles_read(path, size, all.puzzles) != size)
        fail_msg("%s does not hold %zu puzzles", path, size);
    solve_by_engines(&all, 2);
    solve_by_batches(&all, 2);
    for (size_t i = 0; i < size; i++)
        if (all.right.verdicts[i] != SUDOKU_UNIQUE)
            fail_at(&all, i, name, "not one solution");
    set_free(&all);
}

static void well_known_sets(void **state)
{
    (void)state;
    if (!getenv("SUDOKU_PUZZLE_SETS")) {
        print_message("SUDOKU_PUZZLE_SETS does not name a folder with the sets\n");
        skip();
    }
    well_known_set("17_clue.txt", 49158);
    well_known_set("top1465.txt", 1465);
    well_known_set("hardest_11plus.txt", 24383);
    well_known_set("hardest_1106.txt", 375);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_puzzles),
        cmocka_unit_test(digits_out_of_range),
        cmocka_unit_test(well_known_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
