/* SPDX-License-Identifier: MIT */
/*
 * Proves that every technique of the table finds what it is there for, and nothing else: each is
 * found on three puzzles (data/techniques.tsv, made by solving many), its step is sound by the
 * independent checker, and it is refused on near misses.  A near miss is the same grid in which one
 * premise of the step does not hold: one more candidate in a cell, one more place of a digit in a
 * house.  What the technique finds then, if anything, must be sound there as well.
 *
 * Chains with advanced rules (rated 9.0 and more) search too long for that; test_rate and
 * long_rate follow their steps.
 */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>

#include "made.h"

#include "filling.h"
#include "proved.h"
#include "referee.h"

enum { CELLS = 81, MOST_TECHNIQUES = 256, NEEDED = 3, ADVANCED = 90 };

typedef struct position {
    uint8_t digits[CELLS];
    uint32_t candidates[CELLS];
    const uint8_t *printed;
} position;

static void check(const position *at, const sudoku_step *step)
{
    const step_before before = {.box_rows = 3,
                                .box_cols = 3,
                                .digits = at->digits,
                                .candidates = at->candidates,
                                .printed = at->printed,
                                .unique = sudoku_technique_needs_unique(step->technique)};
    char reason[200], text[2000];
    if (!step_is_sound(&before, step, reason)) {
        sudoku_step_print(step, NULL, "text", text, sizeof text);
        fail_msg("%s\n%s", reason, text);
    }
}

/* Whether no digit that sees the cell is this one, and the cell is empty. */
static bool may_hold(const position *at, unsigned cell, unsigned digit)
{
    if (at->digits[cell])
        return false;
    for (unsigned other = 0; other < CELLS; other++)
        if (at->digits[other] == digit && referee_sees(3, 3, cell, other))
            return false;
    return true;
}

/* Breaks a premise by one more candidate.  False: there is none to add. */
static bool spoil(position *at, const sudoku_premise *premise)
{
    for (unsigned i = 0; i < 9; i++) {
        const unsigned cell = premise->digit ? filling_house_cell(3, 3, premise->house, i)
                                             : premise->cell;
        const unsigned digit = premise->digit ? premise->digit : i + 1;
        if (!may_hold(at, cell, digit) || (at->candidates[cell] >> (digit - 1) & 1))
            continue;
        at->candidates[cell] |= UINT32_C(1) << (digit - 1);
        return true;
    }
    return false;
}

/* Whether the technique leaves alone what the step took away, or finds nothing. */
static bool is_refused(const sudoku_step *found, sudoku_candidate took)
{
    for (size_t i = 0; found && i < found->elimination_count; i++)
        if (found->eliminations[i].cell == took.cell && found->eliminations[i].digit == took.digit)
            return false;
    for (size_t i = 0; found && i < found->placement_count; i++)
        if (found->placements[i].cell == took.cell && found->placements[i].digit == took.digit)
            return false;
    return true;
}

/* How many near misses there were, and of them refused. */
typedef struct misses {
    unsigned tried, refused;
} misses;

static void near_misses(sudoku_logic *logic, const position *at, const sudoku_step *step,
                        misses *count_them)
{
    const sudoku_technique *const technique = step->technique;
    const sudoku_candidate took = step->elimination_count ? step->eliminations[0]
                                                          : step->placements[0];
    sudoku_premise premises[256];
    const size_t count = step->premise_count;
    sudoku_grid *grid = made_grid(NULL, NULL);
    assert_true(count <= 256);
    memcpy(premises, step->premises, count * sizeof premises[0]);
    for (size_t i = 0; i < count; i++) {
        position miss = *at;
        const sudoku_step *found = NULL;
        if (!spoil(&miss, &premises[i]))
            continue;
        assert_int_equal(sudoku_grid_assign(grid, miss.digits), SUDOKU_OK);
        assert_int_equal(sudoku_logic_begin(logic, grid, miss.printed, miss.candidates), SUDOKU_OK);
        if (sudoku_logic_find(logic, technique, &found) == SUDOKU_OK)
            check(&miss, found);
        count_them->tried++;
        count_them->refused += is_refused(found, took);
    }
    sudoku_grid_free(grid);
}

/* Goes through a puzzle until the technique is found. */
static void try_puzzle(sudoku_logic *logic, sudoku_logic *other, const sudoku_technique *technique,
                       const sudoku_grid *puzzle, misses *count_them)
{
    const sudoku_step *step = NULL;
    position at = {.printed = sudoku_grid_data(puzzle)};
    assert_int_equal(sudoku_logic_begin(logic, puzzle, NULL, NULL), SUDOKU_OK);
    do {
        if (sudoku_logic_find(logic, technique, &step) == SUDOKU_OK) {
            assert_ptr_equal(step->technique, technique);
            memcpy(at.digits, sudoku_logic_cells(logic), sizeof at.digits);
            memcpy(at.candidates, sudoku_logic_candidates(logic), sizeof at.candidates);
            check(&at, step);
            near_misses(other, &at, step, count_them);
            return;
        }
    } while (sudoku_logic_next(logic, &step) == SUDOKU_OK);
    fail_msg("%s is not found", sudoku_technique_id(technique));
}

static unsigned index_of(const sudoku_technique *technique)
{
    unsigned index = 0;
    while (sudoku_technique_at(index) != technique)
        index++;
    return index;
}

static void test_every_technique(void **state)
{
    (void)state;
    FILE *file = fopen(SUDOKU_TEST_DATA "/techniques.tsv", "r");
    assert_non_null(file);
    const sudoku_logic_options options = {.unique = true, .order = SUDOKU_SCALE_HODOKU};
    sudoku_logic *logic = NULL, *other = NULL;
    sudoku_grid *puzzle = made_grid(NULL, NULL);
    unsigned found[MOST_TECHNIQUES] = {0};
    misses missed[MOST_TECHNIQUES] = {{0}};
    char line[256], name[64], symbols[82];
    assert_int_equal(sudoku_logic_new(&logic, NULL, &options, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_logic_new(&other, NULL, &options, NULL), SUDOKU_OK);
    while (fgets(line, sizeof line, file)) {
        uint8_t cells[CELLS];
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%63s %81s", name, symbols), 2);
        const sudoku_technique *technique = sudoku_technique_named(name);
        assert_non_null(technique);
        assert_true(symbols_to_cells(symbols, CELLS, cells));
        assert_int_equal(sudoku_grid_assign(puzzle, cells), SUDOKU_OK);
        found[index_of(technique)]++;
        try_puzzle(logic, other, technique, puzzle, &missed[index_of(technique)]);
    }
    fclose(file);
    for (unsigned i = 0; sudoku_technique_at(i); i++) {
        if (found[i] < NEEDED || (missed[i].tried > 0 && missed[i].refused == 0))
            print_message("%s: %u puzzles, %u of %u near misses refused\n",
                          sudoku_technique_id(sudoku_technique_at(i)), found[i], missed[i].refused,
                          missed[i].tried);
        if (sudoku_technique_se_rating(sudoku_technique_at(i)) >= ADVANCED)
            continue;
        assert_true(found[i] >= NEEDED);
        assert_true(missed[i].refused > 0 || missed[i].tried == 0);
    }
    sudoku_logic_free(logic);
    sudoku_logic_free(other);
    sudoku_grid_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_technique),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
