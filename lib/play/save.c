/* SPDX-License-Identifier: MIT */
/*
 * A game as text: a head, the moves one a line, and an end.  docs/game.md describes it, load.c
 * reads it.  Moves that were taken back are written too, so that they can be made again.
 */
#include "play/game.h"

#include "core/shape_text.h"
#include "core/sink.h"

static void put_cell(sudoku__sink *sink, const sudoku_game *game, unsigned cell)
{
    sudoku__put_text(sink, " r");
    sudoku__put_number(sink, cell / game->tables->order + 1, 1);
    sudoku__put_text(sink, "c");
    sudoku__put_number(sink, cell % game->tables->order + 1, 1);
}

static void put_grid(sudoku__sink *sink, const uint8_t *cells, unsigned count)
{
    for (unsigned cell = 0; cell < count; cell++)
        sudoku__put_symbol(sink, cells[cell]);
    sudoku__put_text(sink, "\n");
}

static void put_line(sudoku__sink *sink, const char *key, uint64_t number)
{
    sudoku__put_text(sink, key);
    sudoku__put_text(sink, " ");
    sudoku__put_number(sink, number, 1);
    sudoku__put_text(sink, "\n");
}

static void put_head(sudoku__sink *sink, const sudoku_game *game, uint64_t now_ms)
{
    char shape[SUDOKU__MAX_SHAPE_TEXT];
    sudoku_shape_print(&game->grid->shape, shape, sizeof shape);
    sudoku__put_text(sink, "sudoku-game 1\nshape ");
    sudoku__put_text(sink, shape);
    sudoku__put_text(sink, "\npuzzle ");
    put_grid(sink, game->puzzle->cell, game->puzzle->cells);
    if (game->note[0]) {
        sudoku__put_text(sink, "note ");
        sudoku__put_text(sink, game->note);
        sudoku__put_text(sink, "\n");
    }
    put_line(sink, "time", sudoku_game_elapsed_ms(game, now_ms));
    put_line(sink, "hints", game->hints);
    put_line(sink, "peeks", game->peeks);
    if (game->shown)
        sudoku__put_text(sink, "shown\n");
}

static void put_hint(sudoku__sink *sink, const sudoku_game *game, const sudoku__played *move)
{
    sudoku__put_text(sink, "hint ");
    sudoku__put_text(sink, move->technique ? sudoku_technique_id(move->technique) : "-");
    for (uint32_t i = 0; i < move->count; i++) {
        const sudoku__part *const part = &game->parts[move->first + i];
        put_cell(sink, game, part->cell);
        sudoku__put_text(sink, part->places ? "=" : "<>");
        sudoku__put_number(sink, part->digit, 1);
    }
    sudoku__put_text(sink, "\n");
}

/* The whole solution, not only what it changed, so that loading can check it. */
static void put_solution(sudoku__sink *sink, const sudoku_game *game, size_t index)
{
    uint8_t cells[SUDOKU_MAX_CELLS];
    for (unsigned cell = 0; cell < game->puzzle->cells; cell++)
        cells[cell] = game->puzzle->cell[cell];
    for (size_t i = 0; i <= index; i++) {
        const sudoku__played *const move = &game->moves[i];
        if (move->kind == SUDOKU_MOVE_PLACE)
            cells[move->cell] = move->digit;
        for (uint32_t p = 0; p < move->count; p++)
            if (game->parts[move->first + p].places)
                cells[game->parts[move->first + p].cell] = game->parts[move->first + p].digit;
    }
    sudoku__put_text(sink, "solve ");
    put_grid(sink, cells, game->puzzle->cells);
}

static void put_move(sudoku__sink *sink, const sudoku_game *game, size_t index)
{
    const sudoku__played *const move = &game->moves[index];
    switch ((sudoku_move_kind)move->kind) {
    case SUDOKU_MOVE_PLACE:
    case SUDOKU_MOVE_MARK:
        sudoku__put_text(sink, move->kind == SUDOKU_MOVE_MARK ? "mark"
                               : move->digit                  ? "place"
                                                              : "erase");
        put_cell(sink, game, move->cell);
        if (move->digit) {
            sudoku__put_text(sink, " ");
            sudoku__put_number(sink, move->digit, 1);
        }
        sudoku__put_text(sink, move->tidy ? " tidy\n" : "\n");
        break;
    case SUDOKU_MOVE_MARK_ALL:
        sudoku__put_text(sink, "mark-all\n");
        break;
    case SUDOKU_MOVE_CLEAR:
        sudoku__put_text(sink, "clear\n");
        break;
    case SUDOKU_MOVE_HINT:
        put_hint(sink, game, move);
        break;
    case SUDOKU_MOVE_SOLVE:
        put_solution(sink, game, index);
        break;
    }
}

size_t sudoku_game_save(const sudoku_game *game, uint64_t now_ms, char *buffer, size_t capacity)
{
    sudoku__sink sink;
    if (!game || (!buffer && capacity > 0))
        return 0;
    sudoku__sink_begin(&sink, NULL, buffer, capacity);
    put_head(&sink, game, now_ms);
    for (size_t i = 0; i < game->kept; i++)
        put_move(&sink, game, i);
    put_line(&sink, "undone", game->kept - game->standing);
    sudoku__put_text(&sink, "end\n");
    return sudoku__sink_end(&sink);
}
