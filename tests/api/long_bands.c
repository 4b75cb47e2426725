/* SPDX-License-Identifier: MIT */
/* Proves that numbers of solutions in the thousands are exact, of 1,000 bands with stacks (see
   bands.h): a batch with every instruction set counts as brute force does. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>

#include <sudoku/sudoku.h>

#include "bands.h"

enum { GRIDS = 1000 };

static void batches(void **state)
{
    (void)state;
    static uint8_t cells[GRIDS][BAND_CELLS];
    static uint64_t expected[GRIDS], counts[GRIDS];
    bands_fill(GRIDS, cells[0], expected);
    for (unsigned i = 0; sudoku_isa_at(i); i++)
        bands_count_in_batch(sudoku_isa_at(i), GRIDS, cells[0], expected, counts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(batches)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
