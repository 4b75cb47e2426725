/* SPDX-License-Identifier: MIT */
/* Solves one puzzle, with all that can be said against it. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

int main(void)
{
    const char *text =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    char picture[400];
    sudoku_grid *grid;
    sudoku_solver *solver;
    sudoku_error error;
    if (sudoku_grid_parse(&grid, text, strlen(text), &error) != SUDOKU_OK ||
        sudoku_solver_new(&solver, sudoku_grid_shape(grid), NULL, &error) != SUDOKU_OK) {
        fprintf(stderr, "%s\n", error.reason);
        return 1;
    }
    switch (sudoku_solve(solver, grid, grid)) {
    case SUDOKU_OK:
        sudoku_grid_print(grid, sudoku_format_named("block"), picture, sizeof picture);
        printf("%s", picture);
        break;
    case SUDOKU_MANY:
        printf("it has several solutions\n");
        break;
    default:
        printf("it has no solution\n");
    }
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    return 0;
}
