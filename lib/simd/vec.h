/* SPDX-License-Identifier: MIT */
/*
 * The two types of vector that the 9x9 kernels compute with, both of 32-bit lanes:
 *
 *     vec    as many lanes as the instruction set has: a search node each (lanes.h)
 *     part   eight lanes or four: the digits 1 to 8 of one search node, in PARTS parts (node.h)
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

/* The loops here are to be unrolled, whatever the rest is compiled with; and a function that works
   on several digits at a time wants them interleaved, which clang does by itself. */
#if defined(__clang__)
#    define INTERLEAVED
#else
#    pragma GCC optimize("O3")
#    define INTERLEAVED                                                                            \
        __attribute__((optimize("schedule-insns", "sched-pressure", "no-tree-reassoc")))
#endif

typedef uint32_t vec __attribute__((vector_size(SUDOKU__VEC_BITS / 8)));
enum { LANES = SUDOKU__VEC_BITS / 32 };

/* The same 32 bits in every lane. */
INLINE vec vec_all(uint32_t x)
{
    return (vec){0} + x;
}

#if SUDOKU__VEC_BITS >= 256

enum { PART_LANES = 8, PARTS = 1 };
typedef uint32_t part __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(32)));

/* Lanes exchanged with their neighbours, pairs with pairs, halves with halves. */
INLINE part swap_lanes(part x)
{
    return (part){x[1], x[0], x[3], x[2], x[5], x[4], x[7], x[6]};
}

INLINE part swap_pairs(part x)
{
    return (part){x[2], x[3], x[0], x[1], x[6], x[7], x[4], x[5]};
}

/* What part 'index' of x has to be combined with, so that all eight lanes are. */
INLINE part other_half(const part x[PARTS], int index)
{
    return (part){x[index][4], x[index][5], x[index][6], x[index][7],
                  x[index][0], x[index][1], x[index][2], x[index][3]};
}

/* From words in registers: storing them one by one and loading them at once would have to wait. */
INLINE part part_of(const uint32_t x[PART_LANES])
{
    return (part){x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]};
}

/* Row i of 'row' gets lane i of a, b and c, and something. */
INLINE void transpose(const part a[PARTS], const part b[PARTS], const part c[PARTS],
                      uint32_t row[8][4])
{
    const part low = (part){(*a)[0], (*b)[0], (*a)[1], (*b)[1], (*a)[4], (*b)[4], (*a)[5], (*b)[5]};
    const part high = (part){(*a)[2], (*b)[2], (*a)[3], (*b)[3],
                             (*a)[6], (*b)[6], (*a)[7], (*b)[7]};
    const part row04 = (part){low[0], low[1], (*c)[0], (*c)[0], low[4], low[5], (*c)[4], (*c)[4]};
    const part row15 = (part){low[2], low[3], (*c)[1], (*c)[1], low[6], low[7], (*c)[5], (*c)[5]};
    const part row26 = (part){high[0], high[1], (*c)[2], (*c)[2],
                              high[4], high[5], (*c)[6], (*c)[6]};
    const part row37 = (part){high[2], high[3], (*c)[3], (*c)[3],
                              high[6], high[7], (*c)[7], (*c)[7]};
    const part rows[4] = {
        (part){row04[0], row04[1], row04[2], row04[3], row15[0], row15[1], row15[2], row15[3]},
        (part){row26[0], row26[1], row26[2], row26[3], row37[0], row37[1], row37[2], row37[3]},
        (part){row04[4], row04[5], row04[6], row04[7], row15[4], row15[5], row15[6], row15[7]},
        (part){row26[4], row26[5], row26[6], row26[7], row37[4], row37[5], row37[6], row37[7]}};
    memcpy(row, rows, sizeof rows);
}

#else

enum { PART_LANES = 4, PARTS = 2 };
typedef uint32_t part __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(16)));

INLINE part swap_lanes(part x)
{
    return (part){x[1], x[0], x[3], x[2]};
}

INLINE part swap_pairs(part x)
{
    return (part){x[2], x[3], x[0], x[1]};
}

INLINE part other_half(const part x[PARTS], int index)
{
    return x[1 - index];
}

INLINE part part_of(const uint32_t x[PART_LANES])
{
    return (part){x[0], x[1], x[2], x[3]};
}

