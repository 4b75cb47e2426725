/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles in HoDoKu's order: uniqueness tests 1 to 6 and hidden rectangles.
 *
 * Four cells in two rows, two columns and two boxes, none of them given, would make a puzzle with
 * two solutions if they held two digits alone.  Corners without other candidates than these two are
 * called floor, the others roof.
 *   1  three floor corners: the roof is neither digit;
 *   2  the roof has one more candidate, in two or (5: also diagonal or three) corners: what sees
 *      them all is not that;
 *   3  the more candidates of two roof corners make a naked subset with cells of a house;
 *   4  one digit has its only places of a house in two roof corners: they are not the other digit;
 *   6  the same crosswise: a digit that in both rows and columns of two opposite roof corners
 *      stands in the rectangle alone is not in the roof;
 *   hidden  from a floor corner, a digit whose only places of the opposite row and column are in
 * the rectangle: the opposite corner is not the other digit. A corner may lack one of the two
 * digits as long as no filled cell forbids it there.
 *
 * HoDoKu starts at each cell with two candidates, takes its partner in the box and then the other
 * pair in the order of the line, and looks at each set of four cells once.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

enum { CORNERS = 4, MOST_SEEN = 400, MOST_SUBSET = SUDOKU_MAX_ORDER };

typedef struct rectangle {
    unsigned corner[CORNERS]; /* 0 and 1 in one box, 2 and 3 in another; 0 and 2 in one line */
    unsigned digit[2];
    unsigned floor[CORNERS], floors, roof[CORNERS], roofs;
} rectangle;

static uint32_t pair_of(const rectangle *of)
{
    return sudoku__bit(of->digit[0] - 1) | sudoku__bit(of->digit[1] - 1);
}

static unsigned box_of(const sudoku_logic *logic, unsigned cell)
{
    return logic->geometry.seat[cell][0].house;
}

static unsigned row_of(const sudoku_logic *logic, unsigned cell)
{
    return cell / logic->geometry.order;
}

static unsigned column_of(const sudoku_logic *logic, unsigned cell)
{
    return cell % logic->geometry.order;
}

static bool is_corner(const rectangle *of, unsigned cell)
{
    for (unsigned i = 0; i < CORNERS; i++)
        if (of->corner[i] == cell)
            return true;
    return false;
}

/* Whether a cell is empty and sees no filled cell with that digit. */
static bool is_allowed(const sudoku_logic *logic, unsigned cell, unsigned digit)
{
    if (logic->board.cell[cell])
        return false;
    for (unsigned s = 0; s < logic->geometry.seats[cell]; s++)
        if (!(logic->board.missing[logic->geometry.seat[cell][s].house] >> (digit - 1) & 1))
            return false;
    return true;
}

/* Ends a step that has an effect with the rectangle as its pattern. */
static sudoku_status finish(sudoku_logic *logic, const rectangle *of)
{
    sudoku__step *const step = &logic->step;
    if (!sudoku__step_has_effect(step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < CORNERS; i++)
        for (unsigned d = 0; d < 2; d++)
            if (sudoku__has(&logic->board, of->corner[i], of->digit[d]))
                sudoku__step_mark(step, of->corner[i], of->digit[d], SUDOKU_ROLE_PATTERN);
    for (unsigned i = 0; i < of->floors; i++)
        sudoku__step_cell_premise(step, of->floor[i]);
    return SUDOKU_OK;
}

/* Says that roof corners have no candidates but those they have. */
static void state_roof(sudoku_logic *logic, const rectangle *of)
{
    for (unsigned i = 0; i < of->roofs; i++) {
        const uint32_t more = logic->board.candidates[of->roof[i]] & ~pair_of(of);
        for (uint32_t rest = more; rest; rest &= rest - 1)
            sudoku__step_mark(&logic->step, of->roof[i], sudoku__lowest(rest) + 1,
                              SUDOKU_ROLE_EXTRA);
        sudoku__step_cell_premise(&logic->step, of->roof[i]);
    }
}

static sudoku_status test_1(sudoku_logic *logic, const rectangle *of)
{
    if (of->floors != 3)
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, SUDOKU__UNIQUE_RECTANGLE_1, 0);
    for (unsigned d = 0; d < 2; d++)
        sudoku__step_eliminate(&logic->step, &logic->board, of->roof[0], of->digit[d]);
    return finish(logic, of);
}

static bool is_diagonal(const sudoku_logic *logic, unsigned a, unsigned b)
{
    return row_of(logic, a) != row_of(logic, b) && column_of(logic, a) != column_of(logic, b);
}

