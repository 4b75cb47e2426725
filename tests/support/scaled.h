/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with what HoDoKu 2.2.4 and QQWing 1.3.4 print of them (data/scales.tsv), and for how many
 * of them the library says the same.  QQWing's word is the same for all.  HoDoKu's score depends on
 * which of several possible steps is taken first; docs/scale.md says where that is not followed to
 * the letter.  A header alone, as made.h, which comes before it.
 */
#ifndef TESTS_SUPPORT_SCALED_H
#define TESTS_SUPPORT_SCALED_H

#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "symbols.h"

enum { SCALED_LEVELS = SUDOKU_LEVEL_EXTREME + 1 };

typedef struct scaled_tally {
    unsigned puzzles, same_level, same_score;
} scaled_tally;

static inline sudoku_level scaled_level(const char *name)
{
    for (int level = SUDOKU_LEVEL_EASY; level < SCALED_LEVELS; level++)
        if (strcmp(sudoku_level_name((sudoku_level)level), name) == 0)
            return (sudoku_level)level;
    fail_msg("%s is no level", name);
    return SUDOKU_LEVEL_ANY;
}

/* Rates the puzzles of data/scales.tsv, of the extreme ones every 'nth', which must be as many of
   each level as expected. */
static inline void scaled_check(unsigned nth, const scaled_tally expected[SCALED_LEVELS])
{
    FILE *file = fopen(SUDOKU_TEST_DATA "/scales.tsv", "r");
    assert_non_null(file);
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    sudoku_logic *logic = NULL;
    scaled_tally tallies[SCALED_LEVELS] = {{0}};
    char line[256], symbols[82], level[16], word[16];
    unsigned score, extreme = 0;
    assert_int_equal(sudoku_logic_new(&logic, NULL, NULL, NULL), SUDOKU_OK);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%81s %u %15s %15s", symbols, &score, level, word), 4);
        const sudoku_level printed = scaled_level(level);
        if (printed == SUDOKU_LEVEL_EXTREME && extreme++ % nth)
            continue;
        uint8_t cells[81];
        assert_true(symbols_to_cells(symbols, 81, cells));
        assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
        sudoku_rating rating = {0};
        assert_int_equal(
            sudoku_rate(logic, puzzle, SUDOKU_SCALE_HODOKU | SUDOKU_SCALE_QQWING, &rating),
            SUDOKU_OK);
        assert_string_equal(sudoku_qqwing_name(rating.qqwing), word);
        assert_non_null(rating.hardest);
        tallies[printed].puzzles++;
        tallies[printed].same_level += rating.hodoku_level == printed;
        tallies[printed].same_score += rating.hodoku_score == score;
    }
    fclose(file);
    for (int i = SUDOKU_LEVEL_EASY; i < SCALED_LEVELS; i++)
        print_message("%s: %u puzzles, %u of this level, %u of this score\n",
                      sudoku_level_name((sudoku_level)i), tallies[i].puzzles, tallies[i].same_level,
                      tallies[i].same_score);
    assert_memory_equal(tallies, expected, sizeof tallies);
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
}

#endif /* TESTS_SUPPORT_SCALED_H */
