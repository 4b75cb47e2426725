/* SPDX-License-Identifier: MIT */
/* Proves what docs/game.md says of saved games: what is in them, that they come back as they were,
   and that every line that does not belong is refused with its place. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"

#define HEAD    "sudoku-game 1\nshape 4\npuzzle 1.....1..1....2.\n"
#define COUNTED HEAD "time 0\nhints 0\npeeks 0\n"
#define TAIL    "undone 0\nend\n"

static sudoku_game *loaded(const char *text)
{
    sudoku_game *game = NULL;
    sudoku_error error;
    if (sudoku_game_load(&game, text, strlen(text), &error) != SUDOKU_OK)
        fail_msg("line %u column %u: %s", (unsigned)error.line, (unsigned)error.column,
                 error.reason);
    return game;
}

/* The game as text; to be freed. */
static char *saved(const sudoku_game *game, uint64_t now)
{
    const size_t length = sudoku_game_save(game, now, NULL, 0);
    char *const text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(sudoku_game_save(game, now, text, length + 1), length);
    assert_int_equal(strlen(text), length);
    return text;
}

static const char EVERYTHING[] = "sudoku-game 1\n"
                                 "shape 4\n"
                                 "puzzle 1.....1..1....2.\n"
                                 "note level=easy; \xe4\xb8\xad\xe6\x96\x87\n"
                                 "time 61234\n"
                                 "hints 3\n"
                                 "peeks 2\n"
                                 "shown\n"
                                 "mark-all\n"
                                 "place r1c2 3 tidy\n"
                                 "erase r1c2 tidy\n"
                                 "erase r1c2\n"
                                 "mark r1c2 4\n"
                                 "hint naked-single r1c2=2 r2c2<>2 r2c2<>3\n"
                                 "hint - r1c3<>4\n"
                                 "place r4c4 3\n"
                                 "clear\n"
                                 "solve 1234341221434321\n"
                                 "undone 2\n"
                                 "end\n";

static void everything_comes_back(void **state)
{
    (void)state;
    sudoku_game *game = loaded(EVERYTHING);
    assert_int_equal(sudoku_game_moves(game), 8);
    assert_int_equal(sudoku_game_undone(game), 2);
    assert_int_equal(sudoku_game_hints(game), 3);
    assert_int_equal(sudoku_game_hint_points(game), 5);
    assert_true(sudoku_game_was_shown(game));
    assert_int_equal(sudoku_game_elapsed_ms(game, 99), 61234);
    assert_false(sudoku_game_clock_runs(game));
    assert_string_equal(sudoku_game_note(game), "level=easy; \xe4\xb8\xad\xe6\x96\x87");
    assert_int_equal(sudoku_grid_get(sudoku_game_grid(game), 1), 2);
    assert_int_equal(sudoku_grid_get(sudoku_game_grid(game), 15), 3);
    char *text = saved(game, 0);
    assert_string_equal(text, EVERYTHING);
    free(text);
    assert_int_equal(sudoku_game_redo(game), SUDOKU_OK);
    assert_int_equal(sudoku_game_redo(game), SUDOKU_OK);
    assert_true(sudoku_game_is_finished(game));
    sudoku_game_free(game);
}

static void the_clock_is_saved_as_it_stands(void **state)
{
    (void)state;
    sudoku_game *game = loaded(COUNTED TAIL);
    sudoku_game_start_clock(game, 1000);
    char *text = saved(game, 4500);
    assert_non_null(strstr(text, "\ntime 3500\n"));
    free(text);
    sudoku_game_free(game);
}

static void mail_may_change_line_ends(void **state)
{
    (void)state;
    char text[2 * sizeof EVERYTHING], *to = text;
    for (const char *from = EVERYTHING; *from; from++) {
        if (*from == '\n')
            *to++ = '\r';
        *to++ = *from;
    }
    *to = '\0';
    sudoku_game *game = loaded(text);
    char *again = saved(game, 0);
    assert_string_equal(again, EVERYTHING);
    free(again);
    sudoku_game_free(game);
}

