/* SPDX-License-Identifier: MIT */
/*
 * Where to branch in a node that is stuck: at the cell with two candidates that sees most cells
 * with one of the two, counting those with two candidates themselves four times.  Not more than
 * eight are looked at, in the order of words and bits: more gain next to nothing.  So the child
 * nodes lose many candidates, and cells that are down to two get decided.
 *
 * The cell depends on nothing but the node, so that all kernels search the same tree.  Here the
 * cells are ranked one after another in general registers, which suits most processors;
 * choose_avx512.h has them side by side.
 */
#ifndef SUDOKU_SIMD_CHOOSE_H
#define SUDOKU_SIMD_CHOOSE_H

#include "simd/node.h"

/* The digits of a cell: bit d for digit d. */
INLINE unsigned digits_of(const node *at, unsigned index, uint32_t bit)
{
    unsigned digits = at->ninth[index] & bit ? 1U << 8 : 0;
    for (unsigned i = 0; i < PARTS; i++)
        digits |= part_nonzero(at->eight[i][index] & part_all(bit)) << PART_LANES * i;
    return digits;
}

/* Three words in 64 and 32 bits: two sets to count are fewer than three. */
typedef struct cell_set {
    uint64_t first;
    uint32_t last;
} cell_set;

INLINE cell_set cell_set_of(const uint32_t word[3])
{
    cell_set both = {.last = word[2]};
    memcpy(&both.first, word, sizeof both.first);
    return both;
}

INLINE unsigned count_both(cell_set a, cell_set b)
{
    return (unsigned)(__builtin_popcountll(a.first & b.first) +
                      __builtin_popcount(a.last & b.last));
}

/* The first cell with as few candidates as any: for nodes without two-valued cells, which are
   rare. */
static unsigned choose_any(const node *at)
{
    unsigned best = 0;
    int fewest = 10;
    for (unsigned cell = 0; cell < 81; cell++) {
        const int count = __builtin_popcount(digits_of(at, cell / 27, UINT32_C(1) << cell % 27));
        if (count > 1 && count < fewest) {
            best = cell;
            fewest = count;
        }
    }
    return best;
}

/* The cells with two candidates. */
INLINE void find_pairs(const node *at, uint32_t pairs[3])
{
    for (unsigned i = 0; i < 3; i++) {
        part word[PARTS], one, two, three;
        for (int p = 0; p < PARTS; p++)
            word[p] = at->eight[p][i];
        count_digits(word, at->ninth[i], &one, &two, &three);
        pairs[i] = (two & ~three)[0];
    }
}

#if defined(SUDOKU__AVX512)
#    include "simd/choose_avx512.h"

INLINE words_at words_of(const node *at)
{
    return (words_at){.first = (const uint32_t *)(const void *)at->eight,
                      .ninth = at->ninth,
                      .digit_stride = 1,
                      .word_stride = PART_LANES,
                      .ninth_stride = 1};
}
#endif

enum { CELLS_LOOKED_AT = 8 };

INLINE unsigned choose_cell(const node *at, const uint32_t pairs[3], const peers table[81])
{
    uint32_t digit[9][4];
    part word[3][PARTS];
    for (unsigned i = 0; i < 3; i++)
        for (int p = 0; p < PARTS; p++)
            word[i][p] = at->eight[p][i];
    transpose(word[0], word[1], word[2], digit);
    memcpy(digit[8], at->ninth, sizeof at->ninth);
    const cell_set paired = cell_set_of(pairs);
    /* The first 64 cells in the order of words, or, if those have none, the rest. */
    uint64_t set = pairs[0] | (uint64_t)pairs[1] << 27 | (uint64_t)pairs[2] << 54;
    const unsigned base = set ? 0 : 64;
    set = set ? set : pairs[2] >> 10;
    unsigned best = 0;
    for (unsigned looked_at = 0; set && looked_at < CELLS_LOOKED_AT; looked_at++, set &= set - 1) {
        const unsigned cell = base + (unsigned)__builtin_ctzll(set);
        const unsigned both = digits_of(at, word_of(cell), table[cell].bit);
        const cell_set a = cell_set_of(digit[__builtin_ctz(both)]);
        const cell_set b = cell_set_of(digit[31 - __builtin_clz(both)]);
        const cell_set peer = cell_set_of(table[cell].word);
        const cell_set seen = {(a.first | b.first) & peer.first, (a.last | b.last) & peer.last};
        const unsigned sum = count_both(seen, seen) + 3 * count_both(seen, paired);
        const unsigned rank = sum << 7 | cell;
        best = rank > best ? rank : best;
    }
    return best & 127;
}

/* The branch in a cell with these digits: its first digit, or any if 'rng' is given. */
INLINE guess guess_in(unsigned cell, unsigned digits, sudoku__rng *rng)
{
    const unsigned last = 31 - (unsigned)__builtin_clz(digits);
    const int count = __builtin_popcount(digits);
    unsigned digit = (unsigned)__builtin_ctz(digits), other = count == 2 ? last : NO_DIGIT;
    if (rng) {
        uint32_t skip = sudoku__rng_below(rng, (uint32_t)count);
        if (skip > 0 && count == 2)
            other = digit;
        for (; skip > 0; skip--)
            digits &= digits - 1;
        digit = (unsigned)__builtin_ctz(digits);
    }
    return (guess){.cell = cell, .digit = digit, .other = other};
}

/* The branch of a stuck node with these cells of two candidates. */
INLINE guess choose_among(const node *at, const uint32_t pairs[3], const peers table[81],
                          sudoku__rng *rng)
{
    unsigned cell = 0;
    if ((pairs[0] | pairs[1] | pairs[2]) == 0) {
        cell = choose_any(at);
    } else {
#if defined(SUDOKU__AVX512)
        unsigned digits = 0;
        cell = choose_pair(words_of(at), pairs, &digits);
        return guess_in(cell, digits, rng);
#else
        cell = choose_cell(at, pairs, table);
#endif
    }
    return guess_in(cell, digits_of(at, word_of(cell), table[cell].bit), rng);
}

/* The branch of a stuck node. */
INLINE guess choose(const node *at, const peers table[81], sudoku__rng *rng)
{
    uint32_t pairs[3];
    find_pairs(at, pairs);
    return choose_among(at, pairs, table, rng);
}

#endif /* SUDOKU_SIMD_CHOOSE_H */
