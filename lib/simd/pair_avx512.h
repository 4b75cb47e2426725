/* SPDX-License-Identifier: MIT */
/*
 * One pass over two nodes: a vector of 512 bits has the eight digits of one in its low half and
 * those of the other in its high half, and a general register has a word of either's ninth digit.
 * What propagate does takes little longer for two nodes than for one.
 */
#ifndef SUDOKU_SIMD_PAIR_AVX512_H
#define SUDOKU_SIMD_PAIR_AVX512_H

#include "simd/node.h"

enum { LOW_LANES = 0x00ff, HIGH_LANES = 0xff00 };

/* Two nodes, in halves 0 and 1. */
typedef struct node_pair {
    vec eight[3];
    uint64_t ninth[3];
} node_pair;

/* Puts a node into a half, and takes one out. */
INLINE void pair_put(node_pair *to, unsigned half, const node *from)
{
    const __mmask16 lanes = half ? HIGH_LANES : LOW_LANES;
    const unsigned shift = 32 * half;
    for (int i = 0; i < 3; i++) {
        to->eight[i] = (vec)_mm512_mask_broadcast_i32x8((__m512i)to->eight[i], lanes,
                                                        (__m256i)from->eight[0][i]);
        to->ninth[i] = (to->ninth[i] & ~(UINT64_C(0xffffffff) << shift)) | (uint64_t)from->ninth[i]
                                                                               << shift;
    }
}

INLINE void pair_get(const node_pair *from, unsigned half, node *to)
{
    const __mmask16 lanes = half ? HIGH_LANES : LOW_LANES;
    for (int i = 0; i < 3; i++) {
        to->eight[0][i] = (part)_mm512_castsi512_si256(
            _mm512_maskz_compress_epi32(lanes, (__m512i)from->eight[i]));
        to->ninth[i] = (uint32_t)(from->ninth[i] >> 32 * half);
    }
}

/* Twins are two words of 32 bits in one of 64, the low half's in its low half. */
INLINE uint64_t twin_all(uint32_t x)
{
    return x * UINT64_C(0x100000001);
}

INLINE uint64_t twin_mix(uint64_t mask, uint64_t yes, uint64_t no)
{
    return (yes & mask) + (no & ~mask);
}

INLINE uint64_t twin_or3(uint64_t a, uint64_t b, uint64_t c)
{
    return a | b | c;
}

/* Bits that pass.h leaves above 26 must not get into the other word. */
INLINE uint64_t twin_next_band(uint64_t x)
{
    return twin_mix(twin_all(0x3ffff), x >> 9, x << 18);
}

/* Nor must a borrow. */
INLINE uint64_t twin_minus(uint64_t a, uint64_t b)
{
    return (a | twin_all(UINT32_C(1) << 31)) - b;
}

INLINE uint64_t twin_is_zero(uint64_t x)
{
    return (uint64_t)((uint32_t)x == 0) | (uint64_t)(x >> 32 == 0) << 32;
}

#define word         uint64_t
#define pass_columns columns_twin
#define pass_rows    rows_twin
#define everywhere   twin_all
#define mix          twin_mix
#define or3          twin_or3
#define next_band    twin_next_band
#define minus        twin_minus
#define is_zero      twin_is_zero
#include "simd/pass.h"

