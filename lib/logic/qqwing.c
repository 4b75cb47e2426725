/* SPDX-License-Identifier: MIT */
/*
 * The four words of the program qqwing.  It tries its rules in a fixed order, from the first again
 * after each success: the only candidate of a cell; the only place of a digit in a box, a row, a
 * column; naked pairs; pointing; box and line; hidden pairs; a guess.  The word says which kinds of
 * rule its solution took.  None of the rules is ever undone or hindered by another, so the end of a
 * set of rules does not depend on their order, and the word only says which set is enough: the
 * first rule; the singles; all but the guess; or not even those.  Each set is applied here in
 * whatever order is fastest, on top of what the smaller one left.
 *
 * Sets of cells are three words of 27 bits, one for each band, so that rows and boxes lie in one
 * word and a column is the same bits in each.  A digit that is placed keeps its own cell as its
 * candidate.
 */
#include "logic/qqwing.h"

#include <stdbool.h>
#include <string.h>

#include "core/bits.h"

enum {
    BANDS = 3,
    DIGITS = 9,
    HOUSES = 27,
    ROW = 0x1ff,         /* the first row of a band */
    COLUMN = 0x40201,    /* the first column of a band */
    BOX = 0x1c0e07,      /* the first box of a band */
    ALL = (1 << 27) - 1, /* a band */
    FIRST_BOX = 18       /* of the houses: rows, columns, boxes */
};

typedef struct pencil {
    uint32_t places[DIGITS][BANDS]; /* where each digit can be */
    uint32_t open[BANDS];           /* cells without a digit */
} pencil;

/* The cells of a house that lie in a band. */
static uint32_t house_in_band(unsigned house, unsigned band)
{
    const unsigned which = house % 9;
    if (house / 9 == 1)
        return (uint32_t)COLUMN << which;
    if (which / 3 != band)
        return 0;
    return house < 9 ? (uint32_t)ROW << 9 * (which % 3) : (uint32_t)BOX << 3 * (which % 3);
}

/* Puts a digit into the cell that is 'bit' of a band. */
static void place(pencil *grid, unsigned digit, unsigned band, unsigned bit)
{
    const uint32_t cell = sudoku__bit(bit);
    const uint32_t column = (uint32_t)COLUMN << bit % 9;
    for (unsigned other = 0; other < DIGITS; other++)
        grid->places[other][band] &= ~cell;
    for (unsigned b = 0; b < BANDS; b++)
        grid->places[digit][b] &= ~column;
    grid->places[digit][band] &= ~((uint32_t)ROW << 9 * (bit / 9) | (uint32_t)BOX
                                                                        << 3 * (bit % 9 / 3));
    grid->places[digit][band] |= cell;
    grid->open[band] &= ~cell;
}

/* Fills cells that have one candidate.  Whether there was one. */
static bool fill_naked(pencil *grid)
{
    bool found = false;
    for (unsigned band = 0; band < BANDS; band++) {
        uint32_t once = 0, twice = 0;
        for (unsigned digit = 0; digit < DIGITS; digit++) {
            twice |= once & grid->places[digit][band];
            once |= grid->places[digit][band];
        }
        for (uint32_t left = once & ~twice & grid->open[band]; left; left &= left - 1) {
            const unsigned bit = sudoku__lowest(left);
            for (unsigned digit = 0; digit < DIGITS; digit++)
                if (grid->places[digit][band] >> bit & 1) {
                    place(grid, digit, band, bit);
                    found = true;
                    break;
                }
        }
    }
    return found;
}

/* Fills the places that are a digit's only ones in a row or box. */
static bool fill_hidden_in_band(pencil *grid, unsigned digit, unsigned band)
{
    bool found = false;
    for (unsigned part = 0; part < 6; part++) {
        const uint32_t house = part < 3 ? (uint32_t)BOX << 3 * part
                                        : (uint32_t)ROW << 9 * (part - 3);
        const uint32_t left = grid->places[digit][band] & house;
        if (left && sudoku__is_single(left) && left & grid->open[band]) {
            place(grid, digit, band, sudoku__lowest(left));
            found = true;
        }
    }
    return found;
}

static bool fill_hidden_in_columns(pencil *grid, unsigned digit)
{
    uint32_t once = 0, twice = 0;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned row = 0; row < 3; row++) {
            const uint32_t left = grid->places[digit][band] >> 9 * row & ROW;
            twice |= once & left;
            once |= left;
        }
    bool found = false;
    for (uint32_t left = once & ~twice; left; left &= left - 1) {
        const unsigned column = sudoku__lowest(left);
        for (unsigned band = 0; band < BANDS; band++) {
            const uint32_t cell = grid->places[digit][band] & grid->open[band] &
                                  (uint32_t)COLUMN << column;
            if (cell) {
                place(grid, digit, band, sudoku__lowest(cell));
                found = true;
            }
        }
    }
    return found;
}

static bool fill_hidden(pencil *grid)
{
    bool found = false;
    for (unsigned digit = 0; digit < DIGITS; digit++) {
        for (unsigned band = 0; band < BANDS; band++)
            found |= fill_hidden_in_band(grid, digit, band);
        found |= fill_hidden_in_columns(grid, digit);
    }
    return found;
}

/* Where a digit's places in the first house all lie in the second, takes it from the rest of the
   second. */
