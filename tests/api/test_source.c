/* SPDX-License-Identifier: MIT */
/* Proves what generate.h promises of numbered grids: the sizes (worked out from the published
   formulas), whole small families and samples of large ones valid by the referee and distinct, in
   any order and with any first digit; single grids against a model in another language
   (data/numbered_grids.tsv); and the families' definitions against this file's own arithmetic. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "referee.h"
#include "symbols.h"

static sudoku_source *new_source(const char *family, unsigned rows, unsigned cols,
                                 unsigned first_digit, uint64_t seed)
{
    sudoku_shape shape;
    sudoku_source *source;
    assert_int_equal(sudoku_shape_of_boxes(rows, cols, &shape), SUDOKU_OK);
    const sudoku_source_options options = {
        .family = sudoku_family_named(family), .first_digit = (uint8_t)first_digit, .seed = seed};
    assert_int_equal(sudoku_source_new(&source, &shape, &options, NULL), SUDOKU_OK);
    return source;
}

static void families_are_found_by_number_and_name(void **state)
{
    (void)state;
    static const char *const names[] = {"shift", "rotate", "block", "isomorph"};
    for (unsigned i = 0; i < 4; i++) {
        assert_string_equal(sudoku_family_name(sudoku_family_at(i)), names[i]);
        assert_ptr_equal(sudoku_family_named(names[i]), sudoku_family_at(i));
    }
    assert_null(sudoku_family_at(4));
    assert_null(sudoku_family_named("random"));
    assert_null(sudoku_family_named(NULL));
    assert_null(sudoku_family_name(NULL));
}

static void sizes_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *family;
        unsigned rows, cols, first_digit;
        uint64_t size;
        const char *text;
    } known[] = {
        {"shift", 3, 3, 0, 26127360, "26127360"},
        {"shift", 3, 3, 9, 2903040, "2903040"},
        {"shift", 2, 3, 0, 2880, "2880"},
        {"shift", 3, 2, 0, 8640, "8640"},
        {"shift", 2, 2, 0, 48, "48"},
        {"shift", 2, 2, 1, 12, "12"},
        {"shift", 1, 5, 0, 120, "120"},
        {"shift", 5, 1, 0, 2880, "2880"},
        {"shift", 4, 4, 0, UINT64_C(1735419884470272000), "1735419884470272000"},
        {"shift", 4, 4, 16, UINT64_C(108463742779392000), "108463742779392000"},
        {"shift", 5, 5, 0, UINT64_MAX, "77193708350042718087413760000000000"},
        {"shift", 5, 5, 1, UINT64_MAX, "3087748334001708723496550400000000"},
        {"shift", 25, 1, 0, UINT64_MAX, "9623905480333281923493425053824177930240000000000"},
        {"shift", 1, 21, 0, UINT64_MAX, "51090942171709440000"},
        {"shift", 1, 20, 0, UINT64_C(2432902008176640000), "2432902008176640000"},
        {"rotate", 3, 3, 0, 10160640, "10160640"},
        {"rotate", 3, 3, 4, 1128960, "1128960"},
        {"block", 3, 3, 0, 362880, "362880"},
        {"block", 2, 2, 0, 24, "24"},
        {"block", 2, 2, 3, 6, "6"},
        {"block", 5, 5, 0, UINT64_MAX, "15511210043330985984000000"},
        {"isomorph", 3, 3, 0, UINT64_C(1218998108160), "1218998108160"},
        {"isomorph", 3, 3, 7, UINT64_C(135444234240), "135444234240"},
        {"isomorph", 2, 3, 0, 2488320, "2488320"},
        {"isomorph", 3, 2, 6, 414720, "414720"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        sudoku_source *source = new_source(known[i].family, known[i].rows, known[i].cols,
                                           known[i].first_digit, i);
        char text[64];
        memset(text, '~', sizeof text);
        assert_true(sudoku_source_size(source) == known[i].size);
        assert_int_equal(sudoku_source_size_text(source, text, sizeof text), strlen(known[i].text));
        assert_string_equal(text, known[i].text);
        assert_int_equal(sudoku_source_size_text(source, NULL, 0), strlen(known[i].text));
        assert_int_equal(sudoku_source_size_text(source, text, 2), strlen(known[i].text));
        assert_int_equal(text[0], known[i].text[0]);
        assert_int_equal(text[1], '\0');
        sudoku_source_free(source);
    }
    assert_int_equal(sudoku_source_size(NULL), 0);
    assert_int_equal(sudoku_source_size_text(NULL, NULL, 0), 0);
}

static void what_cannot_be_promised_is_refused(void **state)
{
    (void)state;
    static const struct {
        const char *family;
        unsigned rows, cols;
        const char *boxes;
    } refused[] = {
        {"rotate", 3, 2, "3x2"},  {"rotate", 4, 4, "16"},    {"rotate", 1, 9, "1x9"},
        {"isomorph", 2, 2, " 4"}, {"isomorph", 2, 8, "2x8"}, {"isomorph", 9, 1, "9x1"},
    };
    sudoku_source *const untouched = (sudoku_source *)&refused;
    sudoku_source *source = untouched;
    sudoku_error error;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        sudoku_shape shape;
        sudoku_shape_of_boxes(refused[i].rows, refused[i].cols, &shape);
        const sudoku_source_options options = {.family = sudoku_family_named(refused[i].family)};
        assert_int_equal(sudoku_source_new(&source, &shape, &options, &error), SUDOKU_E_SHAPE);
        assert_non_null(strstr(error.reason, refused[i].family));
        assert_non_null(strstr(error.reason, refused[i].boxes));
        assert_non_null(strstr(error.reason, "3x3"));
    }
    const sudoku_shape bad = {.box_rows = 1, .box_cols = 3};
    const sudoku_source_options high = {.first_digit = 10}, reserved = {.reserved = {0, 0, 0, 1}};
    assert_int_equal(sudoku_source_new(&source, &bad, NULL, &error), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_new(&source, NULL, &high, &error), SUDOKU_E_ARG);
    assert_non_null(strstr(error.reason, "10"));
    assert_int_equal(sudoku_source_new(&source, NULL, &reserved, &error), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_new(NULL, NULL, NULL, &error), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_new(NULL, NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_ptr_equal(source, untouched);
    sudoku_source_free(NULL);
}

static size_t grid_bytes;

static int compare_grids(const void *a, const void *b)
{
    return memcmp(a, b, grid_bytes);
}

/* All grids of a range, sorted, after they have been found valid and distinct; to be freed. */
static uint8_t *sorted_range(const sudoku_source *source, unsigned rows, unsigned cols,
                             uint64_t first, size_t count)
{
    const size_t bytes = (size_t)rows * cols * rows * cols;
    uint8_t *cells = malloc(count * bytes);
    assert_int_equal(sudoku_source_read(source, first, count, cells), SUDOKU_OK);
    for (size_t i = 0; i < count; i++)
        if (!referee_solved(rows, cols, cells + i * bytes))
            fail_msg("grid %" PRIu64 " of boxes %ux%u is not solved", first + i, rows, cols);
    grid_bytes = bytes;
    qsort(cells, count, bytes, compare_grids);
    for (size_t i = 1; i < count; i++)
        if (memcmp(cells + (i - 1) * bytes, cells + i * bytes, bytes) == 0)
            fail_msg("boxes %ux%u, from %" PRIu64 ": a grid comes twice", rows, cols, first);
    return cells;
}

