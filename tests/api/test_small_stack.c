/* SPDX-License-Identifier: MIT */
/* Proves that no search needs a large stack: the largest grids are solved and filled at random in a
   thread with 64 KB of it. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <pthread.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "referee.h"

enum { STACK = 64 * 1024 };

typedef struct job {
    sudoku_solver *solver;
    sudoku_grid *empty, *solved, *random;
    sudoku_status solve, fill;
} job;

static void *work(void *argument)
{
    job *const at = argument;
    at->solve = sudoku_solve(at->solver, at->empty, at->solved);
    at->fill = sudoku_grid_random(at->solver, at->random, 4);
    return NULL;
}

static void the_largest_grids(void **state)
{
    (void)state;
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_of_order(25, &shape), SUDOKU_OK);
    for (unsigned e = 0; sudoku_engine_at(e); e++) {
        const sudoku_solver_options options = {.engine = sudoku_engine_at(e)};
        if (!sudoku_engine_supports(options.engine, &shape))
            continue;
        job at = {.solver = NULL};
        pthread_attr_t small;
        pthread_t thread;
        at.solver = made_solver(&shape, options);
        at.empty = made_grid(&shape, NULL);
        at.solved = made_grid(&shape, NULL);
        at.random = made_grid(&shape, NULL);
        assert_int_equal(pthread_attr_init(&small), 0);
        assert_int_equal(pthread_attr_setstacksize(&small, STACK), 0);
        assert_int_equal(pthread_create(&thread, &small, work, &at), 0);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(pthread_attr_destroy(&small), 0);
        assert_int_equal(at.solve, SUDOKU_MANY);
        assert_int_equal(at.fill, SUDOKU_OK);
        assert_true(referee_solved(5, 5, sudoku_grid_data(at.solved)));
        assert_true(referee_solved(5, 5, sudoku_grid_data(at.random)));
        sudoku_solver_free(at.solver);
        sudoku_grid_free(at.empty);
        sudoku_grid_free(at.solved);
        sudoku_grid_free(at.random);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_largest_grids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
