/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_VALIDATE_H
#define SUDOKU_CORE_VALIDATE_H

#include <sudoku/shape.h>

/* Whether no digit stands twice in a house of that valid shape; digits are not above the order. */
bool sudoku__is_consistent(const sudoku_shape *shape, const uint8_t *cells);

#endif /* SUDOKU_CORE_VALIDATE_H */
