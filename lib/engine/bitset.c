/* SPDX-License-Identifier: MIT */
/*
 * The engine "bitset": for large grids, which need stronger propagation and a better choice of
 * guesses than small ones.
 *
 * It asks the questions of "backtrack" (which digit stands in a cell, where in a house does a digit
 * stand), each a bit mask of possible answers, but for whatever houses a shape has:
 *
 *     question cell                           the digits d that may stand in the cell
 *     question cells + house * order + d      the places of the house that d may take
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
 *
 * As in "backtrack" a guess copies all sets to the next level of an explicit stack; when it fails,
 * its candidate is removed from the level below and propagation goes on there.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/tables.h"
#include "core/validate.h"

/* One level of the stack: a state of the search, and the guess that led to the next level. */
typedef struct level {
    unsigned open;      /* cells without a digit */
    uint16_t cell;      /* the guess */
    uint8_t digit;      /* from 0 */
    uint32_t answers[]; /* 'questions' sets; an answered question's is empty */
} level;

typedef struct bitset {
    sudoku_shape shape;
    unsigned order, cells;
    unsigned questions;
    size_t level_size; /* bytes */
    unsigned depth;    /* the level being worked on */
    enum { READY, SOLVED, ENDED } state;
    bool random;
    sudoku__rng rng;
    unsigned singles, changed; /* lengths of the lists that follow */
    uint16_t *single;          /* questions that had one answer left when they were put here */
    uint16_t *change;          /* questions of houses that have lost answers */
    uint8_t *is_changed;       /* by question: it is on that list */
    uint32_t *weight;          /* by question: 1 + how often it had no answer left */
    uint8_t *solution;         /* digits placed; right where the current level has no question */
    sudoku__tables *tables;
    unsigned most_spots; /* houses of a cell */
    uint32_t *overlap;   /* see overlap_of */
    unsigned char *levels;
} bitset;

static level *level_at(const bitset *self, unsigned depth)
{
    return (level *)(void *)(self->levels + depth * self->level_size);
}

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
    free(self->single);
    free(self->change);
    free(self->is_changed);
    free(self->weight);
    free(self->solution);
    sudoku__tables_free(self->tables);
    free(self->overlap);
    free(self->levels);
    free(self);
}

