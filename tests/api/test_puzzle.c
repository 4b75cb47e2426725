/* SPDX-License-Identifier: MIT */
/* Proves what puzzle.h promises.  Uniqueness is judged by dancing links, which the maker does not
   use for these shapes, or by the referee; symmetry by arithmetic of its own. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "referee.h"

static sudoku_maker *made_maker(const sudoku_shape *shape, sudoku_maker_options options)
{
    sudoku_maker *maker = NULL;
    sudoku_error error = {.reason = ""};
    if (sudoku_maker_new(&maker, shape, &options, &error) != SUDOKU_OK)
        fail_msg("%s", error.reason);
    return maker;
}

/* The next puzzle; the caller has begun. */
static sudoku_made next_made(sudoku_maker *maker)
{
    sudoku_made made;
    sudoku_status status;
    while ((status = sudoku_maker_next(maker, &made)) == SUDOKU_LIMIT)
        ;
    assert_int_equal(status, SUDOKU_OK);
    return made;
}

static unsigned count_clues(const uint8_t *puzzle, unsigned cells)
{
    unsigned clues = 0;
    for (unsigned cell = 0; cell < cells; cell++)
        clues += puzzle[cell] != 0;
    return clues;
}

/* Whether moving every cell to (row, column) -> (a, b) keeps the pattern. */
static bool keeps(const uint8_t *puzzle, unsigned order, const char *move)
{
    const unsigned last = order - 1;
    for (unsigned row = 0; row < order; row++)
        for (unsigned column = 0; column < order; column++) {
            unsigned to_row = row, to_column = column;
            if (strcmp(move, "180") == 0)
                to_row = last - row, to_column = last - column;
            else if (strcmp(move, "90") == 0)
                to_row = column, to_column = last - row;
            else if (strcmp(move, "left-right") == 0)
                to_column = last - column;
            else if (strcmp(move, "top-bottom") == 0)
                to_row = last - row;
            else if (strcmp(move, "diagonal") == 0)
                to_row = column, to_column = row;
            else
                to_row = last - column, to_column = last - row;
            if ((puzzle[row * order + column] != 0) != (puzzle[to_row * order + to_column] != 0))
                return false;
        }
    return true;
}

static const char *const moves[][3] = {
    [SUDOKU_SYMMETRY_NONE] = {NULL},
    [SUDOKU_SYMMETRY_HALF_TURN] = {"180"},
    [SUDOKU_SYMMETRY_QUARTER_TURN] = {"90"},
    [SUDOKU_SYMMETRY_HORIZONTAL] = {"left-right"},
    [SUDOKU_SYMMETRY_VERTICAL] = {"top-bottom"},
    [SUDOKU_SYMMETRY_BOTH_AXES] = {"left-right", "top-bottom"},
    [SUDOKU_SYMMETRY_DIAGONAL] = {"diagonal"},
    [SUDOKU_SYMMETRY_ANTIDIAGONAL] = {"antidiagonal"},
    [SUDOKU_SYMMETRY_BOTH_DIAGONALS] = {"diagonal", "antidiagonal"},
    [SUDOKU_SYMMETRY_FULL] = {"90", "diagonal"},
};

/* By dancing links. */
static bool is_unique(const sudoku_shape *shape, const uint8_t *puzzle)
{
    const sudoku_solver_options options = {.engine = sudoku_engine_named("dlx")};
    sudoku_solver *solver = made_solver(shape, options);
    sudoku_grid *grid = made_grid(shape, NULL);
    assert_int_equal(sudoku_grid_assign(grid, puzzle), SUDOKU_OK);
    const sudoku_status status = sudoku_solve(solver, grid, NULL);
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
    return status == SUDOKU_OK;
}

static void has_one_solution(const sudoku_shape *shape, const sudoku_made *made)
{
    const sudoku_solver_options options = {.engine = sudoku_engine_named("dlx")};
    sudoku_solver *solver = made_solver(shape, options);
    sudoku_grid *grid = made_grid(shape, NULL);
    const unsigned cells = sudoku_cells(shape);
    assert_non_null(made->puzzle);
    assert_int_equal(made->clues, count_clues(made->puzzle, cells));
    assert_int_equal(sudoku_grid_assign(grid, made->puzzle), SUDOKU_OK);
    assert_int_equal(sudoku_solve(solver, grid, grid), SUDOKU_OK);
    assert_memory_equal(sudoku_grid_data(grid), made->solution, cells);
    assert_true(referee_solved(shape->box_rows, shape->box_cols, made->solution));
    sudoku_grid_free(grid);
    sudoku_solver_free(solver);
}

