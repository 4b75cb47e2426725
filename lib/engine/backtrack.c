/* SPDX-License-Identifier: MIT */
/*
 * The engine "backtrack": candidate sets, propagation of singles to a fixed point, and a guess at
 * the question with the fewest answers.  It does every shape.
 *
 * A grid asks two kinds of questions: which digit stands in a cell, and where in a house does a
 * digit stand.  Each question is a set of possible answers, kept as a bit mask:
 *
 *     cell c       the digits d
 *     house h, d   the places p in the house
 *
 * A candidate (digit d in cell c) is one bit in the question of its cell and in one of each house
 * of the cell; removing it clears them all.  A set that falls to one bit is a single, naked in a
 * cell and hidden in a house, and is put on a list of answers to be made; a set that falls to none
 * is a contradiction.  So both kinds of single cost the same and are found when they arise, and the
 * search may branch on "where is the 7 of this row" as well as on a cell.  A set whose question has
 * been answered is zero.
 *
 * Rows, columns, boxes, regions, diagonals, windows and groups are all houses: every one holds each
 * digit once, which is what its questions say, neither more nor less.  The pairs of the anti-knight
 * and anti-king rules ask nothing; a digit that is put in a cell is removed from the cell's rivals
 * (core/houses.h), which is the whole rule once every cell has its digit.  So what is found, and
 * each once, are the solutions.
 *
 * A guess copies all sets to the next level of an explicit stack; when it fails, its candidate is
 * removed from the level below and propagation goes on there.  Copying is a few hundred bytes at
 * order 9 and much cheaper than undoing removals one by one.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/tables.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/validate.h"

enum { BOXED = 3 /* houses of each cell where there are rows, columns, and boxes or regions */ };

/* A house of a cell: its question about the first digit, those about the others following, and the
   place of the cell in it. */
typedef struct seat {
    uint16_t question;
    uint8_t place;
} seat;

enum { SEATS = 8 /* of a cell, SUDOKU_MAX_HOUSES_OF_CELL at most */ };

/* What a question about a house asks: where this digit, from 0, stands in it. */
typedef struct inquiry {
    uint8_t house, digit;
} inquiry;

/* One level of the stack: a state of the search, and the guess that led to the next level. */
typedef struct level {
    unsigned open;      /* cells without a digit */
    uint16_t cell;      /* the guess */
    uint8_t digit;      /* from 0 */
    uint32_t answers[]; /* 'questions' sets */
} level;

typedef struct backtrack {
    sudoku_shape shape;
    unsigned order, cells;
    unsigned questions; /* one a cell, then one a digit of each house */
    bool boxed;         /* every cell has BOXED houses, and there are no rivals */
    size_t level_size;  /* bytes */
    unsigned depth;     /* the level being worked on */
    enum { READY, SOLVED, ENDED } state;
    bool random;
    sudoku__rng rng;
    unsigned singles;  /* questions on the list */
    uint16_t *single;  /* questions that had one answer left when they were put here */
    uint8_t *solution; /* the digits placed; right where the current level has no question */
    sudoku__tables *tables;
    seat *seats;      /* by cell * SEATS */
    inquiry *inquiry; /* by question - cells */
    unsigned char *levels;
} backtrack;

static level *level_at(const backtrack *self, unsigned depth)
{
    return (level *)(void *)(self->levels + depth * self->level_size);
}

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    backtrack *self = object;
    free(self->single);
    free(self->solution);
    free(self->seats);
    free(self->inquiry);
    sudoku__tables_free(self->tables);
    free(self->levels);
    free(self);
}

/* Rows, columns, and boxes or regions, and nothing else: the usual case, with code of its own. */
static bool is_boxed(const sudoku_shape *shape)
{
    return !shape->extra && (shape->jigsaw || sudoku__has_boxes(shape));
}

