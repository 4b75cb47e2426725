/* SPDX-License-Identifier: MIT */
/*
 * Regions of a jigsaw.  Two regions that touch exchange one cell each at their border, if both hang
 * together afterwards; many such exchanges make regions of any form out of boxes.
 */
#include "regions.h"

#include <stdbool.h>
#include <string.h>

static uint32_t next_random(uint64_t *state, uint32_t bound)
{
    /* SplitMix64, by Steele, Lea and Flood (OOPSLA 2014). */
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((x ^ (x >> 31)) % bound);
}

/* Writes the cells beside a cell and returns how many there are. */
static unsigned neighbours(unsigned order, unsigned cell, unsigned *beside)
{
    unsigned count = 0;
    if (cell % order > 0)
        beside[count++] = cell - 1;
    if (cell % order < order - 1)
        beside[count++] = cell + 1;
    if (cell >= order)
        beside[count++] = cell - order;
    if (cell + order < order * order)
        beside[count++] = cell + order;
    return count;
}

static bool hangs_together(const uint8_t *regions, unsigned order, uint8_t region)
{
    unsigned stack[SUDOKU_MAX_ORDER], height = 0, seen = 0;
    bool reached[SUDOKU_MAX_CELLS] = {false};
    for (unsigned cell = 0; cell < order * order && height == 0; cell++)
        if (regions[cell] == region) {
            stack[height++] = cell;
            reached[cell] = true;
        }
    while (height > 0) {
        unsigned beside[4];
        const unsigned count = neighbours(order, stack[--height], beside);
        seen++;
        for (unsigned i = 0; i < count; i++)
            if (regions[beside[i]] == region && !reached[beside[i]]) {
                reached[beside[i]] = true;
                stack[height++] = beside[i];
            }
    }
    return seen == order;
}

static bool touches(const uint8_t *regions, unsigned order, unsigned cell, uint8_t region)
{
    unsigned beside[4];
    const unsigned count = neighbours(order, cell, beside);
    for (unsigned i = 0; i < count; i++)
        if (regions[beside[i]] == region)
            return true;
    return false;
}

void regions_shuffle(sudoku_shape *shape, uint64_t seed)
{
    const unsigned order = (unsigned)shape->box_rows * shape->box_cols, cells = order * order;
    uint8_t *const regions = shape->regions;
    for (unsigned cell = 0; cell < cells; cell++)
        regions[cell] = (uint8_t)(cell / order / shape->box_rows * shape->box_rows +
                                  cell % order / shape->box_cols);
    shape->jigsaw = true;
    for (unsigned tries = 0; tries < 40 * cells; tries++) {
        const unsigned a = next_random(&seed, cells), b = next_random(&seed, cells);
        const uint8_t of_a = regions[a], of_b = regions[b];
        if (of_a == of_b || !touches(regions, order, a, of_b) || !touches(regions, order, b, of_a))
            continue;
        regions[a] = of_b;
        regions[b] = of_a;
        if (!hangs_together(regions, order, of_a) || !hangs_together(regions, order, of_b)) {
            regions[a] = of_a;
            regions[b] = of_b;
        }
    }
}
