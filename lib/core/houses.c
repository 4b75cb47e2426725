/* SPDX-License-Identifier: MIT */
/*
 * Which houses a shape has, by arithmetic on coordinates.
 *
 * A kind of house is a row of the table below, in the order in which houses are numbered.  Of each
 * kind a cell lies in one house at most (so the two diagonals are two kinds): a kind is the
 * function that says in which, the function that lists the cells of one, and their number.
 *
 * The pairs of the anti-knight and anti-king rules are no houses, as they do not hold every digit.
 * Those that share a house anyway are left out everywhere: they say nothing new.  What is left are
 * a cell's rivals.
 */
#include "core/houses.h"

#include <stdio.h>

#include "core/shape.h"

enum { NOWHERE = -1 };

typedef struct kind {
    const char *name;
    unsigned first; /* the number of the first one in its name */
    unsigned (*count)(const sudoku_shape *shape);
    /* The house of this kind that the cell at (row, column) lies in, or NOWHERE. */
    int (*around)(const sudoku_shape *shape, unsigned row, unsigned column);
    /* Writes the cells of number 'house' of the kind, rising. */
    void (*list)(const sudoku_shape *shape, unsigned house, uint16_t *cells);
} kind;

/* ---- Rows and columns ---- */

static int row_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    (void)shape, (void)column;
    return (int)row;
}

static void list_row(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    const unsigned order = sudoku__order(shape);
    for (unsigned place = 0; place < order; place++)
        cells[place] = (uint16_t)(house * order + place);
}

static int column_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    (void)shape, (void)row;
    return (int)column;
}

static void list_column(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    const unsigned order = sudoku__order(shape);
    for (unsigned place = 0; place < order; place++)
        cells[place] = (uint16_t)(place * order + house);
}

/* ---- Boxes and regions ---- */

static unsigned count_boxes(const sudoku_shape *shape)
{
    return sudoku__has_boxes(shape) ? sudoku__order(shape) : 0;
}

static unsigned count_regions(const sudoku_shape *shape)
{
    return shape->jigsaw ? sudoku__order(shape) : 0;
}

static int region_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return (int)sudoku__region(shape, row, column);
}

/* The cell at place 'place' of a box. */
static unsigned box_cell(const sudoku_shape *shape, unsigned box, unsigned place)
{
    const unsigned box_rows = shape->box_rows, box_cols = shape->box_cols;
    const unsigned row = box / box_rows * box_rows + place / box_cols;
    return row * sudoku__order(shape) + box % box_rows * box_cols + place % box_cols;
}

static void list_box(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    for (unsigned place = 0; place < sudoku__order(shape); place++)
        cells[place] = (uint16_t)box_cell(shape, house, place);
}

static void list_region(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        if (shape->regions[cell] == house)
            *cells++ = (uint16_t)cell;
}

/* ---- Diagonals ---- */

static unsigned count_diagonals(const sudoku_shape *shape)
{
    return (shape->extra & SUDOKU_DIAGONALS) != 0; /* of each kind */
}

static int falling_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    (void)shape;
    return row == column ? 0 : NOWHERE;
}

static void list_falling(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    (void)house;
    for (unsigned place = 0; place < sudoku__order(shape); place++)
        cells[place] = (uint16_t)(place * sudoku__order(shape) + place);
}

static int rising_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return row + column + 1 == sudoku__order(shape) ? 0 : NOWHERE;
}

static void list_rising(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    (void)house;
    for (unsigned place = 0; place < sudoku__order(shape); place++)
        cells[place] = (uint16_t)((place + 1) * (sudoku__order(shape) - 1));
}

/* ---- Windows: with order = root * root, root - 1 of them a line ---- */

static unsigned count_windows(const sudoku_shape *shape)
{
    if (!(shape->extra & SUDOKU_WINDOWS))
        return 0;
    const unsigned a_line = sudoku__root_of_order(shape) - 1;
    return a_line * a_line;
}

static int window_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    const unsigned root = sudoku__root_of_order(shape), step = root + 1;
    if (row % step == 0 || column % step == 0) /* a line between windows */
        return NOWHERE;
    return (int)(row / step * (root - 1) + column / step);
}

