/* SPDX-License-Identifier: MIT */
/*
 * A maker works on many puzzles side by side.  Each has a bench, on which one attempt after another
 * is made: a solved grid, from which clues are dug; an attempt that does not come out as wished is
 * given up for the next, with another seed.  A bench never solves.  It has a question, whether a
 * puzzle has one solution, and in each round the questions of all benches are one batch, which the
 * vector kernels solve much faster than one after another.  Where an engine was asked for it gets
 * them, in their order.
 *
 * Attempt number t of puzzle i depends on the options, the seed, i and t alone, so it does not
 * matter which bench it is made on, what the others do, and where a range of puzzles begins.
 * Finished puzzles wait in a window of places until all before them are finished.
 *
 * What comes out is not uniform among all puzzles: docs/making.md says why.  The solved grids are
 * about uniform; of one grid's puzzles those with few clues are preferred, as more orders of
 * digging lead to each of them.
 */
#include <sudoku/puzzle.h>

#include <stdlib.h>
#include <string.h>

#include <sudoku/generate.h>

#include "core/grid.h"
#include "core/shape.h"
#include "core/status.h"
#include "make/checker.h"
#include "make/dig.h"
#include "make/jury.h"
#include "make/most.h"
#include "make/unchecked.h"
#include "make/wishes.h"

enum { BENCHES = 128, PLACES = 512, ROUNDS_A_CALL = 8 };

/*
 * Changes tried before an attempt is given up for another: none at first, as most wishes are met by
 * luck sooner, and more with every attempt, as what is rare is found near what is nearly so.
 */
enum { ATTEMPTS_A_CLIMB = 4, MAX_CLIMBS = 60 };

/* Clues that are given back to a puzzle that is too hard. */
enum { MAX_EASED = 40 };

/*
 * Search nodes to spend on a question.  Where constraints are many and givens few one question can
 * take longer than all others together; then the clue stays.  No puzzle of plain boxes comes near.
 */
enum { MAX_NODES = 2000 };

/* And on a random solved grid, which takes some tens of nodes with plain boxes. */
enum { MAX_NODES_OF_A_GRID = 100000 };

enum { JUDGED_A_ROUND = 8 }; /* they take time, and the caller wants to hear */

/* What a clue too many counts as a distance from the wishes: more than any difficulty. */
enum { CLUE_APART = 1000 };

enum phase {
    IDLE,    /* no puzzle on it */
    START,   /* an attempt is to be begun */
    PROVE,   /* 'puzzle' must have one solution */
    DIG,     /* clues go as long as that holds */
    CONFIRM, /* every clue must be needed: 'checked' of the cells have been looked at */
    JUDGE    /* what is dug is to be judged */
};

struct bench {
    enum phase phase;
    uint64_t index, tries, attempts;
    unsigned checked;
    unsigned climbs, eased; /* changes made to the attempt's first puzzle */
    unsigned distance;      /* of 'best' from the wishes */
    bool too_hard;          /* whether 'best' is */
    bool sure;              /* what was kept in digging had to be */
    sudoku_rating rating;
    const sudoku__orbits *orbits;
    sudoku__rng rng;
    sudoku__dig dig;
    uint8_t solution[SUDOKU_MAX_CELLS];
    uint8_t puzzle[SUDOKU_MAX_CELLS];
    uint8_t best[SUDOKU_MAX_CELLS]; /* the nearest to the wishes so far */
};

/* A finished puzzle, or one to come. */
struct place {
    bool finished;
    sudoku_made made; /* its pointers are set when it is lent */
    bool has_puzzle, has_solution;
};

struct sudoku_maker {
    sudoku_shape shape;
    sudoku__wishes wishes;
    sudoku__orbits orbits[SUDOKU__SYMMETRIES]; /* those that are needed */
    sudoku_solver *solver;                     /* makes solved grids */
    sudoku_grid *grid;
    sudoku__checker checker;
    sudoku__jury jury;
    uint64_t seed;
    uint64_t first;
    uint64_t next_started; /* puzzles before it are on a bench or finished */
    uint64_t next_given;
    uint64_t left_to_start, left_to_give;
    unsigned judged; /* in this round */
    const uint8_t *from;
    uint64_t tries;
    bool begun;
    sudoku_status failure;
    struct bench bench[BENCHES];
    struct place place[PLACES];
    uint8_t verdict[BENCHES];
    uint8_t *questions; /* of all benches, one after another */
    uint8_t *finished;  /* a puzzle and a solution for each place */
};