static void find_overlaps(bitset *self)
{
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const sudoku__spot *const own = sudoku__spots_of(self->tables, cell);
        const unsigned spots = self->tables->spot_count[cell];
        for (unsigned a = 0; a < spots; a++)
            for (unsigned place = 0; place < self->order; place++) {
                const unsigned other = sudoku__cells_of(self->tables, own[a].house)[place];
                const sudoku__spot *const its = sudoku__spots_of(self->tables, other);
                for (unsigned b = 0; b < spots; b++)
                    for (unsigned i = 0; i < self->tables->spot_count[other]; i++)
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
    self->tables = sudoku__tables_new(shape);
    if (!self->tables) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    sudoku__shape_copy(&self->shape, shape);
    self->order = self->tables->order;
    self->cells = self->tables->cells;
    for (unsigned cell = 0; cell < self->cells; cell++)
        if (self->most_spots < self->tables->spot_count[cell])
            self->most_spots = self->tables->spot_count[cell];
    self->questions = self->cells + self->tables->houses * self->order;
    self->level_size = sizeof(level) + self->questions * sizeof(uint32_t);
    self->state = ENDED;
    self->single = malloc(2 * self->questions * sizeof *self->single);
    self->change = malloc(self->questions * sizeof *self->change);
    self->is_changed = calloc(self->questions, 1);
    self->weight = malloc(self->questions * sizeof *self->weight);
    self->solution = malloc(self->cells);
    self->overlap = calloc(self->cells * self->most_spots * self->most_spots,
                           sizeof *self->overlap);
    self->levels = malloc((self->cells + 1) * self->level_size);
    if (!self->single || !self->change || !self->is_changed || !self->weight || !self->solution ||
        !self->overlap || !self->levels) {
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
static bool eliminate(bitset *self, level *at, unsigned cell, unsigned digit)
{
    if (!(at->answers[cell] >> digit & 1))
        return true;
    const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
    bool sound = narrow(self, at->answers, cell, digit);
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++) {
        const unsigned question = self->cells + spots[i].house * self->order + digit;
        sound &= narrow(self, at->answers, question, spots[i].place);
        self->change[self->changed] = (uint16_t)question;
        self->changed += !self->is_changed[question];
        self->is_changed[question] = 1;
    }
    return sound;
}

/* Removes a digit from these places of a house; false: contradiction. */
static bool eliminate_places(bitset *self, level *at, unsigned house, uint32_t places,
                             unsigned digit)
{
    bool sound = true;
    for (; places; places &= places - 1)
        sound &= eliminate(self, at, sudoku__cells_of(self->tables, house)[sudoku__lowest(places)],
                           digit);
    return sound;
}

/* Answers the questions of a candidate and removes all that it excludes; false: contradiction. */
static bool put(bitset *self, level *at, unsigned cell, unsigned digit)
{
    const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
    uint32_t *const of_houses = at->answers + self->cells + digit;
    bool sound = true;
    at->open--;
    self->solution[cell] = (uint8_t)(digit + 1);
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
        sound &= eliminate_places(
            self, at, spots[i].house,
            of_houses[spots[i].house * self->order] & ~sudoku__bit(spots[i].place), digit);
    unsigned rivals;
    const uint16_t *const rival = sudoku__rivals_of(self->tables, cell, &rivals);
    for (unsigned i = 0; i < rivals; i++)
        sound &= eliminate(self, at, rival[i], digit);
    for (uint32_t set = at->answers[cell] & ~sudoku__bit(digit); set; set &= set - 1)
        sound &= eliminate(self, at, cell, sudoku__lowest(set));
    at->answers[cell] = 0;
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
        of_houses[spots[i].house * self->order] = 0;
    return sound;
}

/* The cell and digit that an answer to a question stands for. */
static void candidate_of(const bitset *self, unsigned question, unsigned answer, unsigned *cell,
                         unsigned *digit)
{
    if (question < self->cells) {
        *cell = question;
        *digit = answer;
    } else {
        const unsigned house = (question - self->cells) / self->order;
        *cell = sudoku__cells_of(self->tables, house)[answer];
        *digit = (question - self->cells) % self->order;
    }
}

/* Looks whether a house's digit is locked in another house; false: contradiction. */
static bool apply_locked(bitset *self, level *at, unsigned question)
{
    const uint32_t places = at->answers[question];
    if (sudoku__is_single(places)) /* or answered */
        return true;
    unsigned cell, digit, own = 0;
    candidate_of(self, question, sudoku__lowest(places), &cell, &digit);
    const unsigned house = (question - self->cells) / self->order;
    const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
    while (spots[own].house != house)
        own++;
    bool sound = true;
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
        if (i != own && !(places & ~*overlap_of(self, cell, own, i)))
            sound &= eliminate_places(
                self, at, spots[i].house,
                at->answers[self->cells + spots[i].house * self->order + digit] &
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
static bool propagate(bitset *self, level *at, bool sound)
{
    while (sound && at->open > 0 && self->singles + self->changed > 0) {
        if (self->singles > 0) {
            const unsigned question = self->single[--self->singles];
            const uint32_t set = at->answers[question];
            if (set == 0) /* answered meanwhile, as another kind of single */
                continue;
            unsigned cell, digit;
            candidate_of(self, question, sudoku__lowest(set), &cell, &digit);
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
static unsigned choose(bitset *self, const level *at)
{
    unsigned best = 0, ties = 0;
    uint64_t answers = UINT32_MAX, weight = 1;
    for (unsigned question = 0; question < self->questions; question++) {
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
        } else if (mine == least && self->random && sudoku__rng_below(&self->rng, ++ties) == 0) {
            best = question;
        }
    }
    return best;
}

/* The lowest answer, or any if 'random'. */
static unsigned choose_answer(bitset *self, uint32_t set)
{
    if (self->random)
        for (uint32_t skip = sudoku__rng_below(&self->rng, sudoku__count_bits(set)); skip; skip--)
            set &= set - 1;
    return sudoku__lowest(set);
}

/* Makes a guess on a new level; false: contradiction. */
static bool guess(bitset *self)
{
    level *const from = level_at(self, self->depth), *const to = level_at(self, ++self->depth);
    const unsigned question = choose(self, from);
    unsigned cell, digit;
    candidate_of(self, question, choose_answer(self, from->answers[question]), &cell, &digit);
    from->cell = (uint16_t)cell;
    from->digit = (uint8_t)digit;
    memcpy(to, from, self->level_size);
    return propagate(self, to, put(self, to, cell, digit));
}

/* Drops the current level and the guess that made it, and more until that leaves a state without
   contradiction; false: there is none. */
static bool retreat(bitset *self)
{
    while (self->depth > 0) {
        level *const at = level_at(self, --self->depth);
        if (propagate(self, at, eliminate(self, at, at->cell, at->digit)))
            return true;
    }
    return false;
}

/* Enters the candidates of the empty cells; used[] holds the digits of each house.  Lists all
   questions. */
static void ask(bitset *self, level *at, const uint8_t *cells, const uint32_t *used)
{
    memset(at->answers, 0, self->questions * sizeof *at->answers);
    at->open = 0;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        if (cells[cell])
            continue;
        const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
        uint32_t set = sudoku__low_bits(self->order);
        for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
            set &= ~used[spots[i].house];
        unsigned rivals;
        const uint16_t *const rival = sudoku__rivals_of(self->tables, cell, &rivals);
        for (unsigned i = 0; i < rivals; i++)
            if (cells[rival[i]])
                set &= ~sudoku__bit(cells[rival[i]] - 1u);
        at->open++;
        at->answers[cell] = set;
        for (uint32_t rest = set; rest; rest &= rest - 1) {
            uint32_t *const of_houses = at->answers + self->cells + sudoku__lowest(rest);
            for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
                of_houses[spots[i].house * self->order] |= sudoku__bit(spots[i].place);
        }
    }
}

/* Lists what is to be looked at in the beginning; false: some open question has no answer. */
static bool list_all(bitset *self, const level *at, const uint8_t *cells, const uint32_t *used)
{
    bool sound = true;
    for (unsigned question = 0; question < self->questions; question++) {
        const uint32_t set = at->answers[question];
        const unsigned index = question - self->cells; /* of a house's */
        const bool of_cell = question < self->cells;
        const bool open = of_cell ? !cells[question]
                                  : !(used[index / self->order] >> index % self->order & 1);
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
    self->depth = 0;
    self->state = ENDED;
    self->random = seed != 0;
    self->rng = sudoku__rng_seeded(seed);
    if (!sudoku__collect_digits(&self->shape, cells, used))
        return SUDOKU_NONE;
    for (unsigned question = 0; question < self->questions; question++)
        self->weight[question] = 1;
    memcpy(self->solution, cells, self->cells);
    level *const at = level_at(self, 0);
    ask(self, at, cells, used);
    if (!propagate(self, at, list_all(self, at, cells, used)))
        return SUDOKU_NONE;
    self->state = READY;
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    bitset *self = object;
    if (self->state == ENDED)
        return SUDOKU_NONE;
    bool sound = self->state == READY || retreat(self);
    self->state = READY;
    while (sound) {
        if (level_at(self, self->depth)->open == 0) {
            memcpy(cells, self->solution, self->cells);
            self->state = SOLVED;
            return SUDOKU_OK;
        }
        if (*nodes_left == 0)
            return SUDOKU_LIMIT;
        --*nodes_left;
        sound = guess(self) || retreat(self);
    }
    self->state = ENDED;
    return SUDOKU_NONE;
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
