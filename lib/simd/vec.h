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
/* Where registers are few for it, as with AVX2, a search with digits in lanes does not. */
#if SUDOKU__VEC_BITS == 256
#    define INTERLEAVED_PARTS
#else
#    define INTERLEAVED_PARTS INTERLEAVED
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
#else
enum { PART_LANES = 4, PARTS = 2 };
typedef uint32_t part __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(16)));
#endif

/* The lanes of a (0, 1, ...) and of b (PART_LANES, PART_LANES + 1, ...) with these numbers, which
   are constants: then it is an instruction or two. */
INLINE part shuffle(part a, part b, part lanes)
{
#if defined(__clang__)
    part chosen = a;
    for (unsigned i = 0; i < PART_LANES; i++)
        chosen[i] = lanes[i] < PART_LANES ? a[lanes[i]] : b[lanes[i] - PART_LANES];
    return chosen;
#else
    return __builtin_shuffle(a, b, lanes);
#endif
}

#if SUDOKU__VEC_BITS >= 256

/* Lanes exchanged with their neighbours, pairs with pairs, halves with halves. */
INLINE part swap_lanes(part x)
{
    return shuffle(x, x, (part){1, 0, 3, 2, 5, 4, 7, 6});
}

INLINE part swap_pairs(part x)
{
    return shuffle(x, x, (part){2, 3, 0, 1, 6, 7, 4, 5});
}

/* What part 'index' of x has to be combined with, so that all eight lanes are. */
INLINE part other_half(const part x[PARTS], int index)
{
    return shuffle(x[index], x[index], (part){4, 5, 6, 7, 0, 1, 2, 3});
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
    const part low = shuffle(*a, *b, (part){0, 8, 1, 9, 4, 12, 5, 13});
    const part high = shuffle(*a, *b, (part){2, 10, 3, 11, 6, 14, 7, 15});
    const part row04 = shuffle(low, *c, (part){0, 1, 8, 8, 4, 5, 12, 12});
    const part row15 = shuffle(low, *c, (part){2, 3, 9, 9, 6, 7, 13, 13});
    const part row26 = shuffle(high, *c, (part){0, 1, 10, 10, 4, 5, 14, 14});
    const part row37 = shuffle(high, *c, (part){2, 3, 11, 11, 6, 7, 15, 15});
    const part rows[4] = {shuffle(row04, row15, (part){0, 1, 2, 3, 8, 9, 10, 11}),
                          shuffle(row26, row37, (part){0, 1, 2, 3, 8, 9, 10, 11}),
                          shuffle(row04, row15, (part){4, 5, 6, 7, 12, 13, 14, 15}),
                          shuffle(row26, row37, (part){4, 5, 6, 7, 12, 13, 14, 15})};
    memcpy(row, rows, sizeof rows);
}

#else

INLINE part swap_lanes(part x)
{
    return shuffle(x, x, (part){1, 0, 3, 2});
}

INLINE part swap_pairs(part x)
{
    return shuffle(x, x, (part){2, 3, 0, 1});
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
        const part low = shuffle(a[i], b[i], (part){0, 4, 1, 5});
        const part high = shuffle(a[i], b[i], (part){2, 6, 3, 7});
        const part rows[4] = {
            shuffle(low, c[i], (part){0, 1, 4, 4}), shuffle(low, c[i], (part){2, 3, 5, 5}),
            shuffle(high, c[i], (part){0, 1, 6, 6}), shuffle(high, c[i], (part){2, 3, 7, 7})};
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

/* x with 'value' in lane number 'index', which is that of the mask. */
INLINE vec vec_with(vec x, unsigned index, vec mask, uint32_t value)
{
#if SUDOKU__VEC_BITS == 512
    (void)mask;
    return (vec)_mm512_mask_set1_epi32((__m512i)x, (__mmask16)(1U << index), (int)value);
#else
    (void)index;
    return vec_select(mask, vec_all(value), x);
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
#if SUDOKU__VEC_BITS == 512
    return (bytes)_mm256_maskz_mov_epi8(set, _mm256_set1_epi8((char)value));
#else
    typedef uint64_t groups __attribute__((vector_size(sizeof(bytes))));
    const groups bit = (groups){0} + UINT64_C(0x8040201008040201);
#    if defined(SUDOKU__AVX2)
    const __m256i group = _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202,
                                             0x0303030303030303);
    const bytes spread = (bytes)_mm256_shuffle_epi8(_mm256_set1_epi32((int)set), group);
#    elif defined(SUDOKU__SSE41)
    const __m128i group = _mm_set_epi64x(0x0101010101010101, 0);
    const bytes spread = (bytes)_mm_shuffle_epi8(_mm_cvtsi32_si128((int)set), group);
#    else
    const uint64_t each = UINT64_C(0x0101010101010101);
    const groups spread = {(set & 0xff) * each, (set >> 8 & 0xff) * each};
#    endif
    return (bytes)(((bytes)spread & (bytes)bit) == (bytes)bit) & ((bytes){0} + value);
#endif
}

/* The four binary digits of 32 bytes: bit i of bit[k] is bit k of byte i.  Bytes above 15 count as
   15. */
INLINE void bytes_bits(const uint8_t from[32], uint32_t bit[4])
{
#if defined(SUDOKU__AVX2)
    const __m256i all = _mm256_loadu_si256((const __m256i *)(const void *)from);
    const __m256i x = _mm256_min_epu8(all, _mm256_set1_epi8(15));
    /* x + x is a shift that more units of a processor can do. */
    const __m256i x3 = _mm256_slli_epi16(x, 4), x2 = _mm256_add_epi8(x3, x3),
                  x1 = _mm256_add_epi8(x2, x2), x0 = _mm256_add_epi8(x1, x1);
    bit[0] = (uint32_t)_mm256_movemask_epi8(x0);
    bit[1] = (uint32_t)_mm256_movemask_epi8(x1);
    bit[2] = (uint32_t)_mm256_movemask_epi8(x2);
    bit[3] = (uint32_t)_mm256_movemask_epi8(x3);
#elif defined(SUDOKU__SSE41)
    const __m128i most = _mm_set1_epi8(15), *const halves = (const __m128i *)(const void *)from;
    const __m128i x = _mm_min_epu8(_mm_loadu_si128(halves), most);
    const __m128i y = _mm_min_epu8(_mm_loadu_si128(halves + 1), most);
    for (int k = 0; k < 4; k++)
        bit[k] = (uint32_t)_mm_movemask_epi8(_mm_slli_epi16(x, 7 - k)) |
                 (uint32_t)_mm_movemask_epi8(_mm_slli_epi16(y, 7 - k)) << 16;
#else
    const uint64_t each = UINT64_C(0x0101010101010101);
    memset(bit, 0, 4 * sizeof *bit);
    for (unsigned group = 0; group < 4; group++, from += 8) {
        uint64_t x = 0;
        for (unsigned i = 0; i < 8; i++)
            x |= (uint64_t)from[i] << 8 * i;
        const uint64_t high = x >> 4 & 15 * each;
        x |= 15 * ((high + 15 * each) >> 4 & each);
        /* The product has bit 8 * i of what is multiplied as its bit 56 + i. */
        for (unsigned k = 0; k < 4; k++)
            bit[k] |= (uint32_t)((x >> k & each) * UINT64_C(0x0102040810204080) >> 56) << 8 * group;
    }
#endif
}

#endif /* SUDOKU_SIMD_VEC_H */
