/* SPDX-License-Identifier: MIT */
/*
 * Propagation of two nodes at once, the two children of a guess: a vector of 512 bits has the eight
 * digits of one in its low half and those of the other in its high half, and a general register has
 * a word of either's ninth digit.  What propagate does takes little longer for two nodes than for
 * one.  One that has settled waits for the other; passes change nothing in it, unless it is dead.
 */
#ifndef SUDOKU_SIMD_BOTH_AVX512_H
#define SUDOKU_SIMD_BOTH_AVX512_H

#include "simd/node.h"

enum { LOW_LANES = 0x00ff, HIGH_LANES = 0xff00 };

INLINE vec both_of(part low, part high)
{
    return (vec)_mm512_inserti64x4(_mm512_castsi256_si512((__m256i)low), (__m256i)high, 1);
}

INLINE part low_part(vec x)
{
    return (part)_mm512_castsi512_si256((__m512i)x);
}

INLINE part high_part(vec x)
{
    return (part)_mm512_extracti64x4_epi64((__m512i)x, 1);
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

#define word       uint64_t
#define pass_digit pass_twin
#define everywhere twin_all
#define mix        twin_mix
#define or3        twin_or3
#define next_band  twin_next_band
#define minus      twin_minus
#define is_zero    twin_is_zero
#include "simd/pass.h"

/* A twin's words in all lanes of its halves, and back from the first lanes. */
INLINE vec both_all(uint64_t twin)
{
    const __m512i half = _mm512_setr_epi32(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    return (vec)_mm512_permutexvar_epi32(
        half, _mm512_castsi128_si512(_mm_cvtsi64_si128((long long)twin)));
}

INLINE uint64_t twin_of(vec x)
{
    const __m512i first = _mm512_setr_epi32(0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return (uint64_t)_mm_cvtsi128_si64(
        _mm512_castsi512_si128(_mm512_permutexvar_epi32(first, (__m512i)x)));
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

/* As count_digits. */
INLINE void both_count(vec x, vec ninth, vec *one, vec *two)
{
    const vec a = both_swap_lanes(x), o1 = x | a, t1 = x & a;
    const vec b = both_swap_pairs(o1), o2 = o1 | b;
    const vec t2 = t1 | both_swap_pairs(t1) | (o1 & b);
    const vec c = both_other_half(o2), o3 = o2 | c;
    const vec t3 = t2 | both_other_half(t2) | (o2 & c);
    *one = o3 | ninth;
    *two = t3 | (o3 & ninth);
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

static void propagate_both(node *low, node *high, outcome *of_low, outcome *of_high)
{
    vec x[3];
    uint64_t y[3];
    unsigned was_dead = 0, dead = 0, open = 0, changing = 0;
    for (int i = 0; i < 3; i++) {
        x[i] = both_of(low->eight[0][i], high->eight[0][i]);
        y[i] = low->ninth[i] | (uint64_t)high->ninth[i] << 32;
    }
    do {
        vec one[3], two[3], single[3], z[3], alone[3];
        uint64_t y_single[3], y_z[3], y_alone[3], y_changed = 0;
        for (int i = 0; i < 3; i++) {
            both_count(x[i], both_all(y[i]), &one[i], &two[i]);
            single[i] = one[i] & ~two[i];
            y_single[i] = twin_of(single[i]);
        }
        const uint64_t y_clash = pass_twin(y, y_single, y_z, y_alone);
        const vec clash = pass_vec(x, single, z, alone) |
                          ((one[0] & one[1] & one[2]) ^ vec_all(ALL_CELLS));
        vec changed = vec_all(0);
        for (int i = 0; i < 3; i++) {
            vec any;
            const vec others = both_others(alone[i], &any);
            z[i] &= ~(others | both_all(y_alone[i]));
            changed |= x[i] ^ z[i];
            x[i] = z[i];
            y_z[i] &= ~twin_of(any);
            y_changed |= y[i] ^ y_z[i];
            y[i] = y_z[i];
        }
        dead = halves_of(vec_nonzero(clash)) | halves_of_twin(y_clash);
        changing = halves_of(vec_nonzero(changed)) | halves_of_twin(y_changed);
        was_dead |= dead;
        open = halves_of(vec_nonzero(two[0] | two[1] | two[2]));
    } while ((changing & ~dead) != 0);
    for (int i = 0; i < 3; i++) {
        low->eight[0][i] = low_part(x[i]);
        high->eight[0][i] = high_part(x[i]);
        low->ninth[i] = (uint32_t)y[i];
        high->ninth[i] = (uint32_t)(y[i] >> 32);
    }
    *of_low = was_dead & 1 ? DEAD : open & 1 ? STUCK : SOLVED;
    *of_high = was_dead & 2 ? DEAD : open & 2 ? STUCK : SOLVED;
}

#endif /* SUDOKU_SIMD_BOTH_AVX512_H */
