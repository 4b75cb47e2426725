/* SPDX-License-Identifier: MIT */
#include "make/symmetry.h"

#include <string.h>

#include "core/grid.h"
#include "core/shape.h"

/* The turns and mirrors of the square, each a place to look from (row, column). */
enum turn { HALF, QUARTER, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTIDIAGONAL };

/* A symmetry's name, and moves that generate its group: one of these, or two. */
static const struct symmetry {
    const char *name;
    unsigned turns;
    enum turn turn[2];
} symmetries[] = {
    [SUDOKU_SYMMETRY_NONE] = {"none", 0, {HALF}},
    [SUDOKU_SYMMETRY_HALF_TURN] = {"half-turn", 1, {HALF}},
    [SUDOKU_SYMMETRY_QUARTER_TURN] = {"quarter-turn", 1, {QUARTER}},
    [SUDOKU_SYMMETRY_HORIZONTAL] = {"horizontal", 1, {LEFT_RIGHT}},
    [SUDOKU_SYMMETRY_VERTICAL] = {"vertical", 1, {TOP_BOTTOM}},
    [SUDOKU_SYMMETRY_BOTH_AXES] = {"both", 2, {LEFT_RIGHT, TOP_BOTTOM}},
    [SUDOKU_SYMMETRY_DIAGONAL] = {"diagonal", 1, {DIAGONAL}},
    [SUDOKU_SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", 1, {ANTIDIAGONAL}},
    [SUDOKU_SYMMETRY_BOTH_DIAGONALS] = {"both-diagonals", 2, {DIAGONAL, ANTIDIAGONAL}},
    [SUDOKU_SYMMETRY_FULL] = {"full", 2, {QUARTER, DIAGONAL}},
    [SUDOKU_SYMMETRY_RANDOM] = {"random", 0, {HALF}},
};

enum { NAMES = sizeof symmetries / sizeof *symmetries };

const char *sudoku_symmetry_name(unsigned symmetry)
{
    return symmetry < NAMES ? symmetries[symmetry].name : NULL;
}

sudoku_status sudoku_symmetry_named(const char *name, sudoku_symmetry *symmetry)
{
    if (!name || !symmetry)
        return SUDOKU_E_ARG;
    for (unsigned i = 0; i < NAMES; i++)
        if (strcmp(symmetries[i].name, name) == 0) {
            *symmetry = (sudoku_symmetry)i;
            return SUDOKU_OK;
        }
    return SUDOKU_E_ARG;
}

static unsigned turned(enum turn turn, unsigned order, unsigned cell)
{
    const unsigned row = cell / order, column = cell % order, last = order - 1;
    switch (turn) {
    case HALF:
        return (last - row) * order + last - column;
    case QUARTER:
        return column * order + last - row;
    case LEFT_RIGHT:
        return row * order + last - column;
    case TOP_BOTTOM:
        return (last - row) * order + column;
    case DIAGONAL:
        return column * order + row;
    case ANTIDIAGONAL:
        return (last - column) * order + last - row;
    }
    return cell;
}

/* Adds the cells that the generating moves reach from those of the orbit so far. */
static unsigned close_orbit(const struct symmetry *symmetry, unsigned order, uint16_t *cell,
                            unsigned count)
{
    for (unsigned done = 0; done < count; done++)
        for (unsigned i = 0; i < symmetry->turns; i++) {
            const unsigned other = turned(symmetry->turn[i], order, cell[done]);
            unsigned place = 0;
            while (place < count && cell[place] != other)
                place++;
            if (place == count)
                cell[count++] = (uint16_t)other;
        }
    return count;
}

static void sort_cells(uint16_t *cell, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned j = i; j > 0 && cell[j - 1] > cell[j]; j--) {
            const uint16_t other = cell[j];
            cell[j] = cell[j - 1];
            cell[j - 1] = other;
        }
}

void sudoku__orbits_init(sudoku__orbits *orbits, unsigned order, sudoku_symmetry symmetry)
{
    bool met[SUDOKU_MAX_CELLS] = {false};
    unsigned cells = 0;
    orbits->count = 0;
    for (unsigned cell = 0; cell < order * order; cell++) {
        if (met[cell])
            continue;
        uint16_t *const first = orbits->cell + cells;
        *first = (uint16_t)cell;
        const unsigned size = close_orbit(&symmetries[symmetry], order, first, 1);
        sort_cells(first, size);
        for (unsigned i = 0; i < size; i++)
            met[first[i]] = true;
        orbits->start[orbits->count++] = (uint16_t)cells;
        cells += size;
    }
    orbits->start[orbits->count] = (uint16_t)cells;
}

static bool has_symmetry(const sudoku_grid *grid, const struct symmetry *symmetry)
{
    const unsigned order = sudoku__order(&grid->shape);
    for (unsigned cell = 0; cell < grid->cells; cell++)
        for (unsigned i = 0; i < symmetry->turns; i++)
            if (!grid->cell[cell] != !grid->cell[turned(symmetry->turn[i], order, cell)])
                return false;
    return true;
}

bool sudoku_is_symmetric(const sudoku_grid *grid, sudoku_symmetry symmetry)
{
    if (!grid || (unsigned)symmetry >= NAMES)
        return false;
    if (symmetry != SUDOKU_SYMMETRY_RANDOM)
        return has_symmetry(grid, &symmetries[symmetry]);
    for (unsigned i = SUDOKU_SYMMETRY_HALF_TURN; i < SUDOKU__SYMMETRIES; i++)
        if (has_symmetry(grid, &symmetries[i]))
            return true;
    return false;
}
