/* SPDX-License-Identifier: MIT */
/*
 * Colouring: the places of a digit that are joined by houses with two places get two colours in
 * turn, one of which is true.
 *
 * Simple colours: where two cells of one colour see each other the colour is false ("wrap"); what
 * sees both colours is not the digit ("trap").  Multi colours, of two such groups: a colour that
 * sees both colours of the other group is false; where a colour of each see one another, one of the
 * other two is true, and what sees both is not the digit.
 *
 * Groups are coloured from their first cell, through row, column and box; digits and groups in
 * rising order; the first with an effect is taken, as in HoDoKu.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

enum { MOST_GROUPS = SUDOKU__MAX_HOUSES /* each has a house of its own */ };

/* One group: cells by colour, and the houses that join them. */
typedef struct group {
    sudoku__cellset colour[2];
} group;

typedef struct colouring {
    unsigned digit, count;
    sudoku__cellset places;
    group groups[MOST_GROUPS];
} colouring;

/* The other place of a digit in a house with two; SUDOKU__NO_CELL: there is none. */
static unsigned partner(const sudoku_logic *logic, unsigned house, unsigned digit, unsigned cell)
{
    const uint32_t places = logic->board.places[house][digit];
    if (sudoku__count_bits(places) != 2)
        return SUDOKU__NO_CELL;
    const unsigned first = logic->geometry.house_cell[house][sudoku__lowest(places)];
    const unsigned second =
        logic->geometry.house_cell[house][sudoku__lowest(places & (places - 1))];
    return first == cell ? second : first;
}

/* Colours what is joined to a cell.  What comes to have both colours keeps the first. */
static void colour_from(const sudoku_logic *logic, unsigned digit, unsigned start, group *made)
{
    uint16_t waiting[SUDOKU_MAX_CELLS];
    unsigned count = 0;
    sudoku__set_clear(&made->colour[0]);
    sudoku__set_clear(&made->colour[1]);
    sudoku__set_add(&made->colour[0], start);
    waiting[count++] = (uint16_t)start;
    while (count > 0) {
        const unsigned cell = waiting[--count];
        const bool colour = sudoku__set_has(&made->colour[1], cell);
        for (unsigned s = 0; s < logic->geometry.seats[cell]; s++) {
            const unsigned other = partner(logic, logic->geometry.seat[cell][s].house, digit, cell);
            if (other == SUDOKU__NO_CELL || sudoku__set_has(&made->colour[0], other) ||
                sudoku__set_has(&made->colour[1], other))
                continue;
            sudoku__set_add(&made->colour[!colour], other);
            waiting[count++] = (uint16_t)other;
        }
    }
}

static void colour_digit(const sudoku_logic *logic, unsigned digit, colouring *made)
{
    made->digit = digit;
    made->count = 0;
    sudoku__set_of_digit(&made->places, &logic->board, &logic->geometry, digit);
    sudoku__cellset left = made->places;
    for (unsigned cell = sudoku__set_next(&left, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&left, cell + 1)) {
        group *const here = &made->groups[made->count];
        colour_from(logic, digit, cell, here);
        sudoku__set_minus(&left, &here->colour[0]);
        sudoku__set_minus(&left, &here->colour[1]);
        made->count += !sudoku__set_empty(&here->colour[1]);
    }
}