/* A twin's words in all lanes of its halves. */
INLINE vec both_all(uint64_t twin)
{
    const __m512i half = _mm512_setr_epi32(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    return (vec)_mm512_permutexvar_epi32(
        half, _mm512_castsi128_si512(_mm_cvtsi64_si128((long long)twin)));
}

/* The twin in these lanes of the halves. */
INLINE uint64_t twin_of(vec x, int lane)
{
    const __m512i where = _mm512_setr_epi32(lane, 8 + lane, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                            0);
    return (uint64_t)_mm_cvtsi128_si64(
        _mm512_castsi512_si128(_mm512_permutexvar_epi32(where, (__m512i)x)));
}

/* Three twins: in each group of four lanes, those of a half have its words 0, 1, 2 and 2. */
INLINE vec both_words(const uint64_t twin[3])
{
    const __m512i where = _mm512_setr_epi32(0, 2, 16, 16, 0, 2, 16, 16, 1, 3, 17, 17, 1, 3, 17, 17);
    const __m128i first = _mm_set_epi64x((long long)twin[1], (long long)twin[0]);
    const __m128i last = _mm_cvtsi64_si128((long long)twin[2]);
    return (vec)_mm512_permutex2var_epi32(_mm512_castsi128_si512(first), where,
                                          _mm512_castsi128_si512(last));
}

INLINE unsigned halves_of_twin(uint64_t twin)
{
    return ((uint32_t)twin != 0) | (unsigned)(twin >> 32 != 0) << 1;
}

/* Lanes exchanged in each half, as those of a part in vec.h. */
INLINE vec both_swap_lanes(vec x)
{
    return (vec)_mm512_shuffle_epi32((__m512i)x, _MM_PERM_CDAB);
}

INLINE vec both_swap_pairs(vec x)
{
    return (vec)_mm512_shuffle_epi32((__m512i)x, _MM_PERM_BADC);
}

INLINE vec both_other_half(vec x)
{
    return (vec)_mm512_permutex_epi64((__m512i)x, 0x4e);
}

/* Lanes of b where the mask has ones, else of a. */
INLINE vec both_blend(__mmask16 mask, vec a, vec b)
{
    return (vec)_mm512_mask_mov_epi32((__m512i)a, mask, (__m512i)b);
}

/*
 * As count_digits, for all three words, which lie in lanes as in both_words: when a lane and its
 * neighbour are the same, there is room for two words, and then for the third.
 */
INLINE void both_count(const node_pair *at, vec *one, vec *two)
{
    enum { ODD_LANES = 0xaaaa, ODD_PAIRS = 0xcccc };
    vec o[3], t[3];
    for (int i = 0; i < 3; i++) {
        const vec x = at->eight[i], a = both_swap_lanes(x);
        o[i] = x | a;
        t[i] = x & a;
    }
    o[1] = both_blend(ODD_LANES, o[0], o[1]);
    t[1] = both_blend(ODD_LANES, t[0], t[1]);
    for (int i = 1; i < 3; i++) {
        const vec b = both_swap_pairs(o[i]);
        t[i] = t[i] | both_swap_pairs(t[i]) | (o[i] & b);
        o[i] |= b;
    }
    const vec o4 = both_blend(ODD_PAIRS, o[1], o[2]), t4 = both_blend(ODD_PAIRS, t[1], t[2]);
    const vec c = both_other_half(o4), nine = both_words(at->ninth);
    const vec o8 = o4 | c, t8 = t4 | both_other_half(t4) | (o4 & c);
    *one = o8 | nine;
    *two = t8 | (o8 & nine);
}

/* As other_digits. */
INLINE vec both_others(vec x, vec *any)
{
    const vec a = both_swap_lanes(x), o = x | a, b = both_swap_pairs(o);
    const vec quad = o | b, c = both_other_half(quad);
    *any = quad | c;
    return a | b | c;
}

/* Whether any lane of a half is in the mask: bit 0 for the low one, bit 1 for the high one. */
INLINE unsigned halves_of(uint32_t lanes)
{
    return ((lanes & LOW_LANES) != 0) | (unsigned)((lanes & HIGH_LANES) != 0) << 1;
}

/* What a pass has found out about the halves: bit 0 for the low one, bit 1 for the high one. */
typedef struct halves {
    unsigned dead, changed;
    unsigned open; /* those with several candidates in a cell before the pass */
} halves;

/* A pass, unless one of the 'busy' halves has a cell without candidates: then that is all. */
INLINE halves pair_pass(node_pair *at, unsigned busy)
{
    vec one, two, z[3], alone[3];
    both_count(at, &one, &two);
    const vec none = one ^ vec_all(ALL_CELLS), only = one & ~two;
    const unsigned no_place = halves_of(vec_nonzero(none));
    if (no_place & busy)
        return (halves){.dead = no_place, .changed = 3};
    const vec single[3] = {(vec)_mm512_shuffle_epi32((__m512i)only, _MM_PERM_AAAA),
                           (vec)_mm512_shuffle_epi32((__m512i)only, _MM_PERM_BBBB),
                           (vec)_mm512_shuffle_epi32((__m512i)only, _MM_PERM_CCCC)};
    const uint64_t y_single[3] = {twin_of(only, 0), twin_of(only, 1), twin_of(only, 2)};
    uint64_t y_z[3], y_alone[3], y_changed = 0;
    vec y[3], y_only;
    uint64_t t[3], t_only;
    const vec clash = columns_vec(at->eight, single, y, &y_only);
    const uint64_t y_clash = columns_twin(at->ninth, y_single, t, &t_only);
    /* As 'together' in node.h. */
    __asm__(""
            : "+v"(y[0]), "+v"(y[1]), "+v"(y[2]), "+v"(y_only), "+r"(t[0]), "+r"(t[1]), "+r"(t[2]),
              "+r"(t_only));
    rows_vec(y, y_only, z, alone);
    rows_twin(t, t_only, y_z, y_alone);
    vec changed = vec_all(0);
    for (int i = 0; i < 3; i++) {
        vec any;
        const vec others = both_others(alone[i], &any);
        z[i] &= ~(others | both_all(y_alone[i]));
        changed |= at->eight[i] ^ z[i];
        at->eight[i] = z[i];
        y_z[i] &= ~twin_of(any, 0);
        y_changed |= at->ninth[i] ^ y_z[i];
        at->ninth[i] = y_z[i];
    }
    return (halves){.dead = halves_of(vec_nonzero(clash)) | halves_of_twin(y_clash),
                    .changed = halves_of(vec_nonzero(changed)) | halves_of_twin(y_changed),
                    .open = halves_of(vec_nonzero(two))};
}

#endif /* SUDOKU_SIMD_PAIR_AVX512_H */
