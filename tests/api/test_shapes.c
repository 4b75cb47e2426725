/* SPDX-License-Identifier: MIT */
/* Proves shape.h and houses.h beyond boxes: which shapes are refused and why, their texts, their
   houses by name and cells, and, on random shapes of every order, houses, peers, conflicts and
   candidates against the referee, who knows coordinates only. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "made.h"
#include "shapes.h"

static sudoku_shape parsed(const char *text)
{
    sudoku_shape shape;
    sudoku_error error;
    if (sudoku_shape_parse(&shape, text, strlen(text), &error) != SUDOKU_OK)
        fail_msg("%s: %s", text, error.reason);
    return shape;
}

static void refused_with(const sudoku_shape *shape, const char *reason)
{
    sudoku_error error;
    assert_false(sudoku_shape_valid(shape, &error));
    if (!strstr(error.reason, reason))
        fail_msg("'%s' does not say '%s'", error.reason, reason);
    assert_int_equal(sudoku_order(shape), 0);
    assert_int_equal(sudoku_houses(shape), 0);
    assert_int_equal(sudoku_region(shape, 0), UINT_MAX);
    assert_int_equal(sudoku_shape_print(shape, NULL, 0), 0);
    sudoku_grid *grid;
    assert_int_equal(sudoku_grid_new(&grid, shape), SUDOKU_E_ARG);
}

static void shapes_that_make_no_sense_are_refused(void **state)
{
    (void)state;
    sudoku_shape shape = {.box_rows = 3, .box_cols = 3, .extra = 1 << 5};
    refused_with(&shape, "0x20");
    shape = (sudoku_shape){.box_rows = 2, .box_cols = 3, .extra = SUDOKU_WINDOWS};
    refused_with(&shape, "windows need order 4, 9, 16 or 25, this is 6");
    shape = (sudoku_shape){.box_rows = 1, .box_cols = 9, .extra = SUDOKU_DISJOINT_GROUPS};
    refused_with(&shape, "disjoint groups need boxes");
    shape = parsed("jigsaw-aabbaabbccddccdd");
    shape.extra = SUDOKU_DISJOINT_GROUPS;
    refused_with(&shape, "disjoint groups need boxes");
    shape = (sudoku_shape){.box_rows = 3, .box_cols = 3, .jigsaw = true};
    refused_with(&shape, "region 1 has 81 cells, must have 9");
    shape = parsed("jigsaw-aabbaabbccddccdd");
    shape.regions[6] = 4;
    refused_with(&shape, "region label 4 at r2c3, allowed are 0 to 3");
    shape.regions[6] = 3;
    refused_with(&shape, "region 2 has 3 cells, must have 4");
}

static void regions_make_a_shape(void **state)
{
    (void)state;
    uint8_t regions[16];
    for (unsigned cell = 0; cell < 16; cell++)
        regions[cell] = (uint8_t)(cell % 4);
    sudoku_shape shape;
    sudoku_error error;
    memset(&shape, 0xee, sizeof shape);
    assert_int_equal(sudoku_shape_of_regions(26, regions, &shape, &error), SUDOKU_E_ARG);
    assert_non_null(strstr(error.reason, "26"));
    assert_int_equal(sudoku_shape_of_regions(4, NULL, &shape, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_shape_of_regions(4, regions, NULL, NULL), SUDOKU_E_ARG);
    regions[0] = 1;
    assert_int_equal(sudoku_shape_of_regions(4, regions, &shape, &error), SUDOKU_E_ARG);
    assert_int_equal(shape.box_rows, 0xee);
    regions[0] = 0;
    assert_int_equal(sudoku_shape_of_regions(4, regions, &shape, &error), SUDOKU_OK);
    const sudoku_shape same = parsed("jigsaw-abcdabcdabcdabcd");
    assert_true(sudoku_shape_equal(&shape, &same));
    assert_int_equal(sudoku_region(&shape, 7), 3);
    /* Only the order counts of the boxes, and what is behind the last cell does not. */
    sudoku_shape other = same;
    other.box_rows = 1;
    other.box_cols = 4;
    other.regions[16] = 77;
    assert_true(sudoku_shape_valid(&other, NULL) && sudoku_shape_equal(&other, &same));
    other.regions[15] = 0;
    assert_false(sudoku_shape_equal(&other, &same));
    other = same;
    other.jigsaw = false;
    assert_false(sudoku_shape_equal(&other, &same));
    other = same;
    other.extra = SUDOKU_DIAGONALS;
    assert_false(sudoku_shape_equal(&other, &same));
}

