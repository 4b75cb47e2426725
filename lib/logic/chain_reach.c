/* SPDX-License-Identifier: MIT */
/*
 * Rows of bits for the links of a grid, and breadth-first searches that go by whole rows.
 *
 * Let s be on; then the candidates that see it are off, and what follows from those is on: that is
 * the row 'next' of s, two links further.  A chain from s on to s off is there if something of the
 * closure of these rows sees s, and its length is the number of rows that it takes.  Most grids
 * have few chains or none, so the closure is computed first, once for all candidates: going up the
 * numbers, a row whose closure is known stands for all that follows from it.
 */
#include "logic/chain_reach.h"

static void mark_leading(sudoku__reach *reach, const sudoku__geometry *geometry, unsigned cell,
                         unsigned digit)
{
    const unsigned candidate = cell * geometry->order + digit - 1;
    if (sudoku__reach_leads(reach, cell, digit))
        return;
    reach->leading[cell] |= sudoku__bit(digit - 1);
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        reach->leading_places[seat.house][digit] |= sudoku__bit(seat.place);
    }
    reach->number[candidate] = (uint16_t)reach->count;
    reach->candidate[reach->count++] = (uint16_t)candidate;
}

void sudoku__reach_fill_leading(sudoku__reach *reach, const sudoku__board *board,
                                const sudoku__geometry *geometry, sudoku__chain_links links)
{
    reach->links = links;
    reach->count = 0;
    memset(reach->leading, 0, geometry->cells * sizeof reach->leading[0]);
    memset(reach->leading_places, 0, geometry->houses * sizeof reach->leading_places[0]);
    for (unsigned cell = 0; links.y && cell < geometry->cells; cell++)
        if (sudoku__is_pair(board->candidates[cell]))
            for (uint32_t rest = board->candidates[cell]; rest; rest &= rest - 1)
                mark_leading(reach, geometry, cell, sudoku__lowest(rest) + 1);
    for (unsigned house = 0; links.x && house < geometry->houses; house++)
        for (unsigned digit = 1; digit <= geometry->order; digit++)
            if (sudoku__is_pair(board->places[house][digit]))
                for (uint32_t rest = board->places[house][digit]; rest; rest &= rest - 1)
                    mark_leading(reach, geometry, geometry->house_cell[house][sudoku__lowest(rest)],
                                 digit);
    reach->words = (reach->count + 63) / 64;
}

static void add_bit(uint64_t *row, unsigned number)
{
    row[number / 64] |= UINT64_C(1) << number % 64;
}

static void remove_bit(uint64_t *row, unsigned number)
{
    row[number / 64] &= ~(UINT64_C(1) << number % 64);
}

static bool has_bit(const uint64_t *row, unsigned number)
{
    return row[number / 64] >> number % 64 & 1;
}

static bool meet(const uint64_t *a, const uint64_t *b, unsigned words)
{
    uint64_t any = 0;
    for (unsigned w = 0; w < words; w++)
        any |= a[w] & b[w];
    return any != 0;
}

/* The groups of a candidate: its cell, and its digit in each of its houses. */
static unsigned groups_of(const sudoku__reach *reach, const sudoku__geometry *geometry,
                          unsigned cell, unsigned digit,
                          unsigned groups[1 + SUDOKU__HOUSES_OF_CELL])
{
    unsigned count = 0;
    if (reach->links.y_off)
        groups[count++] = cell;
    for (unsigned s = 0; s < geometry->seats[cell]; s++)
        groups[count++] = geometry->cells + geometry->seat[cell][s].house * geometry->order +
                          digit - 1;
    return count;
}

static unsigned groups_of_number(const sudoku__reach *reach, const sudoku__geometry *geometry,
                                 unsigned number, unsigned groups[1 + SUDOKU__HOUSES_OF_CELL])
{
    const unsigned candidate = reach->candidate[number];
    return groups_of(reach, geometry, candidate / geometry->order, candidate % geometry->order + 1,
                     groups);
}

/* Clears a row.  (Initializers, and memset of few words, take longer than the rows are worth.) */
static void clear(const sudoku__reach *reach, uint64_t *row)
{
    for (unsigned w = 0; w < reach->words; w++)
        row[w] = 0;
}

static void copy(const sudoku__reach *reach, const uint64_t *from, uint64_t *row)
{
    for (unsigned w = 0; w < reach->words; w++)
        row[w] = from[w];
}

static void add_row(const sudoku__reach *reach, const uint64_t *other, uint64_t *row)
{
    for (unsigned w = 0; w < reach->words; w++)
        row[w] |= other[w];
}

