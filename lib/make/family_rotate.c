/* SPDX-License-Identifier: MIT */
/*
 * ROTATE: 28 ways to colour the 9x9 grid with nine colours, and the colours replaced by digits.
 *
 * The first box shows the colours; the others show it with its rows rotated from stack to stack
 * and its columns from band to band, either way: four maps.  In each of these the three boxes of
 * one of the three bands may be moved by one place to the left or to the right, which leaves rows
 * and columns what they were: 4 * (1 + 3 * 2) = 28.  No two of them are the same up to
 * the names of the colours (a test compares them all), so no grid comes twice.
 */
#include "make/source.h"

enum { PLAIN = 4, MOVES = 7, MAPS = PLAIN * MOVES, CELLS = 81 };

/* Modulo 3, for values from -3 up. */
static unsigned mod3(int value)
{
    return (unsigned)(value + 3) % 3;
}

/* The colour of a cell in plain map 0 .. 3. */
static unsigned plain_colour(unsigned map, int row, int column)
{
    const int x = map & 1 ? -1 : 1, y = map & 2 ? -1 : 1;
    return mod3(row + x * (1 - column / 3)) * 3 + mod3(column + y * (1 - row / 3));
}

/* Map number 'map': move 0 leaves all boxes in place, 1 + 2 * band and the next move that band's.
 */
static void make_map(unsigned map, uint8_t *colours)
{
    const unsigned move = map % MOVES;
    for (int cell = 0; cell < CELLS; cell++) {
        const int row = cell / 9;
        int column = cell % 9;
        if (move > 0 && (unsigned)(row / 3) == (move - 1) / 2)
            column = (column + (move % 2 ? 3 : 6)) % 9;
        colours[cell] = (uint8_t)plain_colour(map / MOVES, row, column);
    }
}

/* The arrangement: the digit of each colour.  The pattern: the maps, in each of which the colour of
   the first cell has changed its name with colour 0, so that the first digit is that of colour 0.
 */
static void plan_rotate(sudoku_source *source)
{
    sudoku__add_choice(source, MAPS);
    sudoku__add_digits(source);
    uint8_t *pattern = sudoku__add_pattern(source, (size_t)MAPS * CELLS);
    for (unsigned map = 0; pattern && map < MAPS; map++, pattern += CELLS) {
        make_map(map, pattern);
        const uint8_t first = pattern[0];
        for (unsigned cell = 0; cell < CELLS; cell++)
            if (pattern[cell] == first)
                pattern[cell] = 0;
            else if (pattern[cell] == 0)
                pattern[cell] = first;
    }
}

static void write_rotate(const sudoku_source *source, sudoku__batch *batch, uint8_t *cells)
{
    for (unsigned i = 0; i < batch->count; i++, cells += CELLS) {
        const uint8_t *map = source->pattern + batch->value[0][i] * CELLS;
        for (unsigned cell = 0; cell < CELLS; cell++)
            cells[cell] = batch->bytes[i][map[cell]];
    }
}

static bool supports_9x9(const sudoku_shape *shape)
{
    return shape->box_rows == 3 && shape->box_cols == 3;
}

const sudoku_family sudoku__family_rotate = {
    .name = "rotate",
    .supports = supports_9x9,
    .shapes = "boxes of 3x3",
    .plan = plan_rotate,
    .write = write_rotate,
};
