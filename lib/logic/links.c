/* SPDX-License-Identifier: MIT */
/*
 * Nodes and their numbers: candidates first, cell by cell, then groups, box by box, in each the
 * rows and then the columns that cross it, digit by digit.  A literal is twice the node's number,
 * and one more where it is true.
 *
 * A walk is a breadth-first search.  Its links are not stored but read off the board each time:
 *   true    candidate: the other candidates of its cell; the digit in all peers; groups in its
 * houses group: the digit in the rest of its box and of its line, and the groups there false
 * candidate: the other one of a cell with two; in each house, what is left of the digit, if it is
 * one node group: the same in its box and its line The order of links (cell, row, column, box)
 * decides which of several shortest ways is found.
 */
#include "logic/links.h"

#include <stdlib.h>

static unsigned lines_of_box(const sudoku__geometry *geometry)
{
    return geometry->shape.box_rows + geometry->shape.box_cols;
}

bool sudoku__walk_new(sudoku__walk *walk, const sudoku__geometry *geometry)
{
    const uint32_t groups = geometry->order * lines_of_box(geometry);
    walk->literals = 2 * geometry->order * (geometry->cells + groups);
    walk->parent = calloc(walk->literals, sizeof *walk->parent);
    walk->reached = calloc(walk->literals, sizeof *walk->reached);
    walk->distance = calloc(walk->literals, sizeof *walk->distance);
    return walk->parent && walk->reached && walk->distance;
}

void sudoku__walk_free(sudoku__walk *walk)
{
    free(walk->parent);
    free(walk->reached);
    free(walk->distance);
}

/* The box and line of a group's number (counted from the first group, without digits). */
static void houses_of_group(const sudoku__geometry *geometry, uint32_t group, unsigned *box,
                            unsigned *line)
{
    const unsigned lines = lines_of_box(geometry), which = group % lines;
    const unsigned first = geometry->house_cell[2 * geometry->order + group / lines][0];
    *box = 2 * geometry->order + group / lines;
    *line = which < geometry->shape.box_rows
                ? first / geometry->order + which
                : geometry->order + first % geometry->order + which - geometry->shape.box_rows;
}

static uint32_t group_literal(const sudoku__geometry *geometry, unsigned box, unsigned line,
                              unsigned digit, bool is_true)
{
    const unsigned order = geometry->order, first = geometry->house_cell[box][0];
    const unsigned which = line < order ? line - first / order
                                        : line - order - first % order + geometry->shape.box_rows;
    const uint32_t group = (box - 2 * order) * lines_of_box(geometry) + which;
    return 2 * ((geometry->cells + group) * order + digit - 1) + is_true;
}

static void group_of(const sudoku__geometry *geometry, uint32_t literal, unsigned *box,
                     unsigned *line)
{
    houses_of_group(geometry, literal / 2 / geometry->order - geometry->cells, box, line);
}

unsigned sudoku__literal_cells(const sudoku__board *board, const sudoku__geometry *geometry,
                               uint32_t literal, unsigned *cells)
{
    unsigned box, line, count = 0;
    if (!sudoku__literal_grouped(geometry, literal)) {
        cells[0] = sudoku__literal_cell(geometry, literal);
        return 1;
    }
    group_of(geometry, literal, &box, &line);
    const unsigned digit = sudoku__literal_digit(geometry, literal);
    for (uint32_t rest = board->places[line][digit] & geometry->overlap[line][box]; rest;
         rest &= rest - 1)
        cells[count++] = geometry->house_cell[line][sudoku__lowest(rest)];
    return count;
}

static void reach(sudoku__walk *walk, uint32_t from, uint32_t to)
{
    if (sudoku__walk_reached(walk, to))
        return;
    walk->distance[to] = (uint16_t)(walk->distance[from] + 1);
    walk->parent[to] = from;
    walk->reached[walk->count++] = to;
}

/* A walk in progress. */
typedef struct way {
    sudoku__walk *walk;
    const sudoku__board *board;
    const sudoku__geometry *geometry;
    sudoku__links links;
} way;

/* The first and the end of the houses that cross a house in groups: lines a box, boxes a line. */
static void crossing(const sudoku__geometry *geometry, unsigned house, unsigned *first,
                     unsigned *end)
{
    const bool is_box = house >= 2 * geometry->order;
    *first = is_box ? 0 : 2 * geometry->order;
    *end = is_box ? 2 * geometry->order : 3 * geometry->order;
}

/* The group of a digit that is just these places of a house; SUDOKU__NO_LITERAL: none. */
static uint32_t group_at(const way *along, unsigned house, unsigned digit, uint32_t places)
{
    const sudoku__geometry *const geometry = along->geometry;
    unsigned first, end;
    crossing(geometry, house, &first, &end);
    for (unsigned other = first; other < end; other++)
        if (places == (along->board->places[house][digit] & geometry->overlap[house][other]))
            return first ? group_literal(geometry, other, house, digit, true)
                         : group_literal(geometry, house, other, digit, true);
    return SUDOKU__NO_LITERAL;
}

