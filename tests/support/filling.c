/* SPDX-License-Identifier: MIT */
#include "filling.h"

#include <stddef.h>
#include <string.h>

#include "referee.h"

unsigned filling_house_cell(unsigned box_rows, unsigned box_cols, unsigned house, unsigned place)
{
    const unsigned order = box_rows * box_cols, which = house % order;
    const unsigned row = which / box_rows * box_rows + place / box_cols;
    const unsigned column = which % box_rows * box_cols + place % box_cols;
    if (house < order)
        return which * order + place;
    return house < 2 * order ? place * order + which : row * order + column;
}

static unsigned size_of(uint32_t set)
{
    unsigned size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

/* Fills a cell and takes the digit from all that see it. */
static void fill(filling *state, unsigned cell, uint32_t digit)
{
    const unsigned order = state->box_rows * state->box_cols;
    state->left[cell] = digit;
    state->filled[cell] = true;
    for (unsigned other = 0; other < order * order; other++)
        if (referee_sees(state->box_rows, state->box_cols, cell, other))
            state->left[other] &= ~digit;
}

/* Fills what is forced.  False: a cell or a digit has no place. */
static bool fill_forced(filling *state)
{
    const unsigned order = state->box_rows * state->box_cols;
    bool changed = true;
    while (changed) {
        changed = false;
        for (unsigned cell = 0; cell < order * order; cell++) {
            if (!state->left[cell])
                return false;
            if (state->filled[cell] || size_of(state->left[cell]) > 1)
                continue;
            fill(state, cell, state->left[cell]);
            changed = true;
        }
        for (unsigned house = 0; house < 3 * order; house++) {
            uint32_t once = 0, twice = 0;
            for (unsigned place = 0; place < order; place++) {
                const uint32_t left =
                    state->left[filling_house_cell(state->box_rows, state->box_cols, house, place)];
                twice |= once & left;
                once |= left;
            }
            if (size_of(once) < order)
                return false;
            for (unsigned place = 0; place < order; place++) {
                const unsigned cell = filling_house_cell(state->box_rows, state->box_cols, house,
                                                         place);
                const uint32_t single = state->left[cell] & ~twice;
                if (!single || state->filled[cell])
                    continue;
                if (size_of(single) > 1)
                    return false;
                fill(state, cell, single);
                changed = true;
            }
        }
    }
    return true;
}

unsigned filling_count(const filling *before, unsigned limit, uint8_t *solution)
{
    const unsigned order = before->box_rows * before->box_cols, cells = order * order;
    filling state = *before;
    if (!fill_forced(&state))
        return 0;
    unsigned best = cells, fewest = FILLING_ORDER + 1;
    for (unsigned cell = 0; cell < cells; cell++)
        if (!state.filled[cell] && size_of(state.left[cell]) < fewest) {
            best = cell;
            fewest = size_of(state.left[cell]);
        }
    if (best == cells) {
        for (unsigned cell = 0; solution && cell < cells; cell++)
            for (uint8_t digit = 1; digit <= order; digit++)
                if (state.left[cell] == UINT32_C(1) << (digit - 1))
                    solution[cell] = digit;
        return 1;
    }
    unsigned count = 0;
    for (uint32_t left = state.left[best]; left && count < limit; left &= left - 1) {
        filling next = state;
        fill(&next, best, left & (~left + 1));
        count += filling_count(&next, limit - count, count ? NULL : solution);
    }
    return count;
}

bool filling_start(filling *grid, unsigned box_rows, unsigned box_cols, const uint8_t *digits,
                   const uint32_t *candidates)
{
    const unsigned cells = box_rows * box_cols * box_rows * box_cols;
    memset(grid, 0, sizeof *grid);
    grid->box_rows = box_rows;
    grid->box_cols = box_cols;
    for (unsigned cell = 0; cell < cells; cell++)
        grid->left[cell] = digits[cell] ? UINT32_C(1) << (digits[cell] - 1) : candidates[cell];
    return referee_consistent(box_rows, box_cols, digits);
}
