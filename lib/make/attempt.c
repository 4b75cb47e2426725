/* SPDX-License-Identifier: MIT */
/*
 * Attempt number t of puzzle i depends on the options, the seed, i and t alone, so it does not
 * matter which bench it is made on, what the others do, and where a range of puzzles begins.
 *
 * An attempt begins with a solved grid.  What is dug from it is judged, and where it is not as
 * wished it may be changed a little, again and again: made easier by a clue more, or climbed from
 * to what is nearer the wishes.
 *
 * What comes out is not uniform among all puzzles: docs/making.md says why.  The solved grids are
 * about uniform; of one grid's puzzles those with few clues are preferred, as more orders of
 * digging lead to each of them.
 */
#include "make/attempt.h"

#include <string.h>

#include <sudoku/generate.h>

#include "core/grid.h"
#include "core/shape.h"
#include "make/checker.h"
#include "make/unchecked.h"

/*
 * Changes tried before an attempt is given up for another: none at first, as most wishes are met by
 * luck sooner, and more with every attempt, as what is rare is found near what is nearly so.
 */
enum { ATTEMPTS_A_CLIMB = 4, MAX_CLIMBS = 60 };

/* Clues that are given back to a puzzle that is too hard. */
enum { MAX_EASED = 40 };

enum { JUDGED_A_ROUND = 8 }; /* they take time, and the caller wants to hear */

/* What a clue too many counts as a distance from the wishes: more than any difficulty. */
enum { CLUE_APART = 1000 };

static void finish(sudoku__bench *bench, bool found)
{
    bench->phase = SUDOKU__FINISHED;
    bench->found = found;
}

/* The attempt has led to nothing. */
static void give_up(sudoku__tools *tools, sudoku__bench *bench)
{
    if (bench->tries >= tools->wishes.options.max_tries)
        finish(bench, false);
    else
        bench->phase = SUDOKU__START;
}

/* How many clues to dig down to. */
static unsigned draw_goal(const sudoku__wishes *wishes, sudoku__rng *rng)
{
    if (wishes->options.minimal || wishes->options.min_clues == 0)
        return 0;
    if (wishes->options.max_clues == 0)
        return wishes->low;
    return sudoku__draw(rng, wishes->low, wishes->high);
}

/* Adds 'wanted' empty orbits of the solution, drawn at random, to the best puzzle so far; returns
   how many there were. */
static unsigned add_orbits(const sudoku__tools *tools, sudoku__bench *bench, unsigned wanted,
                           uint16_t *added)
{
    const sudoku__orbits *const orbits = bench->orbits;
    uint16_t empty[SUDOKU_MAX_CELLS];
    unsigned count = 0, chosen = 0;
    for (unsigned orbit = 0; orbit < orbits->count; orbit++)
        if (bench->best[orbits->cell[orbits->start[orbit]]] == 0)
            empty[count++] = (uint16_t)orbit;
    memcpy(bench->puzzle, bench->best, tools->wishes.cells);
    for (; chosen < wanted && count > 0; chosen++) {
        const unsigned place = sudoku__rng_below(&bench->rng, count);
        added[chosen] = empty[place];
        empty[place] = empty[--count];
        for (unsigned i = orbits->start[added[chosen]]; i < orbits->start[added[chosen] + 1]; i++)
            bench->puzzle[orbits->cell[i]] = bench->solution[orbits->cell[i]];
    }
    return chosen;
}

/* Changes the best puzzle so far a little: of one or two orbits more, the others are dug again, so
   that some of these go in their place. */
static void climb(sudoku__tools *tools, sudoku__bench *bench)
{
    uint16_t added[2];
    unsigned count = add_orbits(tools, bench, 1 + sudoku__rng_below(&bench->rng, 2), added);
    sudoku__dig_begin(&bench->dig, bench->orbits, bench->puzzle, tools->wishes.cells,
                      draw_goal(&tools->wishes, &bench->rng), &bench->rng);
    while (count > 0)
        sudoku__dig_last(&bench->dig, added[--count]);
    bench->sure = true;
    bench->phase = SUDOKU__DIG;
}

/* Gives the best puzzle so far an orbit back, which makes it easier. */
static void ease(sudoku__tools *tools, sudoku__bench *bench)
{
    uint16_t added[1];
    bench->phase = SUDOKU__JUDGE;
    if (add_orbits(tools, bench, 1, added) == 0)
        give_up(tools, bench);
}

/* The puzzle is not as wished, but 'distance' away: the search goes on from it or from a better
   one, or another attempt is made. */
