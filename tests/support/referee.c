/* SPDX-License-Identifier: MIT */
#include "referee.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CELLS = 625 };

/* Which window a line or column of cells belongs to: there is one more line between windows than
   there are windows, and 'root' lines in each.  0: between. */
static unsigned window_of(unsigned root, unsigned line)
{
    unsigned window = 0, left = 0;
    for (unsigned i = 0; i <= line; i++) {
        if (left == 0) { /* a line between */
            left = root;
            if (i == line)
                return 0;
            window++;
        } else {
            left--;
        }
    }
    return window;
}

static unsigned root_of(unsigned order)
{
    return order == 4 ? 2 : order == 9 ? 3 : order == 16 ? 4 : 5;
}

static bool see_by_extra(const referee_rules *rules, int row_a, int col_a, int row_b, int col_b)
{
    const int last = (int)rules->order - 1;
    const int down = row_a > row_b ? row_a - row_b : row_b - row_a;
    const int right = col_a > col_b ? col_a - col_b : col_b - col_a;
    if (rules->diagonals &&
        ((row_a == col_a && row_b == col_b) || (row_a + col_a == last && row_b + col_b == last)))
        return true;
    if (rules->windows) {
        const unsigned root = root_of(rules->order);
        const unsigned of_row = window_of(root, (unsigned)row_a);
        const unsigned of_col = window_of(root, (unsigned)col_a);
        if (of_row && of_col && of_row == window_of(root, (unsigned)row_b) &&
            of_col == window_of(root, (unsigned)col_b))
            return true;
    }
    if (rules->groups && down % (int)rules->box_rows == 0 && right % (int)rules->box_cols == 0)
        return true;
    if (rules->knight && down * right == 2)
        return true;
    return rules->king && down == 1 && right == 1;
}

bool referee_rules_see(const referee_rules *rules, unsigned a, unsigned b)
{
    const unsigned order = rules->order;
    const unsigned row_a = a / order, row_b = b / order, col_a = a % order, col_b = b % order;
    if (a == b)
        return false;
    if (row_a == row_b || col_a == col_b)
        return true;
    if (rules->regions ? rules->regions[a] == rules->regions[b]
                       : row_a / rules->box_rows == row_b / rules->box_rows &&
                             col_a / rules->box_cols == col_b / rules->box_cols)
        return true;
    return see_by_extra(rules, (int)row_a, (int)col_a, (int)row_b, (int)col_b);
}

bool referee_rules_consistent(const referee_rules *rules, const uint8_t *cells)
{
    const unsigned count = rules->order * rules->order;
    for (unsigned a = 0; a < count; a++) {
        if (cells[a] > rules->order)
            return false;
        for (unsigned b = a + 1; cells[a] && b < count; b++)
            if (cells[a] == cells[b] && referee_rules_see(rules, a, b))
                return false;
    }
    return true;
}

/* The search: 'sees' is the answer of referee_rules_see for each pair of cells. */
typedef struct search {
    unsigned order, count;
    const bool *sees;
    uint8_t cells[MOST_CELLS];
} search;

static bool fits(const search *self, unsigned cell, uint8_t digit)
{
    for (unsigned other = 0; other < self->count; other++)
        if (self->cells[other] == digit && self->sees[cell * self->count + other])
            return false;
    return true;
}

static uint64_t count_from(search *self, unsigned cell, uint64_t limit)
{
    while (cell < self->count && self->cells[cell])
        cell++;
    if (cell == self->count)
        return 1;
    uint64_t found = 0;
    for (uint8_t digit = 1; digit <= self->order && (limit == 0 || found < limit); digit++) {
        if (!fits(self, cell, digit))
            continue;
        self->cells[cell] = digit;
        found += count_from(self, cell + 1, limit ? limit - found : 0);
    }
    self->cells[cell] = 0;
    return found;
}

uint64_t referee_rules_count(const referee_rules *rules, const uint8_t *cells, uint64_t limit)
{
    search self = {.order = rules->order, .count = rules->order * rules->order};
    if (!referee_rules_consistent(rules, cells))
        return 0;
    bool *const sees = malloc((size_t)self.count * self.count);
    if (!sees)
        abort();
    for (unsigned a = 0; a < self.count; a++)
        for (unsigned b = 0; b < self.count; b++)
            sees[a * self.count + b] = referee_rules_see(rules, a, b);
    self.sees = sees;
    memcpy(self.cells, cells, self.count);
    const uint64_t found = count_from(&self, 0, limit);
    free(sees);
    return found;
}

/* ---- Boxes alone ---- */

static referee_rules boxes(unsigned box_rows, unsigned box_cols)
{
    return (referee_rules){
        .order = box_rows * box_cols, .box_rows = box_rows, .box_cols = box_cols};
}

bool referee_sees(unsigned box_rows, unsigned box_cols, unsigned a, unsigned b)
{
    const referee_rules rules = boxes(box_rows, box_cols);
    return referee_rules_see(&rules, a, b);
}

bool referee_consistent(unsigned box_rows, unsigned box_cols, const uint8_t *cells)
{
    const referee_rules rules = boxes(box_rows, box_cols);
    return referee_rules_consistent(&rules, cells);
}

bool referee_solved(unsigned box_rows, unsigned box_cols, const uint8_t *cells)
{
    const unsigned order = box_rows * box_cols;
    return !memchr(cells, 0, (size_t)order * order) &&
           referee_consistent(box_rows, box_cols, cells);
}

uint64_t referee_count(unsigned box_rows, unsigned box_cols, const uint8_t *cells, uint64_t limit)
{
    const referee_rules rules = boxes(box_rows, box_cols);
    return referee_rules_count(&rules, cells, limit);
}
