/* SPDX-License-Identifier: MIT */
/*
 * One search node: the candidates of a 9x9 puzzle, digits in lanes.
 *
 * Eight digits fill eight lanes; the ninth is computed beside them in general registers, which
 * would have nothing to do otherwise.  (Nine digits in lanes of their own take two vectors that are
 * half empty.)  See pass.h for the words.
 *
 * Propagation repeats one pass until nothing changes: from all nine digits, which cells have one
 * candidate left; for each digit, pass_digit; and where a digit is alone in its box, the others
 * leave the cell.  What remains does not depend on the order in which rules are applied, as long
 * as no cell is empty, and with an empty cell the node is dead either way: so the two kernels
 * (single.h, lanes.h) reach the same nodes, choose the same branches and find the same solutions in
 * the same order.
 */
#ifndef SUDOKU_SIMD_NODE_H
#define SUDOKU_SIMD_NODE_H

#include "core/rng.h"
#include "simd/vec.h"

enum {
    ALL_CELLS = 0x7ffffff,
    COLUMN0 = 0x1249249, /* the first column of each box, of each row in a word */
    COLUMN1 = COLUMN0 << 1,
    COLUMN2 = COLUMN0 << 2,
    BOX0 = 7 | 7 << 9 | 7 << 18, /* the first box of each band */
    BOX1 = BOX0 << 3,
    BOX2 = BOX0 << 6,
};

#define word       oct
#define pass_digit pass_eight
#include "simd/pass.h"
#undef pass_digit
#undef word

#define word       uint32_t
#define pass_digit pass_ninth
#include "simd/pass.h"
#undef pass_digit
#undef word

typedef struct node {
    oct eight[3];      /* the words of the digits 1 to 8 */
    uint32_t ninth[3]; /* and those of the 9 */
} node;

typedef enum outcome { DEAD, SOLVED, STUCK } outcome;

/* A candidate to try: the one that is set in 'bit' of the word, of that digit (from 0). */
typedef struct guess {
    uint32_t bit;
    unsigned index, digit;
} guess;

/* The cells that see a cell, in three words. */
typedef struct peers {
    uint32_t word[4];
} peers;

/* Cell number 'bit' of word 'index', row by row. */
INLINE unsigned cell_of(unsigned index, unsigned bit)
{
    return 27 * (bit / 9) + 9 * index + bit % 9;
}

static void find_peers(peers table[81])
{
    memset(table, 0, 81 * sizeof *table);
    for (unsigned at = 0; at < 81; at++)
        for (unsigned other = 0; other < 81; other++) {
            const unsigned a = cell_of(at / 27, at % 27), b = cell_of(other / 27, other % 27);
            const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box))
                table[at].word[other / 27] |= UINT32_C(1) << other % 27;
        }
}

/* Moves the nine cells of each of a word's rows to or from their places in the grid. */
INLINE void copy_rows(uint8_t *to, size_t to_stride, const uint8_t *from, size_t from_stride)
{
    for (size_t band = 0; band < 3; band++)
        memcpy(to + band * to_stride, from + band * from_stride, 9);
}

/* Starts from givens, each 0 to 9. */
static void node_load(node *to, const uint8_t *cells)
{
    for (unsigned i = 0; i < 3; i++) {
        uint8_t given[32];
        copy_rows(given, 9, cells + 9 * i, 27);
        uint32_t empty = bytes_equal(given, 0) & ALL_CELLS, digit[9];
        for (unsigned d = 0; d < 9; d++)
            digit[d] = (bytes_equal(given, (uint8_t)(d + 1)) & ALL_CELLS) | empty;
        memcpy(&to->eight[i], digit, sizeof to->eight[i]);
        to->ninth[i] = digit[8];
    }
}

/* Writes the cells of a solved node. */
static void node_store(const node *from, uint8_t *cells)
{
    for (unsigned i = 0; i < 3; i++) {
        uint32_t w[8], nine = from->ninth[i];
        memcpy(w, &from->eight[i], sizeof w);
        const bytes32 digits = bytes_where(w[0] | w[2] | w[4] | w[6] | nine, 1) |
                               bytes_where(w[1] | w[2] | w[5] | w[6], 2) |
                               bytes_where(w[3] | w[4] | w[5] | w[6], 4) |
                               bytes_where(w[7] | nine, 8);
        uint8_t row[32];
        memcpy(row, &digits, sizeof row);
        copy_rows(cells + 9 * i, 27, row, 9);
    }
}

