/* SPDX-License-Identifier: MIT */
/* Proves the rules of game.h one by one, on small puzzles whose solutions can be seen.  What moves
   do together is in test_game_twin.c, games as text in test_game_text.c. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

static const char PUZZLE[] = "1.....1..1....2.";
/* One with one solution. */
static const char UNIQUE[] = "1......2..4..3..";
static const char SOLUTION[] = "1234341221434321";
/* 12 21 in two places of two rows: several solutions. */
static const char SEVERAL[] = "..343412..434321";
/* No digit fits r1c4. */
static const char HOPELESS[] = "12....3....4....";

static sudoku_game *made_game(unsigned box_rows, unsigned box_cols, const char *symbols)
{
    const sudoku_shape shape = made_shape(box_rows, box_cols);
    sudoku_grid *puzzle = made_grid(&shape, symbols);
    sudoku_game *game = NULL;
    assert_int_equal(sudoku_game_new(&game, puzzle, NULL), SUDOKU_OK);
    sudoku_grid_free(puzzle);
    return game;
}

static sudoku_status place(sudoku_game *game, unsigned cell, unsigned digit, bool tidy)
{
    return sudoku_game_play(game, (sudoku_move){.kind = SUDOKU_MOVE_PLACE,
                                                .cell = (uint16_t)cell,
                                                .digit = (uint8_t)digit,
                                                .tidy = tidy});
}

static sudoku_status mark(sudoku_game *game, unsigned cell, unsigned digit)
{
    return sudoku_game_play(
        game,
        (sudoku_move){.kind = SUDOKU_MOVE_MARK, .cell = (uint16_t)cell, .digit = (uint8_t)digit});
}

static sudoku_status plain(sudoku_game *game, sudoku_move_kind kind)
{
    return sudoku_game_play(game, (sudoku_move){.kind = kind});
}

static unsigned digit_at(const sudoku_game *game, unsigned cell)
{
    return sudoku_grid_get(sudoku_game_grid(game), cell);
}

static void fill(sudoku_game *game, const char *symbols)
{
    uint8_t cells[16];
    assert_true(symbols_to_cells(symbols, 16, cells));
    for (unsigned cell = 0; cell < 16; cell++)
        if (!sudoku_game_is_given(game, cell))
            assert_true(place(game, cell, cells[cell], false) >= 0);
}

static void givens_are_read_only(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_true(sudoku_game_is_given(game, 0));
    assert_false(sudoku_game_is_given(game, 1));
    assert_false(sudoku_game_is_given(game, 16));
    assert_int_equal(place(game, 0, 2, false), SUDOKU_E_ARG);
    assert_int_equal(place(game, 0, 0, false), SUDOKU_E_ARG);
    assert_int_equal(mark(game, 0, 2), SUDOKU_E_ARG);
    assert_int_equal(digit_at(game, 0), 1);
    assert_int_equal(sudoku_game_moves(game), 0);
    sudoku_game_free(game);
}

static void moves_out_of_range_are_refused(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_int_equal(place(game, 16, 1, false), SUDOKU_E_ARG);
    assert_int_equal(place(game, 1, 5, false), SUDOKU_E_ARG);
    assert_int_equal(mark(game, 1, 0), SUDOKU_E_ARG);
    assert_int_equal(mark(game, 1, 5), SUDOKU_E_ARG);
    assert_int_equal(plain(game, SUDOKU_MOVE_HINT), SUDOKU_E_ARG);
    assert_int_equal(plain(game, SUDOKU_MOVE_SOLVE), SUDOKU_E_ARG);
    assert_int_equal(plain(game, (sudoku_move_kind)77), SUDOKU_E_ARG);
    assert_int_equal(place(NULL, 1, 1, false), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_moves(game), 0);
    sudoku_game_free(game);
}

static void moves_that_change_nothing_are_not_kept(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_int_equal(place(game, 1, 0, false), SUDOKU_NONE);
    assert_int_equal(plain(game, SUDOKU_MOVE_CLEAR), SUDOKU_NONE);
    assert_int_equal(place(game, 1, 2, false), SUDOKU_OK);
    assert_int_equal(place(game, 1, 2, true), SUDOKU_NONE);
    assert_int_equal(plain(game, SUDOKU_MOVE_MARK_ALL), SUDOKU_OK);
    assert_int_equal(plain(game, SUDOKU_MOVE_MARK_ALL), SUDOKU_NONE);
    assert_int_equal(sudoku_game_moves(game), 2);
    /* ... and what was taken back is still there. */
    assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    assert_int_equal(place(game, 1, 2, false), SUDOKU_NONE);
    assert_int_equal(sudoku_game_undone(game), 1);
    sudoku_game_free(game);
}

