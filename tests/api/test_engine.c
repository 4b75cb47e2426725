/* SPDX-License-Identifier: MIT */
/* Proves that an engine from outside (plugin.h) is used like a built-in one, and that one which
   breaks its contract ends the call with E_ENGINE and leaves the outputs untouched. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

/* How the engine below misbehaves; a solver is made with one of these at a time. */
typedef enum fault {
    HONEST,
    BREAKS_A_RULE,
    CHANGES_A_GIVEN,
    LEAVES_A_CELL_EMPTY,
    DIGIT_OUT_OF_RANGE,
    REPEATS_ITSELF,
    STOPS_TOO_EARLY, /* LIMIT although nodes are left */
    GAINS_NODES,
    UNKNOWN_STATUS,
    ERROR_STATUS,
    LOAD_FAILS,
    LOAD_UNKNOWN,
    FAULTS
} fault;

/* A built-in engine in disguise. */
typedef struct disguise {
    void *inner;
    uint8_t last[SUDOKU_MAX_CELLS];
    unsigned cells, solutions;
} disguise;

static const sudoku_engine *inner(void)
{
    return sudoku_engine_named("dlx");
}

static bool supports(const sudoku_shape *shape)
{
    return sudoku_order(shape) == 9;
}

static sudoku_status create(void **self, const sudoku_shape *shape)
{
    disguise *made = calloc(1, sizeof *made);
    if (!made)
        return SUDOKU_E_NOMEM;
    made->cells = sudoku_cells(shape);
    const sudoku_status status = inner()->create(&made->inner, shape);
    if (status != SUDOKU_OK)
        free(made);
    else
        *self = made;
    return status;
}

static void destroy(void *self)
{
    inner()->destroy(((disguise *)self)->inner);
    free(self);
}

static sudoku_status load(void *self, const uint8_t *cells, uint64_t seed)
{
    disguise *const made = self;
    made->solutions = 0;
    return inner()->load(made->inner, cells, seed);
}

static sudoku_status next(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    disguise *const made = self;
    const sudoku_status status = inner()->next(made->inner, cells, nodes_left);
    if (status == SUDOKU_OK) {
        made->solutions++;
        memcpy(made->last, cells, made->cells);
    }
    return status;
}

static sudoku_status breaks_a_rule(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    const sudoku_status status = next(self, cells, nodes_left);
    if (status == SUDOKU_OK) /* the first two cells of the last row, which are not givens */
        cells[72] = cells[73];
    return status;
}

static sudoku_status changes_a_given(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    const sudoku_status status = next(self, cells, nodes_left);
    for (unsigned cell = 0; status == SUDOKU_OK && cell < 81; cell++)
        cells[cell] = (uint8_t)(cells[cell] % 9 + 1); /* still a solved grid */
    return status;
}

static sudoku_status leaves_a_cell_empty(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    const sudoku_status status = next(self, cells, nodes_left);
    cells[80] = 0;
    return status;
}

static sudoku_status digit_out_of_range(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    const sudoku_status status = next(self, cells, nodes_left);
    cells[72] = 255;
    return status;
}

static sudoku_status repeats_itself(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    disguise *const made = self;
    if (made->solutions == 0)
        return next(self, cells, nodes_left);
    memcpy(cells, made->last, made->cells);
    return SUDOKU_OK;
}

static sudoku_status stops_too_early(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    (void)self, (void)cells, (void)nodes_left;
    return SUDOKU_LIMIT;
}

static sudoku_status gains_nodes(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    const sudoku_status status = next(self, cells, nodes_left);
    *nodes_left += 1000000;
    return status;
}

static sudoku_status unknown_status(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    next(self, cells, nodes_left);
    return (sudoku_status)42;
}

static sudoku_status error_status(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    next(self, cells, nodes_left);
    return SUDOKU_E_NOMEM;
}

static sudoku_status load_fails(void *self, const uint8_t *cells, uint64_t seed)
{
    load(self, cells, seed);
    return SUDOKU_E_NOMEM;
}

static sudoku_status load_unknown(void *self, const uint8_t *cells, uint64_t seed)
{
    load(self, cells, seed);
    return SUDOKU_MANY;
}