static void every_shape_comes_back(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "2x3", "16", "25+diagonals", "9+windows+anti-king", "jigsaw-aaabbabbccdccddd",
        "9x1", "2x4"};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        sudoku_shape shape;
        sudoku_grid *puzzle;
        sudoku_game *game;
        assert_int_equal(sudoku_shape_parse(&shape, texts[i], strlen(texts[i]), NULL), SUDOKU_OK);
        assert_int_equal(sudoku_grid_new(&puzzle, &shape), SUDOKU_OK);
        assert_int_equal(sudoku_grid_set(puzzle, 0, (uint8_t)sudoku_order(&shape)), SUDOKU_OK);
        assert_int_equal(sudoku_game_new(&game, puzzle, NULL), SUDOKU_OK);
        const sudoku_move move = {.cell = (uint16_t)(sudoku_cells(&shape) - 1),
                                  .digit = (uint8_t)(sudoku_order(&shape) - 1)};
        assert_int_equal(sudoku_game_play(game, move), SUDOKU_OK);
        char *text = saved(game, 0);
        sudoku_game *back = loaded(text);
        assert_true(sudoku_grid_equal(sudoku_game_grid(back), sudoku_game_grid(game)));
        assert_true(sudoku_grid_equal(sudoku_game_puzzle(back), sudoku_game_puzzle(game)));
        free(text);
        sudoku_game_free(back);
        sudoku_game_free(game);
        sudoku_grid_free(puzzle);
    }
}

