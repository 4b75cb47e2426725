/* SPDX-License-Identifier: MIT */
/*
 * Both tests of step_checker.h are small searches, written apart from the library and from each
 * other.
 *
 * The first fills the grid: the cell with the fewest candidates, its digits in turn.  Houses are
 * looked at for a digit with one place, or the search of a nearly empty grid would never end.  The
 * solutions of a puzzle that has one are found once for all candidates of the step; only where
 * there are several is each candidate tried for itself.
 *
 * The second is a search over true and false.  Its variables are the candidates that premises speak
 * of and those the step places or eliminates; its clauses are the premises, read from the board:
 * one of the candidates of the cell, one of the places of the digit in the house.  Candidates of
 * one cell, and of one digit in one house, exclude each other.  An elimination follows when taking
 * it for true leads to a contradiction, a placement when taking it for false does.
 *
 * A step that argues from the solution being the only one gets one clause more, which is checked
 * here and not believed.  Either the candidates of SUDOKU_ROLE_PATTERN make a deadly pattern: their
 * cells are not printed, two digits are concerned, and every house holds none or two of the cells;
 * filled with those two digits alone the cells could be swapped, so they are not.  Or there is a
 * universal grave: without the candidates of SUDOKU_ROLE_EXTRA every empty cell has two candidates
 * and every digit two places or none in each house; such a grid has no or several solutions, so one
 * of the extras is true.
 */
#include "step_checker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "filling.h"
#include "referee.h"

enum {
    MOST_CELLS = FILLING_CELLS,
    MOST_ORDER = FILLING_ORDER,
    MOST_VARIABLES = 4096,
    MOST_CLAUSES = 4096
};

static unsigned order_of(const step_before *before)
{
    return before->box_rows * before->box_cols;
}

static unsigned house_cell(const step_before *before, unsigned house, unsigned place)
{
    return filling_house_cell(before->box_rows, before->box_cols, house, place);
}

static unsigned size_of(uint32_t set)
{
    unsigned size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

/* ---- The first test: filling the grid ---- */

static bool grid_of(const step_before *before, filling *state)
{
    return filling_start(state, before->box_rows, before->box_cols, before->digits,
                         before->candidates);
}

static bool refuse(char reason[200], const char *what, const sudoku_candidate *candidate,
                   unsigned order)
{
    snprintf(reason, 200, "%s: r%uc%u, digit %u", what, candidate->cell / order + 1u,
             candidate->cell % order + 1u, candidate->digit);
    return false;
}

/* Whether a solution exists that has the candidate, or one that has another digit there. */
static bool possible(const filling *state, const sudoku_candidate *candidate, bool true_there)
{
    filling with = *state;
    const uint32_t bit = UINT32_C(1) << (candidate->digit - 1);
    with.left[candidate->cell] &= true_there ? bit : ~bit;
    return filling_count(&with, 1, NULL) > 0;
}

/* Whether a placement or elimination is of a candidate that was there. */
static bool was_there(const step_before *before, const sudoku_candidate *candidate,
                      char reason[200])
{
    const unsigned order = order_of(before);
    if (candidate->cell >= order * order || !candidate->digit || candidate->digit > order)
        return refuse(reason, "not a candidate at all", candidate, order);
    if (before->digits[candidate->cell] ||
        !(before->candidates[candidate->cell] >> (candidate->digit - 1) & 1))
        return refuse(reason, "was no candidate", candidate, order);
    return true;
}

static bool has_an_effect(const step_before *before, const sudoku_step *step, char reason[200])
{
    if (step->placement_count + step->elimination_count == 0) {
        snprintf(reason, 200, "the step does nothing");
        return false;
    }
    for (size_t i = 0; i < step->placement_count; i++)
        if (!was_there(before, &step->placements[i], reason))
            return false;
    for (size_t i = 0; i < step->elimination_count; i++) {
        const sudoku_candidate *gone = &step->eliminations[i];
        if (!was_there(before, gone, reason))
            return false;
        for (size_t j = 0; j < i; j++)
            if (step->eliminations[j].cell == gone->cell &&
                step->eliminations[j].digit == gone->digit)
                return refuse(reason, "eliminated twice", gone, order_of(before));
    }
    return true;
}

bool step_is_forced(const step_before *before, const sudoku_step *step, char reason[200])
{
    const unsigned order = order_of(before);
    uint8_t solution[MOST_CELLS];
    filling state;
    if (!has_an_effect(before, step, reason))
        return false;
    if (!grid_of(before, &state)) {
        snprintf(reason, 200, "digits clash before the step");
        return false;
    }
    const unsigned count = filling_count(&state, 2, solution);
    for (size_t i = 0; i < step->placement_count; i++) {
        const sudoku_candidate *put = &step->placements[i];
        if (count == 1 ? solution[put->cell] != put->digit : possible(&state, put, false))
            return refuse(reason, "placed, but not forced", put, order);
    }
    for (size_t i = 0; i < step->elimination_count; i++) {
        const sudoku_candidate *gone = &step->eliminations[i];
        if (count == 1 ? solution[gone->cell] == gone->digit : possible(&state, gone, true))
            return refuse(reason, "eliminated, but possible", gone, order);
    }
    return true;
}

/* ---- The second test: true and false ---- */

enum { OPEN = 0, TRUE = 1, FALSE = 2 };

/* One of its variables is 'wanted'. */
typedef struct clause {
    unsigned first, count; /* in clause_system.members */
    uint8_t wanted;
} clause;

typedef struct clause_system {
    const step_before *before;
    const sudoku_step *step;
    unsigned variables;
    struct {
        uint16_t cell;
        uint8_t digit;
    } variable[MOST_VARIABLES];
    unsigned clauses, members;
    clause clause[MOST_CLAUSES];
    uint16_t member[8 * MOST_CLAUSES];
} clause_system;

/* The number of a candidate among the variables, added where it is new. */
static unsigned variable_of(clause_system *system, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < system->variables; i++)
        if (system->variable[i].cell == cell && system->variable[i].digit == digit)
            return i;
    if (system->variables == MOST_VARIABLES)
        abort();
    system->variable[system->variables].cell = (uint16_t)cell;
    system->variable[system->variables].digit = (uint8_t)digit;
    return system->variables++;
}