static sudoku_engine engine_with(fault which)
{
    sudoku_engine engine = {.abi = SUDOKU_ENGINE_ABI,
                            .name = "disguise",
                            .supports = supports,
                            .create = create,
                            .destroy = destroy,
                            .load = load,
                            .next = next};
    switch (which) {
    case BREAKS_A_RULE:
        engine.next = breaks_a_rule;
        break;
    case CHANGES_A_GIVEN:
        engine.next = changes_a_given;
        break;
    case LEAVES_A_CELL_EMPTY:
        engine.next = leaves_a_cell_empty;
        break;
    case DIGIT_OUT_OF_RANGE:
        engine.next = digit_out_of_range;
        break;
    case REPEATS_ITSELF:
        engine.next = repeats_itself;
        break;
    case STOPS_TOO_EARLY:
        engine.next = stops_too_early;
        break;
    case GAINS_NODES:
        engine.next = gains_nodes;
        break;
    case UNKNOWN_STATUS:
        engine.next = unknown_status;
        break;
    case ERROR_STATUS:
        engine.next = error_status;
        break;
    case LOAD_FAILS:
        engine.load = load_fails;
        break;
    case LOAD_UNKNOWN:
        engine.load = load_unknown;
        break;
    case HONEST:
    case FAULTS:
        break;
    }
    return engine;
}

/* A puzzle with two givens, in the first row. */
static sudoku_grid *puzzle(void)
{
    sudoku_grid *grid = made_grid(NULL, NULL);
    assert_int_equal(sudoku_grid_set(grid, 0, 5), SUDOKU_OK);
    assert_int_equal(sudoku_grid_set(grid, 4, 7), SUDOKU_OK);
    return grid;
}

static void an_honest_engine_is_used(void **state)
{
    (void)state;
    const sudoku_engine honest = engine_with(HONEST);
    sudoku_grid *grid = puzzle(), *a = puzzle(), *b = puzzle();
    sudoku_solver *mine = made_solver(NULL,
                                      (sudoku_solver_options){.engine = &honest, .max_nodes = 20});
    sudoku_solver *built_in = made_solver(NULL, (sudoku_solver_options){.engine = inner()});
    assert_ptr_equal(sudoku_solver_engine(mine), &honest);
    assert_int_equal(sudoku_solve(mine, grid, a), SUDOKU_LIMIT);
    sudoku_status status;
    while ((status = sudoku_solve(mine, grid, a)) == SUDOKU_LIMIT)
        continue;
    assert_int_equal(status, SUDOKU_MANY);
    assert_int_equal(sudoku_solve(built_in, grid, b), SUDOKU_MANY);
    assert_true(sudoku_grid_equal(a, b));
    assert_true(sudoku_solver_nodes(mine) == sudoku_solver_nodes(built_in));
    sudoku_solver_free(mine);
    sudoku_solver_free(built_in);
    sudoku_grid_free(grid);
    sudoku_grid_free(a);
    sudoku_grid_free(b);
}

static sudoku_status must_not_be_called(void *self, const uint8_t *cells, uint64_t seed)
{
    (void)self, (void)cells, (void)seed;
    fail();
    return SUDOKU_OK;
}

static void givens_are_checked_first(void **state)
{
    (void)state;
    sudoku_engine engine = engine_with(HONEST);
    engine.load = must_not_be_called;
    sudoku_grid *grid = puzzle();
    uint64_t count = 77;
    assert_int_equal(sudoku_grid_set(grid, 8, 7), SUDOKU_OK); /* the second 7 of its row */
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){.engine = &engine});
    assert_int_equal(sudoku_solve(solver, grid, grid), SUDOKU_NONE);
    assert_int_equal(sudoku_count(solver, grid, 0, &count), SUDOKU_OK);
    assert_true(count == 0);
    assert_int_equal(sudoku_solver_begin(solver, grid), SUDOKU_OK);
    assert_int_equal(sudoku_solver_next(solver, grid), SUDOKU_NONE);
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
}