static void placing_replacing_erasing(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_int_equal(sudoku_game_left(game, 1), 1);
    assert_int_equal(place(game, 1, 2, false), SUDOKU_OK);
    assert_int_equal(place(game, 1, 3, false), SUDOKU_OK);
    assert_int_equal(digit_at(game, 1), 3);
    assert_int_equal(sudoku_game_left(game, 3), 3);
    assert_int_equal(place(game, 1, 0, false), SUDOKU_OK);
    assert_int_equal(digit_at(game, 1), 0);
    assert_int_equal(sudoku_game_left(game, 3), 4);
    for (unsigned cell = 1; cell < 4; cell++)
        assert_int_equal(place(game, cell, 1, false), SUDOKU_OK);
    assert_int_equal(sudoku_game_left(game, 1), -2);
    sudoku_game_free(game);
}

static void marks_come_and_go(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    const uint32_t *const marks = sudoku_game_marks(game);
    assert_int_equal(mark(game, 1, 2), SUDOKU_OK);
    assert_int_equal(mark(game, 1, 4), SUDOKU_OK);
    assert_int_equal(marks[1], 0xa);
    assert_int_equal(mark(game, 1, 2), SUDOKU_OK);
    assert_int_equal(marks[1], 0x8);
    assert_int_equal(place(game, 1, 2, false), SUDOKU_OK);
    assert_int_equal(marks[1], 0);
    assert_int_equal(mark(game, 1, 3), SUDOKU_E_ARG); /* it is filled */
    assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    assert_int_equal(marks[1], 0x8);
    assert_int_equal(place(game, 1, 0, false),
                     SUDOKU_OK); /* erases marks where there is no digit */
    assert_int_equal(marks[1], 0);
    sudoku_game_free(game);
}

static void automatic_marks_follow(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    const uint32_t *const marks = sudoku_game_marks(game);
    assert_int_equal(plain(game, SUDOKU_MOVE_MARK_ALL), SUDOKU_OK);
    assert_int_equal(marks[0], 0);
    assert_int_equal(marks[1], 0xe); /* 2, 3, 4: 1 stands in its row */
    assert_int_equal(marks[3], 0xe);
    assert_int_equal(place(game, 1, 2, true), SUDOKU_OK);
    assert_int_equal(marks[2], 0x8 | 0x4);
    assert_int_equal(marks[3], 0x8 | 0x4);
    assert_int_equal(place(game, 1, 0, true), SUDOKU_OK);
    assert_int_equal(marks[1], 0xe);
    assert_int_equal(marks[3], 0xe);
    assert_int_equal(marks[2], 0x8 | 0x4); /* a 2 is in its column */
    /* An untidy move leaves the others' marks alone. */
    assert_int_equal(place(game, 1, 2, false), SUDOKU_OK);
    assert_int_equal(marks[3], 0xe);
    sudoku_game_free(game);
}

static void clearing_leaves_the_givens(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    place(game, 1, 2, false);
    mark(game, 2, 3);
    assert_int_equal(plain(game, SUDOKU_MOVE_CLEAR), SUDOKU_OK);
    assert_true(sudoku_grid_equal(sudoku_game_grid(game), sudoku_game_puzzle(game)));
    assert_int_equal(sudoku_game_marks(game)[2], 0);
    assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    assert_int_equal(digit_at(game, 1), 2);
    assert_int_equal(sudoku_game_marks(game)[2], 0x4);
    sudoku_game_free(game);
}

