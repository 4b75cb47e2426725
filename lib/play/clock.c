/* SPDX-License-Identifier: MIT */
#include "play/game.h"

/* What has passed since the clock was started. */
static uint64_t running(const sudoku_game *game, uint64_t now_ms)
{
    return game->runs && now_ms > game->since ? now_ms - game->since : 0;
}

void sudoku_game_start_clock(sudoku_game *game, uint64_t now_ms)
{
    if (!game || game->runs)
        return;
    game->runs = true;
    game->since = now_ms;
}

void sudoku_game_stop_clock(sudoku_game *game, uint64_t now_ms)
{
    if (!game)
        return;
    game->elapsed = sudoku_game_elapsed_ms(game, now_ms);
    game->runs = false;
}

bool sudoku_game_clock_runs(const sudoku_game *game)
{
    return game && game->runs;
}

uint64_t sudoku_game_elapsed_ms(const sudoku_game *game, uint64_t now_ms)
{
    if (!game)
        return 0;
    const uint64_t more = running(game, now_ms);
    return more > UINT64_MAX - game->elapsed ? UINT64_MAX : game->elapsed + more;
}
