/* SPDX-License-Identifier: MIT */
/*
 * Proves of the reader, with texts made here by code that shares nothing with the library:
 *   - grids of every order, written in every layout, are read back equal, alone and mixed;
 *   - a mistyped grid among good ones costs that record and no other, wherever the fault is;
 *   - what is read does not depend on where the fed pieces end, tried on random garbage;
 *   - lines far longer than the reader's buffer are read or refused as a whole.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "random.h"
#include "transcript.h"

#define A "..21.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71"
#define B ".5....4...48....7...26.8....37.86.5.5......4...6.2....8..........9.6..3..1...9.85"

/* ---- Every order, every layout ---- */

enum { LAYOUTS = 8, PAGE = 1 << 16 };

static char symbol(unsigned digit, bool lower)
{
    return (lower ? ".123456789abcdefghijklmnop" : ".123456789ABCDEFGHIJKLMNOP")[digit];
}

static size_t put_row(char *to, const uint8_t *row, unsigned order, unsigned box_cols, int layout)
{
    char *const start = to;
    for (unsigned i = 0; i < order; i++) {
        const bool box = i > 0 && i % box_cols == 0;
        switch (layout) {
        case 2: /* blanks between */
            to += sprintf(to, "%s%c", i ? " " : "\t", symbol(row[i], false));
            break;
        case 3: /* drawn */
            to += sprintf(to, "%s%c ", i == 0 || box ? "| " : "", symbol(row[i], false));
            break;
        case 4: /* drawn, narrow */
            to += sprintf(to, "%s%c", box ? "|" : "", symbol(row[i], true));
            break;
        case 5: /* numbers and commas */
            to += sprintf(to, "%s%u", i ? "," : "", row[i]);
            break;
        case 6: /* numbers in columns */
            to += sprintf(to, "%3u", row[i]);
            break;
        case 7: /* numbers, the whole grid in one line */
            to += sprintf(to, "%u ", row[i]);
            break;
        default:
            *to++ = symbol(row[i], layout == 1);
        }
    }
    if (layout != 0 && layout != 7)
        to += sprintf(to, layout == 3 ? "|\r\n" : layout == 2 ? " \n" : "\n");
    return (size_t)(to - start);
}

/* Writes a grid in one of the layouts and returns the length. */
static size_t put_grid(char *to, const uint8_t *cells, const sudoku_shape *shape, int layout)
{
    char *const start = to;
    const unsigned order = sudoku_order(shape);
    for (unsigned row = 0; row < order; row++) {
        if (layout == 3 && row % shape->box_rows == 0)
            to += sprintf(to, "+-------+-------+\n");
        to += put_row(to, cells + row * order, order, shape->box_cols, layout);
    }
    if (layout == 0 || layout == 7)
        *to++ = '\n';
    return (size_t)(to - start);
}

static void fill(uint8_t *cells, unsigned order, uint64_t *seed, unsigned empty)
{
    for (unsigned cell = 0; cell < order * order; cell++)
        cells[cell] = random_below(seed, 100) < empty ? 0
                                                      : (uint8_t)(1 + random_below(seed, order));
    cells[order * order / 2] = (uint8_t)order; /* so that its order shows */
}

static void test_round_trips(void **state)
{
    (void)state;
    uint64_t seed = 1;
    static char page[PAGE];
    for (unsigned order = SUDOKU_MIN_ORDER; order <= SUDOKU_MAX_ORDER; order++) {
        for (int layout = 0; layout < LAYOUTS; layout++) {
            for (unsigned empty = 0; empty <= 90; empty += 30) {
                sudoku_shape shape;
                uint8_t cells[SUDOKU_MAX_CELLS];
                sudoku_grid *grid;
                sudoku_error error;
                assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
                fill(cells, order, &seed, empty);
                const size_t length = put_grid(page, cells, &shape, layout);
                if (sudoku_grid_parse(&grid, page, length, &error) != SUDOKU_OK)
                    fail_msg("layout %d: %s\n%.*s", layout, error.reason, (int)length, page);
                assert_true(sudoku_shape_equal(sudoku_grid_shape(grid), &shape));
                if (memcmp(sudoku_grid_data(grid), cells, order * order) != 0)
                    fail_msg("layout %d: other cells\n%.*s", layout, (int)length, page);
                sudoku_grid_free(grid);
            }
        }
    }
}

