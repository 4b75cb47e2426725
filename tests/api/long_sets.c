/* SPDX-License-Identifier: MIT */
/* Proves that every engine finds each puzzle of two well-known sets to have one solution, a right
   one, and the same: 17_clue.txt (Royle's 49,158 puzzles of 17 clues) and top1465.txt.  They are
   too large to come with the sources: SUDOKU_PUZZLE_SETS names the folder they are in, and without
   it the test is skipped. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "referee.h"
#include "symbols.h"

enum { MAX_ENGINES = 8, SKIPPED = 77 };

typedef struct engines {
    sudoku_solver *solver[MAX_ENGINES];
    unsigned count;
} engines;

static void check(const engines *all, const uint8_t *cells, sudoku_grid *puzzle, sudoku_grid *first,
                  sudoku_grid *solution)
{
    assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
    for (unsigned e = 0; e < all->count; e++) {
        sudoku_grid *const into = e == 0 ? first : solution;
        assert_int_equal(sudoku_solve(all->solver[e], puzzle, into), SUDOKU_OK);
        const uint8_t *const solved = sudoku_grid_data(into);
        assert_true(referee_solved(3, 3, solved));
        for (unsigned cell = 0; cell < 81; cell++)
            assert_true(cells[cell] == 0 || cells[cell] == solved[cell]);
        assert_true(e == 0 || sudoku_grid_equal(first, solution));
    }
}

static void prove_unique(const char *name, unsigned expected)
{
    char path[4096], line[256];
    snprintf(path, sizeof path, "%s/%s", getenv("SUDOKU_PUZZLE_SETS"), name);
    FILE *file = fopen(path, "r");
    if (!file)
        print_error("cannot open %s\n", path);
    assert_non_null(file);
    engines all = {.count = 0};
    for (; all.count < MAX_ENGINES && sudoku_engine_at(all.count); all.count++) {
        const sudoku_solver_options options = {.engine = sudoku_engine_at(all.count)};
        all.solver[all.count] = made_solver(NULL, options);
    }
    sudoku_grid *grid[3];
    for (unsigned i = 0; i < 3; i++)
        grid[i] = made_grid(NULL, NULL);
    unsigned puzzles = 0;
    for (uint8_t cells[81]; fgets(line, sizeof line, file);) {
        if (!symbols_to_cells(line, 81, cells))
            continue;
        check(&all, cells, grid[0], grid[1], grid[2]);
        puzzles++;
    }
    fclose(file);
    print_message("%s: %u puzzles, %u engines\n", name, puzzles, all.count);
    assert_int_equal(puzzles, expected);
    for (unsigned i = 0; i < 3; i++)
        sudoku_grid_free(grid[i]);
    for (unsigned e = 0; e < all.count; e++)
        sudoku_solver_free(all.solver[e]);
}

static void seventeen_clues(void **state)
{
    (void)state;
    prove_unique("17_clue.txt", 49158);
}

static void top_1465(void **state)
{
    (void)state;
    prove_unique("top1465.txt", 1465);
}

int main(void)
{
    if (!getenv("SUDOKU_PUZZLE_SETS")) {
        puts("skipped: SUDOKU_PUZZLE_SETS does not name a folder with 17_clue.txt, top1465.txt");
        return SKIPPED;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seventeen_clues),
        cmocka_unit_test(top_1465),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