static void list_window(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    const unsigned root = sudoku__root_of_order(shape), step = root + 1;
    const unsigned top = house / (root - 1) * step + 1, left = house % (root - 1) * step + 1;
    for (unsigned place = 0; place < root * root; place++)
        cells[place] = (uint16_t)((top + place / root) * root * root + left + place % root);
}

/* ---- Disjoint groups ---- */

static unsigned count_groups(const sudoku_shape *shape)
{
    return shape->extra & SUDOKU_DISJOINT_GROUPS ? sudoku__order(shape) : 0;
}

static int group_around(const sudoku_shape *shape, unsigned row, unsigned column)
{
    return (int)(row % shape->box_rows * shape->box_cols + column % shape->box_cols);
}

static void list_group(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    for (unsigned box = 0; box < sudoku__order(shape); box++)
        cells[box] = (uint16_t)box_cell(shape, box, house);
}

/* ---- All kinds ---- */

static const kind kinds[] = {
    {"row", 1, sudoku__order, row_around, list_row},
    {"column", 1, sudoku__order, column_around, list_column},
    {"box", 1, count_boxes, region_around, list_box},
    {"region", 1, count_regions, region_around, list_region},
    {"diagonal", 1, count_diagonals, falling_around, list_falling},
    {"diagonal", 2, count_diagonals, rising_around, list_rising},
    {"window", 1, count_windows, window_around, list_window},
    {"group", 1, count_groups, group_around, list_group},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

unsigned sudoku__houses(const sudoku_shape *shape)
{
    unsigned count = 0;
    for (unsigned i = 0; i < KINDS; i++)
        count += kinds[i].count(shape);
    return count;
}

/* The kind of a house; *house becomes its number in the kind. */
static const kind *kind_of(const sudoku_shape *shape, unsigned *house)
{
    const kind *of = kinds;
    for (unsigned count = of->count(shape); *house >= count; count = of->count(shape)) {
        *house -= count;
        of++;
    }
    return of;
}

void sudoku__house_cells(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    const kind *const of = kind_of(shape, &house);
    of->list(shape, house, cells);
}

unsigned sudoku__cell_houses(const sudoku_shape *shape, unsigned cell, uint8_t *houses)
{
    const unsigned row = cell / sudoku__order(shape), column = cell % sudoku__order(shape);
    unsigned first = 0, found = 0;
    for (unsigned i = 0; i < KINDS; i++) {
        const unsigned count = kinds[i].count(shape);
        const int house = count > 0 ? kinds[i].around(shape, row, column) : NOWHERE;
        if (house != NOWHERE)
            houses[found++] = (uint8_t)(first + (unsigned)house);
        first += count;
    }
    return found;
}

/* ---- Pairs of cells ---- */

/* Whether two cells lie in a house together: both lists rise. */
static bool share_house(const sudoku_shape *shape, unsigned a, unsigned b)
{
    uint8_t of_a[SUDOKU_MAX_HOUSES_OF_CELL], of_b[SUDOKU_MAX_HOUSES_OF_CELL];
    const unsigned count_a = sudoku__cell_houses(shape, a, of_a);
    const unsigned count_b = sudoku__cell_houses(shape, b, of_b);
    for (unsigned i = 0, j = 0; i < count_a && j < count_b;) {
        if (of_a[i] == of_b[j])
            return true;
        if (of_a[i] < of_b[j])
            i++;
        else
            j++;
    }
    return false;
}

unsigned sudoku__rivals(const sudoku_shape *shape, unsigned cell, uint16_t *rivals)
{
    static const struct {
        int down, right;
        unsigned rule;
    } moves[SUDOKU__MAX_RIVALS] = {
        /* in the order of the cells that they lead to */
        {-2, -1, SUDOKU_ANTI_KNIGHT}, {-2, 1, SUDOKU_ANTI_KNIGHT}, {-1, -2, SUDOKU_ANTI_KNIGHT},
        {-1, -1, SUDOKU_ANTI_KING},   {-1, 1, SUDOKU_ANTI_KING},   {-1, 2, SUDOKU_ANTI_KNIGHT},
        {1, -2, SUDOKU_ANTI_KNIGHT},  {1, -1, SUDOKU_ANTI_KING},   {1, 1, SUDOKU_ANTI_KING},
        {1, 2, SUDOKU_ANTI_KNIGHT},   {2, -1, SUDOKU_ANTI_KNIGHT}, {2, 1, SUDOKU_ANTI_KNIGHT},
    };
    const int order = (int)sudoku__order(shape);
    unsigned found = 0;
    for (unsigned i = 0; i < SUDOKU__MAX_RIVALS; i++) {
        const int row = (int)cell / order + moves[i].down;
        const int column = (int)cell % order + moves[i].right;
        if (!(shape->extra & moves[i].rule) || row < 0 || row >= order || column < 0 ||
            column >= order)
            continue;
        const unsigned other = (unsigned)(row * order + column);
        if (!share_house(shape, cell, other))
            rivals[found++] = (uint16_t)other;
    }
    return found;
}

unsigned sudoku__move_between(const sudoku_shape *shape, unsigned cell, unsigned rival)
{
    /* The colours of a chessboard: a knight changes it, a king that moves diagonally does not. */
    const unsigned order = sudoku__order(shape);
    const unsigned steps = cell / order + cell % order + rival / order + rival % order;
    return steps % 2 == 0 ? SUDOKU_KINGS_MOVE : SUDOKU_KNIGHTS_MOVE;
}

unsigned sudoku__peers(const sudoku_shape *shape, unsigned cell, uint16_t *peers)
{
    uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
    uint16_t list[SUDOKU_MAX_ORDER];
    bool is_peer[SUDOKU_MAX_CELLS] = {false};
    const unsigned count = sudoku__cell_houses(shape, cell, houses);
    for (unsigned i = 0; i < count; i++) {
        sudoku__house_cells(shape, houses[i], list);
        for (unsigned place = 0; place < sudoku__order(shape); place++)
            is_peer[list[place]] = true;
    }
    const unsigned rivals = sudoku__rivals(shape, cell, list);
    for (unsigned i = 0; i < rivals; i++)
        is_peer[list[i]] = true;
    is_peer[cell] = false;
    unsigned found = 0;
    for (unsigned other = 0; other < sudoku__cells(shape); other++)
        if (is_peer[other])
            peers[found++] = (uint16_t)other;
    return found;
}

/* ---- Public ---- */

unsigned sudoku_houses(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL) ? sudoku__houses(sudoku__shape_or_classic(shape)) : 0;
}

