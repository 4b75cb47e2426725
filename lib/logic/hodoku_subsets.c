/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates and subsets in HoDoKu's order and by its names.
 *
 * Sudoku Explainer knows the same deductions (locked.c, subsets.c) but looks through the grid in
 * another order, and which one is found first decides about what is left for the harder techniques.
 * HoDoKu goes through boxes, rows, columns, each from the first to the last; naked subsets in the
 * order of cells, hidden ones and locked candidates in the order of digits; the first found is
 * taken.
 *
 * A naked pair or triple inside the intersection of a box and a line that takes candidates from
 * both houses is called locked and comes first.  With 'locked' these alone are looked for, else the
 * others alone.
 */
#include "logic/logic.h"

/* The houses that all of some cells lie in, rows first; returns how many. */
static unsigned common_houses(const sudoku__geometry *geometry, const unsigned *cells,
                              unsigned size, unsigned houses[SUDOKU__HOUSES_OF_CELL])
{
    static const unsigned kinds[] = {SUDOKU__ROW, SUDOKU__COLUMN, SUDOKU__BOX};
    unsigned count = 0;
    for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        for (unsigned s = 0; s < geometry->seats[cells[0]]; s++) {
            const sudoku__seat seat = geometry->seat[cells[0]][s];
            bool common = seat.kind == kinds[k];
            for (unsigned i = 1; i < size && common; i++) {
                common = false;
                for (unsigned t = 0; t < geometry->seats[cells[i]]; t++)
                    common |= geometry->seat[cells[i]][t].house == seat.house;
            }
            if (common)
                houses[count++] = seat.house;
        }
    return count;
}

static bool is_one_of(const unsigned *cells, unsigned size, unsigned cell)
{
    for (unsigned i = 0; i < size; i++)
        if (cells[i] == cell)
            return true;
    return false;
}

/* Eliminates a naked subset's digits from the houses that its cells share; returns how many of the
   houses lose candidates of cells that are not in the box as well. */
static unsigned eliminate_naked(sudoku_logic *logic, const unsigned *cells, unsigned size,
                                uint32_t digits)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    unsigned houses[SUDOKU__HOUSES_OF_CELL], losing = 0;
    const unsigned count = common_houses(geometry, cells, size, houses);
    const unsigned box = geometry->seat[cells[0]][0].house;
    for (unsigned h = 0; h < count; h++) {
        bool loses = false;
        for (unsigned place = 0; place < geometry->order; place++) {
            const unsigned cell = geometry->house_cell[houses[h]][place];
            if (is_one_of(cells, size, cell))
                continue;
            for (uint32_t gone = logic->board.candidates[cell] & digits; gone; gone &= gone - 1) {
                sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(gone) + 1);
                loses |= houses[h] == box || geometry->seat[cell][0].house != box;
            }
        }
        losing += loses;
    }
    return count > 1 ? losing : 0;
}

