/* SPDX-License-Identifier: MIT */
/*
 * Patterns of one digit that are built from two houses in which it has two places.
 *
 * Skyscraper: two parallel lines; one end of each lies in a common house across, so one of the
 * other two ends is true.  Two-string kite: a row and a column, with an end of each in one box;
 * again one of the far ends is true, and the cell that both see is not that digit.  Empty
 * rectangle: in a box all places of the digit lie in one row and one column; a line with two places
 * that starts in the one ends in a cell that, together with the other, sees the cell where the
 * digit cannot be.
 *
 * They are looked for in HoDoKu's order (digits, then houses, rows before columns; of the empty
 * rectangles the nine ways to choose row and column from the last to the first) and the first with
 * an effect is taken.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

enum { MOST_LINKS = 2 * SUDOKU_MAX_ORDER };

/* A house in which the digit has two places. */
typedef struct link {
    unsigned house, cell[2];
} link;

/* Collects the links of a digit in houses from .. to - 1. */
static unsigned links_of(const sudoku_logic *logic, unsigned digit, unsigned from, unsigned to,
                         link *links)
{
    unsigned count = 0;
    for (unsigned house = from; house < to; house++) {
        const uint32_t places = logic->board.places[house][digit];
        if (sudoku__count_bits(places) != 2)
            continue;
        links[count].house = house;
        links[count].cell[0] = logic->geometry.house_cell[house][sudoku__lowest(places)];
        links[count++].cell[1] =
            logic->geometry.house_cell[house][sudoku__lowest(places & (places - 1))];
    }
    return count;
}

/* Where two cells with the digit, one of which is true, take it away: all cells that see both. */
static bool seen_by_both(const sudoku_logic *logic, unsigned digit, unsigned a, unsigned b,
                         sudoku__cellset *gone)
{
    sudoku__set_of_digit(gone, &logic->board, &logic->geometry, digit);
    sudoku__set_and_peers(gone, &logic->geometry, a);
    sudoku__set_and_peers(gone, &logic->geometry, b);
    return !sudoku__set_empty(gone);
}

