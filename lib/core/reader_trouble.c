/* SPDX-License-Identifier: MIT */
#include "core/reader_plain.h"

#include <inttypes.h>
#include <stdio.h>

#include "core/reader_walk.h"
#include "core/status.h"

enum { NAMED = 40 };

static unsigned nearest_order(uint64_t cells)
{
    unsigned order = SUDOKU_MIN_ORDER;
    while (order < SUDOKU_MAX_ORDER && cells > (uint64_t)order * order + order)
        order++; /* half way between the squares of order and order + 1 */
    return order;
}

static void tell_count(const sudoku__row *row, sudoku_error *error)
{
    const unsigned order = nearest_order(row->count);
    if (row->count > SUDOKU_MAX_CELLS + SUDOKU_MAX_ORDER)
        sudoku__fail(error, SUDOKU_E_SYNTAX, "%" PRIu64 " cells, the largest grid has %d",
                     row->count, SUDOKU_MAX_CELLS);
    else
        sudoku__fail(error, SUDOKU_E_SYNTAX, "%" PRIu64 " cells, %u make a %ux%u grid", row->count,
                     order * order, order, order);
}

static void tell_character(const sudoku__row *row, const char *where, sudoku_error *error)
{
    const unsigned byte = row->subject;
    if (byte > ' ' && byte <= '~')
        sudoku__fail(error, SUDOKU_E_SYNTAX,
                     "%scharacter '%c' is neither a digit nor an empty cell (0 . * _ - x)", where,
                     (int)byte);
    else
        sudoku__fail(error, SUDOKU_E_SYNTAX,
                     "%sbyte 0x%02X is neither a digit nor an empty cell (0 . * _ - x)", where,
                     byte);
}

/* Letters alone are more likely to begin with A for 1 than to be that high. */
static void tell_above(const sudoku__row *row, const char *where, unsigned order,
                       sudoku_error *error)
{
    char hint[64] = "";
    if (order >= SUDOKU__FIRST_LETTERS && (row->classes & SUDOKU__LETTER) &&
        !(row->classes & SUDOKU__DIGIT))
        snprintf(hint, sizeof hint, "; where A is 1 the alphabet is A-%c (--alphabet)",
                 (int)('A' + order - 1));
    sudoku__fail(error, SUDOKU_E_SYNTAX, "%sdigit %u, a %ux%u grid has 1 to %u%s", where,
                 row->subject, order, order, order, hint);
}

static void tell_two_empties(const char *where, unsigned order, sudoku_error *error)
{
    char last[16] = "9";
    if (order > 10)
        snprintf(last, sizeof last, "9A-%c", (int)('A' + order - 11));
    sudoku__fail(error, SUDOKU_E_SYNTAX,
                 "%s0 beside another mark for empty cells: where 0 is a digit the alphabet is 0-%s "
                 "(--alphabet)",
                 where, last);
}

void sudoku__tell_trouble(const sudoku__row *row, unsigned number, unsigned rows, unsigned order,
                          sudoku_error *error)
{
    char where[NAMED] = "";
    if (rows > 1)
        snprintf(where, sizeof where, "line %" PRIu64 ": ", row->line);
    switch (row->trouble) { /* no default, so that the compiler tells when one is forgotten */
    case SUDOKU__FINE:
        break;
    case SUDOKU__BAD_COUNT:
        tell_count(row, error);
        break;
    case SUDOKU__BAD_CHARACTER:
        tell_character(row, where, error);
        break;
    case SUDOKU__ABOVE_ORDER:
        tell_above(row, where, order, error);
        break;
    case SUDOKU__CANDIDATES:
        sudoku__fail(error, SUDOKU_E_SYNTAX, "%sseveral digits in a cell that are no candidates",
                     where);
        break;
    case SUDOKU__NO_MARK:
        sudoku__fail(error, SUDOKU_E_SYNTAX,
                     "%snothing between two separators: write 0 or . for an empty cell", where);
        break;
    case SUDOKU__MISPLACED:
        sudoku__fail(error, SUDOKU_E_SYNTAX,
                     "a grid that does not stand at the start of its line is not read");
        break;
    case SUDOKU__BAD_WIDTH:
        sudoku__fail(error, SUDOKU_E_SYNTAX, "row %u has %" PRIu64 " cell%s, the rows %s %u",
                     number + 1, row->count, row->count == 1 ? "" : "s",
                     number == 0 ? "below" : "above", order);
        break;
    case SUDOKU__TOO_SHORT:
        sudoku__fail(error, SUDOKU_E_SYNTAX, "the grid ends after %u of %u rows", rows, order);
        break;
    case SUDOKU__TWO_EMPTIES:
        tell_two_empties(where, order, error);
        break;
    }
    error->line = row->line;
    error->column = row->place + 1;
    error->offset = row->offset + row->place;
}