static sudoku_status take_naked(sudoku_logic *logic, unsigned house, const unsigned *cells,
                                unsigned size, uint32_t digits, bool locked)
{
    static const enum sudoku__technique_index names[] = {SUDOKU__NAKED_PAIR, SUDOKU__NAKED_TRIPLE,
                                                         SUDOKU__NAKED_QUAD};
    sudoku__step_start(&logic->step,
                       !locked     ? names[size - 2]
                       : size == 2 ? SUDOKU__LOCKED_PAIR
                                   : SUDOKU__LOCKED_TRIPLE,
                       0);
    const bool is_locked = eliminate_naked(logic, cells, size, digits) > 1 && size < 4;
    if (is_locked != locked || !sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    logic->step.view.house = house;
    for (unsigned i = 0; i < size; i++) {
        sudoku__step_mark_cell(&logic->step, &logic->board, cells[i], SUDOKU_ROLE_PATTERN);
        sudoku__step_cell_premise(&logic->step, cells[i]);
    }
    return SUDOKU_OK;
}

/* The naked subsets of a house, in the order of their cells. */
static sudoku_status naked_in_house(sudoku_logic *logic, unsigned house, unsigned size, bool locked)
{
    unsigned eligible[SUDOKU_MAX_ORDER], count = 0, chosen[4], cells[4], depth = 0;
    uint32_t digits[5] = {0};
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[house][place];
        const unsigned left = sudoku__count_bits(logic->board.candidates[cell]);
        if (left >= 1 && left <= size)
            eligible[count++] = cell;
    }
    for (unsigned next = 0;;) {
        if (next == count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            continue;
        }
        chosen[depth] = next;
        cells[depth] = eligible[next++];
        digits[depth + 1] = digits[depth] | logic->board.candidates[cells[depth]];
        if (sudoku__count_bits(digits[depth + 1]) > size)
            continue;
        if (++depth < size)
            continue;
        if (sudoku__count_bits(digits[size]) == size &&
            take_naked(logic, house, cells, size, digits[size], locked) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

static sudoku_status naked(sudoku_logic *logic, unsigned size, bool locked)
{
    const unsigned houses = locked ? logic->geometry.boxes : logic->geometry.houses;
    for (unsigned i = 0; i < houses; i++)
        if (naked_in_house(logic, logic->geometry.brc[i], size, locked) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

static sudoku_status take_hidden(sudoku_logic *logic, unsigned house, uint32_t places,
                                 uint32_t digits, unsigned size)
{
    static const enum sudoku__technique_index names[] = {SUDOKU__HIDDEN_PAIR, SUDOKU__HIDDEN_TRIPLE,
                                                         SUDOKU__HIDDEN_QUAD};
    sudoku__step_start(&logic->step, names[size - 2], 0);
    for (uint32_t rest = places; rest; rest &= rest - 1) {
        const unsigned cell = logic->geometry.house_cell[house][sudoku__lowest(rest)];
        for (uint32_t gone = logic->board.candidates[cell] & ~digits; gone; gone &= gone - 1)
            sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(gone) + 1);
    }
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    logic->step.view.house = house;
    for (uint32_t rest = digits; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        sudoku__step_mark_places(&logic->step, &logic->board, &logic->geometry, house, digit,
                                 SUDOKU_ROLE_PATTERN);
        sudoku__step_digit_premise(&logic->step, house, digit);
    }
    return SUDOKU_OK;
}

/* The hidden subsets of a house, in the order of their digits. */
static sudoku_status hidden_in_house(sudoku_logic *logic, unsigned house, unsigned size)
{
    unsigned eligible[SUDOKU_MAX_ORDER], count = 0, chosen[4], depth = 0;
    uint32_t places[5] = {0}, digits[5] = {0};
    if (logic->board.empty[house] <= size)
        return SUDOKU_NONE;
    for (unsigned digit = 1; digit <= logic->geometry.order; digit++) {
        const unsigned left = sudoku__count_bits(logic->board.places[house][digit]);
        if (left >= 1 && left <= size)
            eligible[count++] = digit;
    }
    for (unsigned next = 0;;) {
        if (next == count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            continue;
        }
        chosen[depth] = next;
        const unsigned digit = eligible[next++];
        digits[depth + 1] = digits[depth] | sudoku__bit(digit - 1);
        places[depth + 1] = places[depth] | logic->board.places[house][digit];
        if (sudoku__count_bits(places[depth + 1]) > size)
            continue;
        if (++depth < size)
            continue;
        if (sudoku__count_bits(places[size]) == size &&
            take_hidden(logic, house, places[size], digits[size], size) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

static sudoku_status hidden(sudoku_logic *logic, unsigned size)
{
    for (unsigned i = 0; i < logic->geometry.houses; i++)
        if (hidden_in_house(logic, logic->geometry.brc[i], size) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

/* A digit of one house, all of whose places lie in the other as well, leaves the rest of that. */
static sudoku_status lock(sudoku_logic *logic, enum sudoku__technique_index technique,
                          unsigned from, unsigned to, unsigned digit)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const uint32_t places = logic->board.places[from][digit];
    if (!places || sudoku__is_single(places) || (places & ~geometry->overlap[from][to]))
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, technique, 0);
    for (uint32_t rest = logic->board.places[to][digit] & ~geometry->overlap[to][from]; rest;
         rest &= rest - 1)
        sudoku__step_eliminate(&logic->step, &logic->board,
                               geometry->house_cell[to][sudoku__lowest(rest)], digit);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    logic->step.view.house = from;
    sudoku__step_mark_places(&logic->step, &logic->board, geometry, from, digit,
                             SUDOKU_ROLE_PATTERN);
    sudoku__step_digit_premise(&logic->step, from, digit);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_hodoku_pointing(sudoku_logic *logic)
{
    const unsigned order = logic->geometry.order, boxes = logic->geometry.boxes;
    for (unsigned box = 2 * order; box < 2 * order + boxes; box++)
        for (unsigned digit = 1; digit <= order; digit++)
            for (unsigned line = 0; line < 2 * order; line++)
                if (lock(logic, SUDOKU__POINTING, box, line, digit) == SUDOKU_OK)
                    return SUDOKU_OK;
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_hodoku_claiming(sudoku_logic *logic)
{
    const unsigned order = logic->geometry.order, boxes = logic->geometry.boxes;
    for (unsigned line = 0; line < 2 * order; line++)
        for (unsigned digit = 1; digit <= order; digit++)
            for (unsigned box = 2 * order; box < 2 * order + boxes; box++)
                if (lock(logic, SUDOKU__CLAIMING, line, box, digit) == SUDOKU_OK)
                    return SUDOKU_OK;
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_locked_pair(sudoku_logic *logic)
{
    return naked(logic, 2, true);
}

sudoku_status sudoku__find_locked_triple(sudoku_logic *logic)
{
    return naked(logic, 3, true);
}

sudoku_status sudoku__find_hodoku_naked_pair(sudoku_logic *logic)
{
    return naked(logic, 2, false);
}

sudoku_status sudoku__find_hodoku_naked_triple(sudoku_logic *logic)
{
    return naked(logic, 3, false);
}

sudoku_status sudoku__find_hodoku_naked_quad(sudoku_logic *logic)
{
    return naked(logic, 4, false);
}

sudoku_status sudoku__find_hodoku_hidden_pair(sudoku_logic *logic)
{
    return hidden(logic, 2);
}

sudoku_status sudoku__find_hodoku_hidden_triple(sudoku_logic *logic)
{
    return hidden(logic, 3);
}

sudoku_status sudoku__find_hodoku_hidden_quad(sudoku_logic *logic)
{
    return hidden(logic, 4);
}