static void is_unique_and_symmetric(void **state)
{
    (void)state;
    const sudoku_shape shapes[] = {made_shape(2, 2), made_shape(2, 3), made_shape(3, 3),
                                   made_shape(1, 5), made_shape(2, 4)};
    for (unsigned i = 0; i < sizeof shapes / sizeof *shapes; i++)
        for (unsigned symmetry = 0; symmetry <= SUDOKU_SYMMETRY_FULL; symmetry++) {
            const sudoku_shape *const shape = &shapes[i];
            const sudoku_maker_options options = {.symmetry = (sudoku_symmetry)symmetry};
            sudoku_maker *maker = made_maker(shape, options);
            sudoku_grid *grid = made_grid(shape, NULL);
            unsigned also_turned = 0;
            assert_int_equal(sudoku_maker_begin(maker, 7, 0, 10, NULL), SUDOKU_OK);
            for (unsigned index = 0; index < 10; index++) {
                const sudoku_made made = next_made(maker);
                assert_int_equal(made.index, index);
                has_one_solution(shape, &made);
                for (unsigned m = 0; m < 3 && moves[symmetry][m]; m++)
                    assert_true(keeps(made.puzzle, sudoku_order(shape), moves[symmetry][m]));
                also_turned += keeps(made.puzzle, sudoku_order(shape), "90");
                sudoku_grid_assign(grid, made.puzzle);
                assert_true(sudoku_is_symmetric(grid, options.symmetry));
            }
            if (symmetry == SUDOKU_SYMMETRY_HALF_TURN && sudoku_order(shape) > 4)
                assert_true(also_turned < 10); /* a quarter turn is more than a half turn */
            sudoku_made made;
            assert_int_equal(sudoku_maker_next(maker, &made), SUDOKU_NONE);
            sudoku_grid_free(grid);
            sudoku_maker_free(maker);
        }
}

static void minimal_ones_need_every_clue(void **state)
{
    (void)state;
    const sudoku_symmetry symmetries[] = {SUDOKU_SYMMETRY_NONE, SUDOKU_SYMMETRY_HALF_TURN,
                                          SUDOKU_SYMMETRY_DIAGONAL};
    for (unsigned i = 0; i < 3; i++) {
        const sudoku_maker_options options = {.symmetry = symmetries[i], .minimal = true};
        sudoku_maker *maker = made_maker(NULL, options);
        sudoku_maker_begin(maker, 3, 0, 4, NULL);
        for (unsigned index = 0; index < 4; index++) {
            const sudoku_made made = next_made(maker);
            uint8_t puzzle[81];
            memcpy(puzzle, made.puzzle, 81);
            assert_true(is_unique(NULL, puzzle));
            for (unsigned cell = 0; cell < 81; cell++) {
                if (puzzle[cell] == 0)
                    continue;
                puzzle[cell] = 0;
                assert_false(is_unique(NULL, puzzle));
                puzzle[cell] = made.puzzle[cell];
            }
        }
        sudoku_maker_free(maker);
    }
}

/* Puzzles first .. first + count - 1, one after another in 'cells'. */
static void make(const sudoku_maker_options *options, uint64_t first, unsigned count,
                 uint8_t *cells)
{
    sudoku_maker *maker = made_maker(NULL, *options);
    sudoku_maker_begin(maker, 99, first, count, NULL);
    for (unsigned i = 0; i < count; i++) {
        const sudoku_made made = next_made(maker);
        assert_int_equal(made.index, first + i);
        memcpy(cells + (size_t)81 * i, made.puzzle, 81);
    }
    sudoku_maker_free(maker);
}

