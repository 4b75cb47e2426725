/* SPDX-License-Identifier: MIT */
/*
 * The engine "backtrack": candidate sets, propagation of singles to a fixed point, and a guess at
 * the question with the fewest answers.
 *
 * A grid asks four kinds of questions: which digit stands in a cell, and where in a row, a column
 * or a box does a digit stand.  Each question is a set of possible answers, kept as a bit mask:
 *
 *     cell r,c    the digits d          row r,d     the columns c
 *     column c,d  the rows r            box b,d     the places p in the box
 *
 * A candidate (digit d in cell r,c) is one bit in each of the four; removing it clears the four.  A
 * set that falls to one bit is a single, naked in a cell and hidden in a house, and is put on a
 * list of answers to be made; a set that falls to none is a contradiction.  So both kinds of single
 * cost the same and are found when they arise, and the search may branch on "where is the 7 of this
 * row" as well as on a cell.  A set whose question has been answered is zero, and so are the
 * duplicates that boxes are in Latin squares: they equal the rows (or columns), harmlessly.
 *
 * A guess copies all sets to the next level of an explicit stack; when it fails, its candidate is
 * removed from the level below and propagation goes on there.  Copying is a few hundred bytes at
 * order 9 and much cheaper than undoing removals one by one.
 */
#include "engine/engines.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/validate.h"

/* Where a cell lies. */
typedef struct place {
    uint8_t row, column, box, in_box;
} place;

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
    unsigned questions; /* 4 * cells: of the cells, rows, columns and boxes, in this order */
    size_t level_size;  /* bytes */
    unsigned depth;     /* the level being worked on */
    enum { READY, SOLVED, ENDED } state;
    bool random;
    sudoku__rng rng;
    unsigned singles;  /* questions on the list */
    uint16_t *single;  /* questions that had one answer left when they were put here */
    uint8_t *solution; /* the digits placed; right where the current level has no question */
    place *place_of;   /* by cell */
    uint16_t *cell_at; /* by box * order + place in the box */
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
    free(self->place_of);
    free(self->cell_at);
    free(self->levels);
    free(self);
}

