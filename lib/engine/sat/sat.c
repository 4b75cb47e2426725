/* SPDX-License-Identifier: MIT */
/*
 * The engine "sat": a plug-in that leaves the search to the SAT solver CaDiCaL (A. Biere, K.
 * Fazekas, M. Fleury and M. Heisinger, "CaDiCaL, Kissat, Paracooba, Plingeling and Treengeling
 * entering the SAT Competition 2020").  It learns from conflicts, which is what the hard 25x25
 * puzzles need: the engines that only search find the same contradictions again and again.
 *
 * A variable stands for a candidate, a digit in an empty cell that no given excludes.  There is a
 * clause for each question (some digit stands in this cell; some place of this house has this
 * digit), and one for each two candidates that exclude each other: those of one cell, and those of
 * one digit in two cells that share a house or are a pair.  The last kind follows from the others
 * in a house, but propagation is the better for it; no pair of candidates is written twice.
 *
 * A solution is excluded by a clause over its open cells, and the search goes on with all that was
 * learnt.  A node is a conflict: the lengths of the clauses that CaDiCaL learns are of no interest
 * here, their number is what it says of its conflicts.  A seed numbers the variables at random,
 * which is the order in which CaDiCaL begins to decide them.
 *
 * Unlike the built-in engines this one allocates while it searches, as CaDiCaL does, which ends the
 * program where there is no memory.  With a budget the order of solutions depends on the budget
 * too: CaDiCaL restarts where it was stopped.
 */
#include <sudoku/houses.h>
#include <sudoku/plugin.h>

#include <ccadical.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What ccadical_solve answers, or 0 at the limit. */
enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };

typedef struct sat {
    sudoku_shape shape;
    unsigned order, cells, houses;
    uint16_t *house_cell; /* by house * order + place */
    uint8_t *is_peer;     /* by cell * cells + cell */
    int *variable;        /* by cell * order + digit - 1; 0: not a candidate */
    uint8_t *solution;    /* the givens; after SOLVED all cells */
    CCaDiCaL *solver;     /* NULL: there is no solution */
    bool is_solved;       /* 'solution' is to be excluded */
    uint64_t conflicts;   /* of the call that runs */
    uint64_t random;
} sat;

static bool supports(const sudoku_shape *shape)
{
    return sudoku_shape_valid(shape, NULL);
}

static void destroy(void *object)
{
    sat *const self = object;
    if (self->solver)
        ccadical_release(self->solver);
    free(self->house_cell);
    free(self->is_peer);
    free(self->variable);
    free(self->solution);
    free(self);
}

static void find_houses_and_peers(sat *self)
{
    uint16_t peers[SUDOKU_MAX_PEERS];
    for (unsigned house = 0; house < self->houses; house++)
        sudoku_house_cells(&self->shape, house, &self->house_cell[house * self->order]);
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const unsigned count = sudoku_peers(&self->shape, cell, peers, SUDOKU_MAX_PEERS);
        for (unsigned i = 0; i < count; i++)
            self->is_peer[cell * self->cells + peers[i]] = 1;
    }
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    sat *const self = calloc(1, sizeof *self);
    if (!self)
        return SUDOKU_E_NOMEM;
    self->shape = *shape;
    self->order = sudoku_order(shape);
    self->cells = sudoku_cells(shape);
    self->houses = sudoku_houses(shape);
    self->house_cell = calloc((size_t)self->houses * self->order, sizeof *self->house_cell);
    self->is_peer = calloc((size_t)self->cells * self->cells, 1);
    self->variable = calloc((size_t)self->cells * self->order, sizeof *self->variable);
    self->solution = calloc(self->cells, 1);
    if (!self->house_cell || !self->is_peer || !self->variable || !self->solution) {
        destroy(self);
        return SUDOKU_E_NOMEM;
    }
    find_houses_and_peers(self);
    *object = self;
    return SUDOKU_OK;
}

/* The next of the random numbers of SplitMix64, brought below 'bound'. */
static unsigned random_below(sat *self, unsigned bound)
{
    uint64_t x = self->random += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (unsigned)((x ^ (x >> 31)) % bound);
}

/* Finds the candidates and numbers them from 1, at random where there is a seed. */
static void number_candidates(sat *self, const uint8_t *cells, uint64_t seed)
{
    const unsigned order = self->order;
    int count = 0;
    for (unsigned cell = 0; cell < self->cells; cell++)
        for (unsigned digit = 0; digit < order; digit++)
            self->variable[cell * order + digit] = cells[cell] == 0;
    for (unsigned cell = 0; cell < self->cells; cell++)
        for (unsigned peer = 0; cells[cell] && peer < self->cells; peer++)
            if (self->is_peer[cell * self->cells + peer])
                self->variable[peer * order + cells[cell] - 1] = 0;
    self->random = seed;
    for (unsigned i = 0; i < self->cells * order; i++) {
        if (self->variable[i] == 0)
            continue;
        self->variable[i] = ++count;
        if (seed == 0)
            continue;
        /* The inside-out shuffle of Fisher and Yates: exchange with any before, or itself. */
        unsigned other = random_below(self, i + 1);
        while (self->variable[other] == 0)
            other = random_below(self, i + 1);
        self->variable[i] = self->variable[other];
        self->variable[other] = count;
    }
}

