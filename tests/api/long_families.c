/* SPDX-License-Identifier: MIT */
/* Proves for whole families that all grids are valid, by this file's own arithmetic, and distinct:
   their 64-bit fingerprints are sorted, and different fingerprints prove different grids. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

enum { BATCH = 4096, MOST_ORDER = 9 };

/* Whether each row, column and box has all digits: their bits are gathered and must be complete. */
static bool valid(unsigned box_rows, unsigned box_cols, const uint8_t *grid)
{
    const unsigned order = box_rows * box_cols, all = (1u << order) - 1;
    unsigned row_bits[MOST_ORDER] = {0}, column_bits[MOST_ORDER] = {0}, box_bits[MOST_ORDER] = {0};
    for (unsigned row = 0; row < order; row++) {
        for (unsigned column = 0; column < order; column++) {
            const unsigned bit = 1u << (*grid++ - 1u);
            row_bits[row] |= bit;
            column_bits[column] |= bit;
            box_bits[row / box_rows * box_rows + column / box_cols] |= bit;
        }
    }
    for (unsigned i = 0; i < order; i++)
        if (row_bits[i] != all || column_bits[i] != all || box_bits[i] != all)
            return false;
    return true;
}

static uint64_t fingerprint(const uint8_t *grid, unsigned cells)
{
    uint64_t hash = 0;
    for (unsigned cell = 0; cell < cells; cell++) {
        hash = (hash ^ grid[cell]) * UINT64_C(0x9ddfea08eb382d69);
        hash ^= hash >> 29;
    }
    return hash;
}

static int compare(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void is_whole(const char *family, unsigned rows, unsigned cols, unsigned first_digit,
                     uint64_t seed, uint64_t size)
{
    const unsigned cells = rows * cols * rows * cols;
    static uint8_t batch[BATCH * MOST_ORDER * MOST_ORDER];
    sudoku_shape shape;
    sudoku_source *source;
    const sudoku_source_options options = {
        .family = sudoku_family_named(family), .first_digit = (uint8_t)first_digit, .seed = seed};
    assert_int_equal(sudoku_shape_of_boxes(rows, cols, &shape), SUDOKU_OK);
    assert_int_equal(sudoku_source_new(&source, &shape, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_source_size(source), size);

    uint64_t *prints = malloc(size * sizeof *prints);
    assert_non_null(prints);
    for (uint64_t first = 0; first < size; first += BATCH) {
        const size_t count = size - first < BATCH ? (size_t)(size - first) : BATCH;
        assert_int_equal(sudoku_source_read(source, first, count, batch), SUDOKU_OK);
        for (size_t i = 0; i < count; i++) {
            const uint8_t *grid = batch + i * cells;
            if (!valid(rows, cols, grid) || (first_digit && grid[0] != first_digit))
                fail_msg("%s, boxes %ux%u: grid %zu is wrong", family, rows, cols,
                         (size_t)first + i);
            prints[first + i] = fingerprint(grid, cells);
        }
    }
    qsort(prints, size, sizeof *prints, compare);
    for (uint64_t i = 1; i < size; i++)
        assert_true(prints[i - 1] != prints[i]);
    free(prints);
    sudoku_source_free(source);
}

static void whole_families_are_valid_and_distinct(void **state)
{
    (void)state;
    is_whole("shift", 3, 3, 0, 0, 26127360);
    is_whole("shift", 3, 3, 2, 1, 2903040);
    is_whole("shift", 2, 4, 0, 2, 322560);  /* 8! * 1! * 2!^3 */
    is_whole("shift", 4, 2, 0, 2, 5806080); /* 8! * 3! * 4! */
    is_whole("rotate", 3, 3, 0, 3, 10160640);
    is_whole("rotate", 3, 3, 9, 0, 1128960);
    is_whole("block", 3, 3, 0, 4, 362880);
    is_whole("block", 1, 9, 0, 5, 362880);
    is_whole("isomorph", 2, 3, 0, 6, 2488320);
    is_whole("isomorph", 2, 3, 5, 0, 414720);
    is_whole("isomorph", 3, 2, 0, 0, 2488320);
    is_whole("isomorph", 3, 2, 1, 7, 414720);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_families_are_valid_and_distinct),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