static void begin_clause(clause_system *system, uint8_t wanted)
{
    if (system->clauses == MOST_CLAUSES || system->members + MOST_CELLS > 8 * MOST_CLAUSES)
        abort();
    system->clause[system->clauses] = (clause){system->members, 0, wanted};
}

static void add_member(clause_system *system, unsigned variable)
{
    system->member[system->members++] = (uint16_t)variable;
    system->clause[system->clauses].count++;
}

static void drop_clause(clause_system *system)
{
    system->members = system->clause[system->clauses].first;
}

static bool is_candidate(const step_before *before, unsigned cell, unsigned digit)
{
    return !before->digits[cell] && before->candidates[cell] >> (digit - 1) & 1;
}

/* The clause of a premise.  False: it speaks of what is filled. */
static bool add_premise(clause_system *system, const sudoku_premise *premise)
{
    const step_before *before = system->before;
    const unsigned order = order_of(before);
    unsigned known = 0;
    begin_clause(system, TRUE);
    for (unsigned place = 0; place < order; place++) {
        const unsigned cell = premise->digit ? house_cell(before, premise->house, place)
                                             : premise->cell;
        const unsigned digit = premise->digit ? premise->digit : place + 1;
        if (!is_candidate(before, cell, digit))
            continue;
        add_member(system, variable_of(system, cell, digit));
        known++;
    }
    system->clauses++;
    return known > 0;
}

/* Whether a premise says that a candidate which is not on the board is not there. */
static bool is_ruled_out(const clause_system *system, unsigned cell, unsigned digit)
{
    const step_before *before = system->before;
    const unsigned order = order_of(before);
    for (size_t i = 0; i < system->step->premise_count; i++) {
        const sudoku_premise *premise = &system->step->premises[i];
        if (!premise->digit && premise->cell == cell)
            return true;
        for (unsigned place = 0; premise->digit == digit && place < order; place++)
            if (house_cell(before, premise->house, place) == cell)
                return true;
    }
    return false;
}

/* Whether the cells of the deadly pattern are what the top of this file says. */
static bool deadly_is_deadly(const clause_system *system, const bool *inside, uint32_t digits)
{
    const step_before *before = system->before;
    const unsigned order = order_of(before);
    if (size_of(digits) != 2)
        return false;
    for (unsigned cell = 0; cell < order * order; cell++) {
        const bool printed = before->digits[cell] && (!before->printed || before->printed[cell]);
        if (inside[cell] &&
            (printed || (before->digits[cell] && !(digits >> (before->digits[cell] - 1) & 1))))
            return false;
    }
    for (unsigned house = 0; house < 3 * order; house++) {
        unsigned count = 0;
        for (unsigned place = 0; place < order; place++)
            count += inside[house_cell(before, house, place)];
        if (count != 0 && count != 2)
            return false;
    }
    return true;
}