static void any_number_of_moves_is_taken_back(void **state)
{
    (void)state;
    enum { MOVES = 5000 };
    sudoku_game *game = made_game(2, 2, PUZZLE);
    for (unsigned i = 0; i < MOVES; i++)
        assert_int_equal(place(game, 1, 1 + i % 4, false), SUDOKU_OK);
    for (unsigned i = MOVES; i-- > 0;) {
        sudoku_move move;
        assert_int_equal(sudoku_game_move(game, i, &move), SUDOKU_OK);
        assert_int_equal(move.digit, digit_at(game, 1));
        assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
        assert_int_equal(digit_at(game, 1), i ? 1 + (i - 1) % 4 : 0);
    }
    assert_int_equal(sudoku_game_undo(game), SUDOKU_NONE);
    for (unsigned i = 0; i < MOVES; i++) {
        assert_int_equal(sudoku_game_redo(game), SUDOKU_OK);
        assert_int_equal(digit_at(game, 1), 1 + i % 4);
    }
    assert_int_equal(sudoku_game_redo(game), SUDOKU_NONE);
    sudoku_move move;
    assert_int_equal(sudoku_game_move(game, MOVES, &move), SUDOKU_E_ARG);
    sudoku_game_free(game);
}

static void a_new_move_forgets_what_was_taken_back(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    place(game, 1, 2, false);
    place(game, 2, 3, false);
    sudoku_game_undo(game);
    assert_int_equal(sudoku_game_undone(game), 1);
    assert_int_equal(place(game, 3, 4, false), SUDOKU_OK);
    assert_int_equal(sudoku_game_undone(game), 0);
    assert_int_equal(sudoku_game_redo(game), SUDOKU_NONE);
    assert_int_equal(digit_at(game, 2), 0);
    sudoku_game_free(game);
}

static void conflicts_and_wrong_cells_are_told_apart(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, UNIQUE);
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_solver *solver = made_solver(&shape, (sudoku_solver_options){.seed = 0});
    uint16_t cells[16];
    size_t count = 99;
    place(game, 1, 4, false); /* against the solution, but against no rule */
    assert_int_equal(sudoku_game_conflicts(game, NULL, 0), 0);
    assert_int_equal(sudoku_game_wrong(game, solver, cells, 16, &count), SUDOKU_OK);
    assert_int_equal(count, 1);
    assert_int_equal(cells[0], 1);
    place(game, 5, 4, false);  /* against a rule: the 4 above it; but it is right */
    place(game, 15, 1, false); /* right */
    assert_int_equal(sudoku_game_conflicts(game, cells, 16), 2);
    assert_int_equal(cells[0], 1);
    assert_int_equal(cells[1], 5);
    assert_int_equal(sudoku_game_wrong(game, solver, cells, 1, &count), SUDOKU_OK);
    assert_int_equal(count, 1);
    assert_int_equal(cells[0], 1);
    place(game, 2, 1, false); /* a given is one of the two */
    assert_int_equal(sudoku_game_conflicts(game, cells, 1), 4);
    assert_int_equal(cells[0], 0);
    sudoku_solver_free(solver);
    sudoku_game_free(game);
}

static void any_solution_will_do(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, SEVERAL);
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_solver *solver = made_solver(&shape, (sudoku_solver_options){.seed = 0});
    uint16_t cells[16];
    size_t count = 99;
    const struct {
        unsigned digit, wrong;
    } tries[] = {{1, 0}, {2, 0}, {4, 1}};
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(place(game, 0, tries[i].digit, false), SUDOKU_OK);
        assert_int_equal(sudoku_game_wrong(game, solver, cells, 16, &count), SUDOKU_OK);
        assert_int_equal(count, tries[i].wrong);
    }
    /* Two that do not go together: the one that was played later is wrong. */
    place(game, 0, 1, false);
    place(game, 8, 1, false);
    assert_int_equal(sudoku_game_wrong(game, solver, cells, 16, &count), SUDOKU_OK);
    assert_int_equal(count, 1);
    assert_int_equal(cells[0], 8);
    place(game, 0, 2, false);
    place(game, 0, 1, false);
    assert_int_equal(sudoku_game_wrong(game, solver, cells, 16, &count), SUDOKU_OK);
    assert_int_equal(count, 1);
    assert_int_equal(cells[0], 0);
    place(game, 0, 0, false);
    fill(game, "2134341212434321");
    assert_true(sudoku_game_is_finished(game));
    assert_int_equal(sudoku_game_wrong(game, solver, cells, 16, &count), SUDOKU_OK);
    assert_int_equal(count, 0);
    sudoku_solver_free(solver);
    sudoku_game_free(game);
}

