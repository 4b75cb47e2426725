/* SPDX-License-Identifier: MIT */
/*
 * Proves of every 9x9 kernel that this processor can run: its counts are those of the brute-force
 * referee and of dancing links, and its solutions are right and different; all kernels make the
 * same guesses and find the same solutions in the same order, one puzzle at a time and side by
 * side; a search that stops at its budget after each guess goes on as if it had not; and memory is
 * touched only where a puzzle or a solution lies, for every size of batch and every alignment (the
 * address sanitizer sees to that).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/engines.h"
#include "puzzles.h"
#include "referee.h"
#include "simd/kernel.h"

enum { CELLS = PUZZLE_CELLS, ALIGNMENT = SUDOKU__KERNEL_ALIGNMENT, HARD = 24 };

static void *memory_for(size_t size)
{
    void *memory = aligned_alloc(ALIGNMENT, (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
    assert_non_null(memory);
    memset(memory, 0xa5, size); /* nothing may depend on what was there */
    return memory;
}

static void read_hard(uint8_t *cells)
{
    assert_int_equal(puzzles_read(SUDOKU_TEST_DATA "/hard9x9.txt", HARD, cells), HARD);
}

/* A kernel, ready for one puzzle at a time. */
typedef struct solver {
    const sudoku__kernel *kernel;
    void *memory;
} solver;

/* Kernel number 'index'; false past the last. */
static bool solver_new(solver *self, unsigned index)
{
    self->kernel = sudoku__kernel_at(index);
    if (!self->kernel)
        return false;
    self->memory = memory_for(self->kernel->single_size);
    self->kernel->single_init(self->memory);
    return true;
}

static void solver_free(solver *self)
{
    free(self->memory);
}

/* The first solutions in order, up to 'limit'; a new budget of 'step' guesses whenever one is used
   up.  Returns their number. */
static size_t solve(const solver *self, const uint8_t *cells, size_t limit, uint64_t step,
                    uint8_t *solutions, uint64_t *guesses)
{
    size_t found = 0;
    uint64_t left = step;
    sudoku_status status = SUDOKU_OK;
    *guesses = 0;
    self->kernel->single_load(self->memory, cells, 0);
    while (found < limit && status != SUDOKU_NONE) {
        status = self->kernel->single_next(self->memory, solutions + found * CELLS, &left);
        if (status == SUDOKU_OK) {
            found++;
        } else if (status == SUDOKU_LIMIT) {
            assert_int_equal(left, 0);
            *guesses += step;
            left = step;
        }
    }
    *guesses += step - left;
    return found;
}

static size_t count_by_dancing_links(const uint8_t *cells, size_t limit)
{
    const sudoku_engine *const engine = &sudoku__engine_dlx;
    sudoku_shape shape;
    void *object = NULL;
    uint8_t solution[CELLS];
    uint64_t left = UINT64_MAX;
    size_t found = 0;
    assert_int_equal(sudoku_shape_of_boxes(3, 3, &shape), SUDOKU_OK);
    assert_int_equal(engine->create(&object, &shape), SUDOKU_OK);
    if (engine->load(object, cells, 0) == SUDOKU_OK)
        while (found < limit && engine->next(object, solution, &left) == SUDOKU_OK)
            found++;
    engine->destroy(object);
    return found;
}

static void check_solutions(const uint8_t *cells, const uint8_t *solutions, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const uint8_t *const solution = solutions + i * CELLS;
        assert_true(referee_solved(3, 3, solution));
        for (unsigned cell = 0; cell < CELLS; cell++)
            assert_true(cells[cell] == 0 || cells[cell] == solution[cell]);
        for (size_t other = 0; other < i; other++)
            assert_int_not_equal(memcmp(solution, solutions + other * CELLS, CELLS), 0);
    }
}