static void number_and_seed_say_all(void **state)
{
    (void)state;
    enum { COUNT = 700 }; /* more than are made side by side */
    static uint8_t whole[COUNT][81], part[COUNT][81];
    const sudoku_maker_options all[] = {{.minimal = true},
                                        {.symmetry = SUDOKU_SYMMETRY_RANDOM},
                                        {.min_clues = 24, .max_clues = 30},
                                        {.dig = SUDOKU_DIG_HOLES, .min_clues = 30},
                                        {.dig = SUDOKU_DIG_QUICK, .max_clues = 25},
                                        {.dig = SUDOKU_DIG_ONE_DIGIT}};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        make(&all[i], 0, COUNT, whole[0]);
        make(&all[i], 0, 250, part[0]);
        make(&all[i], 250, 1, part[250]);
        make(&all[i], 251, COUNT - 251, part[251]);
        assert_memory_equal(whole, part, sizeof whole);
        make(&all[i], UINT64_MAX - 4, 5, part[0]);
        if (all[i].dig == SUDOKU_DIG_UNIQUE)
            for (unsigned a = 0; a < COUNT; a++)
                for (unsigned b = 0; b < a; b++)
                    assert_memory_not_equal(whole[a], whole[b], 81);
    }
}

static void clues_are_as_wished(void **state)
{
    (void)state;
    const unsigned ranges[][2] = {{24, 24}, {30, 30}, {26, 28}, {60, 81}, {81, 81}, {80, 80}};
    for (unsigned i = 0; i < sizeof ranges / sizeof *ranges; i++)
        for (unsigned minimal = 0; minimal < 2; minimal++) {
            const sudoku_maker_options options = {
                .min_clues = ranges[i][0], .max_clues = ranges[i][1], .minimal = minimal && i == 0};
            sudoku_maker *maker = made_maker(NULL, options);
            sudoku_maker_begin(maker, i, 0, 20, NULL);
            for (unsigned index = 0; index < 20; index++) {
                const sudoku_made made = next_made(maker);
                has_one_solution(&(sudoku_shape){.box_rows = 3, .box_cols = 3}, &made);
                assert_in_range(made.clues, ranges[i][0], ranges[i][1]);
            }
            sudoku_maker_free(maker);
        }
}

/* QQWing's words by their definition alone: a puzzle that naked singles solve is simple. */
static bool naked_singles_solve(const uint8_t *puzzle)
{
    uint8_t cells[81];
    memcpy(cells, puzzle, 81);
    for (bool found = true; found;) {
        found = false;
        for (unsigned cell = 0; cell < 81; cell++) {
            unsigned fits = 0;
            uint8_t last = 0;
            for (uint8_t digit = 1; digit <= 9 && cells[cell] == 0; digit++) {
                bool free = true;
                for (unsigned other = 0; other < 81; other++)
                    free &= cells[other] != digit || !referee_sees(3, 3, cell, other);
                if (free) {
                    fits++;
                    last = digit;
                }
            }
            if (fits == 1) {
                cells[cell] = last;
                found = true;
            }
        }
    }
    return referee_solved(3, 3, cells);
}

static void difficulty_is_as_wished(void **state)
{
    (void)state;
    for (unsigned word = 1; word <= 4; word++) {
        const sudoku_maker_options options = {
            .min_qqwing = word, .max_qqwing = word, .minimal = word % 2 == 0};
        sudoku_maker *maker = made_maker(NULL, options);
        sudoku_maker_begin(maker, 5, 0, 30, NULL);
        for (unsigned index = 0; index < 30; index++) {
            const sudoku_made made = next_made(maker);
            assert_true(is_unique(NULL, made.puzzle));
            assert_int_equal(made.rating.qqwing, word);
            assert_int_equal(naked_singles_solve(made.puzzle), word == 1);
        }
        sudoku_maker_free(maker);
    }
    const struct {
        unsigned low, high;
    } ranges[] = {{10, 12}, {26, 34}};
    for (unsigned i = 0; i < 2; i++) {
        const sudoku_maker_options options = {.min_er = ranges[i].low, .max_er = ranges[i].high};
        sudoku_maker *maker = made_maker(NULL, options);
        sudoku_logic *logic;
        sudoku_grid *grid = made_grid(NULL, NULL);
        assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
        sudoku_maker_begin(maker, 6, 0, 10, NULL);
        for (unsigned index = 0; index < 10; index++) {
            const sudoku_made made = next_made(maker);
            sudoku_rating rating;
            sudoku_grid_assign(grid, made.puzzle);
            assert_int_equal(sudoku_rate(logic, grid, SUDOKU_SCALE_SE, &rating), SUDOKU_OK);
            assert_in_range(rating.er, ranges[i].low, ranges[i].high);
            assert_int_equal(rating.er, made.rating.er);
        }
        sudoku_grid_free(grid);
        sudoku_logic_free(logic);
        sudoku_maker_free(maker);
    }
}

