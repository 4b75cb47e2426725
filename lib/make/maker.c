/* SPDX-License-Identifier: MIT */
/*
 * A maker works on many puzzles side by side, each on a bench of its own: attempt.h.  In each round
 * the questions of all benches, whether puzzles have one solution, are one batch, which the vector
 * kernels solve much faster than one after another.  Where an engine was asked for it gets them, in
 * their order.
 *
 * Finished puzzles wait in a window of places until all before them are finished.
 */
#include <sudoku/puzzle.h>

#include <stdlib.h>
#include <string.h>

#include "core/shape.h"
#include "core/status.h"
#include "make/attempt.h"
#include "make/checker.h"
#include "make/most.h"

enum { BENCHES = 128, PLACES = 512, ROUNDS_A_CALL = 8 };

/*
 * Search nodes to spend on a question.  Where constraints are many and givens few one question can
 * take longer than all others together; then the clue stays.  No puzzle of plain boxes comes near.
 */
enum { MAX_NODES = 2000 };

/* And on a random solved grid, which takes some tens of nodes with plain boxes. */
enum { MAX_NODES_OF_A_GRID = 100000 };

/* A finished puzzle, or one to come. */
struct place {
    bool finished;
    sudoku_made made; /* its pointers are set when it is lent */
    bool has_puzzle, has_solution;
};

