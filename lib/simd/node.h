/* SPDX-License-Identifier: MIT */
/*
 * One search node: the candidates of a 9x9 puzzle, digits in lanes.
 *
 * Eight digits fill eight lanes; the ninth is computed beside them in general registers, which
 * would have nothing to do otherwise.  (Nine digits in lanes of their own take two vectors that are
 * half empty.)  See pass.h for the words.
 *
 * Propagation repeats one pass until nothing changes: from all nine digits, which cells have one
 * candidate left; for each digit, pass.h; and where a digit is alone in its box, the others
 * leave the cell.  What remains does not depend on the order in which rules are applied, as long
 * as every cell has a candidate and every digit a place; if not, the node is dead in any order.  So
 * the kernels (single.h, single_avx512.h, lanes.h) reach the same nodes, choose the same branches
 * and find the same solutions in the same order.
 */
#ifndef SUDOKU_SIMD_NODE_H
#define SUDOKU_SIMD_NODE_H

#include "core/rng.h"
#include "simd/words.h"

enum {
    ALL_CELLS = 0x7ffffff,
    COLUMN0 = 0x1249249,               /* the first column of each box, of each row in a word */
    ABOVE_COLUMN0 = 1 << 27 | 1 << 30, /* its next bits, in a word of 32 */
    COLUMN1 = COLUMN0 << 1,
    COLUMN2 = COLUMN0 << 2,
    BOX0 = 7 | 7 << 9 | 7 << 18, /* the first box of each band */
    BOX1 = BOX0 << 3,
    BOX2 = BOX0 << 6,
    BAND_LAST = 1 << 8 | 1 << 17 | 1 << 26, /* the last column */
    BAND_BUT_LAST = ALL_CELLS & ~BAND_LAST,
};

#define word         part
#define pass_columns columns_eight
#define pass_rows    rows_eight
#define everywhere   part_all
#define mix          part_mix
#define or3          part_or3
#define next_band    part_next_band
#define minus        part_minus
#define is_zero      part_is_zero
#include "simd/pass.h"

#define word         uint32_t
#define pass_columns columns_ninth
#define pass_rows    rows_ninth
#define everywhere   scalar_all
#define mix          scalar_mix
#define or3          scalar_or3
#define next_band    scalar_next_band
#define minus        scalar_minus
#define is_zero      scalar_is_zero
#include "simd/pass.h"

#define word         vec
#define pass_columns columns_vec
#define pass_rows    rows_vec
#define everywhere   vec_all
#define mix          vec_mix
#define or3          vec_or3
#define next_band    vec_next_band
#define minus        vec_minus
#define is_zero      vec_is_zero
#include "simd/pass.h"

typedef struct node {
    part eight[PARTS][3]; /* the words of the digits 1 to 8 */
    uint32_t ninth[3];    /* and those of the 9 */
} node;

/* Word by word: gcc copies a struct in pieces smaller than the vectors that are loaded from the
   copy soon after, and those have to wait. */
INLINE void copy_words(part to[3], const part from[3])
{
    for (int i = 0; i < 3; i++)
        to[i] = from[i];
}

INLINE void node_copy(node *to, const node *from)
{
    for (int p = 0; p < PARTS; p++)
        copy_words(to->eight[p], from->eight[p]);
    memcpy(to->ninth, from->ninth, sizeof to->ninth);
}

typedef enum outcome { DEAD, SOLVED, STUCK, WAITING } outcome;

/* A candidate to try, of that digit (from 0) in that cell, which is numbered 27 * word + bit. */
typedef struct guess {
    unsigned cell, digit;
    unsigned other; /* the only other digit of the cell, or NO_DIGIT if there are more */
} guess;

enum { NO_DIGIT = 9 };

/* A cell's bit in its word, and the cells that see it, in three words. */
typedef struct peers {
    uint32_t word[3];
    uint32_t bit;
} peers;

/* Cell number 'bit' of word 'index', row by row. */
INLINE unsigned cell_of(unsigned index, unsigned bit)
{
    return 27 * (bit / 9) + 9 * index + bit % 9;
}

/* cell / 27 */
INLINE unsigned word_of(unsigned cell)
{
    return cell * 19 >> 9;
}

static void find_peers(peers table[81])
{
    memset(table, 0, 81 * sizeof *table);
    for (unsigned at = 0; at < 81; at++) {
        table[at].bit = UINT32_C(1) << at % 27;
        for (unsigned other = 0; other < 81; other++) {
            const unsigned a = cell_of(at / 27, at % 27), b = cell_of(other / 27, other % 27);
            const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box))
                table[at].word[other / 27] |= UINT32_C(1) << other % 27;
        }
    }
}