/* Adds "not both", where both are candidates. */
static void exclude(const sat *self, int one, int other)
{
    if (one == 0 || other == 0)
        return;
    ccadical_add(self->solver, -one);
    ccadical_add(self->solver, -other);
    ccadical_add(self->solver, 0);
}

static void add_cells(const sat *self)
{
    const unsigned order = self->order;
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const int *const own = &self->variable[cell * order];
        if (self->solution[cell])
            continue;
        for (unsigned digit = 0; digit < order; digit++)
            if (own[digit])
                ccadical_add(self->solver, own[digit]);
        ccadical_add(self->solver, 0);
        for (unsigned digit = 0; digit < order; digit++)
            for (unsigned lower = 0; lower < digit; lower++)
                exclude(self, own[digit], own[lower]);
    }
}

static void add_peers(const sat *self)
{
    const unsigned order = self->order;
    for (unsigned cell = 0; cell < self->cells; cell++)
        for (unsigned peer = 0; peer < cell; peer++)
            if (self->is_peer[cell * self->cells + peer])
                for (unsigned digit = 0; digit < order; digit++)
                    exclude(self, self->variable[cell * order + digit],
                            self->variable[peer * order + digit]);
}

static void add_houses(const sat *self)
{
    for (unsigned house = 0; house < self->houses; house++) {
        const uint16_t *const of_house = &self->house_cell[house * self->order];
        for (unsigned digit = 0; digit < self->order; digit++) {
            bool is_given = false;
            for (unsigned place = 0; place < self->order; place++)
                is_given |= self->solution[of_house[place]] == digit + 1;
            if (is_given)
                continue;
            for (unsigned place = 0; place < self->order; place++) {
                const int variable = self->variable[of_house[place] * self->order + digit];
                if (variable)
                    ccadical_add(self->solver, variable);
            }
            ccadical_add(self->solver, 0);
        }
    }
}

/* CaDiCaL calls this with every clause that it learns: one a conflict. */
static void count_conflict(void *object, int *clause)
{
    sat *const self = object;
    (void)clause;
    self->conflicts++;
}

static void end(sat *self)
{
    if (self->solver)
        ccadical_release(self->solver);
    self->solver = NULL;
    self->is_solved = false;
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    sat *const self = object;
    end(self);
    memcpy(self->solution, cells, self->cells);
    number_candidates(self, cells, seed);
    self->solver = ccadical_init();
    ccadical_set_option(self->solver, "quiet", 1);
    ccadical_set_option(self->solver, "stabilizeonly", 1);
    ccadical_set_learn(self->solver, self, INT_MAX, count_conflict);
    add_cells(self);
    add_houses(self);
    add_peers(self);
    return SUDOKU_OK;
}

/* Takes the solution over from the solver. */
static void read_solution(sat *self)
{
    for (unsigned cell = 0; cell < self->cells; cell++)
        for (unsigned digit = 0; digit < self->order; digit++) {
            const int variable = self->variable[cell * self->order + digit];
            if (variable && ccadical_val(self->solver, variable) > 0)
                self->solution[cell] = (uint8_t)(digit + 1);
        }
}

static void exclude_solution(const sat *self)
{
    for (unsigned cell = 0; cell < self->cells; cell++) {
        const int variable = self->variable[cell * self->order + self->solution[cell] - 1];
        if (variable) /* not a given */
            ccadical_add(self->solver, -variable);
    }
    ccadical_add(self->solver, 0);
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    sat *const self = object;
    if (!self->solver)
        return SUDOKU_NONE;
    if (self->is_solved)
        exclude_solution(self);
    self->is_solved = false;
    int answer = 0;
    while (answer == 0 && *nodes_left > 0) {
        const int limit = *nodes_left < INT_MAX ? (int)*nodes_left : INT_MAX;
        self->conflicts = 0;
        ccadical_limit(self->solver, "conflicts", limit);
        answer = ccadical_solve(self->solver);
        *nodes_left -= answer == 0 || self->conflicts > (uint64_t)limit ? (uint64_t)limit
                                                                        : self->conflicts;
    }
    if (answer == SATISFIABLE) {
        read_solution(self);
        self->is_solved = true;
        memcpy(cells, self->solution, self->cells);
        return SUDOKU_OK;
    }
    if (answer == UNSATISFIABLE)
        end(self);
    return answer == UNSATISFIABLE ? SUDOKU_NONE : SUDOKU_LIMIT;
}

static const sudoku_engine engine = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "sat",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine *sudoku_engine_entry(void)
{
    return &engine;
}
