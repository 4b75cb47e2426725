/* SPDX-License-Identifier: MIT */
/*
 * Proves that ratings are those of the programs whose scales they are: scores and levels printed by
 * HoDoKu 2.2.4 and the words of QQWing 1.3.4, for the puzzles of data/scales.tsv.  QQWing's word is
 * the same for all.  HoDoKu's score depends on which of several possible steps is taken first;
 * docs/ techniques.md says where that is not followed to the letter, and the numbers here are how
 * many puzzles of each level agree.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "made.h"

enum { LEVELS = SUDOKU_LEVEL_EXTREME + 1 };

typedef struct tally {
    unsigned puzzles, same_level, same_score;
} tally;

static sudoku_level level_named(const char *name)
{
    for (int level = SUDOKU_LEVEL_EASY; level < LEVELS; level++)
        if (strcmp(sudoku_level_name((sudoku_level)level), name) == 0)
            return (sudoku_level)level;
    fail_msg("%s is no level", name);
    return SUDOKU_LEVEL_ANY;
}

static void test_printed_ratings(void **state)
{
    (void)state;
    FILE *file = fopen(SUDOKU_TEST_DATA "/scales.tsv", "r");
    assert_non_null(file);
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    sudoku_logic *logic = NULL;
    tally tallies[LEVELS] = {{0}};
    char line[256], symbols[82], level[16], word[16];
    unsigned score;
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%81s %u %15s %15s", symbols, &score, level, word), 4);
        uint8_t cells[81];
        assert_true(symbols_to_cells(symbols, 81, cells));
        assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
        sudoku_rating rating = {0};
        assert_int_equal(
            sudoku_rate(logic, puzzle, SUDOKU_SCALE_HODOKU | SUDOKU_SCALE_QQWING, &rating),
            SUDOKU_OK);
        assert_string_equal(sudoku_qqwing_name(rating.qqwing), word);
        assert_non_null(rating.hardest);
        const sudoku_level printed = level_named(level);
        tallies[printed].puzzles++;
        tallies[printed].same_level += rating.hodoku_level == printed;
        tallies[printed].same_score += rating.hodoku_score == score;
    }
    fclose(file);
    for (int i = SUDOKU_LEVEL_EASY; i < LEVELS; i++)
        print_message("%s: %u puzzles, %u of this level, %u of this score\n",
                      sudoku_level_name((sudoku_level)i), tallies[i].puzzles, tallies[i].same_level,
                      tallies[i].same_score);
    static const tally expected[LEVELS] = {[SUDOKU_LEVEL_EASY] = {111, 111, 111},
                                           [SUDOKU_LEVEL_MEDIUM] = {87, 87, 87},
                                           [SUDOKU_LEVEL_HARD] = {40, 40, 40},
                                           [SUDOKU_LEVEL_UNFAIR] = {17, 17, 17},
                                           [SUDOKU_LEVEL_EXTREME] = {59, 59, 25}};
    assert_memory_equal(tallies, expected, sizeof expected);
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
}

static void test_what_has_no_rating(void **state)
{
    (void)state;
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    sudoku_logic *logic = NULL;
    sudoku_rating rating = {.qqwing = 7};
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_rate(logic, puzzle, SUDOKU_SCALE_QQWING, &rating), SUDOKU_MANY);
    assert_int_equal(sudoku_grid_set(puzzle, 0, 1), SUDOKU_OK);
    assert_int_equal(sudoku_grid_set(puzzle, 1, 1), SUDOKU_OK);
    assert_int_equal(sudoku_rate(logic, puzzle, SUDOKU_SCALE_HODOKU, &rating), SUDOKU_NONE);
    assert_int_equal(rating.qqwing, 7); /* nothing is written */
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_printed_ratings),
        cmocka_unit_test(test_what_has_no_rating),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
