/* SPDX-License-Identifier: MIT */
/*
 * A step in English: its technique, why it holds, and what follows.
 *
 *   Locked Candidates Type 1 (Pointing): in box 4, 7 can only be in row 5 (r5c1 or r5c2), so r5c8
 * is not 7.
 *
 * The sentence is made from the data of the step alone, the same way for every technique.  The
 * reasons are its premises: what a cell can be, where a digit can be in a house.  A chain is told
 * link by link instead ("if r1c1 is not 3, then r1c5 is 3, then ..."), and techniques that need a
 * unique solution name the cells that would be deadly first.  Where there is more of it than can be
 * read, only how much is said.  Effects are put together by digit, or by cell where there is one.
 */
#include <sudoku/grade.h>

#include <limits.h>

#include "core/bits.h"
#include "core/houses.h"
#include "core/shape.h"
#include "logic/sink.h"

enum { READABLE_PREMISES = 8, READABLE_LINKS = 16 };

/* Adds what stands between item 'i' and the one before in a list of 'count': "a, b and c". */
static void add_comma(sudoku__sink *to, size_t i, size_t count, const char *last)
{
    if (i > 0)
        sudoku__sink_add(to, "%s", i + 1 == count ? last : ", ");
}

static void add_cells(sudoku__sink *to, const uint16_t *cells, size_t count, const char *last)
{
    for (size_t i = 0; i < count; i++) {
        add_comma(to, i, count, last);
        sudoku__sink_cell(to, cells[i]);
    }
}

static void add_digits(sudoku__sink *to, uint32_t digits, const char *last)
{
    const size_t count = sudoku__count_bits(digits);
    for (size_t i = 0; digits; digits &= digits - 1, i++) {
        add_comma(to, i, count, last);
        sudoku__sink_add(to, "%u", sudoku__lowest(digits) + 1);
    }
}

/* The digits of a cell among candidates. */
static uint32_t digits_of(const sudoku_candidate *candidates, size_t count, unsigned cell)
{
    uint32_t digits = 0;
    for (size_t i = 0; i < count; i++)
        if (candidates[i].cell == cell)
            digits |= sudoku__bit(candidates[i].digit - 1u);
    return digits;
}

/* The cells of a digit (0: any) among candidates, each once; 'role' < 0: any role. */
static size_t cells_of(const sudoku_candidate *candidates, size_t count, unsigned digit, int role,
                       uint16_t *cells)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        bool known = (digit && candidates[i].digit != digit) ||
                     (role >= 0 && candidates[i].role != role);
        for (size_t j = 0; j < found && !known; j++)
            known = cells[j] == candidates[i].cell;
        if (!known)
            cells[found++] = candidates[i].cell;
    }
    return found;
}

/* ---- What follows ---- */

static void add_eliminations(sudoku__sink *to, const sudoku_step *step)
{
    const sudoku_candidate *const gone = step->eliminations;
    const size_t count = step->elimination_count;
    uint16_t cells[SUDOKU_MAX_CELLS];
    uint32_t digits = 0;
    for (size_t i = 0; i < count; i++)
        digits |= sudoku__bit(gone[i].digit - 1u);
    if (cells_of(gone, count, 0, -1, cells) == 1) {
        sudoku__sink_cell(to, cells[0]);
        sudoku__sink_add(to, " is not ");
        add_digits(to, digits, " or ");
        return;
    }
    const size_t kinds = sudoku__count_bits(digits);
    for (size_t i = 0; digits; digits &= digits - 1, i++) {
        const unsigned digit = sudoku__lowest(digits) + 1;
        const size_t places = cells_of(gone, count, digit, -1, cells);
        add_comma(to, i, kinds, " and ");
        add_cells(to, cells, places, " and ");
        sudoku__sink_add(to, "%s%u", places > 1 ? " are not " : " is not ", digit);
    }
}

static void add_effects(sudoku__sink *to, const sudoku_step *step)
{
    for (size_t i = 0; i < step->placement_count; i++) {
        add_comma(to, i, step->placement_count, " and ");
        sudoku__sink_cell(to, step->placements[i].cell);
        sudoku__sink_add(to, " is %u", step->placements[i].digit);
    }
    if (step->elimination_count && step->placement_count)
        sudoku__sink_add(to, ", and ");
    if (step->elimination_count)
        add_eliminations(to, step);
}

/* ---- Why ---- */

/* The digit's cells in a house, from the pattern. */
static size_t places_of(const sudoku__sink *to, const sudoku_step *step,
                        const sudoku_premise *premise, uint16_t *places)
{
    uint16_t cells[SUDOKU_MAX_CELLS], house[SUDOKU_MAX_ORDER];
    const unsigned order = sudoku__order(to->shape);
    const size_t count = cells_of(step->pattern, step->pattern_count, premise->digit, -1, cells);
    size_t found = 0;
    sudoku__house_cells(to->shape, premise->house, house);
    for (unsigned place = 0; place < order; place++)
        for (size_t i = 0; i < count; i++)
            if (cells[i] == house[place])
                places[found++] = house[place];
    return found;
}

/* Another house that holds all these cells; UINT_MAX: none. */
static unsigned shared_house(const sudoku__sink *to, const uint16_t *cells, size_t count,
                             unsigned but)
{
    uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL], others[SUDOKU_MAX_HOUSES_OF_CELL];
    const unsigned first = sudoku__cell_houses(to->shape, cells[0], houses);
    for (unsigned h = 0; h < first; h++) {
        size_t holds = 1;
        for (size_t i = 1; i < count; i++) {
            const unsigned all = sudoku__cell_houses(to->shape, cells[i], others);
            for (unsigned o = 0; o < all; o++)
                holds += others[o] == houses[h];
        }
        if (holds == count && houses[h] != but)
            return houses[h];
    }
    return UINT_MAX;
}

