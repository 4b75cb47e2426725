/* SPDX-License-Identifier: MIT */
/*
 * The two types of vector that the 9x9 kernels compute with, both of 32-bit lanes:
 *
 *     oct    eight lanes: the digits 1 to 8 of one search node (node.h)
 *     vec    as many lanes as the instruction set has: a search node each (lanes.h)
 *
 * Nearly everything is done with C's operators, which gcc and clang apply lane by lane; here is the
 * little that has no operator.  A kernel file defines SUDOKU__VEC_BITS (512, 256 or 128), and
 * SUDOKU__AVX2 or SUDOKU__SSE41 where intrinsics may be used; without them all is plain GNU C.
 */
#ifndef SUDOKU_SIMD_VEC_H
#define SUDOKU_SIMD_VEC_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* These vectors are never passed to another file's function. */
#pragma GCC diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t vec __attribute__((vector_size(SUDOKU__VEC_BITS / 8)));
typedef uint32_t oct __attribute__((vector_size(32)));

enum { LANES = SUDOKU__VEC_BITS / 32 };

/* The same 32 bits in every lane. */
INLINE vec vec_all(uint32_t x)
{
    return (vec){0} + x;
}

INLINE oct oct_all(uint32_t x)
{
    return (oct){0} + x;
}

/* Lanes exchanged with their neighbours, pairs with pairs, halves with halves. */
INLINE oct swap_lanes(oct x)
{
    return __builtin_shufflevector(x, x, 1, 0, 3, 2, 5, 4, 7, 6);
}

INLINE oct swap_pairs(oct x)
{
    return __builtin_shufflevector(x, x, 2, 3, 0, 1, 6, 7, 4, 5);
}

INLINE oct swap_halves(oct x)
{
    return __builtin_shufflevector(x, x, 4, 5, 6, 7, 0, 1, 2, 3);
}

/* Whether any bit is set. */
INLINE bool oct_any(oct x)
{
#if defined(SUDOKU__AVX2)
    return !_mm256_testz_si256((__m256i)x, (__m256i)x);
#else
    uint64_t part[4];
    memcpy(part, &x, sizeof x);
    return (part[0] | part[1] | part[2] | part[3]) != 0;
#endif
}

/* Bit i says whether lane i is not zero. */
INLINE uint32_t oct_nonzero(oct x)
{
#if defined(SUDOKU__AVX2)
    return (uint32_t)_mm256_movemask_ps((__m256)(x != 0));
#else
    uint32_t set = 0;
    for (unsigned lane = 0; lane < 8; lane++)
        set |= (uint32_t)(x[lane] != 0) << lane;
    return set;
#endif
}

INLINE uint32_t vec_nonzero(vec x)
{
#if SUDOKU__VEC_BITS == 512
    return _mm512_test_epi32_mask((__m512i)x, (__m512i)x);
#elif SUDOKU__VEC_BITS == 256
    return oct_nonzero(x);
#elif defined(SUDOKU__SSE41)
    return (uint32_t)_mm_movemask_ps((__m128)(x != 0));
#else
    uint32_t set = 0;
    for (unsigned lane = 0; lane < LANES; lane++)
        set |= (uint32_t)(x[lane] != 0) << lane;
    return set;
#endif
}

/* Bit i says whether byte i is 'value'. */
INLINE uint32_t bytes_equal(const uint8_t bytes[32], uint8_t value)
{
#if defined(SUDOKU__AVX2)
    const __m256i x = _mm256_loadu_si256((const __m256i *)(const void *)bytes);
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(x, _mm256_set1_epi8((char)value)));
#elif defined(SUDOKU__SSE41)
    const __m128i v = _mm_set1_epi8((char)value);
    const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)bytes);
    const __m128i y = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16));
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(x, v)) |
           (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(y, v)) << 16;
#else
    uint32_t set = 0;
    for (unsigned i = 0; i < 27; i++)
        set |= (uint32_t)(bytes[i] == value) << i;
    return set;
#endif
}

typedef uint8_t bytes32 __attribute__((vector_size(32)));

/* Byte i is 'value' where bit i is set, else 0. */
INLINE bytes32 bytes_where(uint32_t set, uint8_t value)
{
    const uint8_t a = (uint8_t)set, b = (uint8_t)(set >> 8), c = (uint8_t)(set >> 16),
                  d = (uint8_t)(set >> 24);
    const bytes32 spread = {a, a, a, a, a, a, a, a, b, b, b, b, b, b, b, b,
                            c, c, c, c, c, c, c, c, d, d, d, d, d, d, d, d};
    const bytes32 bit = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
                         1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    return (bytes32)((spread & bit) == bit) & ((bytes32){0} + value);
}

#endif /* SUDOKU_SIMD_VEC_H */
