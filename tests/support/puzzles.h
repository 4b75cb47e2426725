/* SPDX-License-Identifier: MIT */
/*
 * Random 9x9 puzzles for tests that compare solvers.  They are made by permuting one grid's digits,
 * rows and columns, emptying cells, and spoiling some of what is left, so that there are puzzles
 * with none, one and many solutions and with givens that clash.
 */
#ifndef TESTS_SUPPORT_PUZZLES_H
#define TESTS_SUPPORT_PUZZLES_H

#include <stddef.h>
#include <stdint.h>

enum { PUZZLE_CELLS = 81 };

/* Fills one puzzle of 'givens' givens, 'spoiled' of which get a random digit. */
void puzzle_random(uint64_t *state, unsigned givens, unsigned spoiled, uint8_t *cells);

/* Fills 'count' puzzles of 22 to 60 givens, every fourth of them spoiled. */
void puzzles_random(uint64_t seed, size_t count, uint8_t *cells);

/* Reads lines of 81 characters, digits or '.', as many as there are up to 'capacity', and returns
   how many; lines that start with '#' are passed over. */
size_t puzzles_read(const char *path, size_t capacity, uint8_t *cells);

#endif /* TESTS_SUPPORT_PUZZLES_H */
