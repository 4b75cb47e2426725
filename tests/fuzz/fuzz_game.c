/* SPDX-License-Identifier: MIT */
/* Saved games of any bytes: no crash; what is refused has a place within the text; what is loaded
   saves to a text that loads to the same, and can be taken back to its puzzle. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/game.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The game as text; to be freed. */
static char *saved(const sudoku_game *game, size_t *length)
{
    *length = sudoku_game_save(game, 0, NULL, 0);
    char *const text = malloc(*length + 1);
    if (!text || sudoku_game_save(game, 0, text, *length + 1) != *length)
        abort();
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    sudoku_game *game, *again;
    sudoku_error error;
    size_t length, length_again;
    const sudoku_status status = sudoku_game_load(&game, (const char *)data, size, &error);
    if (status != SUDOKU_OK) {
        if (status != SUDOKU_E_SYNTAX || !error.line || !error.column || error.offset > size ||
            !error.reason[0])
            abort();
        return 0;
    }
    char *const text = saved(game, &length);
    if (sudoku_game_load(&again, text, length, NULL) != SUDOKU_OK)
        abort();
    char *const text_again = saved(again, &length_again);
    if (length != length_again || memcmp(text, text_again, length) != 0 ||
        !sudoku_grid_equal(sudoku_game_grid(game), sudoku_game_grid(again)))
        abort();
    while (sudoku_game_undo(again) == SUDOKU_OK)
        ;
    if (!sudoku_grid_equal(sudoku_game_grid(again), sudoku_game_puzzle(again)))
        abort();
    free(text);
    free(text_again);
    sudoku_game_free(game);
    sudoku_game_free(again);
    return 0;
}