/* The cells of a word in which at least one, two, three of the nine digits are possible; in every
   lane. */
INLINE void count_digits(oct x, uint32_t ninth, oct *one, oct *two, oct *three)
{
    const oct a = swap_lanes(x), o = x | a, t = x & a;
    const oct b = swap_pairs(o), c = swap_pairs(t), o2 = o | b, t2 = t | c | (o & b);
    const oct h2 = (t & b) | (o & c);
    const oct d = swap_halves(o2), e = swap_halves(t2), f = swap_halves(h2);
    const oct o3 = o2 | d, t3 = t2 | e | (o2 & d), h3 = h2 | f | (t2 & d) | (o2 & e);
    const oct nine = oct_all(ninth);
    *one = o3 | nine;
    *two = t3 | (o3 & nine);
    *three = h3 | (t3 & nine);
}

/* For each lane, the bits of all others; and in 'any' of all. */
INLINE oct other_digits(oct x, oct *any)
{
    const oct a = swap_lanes(x), o = x | a;
    const oct b = swap_pairs(o), o2 = o | b;
    const oct c = swap_halves(o2);
    *any = o2 | c;
    return a | b | c;
}

static outcome propagate(node *at)
{
    oct x[3] = {at->eight[0], at->eight[1], at->eight[2]};
    uint32_t y[3] = {at->ninth[0], at->ninth[1], at->ninth[2]};
    for (;;) {
        oct one[3], two[3], single[3], z[3], alone[3], three;
        uint32_t y_single[3], y_z[3], y_alone[3];
        for (int i = 0; i < 3; i++) {
            count_digits(x[i], y[i], &one[i], &two[i], &three);
            single[i] = one[i] & ~two[i];
            y_single[i] = single[i][0];
        }
        pass_ninth(y, y_single, y_z, y_alone);
        pass_eight(x, single, z, alone);

        oct changed = oct_all(0);
        uint32_t y_changed = 0;
        for (int i = 0; i < 3; i++) {
            oct any;
            z[i] &= ~(other_digits(alone[i], &any) | oct_all(y_alone[i]));
            y_z[i] &= ~any[0];
            changed |= x[i] ^ z[i];
            y_changed |= y[i] ^ y_z[i];
            x[i] = z[i];
            y[i] = y_z[i];
        }
        if ((one[0] & one[1] & one[2])[0] != ALL_CELLS)
            return DEAD;
        if (oct_any(changed) || y_changed)
            continue;
        memcpy(at->eight, x, sizeof x);
        memcpy(at->ninth, y, sizeof y);
        return (two[0] | two[1] | two[2])[0] == 0 ? SOLVED : STUCK;
    }
}

/* The digits of a cell: bit d for digit d. */
INLINE unsigned digits_of(const node *at, unsigned index, uint32_t bit)
{
    return oct_nonzero(at->eight[index] & oct_all(bit)) | (at->ninth[index] & bit ? 1U << 8 : 0);
}

/* The words of each digit side by side, the digits 1 to 9 from 0. */
INLINE void by_digit(const node *at, uint32_t digit[9][4])
{
    const oct a = at->eight[0], b = at->eight[1], c = at->eight[2];
    const oct ab03 = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
    const oct ab47 = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
    const oct d04 = __builtin_shufflevector(ab03, c, 0, 1, 8, 8, 4, 5, 12, 12);
    const oct d15 = __builtin_shufflevector(ab03, c, 2, 3, 9, 9, 6, 7, 13, 13);
    const oct d26 = __builtin_shufflevector(ab47, c, 0, 1, 10, 10, 4, 5, 14, 14);
    const oct d37 = __builtin_shufflevector(ab47, c, 2, 3, 11, 11, 6, 7, 15, 15);
    const oct pairs[4] = {__builtin_shufflevector(d04, d15, 0, 1, 2, 3, 8, 9, 10, 11),
                          __builtin_shufflevector(d26, d37, 0, 1, 2, 3, 8, 9, 10, 11),
                          __builtin_shufflevector(d04, d15, 4, 5, 6, 7, 12, 13, 14, 15),
                          __builtin_shufflevector(d26, d37, 4, 5, 6, 7, 12, 13, 14, 15)};
    memcpy(digit, pairs, sizeof pairs);
    memcpy(digit[8], at->ninth, sizeof at->ninth);
    digit[8][3] = 0;
}