/* What is left of a digit in a house without 'own' is true, if it is one node. */
static void rest_is_true(const way *along, uint32_t from, unsigned house, unsigned digit,
                         uint32_t own)
{
    const sudoku__geometry *const geometry = along->geometry;
    const uint32_t rest = along->board->places[house][digit] & ~own;
    if (!rest)
        return;
    if (sudoku__is_single(rest)) {
        reach(along->walk, from,
              sudoku__literal(geometry, geometry->house_cell[house][sudoku__lowest(rest)], digit,
                              true));
    } else if (along->links == SUDOKU__LINKS_GROUPED && house < 3 * geometry->order) {
        const uint32_t group = group_at(along, house, digit, rest);
        if (group != SUDOKU__NO_LITERAL)
            reach(along->walk, from, group);
    }
}

/* What is left of a digit in a house without 'own' is false, groups of it too. */
static void rest_is_false(const way *along, uint32_t from, unsigned house, unsigned digit,
                          uint32_t own)
{
    const sudoku__geometry *const geometry = along->geometry;
    const uint32_t rest = along->board->places[house][digit] & ~own;
    for (uint32_t left = rest; left; left &= left - 1) {
        const unsigned cell = geometry->house_cell[house][sudoku__lowest(left)];
        if (along->links == SUDOKU__LINKS_XY &&
            sudoku__count_bits(along->board->candidates[cell]) != 2)
            continue;
        reach(along->walk, from, sudoku__literal(geometry, cell, digit, false));
    }
    if (along->links != SUDOKU__LINKS_GROUPED || house >= 3 * geometry->order)
        return;
    unsigned first, end;
    crossing(geometry, house, &first, &end);
    for (unsigned other = first; other < end; other++) {
        const uint32_t common = along->board->places[house][digit] &
                                geometry->overlap[house][other];
        if (common && !sudoku__is_single(common) && !(common & own))
            reach(along->walk, from,
                  first ? group_literal(geometry, other, house, digit, false)
                        : group_literal(geometry, house, other, digit, false));
    }
}

static void follow_group(const way *along, uint32_t literal)
{
    const unsigned digit = sudoku__literal_digit(along->geometry, literal);
    unsigned house[2];
    group_of(along->geometry, literal, &house[1], &house[0]);
    for (unsigned i = 0; i < 2; i++) {
        const uint32_t own = along->geometry->overlap[house[i]][house[1 - i]];
        if (sudoku__literal_true(literal))
            rest_is_false(along, literal, house[i], digit, own);
        else
            rest_is_true(along, literal, house[i], digit, own);
    }
}

static void follow_candidate(const way *along, uint32_t literal)
{
    const sudoku__geometry *const geometry = along->geometry;
    const unsigned cell = sudoku__literal_cell(geometry, literal);
    const unsigned digit = sudoku__literal_digit(geometry, literal);
    const bool is_true = sudoku__literal_true(literal);
    const uint32_t others = along->board->candidates[cell] & ~sudoku__bit(digit - 1);
    if (along->links != SUDOKU__LINKS_X && (is_true || (others && sudoku__is_single(others))))
        for (uint32_t left = others; left; left &= left - 1) {
            if (along->links == SUDOKU__LINKS_XY && is_true)
                break;
            reach(along->walk, literal,
                  sudoku__literal(geometry, cell, sudoku__lowest(left) + 1, !is_true));
        }
    if (along->links == SUDOKU__LINKS_XY && !is_true)
        return;
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        /* they are stored box first */
        const sudoku__seat seat = geometry->seat[cell][s < 2 ? s + 1 : s == 2 ? 0 : s];
        if (is_true)
            rest_is_false(along, literal, seat.house, digit, sudoku__bit(seat.place));
        else
            rest_is_true(along, literal, seat.house, digit, sudoku__bit(seat.place));
    }
}

void sudoku__walk_from(sudoku__walk *walk, const sudoku__board *board,
                       const sudoku__geometry *geometry, sudoku__links links, uint32_t start,
                       unsigned most)
{
    const way along = {walk, board, geometry, links};
    memset(walk->distance, 0xff, walk->literals * sizeof walk->distance[0]);
    walk->count = 0;
    walk->distance[start] = 0;
    walk->parent[start] = SUDOKU__NO_LITERAL;
    walk->reached[walk->count++] = start;
    for (uint32_t i = 0; i < walk->count; i++) {
        const uint32_t literal = walk->reached[i];
        if (walk->distance[literal] == most)
            return;
        if (sudoku__literal_grouped(geometry, literal))
            follow_group(&along, literal);
        else
            follow_candidate(&along, literal);
    }
}

void sudoku__link_premise(const sudoku__board *board, const sudoku__geometry *geometry,
                          uint32_t from, uint32_t to, unsigned *house, unsigned *digit)
{
    unsigned cells[2 * SUDOKU_MAX_ORDER];
    const unsigned count = sudoku__literal_cells(board, geometry, from, cells);
    const unsigned all = count + sudoku__literal_cells(board, geometry, to, cells + count);
    *digit = sudoku__literal_digit(geometry, from);
    *house = 0;
    if (*digit != sudoku__literal_digit(geometry, to)) {
        *digit = 0;
        return;
    }
    /* the house that has the digit in these cells alone */
    for (unsigned s = 0; s < geometry->seats[cells[0]]; s++) {
        unsigned here = 0;
        const unsigned candidate = geometry->seat[cells[0]][s].house;
        for (unsigned i = 0; i < all; i++)
            for (unsigned t = 0; t < geometry->seats[cells[i]]; t++)
                here += geometry->seat[cells[i]][t].house == candidate;
        if (here == all && sudoku__count_bits(board->places[candidate][*digit]) == all) {
            *house = candidate;
            return;
        }
    }
}
