/* SPDX-License-Identifier: MIT */
/*
 * The random numbers of the library: SplitMix64 to spread seeds and xoshiro256** 1.0 as the
 * stream, both by Blackman and Vigna ("Scrambled Linear Pseudorandom Number Generators", ACM TOMS
 * 47(4), 2021).  Frozen: every seeded result depends on them.
 */
#ifndef SUDOKU_CORE_RNG_H
#define SUDOKU_CORE_RNG_H

#include <stdint.h>

/* The finalizer of SplitMix64: a bijection that mixes all bits. */
static inline uint64_t sudoku__mix64(uint64_t x)
{
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

/* Seed number 'index' of those derived from 'seed'. */
static inline uint64_t sudoku__derive_seed(uint64_t seed, uint64_t index)
{
    return sudoku__mix64(sudoku__mix64(seed + UINT64_C(0x9e3779b97f4a7c15)) +
                         index * UINT64_C(0x9e3779b97f4a7c15));
}

typedef struct sudoku__rng {
    uint64_t state[4];
} sudoku__rng;

static inline sudoku__rng sudoku__rng_seeded(uint64_t seed)
{
    sudoku__rng rng;
    for (int i = 0; i < 4; i++)
        rng.state[i] = sudoku__mix64(seed += UINT64_C(0x9e3779b97f4a7c15));
    return rng;
}

static inline uint64_t sudoku__rng_next(sudoku__rng *rng)
{
    uint64_t *s = rng->state;
    const uint64_t x = s[1] * 5, result = ((x << 7) | (x >> 57)) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = (s[3] << 45) | (s[3] >> 19);
    return result;
}

/* Uniform in [0, bound), 0 < bound < 2^32: Lemire's method without division in the usual case
   ("Fast Random Integer Generation in an Interval", ACM TOMACS 29(1), 2019). */
static inline uint32_t sudoku__rng_below(sudoku__rng *rng, uint32_t bound)
{
    uint64_t product = (sudoku__rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t least = -bound % bound;
        while ((uint32_t)product < least)
            product = (sudoku__rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

#endif /* SUDOKU_CORE_RNG_H */