/* A seed reorders the same set; a first digit cuts the set into equal pieces. */
static void small_families_are_whole(void **state)
{
    (void)state;
    static const struct {
        const char *family;
        unsigned rows, cols;
    } small[] = {{"shift", 2, 2}, {"shift", 2, 3}, {"shift", 3, 2}, {"shift", 1, 4},
                 {"shift", 4, 1}, {"shift", 1, 5}, {"shift", 5, 1}, {"block", 2, 2},
                 {"block", 2, 3}, {"block", 3, 2}, {"block", 1, 4}, {"block", 4, 1}};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
        const unsigned rows = small[i].rows, cols = small[i].cols, order = rows * cols;
        const size_t bytes = (size_t)order * order;
        sudoku_source *source = new_source(small[i].family, rows, cols, 0, 0);
        const size_t size = (size_t)sudoku_source_size(source);
        uint8_t *natural = sorted_range(source, rows, cols, 0, size);
        sudoku_source_free(source);
        for (uint64_t seed = 1; seed <= 2; seed++) {
            source = new_source(small[i].family, rows, cols, 0, seed);
            uint8_t *shuffled = sorted_range(source, rows, cols, 0, size);
            assert_memory_equal(shuffled, natural, size * bytes);
            free(shuffled);
            sudoku_source_free(source);
        }
        for (unsigned digit = 1; digit <= order; digit++) {
            source = new_source(small[i].family, rows, cols, digit, digit % 2);
            assert_int_equal(sudoku_source_size(source) * order, size);
            uint8_t *piece = sorted_range(source, rows, cols, 0, size / order);
            assert_memory_equal(piece, natural + (digit - 1) * (size / order) * bytes,
                                size / order * bytes);
            free(piece);
            sudoku_source_free(source);
        }
        free(natural);
    }
}