static void texts_of_shapes(void **state)
{
    (void)state;
    static const struct {
        const char *read, *written;
    } texts[] = {
        {"9", "9"},
        {"3x3", "9"},
        {"2x3", "6"},
        {"3x2", "3x2"},
        {"1x7", "7"},
        {"7x1", "7x1"},
        {"1x9", "1x9"},
        {"25", "25"},
        {"9+anti-king+diagonals", "9+diagonals+anti-king"},
        {"4x4+windows+disjoint-groups+diagonals+anti-knight+anti-king",
         "16+diagonals+windows+disjoint-groups+anti-knight+anti-king"},
        {"jigsaw-0000111122223333", "jigsaw-aaaabbbbccccdddd"},
        {"jigsaw-1111222233334444+windows", "jigsaw-aaaabbbbccccdddd+windows"},
        {"jigsaw-AABBAABBCCDDCCDD", "jigsaw-aabbaabbccddccdd"},
        {"jigsaw-ddccddccbbaabbaa", "jigsaw-ddccddccbbaabbaa"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char text[SUDOKU_MAX_CELLS + 80], cut[8];
        const sudoku_shape shape = parsed(texts[i].read);
        const size_t length = strlen(texts[i].written);
        assert_int_equal(sudoku_shape_print(&shape, text, sizeof text), length);
        assert_string_equal(text, texts[i].written);
        assert_int_equal(sudoku_shape_print(&shape, cut, sizeof cut), length);
        assert_int_equal(strlen(cut), length < 7 ? length : 7);
        assert_memory_equal(cut, text, strlen(cut));
        assert_int_equal(sudoku_shape_print(&shape, NULL, 0), length);
        assert_int_equal(sudoku_shape_print(&shape, NULL, 1), 0);
    }
    char nine[8];
    assert_int_equal(sudoku_shape_print(NULL, nine, sizeof nine), 1);
    assert_string_equal(nine, "9");
    /* Order 10: after 9 comes A, digits begin with 1. */
    char digits[] = "jigsaw-0000000000111111111122222222223333333333444444444455555555556666666666"
                    "777777777788888888889999999999";
    const sudoku_shape from_zero = parsed(digits);
    for (char *symbol = digits + 7; *symbol; symbol++)
        *symbol = *symbol == '9' ? 'a' : (char)(*symbol + 1);
    const sudoku_shape from_one = parsed(digits);
    assert_true(sudoku_shape_equal(&from_zero, &from_one));
}

static void malformed_texts_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text, *reason;
        unsigned at;
    } texts[] = {
        {"", "begins with its order", 0},
        {"3", "begins with its order", 0},
        {"26", "begins with its order", 0},
        {"9999999999999999999999", "begins with its order", 0},
        {"3x", "begins with its order", 0},
        {"x3", "begins with its order", 0},
        {"5x6", "begins with its order", 0},
        {"9X9", "'+' and a constraint", 1},
        {"9 ", "'+' and a constraint", 1},
        {"9+", "unknown constraint ''", 1},
        {"9+diagonal", "unknown constraint 'diagonal'", 1},
        {"9+diagonals+Windows", "unknown constraint 'Windows'", 11},
        {"9+diagonals,windows", "unknown constraint 'diagonals,windows'", 1},
        {"6+windows", "windows need order", 0},
        {"jigsaw", "begins with its order", 0},
        {"jigsaw-", "0 labels", 7},
        {"jigsaw-aabbaabbccddccd", "15 labels", 7},
        {"jigsaw-aabbaabbccddccddd", "17 labels", 7},
        {"jigsaw-bbccbbccddeeddee", "region label 4 at r3c3", 7},
        {"jigsaw-2233223344554455", "begin with 0, 1 or a", 7},
        {"jigsaw-aabbaabbccddccde", "region label 4 at r4c4", 7},
        {"jigsaw-aabbaabbccddccda", "region 1 has 5 cells", 7},
        {"jigsaw-aabbaabb.cddccdd", "8 labels", 7},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        sudoku_shape shape;
        sudoku_error error;
        memset(&shape, 0xee, sizeof shape);
        const size_t length = strlen(texts[i].text);
        assert_int_equal(sudoku_shape_parse(&shape, texts[i].text, length, &error),
                         SUDOKU_E_SYNTAX);
        if (!strstr(error.reason, texts[i].reason))
            fail_msg("%s: '%s' does not say '%s'", texts[i].text, error.reason, texts[i].reason);
        assert_int_equal(error.offset, texts[i].at);
        assert_int_equal(error.line, 1);
        assert_int_equal(error.column, texts[i].at + 1);
        assert_int_equal(shape.box_rows, 0xee);
        assert_int_equal(sudoku_shape_parse(&shape, texts[i].text, length, NULL), SUDOKU_E_SYNTAX);
    }
    sudoku_shape shape;
    assert_int_equal(sudoku_shape_parse(NULL, "9", 1, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_shape_parse(&shape, NULL, 1, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_shape_parse(&shape, "9x", 1, NULL), SUDOKU_OK); /* the length counts */
}

static void names_of_constraints(void **state)
{
    (void)state;
    static const char *const names[] = {"diagonals", "windows", "disjoint-groups", "anti-knight",
                                        "anti-king"};
    for (unsigned i = 0; i < 5; i++)
        assert_string_equal(sudoku_extra_name(i), names[i]);
    assert_null(sudoku_extra_name(5));
}

/* ---- Houses ---- */

static void check_house(const sudoku_shape *shape, unsigned house, const char *name,
                        const uint16_t *cells)
{
    char text[32];
    uint16_t found[SUDOKU_MAX_ORDER];
    assert_int_equal(sudoku_house_name(shape, house, text, sizeof text), strlen(name));
    assert_string_equal(text, name);
    assert_int_equal(sudoku_house_cells(shape, house, found), SUDOKU_OK);
    assert_memory_equal(found, cells, sudoku_order(shape) * sizeof *cells);
}

static void houses_by_name(void **state)
{
    (void)state;
    const sudoku_shape all = parsed("9+diagonals+windows+disjoint-groups");
    assert_int_equal(sudoku_houses(&all), 27 + 2 + 4 + 9);
    check_house(&all, 26, "box 9", (const uint16_t[]){60, 61, 62, 69, 70, 71, 78, 79, 80});
    check_house(&all, 27, "diagonal 1", (const uint16_t[]){0, 10, 20, 30, 40, 50, 60, 70, 80});
    check_house(&all, 28, "diagonal 2", (const uint16_t[]){8, 16, 24, 32, 40, 48, 56, 64, 72});
    check_house(&all, 29, "window 1", (const uint16_t[]){10, 11, 12, 19, 20, 21, 28, 29, 30});
    check_house(&all, 32, "window 4", (const uint16_t[]){50, 51, 52, 59, 60, 61, 68, 69, 70});
    check_house(&all, 33, "group 1", (const uint16_t[]){0, 3, 6, 27, 30, 33, 54, 57, 60});
    check_house(&all, 41, "group 9", (const uint16_t[]){20, 23, 26, 47, 50, 53, 74, 77, 80});
    assert_int_equal(sudoku_house_name(&all, 42, NULL, 0), 0);

    const sudoku_shape four = parsed("4+windows");
    assert_int_equal(sudoku_houses(&four), 13);
    check_house(&four, 12, "window 1", (const uint16_t[]){5, 6, 9, 10});

    sudoku_shape columns = parsed("jigsaw-abcdabcdabcdabcd+diagonals");
    assert_int_equal(sudoku_houses(&columns), 14);
    check_house(&columns, 8, "region 1", (const uint16_t[]){0, 4, 8, 12});
    check_house(&columns, 12, "diagonal 1", (const uint16_t[]){0, 5, 10, 15});

    const sudoku_shape latin = parsed("1x4+diagonals");
    assert_int_equal(sudoku_houses(&latin), 10);
    check_house(&latin, 9, "diagonal 2", (const uint16_t[]){3, 6, 9, 12});

    char text[32];
    assert_int_equal(sudoku_house_name(NULL, SUDOKU_KNIGHTS_MOVE, text, sizeof text), 13);
    assert_string_equal(text, "knight's move");
    assert_int_equal(sudoku_house_name(NULL, SUDOKU_KINGS_MOVE, text, sizeof text), 11);
    assert_string_equal(text, "king's move");
    uint16_t cells[SUDOKU_MAX_ORDER];
    assert_int_equal(sudoku_house_cells(NULL, SUDOKU_KINGS_MOVE, cells), SUDOKU_E_ARG);
}

static void houses_and_peers_of_a_cell(void **state)
{
    (void)state;
    const sudoku_shape all = parsed("9+diagonals+windows+disjoint-groups+anti-knight+anti-king");
    uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
    assert_int_equal(sudoku_cell_houses(&all, 40, houses, 7), 6);
    assert_memory_equal(houses, ((const uint8_t[]){4, 13, 22, 27, 28, 37}), 6);
    memset(houses, 0xee, sizeof houses);
    assert_int_equal(sudoku_cell_houses(&all, 40, houses, 2), 6);
    assert_int_equal(houses[2], 0xee);
    assert_int_equal(sudoku_cell_houses(&all, 81, houses, 7), 0);
    assert_int_equal(sudoku_cell_houses(&all, 0, NULL, 1), 0);

    uint16_t peers[SUDOKU_MAX_PEERS];
    static const uint16_t of_corner[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                                         11, 18, 19, 20, 27, 36, 45, 54, 63, 72};
    assert_int_equal(sudoku_peers(NULL, 0, peers, SUDOKU_MAX_PEERS), 20);
    assert_memory_equal(peers, of_corner, sizeof of_corner);
    memset(peers, 0xee, sizeof peers);
    assert_int_equal(sudoku_peers(NULL, 0, peers, 3), 20);
    assert_int_equal(peers[3], 0xeeee);
    assert_int_equal(sudoku_peers(NULL, 81, peers, 3), 0);
    assert_int_equal(sudoku_peers(NULL, 80, NULL, 3), 0);
    assert_int_equal(sudoku_peers(NULL, 80, NULL, 0), 20);
}

/* ---- Random shapes against the referee ---- */

/* Houses rise, hold 'order' cells that see each other, and a cell knows the houses it lies in. */
static void check_houses(const sudoku_shape *shape, const referee_rules *rules)
{
    unsigned lies_in[SUDOKU_MAX_CELLS] = {0};
    const unsigned count = sudoku_houses(shape);
    assert_true(count <= SUDOKU_MAX_HOUSES);
    for (unsigned house = 0; house < count; house++) {
        uint16_t cells[SUDOKU_MAX_ORDER];
        assert_int_equal(sudoku_house_cells(shape, house, cells), SUDOKU_OK);
        for (unsigned i = 0; i < rules->order; i++) {
            uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
            assert_true(cells[i] < rules->order * rules->order && (!i || cells[i] > cells[i - 1]));
            for (unsigned j = 0; j < i; j++)
                assert_true(referee_rules_see(rules, cells[i], cells[j]));
            const unsigned found = sudoku_cell_houses(shape, cells[i], houses, 7);
            assert_true(lies_in[cells[i]] < found);
            assert_int_equal(houses[lies_in[cells[i]]++], house);
        }
    }
}

static void check_peers(const sudoku_shape *shape, const referee_rules *rules)
{
    for (unsigned cell = 0; cell < rules->order * rules->order; cell++) {
        uint16_t peers[SUDOKU_MAX_PEERS];
        const unsigned count = sudoku_peers(shape, cell, peers, SUDOKU_MAX_PEERS);
        assert_true(count <= SUDOKU_MAX_PEERS);
        unsigned next = 0;
        for (unsigned other = 0; other < rules->order * rules->order; other++)
            if (referee_rules_see(rules, cell, other)) {
                assert_true(next < count);
                assert_int_equal(peers[next++], other);
            }
        assert_int_equal(next, count);
    }
}

/* Each conflict is one; cells that clash are told, in one of their houses or as a pair. */
static void check_conflicts(const sudoku_grid *grid, const referee_rules *rules)
{
    const uint8_t *cells = sudoku_grid_data(grid);
    const size_t count = sudoku_conflicts(grid, NULL, 0);
    sudoku_conflict *list = calloc(count + 1, sizeof *list);
    assert_non_null(list);
    assert_int_equal(sudoku_conflicts(grid, list, count), count);
    assert_int_equal(count == 0, referee_rules_consistent(rules, cells));
    assert_int_equal(sudoku_is_consistent(grid), count == 0);
    bool named[SUDOKU_MAX_CELLS] = {false};
    for (size_t i = 0; i < count; i++) {
        char name[32];
        assert_true(referee_rules_see(rules, list[i].first, list[i].other));
        assert_int_equal(cells[list[i].first], list[i].digit);
        assert_int_equal(cells[list[i].other], list[i].digit);
        assert_true(sudoku_house_name(sudoku_grid_shape(grid), list[i].house, name, 32) > 0);
        named[list[i].first] = named[list[i].other] = true;
        const unsigned down = abs(list[i].first / (int)rules->order -
                                  list[i].other / (int)rules->order);
        const unsigned right = abs(list[i].first % (int)rules->order -
                                   list[i].other % (int)rules->order);
        if (list[i].house == SUDOKU_KNIGHTS_MOVE)
            assert_true(down * right == 2 && list[i].first < list[i].other);
        if (list[i].house == SUDOKU_KINGS_MOVE)
            assert_true(down == 1 && right == 1 && list[i].first < list[i].other);
    }
    for (unsigned a = 0; a < rules->order * rules->order; a++)
        assert_int_equal(sudoku_cell_is_consistent(grid, a), !named[a]);
    free(list);
}

static void check_candidates(const sudoku_grid *grid, const referee_rules *rules)
{
    static uint32_t masks[SUDOKU_MAX_CELLS];
    const uint8_t *cells = sudoku_grid_data(grid);
    sudoku_candidates(grid, masks);
    for (unsigned cell = 0; cell < rules->order * rules->order; cell++) {
        uint32_t mask = cells[cell] ? 0 : (1u << rules->order) - 1;
        for (unsigned other = 0; other < rules->order * rules->order; other++)
            if (cells[other] && referee_rules_see(rules, cell, other))
                mask &= ~(1u << (cells[other] - 1));
        assert_int_equal(masks[cell], mask);
    }
}

static void check_text(const sudoku_shape *shape)
{
    char text[SUDOKU_MAX_CELLS + 80];
    const size_t length = sudoku_shape_print(shape, text, sizeof text);
    assert_true(length > 0 && length <= 672 && length == strlen(text));
    assert_null(strpbrk(text, " :,;\"'"));
    const sudoku_shape again = parsed(text);
    assert_true(sudoku_shape_equal(&again, shape));
}

static void random_shapes(void **state)
{
    (void)state;
    uint64_t random = 20261130;
    for (unsigned order = 4; order <= 25; order++)
        for (unsigned round = 0; round < (order < 10 ? 40u : 4u); round++) {
            sudoku_shape shape;
            shape_random(&random, order, &shape);
            const referee_rules rules = shape_rules(&shape);
            assert_true(sudoku_shape_valid(&shape, NULL));
            check_text(&shape);
            check_houses(&shape, &rules);
            check_peers(&shape, &rules);
            sudoku_grid *grid = made_grid(&shape, NULL);
            for (unsigned filled = 0; filled < order; filled += 1 + order / 4) {
                sudoku_grid_set(grid, random_below(&random, order * order),
                                (uint8_t)(1 + random_below(&random, 3)));
                check_conflicts(grid, &rules);
                check_candidates(grid, &rules);
            }
            sudoku_grid_free(grid);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_that_make_no_sense_are_refused),
        cmocka_unit_test(regions_make_a_shape),
        cmocka_unit_test(texts_of_shapes),
        cmocka_unit_test(malformed_texts_are_refused),
        cmocka_unit_test(names_of_constraints),
        cmocka_unit_test(houses_by_name),
        cmocka_unit_test(houses_and_peers_of_a_cell),
        cmocka_unit_test(random_shapes),
    };
    return cmocka_run_group_tests_name("shapes", tests, NULL, NULL);
}
