/* SPDX-License-Identifier: MIT */
/*
 * The engine "bitset": for large grids, which need stronger propagation and a better choice of
 * guesses than small ones.
 *
 * It searches as levels.h says, for whatever houses a shape has.
 *
 * Singles of both kinds are answered first.  When none is left, locked candidates are looked for,
 * where something has changed: if all places left for a digit in one house lie in another house
 * too, the digit can stand nowhere else there (pointing and claiming, in the terms of solvers by
 * hand).  A table of the masks in which two houses of a cell overlap makes this one AND for each
 * other house of the first place.
 *
 * Guesses follow the heuristic dom/wdeg (Boussemart, Hemery, Lecoutre and Sais, "Boosting
 * systematic search by weighting constraints", ECAI 2004): a question whose answers have run out
 * gains weight, and the next guess is at a question with the least quotient of answers and weight.
 * The search so returns to the part of the grid that makes it fail, which pays where a wrong guess
 * in an easy part would be found out only after all of a hard part, and costs nothing elsewhere.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "engine/levels.h"

typedef struct bitset {
    sudoku__levels search;
    unsigned singles, changed; /* lengths of the lists that follow */
    uint16_t *single;          /* questions that had one answer left when they were put here */
    uint16_t *change;          /* questions of houses that have lost answers */
    uint8_t *is_changed;       /* by question: it is on that list */
    uint32_t *weight;          /* by question: 1 + how often it had no answer left */
    unsigned most_spots;       /* houses of a cell */
    uint32_t *overlap;         /* see overlap_of */
} bitset;

/* The places of the house of spot a of a cell that lie in the house of its spot b. */
static uint32_t *overlap_of(const bitset *self, unsigned cell, unsigned a, unsigned b)
{
    return &self->overlap[(cell * self->most_spots + a) * self->most_spots + b];
}

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    bitset *self = object;
    sudoku__levels_clear(&self->search);
    free(self->single);
    free(self->change);
    free(self->is_changed);
    free(self->weight);
    free(self->overlap);
    free(self);
}

static void find_overlaps(bitset *self)
{
    for (unsigned cell = 0; cell < self->search.cells; cell++) {
        const sudoku__spot *const own = sudoku__spots_of(self->search.tables, cell);
        const unsigned spots = self->search.tables->spot_count[cell];
        for (unsigned a = 0; a < spots; a++)
            for (unsigned place = 0; place < self->search.order; place++) {
                const unsigned other = sudoku__cells_of(self->search.tables, own[a].house)[place];
                const sudoku__spot *const its = sudoku__spots_of(self->search.tables, other);
                for (unsigned b = 0; b < spots; b++)
                    for (unsigned i = 0; i < self->search.tables->spot_count[other]; i++)
                        if (its[i].house == own[b].house)
                            *overlap_of(self, cell, a, b) |= sudoku__bit(place);
            }
    }
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    bitset *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    if (sudoku__levels_init(&self->search, shape) != SUDOKU_OK) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    for (unsigned cell = 0; cell < self->search.cells; cell++)
        if (self->most_spots < self->search.tables->spot_count[cell])
            self->most_spots = self->search.tables->spot_count[cell];
    self->single = malloc(2 * self->search.questions * sizeof *self->single);
    self->change = malloc(self->search.questions * sizeof *self->change);
    self->is_changed = calloc(self->search.questions, 1);
    self->weight = malloc(self->search.questions * sizeof *self->weight);
    self->overlap = calloc(self->search.cells * self->most_spots * self->most_spots,
                           sizeof *self->overlap);
    if (!self->single || !self->change || !self->is_changed || !self->weight || !self->overlap) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    find_overlaps(self);
    *object = self;
    return SUDOKU_OK;
}

/* Removes one answer; false: it was the last, and the question gains weight. */
static inline bool narrow(bitset *self, uint32_t *answers, unsigned question, unsigned answer)
{
    const uint32_t left = answers[question] & ~sudoku__bit(answer);
    answers[question] = left;
    self->single[self->singles] = (uint16_t)question; /* no branch: it could not be predicted */
    self->singles += sudoku__is_single(left);
    self->weight[question] += left == 0;
    return left != 0;
}

/* Removes one candidate, if it is still there; false: contradiction. */
static bool eliminate(bitset *self, sudoku__level *at, unsigned cell, unsigned digit)
{
    if (!(at->answers[cell] >> digit & 1))
        return true;
    const sudoku__spot *const spots = sudoku__spots_of(self->search.tables, cell);
    bool sound = narrow(self, at->answers, cell, digit);
    for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++) {
        const unsigned question = self->search.cells + spots[i].house * self->search.order + digit;
        sound &= narrow(self, at->answers, question, spots[i].place);
        self->change[self->changed] = (uint16_t)question;
        self->changed += !self->is_changed[question];
        self->is_changed[question] = 1;
    }
    return sound;
}

/* Removes a digit from these places of a house; false: contradiction. */
static bool eliminate_places(bitset *self, sudoku__level *at, unsigned house, uint32_t places,
                             unsigned digit)
{
    bool sound = true;
    for (; places; places &= places - 1)
        sound &= eliminate(
            self, at, sudoku__cells_of(self->search.tables, house)[sudoku__lowest(places)], digit);
    return sound;
}

