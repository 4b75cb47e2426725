/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_VALIDATE_H
#define SUDOKU_CORE_VALIDATE_H

#include <sudoku/shape.h>

/*
 * Collects the digits of each house of a valid shape, houses in their order, as sets with bit
 * digit - 1; digits are not above the order.  False: one stands twice in a house.
 */
bool sudoku__collect_digits(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house);

#endif /* SUDOKU_CORE_VALIDATE_H */
