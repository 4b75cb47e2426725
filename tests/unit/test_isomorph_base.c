/* SPDX-License-Identifier: MIT */
/* Proves that the bases of the family isomorph have no symmetry: of all permutations of rows,
   columns, bands and stacks, with transposition where boxes are square (2 * 6^8 for 9x9), only
   doing nothing gives the base again, however the digits are renamed.  So the family repeats no
   grid.  The base is grid 0 of the natural order.  That the search finds symmetries is shown by a
   grid that has many. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "symbols.h"

enum { MOST_ORDERS = 1296, MOST = 9 };

typedef unsigned char lines[MOST];

/* All orders of 'count' lines in which those of a group stay together, by trying each line next;
   returns how many. */
static unsigned extend(lines *orders, unsigned found, lines so_far, unsigned length, unsigned count,
                       unsigned group)
{
    if (length == count) {
        memcpy(orders[found], so_far, count);
        return found + 1;
    }
    for (unsigned line = 0; line < count; line++) {
        const bool inside = length % group > 0;
        if (memchr(so_far, (int)line, length) ||
            (inside && line / group != so_far[length - 1] / group))
            continue;
        so_far[length] = (unsigned char)line;
        found = extend(orders, found, so_far, length + 1, count, group);
    }
    return found;
}

/* Whether 'moved', seen through these orders, is 'grid' with other digits. */
static bool looks_like(const uint8_t *grid, const uint8_t *moved, unsigned order,
                       const unsigned char *rows, const unsigned char *columns)
{
    uint8_t name[MOST + 1] = {0}; /* the first row tells them all */
    for (unsigned column = 0; column < order; column++)
        name[moved[rows[0] * order + columns[column]]] = grid[column];
    for (unsigned row = 1; row < order; row++)
        for (unsigned column = 0; column < order; column++)
            if (name[moved[rows[row] * order + columns[column]]] != grid[row * order + column])
                return false;
    return true;
}

static unsigned symmetries(const uint8_t *grid, unsigned box_rows, unsigned box_cols,
                           unsigned *tried)
{
    static lines rows[MOST_ORDERS], columns[MOST_ORDERS];
    const unsigned order = box_rows * box_cols;
    lines start = {0};
    const unsigned row_orders = extend(rows, 0, start, 0, order, box_rows);
    const unsigned column_orders = extend(columns, 0, start, 0, order, box_cols);
    uint8_t transposed[MOST * MOST];
    for (unsigned cell = 0; cell < order * order; cell++)
        transposed[cell] = grid[cell % order * order + cell / order];

    unsigned found = 0;
    for (unsigned i = 0; i < row_orders; i++)
        for (unsigned k = 0; k < column_orders; k++)
            found += looks_like(grid, grid, order, rows[i], columns[k]) +
                     (box_rows == box_cols &&
                      looks_like(grid, transposed, order, rows[i], columns[k]));
    *tried = row_orders * column_orders * (box_rows == box_cols ? 2 : 1);
    return found;
}

static void bases_have_no_symmetry(void **state)
{
    (void)state;
    static const struct {
        unsigned rows, cols, ways;
    } bases[] = {{3, 3, 2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6}, {2, 3, 48 * 72}, {3, 2, 48 * 72}};
    for (unsigned i = 0; i < 3; i++) {
        sudoku_shape shape;
        sudoku_source *source;
        uint8_t base[MOST * MOST];
        unsigned tried;
        const sudoku_source_options options = {.family = sudoku_family_named("isomorph")};
        assert_int_equal(sudoku_shape_of_boxes(bases[i].rows, bases[i].cols, &shape), SUDOKU_OK);
        assert_int_equal(sudoku_source_new(&source, &shape, &options, NULL), SUDOKU_OK);
        assert_int_equal(sudoku_source_read(source, 0, 1, base), SUDOKU_OK);
        assert_int_equal(symmetries(base, bases[i].rows, bases[i].cols, &tried), 1);
        assert_int_equal(tried, bases[i].ways);
        sudoku_source_free(source);
    }
}

/* The grid with most symmetries of all has 648 (Russell and Jarvis, "Mathematics of Sudoku II",
   2006). */
static void known_symmetries_are_found(void **state)
{
    (void)state;
    static const char most[] = "123456789456789123789123456231564897564897231897231564"
                               "312645978645978312978312645";
    uint8_t grid[MOST * MOST];
    unsigned tried;
    assert_true(symbols_to_cells(most, 81, grid));
    assert_int_equal(symmetries(grid, 3, 3, &tried), 648);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bases_have_no_symmetry),
        cmocka_unit_test(known_symmetries_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