/* Grids of all orders in all layouts in one text, with what people put between. */
static void test_mixed(void **state)
{
    (void)state;
    enum { GRIDS = 300 };
    static const char *const between[] = {"\n",        "\n\n",        "# note 1\n",
                                          "Grid 17\n", "\r\n \t\r\n", "=========\n"};
    uint64_t seed = 2;
    static char text[GRIDS * 4096], expected[GRIDS * 1024];
    size_t length = 0, expected_length = 0;
    unsigned line = 1;
    for (unsigned i = 1; i <= GRIDS; i++) {
        sudoku_shape shape;
        uint8_t cells[SUDOKU_MAX_CELLS];
        const unsigned order = 4 + random_below(&seed, 22);
        assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
        fill(cells, order, &seed, 40);
        const size_t start = length;
        length += put_grid(text + length, cells, &shape, (int)random_below(&seed, LAYOUTS));
        const unsigned skipped = text[start] == '+'; /* a rule is not yet the grid */
        const char *end = memchr(text + start, '\n', length - start);
        expected_length += (size_t)sprintf(
            expected + expected_length, "%u %u %zu %ux%u ", i, line + skipped,
            skipped ? (size_t)(end + 1 - text) : start, shape.box_rows, shape.box_cols);
        for (unsigned cell = 0; cell < order * order; cell++)
            expected[expected_length++] = symbol(cells[cell], false);
        expected[expected_length++] = '\n';
        length += (size_t)sprintf(text + length, "%s",
                                  between[random_below(&seed, sizeof between / sizeof *between)]);
        for (size_t at = start; at < length; at++)
            line += text[at] == '\n';
    }
    expected[expected_length] = '\0';
    for (size_t piece = 1; piece < length; piece = piece * 3 + 1) {
        char *got = transcript_of(text, length, &piece, 1, NULL);
        assert_string_equal(got, expected);
        free(got);
    }
}

/* ---- A fault costs one record ---- */

typedef enum fault { STRANGE, DOUBLED, LOST, FAULTS } fault;

/* Puts a fault where a cell is; returns the new length. */
static size_t put_fault(char *text, size_t at, size_t length, fault kind, char strange)
{
    switch (kind) {
    case DOUBLED:
        memmove(text + at + 1, text + at, length - at);
        return length + 1;
    case LOST:
        memmove(text + at, text + at + 1, length - at - 1);
        return length - 1;
    default:
        text[at] = strange;
        return length;
    }
}

/* Writes 'count' grids, the one numbered 'bad' with a fault; returns the length. */
static size_t put_faulty(char *to, const uint8_t *cells, const sudoku_shape *shape, int layout,
                         unsigned count, unsigned bad, uint64_t *seed, bool gaps)
{
    size_t length = 0;
    for (unsigned i = 0; i < count; i++) {
        const size_t start = length, size = put_grid(to + length, cells, shape, layout);
        length += size;
        if (i == bad) {
            size_t at;
            do
                at = start + random_below(seed, (uint32_t)size);
            while (!strchr("123456789.", to[at]));
            length = put_fault(to, at, length, (fault)random_below(seed, FAULTS),
                               "?!z/"[random_below(seed, 4)]);
        }
        if (gaps)
            to[length++] = '\n';
    }
    return length;
}

static void test_faults(void **state)
{
    (void)state;
    enum { GRIDS = 5 };
    static const unsigned orders[] = {6, 8, 9, 12};
    uint64_t seed = 3;
    static char text[PAGE];
    for (unsigned round = 0; round < 2500; round++) {
        const int layout = (int)(round % 4);
        const unsigned order = orders[random_below(&seed, 4)], bad = random_below(&seed, GRIDS);
        /* At the top of a text a broken row can be taken for a number, so there it needs a gap. */
        const bool gaps = bad == 0 || random_below(&seed, 2);
        sudoku_shape shape;
        uint8_t cells[SUDOKU_MAX_CELLS];
        assert_int_equal(sudoku_shape_of_order(order, &shape), SUDOKU_OK);
        fill(cells, order, &seed, 50);
        const size_t length = put_faulty(text, cells, &shape, layout, GRIDS, bad, &seed, gaps);
        char *got = transcript_of(text, length, &length, 1, NULL);
        unsigned records = 0, errors = 0;
        for (const char *at = got; *at; at = strchr(at, '\n') + 1) {
            const bool broken = memchr(at, '!', (size_t)(strchr(at, '\n') - at)) != NULL;
            if (broken && records != bad)
                break;
            errors += broken;
            records++;
        }
        if (records != GRIDS || errors != 1)
            fail_msg("layout %d, fault in %u of\n%.*s\nread as\n%s", layout, bad + 1, (int)length,
                     text, got);
        free(got);
    }
}

/* Grids written alike are read in a quick way, not so where a piece ends in each line: both must
   find the same, whatever stands in place of any byte, or is missing. */
