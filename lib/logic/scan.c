/* SPDX-License-Identifier: MIT */
#include "logic/scan.h"

/* Members of the house that can take part: cells by place, or digits by bit. */
static uint32_t subset_members(const sudoku__subset_scan *scan, const sudoku__board *board,
                               const sudoku__geometry *geometry, unsigned house)
{
    uint32_t members = 0;
    for (unsigned i = 0; i < geometry->order; i++) {
        const uint32_t set = scan->hidden ? board->places[house][i + 1]
                                          : board->candidates[geometry->house_cell[house][i]];
        const unsigned count = sudoku__count_bits(set);
        if (count >= 2 && count <= scan->size)
            members |= sudoku__bit(i);
    }
    return members;
}

bool sudoku__subset_next(sudoku__subset_scan *scan, const sudoku__board *board,
                         const sudoku__geometry *geometry)
{
    while (scan->walking || scan->next < geometry->houses) {
        if (!scan->walking) {
            scan->house = geometry->bcr[scan->next++];
            if (board->empty[scan->house] < scan->least_empty)
                continue;
            sudoku__subset_walk_start(&scan->walk,
                                      subset_members(scan, board, geometry, scan->house));
            scan->walking = true;
        }
        while (sudoku__subset_walk_next(&scan->walk, scan->size, &scan->things)) {
            scan->others = 0;
            for (uint32_t rest = scan->things; rest; rest &= rest - 1) {
                const unsigned i = sudoku__lowest(rest);
                scan->others |= scan->hidden
                                    ? board->places[scan->house][i + 1]
                                    : board->candidates[geometry->house_cell[scan->house][i]];
            }
            if (sudoku__count_bits(scan->others) == scan->size)
                return true;
        }
        scan->walking = false;
    }
    return false;
}

/* Starts a pass: lines where some digit has 2 to 'size' places, and digits with enough copies left
   that have enough such lines. */
static void start_fish(sudoku__fish_scan *scan, const sudoku__board *board,
                       const sudoku__geometry *geometry)
{
    const unsigned order = geometry->order;
    uint32_t lines = 0;
    scan->base_kind = ++scan->pass == 1 ? SUDOKU__COLUMN : SUDOKU__ROW;
    scan->cover_kind = SUDOKU__COLUMN + SUDOKU__ROW - scan->base_kind;
    scan->possible = scan->left = 0;
    for (unsigned digit = 1; digit <= order; digit++) {
        unsigned unwritten = 0;
        uint32_t fit = 0;
        for (unsigned line = 0; line < order; line++) {
            const unsigned house = scan->base_kind * order + line;
            const unsigned count = sudoku__count_bits(board->places[house][digit]);
            unwritten += board->missing[house] >> (digit - 1) & 1;
            if (count >= 2 && count <= scan->size)
                fit |= sudoku__bit(line);
        }
        if (unwritten < 2 * scan->size || sudoku__count_bits(fit) < scan->size)
            continue;
        scan->possible |= sudoku__bit(digit - 1);
        lines |= fit;
    }
    sudoku__subset_walk_start(&scan->walk, lines);
}

/* Whether the digit makes a fish of the lines in scan->base. */
static bool fits(sudoku__fish_scan *scan, const sudoku__board *board, unsigned order)
{
    scan->cover = 0;
    for (uint32_t rest = scan->base; rest; rest &= rest - 1) {
        const unsigned house = scan->base_kind * order + sudoku__lowest(rest);
        const uint32_t places = board->places[house][scan->digit];
        if (!places || sudoku__is_single(places))
            return false;
        scan->cover |= places;
    }
    return sudoku__count_bits(scan->cover) == scan->size;
}

bool sudoku__fish_next(sudoku__fish_scan *scan, const sudoku__board *board,
                       const sudoku__geometry *geometry)
{
    for (;;) {
        while (scan->left) {
            scan->digit = sudoku__lowest(scan->left) + 1;
            scan->left &= scan->left - 1;
            if (fits(scan, board, geometry->order))
                return true;
        }
        if (scan->pass == 0 || !sudoku__subset_walk_next(&scan->walk, scan->size, &scan->base)) {
            if (scan->pass == 2)
                return false;
            start_fish(scan, board, geometry);
        } else {
            scan->left = scan->possible;
        }
    }
}

/* Looks for all digits that are locked in scan->from.  Of the houses to which it may point only
   those of its first place can have them all. */
static void find_locked(sudoku__locked_scan *scan, const sudoku__board *board,
                        const sudoku__geometry *geometry)
{
    const unsigned from = scan->from;
    scan->numbers = 0;
    if (from >= geometry->houses)
        return;
    for (uint32_t rest = board->missing[from]; rest; rest &= rest - 1) {
        const unsigned digit = sudoku__lowest(rest) + 1;
        const uint32_t places = board->places[from][digit];
        if (!places || sudoku__is_single(places))
            continue;
        const unsigned cell = geometry->house_cell[from][sudoku__lowest(places)];
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const unsigned to = geometry->seat[cell][s].house, number = to - scan->first_to;
            if (number >= geometry->order || (places & ~geometry->overlap[from][to]) ||
                !(board->places[to][digit] & ~geometry->overlap[to][from]))
                continue;
            const uint32_t others = scan->numbers >> number & 1 ? scan->found[number] : 0;
            scan->found[number] = others | sudoku__bit(digit - 1);
            scan->numbers |= sudoku__bit(number);
        }
    }
}

bool sudoku__locked_next(sudoku__locked_scan *scan, const sudoku__board *board,
                         const sudoku__geometry *geometry)
{
    static const uint8_t sweeps[][2] = {{SUDOKU__BOX, SUDOKU__COLUMN},
                                        {SUDOKU__BOX, SUDOKU__ROW},
                                        {SUDOKU__COLUMN, SUDOKU__BOX},
                                        {SUDOKU__ROW, SUDOKU__BOX}};
    enum { SWEEPS = sizeof sweeps / sizeof sweeps[0] };
    const unsigned order = geometry->order;
    while (!scan->digits) {
        if (!scan->numbers) {
            const unsigned sweep = scan->next / order;
            if (sweep == SWEEPS)
                return false;
            scan->pointing = sweeps[sweep][0] == SUDOKU__BOX;
            scan->from = sweeps[sweep][0] * order + scan->next++ % order;
            scan->first_to = sweeps[sweep][1] * order;
            find_locked(scan, board, geometry);
            continue;
        }
        const unsigned number = sudoku__lowest(scan->numbers);
        scan->numbers &= scan->numbers - 1;
        scan->to = scan->first_to + number;
        scan->digits = scan->found[number];
    }
    scan->digit = sudoku__lowest(scan->digits) + 1;
    scan->digits &= scan->digits - 1;
    return true;
}
