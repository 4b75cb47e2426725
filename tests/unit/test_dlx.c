/* SPDX-License-Identifier: MIT */
/* Proves that dancing links find every exact cover once: Knuth's own example, and random problems,
   with secondary items and every budget, against trying all sets of options. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include "core/rng.h"
#include "engine/dlx.h"

enum { ITEMS = 9, OPTIONS = 14 };

/* A problem as sets: bit i of an option is item i; items from 'primary' on are secondary. */
typedef struct problem {
    unsigned primary, secondary, options;
    unsigned option[OPTIONS];
} problem;

static void load(sudoku__dlx *dlx, const problem *p)
{
    sudoku__dlx_reset(dlx, p->primary, p->secondary);
    for (unsigned i = 0; i < p->options; i++) {
        sudoku__dlx_index items[ITEMS];
        unsigned length = 0;
        for (unsigned item = 0; item < p->primary + p->secondary; item++)
            if (p->option[i] >> item & 1)
                items[length++] = item;
        sudoku__dlx_add(dlx, items, length, 1);
    }
}

static bool is_cover(const problem *p, unsigned chosen)
{
    unsigned covered = 0;
    for (unsigned i = 0; i < p->options; i++)
        if (chosen >> i & 1) {
            if (covered & p->option[i])
                return false;
            covered |= p->option[i];
        }
    const unsigned wanted = (1U << p->primary) - 1;
    return (covered & wanted) == wanted;
}

/* Marks the exact covers among all sets of options; options of secondary items alone are in no
   solution, as nothing asks for them. */
static unsigned brute_force(const problem *p, bool *covers)
{
    unsigned count = 0;
    for (unsigned chosen = 0; chosen < 1U << p->options; chosen++) {
        bool wanted = is_cover(p, chosen);
        for (unsigned i = 0; i < p->options; i++)
            if (chosen >> i & 1 && !(p->option[i] & ((1U << p->primary) - 1)))
                wanted = false;
        covers[chosen] = wanted;
        count += wanted;
    }
    return count;
}

/* Finds all solutions with that budget a call, checks each off in 'covers', and returns how many
   there were. */
static unsigned search(sudoku__dlx *dlx, uint64_t budget, bool *covers)
{
    unsigned count = 0;
    for (;;) {
        uint64_t left = budget;
        const sudoku__dlx_answer answer = sudoku__dlx_next(dlx, &left);
        if (answer == SUDOKU__DLX_LIMIT) {
            assert_true(left == 0);
            continue;
        }
        if (answer == SUDOKU__DLX_END)
            break;
        sudoku__dlx_index options[OPTIONS];
        const unsigned length = sudoku__dlx_solution(dlx, options);
        unsigned chosen = 0;
        for (unsigned i = 0; i < length; i++) {
            assert_true(options[i] < OPTIONS);
            assert_false(chosen >> options[i] & 1);
            chosen |= 1U << options[i];
        }
        assert_true(covers[chosen]);
        covers[chosen] = false;
        count++;
    }
    uint64_t left = budget;
    assert_int_equal(sudoku__dlx_next(dlx, &left), SUDOKU__DLX_END);
    return count;
}

static void example_of_the_paper(void **state)
{
    (void)state;
    enum { A = 1, B = 2, C = 4, D = 8, E = 16, F = 32, G = 64 };
    const problem p = {.primary = 7,
                       .options = 6,
                       .option = {C | E | F, A | D | G, B | C | F, A | D, B | G, D | E | G}};
    static bool covers[1 << OPTIONS];
    assert_int_equal(brute_force(&p, covers), 1);
    assert_true(covers[1 << 0 | 1 << 3 | 1 << 4]); /* CEF, AD, BG */
    sudoku__dlx *dlx = sudoku__dlx_new(7, 6, 16);
    assert_non_null(dlx);
    load(dlx, &p);
    assert_int_equal(search(dlx, UINT64_MAX, covers), 1);
    sudoku__dlx_free(dlx);
}

static void nothing_to_cover_has_one_solution(void **state)
{
    (void)state;
    sudoku__dlx *dlx = sudoku__dlx_new(0, 0, 0);
    assert_non_null(dlx);
    uint64_t left = 1;
    assert_int_equal(sudoku__dlx_next(dlx, &left), SUDOKU__DLX_END); /* no problem yet */
    sudoku__dlx_reset(dlx, 0, 0);
    assert_int_equal(sudoku__dlx_next(dlx, &left), SUDOKU__DLX_SOLUTION);
    assert_int_equal(sudoku__dlx_next(dlx, &left), SUDOKU__DLX_END);
    sudoku__dlx_free(dlx);
    sudoku__dlx_free(NULL);
    assert_null(sudoku__dlx_new(SIZE_MAX, 1, 1));
    assert_null(sudoku__dlx_new(1, 1, SIZE_MAX));
}

static problem random_problem(sudoku__rng *rng)
{
    problem p = {.primary = 1 + sudoku__rng_below(rng, 6), .secondary = sudoku__rng_below(rng, 4)};
    p.options = 1 + sudoku__rng_below(rng, OPTIONS);
    const unsigned items = p.primary + p.secondary;
    for (unsigned i = 0; i < p.options; i++)
        while (p.option[i] == 0)
            for (unsigned item = 0; item < items; item++)
                p.option[i] |= (sudoku__rng_below(rng, 3) == 0) << item;
    return p;
}

static void random_problems(void **state)
{
    (void)state;
    sudoku__rng rng = sudoku__rng_seeded(2);
    sudoku__dlx *dlx = sudoku__dlx_new(ITEMS, OPTIONS, ITEMS * OPTIONS);
    assert_non_null(dlx);
    static bool covers[1 << OPTIONS], left[1 << OPTIONS];
    unsigned without = 0, one = 0, many = 0;
    for (unsigned round = 0; round < 1000; round++) {
        const problem p = random_problem(&rng);
        const unsigned count = brute_force(&p, covers);
        count == 0 ? without++ : count == 1 ? one++ : many++;
        static const uint64_t budgets[] = {UINT64_MAX, 1, 2, 3, 7};
        for (unsigned i = 0; i < sizeof budgets / sizeof *budgets; i++) {
            memcpy(left, covers, sizeof left);
            load(dlx, &p);
            assert_int_equal(search(dlx, budgets[i], left), count);
        }
    }
    assert_true(without > 100 && one > 100 && many > 100);
    sudoku__dlx_free(dlx);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(example_of_the_paper),
        cmocka_unit_test(nothing_to_cover_has_one_solution),
        cmocka_unit_test(random_problems),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