/* Ranges at both ends and in the middle, for all shapes up to order 12, and every first digit of
   9x9. */
static void samples_are_valid_and_distinct(void **state)
{
    (void)state;
    enum { COUNT = 70 };
    for (unsigned i = 0; i < 4 * 26 * 26; i++) {
        const unsigned rows = i % 26, cols = i / 26 % 26;
        const sudoku_family *family = sudoku_family_at(i / (26 * 26));
        const sudoku_source_options options = {.family = family, .seed = i % 3};
        sudoku_shape shape;
        sudoku_source *source;
        if (sudoku_shape_of_boxes(rows, cols, &shape) != SUDOKU_OK || rows * cols > 12 ||
            sudoku_source_new(&source, &shape, &options, NULL) != SUDOKU_OK)
            continue;
        const uint64_t size = sudoku_source_size(source);
        const size_t count = size < COUNT ? (size_t)size : COUNT;
        free(sorted_range(source, rows, cols, 0, count));
        free(sorted_range(source, rows, cols, (size - count) / 2, count));
        free(sorted_range(source, rows, cols, size - count, count));
        sudoku_source_free(source);
    }
    for (unsigned i = 0; i < 4 * 9; i++) {
        const unsigned digit = 1 + i / 4;
        sudoku_source *source = new_source(sudoku_family_name(sudoku_family_at(i % 4)), 3, 3, digit,
                                           digit % 2 ? UINT64_C(0xffffffffffffffff) : 0);
        const uint64_t size = sudoku_source_size(source);
        for (uint64_t first = 0; first < size; first += size / 3 - COUNT) {
            const size_t count = size - first < COUNT ? (size_t)(size - first) : COUNT;
            uint8_t *cells = sorted_range(source, 3, 3, first, count);
            for (size_t k = 0; k < count; k++)
                assert_int_equal(cells[81 * k], digit);
            free(cells);
        }
        sudoku_source_free(source);
    }
}

/* 25x25 is more than 2^64, of which every 64-bit index must do. */
static void indexes_reach_the_end_of_64_bits(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 2; seed++) {
        sudoku_source *source = new_source("shift", 5, 5, 0, seed);
        free(sorted_range(source, 5, 5, UINT64_MAX - 3, 3));
        free(sorted_range(source, 5, 5, UINT64_C(1) << 63, 3));
        sudoku_source_free(source);
    }
}

