/* SPDX-License-Identifier: MIT */
/*
 * Grids of order 4 are so few, at most 576, that all puzzles can be counted.  The givens of a
 * solved grid are a set of its 16 cells.  A set leaves a second solution where it lies in the cells
 * in which another grid has the same digits; so the sets that do are those cells and all subsets of
 * them.  They are marked in a table of one bit a set: to mark the subsets too, each cell is taken
 * away from all sets in turn, 64 of which are in one word.
 *
 * Puzzles with one solution are pairs of a solved grid and such a set, so none is counted twice.
 * To rename the digits changes nothing about sets; so grids that begin with 1234 stand for all.
 */
#include "make/most.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/shape.h"

enum {
    CELLS = 16,
    MAX_GRIDS = 576, /* squares with four digits, once in each row and column */
    NAMINGS = 24,
    SETS = 1 << CELLS,
    WORD = 64,
    WORDS = SETS / WORD,
    CELLS_IN_WORD = 6
};

struct sets {
    uint64_t word[WORDS];
};

static bool has(const struct sets *sets, unsigned set)
{
    return sets->word[set / WORD] >> (set % WORD) & 1;
}

static void add(struct sets *sets, unsigned set)
{
    sets->word[set / WORD] |= (uint64_t)1 << (set % WORD);
}

static void add_subsets(struct sets *sets)
{
    /* Bit i of a word is a set with the cell. */
    static const uint64_t with_cell[CELLS_IN_WORD] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                                      0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                                      0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    for (unsigned i = 0; i < WORDS; i++)
        for (unsigned cell = 0; cell < CELLS_IN_WORD; cell++)
            sets->word[i] |= (sets->word[i] & with_cell[cell]) >> (1u << cell);
    for (unsigned with = 1; with < WORDS; with *= 2)
        for (unsigned i = 0; i < WORDS; i++)
            if (i & with)
                sets->word[i ^ with] |= sets->word[i];
}

static unsigned cells_of(const sudoku__orbits *orbits, unsigned orbit)
{
    unsigned set = 0;
    for (unsigned i = orbits->start[orbit]; i < orbits->start[orbit + 1]; i++)
        set |= 1u << orbits->cell[i];
    return set;
}

/* Whether every orbit of the set is needed: without it there is a second solution. */
static bool is_needed(const struct sets *many, const sudoku__orbits *orbits, unsigned set)
{
    for (unsigned orbit = 0; orbit < orbits->count; orbit++)
        if ((set & cells_of(orbits, orbit)) && !has(many, set & ~cells_of(orbits, orbit)))
            return false;
    return true;
}

static bool is_symmetric(const sudoku__orbits *orbits, unsigned set)
{
    for (unsigned orbit = 0; orbit < orbits->count; orbit++) {
        const unsigned cells = cells_of(orbits, orbit);
        if ((set & cells) && (set & cells) != cells)
            return false;
    }
    return true;
}

static bool is_pattern(const sudoku__wishes *wishes, unsigned set)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        if ((set >> cell & 1) != wishes->pattern[cell])
            return false;
    return true;
}

/* Whether a maker may come to that set of givens by that symmetry. */
static bool is_wished(const sudoku__wishes *wishes, const struct sets *many,
                      const sudoku__orbits *orbits, const sudoku__orbits *single, unsigned set)
{
    const bool dug_to_the_end = wishes->options.min_clues == 0;
    if (wishes->options.minimal && !is_needed(many, single, set))
        return false;
    if (wishes->has_pattern)
        return is_pattern(wishes, set);
    return is_symmetric(orbits, set) && (!dug_to_the_end || is_needed(many, orbits, set));
}

/* The puzzles of one solved grid. */
static uint64_t count_sets(const sudoku__wishes *wishes, const struct sets *many,
                           const sudoku__orbits *orbits)
{
    const sudoku_symmetry wanted = wishes->options.symmetry;
    const bool any = wanted == SUDOKU_SYMMETRY_RANDOM;
    uint64_t count = 0;
    for (unsigned set = 0; set < SETS; set++) {
        const unsigned clues = sudoku__count_bits(set);
        bool good = false;
        if (clues < wishes->low || clues > wishes->high || has(many, set))
            continue;
        for (unsigned i = 0; i < SUDOKU__SYMMETRIES && !good; i++)
            good = (any || i == (unsigned)wanted) &&
                   is_wished(wishes, many, &orbits[i], &orbits[SUDOKU_SYMMETRY_NONE], set);
        count += good;
    }
    return count;
}

/* All solved grids, row by row; returns how many, or 0 where that fails. */
static unsigned list_grids(const sudoku_shape *shape, sudoku_solver *solver, uint8_t *cells)
{
    sudoku_grid *grid;
    unsigned count = 0;
    if (sudoku_grid_new(&grid, shape) != SUDOKU_OK)
        return 0;
    sudoku_status status = sudoku_solver_begin(solver, grid);
    while (status == SUDOKU_OK && count < MAX_GRIDS &&
           (status = sudoku_solver_next(solver, grid)) == SUDOKU_OK)
        memcpy(cells + CELLS * count++, sudoku_grid_data(grid), CELLS);
    sudoku_grid_free(grid);
    return status == SUDOKU_OK || status == SUDOKU_NONE ? count : 0;
}

uint64_t sudoku__most_puzzles(const sudoku__wishes *wishes, const sudoku_shape *shape,
                              const sudoku__orbits *orbits, sudoku_solver *solver)
{
    static const uint8_t first_row[] = {1, 2, 3, 4};
    uint8_t cells[MAX_GRIDS * CELLS];
    struct sets many;
    uint64_t count = 0;
    if (sudoku__cells(shape) != CELLS || wishes->options.dig > SUDOKU_DIG_ONE_DIGIT)
        return UINT64_MAX;
    const unsigned grids = list_grids(shape, solver, cells);
    for (unsigned i = 0; i < grids; i++) {
        const uint8_t *const grid = cells + CELLS * i;
        if (memcmp(grid, first_row, sizeof first_row) != 0)
            continue;
        memset(&many, 0, sizeof many);
        for (unsigned j = 0; j < grids; j++) {
            unsigned same = 0;
            for (unsigned cell = 0; cell < CELLS; cell++)
                same |= (unsigned)(grid[cell] == cells[CELLS * j + cell]) << cell;
            if (i != j)
                add(&many, same);
        }
        add_subsets(&many);
        count += NAMINGS * count_sets(wishes, &many, orbits);
    }
    return grids ? count : UINT64_MAX;
}
