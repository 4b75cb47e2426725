/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_MAKE_SHUFFLE_H
#define SUDOKU_MAKE_SHUFFLE_H

#include <stdint.h>

enum {
    SUDOKU__MAX_PARTS = 24, /* parts of an index; Latin squares of order 25 have the most, 20 */
    SUDOKU__BATCH = 64,     /* how many indexes are worked on side by side */
    SUDOKU__SHUFFLE_ROUNDS = 3
};

/* For each part the values of a batch of indexes. */
typedef uint16_t sudoku__values[SUDOKU__MAX_PARTS][SUDOKU__BATCH];

/* A keyed permutation of the vectors (v_0, v_1, ...) with v_k < radix[k]. */
typedef struct sudoku__shuffle {
    unsigned parts;
    uint16_t radix[SUDOKU__MAX_PARTS];
    uint16_t factor[SUDOKU__MAX_PARTS];
    uint16_t key[SUDOKU__SHUFFLE_ROUNDS][SUDOKU__MAX_PARTS];
} sudoku__shuffle;

/* The permutation of that seed. */
void sudoku__shuffle_init(sudoku__shuffle *shuffle, unsigned parts, const uint16_t *radix,
                          uint64_t seed);

/* Replaces a batch of vectors by their images. */
void sudoku__shuffle_apply(const sudoku__shuffle *shuffle, sudoku__values values);

#endif /* SUDOKU_MAKE_SHUFFLE_H */