/* Answers the questions of a candidate and removes all that it excludes; false: contradiction. */
static bool put(bitset *self, sudoku__level *at, unsigned cell, unsigned digit)
{
    const sudoku__spot *const spots = sudoku__spots_of(self->search.tables, cell);
    uint32_t *const of_houses = at->answers + self->search.cells + digit;
    bool sound = true;
    at->open--;
    self->search.solution[cell] = (uint8_t)(digit + 1);
    for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++)
        sound &= eliminate_places(
            self, at, spots[i].house,
            of_houses[spots[i].house * self->search.order] & ~sudoku__bit(spots[i].place), digit);
    unsigned rivals;
    const uint16_t *const rival = sudoku__rivals_of(self->search.tables, cell, &rivals);
    for (unsigned i = 0; i < rivals; i++)
        sound &= eliminate(self, at, rival[i], digit);
    for (uint32_t set = at->answers[cell] & ~sudoku__bit(digit); set; set &= set - 1)
        sound &= eliminate(self, at, cell, sudoku__lowest(set));
    at->answers[cell] = 0;
    for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++)
        of_houses[spots[i].house * self->search.order] = 0;
    return sound;
}

/* Looks whether a house's digit is locked in another house; false: contradiction. */
static bool apply_locked(bitset *self, sudoku__level *at, unsigned question)
{
    const uint32_t places = at->answers[question];
    if (sudoku__is_single(places)) /* or answered */
        return true;
    unsigned cell, digit, own = 0;
    sudoku__candidate_of(&self->search, question, sudoku__lowest(places), &cell, &digit);
    const unsigned house = (question - self->search.cells) / self->search.order;
    const sudoku__spot *const spots = sudoku__spots_of(self->search.tables, cell);
    while (spots[own].house != house)
        own++;
    bool sound = true;
    for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++)
        if (i != own && !(places & ~*overlap_of(self, cell, own, i)))
            sound &= eliminate_places(
                self, at, spots[i].house,
                at->answers[self->search.cells + spots[i].house * self->search.order + digit] &
                    ~*overlap_of(self, cell, i, own),
                digit);
    return sound;
}

static void forget_changes(bitset *self)
{
    while (self->changed > 0)
        self->is_changed[self->change[--self->changed]] = 0;
    self->singles = 0;
}

/* Draws all conclusions; false: contradiction.  Both lists are empty then. */
static bool propagate(bitset *self, sudoku__level *at, bool sound)
{
    while (sound && at->open > 0 && self->singles + self->changed > 0) {
        if (self->singles > 0) {
            const unsigned question = self->single[--self->singles];
            const uint32_t set = at->answers[question];
            if (set == 0) /* answered meanwhile, as another kind of single */
                continue;
            unsigned cell, digit;
            sudoku__candidate_of(&self->search, question, sudoku__lowest(set), &cell, &digit);
            sound = put(self, at, cell, digit);
        } else {
            const unsigned question = self->change[--self->changed];
            self->is_changed[question] = 0;
            sound = apply_locked(self, at, question);
        }
    }
    forget_changes(self);
    return sound;
}

/* The question with the least quotient of answers and weight: the first of them, or any if
   'random'. */
static unsigned choose(void *engine, const sudoku__level *at)
{
    bitset *self = engine;
    unsigned best = 0, ties = 0;
    uint64_t answers = UINT32_MAX, weight = 1;
    for (unsigned question = 0; question < self->search.questions; question++) {
        const uint32_t set = at->answers[question];
        if (set == 0)
            continue;
        const uint64_t count = sudoku__count_bits(set);
        const uint64_t mine = count * weight, least = answers * self->weight[question];
        if (mine < least) {
            best = question;
            answers = count;
            weight = self->weight[question];
            ties = 1;
        } else if (mine == least && self->search.random &&
                   sudoku__rng_below(&self->search.rng, ++ties) == 0) {
            best = question;
        }
    }
    return best;
}

static bool assume(void *engine, sudoku__level *at, unsigned cell, unsigned digit)
{
    bitset *self = engine;
    return propagate(self, at, put(self, at, cell, digit));
}

static bool exclude(void *engine, sudoku__level *at, unsigned cell, unsigned digit)
{
    bitset *self = engine;
    return propagate(self, at, eliminate(self, at, cell, digit));
}

/* Lists what is to be looked at in the beginning; false: some open question has no answer. */
static bool list_all(bitset *self, const sudoku__level *at, const uint8_t *cells,
                     const uint32_t *used)
{
    bool sound = true;
    for (unsigned question = 0; question < self->search.questions; question++) {
        const uint32_t set = at->answers[question];
        const unsigned index = question - self->search.cells; /* of a house's */
        const bool of_cell = question < self->search.cells;
        const bool open = of_cell
                              ? !cells[question]
                              : !(used[index / self->search.order] >> index % self->search.order &
                                  1);
        sound &= set || !open;
        if (set && sudoku__is_single(set)) {
            self->single[self->singles++] = (uint16_t)question;
        } else if (set && !of_cell) {
            self->change[self->changed++] = (uint16_t)question;
            self->is_changed[question] = 1;
        }
    }
    return sound;
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    bitset *self = object;
    uint32_t used[SUDOKU_MAX_HOUSES];
    sudoku__level *const at = sudoku__levels_load(&self->search, cells, seed, used);
    for (unsigned question = 0; question < self->search.questions; question++)
        self->weight[question] = 1;
    if (!at || !propagate(self, at, list_all(self, at, cells, used)))
        return SUDOKU_NONE;
    self->search.state = SUDOKU__READY;
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    static const sudoku__levels_actions actions = {choose, assume, exclude};
    bitset *self = object;
    return sudoku__levels_next(&self->search, &actions, self, cells, nodes_left);
}

const sudoku_engine sudoku__engine_bitset = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "bitset",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};
