/* SPDX-License-Identifier: MIT */
#include "core/marked.h"

#include "core/bits.h"
#include "core/candidates.h"
#include "core/reader_held.h"
#include "core/shape.h"

static bool is_one(uint32_t mask)
{
    return mask != 0 && (mask & (mask - 1)) == 0;
}

/* Marks last candidates that would be taken for digits: no other cell of their houses has them
   among several. */
static void mark_last(const sudoku_record *record, sudoku__marked *marked)
{
    uint32_t several[SUDOKU_MAX_CELLS] = {0}, in_houses[SUDOKU_MAX_CELLS];
    const unsigned cells = sudoku__cells(&record->shape);
    for (unsigned cell = 0; cell < cells; cell++)
        several[cell] = record->cells[cell] || is_one(marked->mask[cell]) ? 0 : marked->mask[cell];
    sudoku__masks_of_houses(&record->shape, several, in_houses);
    for (unsigned cell = 0; cell < cells; cell++) {
        const uint32_t mask = marked->mask[cell];
        const bool plain = record->cells[cell] || !is_one(mask) || (mask & in_houses[cell]);
        marked->mark[cell] = plain ? SUDOKU__UNMARKED : SUDOKU__OPEN;
    }
}

/* Marks digits that were filled in, and givens that would be taken for last candidates. */
static void mark_values(const sudoku_record *record, sudoku__marked *marked)
{
    uint32_t open[SUDOKU_MAX_CELLS] = {0}, in_houses[SUDOKU_MAX_CELLS];
    const unsigned cells = sudoku__cells(&record->shape);
    for (unsigned cell = 0; cell < cells; cell++)
        open[cell] = !record->cells[cell] &&
                             (!is_one(marked->mask[cell]) || marked->mark[cell] == SUDOKU__OPEN)
                         ? marked->mask[cell]
                         : 0;
    sudoku__masks_of_houses(&record->shape, open, in_houses);
    for (unsigned cell = 0; cell < cells; cell++) {
        if (!record->cells[cell])
            continue;
        if (record->givens && !record->givens[cell])
            marked->mark[cell] = SUDOKU__FILLED_IN;
        else if (marked->mask[cell] & in_houses[cell])
            marked->mark[cell] = SUDOKU__GIVEN;
    }
}

void sudoku__mark_cells(const sudoku_record *record, sudoku__marked *marked)
{
    const unsigned cells = sudoku__cells(&record->shape);
    if (!record->candidates)
        sudoku__basic_candidates(&record->shape, record->cells, marked->mask);
    for (unsigned cell = 0; cell < cells; cell++) {
        if (record->cells[cell])
            marked->mask[cell] = UINT32_C(1) << (record->cells[cell] - 1);
        else if (record->candidates)
            marked->mask[cell] = record->candidates[cell];
    }
    mark_last(record, marked);
    mark_values(record, marked);
}

void sudoku__mask_cells(const sudoku_record *record, uint32_t *masks)
{
    const uint32_t all = sudoku__low_bits(sudoku__order(&record->shape));
    for (unsigned cell = 0; cell < sudoku__cells(&record->shape); cell++) {
        const unsigned digit = record->cells[cell];
        masks[cell] = digit                ? UINT32_C(1) << (digit - 1)
                      : record->candidates ? record->candidates[cell]
                                           : all;
    }
}

size_t sudoku__marked_width(const sudoku__marked *marked, unsigned cell)
{
    const uint8_t mark = marked->mark[cell];
    size_t width = mark == SUDOKU__OPEN ? 2 : mark != SUDOKU__UNMARKED;
    for (uint32_t mask = marked->mask[cell]; mask; mask &= mask - 1)
        width++;
    return marked->mask[cell] ? width : 1;
}

void sudoku__put_marked(sudoku__sink *sink, const sudoku__marked *marked, unsigned cell,
                        char filled_in)
{
    const uint8_t mark = marked->mark[cell];
    if (mark != SUDOKU__UNMARKED)
        sudoku__put(sink, mark == SUDOKU__OPEN ? '(' : mark == SUDOKU__GIVEN ? '=' : filled_in);
    sudoku__put_candidates(sink, marked->mask[cell]);
    if (mark == SUDOKU__OPEN)
        sudoku__put(sink, ')');
}
