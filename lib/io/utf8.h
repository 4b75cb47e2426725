/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_IO_UTF8_H
#define SUDOKU_IO_UTF8_H

#include <stdint.h>

enum { SUDOKU__REPLACEMENT = 0xfffd };

/* The code point at *text, which is not at its NUL, and moves *text past it; a byte that begins no
   well-formed UTF-8 (Unicode 15, table 3-7) is U+FFFD. */
uint32_t sudoku__utf8_next(const char **text);

#endif /* SUDOKU_IO_UTF8_H */
