/* SPDX-License-Identifier: MIT */
/* Proves that the digger, which asks about several clues at once, ends where a plain loop ends that
   tries one orbit after another.  The answers come from random sets of cells, each of which must
   keep a clue: so behave the unavoidable sets of a real grid. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include "make/dig.h"
#include "random.h"

enum { SETS = 60, ORDER = 9, CELLS = ORDER * ORDER };

struct sets {
    unsigned count;
    bool has[SETS][CELLS];
};

static bool is_unique(const struct sets *sets, const uint8_t *puzzle)
{
    for (unsigned i = 0; i < sets->count; i++) {
        bool hit = false;
        for (unsigned cell = 0; cell < CELLS; cell++)
            hit |= sets->has[i][cell] && puzzle[cell];
        if (!hit)
            return false;
    }
    return true;
}

/* One orbit after another, each put back where it cannot go. */
static void dig_plainly(const sudoku__dig *dig, const sudoku__orbits *orbits, uint8_t *puzzle,
                        const uint16_t *order, const struct sets *sets)
{
    unsigned clues = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        clues += puzzle[cell] != 0;
    for (unsigned i = 0; i < dig->count; i++) {
        uint8_t without[CELLS];
        const unsigned first = orbits->start[order[i]], end = orbits->start[order[i] + 1];
        if (clues - dig->goal < end - first)
            continue;
        memcpy(without, puzzle, CELLS);
        for (unsigned j = first; j < end; j++)
            without[orbits->cell[j]] = 0;
        if (is_unique(sets, without)) {
            memcpy(puzzle, without, CELLS);
            clues -= end - first;
        }
    }
}

static void ends_where_a_plain_loop_ends(void **state)
{
    (void)state;
    uint64_t random = 12345;
    unsigned long questions = 0, orbits_tried = 0;
    for (unsigned round = 0; round < 3000; round++) {
        struct sets sets = {.count = random_below(&random, SETS)};
        for (unsigned i = 0; i < sets.count; i++)
            for (unsigned size = 1 + random_below(&random, 18); size > 0; size--)
                sets.has[i][random_below(&random, CELLS)] = true;
        sudoku__orbits orbits;
        sudoku__orbits_init(&orbits, ORDER, (sudoku_symmetry)(round % SUDOKU__SYMMETRIES));
        uint8_t puzzle[CELLS], question[CELLS];
        memset(puzzle, 1, CELLS);
        if (round % 3 == 0) /* not from a full grid */
            for (unsigned i = 0; i < 30; i++) {
                const unsigned cell = random_below(&random, CELLS);
                puzzle[cell] = 0;
                if (!is_unique(&sets, puzzle))
                    puzzle[cell] = 1;
            }
        const unsigned goal = round % 2 ? 0 : random_below(&random, 60);
        unsigned clues = 0;
        for (unsigned cell = 0; cell < CELLS; cell++)
            clues += puzzle[cell];
        sudoku__rng rng = sudoku__rng_seeded(round);
        sudoku__dig dig;
        sudoku__dig_begin(&dig, &orbits, puzzle, CELLS, goal < clues ? goal : clues, &rng);
        uint16_t order[CELLS];
        memcpy(order, dig.order, sizeof order);
        orbits_tried += dig.count;
        while (sudoku__dig_ask(&dig, question)) {
            sudoku__dig_tell(&dig, is_unique(&sets, question));
            questions++;
        }
        dig_plainly(&dig, &orbits, puzzle, order, &sets);
        assert_memory_equal(dig.puzzle, puzzle, CELLS);
    }
    assert_true(questions < orbits_tried); /* or it would not be worth it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_where_a_plain_loop_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