static void find_places(backtrack *self, const sudoku_shape *shape)
{
    for (unsigned box = 0; box < self->order; box++)
        for (unsigned in_box = 0; in_box < self->order; in_box++) {
            const unsigned cell = sudoku__house_cell(shape, 2 * self->order + box, in_box);
            self->cell_at[box * self->order + in_box] = (uint16_t)cell;
            self->place_of[cell] = (place){.row = (uint8_t)(cell / self->order),
                                           .column = (uint8_t)(cell % self->order),
                                           .box = (uint8_t)box,
                                           .in_box = (uint8_t)in_box};
        }
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    const unsigned order = sudoku__order(shape), cells = sudoku__cells(shape);
    backtrack *self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    self->shape = *shape;
    self->order = order;
    self->cells = cells;
    self->questions = 4 * cells;
    self->level_size = sizeof(level) + self->questions * sizeof(uint32_t);
    self->state = ENDED;
    self->single = malloc(2 * self->questions * sizeof *self->single);
    self->solution = malloc(cells);
    self->place_of = malloc(cells * sizeof *self->place_of);
    self->cell_at = malloc(cells * sizeof *self->cell_at);
    self->levels = malloc((cells + 1) * self->level_size);
    if (!self->single || !self->solution || !self->place_of || !self->cell_at || !self->levels) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    find_places(self, shape);
    *object = self;
    return SUDOKU_OK;
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

/* Answers the questions of a candidate and removes all that it excludes; false: contradiction. */
static bool put(backtrack *self, level *at, unsigned cell, unsigned digit)
{
    const unsigned order = self->order, cells = self->cells;
    const place here = self->place_of[cell];
    uint32_t *const of_cell = at->answers, *const of_row = of_cell + cells,
                    *const of_column = of_row + cells, *const of_box = of_column + cells;
    const unsigned row = here.row * order + digit, column = here.column * order + digit,
                   box = here.box * order + digit;
    bool sound = true;

    at->open--;
    self->solution[cell] = (uint8_t)(digit + 1);
    for (uint32_t set = of_row[row] & ~sudoku__bit(here.column); set; set &= set - 1) {
        const unsigned c = sudoku__lowest(set), other = here.row * order + c;
        const place there = self->place_of[other];
        sound &= narrow(self, at->answers, other, digit);
        sound &= narrow(self, at->answers, 2 * cells + c * order + digit, here.row);
        sound &= narrow(self, at->answers, 3 * cells + there.box * order + digit, there.in_box);
    }
    for (uint32_t set = of_column[column] & ~sudoku__bit(here.row); set; set &= set - 1) {
        const unsigned r = sudoku__lowest(set), other = r * order + here.column;
        const place there = self->place_of[other];
        sound &= narrow(self, at->answers, other, digit);
        sound &= narrow(self, at->answers, cells + r * order + digit, here.column);
        sound &= narrow(self, at->answers, 3 * cells + there.box * order + digit, there.in_box);
    }
    for (uint32_t set = of_box[box] & ~sudoku__bit(here.in_box); set; set &= set - 1) {
        const unsigned other = self->cell_at[here.box * order + sudoku__lowest(set)];
        const place there = self->place_of[other];
        sound &= narrow(self, at->answers, other, digit);
        sound &= narrow(self, at->answers, cells + there.row * order + digit, there.column);
        sound &= narrow(self, at->answers, 2 * cells + there.column * order + digit, there.row);
    }
    for (uint32_t set = of_cell[cell] & ~sudoku__bit(digit); set; set &= set - 1) {
        const unsigned d = sudoku__lowest(set);
        sound &= narrow(self, at->answers, cells + here.row * order + d, here.column);
        sound &= narrow(self, at->answers, 2 * cells + here.column * order + d, here.row);
        sound &= narrow(self, at->answers, 3 * cells + here.box * order + d, here.in_box);
    }
    of_cell[cell] = of_row[row] = of_column[column] = of_box[box] = 0;
    return sound;
}

/* The cell and digit that an answer to a question stands for. */
static void candidate_of(const backtrack *self, unsigned question, unsigned answer, unsigned *cell,
                         unsigned *digit)
{
    const unsigned order = self->order, index = question % self->cells;
    const unsigned house = self->place_of[index].row; /* index = house * order + digit */
    *digit = self->place_of[index].column;
    switch (question / self->cells) {
    case 0:
        *cell = index;
        *digit = answer;
        break;
    case 1:
        *cell = house * order + answer;
        break;
    case 2:
        *cell = answer * order + house;
        break;
    default:
        *cell = self->cell_at[house * order + answer];
    }
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

/* Removes one candidate; false: contradiction. */
static bool eliminate(backtrack *self, level *at, unsigned cell, unsigned digit)
{
    const unsigned order = self->order, cells = self->cells;
    const place here = self->place_of[cell];
    bool sound = narrow(self, at->answers, cell, digit);
    sound &= narrow(self, at->answers, cells + here.row * order + digit, here.column);
    sound &= narrow(self, at->answers, 2 * cells + here.column * order + digit, here.row);
    sound &= narrow(self, at->answers, 3 * cells + here.box * order + digit, here.in_box);
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

/* Enters the candidates of the empty cells; used[] holds the digits of each house. */
static void ask(backtrack *self, level *at, const uint8_t *cells, const uint32_t *used)
{
    const unsigned order = self->order;
    uint32_t *const of_row = at->answers + self->cells, *const of_column = of_row + self->cells,
                    *const of_box = of_column + self->cells;
    memset(at->answers, 0, self->questions * sizeof *at->answers);
    at->open = 0;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        if (cells[cell])
            continue;
        const place here = self->place_of[cell];
        const uint32_t set = sudoku__low_bits(order) &
                             ~(used[here.row] | used[order + here.column] |
                               used[2 * order + here.box]);
        at->open++;
        at->answers[cell] = set;
        for (uint32_t rest = set; rest; rest &= rest - 1) {
            const unsigned digit = sudoku__lowest(rest);
            of_row[here.row * order + digit] |= sudoku__bit(here.column);
            of_column[here.column * order + digit] |= sudoku__bit(here.row);
            of_box[here.box * order + digit] |= sudoku__bit(here.in_box);
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
    uint32_t used[SUDOKU__MAX_HOUSES];
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
