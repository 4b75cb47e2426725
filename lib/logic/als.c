/* SPDX-License-Identifier: MIT */
#include "logic/als.h"

#include <stdlib.h>

bool sudoku__als_new(sudoku__als_list *list, const sudoku__geometry *geometry)
{
    if (!sudoku_shape_equal(&geometry->shape, NULL))
        return true;
    list->als = calloc(SUDOKU__MOST_ALS, sizeof *list->als);
    list->common = calloc(SUDOKU__MOST_COMMON, sizeof *list->common);
    list->first = calloc(SUDOKU__MOST_ALS + 1, sizeof *list->first);
    list->entries = calloc(SUDOKU__MOST_ENTRIES, sizeof *list->entries);
    list->entered = calloc(SUDOKU__MOST_ALS, sizeof *list->entered);
    for (unsigned cell = 0; cell < SUDOKU__ALS_CELLS; cell++)
        for (unsigned p = 0; p < geometry->peers[cell]; p++)
            list->peers[cell] = sudoku__either(list->peers[cell],
                                               sudoku__one_cell(geometry->peer[cell][p]));
    return list->als && list->common && list->first && list->entries && list->entered;
}

void sudoku__als_free(sudoku__als_list *list)
{
    free(list->als);
    free(list->common);
    free(list->first);
    free(list->entries);
    free(list->entered);
}

unsigned sudoku__take_cell(sudoku__cells81 *set)
{
    uint64_t *const word = set->low ? &set->low : &set->high;
    const unsigned base = set->low ? 0 : 64;
    const uint32_t lower = (uint32_t)*word;
    const unsigned bit = lower ? sudoku__lowest(lower)
                               : 32 + sudoku__lowest((uint32_t)(*word >> 32));
    *word &= *word - 1;
    return base + bit;
}

/* Adds the set of some cells of a house, unless another house had it. */
static void add(sudoku__als_list *list, const sudoku__board *board, unsigned house,
                const unsigned *cells, unsigned size, uint32_t digits)
{
    sudoku__als made = {.digits = (uint16_t)digits, .size = (uint8_t)size, .house = (uint8_t)house};
    for (unsigned i = 0; i < size; i++) {
        made.cells = sudoku__either(made.cells, sudoku__one_cell(cells[i]));
        for (uint32_t rest = board->candidates[cells[i]]; rest; rest &= rest - 1)
            made.places[sudoku__lowest(rest)] = sudoku__either(made.places[sudoku__lowest(rest)],
                                                               sudoku__one_cell(cells[i]));
    }
    for (unsigned i = 0; i < list->count; i++)
        if (list->als[i].cells.low == made.cells.low && list->als[i].cells.high == made.cells.high)
            return;
    if (list->count == SUDOKU__MOST_ALS)
        return;
    for (uint32_t rest = digits; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest);
        made.seen[digit] = list->places[digit];
        for (sudoku__cells81 left = made.places[digit]; !sudoku__is_empty(left);)
            made.seen[digit] = sudoku__both(made.seen[digit],
                                            list->peers[sudoku__take_cell(&left)]);
    }
    list->als[list->count++] = made;
}

/* All sets of a house, in lexicographic order of their cells. */
static void collect_house(sudoku__als_list *list, const sudoku__board *board,
                          const sudoku__geometry *geometry, unsigned house)
{
    unsigned open[SUDOKU__ALS_DIGITS], count = 0, chosen[SUDOKU__ALS_DIGITS], depth = 0;
    unsigned cells[SUDOKU__ALS_DIGITS];
    uint32_t digits[SUDOKU__ALS_DIGITS + 1] = {0};
    for (unsigned place = 0; place < geometry->order; place++)
        if (board->candidates[geometry->house_cell[house][place]])
            open[count++] = geometry->house_cell[house][place];
    for (unsigned next = 0;;) {
        if (next == count || depth + 1 >= count) {
            if (depth == 0)
                return;
            next = chosen[--depth] + 1;
            continue;
        }
        chosen[depth] = next;
        cells[depth] = open[next++];
        digits[depth + 1] = digits[depth] | board->candidates[cells[depth]];
        depth++;
        if (sudoku__count_bits(digits[depth]) == depth + 1)
            add(list, board, house, cells, depth, digits[depth]);
    }
}

/* The digits that are restricted between two sets that share no cell. */
static uint16_t restricted(const sudoku__als *a, const sudoku__als *b)
{
    uint32_t found = 0;
    if (!sudoku__is_empty(sudoku__both(a->cells, b->cells)))
        return 0;
    for (uint32_t rest = a->digits & b->digits; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest);
        if (sudoku__is_empty(sudoku__without(b->places[digit], a->seen[digit])))
            found |= sudoku__bit(digit);
    }
    return (uint16_t)found;
}

void sudoku__als_collect(sudoku__als_list *list, const sudoku__board *board,
                         const sudoku__geometry *geometry, bool with_common)
{
    list->count = list->commons = 0;
    memset(list->places, 0, sizeof list->places);
    for (unsigned cell = 0; cell < geometry->cells; cell++)
        for (uint32_t rest = board->candidates[cell]; rest; rest &= rest - 1)
            list->places[sudoku__lowest(rest)] = sudoku__either(list->places[sudoku__lowest(rest)],
                                                                sudoku__one_cell(cell));
    for (unsigned house = 0; house < geometry->houses; house++)
        collect_house(list, board, geometry, house);
    for (unsigned i = 0; i < list->count && with_common; i++) {
        list->first[i] = list->commons;
        for (unsigned j = 0; j < list->count && list->commons < SUDOKU__MOST_COMMON; j++) {
            const uint16_t digits = i == j ? 0 : restricted(&list->als[i], &list->als[j]);
            if (digits)
                list->common[list->commons++] = (sudoku__common){
                    .from = (uint16_t)i, .to = (uint16_t)j, .digits = digits};
        }
        list->first[i + 1] = list->commons;
    }
}