/* The two ways to fill the cells with the two digits, where they are joined, each as a clause that
   forbids it: not all of these candidates are true.  Digits already filled in are true. */
static void forbid_fillings(clause_system *system, const bool *inside, unsigned first_cell,
                            const unsigned digit[2])
{
    const step_before *before = system->before;
    const unsigned cells = order_of(before) * order_of(before);
    for (unsigned start = 0; start < 2; start++) {
        unsigned side[MOST_CELLS] = {0}; /* 1, 2: which digit; 0: not yet */
        bool clash = false, changed = true;
        side[first_cell] = start + 1;
        while (changed) {
            changed = false;
            for (unsigned a = 0; a < cells; a++)
                for (unsigned b = 0; side[a] && b < cells; b++) {
                    if (!inside[b] || !referee_sees(before->box_rows, before->box_cols, a, b))
                        continue;
                    clash = clash || side[b] == side[a];
                    changed = changed || !side[b];
                    side[b] = 3 - side[a];
                }
            if (clash)
                break;
        }
        begin_clause(system, FALSE);
        for (unsigned cell = 0; cell < cells && !clash; cell++) {
            const unsigned here = side[cell] ? digit[side[cell] - 1] : 0;
            if (!inside[cell] || before->digits[cell] == here)
                continue;
            /* cannot be filled so, or another piece of the pattern: nothing to forbid */
            clash = !here || before->digits[cell] ||
                    (!is_candidate(before, cell, here) && is_ruled_out(system, cell, here));
            if (!clash)
                add_member(system, variable_of(system, cell, here));
        }
        if (clash)
            drop_clause(system);
        else
            system->clauses++;
    }
}

static bool add_deadly(clause_system *system)
{
    bool inside[MOST_CELLS] = {false};
    uint32_t digits = 0;
    unsigned first_cell = 0, digit[2] = {0, 0};
    for (size_t i = 0; i < system->step->pattern_count; i++) {
        const sudoku_candidate *part = &system->step->pattern[i];
        if (part->role != SUDOKU_ROLE_PATTERN)
            continue;
        inside[part->cell] = true;
        digits |= UINT32_C(1) << (part->digit - 1);
        first_cell = part->cell;
    }
    if (!deadly_is_deadly(system, inside, digits))
        return false;
    for (unsigned d = MOST_ORDER; d >= 1; d--)
        if (digits >> (d - 1) & 1) {
            digit[1] = digit[0];
            digit[0] = d;
        }
    forbid_fillings(system, inside, first_cell, digit);
    return true;
}

static bool is_extra(const sudoku_step *step, unsigned cell, unsigned digit)
{
    for (size_t i = 0; i < step->pattern_count; i++)
        if (step->pattern[i].role == SUDOKU_ROLE_EXTRA && step->pattern[i].cell == cell &&
            step->pattern[i].digit == digit)
            return true;
    return false;
}

/* One of the extra candidates of a universal grave is true. */
static bool add_grave(clause_system *system)
{
    const step_before *before = system->before;
    const unsigned order = order_of(before);
    for (unsigned kind = 0; kind < 4 * order; kind++)
        for (unsigned item = 0; item < order; item++) {
            unsigned count = 0;
            for (unsigned place = 0; place < order; place++) {
                const bool of_cell = kind >= 3 * order;
                const unsigned cell = of_cell ? (kind - 3 * order) * order + item
                                              : house_cell(before, kind, place);
                const unsigned digit = of_cell ? place + 1 : item + 1;
                count += is_candidate(before, cell, digit) && !is_extra(system->step, cell, digit);
            }
            if (count != 0 && count != 2)
                return false;
        }
    begin_clause(system, TRUE);
    for (size_t i = 0; i < system->step->pattern_count; i++) {
        const sudoku_candidate *part = &system->step->pattern[i];
        if (part->role == SUDOKU_ROLE_EXTRA)
            add_member(system, variable_of(system, part->cell, part->digit));
    }
    system->clauses++;
    return true;
}

static bool exclude_each_other(const clause_system *system, unsigned a, unsigned b)
{
    if (a == b)
        return false;
    if (system->variable[a].cell == system->variable[b].cell)
        return true;
    return system->variable[a].digit == system->variable[b].digit &&
           referee_sees(system->before->box_rows, system->before->box_cols,
                        system->variable[a].cell, system->variable[b].cell);
}

