/* SPDX-License-Identifier: MIT */
/* SHA-1 (FIPS 180-4, section 6.1): a checksum here, nothing that security rests on. */
#ifndef SUDOKU_CORE_SHA1_H
#define SUDOKU_CORE_SHA1_H

#include <stddef.h>
#include <stdint.h>

enum { SUDOKU__SHA1 = 20 };

void sudoku__sha1(const void *bytes, size_t length, uint8_t hash[SUDOKU__SHA1]);

#endif /* SUDOKU_CORE_SHA1_H */
