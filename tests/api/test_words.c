/* SPDX-License-Identifier: MIT */
/*
 * Proves what steps look like in words: sentences that were read and found right by a person, of
 * one step of each kind; both names of cells; and that lengths are those of snprintf.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "made.h"

typedef struct expected {
    const char *puzzle, *technique, *text;
} expected;

/* The first step of that technique on the way of HoDoKu's order. */
static const expected sentences[] = {
    {"..............1..2.34....5......2.......3..4...6...57....35....12......89........",
     "pointing",
     "Locked Candidates Type 1 (Pointing): in box 1, 9 can only be in row 2 (r2c2 or r2c3), so "
     "r2c4, r2c5, r2c7 and r2c8 are not 9."},
    {".................1..2.34........524..1.6.....7...........81.9....5....2..6..7....",
     "hidden-single", "Hidden Single: in row 4, 1 can only be in r4c4, so r4c4 is 1."},
    {".................1..2.34........524..1.6.....7...........81.9....5....2..6..7....",
     "naked-single", "Naked Single: r1c4 can only be 9, so r1c4 is 9."},
    {"..............1..2..3....4......5.......3...6.27.....1....6.83..1.7......4.....5.",
     "naked-pair",
     "Naked Pair: r2c1 can only be 7 or 9, and r3c2 can only be 7 or 9, so r1c1, r1c2 and r2c2 are "
     "not 7 and r2c2 and r2c3 are not 9."},
    {"................12..3..4...........5.....64...2..71......52.3....4...8..17.......",
     "skyscraper",
     "Skyscraper: in row 2, 9 can only be in r2c2 or r2c7, and in row 5, 9 can only be in r5c2 or "
     "r5c9, so r3c9 and r6c7 are not 9."},
    {"..............1..2.34....5.....5.......34..6.2.......7....6.14.72.......8........",
     "xy-chain",
     "XY-Chain: if r2c3 is not 9, then r2c3 is 7, so r5c3 is not 7, so r5c3 is 8, so r4c3 is not "
     "8, "
     "so r4c3 is 3, so r4c9 is not 3, so r4c9 is 1, so r4c2 is not 1, so r4c2 is 6, so r6c2 is not "
     "6, so r6c2 is 5, so r7c2 is not 5, so r7c2 is 9; either way, r1c2, r2c2 and r7c3 are not 9."},
};

static const sudoku_step *step_of(sudoku_logic *logic, const expected *of)
{
    const sudoku_step *step = NULL;
    sudoku_grid *puzzle = made_grid(NULL, of->puzzle);
    assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
    sudoku_grid_free(puzzle);
    do
        assert_int_equal(sudoku_logic_next(logic, &step), SUDOKU_OK);
    while (step->technique != sudoku_technique_named(of->technique));
    return step;
}

static sudoku_logic *made_logic(void)
{
    sudoku_logic *logic = NULL;
    const sudoku_logic_options options = {.unique = true, .order = SUDOKU_SCALE_HODOKU};
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    return logic;
}

static void test_sentences(void **state)
{
    (void)state;
    sudoku_logic *logic = made_logic();
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++) {
        char text[1000];
        const sudoku_step *step = step_of(logic, &sentences[i]);
        const size_t length = sudoku_step_print(step, NULL, "text", text, sizeof text);
        assert_string_equal(text, sentences[i].text);
        assert_int_equal(length, strlen(text));
    }
    sudoku_logic_free(logic);
}

static void test_formats(void **state)
{
    (void)state;
    static const char *const texts[][2] = {
        {"notation", "skyscraper: r3c9<>9, r6c7<>9"},
        {"notation-a1", "skyscraper: C9<>9, F7<>9"},
        {"text-a1",
         "Skyscraper: in row 2, 9 can only be in B2 or B7, and in row 5, 9 can only be in "
         "E2 or E9, so C9 and F7 are not 9."},
    };
    sudoku_logic *logic = made_logic();
    const sudoku_step *step = step_of(logic, &sentences[4]);
    char text[1000];
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        sudoku_step_print(step, NULL, texts[i][0], text, sizeof text);
        assert_string_equal(text, texts[i][1]);
    }
    assert_true(sudoku_step_print(step, NULL, "json-a1", text, sizeof text) > 0);
    assert_non_null(strstr(text, "{\"cell\":\"C9\",\"digit\":9}"));
    assert_true(sudoku_step_print(step, NULL, NULL, NULL, 0) > 0);
    static const char *const unknown[] = {"", "-a1", "texts", "text-b2", "a format of a long name"};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++)
        assert_int_equal(sudoku_step_print(step, NULL, unknown[i], text, sizeof text), 0);
    sudoku_logic_free(logic);
}

/* What does not fit is cut off, and the length is that of the whole. */
static void test_lengths(void **state)
{
    (void)state;
    sudoku_logic *logic = made_logic();
    const sudoku_step *step = step_of(logic, &sentences[0]);
    char whole[1000], part[1000];
    const size_t length = sudoku_step_print(step, NULL, "text", whole, sizeof whole);
    for (size_t capacity = 1; capacity <= length + 1; capacity++) {
        assert_int_equal(sudoku_step_print(step, NULL, "text", part, capacity), length);
        assert_int_equal(strlen(part), capacity - 1);
        assert_memory_equal(part, whole, capacity - 1);
    }
    sudoku_logic_free(logic);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_formats),
        cmocka_unit_test(test_lengths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