static void any_cut_of_a_range_gives_the_same(void **state)
{
    (void)state;
    enum { COUNT = 300 };
    static uint8_t whole[COUNT * 81], cells[COUNT * 81];
    sudoku_grid *grid;
    assert_int_equal(sudoku_grid_new(&grid, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 8; i++) {
        sudoku_source *source = new_source(sudoku_family_name(sudoku_family_at(i / 2)), 3, 3, 0,
                                           i % 2);
        const uint64_t first = sudoku_source_size(source) - COUNT;
        assert_int_equal(sudoku_source_read(source, first, COUNT, whole), SUDOKU_OK);
        for (unsigned piece = 1; piece < COUNT; piece += piece < 70 ? 3 : 77) {
            memset(cells, 0, sizeof cells);
            for (unsigned done = 0, count; done < COUNT; done += count) {
                count = COUNT - done < piece ? COUNT - done : piece;
                /* of its own size, so that sanitizers see a byte too much */
                uint8_t *part = malloc(81 * (size_t)count);
                assert_int_equal(sudoku_source_read(source, first + done, count, part), SUDOKU_OK);
                memcpy(cells + 81 * (size_t)done, part, 81 * (size_t)count);
                free(part);
            }
            assert_memory_equal(cells, whole, sizeof whole);
        }
        for (unsigned k = 0; k < COUNT; k++) {
            assert_int_equal(sudoku_source_get(source, first + k, grid), SUDOKU_OK);
            assert_memory_equal(sudoku_grid_data(grid), whole + 81 * (size_t)k, 81);
        }
        sudoku_source_free(source);
    }
    sudoku_grid_free(grid);
}

static void ranges_outside_change_nothing(void **state)
{
    (void)state;
    uint8_t cells[2 * 16];
    sudoku_grid *grid, *other;
    const sudoku_shape shape = {.box_rows = 2, .box_cols = 2};
    assert_int_equal(sudoku_grid_new(&grid, &shape), SUDOKU_OK);
    assert_int_equal(sudoku_grid_new(&other, NULL), SUDOKU_OK);
    sudoku_source *source = new_source("shift", 2, 2, 0, 1); /* 48 grids */
    memset(cells, '~', sizeof cells);
    assert_int_equal(sudoku_source_read(source, 47, 2, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, 48, 1, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, 49, 0, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, UINT64_MAX, 1, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, 1, SIZE_MAX, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, 0, 1, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(NULL, 0, 1, cells), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_read(source, 48, 0, cells), SUDOKU_OK);
    for (unsigned i = 0; i < sizeof cells; i++)
        assert_int_equal(cells[i], '~');
    assert_int_equal(sudoku_source_read(source, 47, 1, cells), SUDOKU_OK);
    assert_int_equal(sudoku_source_get(source, 48, grid), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_get(source, 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_get(NULL, 0, grid), SUDOKU_E_ARG);
    assert_int_equal(sudoku_source_get(source, 0, other), SUDOKU_E_SHAPE);
    assert_int_equal(sudoku_grid_filled(grid), 0);
    assert_int_equal(sudoku_grid_filled(other), 0);
    sudoku_source_free(source);
    sudoku_grid_free(grid);
    sudoku_grid_free(other);
}

static void defaults_are_shift_in_natural_order(void **state)
{
    (void)state;
    uint8_t cells[4][81];
    sudoku_source *source;
    const sudoku_source_options zero = {.seed = 0};
    assert_int_equal(sudoku_source_new(&source, NULL, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_source_read(source, 12345678, 1, cells[0]), SUDOKU_OK);
    sudoku_source_free(source);
    assert_int_equal(sudoku_source_new(&source, NULL, &zero, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_source_read(source, 12345678, 1, cells[1]), SUDOKU_OK);
    sudoku_source_free(source);
    source = new_source("shift", 3, 3, 0, 0);
    assert_int_equal(sudoku_source_read(source, 12345678, 1, cells[2]), SUDOKU_OK);
    sudoku_source_free(source);
    source = new_source("shift", 3, 3, 0, 1);
    assert_int_equal(sudoku_source_read(source, 12345678, 1, cells[3]), SUDOKU_OK);
    sudoku_source_free(source);
    assert_memory_equal(cells[0], cells[1], 81);
    assert_memory_equal(cells[0], cells[2], 81);
    assert_memory_not_equal(cells[0], cells[3], 81);
}

static void first_rows_of_shift_rise_in_natural_order(void **state)
{
    (void)state;
    enum { COUNT = 10000 };
    uint8_t *cells = malloc(COUNT * 81);
    sudoku_source *source = new_source("shift", 3, 3, 0, 0);
    assert_int_equal(sudoku_source_read(source, 13000000, COUNT, cells), SUDOKU_OK);
    for (unsigned i = 1; i < COUNT; i++)
        assert_true(memcmp(cells + 81 * (size_t)(i - 1), cells + 81 * (size_t)i, 9) <= 0);
    sudoku_source_free(source);
    free(cells);
}

static void rows_of_shift_are_rotations(void **state)
{
    (void)state;
    uint8_t cells[64 * 144];
    sudoku_source *source = new_source("shift", 3, 4, 0, 99);
    assert_int_equal(sudoku_source_read(source, 1000000007, 64, cells), SUDOKU_OK);
    for (unsigned i = 0; i < 64; i++) {
        const uint8_t *grid = cells + 144 * (size_t)i;
        for (unsigned row = 1; row < 12; row++) {
            const uint8_t *first = memchr(grid, grid[12 * row], 12);
            for (unsigned column = 0; column < 12; column++)
                assert_int_equal(grid[12 * row + column], grid[(first - grid + column) % 12]);
        }
    }
    sudoku_source_free(source);
}

static void boxes_of_block_are_cycled(void **state)
{
    (void)state;
    uint8_t grid[144];
    sudoku_source *source = new_source("block", 3, 4, 0, 5);
    assert_int_equal(sudoku_source_read(source, 123456, 1, grid), SUDOKU_OK);
    for (unsigned band = 0; band < 4; band++)
        for (unsigned stack = 0; stack < 3; stack++)
            for (unsigned row = 0; row < 3; row++)
                for (unsigned column = 0; column < 4; column++)
                    assert_int_equal(grid[(3 * band + row) * 12 + 4 * stack + column],
                                     grid[(row + stack) % 3 * 12 + (column + band) % 4]);
    sudoku_source_free(source);
}

/* Names the colours of a grid by where they come first. */
static void normalise(const uint8_t *grid, char *normal)
{
    char name[10] = {0}, next = 'a';
    for (unsigned cell = 0; cell < 81; cell++) {
        if (!name[grid[cell]])
            name[grid[cell]] = next++;
        normal[cell] = name[grid[cell]];
    }
}

/* Number 9! * k in natural order shows map k: all must differ, and be the maps of the formula, in
   some order. */
static void rotate_has_its_28_maps(void **state)
{
    (void)state;
    char found[28][81], wanted[81];
    sudoku_source *source = new_source("rotate", 3, 3, 0, 0);
    for (unsigned map = 0; map < 28; map++) {
        uint8_t grid[81];
        assert_int_equal(sudoku_source_read(source, 362880 * (uint64_t)map, 1, grid), SUDOKU_OK);
        normalise(grid, found[map]);
        for (unsigned other = 0; other < map; other++)
            assert_memory_not_equal(found[map], found[other], 81);
    }
    sudoku_source_free(source);

    for (int x = -1; x <= 1; x += 2) {
        for (int y = -1; y <= 1; y += 2) {
            for (int move = 0; move < 7; move++) { /* 0: none, else band and way */
                uint8_t grid[81];
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        const int moved = move && (move - 1) / 2 == r / 3 ? 1 + move % 2 : 0;
                        const int from_row = ((r + x * (1 - c / 3)) % 3 + 3) % 3;
                        const int from_column = ((c + y * (1 - r / 3)) % 3 + 3) % 3;
                        const int to = (c + 3 * moved) % 9;
                        grid[9 * r + to] = (uint8_t)(1 + 3 * from_row + from_column);
                    }
                }
                normalise(grid, wanted);
                unsigned map = 0;
                while (map < 28 && memcmp(found[map], wanted, 81) != 0)
                    map++;
                assert_true(map < 28);
            }
        }
    }
}

static void grids_have_the_numbers_of_the_model(void **state)
{
    (void)state;
    FILE *file = fopen(SUDOKU_TEST_DATA "/numbered_grids.tsv", "r");
    assert_non_null(file);
    char line[1024];
    unsigned checked = 0;
    while (fgets(line, sizeof line, file)) {
        char family[20], text[700];
        unsigned rows, cols, first_digit;
        uint64_t seed, index;
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%19s %u %u %u %" SCNu64 " %" SCNu64 " %699s", family, &rows,
                                &cols, &first_digit, &seed, &index, text),
                         7);
        uint8_t expected[625], cells[625];
        const unsigned count = rows * cols * rows * cols;
        assert_true(symbols_to_cells(text, count, expected));
        sudoku_source *source = new_source(family, rows, cols, first_digit, seed);
        assert_int_equal(sudoku_source_read(source, index, 1, cells), SUDOKU_OK);
        assert_memory_equal(cells, expected, count);
        sudoku_source_free(source);
        checked++;
    }
    fclose(file);
    assert_int_equal(checked, 26);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(families_are_found_by_number_and_name),
        cmocka_unit_test(sizes_are_exact),
        cmocka_unit_test(what_cannot_be_promised_is_refused),
        cmocka_unit_test(small_families_are_whole),
        cmocka_unit_test(samples_are_valid_and_distinct),
        cmocka_unit_test(indexes_reach_the_end_of_64_bits),
        cmocka_unit_test(any_cut_of_a_range_gives_the_same),
        cmocka_unit_test(ranges_outside_change_nothing),
        cmocka_unit_test(defaults_are_shift_in_natural_order),
        cmocka_unit_test(first_rows_of_shift_rise_in_natural_order),
        cmocka_unit_test(rows_of_shift_are_rotations),
        cmocka_unit_test(boxes_of_block_are_cycled),
        cmocka_unit_test(rotate_has_its_28_maps),
        cmocka_unit_test(grids_have_the_numbers_of_the_model),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
