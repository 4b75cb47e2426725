/* SPDX-License-Identifier: MIT */
/*
 * Franken fish: fish (see line_fish.c) whose base houses are lines and boxes, and whose covers are
 * crossing lines and boxes, of two to four.
 *
 * Base houses may overlap then: a place in two of them is an endo fin, since two bases would need
 * it at once.  Covers may overlap too: a place in two of them is taken away by the fish itself,
 * even if it is in a base (cannibalism).  What is not covered, and the endo fins, are fins; what is
 * taken away must see them all.
 *
 * The first found is taken: digits, rows before columns, base houses and covers in lexicographic
 * order, lines before boxes.  Five fins at most, two of them endo fins.  9x9 cells only.
 */
#include "logic/als.h"
#include "logic/logic.h"

enum { LARGEST = 4, MOST_FINS = 5, MOST_ENDO_FINS = 2, MOST_UNITS = 18 };

typedef struct unit {
    unsigned house;
    sudoku__cells81 places;
} unit;

typedef struct franken {
    unsigned digit, size;
    bool finned;
    unsigned bases, covers;
    unit base[MOST_UNITS], cover[MOST_UNITS]; /* to choose from */
    unsigned chosen_base[LARGEST], chosen_cover[LARGEST];
    sudoku__cells81 all, endo; /* of the chosen bases: their places, and those in two */
} franken;

static unsigned size_of(sudoku__cells81 set)
{
    return sudoku__count_bits((uint32_t)set.low) + sudoku__count_bits((uint32_t)(set.low >> 32)) +
           sudoku__count_bits((uint32_t)set.high);
}

static void list_units(const sudoku_logic *logic, franken *of, bool rows)
{
    of->bases = of->covers = 0;
    for (unsigned house = 0; house < logic->geometry.houses; house++) {
        const bool box = house >= 18, row = house < 9;
        unit made = {.house = house};
        for (uint32_t rest = logic->board.places[house][of->digit]; rest; rest &= rest - 1)
            made.places = sudoku__either(
                made.places,
                sudoku__one_cell(logic->geometry.house_cell[house][sudoku__lowest(rest)]));
        if (sudoku__is_empty(made.places))
            continue;
        if ((box || row == rows) && (of->finned || size_of(made.places) <= of->size))
            of->base[of->bases++] = made;
        if (box || row != rows)
            of->cover[of->covers++] = made;
    }
}

static void mark_bases(sudoku_logic *logic, const franken *of, sudoku__cells81 fins)
{
    for (unsigned i = 0; i < of->size; i++)
        sudoku__step_digit_premise(&logic->step, of->base[of->chosen_base[i]].house, of->digit);
    for (sudoku__cells81 left = of->all; !sudoku__is_empty(left);) {
        const unsigned cell = sudoku__take_cell(&left);
        const sudoku__cells81 here = sudoku__one_cell(cell);
        sudoku__step_mark(&logic->step, cell, of->digit,
                          !sudoku__is_empty(sudoku__both(of->endo, here)) ? SUDOKU_ROLE_ENDO_FIN
                          : !sudoku__is_empty(sudoku__both(fins, here))   ? SUDOKU_ROLE_FIN
                                                                          : SUDOKU_ROLE_PATTERN);
    }
}

/* Bases and covers are chosen. */
static sudoku_status take(sudoku_logic *logic, const franken *of, bool boxes)
{
    static const enum sudoku__technique_index names[][2] = {
        {SUDOKU__FRANKEN_X_WING, SUDOKU__FINNED_FRANKEN_X_WING},
        {SUDOKU__FRANKEN_SWORDFISH, SUDOKU__FINNED_FRANKEN_SWORDFISH},
        {SUDOKU__FRANKEN_JELLYFISH, SUDOKU__FINNED_FRANKEN_JELLYFISH}};
    sudoku__cells81 covered = {0, 0}, twice = {0, 0};
    for (unsigned i = 0; i < of->size; i++) {
        const sudoku__cells81 places = of->cover[of->chosen_cover[i]].places;
        twice = sudoku__either(twice, sudoku__both(covered, places));
        covered = sudoku__either(covered, places);
    }
    const sudoku__cells81 fins = sudoku__either(sudoku__without(of->all, covered), of->endo);
    const bool finned = !sudoku__is_empty(fins);
    if (!boxes || finned != of->finned || (finned && size_of(fins) > MOST_FINS))
        return SUDOKU_NONE;
    sudoku__cells81 gone = sudoku__either(sudoku__without(covered, of->all), twice);
    for (sudoku__cells81 left = fins; !sudoku__is_empty(left);)
        gone = sudoku__both(gone, logic->als.peers[sudoku__take_cell(&left)]);
    if (sudoku__is_empty(gone))
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, names[of->size - 2][finned], 0);
    while (!sudoku__is_empty(gone))
        sudoku__step_eliminate(&logic->step, &logic->board, sudoku__take_cell(&gone), of->digit);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    mark_bases(logic, of, fins);
    return SUDOKU_OK;
}

