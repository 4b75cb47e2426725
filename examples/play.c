/* SPDX-License-Identifier: MIT */
/* A game in thirty lines: "r1c2 3" puts a digit, "r1c2 0" takes it out, "undo" takes back.  Without
   a player at the keyboard it plays the moves below. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

int main(int argc, char **argv)
{
    const char *puzzle = "1......2..4..3..",
               *moves = "r1c2 3\nundo\nr1c2 2\nr1c3 2\nr1c3 3\nr1c4 4\n";
    char line[80], picture[200];
    (void)argv;
    sudoku_grid *grid;
    sudoku_game *game;
    if (sudoku_grid_parse(&grid, puzzle, strlen(puzzle), NULL) != SUDOKU_OK ||
        sudoku_game_new(&game, grid, NULL) != SUDOKU_OK)
        return 1;
    while (!sudoku_game_is_finished(game)) {
        unsigned row, column, digit;
        sudoku_grid_print(sudoku_game_grid(game), sudoku_format_named("block"), picture, 200);
        printf("%s%u cells clash\n", picture, (unsigned)sudoku_game_conflicts(game, NULL, 0));
        if (argc > 1 ? !fgets(line, sizeof line, stdin) : sscanf(moves, "%79[^\n]", line) != 1)
            break;
        moves += argc > 1 ? 0 : strlen(line) + 1;
        printf("\n> %s\n", line);
        if (strncmp(line, "undo", 4) == 0)
            sudoku_game_undo(game);
        else if (sscanf(line, "r%uc%u %u", &row, &column, &digit) != 3 || row - 1 > 3 ||
                 column - 1 > 3 ||
                 sudoku_game_play(game, (sudoku_move){.cell = (uint16_t)(row * 4 + column - 5),
                                                      .digit = (uint8_t)digit}) < 0)
            printf("that cannot be played\n");
    }
    sudoku_game_free(game);
    sudoku_grid_free(grid);
    return 0;
}
