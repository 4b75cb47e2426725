/* SPDX-License-Identifier: MIT */
/* A program whose own names are those that a Sudoku library is tempted to use. */
#include <sudoku/sudoku.h>

#include <stdio.h>

int count = 2, grid[81], board, puzzle, cell, box, version = 8;
int solve(void);
int rng(void);
int check(void);
int hint(void);
int parse(void);
void generate(void);

int solve(void)
{
    return 1;
}
int rng(void)
{
    return 4;
}
int check(void)
{
    return 5;
}
int hint(void)
{
    return 6;
}
int parse(void)
{
    return 7;
}
void generate(void)
{
}

int main(void)
{
    sudoku_grid *own = NULL;
    sudoku_solver *solver = NULL;
    uint64_t solutions = 0;
    sudoku_shape shape;
    if (sudoku_shape_of_order(4, &shape) || sudoku_grid_new(&own, &shape) ||
        sudoku_solver_new(&solver, &shape, NULL, NULL) || sudoku_count(solver, own, 0, &solutions))
        return 1;
    generate();
    printf("%d %d %llu\n", solve(), count + rng() + check() + hint() + parse() + version,
           (unsigned long long)solutions);
    sudoku_solver_free(solver);
    sudoku_grid_free(own);
    return 0;
}