static void test_alike(void **state)
{
    (void)state;
    static const char strange[] = "0.59A \n\r\t-|_,x#\xff";
    static char text[PAGE], changed[PAGE];
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint64_t seed = 7;
    for (unsigned order = 4; order <= 9; order++) {
        for (int layout = 0; layout < 2; layout++) {
            size_t ends[6] = {0}, every = 5;
            for (int i = 0; i < 5; i++) {
                fill(cells, order, &seed, 2);
                char *to = text + ends[i];
                for (unsigned cell = 0; cell < order * order; cell++) {
                    *to++ = symbol(cells[cell], false);
                    if (layout == 1 || cell + 1 == order * order)
                        *to++ = (cell + 1) % order ? ' ' : '\n';
                }
                ends[i + 1] = (size_t)(to - text);
            }
            for (size_t at = ends[2]; at < ends[3]; at++)
                for (size_t i = 0; i < sizeof strange; i++) { /* the last one: it is missing */
                    const size_t skip = i + 1 == sizeof strange;
                    size_t length = ends[5] - skip;
                    memcpy(changed, text, at);
                    memcpy(changed + at, text + at + skip, length - at);
                    if (!skip)
                        changed[at] = strange[i];
                    char *whole = transcript_of(changed, length, &length, 1, NULL);
                    char *parts = transcript_of(changed, length, &every, 1, NULL);
                    assert_string_equal(whole, parts);
                    free(whole);
                    free(parts);
                }
        }
    }
}

/* ---- Garbage and long lines ---- */

static void test_garbage(void **state)
{
    (void)state;
    static const char alphabet[] =
        "0123456789..... \n\n\n\r|-+*_xX#,;:ABCPQabp?\t\xef\xbb\xbf\xe2\x94\x82";
    uint64_t seed = 4;
    static char text[4096];
    for (unsigned round = 0; round < 2000; round++) {
        /* few kinds of bytes, so that rows and rules come by chance */
        const size_t length = random_below(&seed, sizeof text);
        const uint32_t kinds = 2 + random_below(&seed, 8);
        char some[10];
        for (uint32_t i = 0; i < kinds; i++)
            some[i] = alphabet[random_below(&seed, sizeof alphabet)]; /* NUL too */
        for (size_t at = 0; at < length; at++)
            text[at] = at >= 20 && random_below(&seed, 3) ? text[at - 10 - kinds]
                                                          : some[random_below(&seed, kinds)];
        size_t pieces[7];
        for (int i = 0; i < 7; i++)
            pieces[i] = random_below(&seed, 60);
        pieces[6]++;
        char *whole = transcript_of(text, length, &length, 1, NULL);
        char *parts = transcript_of(text, length, pieces, 7, NULL);
        assert_string_equal(whole, parts);
        free(whole);
        free(parts);
    }
}

/* Feeds a head, 'count' times a block of one byte, and a tail; checks what the records are. */
static void check_long(const char *head, char byte, size_t count, const char *tail,
                       const char *expected)
{
    enum { BLOCK = 50000 };
    static char block[BLOCK];
    memset(block, byte, sizeof block);
    sudoku_reader *reader;
    assert_int_equal(sudoku_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    transcript all = {NULL, 0, 0};
    transcript_feed(&all, reader, head, strlen(head), false);
    for (size_t left = count; left > 0;) {
        const size_t part = left < sizeof block ? left : sizeof block;
        transcript_feed(&all, reader, block, part, false);
        left -= part;
    }
    transcript_feed(&all, reader, tail, strlen(tail), true);
    assert_string_equal(all.text, expected);
    free(all.text);
    sudoku_reader_free(reader);
}

static void test_long_lines(void **state)
{
    (void)state;
    check_long("", '.', 1000000, "\n" B "\n",
               "1 1 0 ! 1:65537@65536 1000000 cells, the largest grid has 625\n"
               "2 2 1000001 3x3 " B "\n");
    check_long("", '-', 1000000, "\n" B "\n", "1 2 1000001 3x3 " B "\n");
    check_long("# ", '5', 1000000, "\n" B "\n", "1 2 1000003 3x3 " B "\n");
    check_long("text ", '5', 1000000, "\n" B "\n", "1 2 1000006 3x3 " B "\n");
    check_long("", ' ', 1000000, "\n" B "\n", "1 2 1000001 3x3 " B "\n");
    check_long("", '\0', 10000000, "\n" B "\n", "1 2 10000001 3x3 " B "\n");
    check_long("", '\n', 100000, B, "1 100001 100000 3x3 " B "\n");
    check_long("", '\r', 100000, B, "1 100001 100000 3x3 " B "\n");
}

static void test_long_comment(void **state)
{
    (void)state;
    enum { LENGTH = 200000 };
    char *text = malloc(LENGTH);
    assert_non_null(text);
    memset(text, 'y', LENGTH);
    memcpy(text, A " ", 82);
    for (size_t at = 83; at + 1 < LENGTH; at += 2)
        memcpy(text + at, "\xc3\xa9", 2);
    sudoku_reader *reader;
    sudoku_record record;
    assert_int_equal(sudoku_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, text, LENGTH, true), SUDOKU_OK);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_OK);
    const size_t kept = strlen(record.comment);
    assert_true(kept >= 500 && kept < 70000);
    assert_memory_equal(record.comment, text + 82, kept);
    assert_int_equal((unsigned char)record.comment[kept - 1], 0xa9); /* no half character */
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_NONE);
    sudoku_reader_free(reader);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trips),  cmocka_unit_test(test_mixed),
        cmocka_unit_test(test_faults),       cmocka_unit_test(test_alike),
        cmocka_unit_test(test_garbage),      cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_long_comment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
