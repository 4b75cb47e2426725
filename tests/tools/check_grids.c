/* SPDX-License-Identifier: MIT */
/*
 * Judges a file of solved grids in the course's layout: the bytes, the rules, and that no grid
 * comes twice.  It shares nothing with the library: it reads bytes, and sums of digits' bits in
 * rows, columns and boxes that it finds by its own arithmetic.
 *
 * usage: check_grids BOX_ROWS BOX_COLS COUNT [FIRST_DIGIT] < FILE
 *
 * Layout: a line a row, decimals separated by one space, no space at a line's end, one empty line
 * between grids and none after the last.  Distinct: two 64-bit hashes of each grid are kept and
 * sorted; different hashes prove different grids, and equal ones are reported.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct fingerprint {
    uint64_t a, b;
} fingerprint;

static uint64_t line_number = 1;

static void fail(const char *reason)
{
    printf("check_grids: line %" PRIu64 ": %s\n", line_number, reason);
    exit(1);
}

static void expect(int wanted, const char *reason)
{
    if (getchar() != wanted)
        fail(reason);
}

static unsigned read_decimal(unsigned order)
{
    int c = getchar();
    if (c < '1' || c > '9')
        fail("a digit from 1 should stand here");
    unsigned value = (unsigned)(c - '0');
    c = getchar();
    if (c >= '0' && c <= '9') {
        value = value * 10 + (unsigned)(c - '0');
        c = getchar();
    }
    ungetc(c, stdin);
    if (value > order)
        fail("a digit is above the order");
    return value;
}

static void read_grid(unsigned order, unsigned *grid)
{
    for (unsigned row = 0; row < order; row++) {
        for (unsigned col = 0; col < order; col++) {
            if (col)
                expect(' ', "one space should stand between digits");
            grid[row * order + col] = read_decimal(order);
        }
        expect('\n', "the row should end here");
        line_number++;
    }
}

static void check_rules(unsigned box_rows, unsigned box_cols, const unsigned *grid)
{
    const unsigned order = box_rows * box_cols, all = (1u << order) - 1;
    for (unsigned i = 0; i < order; i++) {
        unsigned row = 0, col = 0, box = 0;
        const unsigned top = i / (order / box_cols) * box_rows;
        const unsigned left = i % (order / box_cols) * box_cols;
        for (unsigned k = 0; k < order; k++) {
            row |= 1u << (grid[i * order + k] - 1);
            col |= 1u << (grid[k * order + i] - 1);
            box |= 1u << (grid[(top + k / box_cols) * order + left + k % box_cols] - 1);
        }
        if (row != all || col != all || box != all)
            fail("the grid that ends above breaks a rule");
    }
}

static fingerprint fingerprint_of(unsigned cells, const unsigned *grid)
{
    fingerprint print = {14695981039346656037u, 1234567891011u};
    for (unsigned i = 0; i < cells; i++) {
        print.a = (print.a ^ grid[i]) * 1099511628211u;
        print.b = (print.b + grid[i]) * 6364136223846793005u;
        print.b ^= print.b >> 29;
    }
    return print;
}

static int compare(const void *x, const void *y)
{
    const fingerprint *p = x, *q = y;
    if (p->a != q->a)
        return p->a < q->a ? -1 : 1;
    return (p->b > q->b) - (p->b < q->b);
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fprintf(stderr, "usage: check_grids BOX_ROWS BOX_COLS COUNT [FIRST_DIGIT] < FILE\n");
        return 2;
    }
    const unsigned box_rows = (unsigned)atoi(argv[1]), box_cols = (unsigned)atoi(argv[2]);
    const unsigned order = box_rows * box_cols;
    const size_t count = (size_t)strtoull(argv[3], NULL, 10);
    const unsigned first = argc > 4 ? (unsigned)atoi(argv[4]) : 0;
    fingerprint *prints = malloc((count ? count : 1) * sizeof *prints);
    if (order < 1 || order > 25 || !prints)
        fail("order or count not possible");
    for (size_t i = 0; i < count; i++) {
        unsigned grid[625];
        if (i) {
            expect('\n', "an empty line should stand between grids");
            line_number++;
        }
        read_grid(order, grid);
        check_rules(box_rows, box_cols, grid);
        if (first && grid[0] != first)
            fail("the top left digit of the grid that ends above is another");
        prints[i] = fingerprint_of(order * order, grid);
    }
    if (getchar() != EOF)
        fail("the file should end here");
    qsort(prints, count, sizeof *prints, compare);
    for (size_t i = 1; i < count; i++)
        if (compare(&prints[i - 1], &prints[i]) == 0)
            fail("two grids are the same");
    free(prints);
    printf("%zu grids: valid, distinct, in the course's layout\n", count);
    return 0;
}