/* Adds to a row those rows of a table that a set names. */
static void add_rows(const sudoku__reach *reach, const uint64_t *table, const uint64_t *set,
                     uint64_t *row)
{
    for (unsigned w = 0; w < reach->words; w++)
        for (uint64_t rest = set[w]; rest; rest &= rest - 1)
            add_row(reach, table + (w * 64 + sudoku__lowest_of_64(rest)) * reach->words, row);
}

static void link(sudoku__reach *reach, unsigned a, unsigned b)
{
    add_bit(reach->on + reach->number[a] * reach->words, reach->number[b]);
    add_bit(reach->on + reach->number[b] * reach->words, reach->number[a]);
}

static void fill_on(sudoku__reach *reach, const sudoku__board *board,
                    const sudoku__geometry *geometry)
{
    const unsigned order = geometry->order;
    memset(reach->on, 0, reach->count * reach->words * sizeof reach->on[0]);
    for (unsigned cell = 0; reach->links.y && cell < geometry->cells; cell++) {
        const uint32_t pair = board->candidates[cell];
        if (sudoku__is_pair(pair))
            link(reach, cell * order + sudoku__lowest(pair),
                 cell * order + sudoku__lowest(pair & (pair - 1)));
    }
    for (unsigned house = 0; reach->links.x && house < geometry->houses; house++)
        for (unsigned digit = 1; digit <= order; digit++) {
            const uint32_t pair = board->places[house][digit];
            const uint16_t *const cells = geometry->house_cell[house];
            if (sudoku__is_pair(pair))
                link(reach, cells[sudoku__lowest(pair)] * order + digit - 1,
                     cells[sudoku__lowest(pair & (pair - 1))] * order + digit - 1);
        }
}

/* Sets what is on in the end when a candidate is on; the rows of lower numbers are set. */
static void close_row(sudoku__reach *reach, unsigned number)
{
    const unsigned words = reach->words;
    uint64_t *const end = reach->if_on + number * words;
    uint64_t left[SUDOKU__CHAIN_WORDS];
    copy(reach, reach->next + number * words, end);
    copy(reach, end, left);
    for (unsigned w = 0; w < words;) {
        if (!left[w]) {
            w++;
            continue;
        }
        const unsigned from = w * 64 + sudoku__lowest_of_64(left[w]);
        left[w] &= left[w] - 1;
        const bool closed = from < number;
        const uint64_t *const row = (closed ? reach->if_on : reach->next) + from * words;
        for (unsigned v = 0; v < words; v++) {
            const uint64_t more = row[v] & ~end[v];
            end[v] |= more;
            if (closed) {
                left[v] &= ~row[v];
            } else if (more) {
                left[v] |= more;
                w = v < w ? v : w;
            }
        }
    }
}

static void fill_members(sudoku__reach *reach, const sudoku__geometry *geometry)
{
    unsigned groups[1 + SUDOKU__HOUSES_OF_CELL];
    memset(reach->members, 0,
           (geometry->cells + geometry->houses * geometry->order) * reach->words *
               sizeof reach->members[0]);
    for (unsigned i = 0; i < reach->count; i++)
        for (unsigned g = groups_of_number(reach, geometry, i, groups); g-- > 0;)
            add_bit(reach->members + groups[g] * reach->words, i);
}

static void fill_next(sudoku__reach *reach, const sudoku__geometry *geometry)
{
    unsigned groups[1 + SUDOKU__HOUSES_OF_CELL];
    memset(reach->off, 0, reach->count * reach->words * sizeof reach->off[0]);
    memset(reach->next, 0, reach->count * reach->words * sizeof reach->next[0]);
    for (unsigned i = 0; i < reach->count; i++) {
        uint64_t *const off = reach->off + i * reach->words;
        for (unsigned g = groups_of_number(reach, geometry, i, groups); g-- > 0;)
            add_row(reach, reach->members + groups[g] * reach->words, off);
        remove_bit(off, i);
        add_rows(reach, reach->on, off, reach->next + i * reach->words);
    }
}

static void fill_ends(sudoku__reach *reach, const sudoku__geometry *geometry)
{
    unsigned groups[1 + SUDOKU__HOUSES_OF_CELL];
    memset(reach->if_any_off, 0,
           (geometry->cells + geometry->houses * geometry->order) * reach->words *
               sizeof reach->if_any_off[0]);
    for (unsigned i = 0; i < reach->count; i++)
        close_row(reach, i);
    for (unsigned i = 0; i < reach->count; i++) {
        const uint64_t *const on = reach->on + i * reach->words;
        uint64_t *const end = reach->if_off + i * reach->words;
        copy(reach, on, end);
        add_rows(reach, reach->if_on, on, end);
        for (unsigned g = groups_of_number(reach, geometry, i, groups); g-- > 0;)
            add_row(reach, end, reach->if_any_off + groups[g] * reach->words);
    }
}

