/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_VALIDATE_H
#define SUDOKU_CORE_VALIDATE_H

#include <sudoku/houses.h>

/*
 * Collects the digits of each house of a valid shape, houses in their order, as sets with bit
 * digit - 1; digits are not above the order.  'of_house' has room for SUDOKU_MAX_HOUSES.  False:
 * two peers hold the same digit.
 */
bool sudoku__collect_digits(const sudoku_shape *shape, const uint8_t *cells, uint32_t *of_house);

#endif /* SUDOKU_CORE_VALIDATE_H */