/* Moves the nine cells of each of a word's rows to or from their places in the grid. */
INLINE void copy_rows(uint8_t *to, size_t to_stride, const uint8_t *from, size_t from_stride)
{
    for (size_t band = 0; band < 3; band++)
        memcpy(to + band * to_stride, from + band * from_stride, 9);
}

/* Word number 'index' of a digit.  (A vector may be accessed as its elements.) */
INLINE uint32_t *word_at(node *at, unsigned digit, unsigned index)
{
    uint32_t *const of_part = (uint32_t *)(void *)&at->eight[digit / PART_LANES % PARTS][index];
    return digit < 8 ? of_part + digit % PART_LANES : &at->ninth[index];
}

/* The words of number 'index' of the digits 1 to 9, from 0. */
INLINE void get_words(const node *from, unsigned index, uint32_t digit[9])
{
    for (unsigned i = 0; i < PARTS; i++)
        memcpy(digit + PART_LANES * i, &from->eight[i][index], sizeof(part));
    digit[8] = from->ninth[index];
}

INLINE void set_words(node *to, unsigned index, const uint32_t digit[9])
{
    for (unsigned i = 0; i < PARTS; i++)
        to->eight[i][index] = part_of(digit + PART_LANES * i);
    to->ninth[index] = digit[8];
}

/* Starts from givens, each 0 to 9; any other leaves its cell without a candidate. */
static void node_load(node *to, const uint8_t *cells)
{
    /* All are copied before the first is loaded, which has to wait for what was stored. */
    uint8_t given[3][32];
    for (unsigned index = 0; index < 3; index++)
        copy_rows(given[index], 9, cells + 9 * index, 27);
    for (unsigned index = 0; index < 3; index++) {
        uint32_t digit[9];
        const uint32_t empty = bytes_equal(given[index], 0) & ALL_CELLS;
        for (unsigned d = 0; d < 9; d++)
            digit[d] = (bytes_equal(given[index], (uint8_t)(d + 1)) & ALL_CELLS) | empty;
        set_words(to, index, digit);
    }
}

/* Digits below 16 in 32 bytes, from their four binary digits. */
INLINE void store_digits(const uint32_t bit[4], uint8_t to[32])
{
    for (unsigned i = 0; i < 32; i += sizeof(bytes)) {
        const bytes digits = bytes_where(bit[0] >> i, 1) | bytes_where(bit[1] >> i, 2) |
                             bytes_where(bit[2] >> i, 4) | bytes_where(bit[3] >> i, 8);
        memcpy(to + i, &digits, sizeof digits);
    }
}

/* Writes the cells of a solved node. */
static void node_store(const node *from, uint8_t *cells)
{
    for (unsigned index = 0; index < 3; index++) {
        uint32_t w[9];
        uint8_t row[32];
        get_words(from, index, w);
        const uint32_t bit[4] = {w[0] | w[2] | w[4] | w[6] | w[8], w[1] | w[2] | w[5] | w[6],
                                 w[3] | w[4] | w[5] | w[6], w[7] | w[8]};
        store_digits(bit, row);
        copy_rows(cells + 9 * index, 27, row, 9);
    }
}

/* The cells in which at least one, two, three of the nine digits are possible; in every lane. */
INLINE void count_digits(const part x[PARTS], uint32_t ninth, part *one, part *two, part *three)
{
    part o[PARTS], t[PARTS], h[PARTS];
    for (int i = 0; i < PARTS; i++) {
        const part a = swap_lanes(x[i]), o1 = x[i] | a, t1 = x[i] & a;
        const part b = swap_pairs(o1), c = swap_pairs(t1);
        o[i] = o1 | b;
        t[i] = t1 | c | (o1 & b);
        h[i] = (t1 & b) | (o1 & c);
    }
    const part b = other_half(o, 0), c = other_half(t, 0), d = other_half(h, 0);
    const part o3 = o[0] | b, t3 = t[0] | c | (o[0] & b), h3 = h[0] | d | (t[0] & b) | (o[0] & c);
    const part nine = part_all(ninth);
    *one = o3 | nine;
    *two = t3 | (o3 & nine);
    *three = h3 | (t3 & nine);
}

/* For each lane, the bits of all others; and those of all in 'any'. */
INLINE void other_digits(const part x[PARTS], part other[PARTS], part *any)
{
    part quad[PARTS];
    for (int i = 0; i < PARTS; i++) {
        const part a = swap_lanes(x[i]), o = x[i] | a, b = swap_pairs(o);
        other[i] = a | b;
        quad[i] = o | b;
    }
    for (int i = 0; i < PARTS; i++)
        other[i] |= other_half(quad, i);
    *any = quad[0] | other_half(quad, 0);
}

