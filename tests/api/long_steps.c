/* SPDX-License-Identifier: MIT */
/*
 * Proves every step of 100,000 random puzzles, and of well-known sets where SUDOKU_PUZZLE_SETS
 * names the folder that they are in (17_clue.txt, top1465.txt, hardest_1106.txt, and one in 48 of
 * hardest_11plus.txt; without it that test is skipped), by the independent checker; and that each
 * puzzle is solved or said to be beyond the techniques within a budget a step.  Puzzles take turns
 * between the orders of both programs.  Where there are more rules, which the checker does not
 * know, steps must keep the solution.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "made.h"

#include "dug.h"
#include "kept.h"
#include "proved.h"

enum { RANDOM_PUZZLES = 100000, BUDGET = 100000000, ONE_IN = 48 };

typedef struct prover {
    sudoku_logic *logic[2];
    sudoku_grid *puzzle;
    unsigned puzzles, solved;
    uint64_t steps;
} prover;

static prover made_prover(void)
{
    prover made = {.puzzle = made_grid(NULL, NULL)};
    static const sudoku_scale orders[] = {SUDOKU_SCALE_SE, SUDOKU_SCALE_HODOKU};
    for (unsigned i = 0; i < 2; i++) {
        const sudoku_logic_options options = {
            .unique = true, .order = orders[i], .max_nodes = BUDGET};
        assert_int_equal(sudoku_logic_new(&made.logic[i], NULL, &options, NULL), SUDOKU_OK);
    }
    return made;
}

/* Ends with a line about what was proved. */
static void end_prover(prover *all, const char *name)
{
    print_message("%s: %u puzzles, %u of them solved, %llu steps proved\n", name, all->puzzles,
                  all->solved, (unsigned long long)all->steps);
    sudoku_logic_free(all->logic[0]);
    sudoku_logic_free(all->logic[1]);
    sudoku_grid_free(all->puzzle);
}

static void prove_puzzle(prover *all)
{
    sudoku_logic *const logic = all->logic[all->puzzles++ % 2];
    assert_int_equal(sudoku_logic_begin(logic, all->puzzle, NULL, NULL), SUDOKU_OK);
    all->steps += prove_all_steps(logic, all->puzzle);
    const sudoku_logic_state state = sudoku_logic_where(logic);
    assert_true(state == SUDOKU_LOGIC_SOLVED || state == SUDOKU_LOGIC_STUCK);
    all->solved += state == SUDOKU_LOGIC_SOLVED;
}

static void test_random_puzzles(void **state)
{
    (void)state;
    sudoku_solver *solver = made_solver(NULL, (sudoku_solver_options){0});
    prover all = made_prover();
    for (unsigned i = 0; i < RANDOM_PUZZLES; i++) {
        dug_puzzle(solver, 1000000 + i, 81, all.puzzle);
        prove_puzzle(&all);
    }
    end_prover(&all, "random puzzles");
    sudoku_solver_free(solver);
}

/* Every 'nth' line of a set. */
static void prove_set(const char *name, unsigned nth)
{
    char path[4096], line[256];
    snprintf(path, sizeof path, "%s/%s", getenv("SUDOKU_PUZZLE_SETS"), name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    prover all = made_prover();
    unsigned number = 0;
    for (uint8_t cells[81]; fgets(line, sizeof line, file);) {
        if (!symbols_to_cells(line, 81, cells) || number++ % nth)
            continue;
        assert_int_equal(sudoku_grid_assign(all.puzzle, cells), SUDOKU_OK);
        prove_puzzle(&all);
    }
    fclose(file);
    assert_true(all.puzzles > 300);
    end_prover(&all, name);
}

static void test_sets(void **state)
{
    (void)state;
    if (!getenv("SUDOKU_PUZZLE_SETS"))
        skip();
    prove_set("17_clue.txt", 1);
    prove_set("top1465.txt", 1);
    prove_set("hardest_1106.txt", 1);
    prove_set("hardest_11plus.txt", ONE_IN);
}

static void test_more_rules(void **state)
{
    (void)state;
    kept_under_more_rules(20, 300000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_puzzles),
        cmocka_unit_test(test_sets),
        cmocka_unit_test(test_more_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