static void eliminate_all(sudoku_logic *logic, const sudoku__cellset *gone, unsigned digit)
{
    for (unsigned cell = sudoku__set_next(gone, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(gone, cell + 1))
        sudoku__step_eliminate(&logic->step, &logic->board, cell, digit);
}

/* The chain far end - near end - near end - far end of two links, for drawing, and its premises. */
static void explain_links(sudoku_logic *logic, unsigned digit, const link *first,
                          const link *second, unsigned far_first, unsigned far_second)
{
    sudoku__step *const step = &logic->step;
    const unsigned a = sudoku__step_mark(step, first->cell[far_first], digit, SUDOKU_ROLE_PINCER);
    const unsigned b = sudoku__step_mark(step, first->cell[1 - far_first], digit,
                                         SUDOKU_ROLE_PATTERN);
    const unsigned c = sudoku__step_mark(step, second->cell[1 - far_second], digit,
                                         SUDOKU_ROLE_PATTERN);
    const unsigned d = sudoku__step_mark(step, second->cell[far_second], digit, SUDOKU_ROLE_PINCER);
    sudoku__step_link(step, a, b);
    sudoku__step_link(step, b, c);
    sudoku__step_link(step, c, d);
    sudoku__step_digit_premise(step, first->house, digit);
    sudoku__step_digit_premise(step, second->house, digit);
}

/* Whether two cells lie in one line across: in one column for rows, in one row for columns. */
static bool share_line(const sudoku_logic *logic, bool rows, unsigned a, unsigned b)
{
    const unsigned order = logic->geometry.order;
    return rows ? a % order == b % order : a / order == b / order;
}

static sudoku_status skyscraper_of(sudoku_logic *logic, unsigned digit, bool rows)
{
    link links[MOST_LINKS];
    const unsigned order = logic->geometry.order;
    const unsigned count = links_of(logic, digit, rows ? 0 : order, rows ? order : 2 * order,
                                    links);
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = i + 1; j < count; j++) {
            const bool lows = share_line(logic, rows, links[i].cell[0], links[j].cell[0]);
            const bool highs = share_line(logic, rows, links[i].cell[1], links[j].cell[1]);
            const unsigned far = lows ? 1 : 0;
            sudoku__cellset gone;
            if (lows == highs ||
                !seen_by_both(logic, digit, links[i].cell[far], links[j].cell[far], &gone))
                continue;
            sudoku__step_start(&logic->step, SUDOKU__SKYSCRAPER, 0);
            eliminate_all(logic, &gone, digit);
            if (!sudoku__step_has_effect(&logic->step))
                return SUDOKU_NONE;
            explain_links(logic, digit, &links[i], &links[j], far, far);
            return SUDOKU_OK;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_skyscraper(sudoku_logic *logic)
{
    for (unsigned lines = 0; lines < 2; lines++)
        for (unsigned digit = 1; digit <= logic->geometry.order; digit++)
            if (skyscraper_of(logic, digit, lines == 0) == SUDOKU_OK)
                return SUDOKU_OK;
    return SUDOKU_NONE;
}

static unsigned box_of(const sudoku_logic *logic, unsigned cell)
{
    return logic->geometry.seat[cell][0].house;
}

static void turn(link *of)
{
    const unsigned first = of->cell[0];
    of->cell[0] = of->cell[1];
    of->cell[1] = first;
}

/* Turns the two links so that their first ends lie in one box; false: none do. */
static bool join_in_box(const sudoku_logic *logic, link *row, link *column)
{
    for (unsigned i = 0; i < 2; i++)
        for (unsigned j = 0; j < 2; j++) {
            if (box_of(logic, row->cell[i]) != box_of(logic, column->cell[j]))
                continue;
            if (i)
                turn(row);
            if (j)
                turn(column);
            return true;
        }
    return false;
}

static sudoku_status kite_of(sudoku_logic *logic, unsigned digit)
{
    link links[MOST_LINKS];
    const unsigned order = logic->geometry.order;
    const unsigned rows = links_of(logic, digit, 0, order, links);
    const unsigned all = rows + links_of(logic, digit, order, 2 * order, links + rows);
    for (unsigned i = 0; i < rows; i++)
        for (unsigned j = rows; j < all; j++) {
            link *const row = &links[i], *const column = &links[j];
            if (!join_in_box(logic, row, column))
                continue;
            if (row->cell[0] == column->cell[0] || row->cell[0] == column->cell[1] ||
                row->cell[1] == column->cell[0] || row->cell[1] == column->cell[1])
                continue;
            const unsigned cross = column->cell[1] / order * order + row->cell[1] % order;
            if (!sudoku__has(&logic->board, cross, digit))
                continue;
            sudoku__step_start(&logic->step, SUDOKU__TWO_STRING_KITE, 0);
            sudoku__step_eliminate(&logic->step, &logic->board, cross, digit);
            if (!sudoku__step_has_effect(&logic->step))
                return SUDOKU_NONE;
            explain_links(logic, digit, row, column, 1, 1);
            return SUDOKU_OK;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_two_string_kite(sudoku_logic *logic)
{
    for (unsigned digit = 1; digit <= logic->geometry.order; digit++)
        if (kite_of(logic, digit) == SUDOKU_OK)
            return SUDOKU_OK;
    return SUDOKU_NONE;
}

/* The places of a digit in a box: 'in_row' those in a row of it, 'in_column' in a column, and
   whether these are all, each has some of its own, and one has two. */
static bool is_empty_rectangle(const sudoku_logic *logic, unsigned digit, unsigned box,
                               unsigned row, unsigned column)
{
    const uint32_t places = logic->board.places[box][digit];
    const uint32_t in_row = places & logic->geometry.overlap[box][row];
    const uint32_t in_column = places & logic->geometry.overlap[box][column];
    return places == (in_row | in_column) && (in_row & ~in_column) && (in_column & ~in_row) &&
           (sudoku__count_bits(in_row) > 1 || sudoku__count_bits(in_column) > 1);
}

/* From the box along 'line' to a cell, from there along a link across, and back to 'target', the
   box's other line. */
static sudoku_status leave_box(sudoku_logic *logic, unsigned digit, unsigned box, unsigned line,
                               unsigned target)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    const unsigned order = geometry->order;
    const bool along_row = line < order;
    for (uint32_t rest = logic->board.places[line][digit] & ~geometry->overlap[line][box]; rest;
         rest &= rest - 1) {
        const unsigned place = sudoku__lowest(rest);
        const unsigned near = geometry->house_cell[line][place];
        const unsigned across = along_row ? order + place : place;
        const uint32_t ends = logic->board.places[across][digit];
        if (sudoku__count_bits(ends) != 2)
            continue;
        const unsigned other = sudoku__lowest(
            ends & ~sudoku__bit(along_row ? near / order : near % order));
        const unsigned end = geometry->house_cell[across][other];
        const unsigned gone = along_row ? end / order * order + target % order
                                        : target * order + end % order;
        if (box_of(logic, gone) == box || !sudoku__has(&logic->board, gone, digit))
            continue;
        sudoku__step_start(&logic->step, SUDOKU__EMPTY_RECTANGLE, 0);
        sudoku__step_eliminate(&logic->step, &logic->board, gone, digit);
        if (!sudoku__step_has_effect(&logic->step))
            return SUDOKU_NONE;
        logic->step.view.house = box;
        sudoku__step_mark_places(&logic->step, &logic->board, geometry, box, digit,
                                 SUDOKU_ROLE_PATTERN);
        sudoku__step_link(&logic->step,
                          sudoku__step_mark(&logic->step, near, digit, SUDOKU_ROLE_PATTERN),
                          sudoku__step_mark(&logic->step, end, digit, SUDOKU_ROLE_PINCER));
        sudoku__step_digit_premise(&logic->step, box, digit);
        sudoku__step_digit_premise(&logic->step, across, digit);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status empty_rectangles_of(sudoku_logic *logic, unsigned digit, unsigned box)
{
    const unsigned order = logic->geometry.order, rows = logic->geometry.shape.box_rows;
    const unsigned columns = logic->geometry.shape.box_cols;
    const unsigned corner = logic->geometry.house_cell[box][0];
    const unsigned count = sudoku__count_bits(logic->board.places[box][digit]);
    if (count < 2 || count > rows + columns - 1)
        return SUDOKU_NONE;
    for (unsigned r = rows; r-- > 0;)
        for (unsigned c = columns; c-- > 0;) {
            const unsigned row = corner / order + r, column = order + corner % order + c;
            if (!is_empty_rectangle(logic, digit, box, row, column))
                continue;
            if (leave_box(logic, digit, box, row, column) == SUDOKU_OK ||
                leave_box(logic, digit, box, column, row) == SUDOKU_OK)
                return SUDOKU_OK;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_empty_rectangle(sudoku_logic *logic)
{
    const unsigned order = logic->geometry.order;
    for (unsigned digit = 1; digit <= order; digit++)
        for (unsigned box = 2 * order; box < 2 * order + logic->geometry.boxes; box++)
            if (empty_rectangles_of(logic, digit, box) == SUDOKU_OK)
                return SUDOKU_OK;
    return SUDOKU_NONE;
}