static void without_solution_nothing_is_wrong(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, HOPELESS);
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_solver *solver = made_solver(&shape, (sudoku_solver_options){.seed = 0});
    size_t count = 99;
    place(game, 4, 3, false);
    assert_int_equal(sudoku_game_wrong(game, solver, NULL, 0, &count), SUDOKU_NONE);
    assert_int_equal(count, 0);
    assert_int_equal(sudoku_game_wrong(game, solver, NULL, 0, NULL), SUDOKU_E_ARG);
    sudoku_solver_free(solver);
    const sudoku_shape other = made_shape(2, 3);
    solver = made_solver(&other, (sudoku_solver_options){.seed = 0});
    assert_int_equal(sudoku_game_wrong(game, solver, NULL, 0, &count), SUDOKU_E_SHAPE);
    sudoku_solver_free(solver);
    sudoku_game_free(game);
}

static void a_finished_game_is_over_until_it_is_taken_back(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_false(sudoku_game_is_finished(game));
    fill(game, SOLUTION);
    assert_true(sudoku_game_is_finished(game));
    assert_int_equal(place(game, 1, 0, false), SUDOKU_E_ARG);
    assert_int_equal(plain(game, SUDOKU_MOVE_CLEAR), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    assert_false(sudoku_game_is_finished(game));
    assert_int_equal(place(game, 15, 3, false), SUDOKU_OK); /* full, but not right */
    assert_false(sudoku_game_is_finished(game));
    assert_int_equal(place(game, 15, 1, false), SUDOKU_OK);
    assert_true(sudoku_game_is_finished(game));
    sudoku_game_free(game);
}

/* Solves with hints alone, one move each. */
static void hints_lead_to_the_end(void **state)
{
    (void)state;
    sudoku_game *game = made_game(
        3, 3, "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");
    const sudoku_shape shape = made_shape(3, 3);
    const sudoku_logic_options options = {.unique = true};
    uint32_t candidates[81];
    sudoku_logic *logic;
    assert_int_equal(sudoku_logic_new(&logic, &shape, &options, NULL), SUDOKU_OK);
    assert_int_equal(plain(game, SUDOKU_MOVE_MARK_ALL), SUDOKU_OK);
    uint64_t hints = 0;
    while (!sudoku_game_is_finished(game)) {
        const sudoku_step *step;
        sudoku_game_candidates(game, candidates);
        for (unsigned cell = 0; cell < 81; cell++) /* marks follow the hints */
            assert_int_equal(candidates[cell], sudoku_game_marks(game)[cell]);
        assert_int_equal(sudoku_logic_begin(logic, sudoku_game_grid(game), NULL, candidates),
                         SUDOKU_OK);
        assert_int_equal(sudoku_logic_next(logic, &step), SUDOKU_OK);
        assert_int_equal(sudoku_game_take_hint(game, step), SUDOKU_OK);
        assert_int_equal(sudoku_game_hints(game), ++hints);
    }
    assert_int_equal(sudoku_game_moves(game), hints + 1);
    while (sudoku_game_undo(game) == SUDOKU_OK)
        ;
    assert_true(sudoku_grid_equal(sudoku_game_grid(game), sudoku_game_puzzle(game)));
    assert_int_equal(sudoku_game_hints(game), hints); /* seen is seen */
    sudoku_logic_free(logic);
    sudoku_game_free(game);
}

static void hints_are_checked(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    const sudoku_candidate good = {.cell = 1, .digit = 2}, given = {.cell = 0, .digit = 2};
    const sudoku_candidate outside = {.cell = 16, .digit = 2}, high = {.cell = 1, .digit = 5};
    const sudoku_candidate *const bad[] = {&given, &outside, &high};
    sudoku_step step = {.placement_count = 0};
    assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_E_ARG); /* no effect */
    assert_int_equal(sudoku_game_take_hint(game, NULL), SUDOKU_E_ARG);
    for (unsigned i = 0; i < 3; i++) {
        step = (sudoku_step){.placements = bad[i], .placement_count = 1};
        assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_E_ARG);
        step = (sudoku_step){.eliminations = bad[i], .elimination_count = 1};
        assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_E_ARG);
    }
    assert_int_equal(sudoku_game_hints(game), 0);
    step = (sudoku_step){.eliminations = &good, .elimination_count = 1};
    assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_OK);
    assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_NONE);
    uint32_t candidates[16];
    sudoku_game_candidates(game, candidates);
    assert_int_equal(candidates[1], 0xc); /* 3 and 4 */
    place(game, 2, 3, false);
    sudoku_game_candidates(game, candidates);
    assert_int_equal(candidates[1], 0x8);
    place(game, 2, 0, false); /* what hints ruled out is forgotten */
    sudoku_game_candidates(game, candidates);
    assert_int_equal(candidates[1], 0xe);
    step = (sudoku_step){.placements = &good, .placement_count = 1};
    assert_int_equal(sudoku_game_take_hint(game, &step), SUDOKU_OK);
    assert_int_equal(digit_at(game, 1), 2);
    assert_int_equal(sudoku_game_hints(game), 2);
    sudoku_game_peek(game);
    assert_int_equal(sudoku_game_hint_points(game), 3);
    sudoku_game_free(game);
}

