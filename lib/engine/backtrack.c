/* SPDX-License-Identifier: MIT */
/*
 * The engine "backtrack": candidate sets, propagation of singles to a fixed point, and a guess at
 * the question with the fewest answers.  It does every shape.
 *
 * It searches as levels.h says: a question for each cell and for each digit of each house.
 *
 * A candidate (digit d in cell c) is one bit in the question of its cell and in one of each house
 * of the cell; removing it clears them all.  A set that falls to one bit is a single, naked in a
 * cell and hidden in a house, and is put on a list of answers to be made; a set that falls to none
 * is a contradiction.  So both kinds of single cost the same and are found when they arise, and the
 * search may branch on "where is the 7 of this row" as well as on a cell.
 *
 * Rows, columns, boxes, regions, diagonals, windows and groups are all houses: every one holds each
 * digit once, which is what its questions say, neither more nor less.  The pairs of the anti-knight
 * and anti-king rules ask nothing; a digit that is put in a cell is removed from the cell's rivals
 * (core/houses.h), which is the whole rule once every cell has its digit.  So what is found, and
 * each once, are the solutions.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/shape.h"
#include "engine/levels.h"

enum { BOXED = 3 /* houses of each cell where there are rows, columns, and boxes or regions */ };

/* A house of a cell: its question about the first digit, those about the others following, and the
   place of the cell in it. */
typedef struct seat {
    uint16_t question;
    uint8_t place;
} seat;

enum { SEATS = 8 /* of a cell, SUDOKU_MAX_HOUSES_OF_CELL at most */ };

typedef struct backtrack {
    sudoku__levels search;
    bool boxed;       /* every cell has BOXED houses, and there are no rivals */
    unsigned singles; /* questions on the list */
    uint16_t *single; /* questions that had one answer left when they were put here */
    seat *seats;      /* by cell * SEATS */
} backtrack;

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    backtrack *self = object;
    sudoku__levels_clear(&self->search);
    free(self->single);
    free(self->seats);
    free(self);
}

/* Rows, columns, and boxes or regions, and nothing else: the usual case, with code of its own. */
static bool is_boxed(const sudoku_shape *shape)
{
    return !shape->extra && (shape->jigsaw || sudoku__has_boxes(shape));
}

static void find_seats(backtrack *self)
{
    for (unsigned cell = 0; cell < self->search.cells; cell++) {
        const sudoku__spot *const spots = sudoku__spots_of(self->search.tables, cell);
        for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++)
            self->seats[cell * SEATS + i] = (seat){
                .question = (uint16_t)(self->search.cells + spots[i].house * self->search.order),
                .place = spots[i].place};
    }
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    backtrack *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    if (sudoku__levels_init(&self->search, shape) != SUDOKU_OK) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    self->boxed = is_boxed(shape);
    self->single = malloc(2 * self->search.questions * sizeof *self->single);
    self->seats = malloc(self->search.cells * SEATS * sizeof *self->seats);
    if (!self->single || !self->seats) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    find_seats(self);
    *object = self;
    return SUDOKU_OK;
}

/* The houses of a cell: as many as the tables have spots of it. */
static inline const seat *seats_of(const backtrack *self, unsigned cell)
{
    return self->seats + cell * SEATS;
}

/* Removes one answer; false: it was the last. */
static inline bool narrow(backtrack *self, uint32_t *answers, unsigned question, unsigned answer)
{
    const uint32_t left = answers[question] & ~sudoku__bit(answer);
    answers[question] = left;
    self->single[self->singles] = (uint16_t)question; /* no branch: it could not be predicted */
    self->singles += sudoku__is_single(left);
    return left != 0;
}

/* Removes one candidate; false: contradiction. */
static bool eliminate(backtrack *self, sudoku__level *at, unsigned cell, unsigned digit)
{
    const seat *const seats = seats_of(self, cell);
    bool sound = narrow(self, at->answers, cell, digit);
    for (unsigned i = 0; i < self->search.tables->spot_count[cell]; i++)
        sound &= narrow(self, at->answers, seats[i].question + digit, seats[i].place);
    return sound;
}

/* Removes a digit from the other cells of house number 'i' of a cell; false: contradiction.  That
   house's own question is left, as it will be answered. */
static inline bool clear_house(backtrack *self, uint32_t *answers, const seat *here, unsigned i,
                               unsigned digit, bool boxed)
{
    const unsigned question = here[i].question;
    const uint16_t *const cells = self->search.tables->house_cells +
                                  (question - self->search.cells);
    bool sound = true;
    for (uint32_t set = answers[question + digit] & ~sudoku__bit(here[i].place); set;
         set &= set - 1) {
        const unsigned other = cells[sudoku__lowest(set)];
        const seat *const there = seats_of(self, other);
        const unsigned seats = boxed ? BOXED : self->search.tables->spot_count[other];
        sound &= narrow(self, answers, other, digit);
        for (unsigned j = 0; j < seats; j++)
            if (boxed ? j != i : there[j].question != question)
                sound &= narrow(self, answers, there[j].question + digit, there[j].place);
    }
    return sound;
}