INLINE void transpose(const part a[PARTS], const part b[PARTS], const part c[PARTS],
                      uint32_t row[8][4])
{
    for (int i = 0; i < PARTS; i++) {
        const part low = (part){a[i][0], b[i][0], a[i][1], b[i][1]};
        const part high = (part){a[i][2], b[i][2], a[i][3], b[i][3]};
        const part rows[4] = {
            (part){low[0], low[1], c[i][0], c[i][0]}, (part){low[2], low[3], c[i][1], c[i][1]},
            (part){high[0], high[1], c[i][2], c[i][2]}, (part){high[2], high[3], c[i][3], c[i][3]}};
        memcpy(row + PART_LANES * i, rows, sizeof rows);
    }
}

#endif

INLINE part part_all(uint32_t x)
{
    return (part){0} + x;
}

/* The lanes' numbers among the eight. */
INLINE part part_numbers(unsigned index)
{
    static const uint32_t number[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    part numbers;
    memcpy(&numbers, number + PART_LANES * index, sizeof numbers);
    return numbers;
}

/* Bit i says whether lane i is not zero. */
INLINE uint32_t part_nonzero(part x)
{
#if defined(SUDOKU__AVX2)
    return (uint32_t)_mm256_movemask_ps((__m256)(x != 0));
#elif defined(SUDOKU__SSE41)
    return (uint32_t)_mm_movemask_ps((__m128)(x != 0));
#else
    uint32_t set = 0;
    for (unsigned lane = 0; lane < PART_LANES; lane++)
        set |= (uint32_t)(x[lane] != 0) << lane;
    return set;
#endif
}

INLINE uint32_t vec_nonzero(vec x)
{
#if SUDOKU__VEC_BITS == 512
    return _mm512_test_epi32_mask((__m512i)x, (__m512i)x);
#else
    return part_nonzero(x);
#endif
}

/* The lanes of 'yes' where those of the mask are all ones, of 'no' where they are zero. */
INLINE vec vec_select(vec mask, vec yes, vec no)
{
#if SUDOKU__VEC_BITS == 256 && defined(SUDOKU__AVX2)
    return (vec)_mm256_blendv_epi8((__m256i)no, (__m256i)yes, (__m256i)mask);
#elif SUDOKU__VEC_BITS == 128 && defined(SUDOKU__SSE41)
    return (vec)_mm_blendv_epi8((__m128i)no, (__m128i)yes, (__m128i)mask);
#else
    return (yes & mask) | (no & ~mask);
#endif
}

/* Whether any bit is set. */
INLINE bool part_any(part x)
{
#if defined(SUDOKU__AVX2)
    return !_mm256_testz_si256((__m256i)x, (__m256i)x);
#elif defined(SUDOKU__SSE41)
    return !_mm_testz_si128((__m128i)x, (__m128i)x);
#else
    uint64_t halves[2];
    memcpy(halves, &x, sizeof halves);
    return (halves[0] | halves[1]) != 0;
#endif
}

/* Bit i says whether byte i is 'value', for the first 27 bytes at least. */
INLINE uint32_t bytes_equal(const uint8_t from[32], uint8_t value)
{
#if defined(SUDOKU__AVX2)
    const __m256i x = _mm256_loadu_si256((const __m256i *)(const void *)from);
    return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(x, _mm256_set1_epi8((char)value)));
#elif defined(SUDOKU__SSE41)
    const __m128i v = _mm_set1_epi8((char)value);
    const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)from);
    const __m128i y = _mm_loadu_si128((const __m128i *)(const void *)(from + 16));
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(x, v)) |
           (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(y, v)) << 16;
#else
    uint32_t set = 0;
    for (unsigned i = 0; i < 27; i++)
        set |= (uint32_t)(from[i] == value) << i;
    return set;
#endif
}

/* Byte i is 'value' where bit i is set, else 0. */
INLINE bytes bytes_where(uint32_t set, uint8_t value)
{
    typedef uint64_t groups __attribute__((vector_size(sizeof(bytes))));
    const groups bit = (groups){0} + UINT64_C(0x8040201008040201);
#if defined(SUDOKU__AVX2)
    const __m256i group = _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202,
                                             0x0303030303030303);
    const bytes spread = (bytes)_mm256_shuffle_epi8(_mm256_set1_epi32((int)set), group);
#elif defined(SUDOKU__SSE41)
    const __m128i group = _mm_set_epi64x(0x0101010101010101, 0);
    const bytes spread = (bytes)_mm_shuffle_epi8(_mm_cvtsi32_si128((int)set), group);
#else
    const uint64_t each = UINT64_C(0x0101010101010101);
    const groups spread = {(set & 0xff) * each, (set >> 8 & 0xff) * each};
#endif
    return (bytes)(((bytes)spread & (bytes)bit) == (bytes)bit) & ((bytes){0} + value);
}

#endif /* SUDOKU_SIMD_VEC_H */
