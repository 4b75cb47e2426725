/* SPDX-License-Identifier: MIT */
/* Random numbers for tests and benchmarks, the same everywhere: SplitMix64 by Steele, Lea and Flood
   ("Fast Splittable Pseudorandom Number Generators", OOPSLA 2014).  The state may start as any
   number. */
#ifndef TESTS_SUPPORT_RANDOM_H
#define TESTS_SUPPORT_RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

/* A number below 'bound', which is not 0. */
static inline uint32_t random_below(uint64_t *state, uint32_t bound)
{
    return (uint32_t)(random_next(state) % bound);
}

#endif /* TESTS_SUPPORT_RANDOM_H */