static bool intersect(uint32_t places[BANDS], unsigned first, unsigned second)
{
    bool found = false;
    for (unsigned band = 0; band < BANDS; band++)
        if (places[band] & house_in_band(first, band) & ~house_in_band(second, band))
            return false;
    for (unsigned band = 0; band < BANDS; band++) {
        const uint32_t gone = places[band] & house_in_band(second, band) &
                              ~house_in_band(first, band);
        places[band] &= ~gone;
        found |= gone != 0;
    }
    return found;
}

/* Pointing, and box and line. */
static bool intersections(pencil *grid)
{
    bool found = false;
    for (unsigned box = 0; box < 9; box++)
        for (unsigned line = 0; line < 6; line++) {
            const unsigned house = line < 3 ? box / 3 * 3 + line : 9 + box % 3 * 3 + line - 3;
            for (unsigned digit = 0; digit < DIGITS; digit++) {
                found |= intersect(grid->places[digit], FIRST_BOX + box, house);
                found |= intersect(grid->places[digit], house, FIRST_BOX + box);
            }
        }
    return found;
}

/* The places of a digit in a house, gathered in one number of which only equality matters, and
   only where there are two. */
static uint64_t two_places(const pencil *grid, unsigned digit, unsigned house)
{
    uint64_t hash = 0;
    unsigned count = 0;
    for (unsigned band = 0; band < BANDS; band++) {
        const uint32_t here = grid->places[digit][band] & house_in_band(house, band);
        count += sudoku__count_bits(here);
        for (uint32_t left = here; left; left &= left - 1)
            hash = hash << 7 | (band * 27 + sudoku__lowest(left) + 1);
    }
    return count == 2 ? hash : 0;
}

static bool hidden_pairs(pencil *grid)
{
    bool found = false;
    for (unsigned house = 0; house < HOUSES; house++) {
        uint64_t where[DIGITS];
        for (unsigned digit = 0; digit < DIGITS; digit++)
            where[digit] = two_places(grid, digit, house);
        for (unsigned a = 0; a < DIGITS; a++)
            for (unsigned b = a + 1; where[a] && b < DIGITS; b++) {
                if (where[a] != where[b])
                    continue;
                for (unsigned band = 0; band < BANDS; band++) {
                    const uint32_t pair = grid->places[a][band] & house_in_band(house, band);
                    for (unsigned digit = 0; digit < DIGITS; digit++)
                        if (digit != a && digit != b && grid->places[digit][band] & pair) {
                            grid->places[digit][band] &= ~pair;
                            found = true;
                        }
                }
            }
    }
    return found;
}

/* Takes the pair's digits from the other cells of a house that holds two of its cells. */
static bool naked_pair(pencil *grid, unsigned a, unsigned b, const uint32_t pairs[BANDS])
{
    bool found = false;
    for (unsigned house = 0; house < HOUSES; house++) {
        unsigned count = 0;
        for (unsigned band = 0; band < BANDS; band++)
            count += sudoku__count_bits(pairs[band] & house_in_band(house, band));
        for (unsigned band = 0; count == 2 && band < BANDS; band++) {
            const uint32_t rest = house_in_band(house, band) & ~pairs[band];
            found |= ((grid->places[a][band] | grid->places[b][band]) & rest) != 0;
            grid->places[a][band] &= ~rest;
            grid->places[b][band] &= ~rest;
        }
    }
    return found;
}

static bool naked_pairs(pencil *grid)
{
    uint32_t twice[BANDS] = {0};
    for (unsigned band = 0; band < BANDS; band++) {
        uint32_t once = 0, thrice = 0;
        for (unsigned digit = 0; digit < DIGITS; digit++) {
            thrice |= twice[band] & grid->places[digit][band];
            twice[band] |= once & grid->places[digit][band];
            once |= grid->places[digit][band];
        }
        twice[band] &= ~thrice;
    }
    bool found = false;
    for (unsigned a = 0; a < DIGITS; a++)
        for (unsigned b = a + 1; b < DIGITS; b++) {
            uint32_t pairs[BANDS];
            unsigned count = 0;
            for (unsigned band = 0; band < BANDS; band++) {
                pairs[band] = twice[band] & grid->places[a][band] & grid->places[b][band];
                count += sudoku__count_bits(pairs[band]);
            }
            if (count >= 2)
                found |= naked_pair(grid, a, b, pairs);
        }
    return found;
}

static bool solved(const pencil *grid)
{
    return !(grid->open[0] | grid->open[1] | grid->open[2]);
}

unsigned sudoku__qqwing(const uint8_t cells[81])
{
    pencil grid;
    for (unsigned digit = 0; digit < DIGITS; digit++)
        for (unsigned band = 0; band < BANDS; band++)
            grid.places[digit][band] = ALL;
    grid.open[0] = grid.open[1] = grid.open[2] = ALL;
    for (unsigned cell = 0; cell < 81; cell++)
        if (cells[cell])
            place(&grid, cells[cell] - 1u, cell / 27, cell % 27);
    while (fill_naked(&grid)) {
    }
    if (solved(&grid))
        return SUDOKU__QQWING_SIMPLE;
    while (fill_naked(&grid) || fill_hidden(&grid)) {
    }
    if (solved(&grid))
        return SUDOKU__QQWING_EASY;
    while (fill_naked(&grid) || fill_hidden(&grid) || intersections(&grid) || naked_pairs(&grid) ||
           hidden_pairs(&grid)) {
    }
    return solved(&grid) ? SUDOKU__QQWING_INTERMEDIATE : SUDOKU__QQWING_EXPERT;
}
