/* SPDX-License-Identifier: MIT */
#include "make/dig.h"

#include <string.h>

/* Whether every cell of the orbit holds a clue. */
static bool is_clue(const sudoku__dig *dig, unsigned orbit)
{
    for (unsigned i = dig->orbits->start[orbit]; i < dig->orbits->start[orbit + 1]; i++)
        if (dig->puzzle[dig->orbits->cell[i]] == 0)
            return false;
    return true;
}

/* In most full grids about four tenths of the cells can go before one cannot. */
static unsigned first_step(unsigned orbits, unsigned clues, unsigned cells)
{
    return clues == cells ? orbits * 3 / 8 + 1 : 1;
}

void sudoku__dig_begin(sudoku__dig *dig, const sudoku__orbits *orbits, const uint8_t *puzzle,
                       unsigned cells, unsigned goal, sudoku__rng *rng)
{
    dig->orbits = orbits;
    dig->cells = cells;
    dig->goal = goal;
    dig->count = dig->next = dig->bad_end = dig->clues = 0;
    memcpy(dig->puzzle, puzzle, cells);
    for (unsigned cell = 0; cell < cells; cell++)
        dig->clues += puzzle[cell] != 0;
    for (unsigned orbit = 0; orbit < orbits->count; orbit++) {
        if (!is_clue(dig, orbit))
            continue;
        const unsigned other = sudoku__rng_below(rng, ++dig->count);
        dig->order[dig->count - 1] = dig->order[other];
        dig->order[other] = (uint16_t)orbit;
    }
    dig->step = first_step(dig->count, dig->clues, cells);
}

void sudoku__dig_last(sudoku__dig *dig, unsigned orbit)
{
    for (unsigned i = 0, found = 0; i < dig->count; i++) {
        found |= dig->order[i] == orbit;
        if (found)
            dig->order[i] = i + 1 < dig->count ? dig->order[i + 1] : (uint16_t)orbit;
    }
}

static void blank(const sudoku__orbits *orbits, unsigned orbit, uint8_t *puzzle)
{
    for (unsigned i = orbits->start[orbit]; i < orbits->start[orbit + 1]; i++)
        puzzle[orbits->cell[i]] = 0;
}

/* How many of the next 'most' orbits can go without fewer clues than the goal. */
static unsigned allowed(const sudoku__dig *dig, unsigned most)
{
    unsigned spare = dig->clues - dig->goal, count = 0;
    while (count < most) {
        const unsigned size = sudoku__orbit_size(dig->orbits, dig->order[dig->next + count]);
        if (size > spare)
            break;
        spare -= size;
        count++;
    }
    return count;
}

bool sudoku__dig_ask(sudoku__dig *dig, uint8_t *question)
{
    while (dig->next < dig->count && dig->clues > dig->goal) {
        const unsigned end = dig->bad_end ? dig->bad_end - 1 : dig->count;
        const unsigned left = end - dig->next;
        if (left == 0) { /* it is the one that is too much */
            dig->next++;
            dig->bad_end = 0;
            dig->step = 1;
            continue;
        }
        if (dig->bad_end)
            dig->step = (left + 1) / 2;
        dig->step = allowed(dig, dig->step < left ? dig->step : left);
        if (dig->step == 0) { /* larger than what may go: it stays, and others may go without it */
            dig->next++;
            dig->bad_end = 0;
            dig->step = 1;
            continue;
        }
        memcpy(question, dig->puzzle, dig->cells);
        for (unsigned i = 0; i < dig->step; i++)
            blank(dig->orbits, dig->order[dig->next + i], question);
        return true;
    }
    return false;
}

void sudoku__dig_tell(sudoku__dig *dig, bool unique)
{
    if (!unique) {
        dig->bad_end = dig->next + dig->step;
        return;
    }
    for (unsigned i = 0; i < dig->step; i++) {
        blank(dig->orbits, dig->order[dig->next], dig->puzzle);
        dig->clues -= sudoku__orbit_size(dig->orbits, dig->order[dig->next++]);
    }
    /* Once one could not go, about half of the rest cannot. */
    dig->step = dig->step > 4 ? dig->step / 4 : 1;
}