static void find_seats(backtrack *self)
{
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
        for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
            self->seats[cell * SEATS + i] = (seat){
                .question = (uint16_t)(self->cells + spots[i].house * self->order),
                .place = spots[i].place};
    }
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    const unsigned order = sudoku__order(shape), cells = sudoku__cells(shape);
    backtrack *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    self->tables = sudoku__tables_new(shape);
    if (!self->tables) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    self->shape = *shape;
    self->order = order;
    self->cells = cells;
    self->questions = cells + self->tables->houses * order;
    self->boxed = is_boxed(shape);
    self->level_size = sizeof(level) + self->questions * sizeof(uint32_t);
    self->state = ENDED;
    self->single = malloc(2 * self->questions * sizeof *self->single);
    self->solution = malloc(cells);
    self->seats = malloc(cells * SEATS * sizeof *self->seats);
    self->inquiry = malloc((self->questions - cells) * sizeof *self->inquiry);
    self->levels = malloc((cells + 1) * self->level_size);
    if (!self->single || !self->solution || !self->seats || !self->inquiry || !self->levels) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    find_seats(self);
    for (unsigned i = 0; i < self->questions - cells; i++)
        self->inquiry[i] = (inquiry){.house = (uint8_t)(i / order), .digit = (uint8_t)(i % order)};
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
static bool eliminate(backtrack *self, level *at, unsigned cell, unsigned digit)
{
    const seat *const seats = seats_of(self, cell);
    bool sound = narrow(self, at->answers, cell, digit);
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
        sound &= narrow(self, at->answers, seats[i].question + digit, seats[i].place);
    return sound;
}

/* Removes a digit from the other cells of house number 'i' of a cell; false: contradiction.  That
   house's own question is left, as it will be answered. */
static inline bool clear_house(backtrack *self, uint32_t *answers, const seat *here, unsigned i,
                               unsigned digit, bool boxed)
{
    const unsigned question = here[i].question;
    const uint16_t *const cells = self->tables->house_cells + (question - self->cells);
    bool sound = true;
    for (uint32_t set = answers[question + digit] & ~sudoku__bit(here[i].place); set;
         set &= set - 1) {
        const unsigned other = cells[sudoku__lowest(set)];
        const seat *const there = seats_of(self, other);
        const unsigned seats = boxed ? BOXED : self->tables->spot_count[other];
        sound &= narrow(self, answers, other, digit);
        for (unsigned j = 0; j < seats; j++)
            if (boxed ? j != i : there[j].question != question)
                sound &= narrow(self, answers, there[j].question + digit, there[j].place);
    }
    return sound;
}

static bool clear_rivals(backtrack *self, level *at, unsigned cell, unsigned digit)
{
    unsigned count;
    const uint16_t *const rivals = sudoku__rivals_of(self->tables, cell, &count);
    bool sound = true;
    for (unsigned i = 0; i < count; i++)
        if (at->answers[rivals[i]] >> digit & 1)
            sound &= eliminate(self, at, rivals[i], digit);
    return sound;
}

/* Answers the questions of a candidate and removes all that it excludes; false: contradiction.
   'boxed' is a constant, so that the usual case has no loops over houses left. */
