/* SPDX-License-Identifier: MIT */
/* Proves that the shuffle of indexes is a permutation (all vectors of small products, each met
   once), that it is the one of the model in another language that made the values below, that
   seeds matter, and that no order is left: chi-square values that a random order would exceed once
   in a million. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "make/shuffle.h"

/* Fills the batch with vectors number 'first' on, the last part counting fastest; numbers past the
   end start anew. */
static void number(const sudoku__shuffle *shuffle, uint64_t first, sudoku__values values)
{
    for (unsigned i = 0; i < SUDOKU__BATCH; i++) {
        uint64_t left = first + i;
        for (unsigned part = shuffle->parts; part-- > 0; left /= shuffle->radix[part])
            values[part][i] = (uint16_t)(left % shuffle->radix[part]);
    }
}

static void shuffles_are_permutations(void **state)
{
    (void)state;
    static const struct {
        unsigned parts;
        uint16_t radix[6];
    } products[] = {{1, {1}},
                    {1, {24}},
                    {2, {3, 2}},
                    {2, {12, 2}},
                    {2, {1, 720}},
                    {2, {30, 24}},
                    {2, {720, 504}},
                    {3, {8, 9, 10}},
                    {3, {504, 2, 72}},
                    {3, {1, 1, 1000}},
                    {6, {2, 2, 2, 2, 2, 2}}};
    for (unsigned i = 0; i < sizeof products / sizeof *products; i++) {
        uint64_t size = 1;
        for (unsigned part = 0; part < products[i].parts; part++)
            size *= products[i].radix[part];
        unsigned char *met = malloc(size);
        for (uint64_t seed = 1; seed <= 2; seed++) {
            sudoku__shuffle shuffle;
            static sudoku__values values;
            sudoku__shuffle_init(&shuffle, products[i].parts, products[i].radix, seed);
            memset(met, 0, size);
            for (uint64_t first = 0; first < size; first += SUDOKU__BATCH) {
                number(&shuffle, first, values);
                sudoku__shuffle_apply(&shuffle, values);
                for (unsigned k = 0; k < SUDOKU__BATCH && first + k < size; k++) {
                    uint64_t image = 0;
                    for (unsigned part = 0; part < shuffle.parts; part++) {
                        assert_true(values[part][k] < shuffle.radix[part]);
                        image = image * shuffle.radix[part] + values[part][k];
                    }
                    assert_int_equal(met[image]++, 0);
                }
            }
        }
        free(met);
    }
}

static void maps(unsigned parts, const uint16_t *radix, uint64_t seed, const uint16_t *from,
                 const uint16_t *to)
{
    static sudoku__values values;
    sudoku__shuffle shuffle;
    sudoku__shuffle_init(&shuffle, parts, radix, seed);
    memset(values, 0, sizeof values);
    for (unsigned lane = 0; lane < SUDOKU__BATCH; lane += SUDOKU__BATCH - 1) {
        for (unsigned part = 0; part < parts; part++)
            values[part][lane] = from[part];
        sudoku__shuffle_apply(&shuffle, values);
        for (unsigned part = 0; part < parts; part++)
            assert_int_equal(values[part][lane], to[part]);
    }
}

static void values_are_frozen(void **state)
{
    (void)state;
    maps(2, (uint16_t[]){30, 24}, 1, (uint16_t[]){0, 0}, (uint16_t[]){11, 19});
    maps(3, (uint16_t[]){504, 720, 72}, UINT64_C(0xfedcba9876543210), (uint16_t[]){503, 719, 71},
         (uint16_t[]){430, 107, 42});
    maps(7, (uint16_t[]){2, 504, 720, 216, 6, 216, 6}, 3, (uint16_t[]){1, 2, 3, 4, 5, 6, 0},
         (uint16_t[]){0, 338, 171, 196, 5, 166, 2});
}

enum { SAMPLE = 1 << 16, CLASSES = 8 };

/* Chi-square of two characters with eight classes each, as to whether they are independent and
   even; 63 degrees of freedom: above 132 once in a million. */
static double chi_square(const uint8_t *a, const uint8_t *b, unsigned count)
{
    double seen[CLASSES][CLASSES] = {{0}}, sum = 0;
    for (unsigned i = 0; i < count; i++)
        seen[a[i]][b[i]]++;
    const double expected = (double)count / (CLASSES * CLASSES);
    for (unsigned x = 0; x < CLASSES; x++)
        for (unsigned y = 0; y < CLASSES; y++)
            sum += (seen[x][y] - expected) * (seen[x][y] - expected) / expected;
    return sum;
}

/* The parts of consecutive indexes, their remainders and their size, against each other and
   against those of later indexes. */
static void no_order_is_left(void **state)
{
    (void)state;
    static const uint16_t radix[] = {504, 720, 72}; /* multiples of 8, so classes are even */
    static const unsigned lags[] = {0, 1, 2, 64, 72, 504, 720};
    static uint8_t class[6][SAMPLE];
    for (uint64_t seed = 1; seed <= 4; seed++) {
        sudoku__shuffle shuffle;
        static sudoku__values values;
        sudoku__shuffle_init(&shuffle, 3, radix, seed);
        for (unsigned first = 0; first < SAMPLE; first += SUDOKU__BATCH) {
            number(&shuffle, first, values);
            sudoku__shuffle_apply(&shuffle, values);
            for (unsigned part = 0; part < 3; part++)
                for (unsigned i = 0; i < SUDOKU__BATCH; i++) {
                    class[part][first + i] = (uint8_t)(values[part][i] % 8);
                    class[part + 3][first + i] = (uint8_t)(values[part][i] / (radix[part] / 8));
                }
        }
        for (unsigned lag = 0; lag < sizeof lags / sizeof *lags; lag++)
            for (unsigned a = 0; a < 6; a++)
                for (unsigned b = 0; b < 6; b++)
                    if (lags[lag] > 0 || a % 3 != b % 3)
                        assert_true(chi_square(class[a], class[b] + lags[lag], SAMPLE - lags[lag]) <
                                    132);
    }
}

static void seeds_give_different_orders(void **state)
{
    (void)state;
    enum { SEEDS = 64 };
    static const uint16_t radix[] = {504, 720, 72};
    static sudoku__values images[SEEDS];
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        sudoku__shuffle shuffle;
        sudoku__shuffle_init(&shuffle, 3, radix, seed < SEEDS / 2 ? seed : UINT64_MAX - seed);
        number(&shuffle, 0, images[seed]);
        sudoku__shuffle_apply(&shuffle, images[seed]);
        for (unsigned other = 0; other < seed; other++) {
            unsigned same = 0;
            for (unsigned i = 0; i < SUDOKU__BATCH; i++)
                same += images[seed][0][i] == images[other][0][i] &&
                        images[seed][1][i] == images[other][1][i];
            assert_true(same <= 1);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shuffles_are_permutations),
        cmocka_unit_test(values_are_frozen),
        cmocka_unit_test(no_order_is_left),
        cmocka_unit_test(seeds_give_different_orders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