static bool is_base(const franken *of, unsigned house)
{
    for (unsigned i = 0; i < of->size; i++)
        if (of->base[of->chosen_base[i]].house == house)
            return true;
    return false;
}

/* All covers of the chosen bases, in lexicographic order.  Where the best of the covers could not
   leave few enough places for fins, the rest is not tried. */
static sudoku_status try_covers(sudoku_logic *logic, franken *of)
{
    const unsigned fins = of->finned ? MOST_FINS : 0;
    unsigned usable[MOST_UNITS], holds[MOST_UNITS], count = 0, chosen[LARGEST], depth = 0, most = 0;
    unsigned covered[LARGEST + 1] = {0};
    bool box_base = false;
    const unsigned all = size_of(of->all);
    for (unsigned i = 0; i < of->covers; i++) {
        const unsigned held = size_of(sudoku__both(of->cover[i].places, of->all));
        if (held == 0 || is_base(of, of->cover[i].house))
            continue;
        holds[count] = held;
        usable[count++] = i;
        most = held > most ? held : most;
    }
    for (unsigned i = 0; i < of->size; i++)
        box_base |= of->base[of->chosen_base[i]].house >= 18;
    for (unsigned next = 0;;) {
        if (next == count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            continue;
        }
        covered[depth + 1] = covered[depth] + holds[next];
        chosen[depth] = next;
        of->chosen_cover[depth] = usable[next++];
        if (all > covered[depth + 1] + (of->size - depth - 1) * most + fins)
            continue;
        if (++depth < of->size)
            continue;
        bool boxes = box_base;
        for (unsigned i = 0; i < of->size; i++)
            boxes |= of->cover[of->chosen_cover[i]].house >= 18;
        logic->work++;
        if (take(logic, of, boxes) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

/* All choices of base houses, in lexicographic order. */
static sudoku_status try_bases(sudoku_logic *logic, franken *of)
{
    sudoku__cells81 all[LARGEST + 1] = {{0, 0}}, endo[LARGEST + 1] = {{0, 0}};
    unsigned depth = 0;
    for (unsigned next = 0;;) {
        if (next == of->bases) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = of->chosen_base[--depth] + 1;
            continue;
        }
        const sudoku__cells81 places = of->base[next].places;
        all[depth + 1] = sudoku__either(all[depth], places);
        endo[depth + 1] = sudoku__either(endo[depth], sudoku__both(all[depth], places));
        of->chosen_base[depth] = next++;
        if (size_of(endo[depth + 1]) > (of->finned ? MOST_ENDO_FINS : 0))
            continue;
        if (++depth < of->size)
            continue;
        of->all = all[depth];
        of->endo = endo[depth];
        if (try_covers(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

static sudoku_status find(sudoku_logic *logic, unsigned size, bool finned)
{
    franken of = {.size = size, .finned = finned};
    for (of.digit = 1; of.digit <= logic->geometry.order; of.digit++)
        for (unsigned columns = 0; columns < 2; columns++) {
            list_units(logic, &of, !columns);
            if (try_bases(logic, &of) == SUDOKU_OK)
                return SUDOKU_OK;
            if (logic->work >= logic->budget)
                return SUDOKU_LIMIT;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_franken_x_wing(sudoku_logic *logic)
{
    return find(logic, 2, false);
}

sudoku_status sudoku__find_franken_swordfish(sudoku_logic *logic)
{
    return find(logic, 3, false);
}

sudoku_status sudoku__find_franken_jellyfish(sudoku_logic *logic)
{
    return find(logic, 4, false);
}

sudoku_status sudoku__find_finned_franken_x_wing(sudoku_logic *logic)
{
    return find(logic, 2, true);
}

sudoku_status sudoku__find_finned_franken_swordfish(sudoku_logic *logic)
{
    return find(logic, 3, true);
}

sudoku_status sudoku__find_finned_franken_jellyfish(sudoku_logic *logic)
{
    return find(logic, 4, true);
}