static void faults_are_reported(void **state)
{
    (void)state;
    for (fault which = HONEST + 1; which < FAULTS; which++) {
        const sudoku_engine engine = engine_with(which);
        sudoku_solver *solver = made_solver(
            NULL, (sudoku_solver_options){.engine = &engine, .max_nodes = 1000000});
        sudoku_grid *grid = puzzle(), *copy = puzzle(), *out = puzzle();
        uint64_t count = 77;
        assert_int_equal(sudoku_solve(solver, grid, out), SUDOKU_E_ENGINE);
        assert_int_equal(sudoku_solve(solver, grid, grid), SUDOKU_E_ENGINE);
        assert_int_equal(sudoku_count(solver, grid, 10, &count), SUDOKU_E_ENGINE);
        assert_true(count == 77);
        assert_true(sudoku_grid_equal(grid, copy));
        assert_true(sudoku_grid_equal(out, copy));
        assert_int_equal(sudoku_solver_begin(solver, grid), SUDOKU_OK);
        if (which == REPEATS_ITSELF)
            assert_int_equal(sudoku_solver_next(solver, copy), SUDOKU_OK);
        assert_int_equal(sudoku_solver_next(solver, out), SUDOKU_E_ENGINE);
        assert_int_equal(sudoku_solver_next(solver, out), SUDOKU_E_ENGINE); /* and stays so */
        assert_true(sudoku_grid_equal(out, grid));
        sudoku_solver_free(solver);
        sudoku_grid_free(grid);
        sudoku_grid_free(copy);
        sudoku_grid_free(out);
    }
}

static sudoku_status spends_all(void *self, uint8_t *cells, uint64_t *nodes_left)
{
    (void)self, (void)cells;
    *nodes_left = 0;
    return SUDOKU_LIMIT;
}

/* With a budget that is an honest answer; without one nothing can have run out. */
static void no_limit_without_a_budget(void **state)
{
    (void)state;
    sudoku_engine engine = engine_with(HONEST);
    engine.next = spends_all;
    sudoku_grid *grid = puzzle();
    for (uint64_t max_nodes = 0; max_nodes <= 5; max_nodes += 5) {
        const sudoku_status wanted = max_nodes ? SUDOKU_LIMIT : SUDOKU_E_ENGINE;
        sudoku_solver *solver = made_solver(
            NULL, (sudoku_solver_options){.engine = &engine, .max_nodes = max_nodes});
        uint64_t count;
        assert_int_equal(sudoku_solve(solver, grid, NULL), wanted);
        assert_true(sudoku_solver_nodes(solver) == max_nodes);
        assert_int_equal(sudoku_count(solver, grid, 0, &count), wanted);
        sudoku_solver_free(solver);
    }
    sudoku_grid_free(grid);
}

static sudoku_status no_memory(void **self, const sudoku_shape *shape)
{
    (void)self, (void)shape;
    return SUDOKU_E_NOMEM;
}

static sudoku_status not_that_shape(void **self, const sudoku_shape *shape)
{
    (void)self, (void)shape;
    return SUDOKU_E_SHAPE;
}

static sudoku_status nonsense(void **self, const sudoku_shape *shape)
{
    (void)self, (void)shape;
    return SUDOKU_MANY;
}

static void engines_are_refused(void **state)
{
    (void)state;
    sudoku_solver *solver = NULL;
    sudoku_error error;
    sudoku_engine engine = engine_with(HONEST);
    const sudoku_solver_options options = {.engine = &engine};

    sudoku_shape six;
    assert_int_equal(sudoku_shape_of_order(6, &six), SUDOKU_OK);
    assert_int_equal(sudoku_solver_new(&solver, &six, &options, &error), SUDOKU_E_SHAPE);
    assert_non_null(strstr(error.reason, "disguise"));
    assert_non_null(strstr(error.reason, "shape 6"));
    assert_false(sudoku_engine_supports(&engine, &six));
    assert_true(sudoku_engine_supports(&engine, NULL));
    assert_string_equal(sudoku_engine_name(&engine), "disguise");

    engine.abi = SUDOKU_ENGINE_ABI + 1;
    assert_int_equal(sudoku_solver_new(&solver, NULL, &options, &error), SUDOKU_E_ENGINE);
    assert_non_null(strstr(error.reason, "ABI"));
    engine.abi = SUDOKU_ENGINE_ABI;

    static const struct {
        sudoku_status (*create)(void **self, const sudoku_shape *shape);
        sudoku_status status;
    } failing[] = {
        {no_memory, SUDOKU_E_NOMEM}, {not_that_shape, SUDOKU_E_SHAPE}, {nonsense, SUDOKU_E_ENGINE}};
    for (size_t i = 0; i < sizeof failing / sizeof *failing; i++) {
        engine.create = failing[i].create;
        error.reason[0] = '\0';
        assert_int_equal(sudoku_solver_new(&solver, NULL, &options, &error), failing[i].status);
        assert_true(error.reason[0] != '\0');
        assert_null(solver);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_honest_engine_is_used), cmocka_unit_test(givens_are_checked_first),
        cmocka_unit_test(faults_are_reported),      cmocka_unit_test(no_limit_without_a_budget),
        cmocka_unit_test(engines_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