/* The places that see a cell of the set. */
static void seen_by(const sudoku_logic *logic, const colouring *all, const sudoku__cellset *by,
                    sudoku__cellset *seen)
{
    sudoku__set_clear(seen);
    for (unsigned cell = sudoku__set_next(by, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(by, cell + 1)) {
        sudoku__cellset more = all->places;
        sudoku__set_and_peers(&more, &logic->geometry, cell);
        sudoku__set_or(seen, &more);
    }
}

static void eliminate(sudoku_logic *logic, const colouring *all, const sudoku__cellset *cells)
{
    for (unsigned cell = sudoku__set_next(cells, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(cells, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, all->digit);
}

/* What sees both sets is not the digit. */
static void eliminate_between(sudoku_logic *logic, const colouring *all, const sudoku__cellset *a,
                              const sudoku__cellset *b)
{
    sudoku__cellset seen_a, seen_b;
    seen_by(logic, all, a, &seen_a);
    seen_by(logic, all, b, &seen_b);
    sudoku__set_and(&seen_a, &seen_b);
    eliminate(logic, all, &seen_a);
}

static void explain(sudoku_logic *logic, const colouring *all, const group *of, sudoku_role first,
                    sudoku_role second)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        const sudoku__cellset *const cells = &of->colour[colour];
        for (unsigned cell = sudoku__set_next(cells, 0); cell != SUDOKU__NO_CELL;
             cell = sudoku__set_next(cells, cell + 1)) {
            const unsigned here = sudoku__step_mark(&logic->step, cell, all->digit,
                                                    colour ? second : first);
            for (unsigned s = 0; s < logic->geometry.seats[cell]; s++) {
                const unsigned house = logic->geometry.seat[cell][s].house;
                const unsigned other = partner(logic, house, all->digit, cell);
                if (other == SUDOKU__NO_CELL)
                    continue;
                sudoku__step_digit_premise(&logic->step, house, all->digit);
                if (colour && sudoku__set_has(&of->colour[0], other))
                    sudoku__step_link(&logic->step,
                                      sudoku__step_mark(&logic->step, other, all->digit, first),
                                      here);
            }
        }
    }
}

static bool sees_itself(const sudoku_logic *logic, const colouring *all,
                        const sudoku__cellset *colour)
{
    sudoku__cellset seen;
    seen_by(logic, all, colour, &seen);
    return sudoku__sets_meet(&seen, colour);
}

static sudoku_status simple_of(sudoku_logic *logic, const colouring *all, const group *of)
{
    sudoku__step_start(&logic->step, SUDOKU__COLOUR_WRAP, 0);
    for (unsigned colour = 0; colour < 2; colour++)
        if (sees_itself(logic, all, &of->colour[colour]))
            eliminate(logic, all, &of->colour[colour]);
    if (!sudoku__step_has_effect(&logic->step)) {
        sudoku__step_start(&logic->step, SUDOKU__COLOUR_TRAP, 0);
        eliminate_between(logic, all, &of->colour[0], &of->colour[1]);
        if (!sudoku__step_has_effect(&logic->step))
            return SUDOKU_NONE;
    }
    explain(logic, all, of, SUDOKU_ROLE_COLOUR_A, SUDOKU_ROLE_COLOUR_B);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_simple_colours(sudoku_logic *logic)
{
    colouring all;
    for (unsigned digit = 1; digit <= logic->geometry.order; digit++) {
        colour_digit(logic, digit, &all);
        for (unsigned i = 0; i < all.count; i++)
            if (simple_of(logic, &all, &all.groups[i]) == SUDOKU_OK)
                return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status multi_of(sudoku_logic *logic, const colouring *all, const group *a,
                              const group *b)
{
    bool meets[2][2]; /* a colour of the one sees a colour of the other */
    for (unsigned i = 0; i < 2; i++) {
        sudoku__cellset seen;
        seen_by(logic, all, &a->colour[i], &seen);
        for (unsigned j = 0; j < 2; j++)
            meets[i][j] = sudoku__sets_meet(&seen, &b->colour[j]);
    }
    sudoku__step_start(&logic->step, SUDOKU__MULTI_COLOURS_2, 0);
    for (unsigned i = 0; i < 2; i++)
        if (meets[i][0] && meets[i][1])
            eliminate(logic, all, &a->colour[i]);
    if (!sudoku__step_has_effect(&logic->step)) {
        sudoku__step_start(&logic->step, SUDOKU__MULTI_COLOURS_1, 0);
        for (unsigned i = 0; i < 2; i++)
            for (unsigned j = 0; j < 2; j++)
                if (meets[i][j])
                    eliminate_between(logic, all, &a->colour[1 - i], &b->colour[1 - j]);
        if (!sudoku__step_has_effect(&logic->step))
            return SUDOKU_NONE;
    }
    explain(logic, all, a, SUDOKU_ROLE_COLOUR_A, SUDOKU_ROLE_COLOUR_B);
    explain(logic, all, b, SUDOKU_ROLE_COLOUR_C, SUDOKU_ROLE_COLOUR_D);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_multi_colours(sudoku_logic *logic)
{
    colouring all;
    for (unsigned digit = 1; digit <= logic->geometry.order; digit++) {
        colour_digit(logic, digit, &all);
        for (unsigned i = 0; i < all.count; i++)
            for (unsigned j = 0; j < all.count; j++)
                if (i != j && multi_of(logic, &all, &all.groups[i], &all.groups[j]) == SUDOKU_OK)
                    return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}