static void test_right_counts(void **state)
{
    (void)state;
    enum { PUZZLES = 80, LIMIT = 40 };
    static uint8_t puzzles[PUZZLES * CELLS], solutions[LIMIT * CELLS];
    static size_t expected[PUZZLES];
    unsigned answers[3] = {0};
    puzzles_random(1, PUZZLES, puzzles);
    for (size_t i = 0; i < PUZZLES; i++) {
        const uint8_t *const puzzle = puzzles + i * CELLS;
        if (referee_consistent(3, 3, puzzle))
            expected[i] = (size_t)referee_count(3, 3, puzzle, LIMIT);
        answers[expected[i] < 2 ? expected[i] : 2]++;
    }
    assert_true(answers[0] > 10 && answers[1] > 10 && answers[2] > 10);
    solver self;
    assert_non_null(sudoku__kernel_at(0));
    for (unsigned k = 0; solver_new(&self, k); k++) {
        for (size_t i = 0; i < PUZZLES; i++) {
            const uint8_t *const puzzle = puzzles + i * CELLS;
            uint64_t guesses = 0;
            const size_t found = solve(&self, puzzle, LIMIT, UINT64_MAX, solutions, &guesses);
            assert_int_equal(found, expected[i]);
            check_solutions(puzzle, solutions, found);
        }
        solver_free(&self);
    }
}

/* More puzzles, and the hard ones. */
static void test_same_counts_as_dancing_links(void **state)
{
    (void)state;
    enum { RANDOM = 1500, PUZZLES = RANDOM + HARD, LIMIT = 20 };
    static uint8_t puzzles[PUZZLES * CELLS], solutions[LIMIT * CELLS];
    static size_t expected[PUZZLES];
    puzzles_random(2, RANDOM, puzzles);
    read_hard(puzzles + RANDOM * CELLS);
    for (size_t i = 0; i < PUZZLES; i++)
        expected[i] = count_by_dancing_links(puzzles + i * CELLS, LIMIT);
    solver self;
    for (unsigned k = 0; solver_new(&self, k); k++) {
        for (size_t i = 0; i < PUZZLES; i++) {
            uint64_t guesses = 0;
            assert_int_equal(
                solve(&self, puzzles + i * CELLS, LIMIT, UINT64_MAX, solutions, &guesses),
                expected[i]);
        }
        solver_free(&self);
    }
}

/* A puzzle without its given number 'which' of those in cells, counted from the first. */
static void lack_given(const uint8_t *from, size_t which, uint8_t *to)
{
    memcpy(to, from, CELLS);
    for (unsigned cell = 0; cell < CELLS; cell++)
        if (to[cell] != 0 && which-- == 0)
            to[cell] = 0;
}

/* By every kernel, and also with a budget of one guess at a time. */
static void test_same_search_everywhere(void **state)
{
    (void)state;
    enum { RANDOM = 200, LACKING = 10 * HARD, PUZZLES = RANDOM + HARD + LACKING, LIMIT = 30 };
    static uint8_t puzzles[PUZZLES * CELLS], first[PUZZLES][LIMIT * CELLS], other[LIMIT * CELLS];
    static size_t found[PUZZLES];
    static uint64_t guesses[PUZZLES];
    puzzles_random(3, RANDOM, puzzles);
    memset(puzzles, 0, CELLS); /* an empty grid */
    uint8_t *const hard = puzzles + RANDOM * CELLS, *const lacking = hard + HARD * CELLS;
    read_hard(hard);
    for (size_t i = 0; i < LACKING; i++)
        lack_given(hard + i % HARD * CELLS, i / HARD, lacking + i * CELLS);
    solver self;
    for (unsigned k = 0; solver_new(&self, k); k++) {
        for (size_t i = 0; i < PUZZLES; i++) {
            const uint8_t *const puzzle = puzzles + i * CELLS;
            uint64_t same_guesses = 0;
            if (k == 0)
                found[i] = solve(&self, puzzle, LIMIT, UINT64_MAX, first[i], &guesses[i]);
            const uint64_t step = i % 2 ? UINT64_MAX : 1;
            assert_int_equal(solve(&self, puzzle, LIMIT, step, other, &same_guesses), found[i]);
            assert_int_equal(same_guesses, guesses[i]);
            assert_memory_equal(first[i], other, found[i] * CELLS);
        }
        solver_free(&self);
    }
}

/* Each seed gives another grid, and every kernel the same. */
static void test_seeds(void **state)
{
    (void)state;
    enum { SEEDS = 40 };
    static uint8_t empty[CELLS], grids[SEEDS][CELLS];
    solver self;
    for (unsigned k = 0; solver_new(&self, k); k++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            uint8_t grid[CELLS];
            uint64_t left = UINT64_MAX;
            self.kernel->single_load(self.memory, empty, seed + 1);
            assert_int_equal(self.kernel->single_next(self.memory, grid, &left), SUDOKU_OK);
            assert_true(referee_solved(3, 3, grid));
            if (k > 0)
                assert_memory_equal(grid, grids[seed], CELLS);
            memcpy(grids[seed], grid, CELLS);
            for (uint64_t other = 0; other < seed; other++)
                assert_int_not_equal(memcmp(grids[other], grid, CELLS), 0);
        }
        solver_free(&self);
    }
}