static inline bool put_as(backtrack *self, level *at, unsigned cell, unsigned digit, bool boxed)
{
    const seat *const here = seats_of(self, cell);
    const unsigned seats = boxed ? BOXED : self->tables->spot_count[cell];
    uint32_t *const answers = at->answers;
    bool sound = true;

    at->open--;
    self->solution[cell] = (uint8_t)(digit + 1);
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

static bool put(backtrack *self, level *at, unsigned cell, unsigned digit)
{
    return self->boxed ? put_as(self, at, cell, digit, true) : put_as(self, at, cell, digit, false);
}

/* The cell and digit that an answer to a question stands for. */
static void candidate_of(const backtrack *self, unsigned question, unsigned answer, unsigned *cell,
                         unsigned *digit)
{
    if (question < self->cells) {
        *cell = question;
        *digit = answer;
        return;
    }
    const inquiry asked = self->inquiry[question - self->cells];
    *cell = sudoku__cells_of(self->tables, asked.house)[answer];
    *digit = asked.digit;
}

/* Answers singles until there are none; false: contradiction, and the list is empty. */
static bool propagate(backtrack *self, level *at, bool sound)
{
    while (sound && self->singles > 0) {
        const unsigned question = self->single[--self->singles];
        const uint32_t set = at->answers[question];
        if (set == 0) /* answered meanwhile, as another kind of single */
            continue;
        unsigned cell, digit;
        candidate_of(self, question, sudoku__lowest(set), &cell, &digit);
        sound = put(self, at, cell, digit);
    }
    self->singles = 0;
    return sound;
}

/* The question with the fewest answers, at least two: the first of them, or any if 'random'. */
static unsigned choose(backtrack *self, const level *at)
{
    unsigned best = 0, fewest = UINT32_MAX, ties = 0;
    for (unsigned question = 0; question < self->questions; question++) {
        const uint32_t set = at->answers[question];
        if (set == 0)
            continue;
        const unsigned count = sudoku__count_bits(set);
        if (count < fewest) {
            best = question;
            fewest = count;
            ties = 1;
            if (count == 2 && !self->random)
                break;
        } else if (count == fewest && self->random && sudoku__rng_below(&self->rng, ++ties) == 0) {
            best = question;
        }
    }
    return best;
}

/* The lowest answer, or any if 'random'. */
static unsigned choose_answer(backtrack *self, uint32_t set)
{
    if (self->random)
        for (uint32_t skip = sudoku__rng_below(&self->rng, sudoku__count_bits(set)); skip; skip--)
            set &= set - 1;
    return sudoku__lowest(set);
}

/* Makes a guess on a new level; false: contradiction. */
static bool guess(backtrack *self)
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
static bool retreat(backtrack *self)
{
    while (self->depth > 0) {
        level *const at = level_at(self, --self->depth);
        if (propagate(self, at, eliminate(self, at, at->cell, at->digit)))
            return true;
    }
    return false;
}

/* The digits that no filled peer of an empty cell has; used[] holds the digits of each house. */
static uint32_t digits_left(const backtrack *self, const uint8_t *cells, const uint32_t *used,
                            unsigned cell)
{
    const sudoku__spot *const spots = sudoku__spots_of(self->tables, cell);
    uint32_t taken = 0;
    for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
        taken |= used[spots[i].house];
    unsigned count;
    const uint16_t *const rivals = sudoku__rivals_of(self->tables, cell, &count);
    for (unsigned i = 0; i < count; i++)
        taken |= sudoku__bit(cells[rivals[i]]) >> 1;
    return sudoku__low_bits(self->order) & ~taken;
}

/* Enters the candidates of the empty cells. */
static void ask(backtrack *self, level *at, const uint8_t *cells, const uint32_t *used)
{
    memset(at->answers, 0, self->questions * sizeof *at->answers);
    at->open = 0;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        if (cells[cell])
            continue;
        const seat *const seats = seats_of(self, cell);
        const uint32_t set = digits_left(self, cells, used, cell);
        at->open++;
        at->answers[cell] = set;
        for (uint32_t rest = set; rest; rest &= rest - 1) {
            const unsigned digit = sudoku__lowest(rest);
            for (unsigned i = 0; i < self->tables->spot_count[cell]; i++)
                at->answers[seats[i].question + digit] |= sudoku__bit(seats[i].place);
        }
    }
}

/* Puts a question on the list if it has one answer; false: it is open and has none. */
static inline bool list_single(backtrack *self, const level *at, unsigned question, bool open)
{
    const uint32_t set = at->answers[question];
    if (!sudoku__is_single(set))
        return true;
    if (set)
        self->single[self->singles++] = (uint16_t)question;
    return set || !open;
}

/* Lists the singles of the beginning; false: some question has no answer. */
static bool list_singles(backtrack *self, const level *at, const uint8_t *cells,
                         const uint32_t *used)
{
    unsigned question = 0;
    for (; question < self->cells; question++)
        if (!list_single(self, at, question, cells[question] == 0))
            return false;
    for (unsigned house = 0; question < self->questions; house++)
        for (unsigned digit = 0; digit < self->order; digit++, question++)
            if (!list_single(self, at, question, !(used[house] >> digit & 1)))
                return false;
    return true;
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    backtrack *self = object;
    uint32_t used[SUDOKU_MAX_HOUSES];
    self->depth = 0;
    self->singles = 0;
    self->state = ENDED;
    self->random = seed != 0;
    self->rng = sudoku__rng_seeded(seed);
    if (!sudoku__collect_digits(&self->shape, cells, used))
        return SUDOKU_NONE;
    memcpy(self->solution, cells, self->cells);
    level *const at = level_at(self, 0);
    ask(self, at, cells, used);
    if (!propagate(self, at, list_singles(self, at, cells, used)))
        return SUDOKU_NONE;
    self->state = READY;
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    backtrack *self = object;
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

const sudoku_engine sudoku__engine_backtrack = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "backtrack",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};