static void techniques_are_as_wished(void **state)
{
    (void)state;
    const sudoku_technique *const wing = sudoku_technique_named("xy-wing");
    const sudoku_technique *const pair = sudoku_technique_named("naked-pair");
    const sudoku_maker_options options = {.require = wing, .forbid = pair};
    const sudoku_logic_options way = {.unique = true, .order = SUDOKU_SCALE_HODOKU};
    sudoku_maker *maker = made_maker(NULL, options);
    sudoku_logic *logic;
    sudoku_grid *grid = made_grid(NULL, NULL);
    assert_non_null(wing);
    assert_non_null(pair);
    assert_int_equal(sudoku_logic_new(&logic, NULL, &way, NULL), SUDOKU_OK);
    sudoku_maker_begin(maker, 6, 0, 5, NULL);
    for (unsigned index = 0; index < 5; index++) {
        const sudoku_made made = next_made(maker);
        const sudoku_step *step;
        unsigned wings = 0, pairs = 0;
        sudoku_grid_assign(grid, made.puzzle);
        sudoku_logic_begin(logic, grid, NULL, NULL);
        while (sudoku_logic_next(logic, &step) == SUDOKU_OK) {
            wings += step->technique == wing;
            pairs += step->technique == pair;
        }
        assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_SOLVED);
        assert_true(wings > 0);
        assert_int_equal(pairs, 0);
    }
    sudoku_grid_free(grid);
    sudoku_logic_free(logic);
    sudoku_maker_free(maker);
}

static void patterns_are_kept(void **state)
{
    (void)state;
    /* A frame of 32 cells, found in many puzzles. */
    uint8_t pattern[81] = {0};
    for (unsigned cell = 0; cell < 81; cell++)
        pattern[cell] = cell % 9 == cell / 9 || cell % 9 + cell / 9 == 8 || cell % 4 == 1;
    const sudoku_maker_options options = {.pattern = pattern};
    sudoku_maker *maker = made_maker(NULL, options);
    memset(pattern, 0, 81); /* it was copied */
    sudoku_maker_begin(maker, 5, 0, 5, NULL);
    for (unsigned index = 0; index < 5; index++) {
        const sudoku_made made = next_made(maker);
        has_one_solution(&(sudoku_shape){.box_rows = 3, .box_cols = 3}, &made);
        for (unsigned cell = 0; cell < 81; cell++)
            assert_int_equal(made.puzzle[cell] != 0,
                             cell % 9 == cell / 9 || cell % 9 + cell / 9 == 8 || cell % 4 == 1);
    }
    sudoku_maker_free(maker);
}