/* What has been computed in vectors and in general registers: as it is.  But clang, which would put
   all instructions of one kind before all of the other and so have them wait for each other, has to
   end both here. */
INLINE void together(part y[3], part *only, uint32_t of_ninth[3], uint32_t *ninth_only)
{
#if defined(__x86_64__) && defined(__clang__)
    __asm__(""
            : "+v"(y[0]), "+v"(y[1]), "+v"(y[2]), "+v"(*only), "+r"(of_ninth[0]), "+r"(of_ninth[1]),
              "+r"(of_ninth[2]), "+r"(*ninth_only));
#else
    (void)y, (void)only, (void)of_ninth, (void)ninth_only;
#endif
}

INTERLEAVED_PARTS static outcome propagate(node *at)
{
    part x[PARTS][3];
    uint32_t y[3];
    for (int p = 0; p < PARTS; p++)
        copy_words(x[p], at->eight[p]);
    memcpy(y, at->ninth, sizeof y);
    for (;;) {
        part one[3], two[3], single[3], z[PARTS][3], alone[PARTS][3];
        uint32_t y_single[3], y_z[3], y_alone[3];
        for (int i = 0; i < 3; i++) {
            part digits[PARTS], three;
            for (int p = 0; p < PARTS; p++)
                digits[p] = x[p][i];
            count_digits(digits, y[i], &one[i], &two[i], &three);
            single[i] = one[i] & ~two[i];
            y_single[i] = single[i][0];
        }
        part kept[PARTS][3], only[PARTS], clash = part_all(0);
        uint32_t y_kept[3], y_only;
        const uint32_t y_clash = columns_ninth(y, y_single, y_kept, &y_only);
        for (int p = 0; p < PARTS; p++)
            clash |= columns_eight(x[p], single, kept[p], &only[p]);
        for (int p = 0; p < PARTS; p++)
            together(kept[p], &only[p], y_kept, &y_only);
        for (int p = 0; p < PARTS; p++)
            rows_eight(kept[p], only[p], z[p], alone[p]);
        rows_ninth(y_kept, y_only, y_z, y_alone);

        part changed = part_all(0);
        uint32_t y_changed = 0;
        for (int i = 0; i < 3; i++) {
            part claims[PARTS], others[PARTS], any;
            for (int p = 0; p < PARTS; p++)
                claims[p] = alone[p][i];
            other_digits(claims, others, &any);
            for (int p = 0; p < PARTS; p++) {
                z[p][i] &= ~(others[p] | part_all(y_alone[i]));
                changed |= x[p][i] ^ z[p][i];
                x[p][i] = z[p][i];
            }
            y_z[i] &= ~any[0];
            y_changed |= y[i] ^ y_z[i];
            y[i] = y_z[i];
        }
        if ((one[0] & one[1] & one[2])[0] != ALL_CELLS || y_clash || part_any(clash))
            return DEAD;
        if (part_any(changed) || y_changed)
            continue;
        for (int p = 0; p < PARTS; p++)
            copy_words(at->eight[p], x[p]);
        memcpy(at->ninth, y, sizeof y);
        return (two[0] | two[1] | two[2])[0] == 0 ? SOLVED : STUCK;
    }
}

/* The child in which the guess is right: no other digit is in the cell, and the digit in none that
   sees it.  Propagation would find the latter, but a pass later. */
INLINE void assume(node *at, guess by, const peers table[81])
{
    const peers *const of_cell = &table[by.cell];
    for (unsigned i = 0; i < 3; i++) {
        const uint32_t bit = i == word_of(by.cell) ? of_cell->bit : 0;
        for (unsigned p = 0; p < PARTS; p++) {
            const part is_digit = (part)(part_numbers(p) == part_all(by.digit));
            at->eight[p][i] &= ~((is_digit & part_all(of_cell->word[i])) |
                                 (~is_digit & part_all(bit)));
        }
        at->ninth[i] &= ~(by.digit == 8 ? of_cell->word[i] : bit);
    }
}

/* The child in which it is not: then the only other digit is right. */
INLINE void exclude(node *at, guess by, const peers table[81])
{
    const peers *const of_cell = &table[by.cell];
    *word_at(at, by.digit, word_of(by.cell)) &= ~of_cell->bit;
    for (unsigned i = 0; by.other != NO_DIGIT && i < 3; i++)
        *word_at(at, by.other, i) &= ~of_cell->word[i];
}

#endif /* SUDOKU_SIMD_NODE_H */
