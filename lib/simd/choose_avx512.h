/* SPDX-License-Identifier: MIT */
/*
 * The choice of a branch as choose.h has it, for AVX-512 as Ice Lake and Zen 4 have it: the eight
 * cells that are looked at lie in eight lanes, and what is a loop with loads and branches there is
 * a straight line of vector instructions here.  The same cell comes out, so the tree is the same.
 *
 * A cell's lane gets the candidates of its two digits by going through all nine: a digit's words
 * are joined to the lanes whose cell has it.  So no digit's number is needed before the end, and
 * the words may lie anywhere in memory: close together in a node, a vector apart in a lane.
 *
 * A cell is counted among the cells that see it, which adds the same to every rank.
 */
#ifndef SUDOKU_SIMD_CHOOSE_AVX512_H
#define SUDOKU_SIMD_CHOOSE_AVX512_H

#include "simd/node.h"

/* Where 27 words are: word i of digit d, counted from 0, at first[d * digit_stride + i *
   word_stride], and those of the 9 at ninth[i * ninth_stride]. */
typedef struct words_at {
    const uint32_t *first, *ninth;
    size_t digit_stride, word_stride, ninth_stride;
} words_at;

/* A word in every lane. */
INLINE part word_everywhere(words_at at, unsigned digit, unsigned index)
{
    return part_all(digit < 8 ? at.first[digit * at.digit_stride + index * at.word_stride]
                              : at.ninth[index * at.ninth_stride]);
}

INLINE part part_popcount(part x)
{
    return (part)_mm256_popcnt_epi32((__m256i)x);
}

/* x in the lanes of the mask, 0 in the others; and a | b there, a in the others. */
INLINE part part_masked(__mmask8 mask, part x)
{
    return (part)_mm256_maskz_mov_epi32(mask, (__m256i)x);
}

INLINE part part_joined(__mmask8 mask, part a, part b)
{
    return (part)_mm256_mask_or_epi32((__m256i)a, mask, (__m256i)a, (__m256i)b);
}

INLINE uint32_t part_largest(part x)
{
    const __m128i four = _mm_max_epu32(_mm256_castsi256_si128((__m256i)x),
                                       _mm256_extracti128_si256((__m256i)x, 1));
    const __m128i two = _mm_max_epu32(four, _mm_shuffle_epi32(four, 0x4e));
    return (uint32_t)_mm_cvtsi128_si32(_mm_max_epu32(two, _mm_shuffle_epi32(two, 0xb1)));
}

/* The numbers of the first eight bits that are set in 'set', zeros after the last. */
INLINE part first_bits(uint64_t set)
{
    static const uint8_t number[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    const __m512i packed = _mm512_maskz_compress_epi8(set, _mm512_loadu_si512(number));
    return (part)_mm256_cvtepu8_epi32(_mm512_castsi512_si128(packed));
}

/*
 * The cell with two candidates to branch on, one at least being in 'pairs', and its digits (bit d
 * for digit d).  As choose_cell.
 */
INLINE unsigned choose_pair(words_at at, const uint32_t pairs[3], unsigned *digits)
{
    uint64_t set = pairs[0] | (uint64_t)pairs[1] << 27 | (uint64_t)pairs[2] << 54;
    const uint32_t base = set ? 0 : 64;
    set = set ? set : pairs[2] >> 10;
    const part cell = first_bits(set) + part_all(base);
    const __mmask8 used = (__mmask8)_bzhi_u32(0xff, (uint32_t)__builtin_popcountll(set));
    const __mmask8 past0 = _mm256_cmpgt_epu32_mask((__m256i)cell, (__m256i)part_all(26));
    const __mmask8 past1 = _mm256_cmpgt_epu32_mask((__m256i)cell, (__m256i)part_all(53));
    const part shift = cell - part_masked(past0, part_all(27)) - part_masked(past1, part_all(27));
    const part bit = (part)_mm256_sllv_epi32((__m256i)part_all(1), (__m256i)shift);
    const __mmask8 in_word[3] = {(__mmask8)~past0, (__mmask8)(past0 & ~past1), past1};

    /* In which words the cells are, and what is in their boxes, columns and rows: as in pass.h, a
       set of neighbours with one bit set gets its last bit set by an addition. */
    const part box_end = (bit + part_all(COLUMN0 | COLUMN1)) & part_all(COLUMN2);
    const part box = (box_end + box_end) - (box_end >> 2);
    const part row_end = (bit + part_all(BAND_BUT_LAST)) & part_all(BAND_LAST);
    const part row = (row_end + row_end) - (row_end >> 8);
    const part in_all = (box | (bit >> 9) | (bit << 9)) | (bit >> 18) | (bit << 18);
    part cell_bit[3], digit_cells[3], rank = part_all(0);
    for (unsigned i = 0; i < 3; i++) {
        cell_bit[i] = part_masked(in_word[i], bit);
        digit_cells[i] = part_all(0);
    }
    for (unsigned d = 0; d < 9; d++) {
        part words[3], found = part_all(0);
        for (unsigned i = 0; i < 3; i++) {
            words[i] = word_everywhere(at, d, i);
            found |= words[i] & cell_bit[i];
        }
        const __mmask8 has = _mm256_test_epi32_mask((__m256i)found, (__m256i)found);
        for (unsigned i = 0; i < 3; i++)
            digit_cells[i] = part_joined(has, digit_cells[i], words[i]);
        rank = part_joined(has, rank, part_all(UINT32_C(1) << d));
    }
    part all = part_all(0), paired = part_all(0);
    for (unsigned i = 0; i < 3; i++) {
        const part seen = digit_cells[i] & (in_all | part_masked(in_word[i], row));
        all += part_popcount(seen);
        paired += part_popcount(seen & part_all(pairs[i]));
    }
    rank |= (cell << 9) | ((all + paired + paired + paired) << 16);
    const uint32_t best = part_largest(part_masked(used, rank));
    *digits = best & 0x1ff;
    return best >> 9 & 0x7f;
}

#endif /* SUDOKU_SIMD_CHOOSE_AVX512_H */