/* A job that hands out puzzles in pieces of 'piece' and notes what it is told. */
typedef struct test_job {
    sudoku__job job;
    size_t count, next, piece;
    size_t *found; /* SIZE_MAX: not told yet */
    bool *stopped;
} test_job;

static size_t take(sudoku__job *job, size_t *first)
{
    test_job *const self = (test_job *)(void *)job;
    const size_t left = self->count - self->next, size = left < self->piece ? left : self->piece;
    *first = self->next;
    self->next += size;
    return size;
}

static void done(sudoku__job *job, size_t puzzle, sudoku__tally tally)
{
    test_job *const self = (test_job *)(void *)job;
    assert_true(puzzle < self->count);
    assert_true(self->found[puzzle] == SIZE_MAX);
    self->found[puzzle] = (size_t)tally.found;
    self->stopped[puzzle] = tally.stopped;
}

enum { MOST = 70, LIMIT = 3, BUDGET = 40 };

/* What became of a puzzle. */
typedef struct answers {
    size_t found[MOST];
    bool stopped[MOST];
    uint8_t first[MOST][CELLS];
} answers;

static void solve_one_by_one(const solver *self, const uint8_t *puzzles, answers *expected)
{
    uint8_t solutions[(LIMIT + 1) * CELLS];
    for (size_t i = 0; i < MOST; i++) {
        uint64_t left = BUDGET;
        size_t found = 0;
        sudoku_status status = SUDOKU_OK;
        self->kernel->single_load(self->memory, puzzles + i * CELLS, 0);
        while (found < LIMIT && status == SUDOKU_OK) {
            status = self->kernel->single_next(self->memory, solutions + found * CELLS, &left);
            found += status == SUDOKU_OK;
        }
        expected->found[i] = found;
        expected->stopped[i] = status == SUDOKU_LIMIT;
        memcpy(expected->first[i], solutions, CELLS);
    }
}

/* In memory of just the size, at some alignment. */
static void check_batch(const sudoku__kernel *kernel, void *memory, const uint8_t *puzzles,
                        size_t count, const answers *expected)
{
    static size_t found[MOST];
    static bool stopped[MOST];
    const size_t shift = count % 64, size = shift + count * CELLS;
    uint8_t *const in = malloc(size + !size), *const out = malloc(size + !size);
    assert_non_null(in);
    assert_non_null(out);
    memcpy(in + shift, puzzles, count * CELLS);
    for (size_t i = 0; i < count; i++)
        found[i] = SIZE_MAX;
    test_job job = {.job = {.puzzles = in + shift,
                            .solutions = out + shift,
                            .limit = LIMIT,
                            .max_nodes = BUDGET,
                            .take = take,
                            .done = done},
                    .count = count,
                    .piece = 1 + count % 9,
                    .found = found,
                    .stopped = stopped};
    kernel->lanes_solve(memory, &job.job);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(found[i], expected->found[i]);
        assert_int_equal(stopped[i], expected->stopped[i]);
        if (found[i] > 0)
            assert_memory_equal(out + shift + i * CELLS, expected->first[i], CELLS);
    }
    free(in);
    free(out);
}

static void test_side_by_side(void **state)
{
    (void)state;
    static uint8_t puzzles[MOST * CELLS];
    static answers expected;
    puzzles_random(4, MOST, puzzles);
    read_hard(puzzles + 20 * CELLS);
    solver self;
    for (unsigned k = 0; solver_new(&self, k); k++) {
        solve_one_by_one(&self, puzzles, &expected);
        assert_non_null(memchr(expected.stopped, true, sizeof expected.stopped));
        void *const memory = memory_for(self.kernel->lanes_size);
        self.kernel->lanes_init(memory);
        for (size_t count = 0; count <= MOST; count++)
            check_batch(self.kernel, memory, puzzles, count, &expected);
        free(memory);
        solver_free(&self);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_right_counts),
        cmocka_unit_test(test_same_counts_as_dancing_links),
        cmocka_unit_test(test_same_search_everywhere),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_side_by_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
