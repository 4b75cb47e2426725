/* SPDX-License-Identifier: MIT */
/*
 * What pass.h needs of each type of word: a constant in all lanes, the bits of 'yes' where a mask
 * has ones and of 'no' where it has zeros, a | b | c, the next band rotated to the place of each, a
 * difference, and whether a word is 0.  Some are one instruction with AVX-512.
 */
#ifndef SUDOKU_SIMD_WORDS_H
#define SUDOKU_SIMD_WORDS_H

#include "simd/vec.h"

INLINE vec vec_mix(vec mask, vec yes, vec no)
{
#if defined(SUDOKU__AVX512)
    return (vec)_mm512_ternarylogic_epi32((__m512i)mask, (__m512i)yes, (__m512i)no, 0xca);
#else
    return (yes & mask) + (no & ~mask);
#endif
}

INLINE vec vec_or3(vec a, vec b, vec c)
{
#if defined(SUDOKU__AVX512)
    return (vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xfe);
#else
    return a | b | c;
#endif
}

INLINE vec vec_next_band(vec x)
{
    return (x >> 9) | (x << 18);
}

INLINE vec vec_minus(vec a, vec b)
{
    return a - b;
}

INLINE vec vec_is_zero(vec x)
{
    return (vec)(x == 0);
}

INLINE part part_mix(part mask, part yes, part no)
{
#if defined(SUDOKU__AVX512)
    return (part)_mm256_ternarylogic_epi32((__m256i)mask, (__m256i)yes, (__m256i)no, 0xca);
#else
    return (yes & mask) + (no & ~mask);
#endif
}

INLINE part part_or3(part a, part b, part c)
{
#if defined(SUDOKU__AVX512)
    return (part)_mm256_ternarylogic_epi32((__m256i)a, (__m256i)b, (__m256i)c, 0xfe);
#else
    return a | b | c;
#endif
}

INLINE part part_next_band(part x)
{
    return (x >> 9) | (x << 18);
}

INLINE part part_minus(part a, part b)
{
    return a - b;
}

INLINE part part_is_zero(part x)
{
    return (part)(x == 0);
}

INLINE uint32_t scalar_all(uint32_t x)
{
    return x;
}

INLINE uint32_t scalar_mix(uint32_t mask, uint32_t yes, uint32_t no)
{
    return (yes & mask) + (no & ~mask);
}

INLINE uint32_t scalar_or3(uint32_t a, uint32_t b, uint32_t c)
{
    return a | b | c;
}

INLINE uint32_t scalar_next_band(uint32_t x)
{
    return (x >> 9) | (x << 18);
}

INLINE uint32_t scalar_minus(uint32_t a, uint32_t b)
{
    return a - b;
}

INLINE uint32_t scalar_is_zero(uint32_t x)
{
    return x == 0;
}

#endif /* SUDOKU_SIMD_WORDS_H */