void sudoku__reach_fill(sudoku__reach *reach, const sudoku__board *board,
                        const sudoku__geometry *geometry, sudoku__chain_links links)
{
    sudoku__reach_fill_leading(reach, board, geometry, links);
    fill_on(reach, board, geometry);
    fill_members(reach, geometry);
    fill_next(reach, geometry);
    fill_ends(reach, geometry);
}

/* Goes one row further: 'front' becomes what it leads to and 'met' lacks, and is added there.
   False: nothing. */
static bool advance(const sudoku__reach *reach, uint64_t *front, uint64_t *met)
{
    uint64_t further[SUDOKU__CHAIN_WORDS], any = 0;
    clear(reach, further);
    add_rows(reach, reach->next, front, further);
    for (unsigned w = 0; w < reach->words; w++) {
        front[w] = further[w] & ~met[w];
        met[w] |= front[w];
        any |= front[w];
    }
    return any != 0;
}

/* After how many rows a set, which counts as the first, meets another; it does. */
static unsigned rows_to(const sudoku__reach *reach, uint64_t *front, const uint64_t *goal)
{
    uint64_t met[SUDOKU__CHAIN_WORDS];
    unsigned rows = 1;
    copy(reach, front, met);
    for (; !meet(front, goal, reach->words); rows++)
        if (!advance(reach, front, met))
            return 0;
    return rows;
}

static unsigned chain_of_leading(const sudoku__reach *reach, unsigned number, bool on)
{
    const unsigned words = reach->words;
    uint64_t front[SUDOKU__CHAIN_WORDS];
    if (on) {
        const uint64_t *const off = reach->off + number * words;
        if (!meet(reach->if_on + number * words, off, words))
            return 0;
        copy(reach, reach->next + number * words, front);
        return 2 * rows_to(reach, front, off) + 2;
    }
    if (!has_bit(reach->if_off + number * words, number))
        return 0;
    uint64_t goal[SUDOKU__CHAIN_WORDS] = {0};
    add_bit(goal, number);
    copy(reach, reach->on + number * words, front);
    return 2 * rows_to(reach, front, goal);
}

/* The same for others, which nothing follows from when they are off. */
static unsigned chain_of_other(const sudoku__reach *reach, const sudoku__geometry *geometry,
                               unsigned cell, unsigned digit)
{
    uint64_t front[SUDOKU__CHAIN_WORDS], goal[SUDOKU__CHAIN_WORDS], end[SUDOKU__CHAIN_WORDS];
    unsigned groups[1 + SUDOKU__HOUSES_OF_CELL];
    clear(reach, goal);
    clear(reach, end);
    for (unsigned g = groups_of(reach, geometry, cell, digit, groups); g-- > 0;) {
        add_row(reach, reach->members + groups[g] * reach->words, goal);
        add_row(reach, reach->if_any_off + groups[g] * reach->words, end);
    }
    if (!meet(end, goal, reach->words))
        return 0;
    clear(reach, front);
    add_rows(reach, reach->on, goal, front);
    return 2 * rows_to(reach, front, goal) + 2;
}

unsigned sudoku__reach_chain(const sudoku__reach *reach, const sudoku__geometry *geometry,
                             unsigned cell, unsigned digit, bool on)
{
    if (sudoku__reach_leads(reach, cell, digit))
        return chain_of_leading(reach, reach->number[cell * geometry->order + digit - 1], on);
    return on ? chain_of_other(reach, geometry, cell, digit) : 0;
}

bool sudoku__reach_cycles(const sudoku__reach *reach, unsigned candidate, unsigned *shortest,
                          unsigned *longest)
{
    const unsigned number = reach->number[candidate], words = reach->words;
    uint64_t last[SUDOKU__CHAIN_WORDS]; /* what may be on at the end */
    uint64_t front[SUDOKU__CHAIN_WORDS], met[SUDOKU__CHAIN_WORDS];
    clear(reach, last);
    add_rows(reach, reach->off, reach->on + number * words, last);
    remove_bit(last, number);
    if (!meet(reach->if_on + number * words, last, words))
        return false;
    copy(reach, reach->next + number * words, front);
    remove_bit(front, number);
    copy(reach, front, met);
    add_bit(met, number);
    *shortest = 0;
    *longest = 0;
    for (unsigned nodes = 4;; nodes += 2) {
        if (meet(front, last, words)) {
            *longest = nodes;
            *shortest = *shortest ? *shortest : nodes;
            for (unsigned w = 0; w < words; w++)
                last[w] &= ~front[w];
        }
        if (!meet(reach->if_on + number * words, last, words) || !advance(reach, front, met))
            return true;
    }
}