/* Tests 2 and 5. */
static sudoku_status test_2(sudoku_logic *logic, const rectangle *of)
{
    uint32_t more = 0;
    if (of->floors != 1 && of->floors != 2)
        return SUDOKU_NONE;
    for (unsigned i = 0; i < of->roofs; i++)
        more |= logic->board.candidates[of->roof[i]] & ~pair_of(of);
    if (!sudoku__is_single(more))
        return SUDOKU_NONE;
    const unsigned digit = sudoku__lowest(more) + 1;
    sudoku__cellset gone;
    sudoku__set_of_digit(&gone, &logic->board, &logic->geometry, digit);
    for (unsigned i = 0; i < of->roofs; i++)
        sudoku__set_and_peers(&gone, &logic->geometry, of->roof[i]);
    sudoku__step_start(&logic->step,
                       of->roofs == 3 || is_diagonal(logic, of->roof[0], of->roof[1])
                           ? SUDOKU__UNIQUE_RECTANGLE_5
                           : SUDOKU__UNIQUE_RECTANGLE_2,
                       0);
    for (unsigned cell = sudoku__set_next(&gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(&gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
    if (finish(logic, of) != SUDOKU_OK)
        return SUDOKU_NONE;
    state_roof(logic, of);
    return SUDOKU_OK;
}

/* The cells of a naked subset: two roof corners, then others. */
typedef struct subset {
    unsigned count, cell[MOST_SUBSET];
    uint32_t digits;
} subset;

static bool in_subset(const subset *of, unsigned cell)
{
    for (unsigned i = 0; i < of->count; i++)
        if (of->cell[i] == cell)
            return true;
    return false;
}

static void eliminate_in_house(sudoku_logic *logic, const subset *with, unsigned house)
{
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[house][place];
        if (in_subset(with, cell))
            continue;
        for (uint32_t rest = logic->board.candidates[cell] & with->digits; rest; rest &= rest - 1)
            sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(rest) + 1);
    }
}

/* Whether all cells of the subset lie in one box, row or column, as 'of' says. */
static bool all_share(const sudoku_logic *logic, const subset *with,
                      unsigned (*of)(const sudoku_logic *, unsigned))
{
    for (unsigned i = 1; i < with->count; i++)
        if (of(logic, with->cell[i]) != of(logic, with->cell[0]))
            return false;
    return true;
}

static sudoku_status take_subset(sudoku_logic *logic, const rectangle *of, const subset *with,
                                 unsigned house)
{
    const bool is_box = house / logic->geometry.order == SUDOKU__BOX;
    if (is_box && (all_share(logic, with, row_of) || all_share(logic, with, column_of)))
        return SUDOKU_NONE;
    if (sudoku__count_bits(with->digits) != with->count - 1)
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, SUDOKU__UNIQUE_RECTANGLE_3, 0);
    eliminate_in_house(logic, with, house);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    if (!is_box && all_share(logic, with, box_of))
        eliminate_in_house(logic, with, box_of(logic, with->cell[0]));
    if (finish(logic, of) != SUDOKU_OK)
        return SUDOKU_NONE;
    logic->step.view.house = house;
    state_roof(logic, of);
    for (unsigned i = 2; i < with->count; i++) {
        sudoku__step_mark_cell(&logic->step, &logic->board, with->cell[i], SUDOKU_ROLE_SET_A);
        sudoku__step_cell_premise(&logic->step, with->cell[i]);
    }
    return SUDOKU_OK;
}

/* All sets of eligible cells of a house, depth first. */
static sudoku_status subsets_in(sudoku_logic *logic, const rectangle *of, unsigned house)
{
    unsigned eligible[SUDOKU_MAX_ORDER], count = 0, chosen[SUDOKU_MAX_ORDER], depth = 0;
    uint32_t digits[SUDOKU_MAX_ORDER + 1] = {0};
    subset with = {.count = 2, .cell = {of->roof[0], of->roof[1]}};
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[house][place];
        const uint32_t candidates = logic->board.candidates[cell];
        if (candidates && !(candidates & pair_of(of)) && !is_corner(of, cell))
            eligible[count++] = cell;
    }
    digits[0] = (logic->board.candidates[of->roof[0]] | logic->board.candidates[of->roof[1]]) &
                ~pair_of(of);
    for (unsigned next = 0;;) {
        if (next == count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            with.count--;
            continue;
        }
        chosen[depth] = next;
        with.cell[with.count++] = eligible[next];
        digits[depth + 1] = digits[depth] | logic->board.candidates[eligible[next]];
        with.digits = digits[++depth];
        next++;
        logic->work++;
        if (take_subset(logic, of, &with, house) == SUDOKU_OK)
            return SUDOKU_OK;
    }
}