static void the_solution_is_shown_once_and_for_all(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_grid *solution = made_grid(&shape, "1234341243212143"); /* of another puzzle */
    place(game, 1, 4, false);
    assert_int_equal(sudoku_game_show_solution(game, solution), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_show_solution(game, NULL), SUDOKU_E_ARG);
    assert_false(sudoku_game_was_shown(game));
    sudoku_grid_free(solution);
    solution = made_grid(&shape, SOLUTION);
    assert_int_equal(sudoku_game_show_solution(game, solution), SUDOKU_OK);
    assert_true(sudoku_grid_equal(sudoku_game_grid(game), solution));
    assert_true(sudoku_game_is_finished(game));
    assert_true(sudoku_game_was_shown(game));
    assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    assert_int_equal(digit_at(game, 1), 4);
    assert_true(sudoku_game_was_shown(game));
    sudoku_grid_free(solution);
    sudoku_game_free(game);
}

static void the_clock_is_the_callers(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    assert_false(sudoku_game_clock_runs(game));
    assert_int_equal(sudoku_game_elapsed_ms(game, 5000), 0);
    sudoku_game_start_clock(game, 1000);
    sudoku_game_start_clock(game, 1500); /* runs already */
    assert_true(sudoku_game_clock_runs(game));
    assert_int_equal(sudoku_game_elapsed_ms(game, 3000), 2000);
    sudoku_game_stop_clock(game, 4000);
    sudoku_game_stop_clock(game, 9000);
    assert_int_equal(sudoku_game_elapsed_ms(game, 9999), 3000);
    sudoku_game_start_clock(game, 10000);
    assert_int_equal(sudoku_game_elapsed_ms(game, 10500), 3500);
    assert_int_equal(sudoku_game_elapsed_ms(game, 9000), 3000); /* backwards */
    sudoku_game_stop_clock(game, 9000);
    assert_int_equal(sudoku_game_elapsed_ms(game, 0), 3000);
    sudoku_game_start_clock(game, 0);
    assert_int_equal(sudoku_game_elapsed_ms(game, UINT64_MAX), UINT64_MAX);
    sudoku_game_free(game);
}

static void notes_are_kept(void **state)
{
    (void)state;
    sudoku_game *game = made_game(2, 2, PUZZLE);
    char longest[257];
    memset(longest, 'x', sizeof longest);
    longest[256] = '\0';
    assert_string_equal(sudoku_game_note(game), "");
    assert_int_equal(sudoku_game_set_note(game, "level=easy"), SUDOKU_OK);
    assert_int_equal(sudoku_game_set_note(game, "a\nb"), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_set_note(game, longest), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_set_note(game, NULL), SUDOKU_E_ARG);
    assert_string_equal(sudoku_game_note(game), "level=easy");
    assert_int_equal(sudoku_game_set_note(game, longest + 1), SUDOKU_OK);
    assert_int_equal(strlen(sudoku_game_note(game)), 255);
    sudoku_game_free(game);
}