static void what_does_not_belong_is_refused(void **state)
{
    (void)state;
    const struct {
        const char *text;
        unsigned line, column;
        const char *reason; /* a part of it */
    } cases[] = {
        {"", 1, 1, "version"},
        {"sudoku-game 2\n", 1, 1, "version"},
        {"sudoku-game 1", 1, 1, "version"},
        {"sudoku-game 1\nshape 99\npuzzle\n", 2, 7, "order"},
        {"sudoku-game 1\nshape\n", 2, 6, ""},
        {"sudoku-game 1\nshape 4\npuzzle 1...\n", 3, 8, "symbol"},
        {"sudoku-game 1\nshape 4\npuzzle 1.....1..1....2..\n", 3, 8, "symbol"},
        {"sudoku-game 1\nshape 4\npuzzle 1.....1..1....25\n", 3, 23, "symbol"},
        {"sudoku-game 1\nshape 4\npuzzle 1....?1..1....2.\n", 3, 13, "symbol"},
        {"sudoku-game 1\nshape 4\npuzzle 11....1..1....2.\n", 3, 8, "r1c1 and r1c2"},
        {HEAD, 4, 1, "ends"},
        {HEAD "note \ntime 0\n", 4, 6, "1 to 255"},
        {HEAD "note a\tb\ntime 0\n", 4, 6, "control"},
        {HEAD "hints 0\ntime 0\npeeks 0\n" TAIL, 4, 1, "belongs"},
        {HEAD "time -1\nhints 0\npeeks 0\n" TAIL, 4, 6, "number"},
        {HEAD "time 007\nhints 0\npeeks 0\n" TAIL, 4, 6, "number"},
        {HEAD "time 18446744073709551616\nhints 0\npeeks 0\n" TAIL, 4, 6, "number"},
        {HEAD "time 1 2\nhints 0\npeeks 0\n" TAIL, 4, 8, "number"},
        {COUNTED, 7, 1, "ends"},
        {COUNTED "place r1c2 2\n", 8, 1, "ends"},
        {COUNTED "jump r1c2 2\n" TAIL, 7, 1, "not a move"},
        {COUNTED "place r1c1 2\n" TAIL, 7, 1, "not allowed"},
        {COUNTED "place r1c5 2\n" TAIL, 7, 7, "not a cell"},
        {COUNTED "place r0c2 2\n" TAIL, 7, 7, "not a cell"},
        {COUNTED "place r1c2x 2\n" TAIL, 7, 7, "not a cell"},
        {COUNTED "place r1c2 5\n" TAIL, 7, 12, "not a digit"},
        {COUNTED "place r1c2 0\n" TAIL, 7, 12, "not a digit"},
        {COUNTED "place r1c2 99999999999999999999\n" TAIL, 7, 12, "not a digit"},
        {COUNTED "place r1c2\n" TAIL, 7, 11, "not a digit"},
        {COUNTED "place r1c2  2\n" TAIL, 7, 12, "not a digit"},
        {COUNTED "place r1c2 2 \n" TAIL, 7, 14, "nothing can follow"},
        {COUNTED "place r1c2 2 neat\n" TAIL, 7, 14, "tidy"},
        {COUNTED "place r1c2 2 tidy x\n" TAIL, 7, 19, "nothing can follow"},
        {COUNTED "mark r1c2 2 tidy\n" TAIL, 7, 13, "nothing can follow"},
        {COUNTED "erase r1c2\n" TAIL, 7, 1, "changes nothing"},
        {COUNTED "clear\n" TAIL, 7, 1, "changes nothing"},
        {COUNTED "clear all\n" TAIL, 7, 7, "nothing can follow"},
        {COUNTED "place r1c2 2\nmark r1c2 3\n" TAIL, 8, 1, "not allowed"},
        {COUNTED "hint no-such-thing r1c2=2\n" TAIL, 7, 6, "technique"},
        {COUNTED "hint x-wing\n" TAIL, 7, 12, "not a cell"},
        {COUNTED "hint x-wing r1c1=2\n" TAIL, 7, 13, "given"},
        {COUNTED "hint x-wing r1c2-2\n" TAIL, 7, 13, "cell and a digit"},
        {COUNTED "hint x-wing r1c2=2\n" TAIL, 8, 1, "more hints"},
        {COUNTED "solve 1234341221434321\n" TAIL, 8, 1, "more hints"},
        {COUNTED "solve 1234341243212143\n" TAIL, 7, 1, "not a solution"},
        {COUNTED "place r1c2 2\nshown\n" TAIL, 8, 1, "not a move"},
        {HEAD "time 0\nhints 0\npeeks 0\nshown\nsolve 1234341221434321\nclear\n" TAIL, 9, 1,
         "finished"},
        {COUNTED "undone 1\nend\n", 7, 1, "more moves"},
        {COUNTED "undone 0\n", 8, 1, "missing"},
        {COUNTED "undone 0\nend", 8, 1, "missing"},
        {COUNTED "undone 0\nend\nend\n", 9, 1, "nothing can follow"},
        {COUNTED "undone 0\nend\nx", 9, 1, "nothing can follow"},
    };
    const size_t capacity = 400;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        sudoku_game *game = NULL;
        sudoku_error error;
        char *const text = malloc(capacity); /* so that reading past the end is seen */
        assert_non_null(text);
        const size_t length = strlen(cases[i].text);
        char *const exact = realloc(text, length + !length);
        assert_non_null(exact);
        memcpy(exact, cases[i].text, length);
        if (sudoku_game_load(&game, exact, length, &error) != SUDOKU_E_SYNTAX || game)
            fail_msg("not refused: %s", cases[i].text);
        if (error.line != cases[i].line || error.column != cases[i].column ||
            !strstr(error.reason, cases[i].reason))
            fail_msg("%s-- line %u column %u: %s", cases[i].text, (unsigned)error.line,
                     (unsigned)error.column, error.reason);
        assert_true(error.offset <= length);
        free(exact);
    }
    sudoku_game *game = NULL;
    assert_int_equal(sudoku_game_load(&game, NULL, 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_load(NULL, "", 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_game_load(&game, "\0", 1, NULL), SUDOKU_E_SYNTAX);
}

/* Also that it is no work of hours: see docs/benchmarks.md. */
static void a_hundred_thousand_moves_come_back(void **state)
{
    (void)state;
    enum { MOVES = 100000 };
    const sudoku_shape shape = made_shape(3, 3);
    sudoku_grid *puzzle = made_grid(&shape, NULL);
    sudoku_game *game;
    assert_int_equal(sudoku_game_new(&game, puzzle, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < MOVES; i++) {
        const sudoku_move move = {.kind = SUDOKU_MOVE_PLACE,
                                  .cell = (uint16_t)(i % 81),
                                  .digit = (uint8_t)(1 + i % 7),
                                  .tidy = i % 2};
        assert_int_equal(sudoku_game_play(game, move), SUDOKU_OK);
    }
    for (unsigned i = 0; i < 50000; i++)
        assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
    char *text = saved(game, 0);
    sudoku_game *back = loaded(text);
    assert_int_equal(sudoku_game_moves(back), 50000);
    assert_int_equal(sudoku_game_undone(back), 50000);
    assert_true(sudoku_grid_equal(sudoku_game_grid(back), sudoku_game_grid(game)));
    free(text);
    sudoku_game_free(back);
    sudoku_game_free(game);
    sudoku_grid_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_comes_back),
        cmocka_unit_test(the_clock_is_saved_as_it_stands),
        cmocka_unit_test(mail_may_change_line_ends),
        cmocka_unit_test(every_shape_comes_back),
        cmocka_unit_test(what_does_not_belong_is_refused),
        cmocka_unit_test(a_hundred_thousand_moves_come_back),
    };
    return cmocka_run_group_tests_name("game_text", tests, NULL, NULL);
}
