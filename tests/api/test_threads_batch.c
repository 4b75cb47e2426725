/* SPDX-License-Identifier: MIT */
/*
 * Proves that what a batch finds does not depend on threads, instruction set, position or
 * neighbours: hard puzzles and puzzles with many solutions among easy ones, in many pieces, on one
 * to four threads, give the same bytes as each puzzle alone.  The thread sanitizer runs it too.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <sudoku/sudoku.h>

#include "puzzles.h"

enum { CELLS = PUZZLE_CELLS, PUZZLES = 1500, HARD = 24 };

static uint8_t puzzles[PUZZLES * CELLS], alone[PUZZLES * CELLS], alone_verdicts[PUZZLES];

static void test_same_answers(void **state)
{
    (void)state;
    static uint8_t hard[HARD * CELLS], solutions[PUZZLES * CELLS], verdicts[PUZZLES];
    puzzles_random(21, PUZZLES, puzzles);
    assert_int_equal(puzzles_read(SUDOKU_TEST_DATA "/hard9x9.txt", HARD, hard), HARD);
    for (unsigned i = 0; i < HARD; i++)
        memcpy(puzzles + (size_t)(i * i * 2 + 1) * CELLS, hard + i * CELLS, CELLS);
    memset(puzzles + 700 * CELLS, 0, CELLS); /* an empty grid */

    sudoku_batch *batch = NULL;
    sudoku_batch_options options = {.threads = 1, .isa = "portable"};
    assert_int_equal(sudoku_batch_new(&batch, NULL, &options, NULL), SUDOKU_OK);
    for (size_t i = 0; i < PUZZLES; i++)
        assert_int_equal(sudoku_batch_solve(batch, puzzles + i * CELLS, 1, alone + i * CELLS,
                                            alone_verdicts + i, NULL),
                         SUDOKU_OK);
    sudoku_batch_free(batch);

    for (unsigned isa = 0; sudoku_isa_at(isa); isa++)
        for (unsigned threads = 1; threads <= 4; threads++) {
            options = (sudoku_batch_options){.threads = threads, .isa = sudoku_isa_at(isa)};
            assert_int_equal(sudoku_batch_new(&batch, NULL, &options, NULL), SUDOKU_OK);
            for (unsigned round = 0; round < 2; round++) {
                memset(solutions, 0xff, sizeof solutions);
                assert_int_equal(
                    sudoku_batch_solve(batch, puzzles, PUZZLES, solutions, verdicts, NULL),
                    SUDOKU_OK);
                assert_memory_equal(solutions, alone, sizeof alone);
                assert_memory_equal(verdicts, alone_verdicts, sizeof verdicts);
            }
            sudoku_batch_free(batch);
        }
}

/* The same for a shape that the engines do. */
static void test_other_shapes(void **state)
{
    (void)state;
    enum { SMALL = 36, COUNT = 300 };
    static uint8_t small[COUNT * SMALL], solutions[2][COUNT * SMALL];
    static uint64_t counts[2][COUNT];
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_of_boxes(2, 3, &shape), SUDOKU_OK);
    for (unsigned i = 0; i < COUNT; i++)
        small[i * SMALL + i % SMALL] = (uint8_t)(i % 6 + 1);
    for (unsigned threads = 1; threads <= 4; threads++) {
        sudoku_batch *batch = NULL;
        const sudoku_batch_options options = {.threads = threads, .limit = 20};
        assert_int_equal(sudoku_batch_new(&batch, &shape, &options, NULL), SUDOKU_OK);
        assert_int_equal(sudoku_batch_solve(batch, small, COUNT, solutions[threads > 1], NULL,
                                            counts[threads > 1]),
                         SUDOKU_OK);
        if (threads > 1) {
            assert_memory_equal(solutions[0], solutions[1], sizeof solutions[0]);
            assert_memory_equal(counts[0], counts[1], sizeof counts[0]);
        }
        sudoku_batch_free(batch);
    }
    assert_int_equal(counts[0][0], 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_answers),
        cmocka_unit_test(test_other_shapes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
