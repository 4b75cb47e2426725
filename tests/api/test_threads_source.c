/* SPDX-License-Identifier: MIT */
/* Proves that threads may share a source: each reads ranges of its own, and together they have what
   one thread reads.  The thread sanitizer watches. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { THREADS = 4, EACH = 1000 };

typedef struct share {
    const sudoku_source *source;
    uint64_t first;
    uint8_t *cells;
    sudoku_status status;
} share;

static void *read_share(void *argument)
{
    share *mine = argument;
    mine->status = sudoku_source_read(mine->source, mine->first, EACH, mine->cells);
    return NULL;
}

static void threads_share_a_source(void **state)
{
    (void)state;
    const size_t bytes = (size_t)THREADS * EACH * 81;
    uint8_t *alone = malloc(bytes), *together = calloc(bytes, 1);
    for (unsigned i = 0; sudoku_family_at(i); i++) {
        sudoku_source *source;
        const sudoku_source_options options = {.family = sudoku_family_at(i), .seed = 11};
        assert_int_equal(sudoku_source_new(&source, NULL, &options, NULL), SUDOKU_OK);
        assert_int_equal(sudoku_source_read(source, 777, THREADS * EACH, alone), SUDOKU_OK);

        pthread_t thread[THREADS];
        share shares[THREADS];
        for (unsigned t = 0; t < THREADS; t++) {
            shares[t] = (share){.source = source,
                                .first = 777 + t * EACH,
                                .cells = together + (size_t)t * EACH * 81};
            assert_int_equal(pthread_create(&thread[t], NULL, read_share, &shares[t]), 0);
        }
        for (unsigned t = 0; t < THREADS; t++) {
            assert_int_equal(pthread_join(thread[t], NULL), 0);
            assert_int_equal(shares[t].status, SUDOKU_OK);
        }
        assert_memory_equal(together, alone, bytes);
        sudoku_source_free(source);
    }
    free(alone);
    free(together);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_share_a_source),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
