/* SPDX-License-Identifier: MIT */
/*
 * The few operations on sets of bits that C11 lacks.  A set is a uint32_t; it has room for the 25
 * digits, or the 25 places of a house, of the largest grids.
 */
#ifndef SUDOKU_CORE_BITS_H
#define SUDOKU_CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>

static inline uint32_t sudoku__bit(unsigned index)
{
    return UINT32_C(1) << index;
}

/* The lowest 'count' bits, count <= 32. */
static inline uint32_t sudoku__low_bits(unsigned count)
{
    return (uint32_t)((UINT64_C(1) << count) - 1);
}

/* Whether exactly one bit is set, given that not none is. */
static inline bool sudoku__is_single(uint32_t set)
{
    return (set & (set - 1)) == 0;
}

/* Whether exactly two bits are set. */
static inline bool sudoku__is_pair(uint32_t set)
{
    const uint32_t rest = set & (set - 1);
    return rest && sudoku__is_single(rest);
}

/* The index of the lowest bit of a set that is not empty. */
static inline unsigned sudoku__lowest(uint32_t set)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctz(set);
#else
    unsigned index = 0;
    for (; !(set & 1); set >>= 1)
        index++;
    return index;
#endif
}

static inline unsigned sudoku__lowest_of_64(uint64_t set)
{
    const uint32_t low = (uint32_t)set;
    return low ? sudoku__lowest(low) : 32 + sudoku__lowest((uint32_t)(set >> 32));
}

/* How many bits are set: sums of neighbouring fields of 1, 2, 4, ... bits. */
static inline unsigned sudoku__count_bits(uint32_t set)
{
    set -= set >> 1 & UINT32_C(0x55555555);
    set = (set & UINT32_C(0x33333333)) + (set >> 2 & UINT32_C(0x33333333));
    set = (set + (set >> 4)) & UINT32_C(0x0f0f0f0f);
    return set * UINT32_C(0x01010101) >> 24;
}

#endif /* SUDOKU_CORE_BITS_H */
