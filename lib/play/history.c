/* SPDX-License-Identifier: MIT */
/*
 * The moves of a game, those that stand and behind them those that were taken back.
 *
 * Taking a move back means to make the ones before it again.  So that this takes no longer the
 * longer a game lasts, the position is kept before every SUDOKU__SNAPSHOT_EVERY-th move.  A new
 * move overwrites those that were taken back, and their snapshots.
 *
 * Everything that a move needs is allocated before it is made, so that a move for which there is
 * no memory changes nothing.
 */
#include "play/game.h"

#include <stdlib.h>
#include <string.h>

/* Makes room for one more element and 'more' beside it.  NULL: out of memory, and 'array' is as it
   was. */
static void *grown(void *array, size_t kept, size_t more, size_t *room, size_t size)
{
    if (array && kept + more <= *room)
        return array;
    size_t wanted = *room < 64 ? 64 : *room;
    while (wanted < kept + more) {
        if (wanted > SIZE_MAX / 2 / size)
            return NULL;
        wanted *= 2;
    }
    void *const larger = realloc(array, wanted * size);
    if (larger)
        *room = wanted;
    return larger;
}

static bool make_room(sudoku_game *game, size_t parts)
{
    void *larger = grown(game->moves, game->standing, 1, &game->moves_room, sizeof *game->moves);
    if (!larger)
        return false;
    game->moves = larger;
    larger = grown(game->parts, game->parts_kept, parts, &game->parts_room, sizeof *game->parts);
    if (!larger)
        return false;
    game->parts = larger;
    return true;
}

/* A snapshot is the digits, the marks and what was ruled out, byte for byte. */
static size_t snapshot_size(const sudoku_game *game)
{
    return game->grid->cells * (1 + sizeof *game->marks + sizeof *game->ruled_out);
}

static bool take_snapshot(sudoku_game *game)
{
    const size_t number = game->standing / SUDOKU__SNAPSHOT_EVERY, size = snapshot_size(game);
    const unsigned cells = game->grid->cells;
    if (number >= game->snapshots_room) {
        const size_t room = number < 4 ? 4 : 2 * number;
        if (room > SIZE_MAX / size)
            return false;
        uint8_t *const larger = realloc(game->snapshots, room * size);
        if (!larger)
            return false;
        game->snapshots = larger;
        game->snapshots_room = room;
    }
    uint8_t *const to = game->snapshots + number * size;
    memcpy(to, game->grid->cell, cells);
    memcpy(to + cells, game->marks, 2 * cells * sizeof *game->marks);
    return true;
}

static void restore_snapshot(sudoku_game *game, size_t number)
{
    const uint8_t *const from = game->snapshots + number * snapshot_size(game);
    const unsigned cells = game->grid->cells;
    memcpy(game->grid->cell, from, cells);
    memcpy(game->marks, from + cells, 2 * cells * sizeof *game->marks);
    game->filled = sudoku_grid_filled(game->grid);
}

/* Moves that were taken back have their parts behind those of the standing ones. */
static size_t parts_standing(const sudoku_game *game)
{
    return game->standing < game->kept ? game->moves[game->standing].first : game->parts_kept;
}

sudoku_status sudoku__game_record(sudoku_game *game, sudoku__played move, const sudoku__part *parts)
{
    if (!make_room(game, move.count) ||
        (game->standing % SUDOKU__SNAPSHOT_EVERY == 0 && !take_snapshot(game)))
        return SUDOKU_E_NOMEM;
    /* The parts are written behind all that is kept: a move that changes nothing leaves no trace.
     */
    move.first = game->parts_kept;
    if (move.count > 0)
        memcpy(game->parts + move.first, parts, move.count * sizeof *parts);
    if (!sudoku__game_change(game, &move))
        return SUDOKU_NONE;
    const size_t first = parts_standing(game);
    if (move.count > 0)
        memmove(game->parts + first, game->parts + move.first, move.count * sizeof *parts);
    move.first = first;
    game->parts_kept = first + move.count;
    game->moves[game->standing++] = move;
    game->kept = game->standing;
    return SUDOKU_OK;
}

void sudoku__game_take_back(sudoku_game *game, size_t count)
{
    if (count == 0)
        return;
    game->standing -= count;
    const size_t number = game->standing / SUDOKU__SNAPSHOT_EVERY;
    restore_snapshot(game, number);
    for (size_t i = number * SUDOKU__SNAPSHOT_EVERY; i < game->standing; i++)
        sudoku__game_change(game, &game->moves[i]);
}

sudoku_status sudoku_game_undo(sudoku_game *game)
{
    if (!game)
        return SUDOKU_E_ARG;
    if (game->standing == 0)
        return SUDOKU_NONE;
    sudoku__game_take_back(game, 1);
    return SUDOKU_OK;
}

sudoku_status sudoku_game_redo(sudoku_game *game)
{
    if (!game)
        return SUDOKU_E_ARG;
    if (game->standing == game->kept)
        return SUDOKU_NONE;
    sudoku__game_change(game, &game->moves[game->standing++]);
    return SUDOKU_OK;
}

size_t sudoku_game_moves(const sudoku_game *game)
{
    return game ? game->standing : 0;
}

size_t sudoku_game_undone(const sudoku_game *game)
{
    return game ? game->kept - game->standing : 0;
}

sudoku_status sudoku_game_move(const sudoku_game *game, size_t index, sudoku_move *move)
{
    if (!game || !move || index >= game->kept)
        return SUDOKU_E_ARG;
    const sudoku__played *const played = &game->moves[index];
    *move = (sudoku_move){.kind = (sudoku_move_kind)played->kind,
                          .cell = played->cell,
                          .digit = played->digit,
                          .tidy = played->tidy};
    return SUDOKU_OK;
}
