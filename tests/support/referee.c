/* SPDX-License-Identifier: MIT */
#include "referee.h"

#include <string.h>

enum { MOST_CELLS = 625 };

bool referee_sees(unsigned box_rows, unsigned box_cols, unsigned a, unsigned b)
{
    const unsigned order = box_rows * box_cols;
    const unsigned row_a = a / order, row_b = b / order, col_a = a % order, col_b = b % order;
    if (a == b)
        return false;
    return row_a == row_b || col_a == col_b ||
           (row_a / box_rows == row_b / box_rows && col_a / box_cols == col_b / box_cols);
}

static bool fits(unsigned box_rows, unsigned box_cols, const uint8_t *cells, unsigned cell,
                 uint8_t digit)
{
    const unsigned order = box_rows * box_cols;
    for (unsigned other = 0; other < order * order; other++)
        if (cells[other] == digit && referee_sees(box_rows, box_cols, cell, other))
            return false;
    return true;
}

bool referee_consistent(unsigned box_rows, unsigned box_cols, const uint8_t *cells)
{
    const unsigned order = box_rows * box_cols;
    for (unsigned cell = 0; cell < order * order; cell++)
        if (cells[cell] > order ||
            (cells[cell] && !fits(box_rows, box_cols, cells, cell, cells[cell])))
            return false;
    return true;
}

bool referee_solved(unsigned box_rows, unsigned box_cols, const uint8_t *cells)
{
    const unsigned order = box_rows * box_cols;
    return !memchr(cells, 0, (size_t)order * order) &&
           referee_consistent(box_rows, box_cols, cells);
}

static uint64_t count_from(unsigned box_rows, unsigned box_cols, uint8_t *cells, unsigned cell,
                           uint64_t limit)
{
    const unsigned order = box_rows * box_cols;
    while (cell < order * order && cells[cell])
        cell++;
    if (cell == order * order)
        return 1;
    uint64_t count = 0;
    for (uint8_t digit = 1; digit <= order && (limit == 0 || count < limit); digit++) {
        if (!fits(box_rows, box_cols, cells, cell, digit))
            continue;
        cells[cell] = digit;
        count += count_from(box_rows, box_cols, cells, cell + 1, limit ? limit - count : 0);
    }
    cells[cell] = 0;
    return count;
}

uint64_t referee_count(unsigned box_rows, unsigned box_cols, const uint8_t *cells, uint64_t limit)
{
    uint8_t copy[MOST_CELLS];
    const unsigned order = box_rows * box_cols;
    if (!referee_consistent(box_rows, box_cols, cells))
        return 0;
    memcpy(copy, cells, (size_t)order * order);
    return count_from(box_rows, box_cols, copy, 0, limit);
}
