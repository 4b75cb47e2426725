/* SPDX-License-Identifier: MIT */
/*
 * Counts the solutions of a puzzle, and then goes through them one by one.  The search is given a
 * few nodes a call and called again until it is done: so a program shows progress, keeps time or
 * can be interrupted.
 */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

int main(void)
{
    /* What is missing is 1, 2 and 3 in three rows of three, which there are 12 ways to fill. */
    static const char text[] = "...456789"
                               "456789123"
                               "789123456"
                               "...564897"
                               "564897231"
                               "897231564"
                               "...645978"
                               "645978312"
                               "978312645";
    sudoku_grid *puzzle, *solution;
    sudoku_solver *solver;
    const sudoku_solver_options options = {.max_nodes = 4};
    if (sudoku_grid_parse(&puzzle, text, strlen(text), NULL) != SUDOKU_OK ||
        sudoku_grid_new(&solution, sudoku_grid_shape(puzzle)) != SUDOKU_OK ||
        sudoku_solver_new(&solver, sudoku_grid_shape(puzzle), &options, NULL) != SUDOKU_OK)
        return 1;

    uint64_t count;
    sudoku_status status;
    do
        status = sudoku_count(solver, puzzle, 1000, &count);
    while (status == SUDOKU_LIMIT);
    if (status < 0)
        return 1;
    printf("%llu solutions%s\n", (unsigned long long)count,
           status == SUDOKU_MANY ? " and more" : "");

    unsigned with_1_first = 0;
    sudoku_solver_begin(solver, puzzle);
    while ((status = sudoku_solver_next(solver, solution)) == SUDOKU_OK || status == SUDOKU_LIMIT)
        if (status == SUDOKU_OK)
            with_1_first += sudoku_grid_get(solution, 0) == 1;
    printf("%u of them begin with 1\n", with_1_first);

    sudoku_solver_free(solver);
    sudoku_grid_free(solution);
    sudoku_grid_free(puzzle);
    return 0;
}
