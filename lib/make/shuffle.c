/* SPDX-License-Identifier: MIT */
/*
 * A random order of all indexes without a table of them.
 *
 * An index is a vector of small parts.  One step adds to one part, modulo its radix, a hash of all
 * the others: that can be undone by whoever knows the others, so it is a permutation of the
 * vectors, and so is any sequence of steps.  This is the unbalanced Feistel network of Schneier
 * and Kelsey ("Unbalanced Feistel Networks and Block Cipher Design", FSE 1996) over a product of
 * any radices, which needs neither powers of two nor a walk until a value falls into the range.
 * It does not matter how large the product is: where it passes 2^64, an index of 64 bits reaches
 * some of the vectors, spread over all values of every part.
 *
 * The others enter as a sum of products, which is kept up to date instead of being formed anew.
 * All arithmetic is on 16 bits, which is enough for radices of some hundreds: even the oldest
 * vector units multiply eight such numbers at once.  Frozen: seeded results depend on it.
 */
#include "make/shuffle.h"

#include "core/rng.h"

void sudoku__shuffle_init(sudoku__shuffle *shuffle, unsigned parts, const uint16_t *radix,
                          uint64_t seed)
{
    sudoku__rng rng = sudoku__rng_seeded(seed);
    shuffle->parts = parts;
    for (unsigned part = 0; part < parts; part++) {
        shuffle->radix[part] = radix[part];
        shuffle->factor[part] = (uint16_t)(sudoku__rng_next(&rng) >> 48 | 1);
        for (unsigned round = 0; round < SUDOKU__SHUFFLE_ROUNDS; round++)
            shuffle->key[round][part] = (uint16_t)(sudoku__rng_next(&rng) >> 48);
    }
}

/* a * b, whose type would be a signed number that can overflow. */
static inline uint16_t times(uint16_t a, uint16_t b)
{
    return (uint16_t)((uint32_t)a * b);
}

/* One step: value += hash(sum - value * factor) mod radix, and 'sum' follows. */
static void step(uint16_t *restrict value, uint16_t *restrict sum, uint16_t radix, uint16_t factor,
                 uint16_t key)
{
    for (unsigned i = 0; i < SUDOKU__BATCH; i++) {
        const uint16_t others = (uint16_t)(sum[i] - times(value[i], factor));
        uint16_t hash = (uint16_t)(others + key);
        hash = times(hash ^ (uint16_t)(hash >> 7), 0x2c1b);
        hash = times(hash ^ (uint16_t)(hash >> 9), 0x3c6d);
        const uint16_t moved = (uint16_t)(value[i] + (uint16_t)((uint32_t)hash * radix >> 16));
        value[i] = moved >= radix ? (uint16_t)(moved - radix) : moved;
        sum[i] = (uint16_t)(others + times(value[i], factor));
    }
}

void sudoku__shuffle_apply(const sudoku__shuffle *shuffle, sudoku__values values)
{
    uint16_t sum[SUDOKU__BATCH] = {0};
    for (unsigned part = 0; part < shuffle->parts; part++)
        for (unsigned i = 0; i < SUDOKU__BATCH; i++)
            sum[i] = (uint16_t)(sum[i] + times(values[part][i], shuffle->factor[part]));
    for (unsigned round = 0; round < SUDOKU__SHUFFLE_ROUNDS; round++)
        for (unsigned part = 0; part < shuffle->parts; part++)
            step(values[part], sum, shuffle->radix[part], shuffle->factor[part],
                 shuffle->key[round][part]);
}
