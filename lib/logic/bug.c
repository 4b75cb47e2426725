/* SPDX-License-Identifier: MIT */
/*
 * BUG, the bivalue universal grave, types 1 to 4 as Sudoku Explainer finds them.
 *
 * A grid whose empty cells all have two candidates, each digit having two places (or none) in every
 * house, has no solution or several.  So where it takes away a few candidates, the 'bug digits' of
 * a few 'bug cells', to make the grid such a one, one of these is true:
 *   1  one bug cell: it is one of its bug digits;
 *   2  one bug digit in all cells: cells that see them all are not that digit;
 *   3  the bug digits and cells of a house make a naked subset;
 *   4  two bug cells that share one more candidate in a house: it is one of the two, so each is
 *      this or one of its bug digits.
 */
#include "logic/logic.h"
#include "logic/scan.h"

enum { TYPE_1 = 56, LARGEST_SUBSET = 6 };

typedef struct bug {
    unsigned count;
    uint16_t cell[SUDOKU_MAX_CELLS];
    uint32_t digits[SUDOKU_MAX_CELLS]; /* by cell number: the bug digits */
    uint32_t all;                      /* all bug digits */
    unsigned common;                   /* cells that see all bug cells */
    uint16_t see_all[SUDOKU__MAX_PEERS];
} bug;

/* The only place of a digit with three candidates or more in a house; UINT16_MAX: none, and
   UINT16_MAX - 1: several. */
enum { NO_CELL = UINT16_MAX, SEVERAL = UINT16_MAX - 1 };
static unsigned bug_cell(const sudoku_logic *logic, unsigned house, unsigned digit)
{
    unsigned found = NO_CELL;
    for (uint32_t rest = logic->board.places[house][digit]; rest; rest &= rest - 1) {
        const unsigned cell = logic->geometry.house_cell[house][sudoku__lowest(rest)];
        if (sudoku__count_bits(logic->board.candidates[cell]) < 3)
            continue;
        if (found != NO_CELL)
            return SEVERAL;
        found = cell;
    }
    return found;
}

static void add(bug *made, const sudoku__geometry *geometry, unsigned cell, unsigned digit)
{
    const bool first = made->count == 0;
    if (!made->digits[cell])
        made->cell[made->count++] = (uint16_t)cell;
    made->digits[cell] |= sudoku__bit(digit - 1);
    made->all |= sudoku__bit(digit - 1);
    unsigned kept = 0;
    const unsigned before = first ? geometry->peers[cell] : made->common;
    const uint16_t *const from = first ? geometry->peer[cell] : made->see_all;
    for (unsigned i = 0; i < before; i++)
        if (from[i] != cell && sudoku__sees(geometry, from[i], cell))
            made->see_all[kept++] = from[i];
    made->common = kept;
}

/* Whether without the bug digits every cell has two candidates and every digit two places. */
static bool is_grave(const sudoku_logic *logic, const bug *made)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        const uint32_t left = logic->board.candidates[cell] & ~made->digits[cell];
        if (logic->board.cell[cell] == 0 && sudoku__count_bits(left) != 2)
            return false;
    }
    for (unsigned house = 0; house < geometry->houses; house++)
        for (unsigned digit = 1; digit <= geometry->order; digit++) {
            unsigned count = 0;
            uint32_t rest = logic->board.places[house][digit];
            for (; rest; rest &= rest - 1) {
                const unsigned cell = geometry->house_cell[house][sudoku__lowest(rest)];
                count += !(made->digits[cell] >> (digit - 1) & 1);
            }
            if (count != 0 && count != 2)
                return false;
        }
    return true;
}

/* Collects the bug cells; false: this is no BUG. */
static bool collect(const sudoku_logic *logic, bug *made)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    memset(made->digits, 0, geometry->cells * sizeof made->digits[0]);
    made->count = made->common = 0;
    made->all = 0;
    for (unsigned i = 0; i < geometry->houses; i++)
        for (unsigned digit = 1; digit <= geometry->order; digit++) {
            const unsigned house = geometry->brc[i];
            const unsigned places = sudoku__count_bits(logic->board.places[house][digit]);
            if (places == 0 || places == 2)
                continue;
            const unsigned cell = bug_cell(logic, house, digit);
            if (cell == NO_CELL)
                return false;
            if (cell == SEVERAL)
                continue;
            add(made, geometry, cell, digit);
            if (made->count > 1 && !sudoku__is_single(made->all) && made->common == 0)
                return false;
        }
    return made->count > 0 && is_grave(logic, made);
}

static void eliminate_set(sudoku_logic *logic, unsigned cell, uint32_t digits)
{
    for (uint32_t rest = logic->board.candidates[cell] & digits; rest; rest &= rest - 1)
        sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(rest) + 1);
}