static bool set(const clause_system *system, uint8_t *value, unsigned variable, uint8_t to)
{
    if (value[variable] != OPEN)
        return value[variable] == to;
    value[variable] = to;
    for (unsigned other = 0; to == TRUE && other < system->variables; other++)
        if (exclude_each_other(system, variable, other)) {
            if (value[other] == TRUE)
                return false;
            value[other] = FALSE;
        }
    return true;
}

/* Whether the clauses can be satisfied; 'value' is what is known so far. */
static bool satisfiable(const clause_system *system, const uint8_t *known)
{
    uint8_t value[MOST_VARIABLES];
    memcpy(value, known, system->variables);
    unsigned best, fewest;
    bool changed;
    do {
        changed = false;
        best = UINT32_MAX;
        fewest = UINT32_MAX;
        for (unsigned c = 0; c < system->clauses; c++) {
            const clause *here = &system->clause[c];
            unsigned open = 0, last = 0;
            bool done = false;
            for (unsigned i = 0; i < here->count && !done; i++) {
                const unsigned variable = system->member[here->first + i];
                done = value[variable] == here->wanted;
                open += value[variable] == OPEN;
                last = value[variable] == OPEN ? variable : last;
            }
            if (done)
                continue;
            if (open == 0 || (open == 1 && !set(system, value, last, here->wanted)))
                return false;
            changed = changed || open == 1;
            if (open > 1 && open < fewest) {
                fewest = open;
                best = c;
            }
        }
    } while (changed);
    if (best == UINT32_MAX)
        return true;
    const clause *branch = &system->clause[best];
    for (unsigned i = 0; i < branch->count; i++) {
        const unsigned variable = system->member[branch->first + i];
        if (value[variable] != OPEN)
            continue;
        uint8_t next[MOST_VARIABLES];
        memcpy(next, value, system->variables);
        if (set(system, next, variable, branch->wanted) && satisfiable(system, next))
            return true;
        value[variable] = branch->wanted == TRUE ? FALSE : TRUE; /* tried */
    }
    return false;
}

static bool can_be(const clause_system *system, unsigned variable, uint8_t to)
{
    uint8_t value[MOST_VARIABLES] = {0};
    return set(system, value, variable, to) && satisfiable(system, value);
}

static bool follows(clause_system *system, char reason[200])
{
    const step_before *before = system->before;
    const sudoku_step *step = system->step;
    const unsigned order = order_of(before);
    const bool unique = before->unique;
    for (size_t i = 0; i < step->pattern_count; i++) {
        const sudoku_candidate *part = &step->pattern[i];
        if (!is_candidate(before, part->cell, part->digit) &&
            !(unique && before->digits[part->cell] == part->digit))
            return refuse(reason, "in the pattern, but no candidate", part, order);
    }
    for (size_t i = 0; i < step->premise_count; i++)
        if (!add_premise(system, &step->premises[i])) {
            snprintf(reason, 200, "premise %u speaks of what is filled", (unsigned)i);
            return false;
        }
    if (unique && !add_deadly(system) && !add_grave(system)) {
        snprintf(reason, 200, "neither a deadly pattern nor a universal grave");
        return false;
    }
    for (size_t i = 0; i < step->placement_count; i++) {
        const sudoku_candidate *put = &step->placements[i];
        if (can_be(system, variable_of(system, put->cell, put->digit), FALSE))
            return refuse(reason, "placed, but the pattern does not force it", put, order);
    }
    for (size_t i = 0; i < step->elimination_count; i++) {
        const sudoku_candidate *gone = &step->eliminations[i];
        if (can_be(system, variable_of(system, gone->cell, gone->digit), TRUE))
            return refuse(reason, "eliminated, but the pattern does not force it", gone, order);
    }
    return true;
}

bool step_follows_from_pattern(const step_before *before, const sudoku_step *step, char reason[200])
{
    if (!has_an_effect(before, step, reason))
        return false;
    clause_system *system = calloc(1, sizeof *system);
    if (!system)
        abort();
    system->before = before;
    system->step = step;
    const bool sound = follows(system, reason);
    free(system);
    return sound;
}

bool step_is_sound(const step_before *before, const sudoku_step *step, char reason[200])
{
    return step_is_forced(before, step, reason) && step_follows_from_pattern(before, step, reason);
}