sudoku_status sudoku_house_cells(const sudoku_shape *shape, unsigned house, uint16_t *cells)
{
    if (!cells || house >= sudoku_houses(shape))
        return SUDOKU_E_ARG;
    sudoku__house_cells(sudoku__shape_or_classic(shape), house, cells);
    return SUDOKU_OK;
}

size_t sudoku_house_name(const sudoku_shape *shape, unsigned house, char *buffer, size_t capacity)
{
    if (!buffer && capacity > 0)
        return 0;
    if (sudoku_shape_valid(shape, NULL) && house == SUDOKU_KNIGHTS_MOVE)
        return (size_t)snprintf(buffer, capacity, "knight's move");
    if (sudoku_shape_valid(shape, NULL) && house == SUDOKU_KINGS_MOVE)
        return (size_t)snprintf(buffer, capacity, "king's move");
    if (house >= sudoku_houses(shape))
        return 0;
    const kind *const of = kind_of(sudoku__shape_or_classic(shape), &house);
    return (size_t)snprintf(buffer, capacity, "%s %u", of->name, of->first + house);
}

unsigned sudoku_cell_houses(const sudoku_shape *shape, unsigned cell, uint8_t *houses,
                            unsigned capacity)
{
    uint8_t all[SUDOKU_MAX_HOUSES_OF_CELL];
    if (cell >= sudoku_cells(shape) || (!houses && capacity > 0))
        return 0;
    const unsigned count = sudoku__cell_houses(sudoku__shape_or_classic(shape), cell, all);
    for (unsigned i = 0; i < count && i < capacity; i++)
        houses[i] = all[i];
    return count;
}

unsigned sudoku_peers(const sudoku_shape *shape, unsigned cell, uint16_t *peers, unsigned capacity)
{
    uint16_t all[SUDOKU_MAX_PEERS];
    if (cell >= sudoku_cells(shape) || (!peers && capacity > 0))
        return 0;
    const unsigned count = sudoku__peers(sudoku__shape_or_classic(shape), cell, all);
    for (unsigned i = 0; i < count && i < capacity; i++)
        peers[i] = all[i];
    return count;
}