static sudoku_status test_3(sudoku_logic *logic, const rectangle *of)
{
    const unsigned a = of->roof[0], b = of->roof[1], order = logic->geometry.order;
    if (of->floors != 2)
        return SUDOKU_NONE;
    if (row_of(logic, a) == row_of(logic, b) &&
        subsets_in(logic, of, row_of(logic, a)) == SUDOKU_OK)
        return SUDOKU_OK;
    if (column_of(logic, a) == column_of(logic, b) &&
        subsets_in(logic, of, order + column_of(logic, a)) == SUDOKU_OK)
        return SUDOKU_OK;
    if (box_of(logic, a) == box_of(logic, b))
        return subsets_in(logic, of, box_of(logic, a));
    return SUDOKU_NONE;
}

/* Whether a digit's places in a house are all corners. */
static bool stays_inside(const sudoku_logic *logic, const rectangle *of, unsigned house,
                         unsigned digit)
{
    for (uint32_t rest = logic->board.places[house][digit]; rest; rest &= rest - 1)
        if (!is_corner(of, logic->geometry.house_cell[house][sudoku__lowest(rest)]))
            return false;
    return true;
}

static sudoku_status test_4(sudoku_logic *logic, const rectangle *of)
{
    const unsigned a = of->roof[0], b = of->roof[1], order = logic->geometry.order;
    if (of->floors != 2 || is_diagonal(logic, a, b))
        return SUDOKU_NONE;
    const unsigned line = row_of(logic, a) == row_of(logic, b) ? row_of(logic, a)
                                                               : order + column_of(logic, a);
    for (unsigned d = 0; d < 2; d++) {
        const unsigned locked = of->digit[d], gone = of->digit[1 - d];
        if (!stays_inside(logic, of, line, locked) ||
            (box_of(logic, a) == box_of(logic, b) &&
             !stays_inside(logic, of, box_of(logic, a), locked)))
            continue;
        sudoku__step_start(&logic->step, SUDOKU__UNIQUE_RECTANGLE_4, 0);
        sudoku__step_eliminate(&logic->step, &logic->board, a, gone);
        sudoku__step_eliminate(&logic->step, &logic->board, b, gone);
        if (finish(logic, of) != SUDOKU_OK)
            return SUDOKU_NONE;
        logic->step.view.house = line;
        sudoku__step_digit_premise(&logic->step, line, locked);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status test_6(sudoku_logic *logic, const rectangle *of)
{
    const unsigned a = of->roof[0], b = of->roof[1], order = logic->geometry.order;
    if (of->floors != 2 || !is_diagonal(logic, a, b))
        return SUDOKU_NONE;
    const unsigned lines[] = {row_of(logic, a), row_of(logic, b), order + column_of(logic, a),
                              order + column_of(logic, b)};
    for (unsigned d = 0; d < 2; d++) {
        bool inside = true;
        for (unsigned i = 0; i < CORNERS; i++)
            inside = inside && stays_inside(logic, of, lines[i], of->digit[d]);
        if (!inside)
            continue;
        sudoku__step_start(&logic->step, SUDOKU__UNIQUE_RECTANGLE_6, 0);
        sudoku__step_eliminate(&logic->step, &logic->board, a, of->digit[d]);
        sudoku__step_eliminate(&logic->step, &logic->board, b, of->digit[d]);
        if (finish(logic, of) != SUDOKU_OK)
            return SUDOKU_NONE;
        for (unsigned i = 0; i < 2; i++) /* of each roof corner it is the other one's row */
            if (sudoku__has(&logic->board, of->roof[i], of->digit[d]))
                sudoku__step_digit_premise(&logic->step, lines[1 - i], of->digit[d]);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status hidden_from(sudoku_logic *logic, const rectangle *of, unsigned corner)
{
    const unsigned order = logic->geometry.order;
    unsigned opposite = corner;
    for (unsigned i = 0; i < CORNERS; i++)
        if (is_diagonal(logic, of->corner[i], corner))
            opposite = of->corner[i];
    for (unsigned d = 0; d < 2; d++) {
        const unsigned locked = of->digit[d], gone = of->digit[1 - d];
        const unsigned row = row_of(logic, opposite), column = order + column_of(logic, opposite);
        if (!stays_inside(logic, of, row, locked) || !stays_inside(logic, of, column, locked))
            continue;
        sudoku__step_start(&logic->step, SUDOKU__HIDDEN_RECTANGLE, 0);
        sudoku__step_eliminate(&logic->step, &logic->board, opposite, gone);
        if (!sudoku__step_has_effect(&logic->step))
            continue;
        rectangle one = *of; /* no other floor corner is needed */
        one.floor[0] = corner;
        one.floors = 1;
        (void)finish(logic, &one);
        sudoku__step_digit_premise(&logic->step, row, locked);
        sudoku__step_digit_premise(&logic->step, column, locked);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status hidden(sudoku_logic *logic, const rectangle *of)
{
    if (of->floors != 1 && !(of->floors == 2 && is_diagonal(logic, of->floor[0], of->floor[1])))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < of->floors; i++)
        if (hidden_from(logic, of, of->floor[i]) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

/* Corners are told apart in rising order of cells. */
static void sort_corners(const sudoku_logic *logic, rectangle *of)
{
    unsigned sorted[CORNERS];
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned j = i;
        for (; j > 0 && sorted[j - 1] > of->corner[i]; j--)
            sorted[j] = sorted[j - 1];
        sorted[j] = of->corner[i];
    }
    of->floors = of->roofs = 0;
    for (unsigned i = 0; i < CORNERS; i++)
        if (logic->board.candidates[sorted[i]] & ~pair_of(of))
            of->roof[of->roofs++] = sorted[i];
        else
            of->floor[of->floors++] = sorted[i];
}

static sudoku_status try_rectangle(sudoku_logic *logic, rectangle *of)
{
    typedef sudoku_status test(sudoku_logic *, const rectangle *);
    static test *const tests[] = {test_1, test_2, test_3, test_4, test_6, hidden};
    sort_corners(logic, of);
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
        if (tests[i](logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

/* The sets of four cells that were looked at; HoDoKu knows them by this number, which two different
   sets may share. */
typedef struct seen {
    unsigned count, number[MOST_SEEN];
} seen;

static bool is_new(const rectangle *of, seen *before)
{
    unsigned sorted[CORNERS];
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned j = i;
        for (; j > 0 && sorted[j - 1] > of->corner[i]; j--)
            sorted[j] = sorted[j - 1];
        sorted[j] = of->corner[i];
    }
    const unsigned number = ((sorted[0] * 10 + sorted[1]) * 10 + sorted[2]) * 10 + sorted[3];
    for (unsigned i = 0; i < before->count; i++)
        if (before->number[i] == number)
            return false;
    if (before->count < MOST_SEEN)
        before->number[before->count++] = number;
    return true;
}

/* All rectangles with two corners given. */
static sudoku_status from_pair(sudoku_logic *logic, rectangle *of, seen *before)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned a = of->corner[0], b = of->corner[1], order = geometry->order;
    const bool in_row = row_of(logic, a) == row_of(logic, b);
    for (unsigned place = 0; place < order; place++) {
        const unsigned c = in_row ? place * order + column_of(logic, a)
                                  : row_of(logic, a) * order + place;
        const unsigned d = in_row ? place * order + column_of(logic, b)
                                  : row_of(logic, b) * order + place;
        if (box_of(logic, c) == box_of(logic, a) || box_of(logic, c) != box_of(logic, d))
            continue;
        if (!is_allowed(logic, c, of->digit[0]) || !is_allowed(logic, d, of->digit[0]) ||
            !is_allowed(logic, d, of->digit[1]))
            continue;
        of->corner[2] = c;
        of->corner[3] = d;
        if (is_new(of, before) && try_rectangle(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_rectangle(sudoku_logic *logic)
{
    seen before;
    rectangle of;
    before.count = 0;
    if (logic->geometry.shape.extra) /* the swap might break another rule */
        return SUDOKU_NONE;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++) {
        const uint32_t candidates = logic->board.candidates[cell];
        if (sudoku__count_bits(candidates) != 2)
            continue;
        of.corner[0] = cell;
        of.digit[0] = sudoku__lowest(candidates) + 1;
        of.digit[1] = sudoku__lowest(candidates & (candidates - 1)) + 1;
        for (unsigned place = 0; place < logic->geometry.order; place++) {
            const unsigned other = logic->geometry.house_cell[box_of(logic, cell)][place];
            if (other == cell || is_diagonal(logic, cell, other) ||
                !is_allowed(logic, other, of.digit[0]) || !is_allowed(logic, other, of.digit[1]))
                continue;
            of.corner[1] = other;
            if (from_pair(logic, &of, &before) == SUDOKU_OK)
                return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}