/* "in box 4, 7 can only be in row 5 (r5c1 or r5c2)", "r5c1 can only be 3 or 7". */
static void add_premise(sudoku__sink *to, const sudoku_step *step, const sudoku_premise *premise)
{
    if (!premise->digit) {
        sudoku__sink_cell(to, premise->cell);
        sudoku__sink_add(to, " can only be ");
        add_digits(to, digits_of(step->pattern, step->pattern_count, premise->cell), " or ");
        return;
    }
    uint16_t places[SUDOKU_MAX_ORDER];
    const size_t count = places_of(to, step, premise, places);
    const bool alone = step->premise_count == 1 && step->elimination_count > 0 && count > 1;
    const unsigned shared = alone ? shared_house(to, places, count, premise->house) : UINT_MAX;
    sudoku__sink_add(to, "in ");
    sudoku__sink_house(to, premise->house);
    sudoku__sink_add(to, ", %u can only be in ", premise->digit);
    if (shared != UINT_MAX) {
        sudoku__sink_house(to, shared);
        sudoku__sink_add(to, " (");
    }
    add_cells(to, places, count, " or ");
    if (shared != UINT_MAX)
        sudoku__sink_add(to, ")");
}

static bool is_start(const sudoku_candidate *mark)
{
    return mark->role == SUDOKU_ROLE_START_ON || mark->role == SUDOKU_ROLE_START_OFF;
}

/* Whether the pattern is one chain whose marks stand in its order: each link goes on from the last,
   and there are few enough to be read. */
static bool is_readable_chain(const sudoku_step *step)
{
    if (step->link_count == 0 || step->link_count > READABLE_LINKS || !is_start(&step->pattern[0]))
        return false;
    for (size_t i = 0; i < step->link_count; i++)
        if (step->links[i].from >= step->pattern_count ||
            step->links[i].to >= step->pattern_count || step->links[i].to <= step->links[i].from ||
            (i > 0 && step->links[i].from != step->links[i - 1].to))
            return false;
    for (size_t i = 1; i < step->pattern_count; i++)
        if (is_start(&step->pattern[i]) && step->pattern[i].digit != step->pattern[0].digit)
            return false;
    return step->pattern_count > 0;
}

/* The marks after 'from' up to 'to' are one node: "r1c1 is not 3", "one of r4c1 and r5c1 is 3". */
static void add_node(sudoku__sink *to, const sudoku_step *step, size_t from, size_t end)
{
    uint16_t cells[SUDOKU_MAX_CELLS];
    const sudoku_candidate *const mark = &step->pattern[from];
    const bool is_true = mark->role == SUDOKU_ROLE_ON || mark->role == SUDOKU_ROLE_START_ON;
    const size_t count = cells_of(mark, end - from, 0, -1, cells);
    if (count > 1)
        sudoku__sink_add(to, "%s of ", is_true ? "one" : "none");
    add_cells(to, cells, count, " and ");
    sudoku__sink_add(to, " is %s%u", is_true || count > 1 ? "" : "not ", mark->digit);
}

static void add_chain(sudoku__sink *to, const sudoku_step *step)
{
    size_t first = 0;
    for (size_t i = 0; i <= step->link_count; i++) {
        const size_t last = i < step->link_count ? step->links[i].from : step->links[i - 1].to;
        sudoku__sink_add(to, "%s", i == 0 ? "if " : i == 1 ? ", then " : ", so ");
        add_node(to, step, first, last + 1);
        first = last + 1;
    }
}

/* "r1c1, r1c2, r4c1 and r4c2 must not hold 3 and 7 alone". */
static void add_deadly(sudoku__sink *to, const sudoku_step *step)
{
    uint16_t cells[SUDOKU_MAX_CELLS];
    uint32_t digits = 0;
    const size_t count = cells_of(step->pattern, step->pattern_count, 0, SUDOKU_ROLE_PATTERN,
                                  cells);
    for (size_t i = 0; i < step->pattern_count; i++)
        if (step->pattern[i].role == SUDOKU_ROLE_PATTERN)
            digits |= sudoku__bit(step->pattern[i].digit - 1u);
    if (count == 0 || sudoku__count_bits(digits) != 2) {
        sudoku__sink_add(to, "the empty cells must not be left with two candidates each");
        return;
    }
    add_cells(to, cells, count, " and ");
    sudoku__sink_add(to, " must not hold ");
    add_digits(to, digits, " and ");
    sudoku__sink_add(to, " alone, or there were two solutions");
}

static void add_premises(sudoku__sink *to, const sudoku_step *step)
{
    if (step->premise_count > READABLE_PREMISES) {
        sudoku__sink_add(to, "from %zu cells and houses", step->premise_count);
        return;
    }
    for (size_t i = 0; i < step->premise_count; i++) {
        if (i > 0)
            sudoku__sink_add(to, i + 1 == step->premise_count ? ", and " : ", ");
        add_premise(to, step, &step->premises[i]);
    }
}

void sudoku__print_words(sudoku__sink *to, const sudoku_step *step)
{
    const bool unique = sudoku_technique_needs_unique(step->technique);
    sudoku__sink_add(to, "%s: ", sudoku_technique_name(step->technique));
    if (unique)
        add_deadly(to, step);
    if (unique && step->premise_count)
        sudoku__sink_add(to, "; ");
    if (is_readable_chain(step))
        add_chain(to, step);
    else if (step->pattern_count)
        add_premises(to, step);
    if (step->pattern_count)
        sudoku__sink_add(to, is_readable_chain(step) ? "; either way, " : ", so ");
    add_effects(to, step);
    sudoku__sink_add(to, ".");
}