static void go_on(sudoku__tools *tools, sudoku__bench *bench, unsigned distance, bool too_hard)
{
    const sudoku_maker_options *const options = &tools->wishes.options;
    if (bench->climbs + bench->eased == 0 || distance <= bench->distance) {
        bench->distance = distance;
        bench->too_hard = too_hard;
        memcpy(bench->best, bench->puzzle, tools->wishes.cells);
    }
    const bool may_ease = bench->too_hard && !options->minimal && bench->eased < MAX_EASED;
    const bool may_climb = bench->climbs < MAX_CLIMBS &&
                           bench->climbs < bench->attempts / ATTEMPTS_A_CLIMB;
    if (tools->wishes.has_pattern || bench->distance == SUDOKU__TOO_FAR ||
        bench->tries >= options->max_tries || !(may_ease || may_climb)) {
        give_up(tools, bench);
        return;
    }
    bench->tries++;
    tools->tries++;
    if (may_ease) {
        bench->eased++;
        ease(tools, bench);
    } else {
        bench->climbs++;
        climb(tools, bench);
    }
}

static void judge(sudoku__tools *tools, sudoku__bench *bench)
{
    const sudoku__wishes *const wishes = &tools->wishes;
    const unsigned cells = wishes->cells;
    unsigned clues = 0, distance = 0;
    bool too_hard = false;
    if (bench->climbs > 0 && memcmp(bench->puzzle, bench->best, cells) == 0) {
        go_on(tools, bench, bench->distance, bench->too_hard); /* nothing has changed */
        return;
    }
    for (unsigned cell = 0; cell < cells; cell++)
        clues += bench->puzzle[cell] != 0;
    if (clues < wishes->low) {
        distance = SUDOKU__TOO_FAR;
    } else if (clues > wishes->high) {
        distance = CLUE_APART * (clues - wishes->high);
    } else if (sudoku__jury_sits(&tools->jury)) {
        tools->judged++;
        distance = sudoku__jury_judge(&tools->jury, bench->puzzle, &bench->rating, &too_hard);
    }
    if (distance > 0)
        go_on(tools, bench, distance, too_hard);
    else
        finish(bench, true);
}

/* What can be dug has been dug.  Where each cell was tried alone that is known to be minimal. */
static void dug(const sudoku__tools *tools, sudoku__bench *bench)
{
    const bool alone = bench->orbits == &tools->orbits[SUDOKU_SYMMETRY_NONE] &&
                       !tools->wishes.has_pattern && bench->sure;
    bench->checked = 0;
    bench->phase = tools->wishes.options.minimal && !alone ? SUDOKU__CONFIRM : SUDOKU__JUDGE;
}

/* Puts a solved grid on the bench: a random one, what follows from one digit, or a given one. */
static sudoku_status get_solution(sudoku__tools *tools, sudoku__bench *bench, uint64_t seed)
{
    const unsigned cells = tools->wishes.cells;
    sudoku_status status = SUDOKU_OK;
    if (tools->from) {
        const uint8_t *const from = tools->from + (bench->index - tools->first) * cells;
        memcpy(bench->puzzle, from, cells);
        status = sudoku_grid_assign(tools->grid, from);
        if (status == SUDOKU_OK)
            status = sudoku__solve_anew(tools->solver, tools->grid, tools->grid);
        memcpy(bench->solution, tools->grid->cell, cells);
        return status == SUDOKU_E_ARG ? SUDOKU_NONE : status;
    }
    if (tools->wishes.options.dig == SUDOKU_DIG_ONE_DIGIT) {
        const unsigned order = sudoku__order(&tools->shape);
        memset(tools->grid->cell, 0, cells);
        tools->grid->cell[sudoku__rng_below(&bench->rng, cells)] = (uint8_t)sudoku__draw(
            &bench->rng, 1, order);
        status = sudoku_solver_begin(tools->solver, tools->grid);
        if (status == SUDOKU_OK)
            status = sudoku_solver_next(tools->solver, tools->grid);
    } else {
        status = sudoku_grid_random(tools->solver, tools->grid, seed);
    }
    memcpy(bench->solution, tools->grid->cell, cells);
    memcpy(bench->puzzle, tools->grid->cell, cells);
    return status;
}

