/* SPDX-License-Identifier: MIT */
/*
 * Explains how a puzzle is solved, step by step, and how hard it is.  A step is data; here it is
 * only printed, in words where it is no plain single.
 */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

int main(void)
{
    const char *text =
        "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
    const sudoku_logic_options options = {.unique = true};
    sudoku_grid *puzzle;
    sudoku_logic *logic;
    sudoku_rating rating;
    const sudoku_step *step;
    if (sudoku_grid_parse(&puzzle, text, strlen(text), NULL) != SUDOKU_OK ||
        sudoku_logic_new(&logic, NULL, &options, NULL) != SUDOKU_OK)
        return 1;
    if (sudoku_rate(logic, puzzle, SUDOKU_SCALE_SE | SUDOKU_SCALE_HODOKU, &rating) == SUDOKU_OK)
        printf("ER %u.%u, %s (score %u)\n", rating.er / 10, rating.er % 10,
               sudoku_level_name(rating.hodoku_level), rating.hodoku_score);

    unsigned singles = 0;
    sudoku_logic_begin(logic, puzzle, NULL, NULL);
    while (sudoku_logic_next(logic, &step) == SUDOKU_OK) {
        char words[400];
        if (step->placement_count > 0) {
            singles++;
            continue;
        }
        sudoku_step_print(step, NULL, "text", words, sizeof words);
        printf("%s\n", words);
    }
    printf("%u digits placed, %s\n", singles,
           sudoku_logic_where(logic) == SUDOKU_LOGIC_SOLVED ? "solved" : "stuck");
    sudoku_logic_free(logic);
    sudoku_grid_free(puzzle);
    return 0;
}
