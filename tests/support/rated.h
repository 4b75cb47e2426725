/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with their ratings by Sudoku Explainer (data/ratings.tsv), and whether the library finds
 * the same: ER, EP and ED, and how many steps of which name and rating.
 */
#ifndef TESTS_SUPPORT_RATED_H
#define TESTS_SUPPORT_RATED_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "made.h"

enum { RATED_CELLS = 81, RATED_KINDS = 128 };

typedef struct rated {
    char puzzle[RATED_CELLS + 1];
    unsigned er, ep, ed; /* tenths */
    char steps[4000];    /* "X-Wing@3.2 x1, ..." */
} rated;

/* Reads the next row; false: there are no more. */
static inline bool rated_next(FILE *file, rated *row)
{
    static char line[8000];
    double er, ep, ed;
    do {
        if (!fgets(line, sizeof line, file))
            return false;
    } while (line[0] == '#');
    const int fields = sscanf(line, "%81s\t%lf\t%lf\t%lf\t%3999[^\n]", row->puzzle, &er, &ep, &ed,
                              row->steps);
    assert_int_equal(fields, 5);
    row->er = (unsigned)(er * 10 + 0.5);
    row->ep = (unsigned)(ep * 10 + 0.5);
    row->ed = (unsigned)(ed * 10 + 0.5);
    return true;
}

static inline FILE *rated_open(void)
{
    FILE *file = fopen(SUDOKU_TEST_DATA "/ratings.tsv", "r");
    assert_non_null(file);
    return file;
}

/* The puzzle with digit d replaced by digits[d - 1]. */
static inline sudoku_grid *rated_grid(const rated *row, const char *digits)
{
    char text[RATED_CELLS + 1];
    sudoku_grid *grid = NULL;
    strcpy(text, row->puzzle);
    for (unsigned i = 0; i < RATED_CELLS; i++)
        if (text[i] >= '1' && text[i] <= '9')
            text[i] = digits[text[i] - '1'];
    assert_int_equal(sudoku_grid_parse(&grid, text, RATED_CELLS, NULL), SUDOKU_OK);
    return grid;
}

/* Fails where the library rates the puzzle otherwise. */
static inline void rated_check(sudoku_logic *logic, const rated *row, const char *digits)
{
    sudoku_rating rating;
    sudoku_grid *grid = rated_grid(row, digits);
    assert_int_equal(sudoku_rate(logic, grid, SUDOKU_SCALE_SE, &rating), SUDOKU_OK);
    if (rating.er != row->er || rating.ep != row->ep || rating.ed != row->ed)
        fail_msg("%s: %u %u %u, not %u %u %u", row->puzzle, rating.er, rating.ep, rating.ed,
                 row->er, row->ep, row->ed);
    assert_int_equal(rating.hodoku_score, 0);
    sudoku_grid_free(grid);
}

/* How many steps the row has of that name and rating.  Loops are named with their length there. */
static inline unsigned rated_expected(const rated *row, const char *name, unsigned rating)
{
    char text[sizeof row->steps];
    unsigned count = 0;
    strcpy(text, row->steps);
    for (char *part = strtok(text, ","); part; part = strtok(NULL, ",")) {
        char found[200];
        unsigned whole, tenths, times, length;
        int read = 0;
        assert_int_equal(sscanf(part, " %199[^@]@%u.%u x%u", found, &whole, &tenths, &times), 4);
        if (sscanf(found, "Unique Loop %u %n", &length, &read) == 1 && read > 0)
            memmove(found + strlen("Unique Loop "), found + read, strlen(found + read) + 1);
        if (strcmp(found, name) == 0 && whole * 10 + tenths == rating)
            count += times;
    }
    return count;
}

/* Fails where the library solves the puzzle by other steps. */
static inline void rated_check_steps(sudoku_logic *logic, const rated *row)
{
    struct {
        const char *name;
        unsigned rating, count;
    } kinds[RATED_KINDS];
    unsigned used = 0;
    sudoku_grid *grid = rated_grid(row, "123456789");
    const sudoku_step *step = NULL;
    assert_int_equal(sudoku_logic_begin(logic, grid, NULL, NULL), SUDOKU_OK);
    while (sudoku_logic_next(logic, &step) == SUDOKU_OK) {
        const char *name = sudoku_technique_se_name(step->technique);
        unsigned i = 0;
        while (i < used && (strcmp(kinds[i].name, name) != 0 || kinds[i].rating != step->rating))
            i++;
        assert_true(i < RATED_KINDS);
        if (i == used) {
            kinds[used].name = name;
            kinds[used].rating = step->rating;
            kinds[used++].count = 0;
        }
        kinds[i].count++;
    }
    assert_int_equal(sudoku_logic_where(logic), SUDOKU_LOGIC_SOLVED);
    for (unsigned i = 0; i < used; i++)
        if (rated_expected(row, kinds[i].name, kinds[i].rating) != kinds[i].count)
            fail_msg("%s: %u of %s at %u", row->puzzle, kinds[i].count, kinds[i].name,
                     kinds[i].rating);
    sudoku_grid_free(grid);
}

/* One step of this puzzle depends on the order of a hash table in the original. */
static inline bool rated_is_undefined(const rated *row)
{
    return strncmp(row->puzzle, "...4.67....7.....6....7..51", 27) == 0;
}

#endif