static void puzzles_against_the_rules_are_refused(void **state)
{
    (void)state;
    const sudoku_shape shape = made_shape(2, 2);
    sudoku_grid *puzzle = made_grid(&shape, "1..1............");
    sudoku_game *game = NULL;
    sudoku_error error;
    assert_int_equal(sudoku_game_new(&game, puzzle, &error), SUDOKU_E_ARG);
    assert_non_null(strstr(error.reason, "r1c1 and r1c4 (row 1)"));
    assert_null(game);
    assert_int_equal(sudoku_game_new(NULL, puzzle, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_new(&game, NULL, NULL), SUDOKU_E_ARG);
    sudoku_grid_free(puzzle);
}

static void records_become_games_and_games_records(void **state)
{
    (void)state;
    uint8_t cells[16], givens[16] = {1};
    uint32_t candidates[16] = {0};
    assert_true(symbols_to_cells("12..............", 16, cells));
    candidates[2] = 0xc;
    const sudoku_record record = {
        .shape = made_shape(2, 2), .cells = cells, .givens = givens, .candidates = candidates};
    sudoku_game *game = NULL;
    assert_int_equal(sudoku_game_import(&game, &record, NULL), SUDOKU_OK);
    assert_true(sudoku_game_is_given(game, 0));
    assert_false(sudoku_game_is_given(game, 1));
    assert_int_equal(digit_at(game, 1), 2);
    assert_int_equal(sudoku_game_marks(game)[2], 0xc);
    assert_int_equal(sudoku_game_moves(game), 3);
    sudoku_record back;
    assert_int_equal(sudoku_game_record(game, &back), SUDOKU_OK);
    assert_true(sudoku_shape_equal(&back.shape, &record.shape));
    assert_memory_equal(back.cells, cells, 16);
    assert_memory_equal(back.givens, givens, 16);
    assert_memory_equal(back.candidates, candidates, sizeof candidates);
    sudoku_game_free(game);
    cells[0] = 5;
    assert_int_equal(sudoku_game_import(&game, &record, NULL), SUDOKU_E_ARG);
    cells[0] = 2; /* the givens are right, what was filled in clashes: a game as any */
    assert_int_equal(sudoku_game_import(&game, &record, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_game_conflicts(game, NULL, 0), 2);
    sudoku_game_free(game);
}

static void null_is_answered(void **state)
{
    (void)state;
    sudoku_game_free(NULL);
    sudoku_game_peek(NULL);
    sudoku_game_candidates(NULL, NULL);
    sudoku_game_start_clock(NULL, 0);
    sudoku_game_stop_clock(NULL, 0);
    assert_int_equal(sudoku_game_undo(NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_redo(NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_import(NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_record(NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_wrong(NULL, NULL, NULL, 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_moves(NULL) + sudoku_game_undone(NULL), 0);
    assert_int_equal(sudoku_game_hints(NULL) + sudoku_game_hint_points(NULL), 0);
    assert_int_equal(sudoku_game_conflicts(NULL, NULL, 0), 0);
    assert_int_equal(sudoku_game_left(NULL, 1), 0);
    assert_int_equal(sudoku_game_elapsed_ms(NULL, 7), 0);
    assert_int_equal(sudoku_game_save(NULL, 0, NULL, 0), 0);
    assert_false(sudoku_game_is_finished(NULL) || sudoku_game_was_shown(NULL) ||
                 sudoku_game_clock_runs(NULL) || sudoku_game_is_given(NULL, 0));
    assert_null(sudoku_game_grid(NULL));
    assert_null(sudoku_game_puzzle(NULL));
    assert_null(sudoku_game_marks(NULL));
    assert_null(sudoku_game_note(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(givens_are_read_only),
        cmocka_unit_test(moves_out_of_range_are_refused),
        cmocka_unit_test(moves_that_change_nothing_are_not_kept),
        cmocka_unit_test(placing_replacing_erasing),
        cmocka_unit_test(marks_come_and_go),
        cmocka_unit_test(automatic_marks_follow),
        cmocka_unit_test(clearing_leaves_the_givens),
        cmocka_unit_test(any_number_of_moves_is_taken_back),
        cmocka_unit_test(a_new_move_forgets_what_was_taken_back),
        cmocka_unit_test(conflicts_and_wrong_cells_are_told_apart),
        cmocka_unit_test(any_solution_will_do),
        cmocka_unit_test(without_solution_nothing_is_wrong),
        cmocka_unit_test(a_finished_game_is_over_until_it_is_taken_back),
        cmocka_unit_test(hints_lead_to_the_end),
        cmocka_unit_test(hints_are_checked),
        cmocka_unit_test(the_solution_is_shown_once_and_for_all),
        cmocka_unit_test(the_clock_is_the_callers),
        cmocka_unit_test(notes_are_kept),
        cmocka_unit_test(puzzles_against_the_rules_are_refused),
        cmocka_unit_test(records_become_games_and_games_records),
        cmocka_unit_test(null_is_answered),
    };
    return cmocka_run_group_tests_name("game", tests, NULL, NULL);
}