struct sudoku_maker {
    sudoku__tools tools;
    sudoku__checker checker;
    uint64_t next_started; /* puzzles before it are on a bench or finished */
    uint64_t next_given;
    uint64_t left_to_start, left_to_give;
    bool begun;
    sudoku__bench bench[BENCHES];
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

/* Takes a finished puzzle off its bench and puts it in its place. */
static void put_away(sudoku_maker *maker, sudoku__bench *bench)
{
    const unsigned cells = maker->tools.wishes.cells;
    const unsigned number = (unsigned)(bench->index % PLACES);
    struct place *const place = &maker->place[number];
    uint8_t *const store = maker->finished + (size_t)number * 2 * cells;
    *place = (struct place){
        .finished = true,
        .made = {.index = bench->index, .tries = bench->tries, .rating = bench->rating},
        .has_puzzle = bench->found,
        .has_solution = maker->tools.wishes.options.dig != SUDOKU_DIG_QUICK};
    bench->phase = SUDOKU__IDLE;
    if (!bench->found)
        return;
    for (unsigned cell = 0; cell < cells; cell++)
        place->made.clues += bench->puzzle[cell] != 0;
    memcpy(store, bench->puzzle, cells);
    memcpy(store + cells, bench->solution, cells);
}

/* Gives an idle bench the next puzzle of the range, if there is a place for it. */
static void occupy(sudoku_maker *maker, sudoku__bench *bench)
{
    if (maker->left_to_start == 0 || maker->next_started - maker->next_given >= PLACES)
        return;
    maker->left_to_start--;
    sudoku__bench_begin(bench, maker->next_started++);
}

/* One question of every bench that has one. */
static void work_round(sudoku_maker *maker)
{
    sudoku__tools *const tools = &maker->tools;
    const unsigned cells = tools->wishes.cells;
    sudoku__bench *asked[BENCHES];
    size_t count = 0;
    tools->judged = 0;
    for (unsigned i = 0; i < BENCHES && tools->failure == SUDOKU_OK; i++) {
        sudoku__bench *const bench = &maker->bench[i];
        bool has = false;
        /* A bench goes on until it asks, but gives the caller a chance after some attempts. */
        for (unsigned turn = 0; turn < 4 && !has; turn++) {
            if (bench->phase == SUDOKU__IDLE)
                occupy(maker, bench);
            has = sudoku__bench_ask(tools, bench, maker->questions + count * cells);
            if (bench->phase == SUDOKU__FINISHED)
                put_away(maker, bench);
        }
        if (has)
            asked[count++] = bench;
    }
    if (count == 0 || tools->failure != SUDOKU_OK)
        return;
    tools->failure = sudoku__checker_judge(&maker->checker, maker->questions, count,
                                           maker->verdict);
    if (tools->failure != SUDOKU_OK)
        return;
    for (size_t i = 0; i < count; i++)
        sudoku__bench_tell(tools, asked[i], (sudoku_verdict)maker->verdict[i]);
}

sudoku_status sudoku_maker_begin(sudoku_maker *maker, uint64_t seed, uint64_t first, uint64_t count,
                                 const uint8_t *from)
{
    if (!maker || (count > 0 && first > UINT64_MAX - (count - 1)))
        return SUDOKU_E_ARG;
    if (from && maker->tools.wishes.options.dig != SUDOKU_DIG_UNIQUE)
        return SUDOKU_E_ARG;
    maker->tools.seed = seed;
    maker->tools.first = maker->next_started = maker->next_given = first;
    maker->left_to_start = maker->left_to_give = count;
    maker->tools.from = from;
    maker->tools.tries = 0;
    maker->begun = true;
    maker->tools.failure = SUDOKU_OK;
    for (unsigned i = 0; i < BENCHES; i++)
        maker->bench[i].phase = SUDOKU__IDLE;
    for (unsigned i = 0; i < PLACES; i++)
        maker->place[i].finished = false;
    return SUDOKU_OK;
}

static void give(sudoku_maker *maker, sudoku_made *made)
{
    const unsigned number = (unsigned)(maker->next_given % PLACES);
    struct place *const place = &maker->place[number];
    const uint8_t *const store = maker->finished + (size_t)number * 2 * maker->tools.wishes.cells;
    *made = place->made;
    if (place->has_puzzle) {
        made->puzzle = store;
        if (place->has_solution)
            made->solution = store + maker->tools.wishes.cells;
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
        if (maker->tools.failure != SUDOKU_OK)
            return maker->tools.failure;
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
    return maker ? maker->tools.tries : 0;
}

uint64_t sudoku_maker_most(const sudoku_maker *maker)
{
    if (!maker || maker->tools.from)
        return UINT64_MAX;
    return sudoku__most_puzzles(&maker->tools.wishes, &maker->tools.shape, maker->tools.orbits,
                                maker->tools.solver);
}

void sudoku_maker_free(sudoku_maker *maker)
{
    if (!maker)
        return;
    sudoku_solver_free(maker->tools.solver);
    sudoku_grid_free(maker->tools.grid);
    sudoku__checker_free(&maker->checker);
    sudoku__jury_free(&maker->tools.jury);
    free(maker->questions);
    free(maker->finished);
    free(maker);
}

/* Everything that a maker uses. */
static sudoku_status equip(sudoku_maker *maker, sudoku_error *error)
{
    sudoku__tools *const tools = &maker->tools;
    const sudoku_solver_options solver = {.engine = tools->wishes.options.engine,
                                          .max_nodes = MAX_NODES_OF_A_GRID};
    const size_t cells = tools->wishes.cells;
    sudoku_status status = sudoku_solver_new(&tools->solver, &tools->shape, &solver, error);
    if (status == SUDOKU_OK)
        status = sudoku__checker_init(&maker->checker, &tools->shape, tools->wishes.options.engine,
                                      MAX_NODES, error);
    if (status == SUDOKU_OK)
        status = sudoku__jury_init(&tools->jury, &tools->wishes, &tools->shape, error);
    if (status != SUDOKU_OK)
        return status;
    maker->questions = malloc(BENCHES * cells);
    maker->finished = malloc(PLACES * 2 * cells);
    if (sudoku_grid_new(&tools->grid, &tools->shape) != SUDOKU_OK || !maker->questions ||
        !maker->finished)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    for (unsigned i = 0; i < SUDOKU__SYMMETRIES; i++)
        sudoku__orbits_init(&tools->orbits[i], sudoku__order(&tools->shape), (sudoku_symmetry)i);
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
    sudoku__shape_copy(&made->tools.shape, shape);
    sudoku_status status = sudoku__wishes_init(&made->tools.wishes, shape,
                                               options ? options : &defaults, error);
    if (status == SUDOKU_OK)
        status = equip(made, error);
    if (status != SUDOKU_OK) {
        sudoku_maker_free(made);
        return status;
    }
    *maker = made;
    return SUDOKU_OK;
}