static bool clear_rivals(backtrack *self, sudoku__level *at, unsigned cell, unsigned digit)
{
    unsigned count;
    const uint16_t *const rivals = sudoku__rivals_of(self->search.tables, cell, &count);
    bool sound = true;
    for (unsigned i = 0; i < count; i++)
        if (at->answers[rivals[i]] >> digit & 1)
            sound &= eliminate(self, at, rivals[i], digit);
    return sound;
}

/* Answers the questions of a candidate and removes all that it excludes; false: contradiction.
   'boxed' is a constant, so that the usual case has no loops over houses left. */
static inline bool put_as(backtrack *self, sudoku__level *at, unsigned cell, unsigned digit,
                          bool boxed)
{
    const seat *const here = seats_of(self, cell);
    const unsigned seats = boxed ? BOXED : self->search.tables->spot_count[cell];
    uint32_t *const answers = at->answers;
    bool sound = true;

    at->open--;
    self->search.solution[cell] = (uint8_t)(digit + 1);
    for (unsigned i = 0; i < seats; i++)
        sound &= clear_house(self, answers, here, i, digit, boxed);
    for (uint32_t set = answers[cell] & ~sudoku__bit(digit); set; set &= set - 1) {
        const unsigned d = sudoku__lowest(set);
        for (unsigned i = 0; i < seats; i++)
            sound &= narrow(self, answers, here[i].question + d, here[i].place);
    }
    if (!boxed)
        sound &= clear_rivals(self, at, cell, digit);
    answers[cell] = 0;
    for (unsigned i = 0; i < seats; i++)
        answers[here[i].question + digit] = 0;
    return sound;
}

static bool put(backtrack *self, sudoku__level *at, unsigned cell, unsigned digit)
{
    return self->boxed ? put_as(self, at, cell, digit, true) : put_as(self, at, cell, digit, false);
}

/* Answers singles until there are none; false: contradiction, and the list is empty. */
static bool propagate(backtrack *self, sudoku__level *at, bool sound)
{
    while (sound && self->singles > 0) {
        const unsigned question = self->single[--self->singles];
        const uint32_t set = at->answers[question];
        if (set == 0) /* answered meanwhile, as another kind of single */
            continue;
        unsigned cell, digit;
        sudoku__candidate_of(&self->search, question, sudoku__lowest(set), &cell, &digit);
        sound = put(self, at, cell, digit);
    }
    self->singles = 0;
    return sound;
}

/* The question with the fewest answers, at least two: the first of them, or any if 'random'. */
static unsigned choose(void *engine, const sudoku__level *at)
{
    backtrack *self = engine;
    unsigned best = 0, fewest = UINT32_MAX, ties = 0;
    for (unsigned question = 0; question < self->search.questions; question++) {
        const uint32_t set = at->answers[question];
        if (set == 0)
            continue;
        const unsigned count = sudoku__count_bits(set);
        if (count < fewest) {
            best = question;
            fewest = count;
            ties = 1;
            if (count == 2 && !self->search.random)
                break;
        } else if (count == fewest && self->search.random &&
                   sudoku__rng_below(&self->search.rng, ++ties) == 0) {
            best = question;
        }
    }
    return best;
}

static bool assume(void *engine, sudoku__level *at, unsigned cell, unsigned digit)
{
    backtrack *self = engine;
    return propagate(self, at, put(self, at, cell, digit));
}

static bool exclude(void *engine, sudoku__level *at, unsigned cell, unsigned digit)
{
    backtrack *self = engine;
    return propagate(self, at, eliminate(self, at, cell, digit));
}

/* Puts a question on the list if it has one answer; false: it is open and has none. */
static inline bool list_single(backtrack *self, const sudoku__level *at, unsigned question,
                               bool open)
{
    const uint32_t set = at->answers[question];
    if (!sudoku__is_single(set))
        return true;
    if (set)
        self->single[self->singles++] = (uint16_t)question;
    return set || !open;
}

/* Lists the singles of the beginning; false: some question has no answer. */
static bool list_singles(backtrack *self, const sudoku__level *at, const uint8_t *cells,
                         const uint32_t *used)
{
    unsigned question = 0;
    for (; question < self->search.cells; question++)
        if (!list_single(self, at, question, cells[question] == 0))
            return false;
    for (unsigned house = 0; question < self->search.questions; house++)
        for (unsigned digit = 0; digit < self->search.order; digit++, question++)
            if (!list_single(self, at, question, !(used[house] >> digit & 1)))
                return false;
    return true;
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    backtrack *self = object;
    uint32_t used[SUDOKU_MAX_HOUSES];
    sudoku__level *const at = sudoku__levels_load(&self->search, cells, seed, used);
    self->singles = 0;
    if (!at || !propagate(self, at, list_singles(self, at, cells, used)))
        return SUDOKU_NONE;
    self->search.state = SUDOKU__READY;
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    static const sudoku__levels_actions actions = {choose, assume, exclude};
    backtrack *self = object;
    return sudoku__levels_next(&self->search, &actions, self, cells, nodes_left);
}

const sudoku_engine sudoku__engine_backtrack = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "backtrack",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};