static void start_unchecked(sudoku__tools *tools, sudoku__bench *bench)
{
    const bool quick = tools->wishes.options.dig == SUDOKU_DIG_QUICK;
    const bool good = quick ? sudoku__dig_quick(&tools->wishes, bench->orbits, tools->grid,
                                                &bench->rng)
                            : sudoku__dig_holes(&tools->wishes, &tools->shape, bench->orbits,
                                                bench->puzzle, &bench->rng);
    if (quick)
        memcpy(bench->puzzle, tools->grid->cell, tools->wishes.cells);
    if (good)
        finish(bench, true);
    else
        give_up(tools, bench);
}

static void start_attempt(sudoku__tools *tools, sudoku__bench *bench)
{
    const sudoku__wishes *const wishes = &tools->wishes;
    const uint64_t puzzle_seed = sudoku__derive_seed(tools->seed, bench->index);
    const uint64_t seed = sudoku__derive_seed(puzzle_seed, bench->attempts++);
    sudoku_symmetry symmetry = wishes->options.symmetry;
    bench->tries++;
    tools->tries++;
    bench->climbs = bench->eased = 0;
    bench->rng = sudoku__rng_seeded(seed);
    if (symmetry == SUDOKU_SYMMETRY_RANDOM)
        symmetry = (sudoku_symmetry)sudoku__rng_below(&bench->rng, SUDOKU__SYMMETRIES);
    bench->orbits = &tools->orbits[symmetry];
    if (wishes->options.dig != SUDOKU_DIG_QUICK) {
        const sudoku_status status = get_solution(tools, bench, seed);
        if (status < 0)
            tools->failure = status;
        if (status == SUDOKU_LIMIT && !tools->from) {
            give_up(tools, bench);
            return;
        }
        if (status != SUDOKU_OK) {
            finish(bench, false);
            return;
        }
    }
    if (wishes->options.dig > SUDOKU_DIG_ONE_DIGIT) {
        start_unchecked(tools, bench);
        return;
    }
    if (wishes->has_pattern) {
        for (unsigned cell = 0; cell < wishes->cells; cell++)
            bench->puzzle[cell] = wishes->pattern[cell] ? bench->solution[cell] : 0;
        bench->phase = SUDOKU__PROVE;
        return;
    }
    sudoku__dig_begin(&bench->dig, bench->orbits, bench->puzzle, wishes->cells,
                      draw_goal(wishes, &bench->rng), &bench->rng);
    bench->sure = true;
    bench->phase = SUDOKU__DIG;
}

void sudoku__bench_begin(sudoku__bench *bench, uint64_t index)
{
    bench->index = index;
    bench->tries = bench->attempts = 0;
    bench->phase = SUDOKU__START;
}

bool sudoku__bench_ask(sudoku__tools *tools, sudoku__bench *bench, uint8_t *question)
{
    const unsigned cells = tools->wishes.cells;
    switch (bench->phase) {
    case SUDOKU__IDLE:
    case SUDOKU__FINISHED:
        return false;
    case SUDOKU__START:
        start_attempt(tools, bench);
        return false;
    case SUDOKU__PROVE:
        memcpy(question, bench->puzzle, cells);
        return true;
    case SUDOKU__DIG:
        if (sudoku__dig_ask(&bench->dig, question))
            return true;
        memcpy(bench->puzzle, bench->dig.puzzle, cells);
        dug(tools, bench);
        return false;
    case SUDOKU__CONFIRM:
        while (bench->checked < cells && bench->puzzle[bench->checked] == 0)
            bench->checked++;
        if (bench->checked == cells) {
            bench->phase = SUDOKU__JUDGE;
            return false;
        }
        memcpy(question, bench->puzzle, cells);
        question[bench->checked] = 0;
        return true;
    case SUDOKU__JUDGE:
        if (tools->judged < JUDGED_A_ROUND)
            judge(tools, bench);
        return false;
    }
    return false;
}

void sudoku__bench_tell(sudoku__tools *tools, sudoku__bench *bench, sudoku_verdict verdict)
{
    const bool unique = verdict == SUDOKU_UNIQUE;
    if (verdict == SUDOKU_UNDECIDED && bench->phase != SUDOKU__DIG) {
        go_on(tools, bench, SUDOKU__TOO_FAR, false);
    } else if (bench->phase == SUDOKU__DIG) {
        bench->sure &= verdict != SUDOKU_UNDECIDED;
        sudoku__dig_tell(&bench->dig, unique);
    } else if (bench->phase == SUDOKU__CONFIRM) {
        bench->checked++;
        if (unique)
            go_on(tools, bench, SUDOKU__TOO_FAR, false);
    } else if (unique) {
        dug(tools, bench);
    } else {
        give_up(tools, bench);
    }
}
