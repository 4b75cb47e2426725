// SPDX-License-Identifier: MIT
// The same from C++: the headers give C linkage to everything.
#include <sudoku/sudoku.h>

#include <cstdio>
#include <string>

int main()
{
    const std::string puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    sudoku_grid *grid = nullptr;
    sudoku_solver *solver = nullptr;
    if (sudoku_grid_parse(&grid, puzzle.data(), puzzle.size(), nullptr) != SUDOKU_OK ||
        sudoku_solver_new(&solver, nullptr, nullptr, nullptr) != SUDOKU_OK ||
        sudoku_solve(solver, grid, grid) != SUDOKU_OK)
        return 1;
    std::string line(sudoku_grid_print(grid, sudoku_format_named("line"), nullptr, 0) + 1, '\0');
    sudoku_grid_print(grid, sudoku_format_named("line"), &line[0], line.size());
    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    std::printf("%s %s", sudoku_version(), line.c_str());
    return 0;
}