/* How many of a digit's candidates see a cell, those in two-valued cells counted four times. */
INLINE unsigned weight(const uint32_t digit[4], const uint32_t peer[4], const uint32_t pairs[4])
{
    uint64_t d, p, q;
    memcpy(&d, digit, sizeof d);
    memcpy(&p, peer, sizeof p);
    memcpy(&q, pairs, sizeof q);
    const uint32_t seen = digit[2] & peer[2];
    const int all = __builtin_popcountll(d & p) + __builtin_popcount(seen);
    const int paired = __builtin_popcountll(d & p & q) + __builtin_popcount(seen & pairs[2]);
    return (unsigned)(all + 3 * paired);
}

/* The first cell with as few candidates as any: for nodes without two-valued cells, which are
   rare. */
static guess choose_any(const node *at)
{
    guess best = {0};
    int fewest = 10;
    for (unsigned index = 0; index < 3; index++)
        for (uint32_t bit = 1; bit < ALL_CELLS; bit <<= 1) {
            const int count = __builtin_popcount(digits_of(at, index, bit));
            if (count > 1 && count < fewest) {
                best = (guess){.bit = bit, .index = index};
                fewest = count;
            }
        }
    return best;
}

/*
 * Where to branch in a node that is stuck: at a cell with two candidates, the one whose candidates
 * touch most others, those in other two-valued cells counted four times.  Not more than a dozen
 * are looked at: more gain next to nothing.
 */
enum { CELLS_LOOKED_AT = 12 };

static guess choose_cell(const node *at, const peers table[81])
{
    uint32_t digit[9][4], pairs[4] = {0};
    for (unsigned i = 0; i < 3; i++) {
        oct one, two, three;
        count_digits(at->eight[i], at->ninth[i], &one, &two, &three);
        pairs[i] = (two & ~three)[0];
    }
    if ((pairs[0] | pairs[1] | pairs[2]) == 0)
        return choose_any(at);
    by_digit(at, digit);
    guess best = {0};
    unsigned most = 0, looked_at = 0;
    for (unsigned index = 0; index < 3; index++)
        for (uint32_t set = pairs[index]; set && looked_at < CELLS_LOOKED_AT; set &= set - 1) {
            const uint32_t bit = set & (~set + 1);
            const unsigned both = digits_of(at, index, bit);
            const uint32_t *peer = table[27 * index + (unsigned)__builtin_ctz(set)].word;
            const unsigned sum = weight(digit[__builtin_ctz(both)], peer, pairs) +
                                 weight(digit[31 - __builtin_clz(both)], peer, pairs);
            looked_at++;
            if (sum > most) {
                best = (guess){.bit = bit, .index = index};
                most = sum;
            }
        }
    return best;
}

/* The branch of a stuck node: its cell's first digit, or any if 'rng' is given. */
static guess choose(const node *at, const peers table[81], sudoku__rng *rng)
{
    guess best = choose_cell(at, table);
    unsigned digits = digits_of(at, best.index, best.bit);
    if (rng)
        for (uint32_t skip = sudoku__rng_below(rng, (uint32_t)__builtin_popcount(digits)); skip;
             skip--)
            digits &= digits - 1;
    best.digit = (unsigned)__builtin_ctz(digits);
    return best;
}

/* Makes 'first' the child in which the guess is right, and the node the one in which it is not. */
INLINE void split(node *at, node *first, guess by)
{
    const oct lane = {0, 1, 2, 3, 4, 5, 6, 7};
    const oct is_digit = (oct)(lane == oct_all(by.digit)), bit = oct_all(by.bit);
    const uint32_t is_ninth = by.digit == 8 ? by.bit : 0;
    *first = *at;
    first->eight[by.index] &= ~(bit & ~is_digit);
    first->ninth[by.index] &= ~(by.bit ^ is_ninth);
    at->eight[by.index] &= ~(bit & is_digit);
    at->ninth[by.index] &= ~is_ninth;
}

#endif /* SUDOKU_SIMD_NODE_H */