static void dug_from_what_was_given(void **state)
{
    (void)state;
    static const char solved[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    uint8_t from[3][81] = {{0}};
    symbols_to_cells(solved, 81, from[0]);
    symbols_to_cells(puzzle, 81, from[1]); /* and the third is empty */
    sudoku_maker *maker = made_maker(NULL, (sudoku_maker_options){0});
    assert_int_equal(sudoku_maker_begin(maker, 5, 10, 3, from[0]), SUDOKU_OK);
    for (unsigned i = 0; i < 2; i++) {
        const sudoku_made made = next_made(maker);
        assert_memory_equal(made.solution, from[0], 81);
        has_one_solution(&(sudoku_shape){.box_rows = 3, .box_cols = 3}, &made);
        for (unsigned cell = 0; cell < 81; cell++)
            if (made.puzzle[cell])
                assert_int_equal(made.puzzle[cell], from[i][cell]);
    }
    assert_null(next_made(maker).puzzle);
    sudoku_maker_free(maker);
}

static void holes_are_as_wished(void **state)
{
    (void)state;
    const sudoku_maker_options options = {
        .dig = SUDOKU_DIG_HOLES, .min_clues = 81 - 59, .max_clues = 81 - 30, .holes_per_box = 2};
    sudoku_maker *maker = made_maker(NULL, options);
    bool seen[82] = {false};
    sudoku_maker_begin(maker, 5, 0, 1000, NULL);
    for (unsigned index = 0; index < 1000; index++) {
        const sudoku_made made = next_made(maker);
        unsigned holes[9] = {0};
        for (unsigned cell = 0; cell < 81; cell++) {
            holes[cell / 27 * 3 + cell % 9 / 3] += made.puzzle[cell] == 0;
            assert_true(made.puzzle[cell] == 0 || made.puzzle[cell] == made.solution[cell]);
        }
        for (unsigned box = 0; box < 9; box++)
            assert_true(holes[box] >= 2);
        assert_in_range(made.clues, 81 - 59, 81 - 30);
        seen[made.clues] = true;
    }
    for (unsigned clues = 81 - 59; clues <= 81 - 30; clues++)
        assert_true(seen[clues]);
    sudoku_maker_free(maker);
}

static void quick_ones_break_no_rule(void **state)
{
    (void)state;
    const sudoku_maker_options options = {
        .dig = SUDOKU_DIG_QUICK, .min_clues = 18, .max_clues = 22};
    sudoku_maker *maker = made_maker(NULL, options);
    sudoku_maker_begin(maker, 5, 0, 200, NULL);
    for (unsigned index = 0; index < 200; index++) {
        const sudoku_made made = next_made(maker);
        assert_true(referee_consistent(3, 3, made.puzzle));
        assert_in_range(made.clues, 18, 22);
        assert_null(made.solution);
    }
    sudoku_maker_free(maker);
}

static void what_cannot_be_is_refused(void **state)
{
    (void)state;
    uint8_t few[81] = {1, 1, 1};
    const sudoku_shape four = made_shape(2, 2);
    const struct {
        const sudoku_shape *shape;
        sudoku_maker_options options;
    } cases[] = {
        {NULL, {.max_clues = 16}},
        {NULL, {.min_clues = 30, .max_clues = 29}},
        {NULL, {.max_clues = 82}},
        {&four, {.max_clues = 3}},
        {NULL, {.min_clues = 19, .max_clues = 19, .symmetry = SUDOKU_SYMMETRY_QUARTER_TURN}},
        {&four, {.min_clues = 5, .max_clues = 5, .symmetry = SUDOKU_SYMMETRY_HALF_TURN}},
        {NULL, {.pattern = few}},
        {NULL, {.pattern = few, .dig = SUDOKU_DIG_HOLES}},
        {NULL, {.pattern = few, .symmetry = SUDOKU_SYMMETRY_FULL}},
        {NULL, {.dig = SUDOKU_DIG_HOLES, .minimal = true}},
        {NULL, {.dig = SUDOKU_DIG_QUICK, .minimal = true}},
        {NULL, {.holes_per_box = 2}},
        {NULL, {.dig = SUDOKU_DIG_HOLES, .holes_per_box = 10}},
        {NULL, {.dig = SUDOKU_DIG_HOLES, .holes_per_box = 5, .min_clues = 40}},
        {NULL, {.dig = (sudoku_dig)4}},
        {NULL, {.symmetry = (sudoku_symmetry)11}},
        {NULL, {.min_er = 30, .max_er = 20}},
        {NULL, {.min_level = SUDOKU_LEVEL_HARD, .max_level = SUDOKU_LEVEL_EASY}},
        {NULL, {.min_er = 30, .dig = SUDOKU_DIG_QUICK}},
        {NULL, {.reserved = {0, 0, 1}}},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        sudoku_error error = {.reason = ""};
        sudoku_maker *maker = NULL;
        assert_int_equal(sudoku_maker_new(&maker, cases[i].shape, &cases[i].options, &error),
                         SUDOKU_E_ARG);
        assert_true(error.reason[0]);
        assert_null(maker);
    }
    sudoku_made made;
    sudoku_maker *maker = made_maker(NULL, (sudoku_maker_options){0});
    assert_int_equal(sudoku_maker_next(maker, &made), SUDOKU_E_ARG);
    assert_int_equal(sudoku_maker_begin(maker, 1, UINT64_MAX, 2, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_maker_begin(NULL, 1, 0, 2, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_maker_new(NULL, NULL, NULL, NULL), SUDOKU_E_ARG);
    sudoku_maker_free(maker);
    sudoku_maker_free(NULL);
}

static void tries_end(void **state)
{
    (void)state;
    const sudoku_maker_options options = {.max_clues = 18, .max_tries = 300};
    sudoku_maker *maker = made_maker(NULL, options);
    sudoku_maker_begin(maker, 1, 0, 3, NULL);
    for (unsigned i = 0; i < 3; i++) {
        const sudoku_made made = next_made(maker);
        assert_null(made.puzzle);
        assert_int_equal(made.tries, 300);
    }
    assert_int_equal(sudoku_maker_tries(maker), 900);
    sudoku_maker_free(maker);
}

static void minimizing(void **state)
{
    (void)state;
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){0});
    sudoku_grid *grid = made_grid(NULL, puzzle), *copy = made_grid(NULL, puzzle);
    uint16_t cells[81];
    size_t count = 99;
    bool minimal = true;
    assert_int_equal(sudoku_is_minimal(solver, grid, &minimal), SUDOKU_OK);
    assert_false(minimal);
    assert_int_equal(sudoku_redundant_clues(solver, grid, cells, 81, &count), SUDOKU_OK);
    for (unsigned cell = 0, place = 0; cell < 81; cell++) {
        uint8_t without[81];
        memcpy(without, sudoku_grid_data(grid), 81);
        if (without[cell] == 0)
            continue;
        without[cell] = 0;
        const bool listed = place < count && cells[place] == cell;
        assert_int_equal(is_unique(NULL, without), listed);
        place += listed;
    }
    for (uint64_t seed = 0; seed < 5; seed++) {
        sudoku_grid_copy(copy, grid);
        assert_int_equal(sudoku_minimize(solver, copy, seed), SUDOKU_OK);
        assert_int_equal(sudoku_is_minimal(solver, copy, &minimal), SUDOKU_OK);
        assert_true(minimal);
        assert_true(is_unique(NULL, sudoku_grid_data(copy)));
        assert_true(sudoku_grid_filled(copy) < sudoku_grid_filled(grid));
    }
    sudoku_grid_set(grid, 0, 0);
    sudoku_grid_set(grid, 1, 0);
    sudoku_grid_set(grid, 4, 0);
    sudoku_grid_copy(copy, grid);
    assert_int_equal(sudoku_minimize(solver, copy, 1), SUDOKU_MANY);
    assert_true(sudoku_grid_equal(copy, grid));
    sudoku_grid_set(grid, 2, 9);
    sudoku_grid_set(grid, 3, 9);
    assert_int_equal(sudoku_redundant_clues(solver, grid, NULL, 0, &count), SUDOKU_NONE);
    assert_int_equal(sudoku_is_minimal(solver, grid, NULL), SUDOKU_E_ARG);
    sudoku_grid_free(grid);
    sudoku_grid_free(copy);
    sudoku_solver_free(solver);
}

/* Of 4x4 it is known that there are 85,632 minimal ones (Wikipedia, "Mathematics of Sudoku"). */
static void puzzles_are_counted_where_few(void **state)
{
    (void)state;
    const sudoku_shape four = {.box_rows = 2, .box_cols = 2};
    const uint8_t solved[] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    sudoku_maker *maker = made_maker(&four, (sudoku_maker_options){.minimal = true});
    assert_true(sudoku_maker_most(maker) == 85632);
    assert_int_equal(sudoku_maker_begin(maker, 1, 0, 1, solved), SUDOKU_OK);
    assert_true(sudoku_maker_most(maker) == UINT64_MAX);
    sudoku_maker_free(maker);
    maker = made_maker(&four, (sudoku_maker_options){.dig = SUDOKU_DIG_HOLES});
    assert_true(sudoku_maker_most(maker) == UINT64_MAX);
    sudoku_maker_free(maker);
    maker = made_maker(NULL, (sudoku_maker_options){.minimal = true});
    assert_true(sudoku_maker_most(maker) == UINT64_MAX);
    sudoku_maker_free(maker);
    assert_true(sudoku_maker_most(NULL) == UINT64_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(is_unique_and_symmetric),
        cmocka_unit_test(minimal_ones_need_every_clue),
        cmocka_unit_test(number_and_seed_say_all),
        cmocka_unit_test(clues_are_as_wished),
        cmocka_unit_test(difficulty_is_as_wished),
        cmocka_unit_test(techniques_are_as_wished),
        cmocka_unit_test(patterns_are_kept),
        cmocka_unit_test(dug_from_what_was_given),
        cmocka_unit_test(holes_are_as_wished),
        cmocka_unit_test(quick_ones_break_no_rule),
        cmocka_unit_test(what_cannot_be_is_refused),
        cmocka_unit_test(puzzles_are_counted_where_few),
        cmocka_unit_test(tries_end),
        cmocka_unit_test(minimizing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
