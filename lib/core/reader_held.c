/* SPDX-License-Identifier: MIT */
#include "core/reader_held.h"

#include <string.h>

#include "core/bits.h"
#include "core/candidates.h"
#include "core/shape.h"

void sudoku__hold(sudoku__held *held, const sudoku__line *line, unsigned order)
{
    held->line = line->number;
    held->offset = line->offset;
    held->order = order;
    held->shaped = held->has_givens = held->has_candidates = false;
    held->comment_length = 0;
    held->comment[0] = '\0';
}

size_t sudoku__copy_comment(char *to, const char *text, size_t length)
{
    if (length >= SUDOKU__COMMENT_KEPT) {
        length = SUDOKU__COMMENT_KEPT - 1;
        while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
            length--;
    }
    memcpy(to, text, length);
    to[length] = '\0';
    return length;
}

void sudoku__hold_comment(sudoku__held *held, const char *text, size_t length)
{
    while (length > 0 && (text[0] == ' ' || text[0] == '\t')) {
        text++;
        length--;
    }
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        length--;
    if (length == 0 || held->comment_length + 2 >= SUDOKU__COMMENT_KEPT)
        return;
    char both[2 * SUDOKU__COMMENT_KEPT];
    size_t at = held->comment_length;
    memcpy(both, held->comment, at);
    if (at > 0)
        both[at++] = ' ';
    const size_t part = length < SUDOKU__COMMENT_KEPT ? length : SUDOKU__COMMENT_KEPT;
    memcpy(both + at, text, part);
    held->comment_length = sudoku__copy_comment(held->comment, both, at + part);
}

void sudoku__hold_givens(sudoku__held *held)
{
    for (unsigned cell = 0; cell < held->order * held->order; cell++)
        held->givens[cell] = held->cells[cell] > 0;
    held->has_givens = true;
}

/* Whether a cell has several digits, or is known to be empty. */
static bool is_open(const sudoku__held *held, unsigned cell)
{
    const uint32_t mask = held->candidates[cell];
    if (held->marks[cell] != SUDOKU__UNMARKED)
        return held->marks[cell] == SUDOKU__OPEN;
    return (mask & (mask - 1)) != 0 || mask == 0;
}

static unsigned digit_of(uint32_t mask)
{
    unsigned digit = 0;
    for (; mask; mask >>= 1)
        digit++;
    return digit;
}

void sudoku__settle_marks(sudoku__held *held, const sudoku_shape *shape)
{
    uint32_t open_cells[SUDOKU_MAX_CELLS] = {0}, open_in_houses[SUDOKU_MAX_CELLS];
    const unsigned cells = sudoku__cells(shape);
    for (unsigned cell = 0; cell < cells; cell++)
        open_cells[cell] = is_open(held, cell) ? held->candidates[cell] : 0;
    sudoku__masks_of_houses(shape, open_cells, open_in_houses);
    held->has_candidates = true;
    held->has_givens = false;
    for (unsigned cell = 0; cell < cells; cell++) {
        const uint32_t mask = held->candidates[cell];
        const bool open = is_open(held, cell) ||
                          (held->marks[cell] == SUDOKU__UNMARKED && (open_in_houses[cell] & mask));
        const bool later = held->marks[cell] == SUDOKU__FILLED_IN;
        held->cells[cell] = open ? 0 : (uint8_t)digit_of(mask);
        held->candidates[cell] = open ? mask : 0;
        held->givens[cell] = !open && !later;
        held->has_givens |= !open && later;
    }
}

void sudoku__drop_full_candidates(sudoku__held *held)
{
    const uint32_t all = sudoku__low_bits(held->order);
    bool full = true;
    for (unsigned cell = 0; cell < held->order * held->order; cell++)
        full &= held->cells[cell] || held->candidates[cell] == all;
    held->has_candidates &= !full;
}