/* All of the grid is what this rests on. */
static void explain(sudoku_logic *logic, const bug *of)
{
    sudoku__step *const step = &logic->step;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        if (logic->board.cell[cell])
            continue;
        for (uint32_t rest = logic->board.candidates[cell]; rest; rest &= rest - 1) {
            const unsigned bit = sudoku__lowest(rest);
            sudoku__step_mark(step, cell, bit + 1,
                              of->digits[cell] >> bit & 1 ? SUDOKU_ROLE_EXTRA
                                                          : SUDOKU_ROLE_PATTERN);
        }
        sudoku__step_cell_premise(step, cell);
    }
}

static sudoku_status finish(sudoku_logic *logic, const bug *made)
{
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    explain(logic, made);
    return SUDOKU_OK;
}

/* Whether all bug cells lie in a house. */
static bool holds_all(const sudoku__geometry *geometry, const bug *made, unsigned house)
{
    for (unsigned i = 0; i < made->count; i++) {
        bool here = false;
        for (unsigned s = 0; s < geometry->seats[made->cell[i]]; s++)
            here |= geometry->seat[made->cell[i]][s].house == house;
        if (!here)
            return false;
    }
    return true;
}

static sudoku_status find_type_4(sudoku_logic *logic, const bug *made)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const uint32_t *const candidates = logic->board.candidates;
    const unsigned a = made->cell[0], b = made->cell[1];
    const uint32_t shared = candidates[a] & candidates[b] & ~made->all;
    for (unsigned s = 0; s < geometry->seats[a]; s++) {
        const unsigned house = geometry->seat[a][s].house;
        if (!holds_all(geometry, made, house))
            continue;
        if (sudoku__count_bits(shared) != 1)
            return SUDOKU_NONE;
        sudoku__step_start(&logic->step, SUDOKU__BUG_4, 0);
        eliminate_set(logic, a, ~(made->digits[a] | shared));
        eliminate_set(logic, b, ~(made->digits[b] | shared));
        logic->step.view.house = house;
        return finish(logic, made);
    }
    return SUDOKU_NONE;
}

/* Subsets of one size in one house, of the common cells in it. */
static sudoku_status try_subsets(sudoku_logic *logic, const bug *made, unsigned house,
                                 const uint16_t *cells, unsigned count, unsigned size)
{
    uint32_t chosen;
    sudoku__subset_walk walk;
    sudoku__subset_walk_start(&walk, sudoku__low_bits(count));
    while (sudoku__subset_walk_next(&walk, size - 1, &chosen)) {
        uint32_t digits = 0;
        bool fit = true;
        for (uint32_t rest = chosen; rest; rest &= rest - 1) {
            const uint32_t candidates = logic->board.candidates[cells[sudoku__lowest(rest)]];
            digits |= candidates;
            fit = fit && sudoku__count_bits(candidates) >= 2;
        }
        if (!fit || sudoku__count_bits(digits) != size || (made->all & ~digits))
            continue;
        sudoku__step_start(&logic->step, SUDOKU__BUG_3, TYPE_1 + size);
        for (unsigned i = 0; i < count; i++)
            if (!(chosen >> i & 1))
                eliminate_set(logic, cells[i], digits);
        logic->step.view.house = house;
        if (finish(logic, made) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status find_type_3(sudoku_logic *logic, const bug *made)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    for (unsigned s = 0; s < geometry->seats[made->cell[0]]; s++) {
        const unsigned house = geometry->seat[made->cell[0]][s].house;
        uint16_t cells[SUDOKU_MAX_ORDER];
        unsigned count = 0;
        if (!holds_all(geometry, made, house))
            continue;
        for (unsigned i = 0; i < made->common; i++)
            for (unsigned t = 0; t < geometry->seats[made->see_all[i]]; t++)
                if (geometry->seat[made->see_all[i]][t].house == house)
                    cells[count++] = made->see_all[i];
        for (unsigned size = 2; size <= LARGEST_SUBSET && size <= count; size++)
            if (try_subsets(logic, made, house, cells, count, size) == SUDOKU_OK)
                return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_bug(sudoku_logic *logic)
{
    bug made;
    if (!collect(logic, &made))
        return SUDOKU_NONE;
    sudoku_status status = SUDOKU_NONE;
    if (made.count == 1) {
        sudoku__step_start(&logic->step, SUDOKU__BUG_1, 0);
        eliminate_set(logic, made.cell[0], ~made.all);
        return finish(logic, &made);
    }
    if (sudoku__is_single(made.all)) {
        sudoku__step_start(&logic->step, SUDOKU__BUG_2, 0);
        for (unsigned i = 0; i < made.common; i++)
            eliminate_set(logic, made.see_all[i], made.all);
        status = finish(logic, &made);
        if (status == SUDOKU_NONE && made.count == 2)
            status = find_type_4(logic, &made);
        return status;
    }
    if (made.common == 0)
        return SUDOKU_NONE;
    if (made.count == 2)
        status = find_type_4(logic, &made);
    return status == SUDOKU_NONE ? find_type_3(logic, &made) : status;
}
