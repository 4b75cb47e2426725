/* SPDX-License-Identifier: MIT */
/* Reads grids in test data, sharing no code with the library. */
#ifndef TESTS_SUPPORT_SYMBOLS_H
#define TESTS_SUPPORT_SYMBOLS_H

#include <stdbool.h>
#include <stdint.h>

/* Turns the first 'count' characters into digits: 1-9, A-P are 10 to 25, 0 and . are empty.  False:
   the text is shorter, or has another character. */
bool symbols_to_cells(const char *text, unsigned count, uint8_t *cells);

#endif /* TESTS_SUPPORT_SYMBOLS_H */
