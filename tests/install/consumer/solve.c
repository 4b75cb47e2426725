/* SPDX-License-Identifier: MIT */
/* A user of the library: prints its version and the solution of one puzzle. */
#include <sudoku/sudoku.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    char line[100];
    sudoku_grid *grid;
    sudoku_solver *solver;
    if (sudoku_grid_parse(&grid, puzzle, strlen(puzzle), NULL) ||
        sudoku_solver_new(&solver, NULL, NULL, NULL) || sudoku_solve(solver, grid, grid))
        return 1;
    sudoku_grid_print(grid, sudoku_format_named("line"), line, sizeof line);
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    if (strcmp(sudoku_version(), SUDOKU_VERSION_STRING) != 0)
        return 1;
    printf("%s %s", sudoku_version(), line);
    return 0;
}