const char *sudoku_dig_name(unsigned dig)
{
    static const char *const names[] = {"unique", "one-digit", "holes", "quick"};
    return dig < sizeof names / sizeof *names ? names[dig] : NULL;
}

/* --- one attempt --------------------------------------------------------------------------- */

static void finish(sudoku_maker *maker, struct bench *bench, const uint8_t *puzzle)
{
    const unsigned cells = maker->wishes.cells;
    const unsigned number = (unsigned)(bench->index % PLACES);
    struct place *const place = &maker->place[number];
    uint8_t *const store = maker->finished + (size_t)number * 2 * cells;
    *place = (struct place){
        .finished = true,
        .made = {.index = bench->index, .tries = bench->tries, .rating = bench->rating},
        .has_puzzle = puzzle != NULL,
        .has_solution = maker->wishes.options.dig != SUDOKU_DIG_QUICK};
    bench->phase = IDLE;
    if (!puzzle)
        return;
    for (unsigned cell = 0; cell < cells; cell++)
        place->made.clues += puzzle[cell] != 0;
    memcpy(store, puzzle, cells);
    memcpy(store + cells, bench->solution, cells);
}

/* The attempt has led to nothing. */
static void give_up(sudoku_maker *maker, struct bench *bench)
{
    if (bench->tries >= maker->wishes.options.max_tries)
        finish(maker, bench, NULL);
    else
        bench->phase = START;
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
static unsigned add_orbits(const sudoku_maker *maker, struct bench *bench, unsigned wanted,
                           uint16_t *added)
{
    const sudoku__orbits *const orbits = bench->orbits;
    uint16_t empty[SUDOKU_MAX_CELLS];
    unsigned count = 0, chosen = 0;
    for (unsigned orbit = 0; orbit < orbits->count; orbit++)
        if (bench->best[orbits->cell[orbits->start[orbit]]] == 0)
            empty[count++] = (uint16_t)orbit;
    memcpy(bench->puzzle, bench->best, maker->wishes.cells);
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
static void climb(sudoku_maker *maker, struct bench *bench)
{
    uint16_t added[2];
    unsigned count = add_orbits(maker, bench, 1 + sudoku__rng_below(&bench->rng, 2), added);
    sudoku__dig_begin(&bench->dig, bench->orbits, bench->puzzle, maker->wishes.cells,
                      draw_goal(&maker->wishes, &bench->rng), &bench->rng);
    while (count > 0)
        sudoku__dig_last(&bench->dig, added[--count]);
    bench->sure = true;
    bench->phase = DIG;
}

/* Gives the best puzzle so far an orbit back, which makes it easier. */
static void ease(sudoku_maker *maker, struct bench *bench)
{
    uint16_t added[1];
    bench->phase = JUDGE;
    if (add_orbits(maker, bench, 1, added) == 0)
        give_up(maker, bench);
}

/* The puzzle is not as wished, but 'distance' away: the search goes on from it or from a better
   one, or another attempt is made. */
static void go_on(sudoku_maker *maker, struct bench *bench, unsigned distance, bool too_hard)
{
    const sudoku_maker_options *const options = &maker->wishes.options;
    if (bench->climbs + bench->eased == 0 || distance <= bench->distance) {
        bench->distance = distance;
        bench->too_hard = too_hard;
        memcpy(bench->best, bench->puzzle, maker->wishes.cells);
    }
    const bool may_ease = bench->too_hard && !options->minimal && bench->eased < MAX_EASED;
    const bool may_climb = bench->climbs < MAX_CLIMBS &&
                           bench->climbs < bench->attempts / ATTEMPTS_A_CLIMB;
    if (maker->wishes.has_pattern || bench->distance == SUDOKU__TOO_FAR ||
        bench->tries >= options->max_tries || !(may_ease || may_climb)) {
        give_up(maker, bench);
        return;
    }
    bench->tries++;
    maker->tries++;
    if (may_ease) {
        bench->eased++;
        ease(maker, bench);
    } else {
        bench->climbs++;
        climb(maker, bench);
    }
}

static void judge(sudoku_maker *maker, struct bench *bench)
{
    const sudoku__wishes *const wishes = &maker->wishes;
    const unsigned cells = wishes->cells;
    unsigned clues = 0, distance = 0;
    bool too_hard = false;
    if (bench->climbs > 0 && memcmp(bench->puzzle, bench->best, cells) == 0) {
        go_on(maker, bench, bench->distance, bench->too_hard); /* nothing has changed */
        return;
    }
    for (unsigned cell = 0; cell < cells; cell++)
        clues += bench->puzzle[cell] != 0;
    if (clues < wishes->low) {
        distance = SUDOKU__TOO_FAR;
    } else if (clues > wishes->high) {
        distance = CLUE_APART * (clues - wishes->high);
    } else if (sudoku__jury_sits(&maker->jury)) {
        maker->judged++;
        distance = sudoku__jury_judge(&maker->jury, bench->puzzle, &bench->rating, &too_hard);
    }
    if (distance > 0)
        go_on(maker, bench, distance, too_hard);
    else
        finish(maker, bench, bench->puzzle);
}

/* What can be dug has been dug.  Where each cell was tried alone that is known to be minimal. */
static void dug(const sudoku_maker *maker, struct bench *bench)
{
    const bool alone = bench->orbits == &maker->orbits[SUDOKU_SYMMETRY_NONE] &&
                       !maker->wishes.has_pattern && bench->sure;
    bench->checked = 0;
    bench->phase = maker->wishes.options.minimal && !alone ? CONFIRM : JUDGE;
}

/* Puts a solved grid on the bench: a random one, what follows from one digit, or a given one. */
static sudoku_status get_solution(sudoku_maker *maker, struct bench *bench, uint64_t seed)
{
    const unsigned cells = maker->wishes.cells;
    sudoku_status status = SUDOKU_OK;
    if (maker->from) {
        const uint8_t *const from = maker->from + (bench->index - maker->first) * cells;
        memcpy(bench->puzzle, from, cells);
        status = sudoku_grid_assign(maker->grid, from);
        if (status == SUDOKU_OK)
            status = sudoku__solve_anew(maker->solver, maker->grid, maker->grid);
        memcpy(bench->solution, maker->grid->cell, cells);
        return status == SUDOKU_E_ARG ? SUDOKU_NONE : status;
    }
    if (maker->wishes.options.dig == SUDOKU_DIG_ONE_DIGIT) {
        const unsigned order = sudoku__order(&maker->shape);
        memset(maker->grid->cell, 0, cells);
        maker->grid->cell[sudoku__rng_below(&bench->rng, cells)] = (uint8_t)sudoku__draw(
            &bench->rng, 1, order);
        status = sudoku_solver_begin(maker->solver, maker->grid);
        if (status == SUDOKU_OK)
            status = sudoku_solver_next(maker->solver, maker->grid);
    } else {
        status = sudoku_grid_random(maker->solver, maker->grid, seed);
    }
    memcpy(bench->solution, maker->grid->cell, cells);
    memcpy(bench->puzzle, maker->grid->cell, cells);
    return status;
}

static void start_unchecked(sudoku_maker *maker, struct bench *bench)
{
    const bool quick = maker->wishes.options.dig == SUDOKU_DIG_QUICK;
    const bool good = quick ? sudoku__dig_quick(&maker->wishes, bench->orbits, maker->grid,
                                                &bench->rng)
                            : sudoku__dig_holes(&maker->wishes, &maker->shape, bench->orbits,
                                                bench->puzzle, &bench->rng);
    if (quick)
        memcpy(bench->puzzle, maker->grid->cell, maker->wishes.cells);
    if (good)
        finish(maker, bench, bench->puzzle);
    else
        give_up(maker, bench);
}

static void start_attempt(sudoku_maker *maker, struct bench *bench)
{
    const sudoku__wishes *const wishes = &maker->wishes;
    const uint64_t puzzle_seed = sudoku__derive_seed(maker->seed, bench->index);
    const uint64_t seed = sudoku__derive_seed(puzzle_seed, bench->attempts++);
    sudoku_symmetry symmetry = wishes->options.symmetry;
    bench->tries++;
    maker->tries++;
    bench->climbs = bench->eased = 0;
    bench->rng = sudoku__rng_seeded(seed);
    if (symmetry == SUDOKU_SYMMETRY_RANDOM)
        symmetry = (sudoku_symmetry)sudoku__rng_below(&bench->rng, SUDOKU__SYMMETRIES);
    bench->orbits = &maker->orbits[symmetry];
    if (wishes->options.dig != SUDOKU_DIG_QUICK) {
        const sudoku_status status = get_solution(maker, bench, seed);
        if (status < 0)
            maker->failure = status;
        if (status == SUDOKU_LIMIT && !maker->from) {
            give_up(maker, bench);
            return;
        }
        if (status != SUDOKU_OK) {
            finish(maker, bench, NULL);
            return;
        }
    }
    if (wishes->options.dig > SUDOKU_DIG_ONE_DIGIT) {
        start_unchecked(maker, bench);
        return;
    }
    if (wishes->has_pattern) {
        for (unsigned cell = 0; cell < wishes->cells; cell++)
            bench->puzzle[cell] = wishes->pattern[cell] ? bench->solution[cell] : 0;
        bench->phase = PROVE;
        return;
    }
    sudoku__dig_begin(&bench->dig, bench->orbits, bench->puzzle, wishes->cells,
                      draw_goal(wishes, &bench->rng), &bench->rng);
    bench->sure = true;
    bench->phase = DIG;
}

/* Writes the bench's question; false: it has none, as its puzzle is finished or given up. */
static bool ask(sudoku_maker *maker, struct bench *bench, uint8_t *question)
{
    const unsigned cells = maker->wishes.cells;
    switch (bench->phase) {
    case IDLE:
        return false;
    case START:
        start_attempt(maker, bench);
        return false;
    case PROVE:
        memcpy(question, bench->puzzle, cells);
        return true;
    case DIG:
        if (sudoku__dig_ask(&bench->dig, question))
            return true;
        memcpy(bench->puzzle, bench->dig.puzzle, cells);
        dug(maker, bench);
        return false;
    case CONFIRM:
        while (bench->checked < cells && bench->puzzle[bench->checked] == 0)
            bench->checked++;
        if (bench->checked == cells) {
            bench->phase = JUDGE;
            return false;
        }
        memcpy(question, bench->puzzle, cells);
        question[bench->checked] = 0;
        return true;
    case JUDGE:
        if (maker->judged < JUDGED_A_ROUND)
            judge(maker, bench);
        return false;
    }
    return false;
}

static void tell(sudoku_maker *maker, struct bench *bench, sudoku_verdict verdict)
{
    const bool unique = verdict == SUDOKU_UNIQUE;
    if (verdict == SUDOKU_UNDECIDED && bench->phase != DIG) {
        go_on(maker, bench, SUDOKU__TOO_FAR, false);
    } else if (bench->phase == DIG) {
        bench->sure &= verdict != SUDOKU_UNDECIDED;
        sudoku__dig_tell(&bench->dig, unique);
    } else if (bench->phase == CONFIRM) {
        bench->checked++;
        if (unique)
            go_on(maker, bench, SUDOKU__TOO_FAR, false);
    } else if (unique) {
        dug(maker, bench);
    } else {
        give_up(maker, bench);
    }
}

/* --- all of them --------------------------------------------------------------------------- */

/* Gives an idle bench the next puzzle of the range, if there is a place for it. */
static void occupy(sudoku_maker *maker, struct bench *bench)
{
    if (maker->left_to_start == 0 || maker->next_started - maker->next_given >= PLACES)
        return;
    maker->left_to_start--;
    bench->index = maker->next_started++;
    bench->tries = bench->attempts = 0;
    bench->phase = START;
}

/* One question of every bench that has one. */
static void work_round(sudoku_maker *maker)
{
    const unsigned cells = maker->wishes.cells;
    struct bench *asked[BENCHES];
    size_t count = 0;
    maker->judged = 0;
    for (unsigned i = 0; i < BENCHES && maker->failure == SUDOKU_OK; i++) {
        struct bench *const bench = &maker->bench[i];
        bool has = false;
        /* A bench goes on until it asks, but gives the caller a chance after some attempts. */
        for (unsigned turn = 0; turn < 4 && !has; turn++) {
            if (bench->phase == IDLE)
                occupy(maker, bench);
            has = ask(maker, bench, maker->questions + count * cells);
        }
        if (has)
            asked[count++] = bench;
    }
    if (count == 0 || maker->failure != SUDOKU_OK)
        return;
    maker->failure = sudoku__checker_judge(&maker->checker, maker->questions, count,
                                           maker->verdict);
    if (maker->failure != SUDOKU_OK)
        return;
    for (size_t i = 0; i < count; i++)
        tell(maker, asked[i], (sudoku_verdict)maker->verdict[i]);
}

sudoku_status sudoku_maker_begin(sudoku_maker *maker, uint64_t seed, uint64_t first, uint64_t count,
                                 const uint8_t *from)
{
    if (!maker || (count > 0 && first > UINT64_MAX - (count - 1)))
        return SUDOKU_E_ARG;
    if (from && maker->wishes.options.dig != SUDOKU_DIG_UNIQUE)
        return SUDOKU_E_ARG;
    maker->seed = seed;
    maker->first = maker->next_started = maker->next_given = first;
    maker->left_to_start = maker->left_to_give = count;
    maker->from = from;
    maker->tries = 0;
    maker->begun = true;
    maker->failure = SUDOKU_OK;
    for (unsigned i = 0; i < BENCHES; i++)
        maker->bench[i].phase = IDLE;
    for (unsigned i = 0; i < PLACES; i++)
        maker->place[i].finished = false;
    return SUDOKU_OK;
}

static void give(sudoku_maker *maker, sudoku_made *made)
{
    const unsigned number = (unsigned)(maker->next_given % PLACES);
    struct place *const place = &maker->place[number];
    const uint8_t *const store = maker->finished + (size_t)number * 2 * maker->wishes.cells;
    *made = place->made;
    if (place->has_puzzle) {
        made->puzzle = store;
        if (place->has_solution)
            made->solution = store + maker->wishes.cells;
    }
    place->finished = false;
    maker->next_given++;
    maker->left_to_give--;
}

sudoku_status sudoku_maker_next(sudoku_maker *maker, sudoku_made *made)
{
    if (!maker || !made || !maker->begun)
        return SUDOKU_E_ARG;
    for (unsigned round = 0; round <= ROUNDS_A_CALL; round++) {
        if (maker->failure != SUDOKU_OK)
            return maker->failure;
        if (maker->left_to_give == 0)
            return SUDOKU_NONE;
        if (maker->place[maker->next_given % PLACES].finished) {
            give(maker, made);
            return SUDOKU_OK;
        }
        work_round(maker);
    }
    return SUDOKU_LIMIT;
}

uint64_t sudoku_maker_tries(const sudoku_maker *maker)
{
    return maker ? maker->tries : 0;
}

uint64_t sudoku_maker_most(const sudoku_maker *maker)
{
    if (!maker || maker->from)
        return UINT64_MAX;
    return sudoku__most_puzzles(&maker->wishes, &maker->shape, maker->orbits, maker->solver);
}

void sudoku_maker_free(sudoku_maker *maker)
{
    if (!maker)
        return;
    sudoku_solver_free(maker->solver);
    sudoku_grid_free(maker->grid);
    sudoku__checker_free(&maker->checker);
    sudoku__jury_free(&maker->jury);
    free(maker->questions);
    free(maker->finished);
    free(maker);
}

/* Everything that a maker uses. */
static sudoku_status equip(sudoku_maker *maker, sudoku_error *error)
{
    const sudoku_solver_options solver = {.engine = maker->wishes.options.engine,
                                          .max_nodes = MAX_NODES_OF_A_GRID};
    const size_t cells = maker->wishes.cells;
    sudoku_status status = sudoku_solver_new(&maker->solver, &maker->shape, &solver, error);
    if (status == SUDOKU_OK)
        status = sudoku__checker_init(&maker->checker, &maker->shape, maker->wishes.options.engine,
                                      MAX_NODES, error);
    if (status == SUDOKU_OK)
        status = sudoku__jury_init(&maker->jury, &maker->wishes, &maker->shape, error);
    if (status != SUDOKU_OK)
        return status;
    maker->questions = malloc(BENCHES * cells);
    maker->finished = malloc(PLACES * 2 * cells);
    if (sudoku_grid_new(&maker->grid, &maker->shape) != SUDOKU_OK || !maker->questions ||
        !maker->finished)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    for (unsigned i = 0; i < SUDOKU__SYMMETRIES; i++)
        sudoku__orbits_init(&maker->orbits[i], sudoku__order(&maker->shape), (sudoku_symmetry)i);
    return SUDOKU_OK;
}

sudoku_status sudoku_maker_new(sudoku_maker **maker, const sudoku_shape *shape,
                               const sudoku_maker_options *options, sudoku_error *error)
{
    static const sudoku_maker_options defaults = {0};
    shape = sudoku__shape_or_classic(shape);
    if (!maker)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the new maker was given");
    if (!sudoku_shape_valid(shape, error))
        return SUDOKU_E_ARG;
    sudoku_maker *const made = calloc(1, sizeof *made);
    if (!made)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    sudoku__shape_copy(&made->shape, shape);
    sudoku_status status = sudoku__wishes_init(&made->wishes, shape, options ? options : &defaults,
                                               error);
    if (status == SUDOKU_OK)
        status = equip(made, error);
    if (status != SUDOKU_OK) {
        sudoku_maker_free(made);
        return status;
    }
    *maker = made;
    return SUDOKU_OK;
}
