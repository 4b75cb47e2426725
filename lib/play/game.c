/* SPDX-License-Identifier: MIT */
/*
 * Games begin and end here, and here it is decided what may be played.  What a move does is in
 * change.c, how it is kept and taken back in history.c.
 *
 * The counters of hints and whether the solution was shown are no part of the position: who looks
 * and then takes the move back has looked all the same.
 */
#include "play/game.h"

#include <stdlib.h>
#include <string.h>

#include "core/shape.h"
#include "core/status.h"

/* Says which two givens clash. */
static sudoku_status fail_of_conflict(const sudoku_grid *puzzle, sudoku_error *error)
{
    const unsigned order = sudoku__order(&puzzle->shape);
    sudoku_conflict conflict = {.house = 0};
    char house[32];
    sudoku_conflicts(puzzle, &conflict, 1);
    sudoku_house_name(&puzzle->shape, conflict.house, house, sizeof house);
    return sudoku__fail(error, SUDOKU_E_ARG,
                        "the givens break a rule: two are %u, in r%uc%u and r%uc%u (%s)",
                        conflict.digit, conflict.first / order + 1, conflict.first % order + 1,
                        conflict.other / order + 1, conflict.other % order + 1, house);
}

static bool allocate(sudoku_game *game, const sudoku_shape *shape)
{
    const unsigned cells = sudoku__cells(shape);
    game->tables = sudoku__tables_new(shape);
    game->givens = calloc(cells, 1);
    game->marks = calloc(cells, 2 * sizeof *game->marks);
    return sudoku_grid_new(&game->puzzle, shape) == SUDOKU_OK &&
           sudoku_grid_new(&game->grid, shape) == SUDOKU_OK && game->tables && game->givens &&
           game->marks;
}

sudoku_status sudoku_game_new(sudoku_game **game, const sudoku_grid *puzzle, sudoku_error *error)
{
    if (!game || !puzzle)
        return sudoku__fail(error, SUDOKU_E_ARG, "game or puzzle is NULL");
    if (!sudoku_is_consistent(puzzle))
        return fail_of_conflict(puzzle, error);
    sudoku_game *const made = calloc(1, sizeof *made);
    if (!made || !allocate(made, &puzzle->shape)) {
        sudoku_game_free(made);
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    }
    made->ruled_out = made->marks + puzzle->cells;
    sudoku_grid_copy(made->puzzle, puzzle);
    sudoku_grid_copy(made->grid, puzzle);
    for (unsigned cell = 0; cell < puzzle->cells; cell++)
        made->givens[cell] = puzzle->cell[cell] != 0;
    made->filled = sudoku_grid_filled(puzzle);
    *game = made;
    return SUDOKU_OK;
}

void sudoku_game_free(sudoku_game *game)
{
    if (!game)
        return;
    sudoku_grid_free(game->puzzle);
    sudoku_grid_free(game->grid);
    sudoku__tables_free(game->tables);
    free(game->givens);
    free(game->marks);
    free(game->moves);
    free(game->parts);
    free(game->snapshots);
    free(game);
}

/* Plays what a record has beyond its givens. */
static sudoku_status play_rest(sudoku_game *game, const sudoku_record *record)
{
    sudoku_status status = SUDOKU_OK;
    const unsigned order = game->tables->order;
    for (unsigned cell = 0; cell < game->grid->cells && status >= 0; cell++)
        if (!game->givens[cell] && record->cells[cell])
            status = sudoku__game_record(game,
                                         (sudoku__played){.kind = SUDOKU_MOVE_PLACE,
                                                          .cell = (uint16_t)cell,
                                                          .digit = record->cells[cell]},
                                         NULL);
    for (unsigned cell = 0; record->candidates && cell < game->grid->cells; cell++)
        for (unsigned digit = 1; digit <= order && status >= 0; digit++)
            if (game->grid->cell[cell] == 0 && (record->candidates[cell] >> (digit - 1) & 1))
                status = sudoku__game_record(game,
                                             (sudoku__played){.kind = SUDOKU_MOVE_MARK,
                                                              .cell = (uint16_t)cell,
                                                              .digit = (uint8_t)digit},
                                             NULL);
    return status < 0 ? status : SUDOKU_OK;
}

sudoku_status sudoku_game_import(sudoku_game **game, const sudoku_record *record,
                                 sudoku_error *error)
{
    sudoku_grid *puzzle;
    sudoku_game *made = NULL;
    if (!game || !record || !record->cells)
        return sudoku__fail(error, SUDOKU_E_ARG, "game, record or its cells are NULL");
    sudoku_status status = sudoku_grid_new(&puzzle, &record->shape);
    if (status != SUDOKU_OK)
        return sudoku__fail(error, status, "%s", sudoku_status_text(status));
    status = sudoku_grid_assign(puzzle, record->cells);
    for (unsigned cell = 0; record->givens && cell < puzzle->cells; cell++)
        if (!record->givens[cell])
            puzzle->cell[cell] = 0;
    status = status == SUDOKU_OK
                 ? sudoku_game_new(&made, puzzle, error)
                 : sudoku__fail(error, status, "a digit of the record is above its order");
    sudoku_grid_free(puzzle);
    if (status != SUDOKU_OK)
        return status;
    status = play_rest(made, record);
    if (status != SUDOKU_OK) {
        sudoku_game_free(made);
        return sudoku__fail(error, status, "%s", sudoku_status_text(status));
    }
    *game = made;
    return SUDOKU_OK;
}

/* Whether a game goes on and its cell is one to fill. */
static bool is_playable(const sudoku_game *game, unsigned cell)
{
    return cell < game->grid->cells && !game->givens[cell];
}

static bool is_allowed(const sudoku_game *game, sudoku_move move)
{
    switch (move.kind) {
    case SUDOKU_MOVE_PLACE:
        return is_playable(game, move.cell) && move.digit <= game->tables->order;
    case SUDOKU_MOVE_MARK:
        return is_playable(game, move.cell) && move.digit >= 1 &&
               move.digit <= game->tables->order && game->grid->cell[move.cell] == 0;
    case SUDOKU_MOVE_MARK_ALL:
    case SUDOKU_MOVE_CLEAR:
        return true;
    case SUDOKU_MOVE_HINT:
    case SUDOKU_MOVE_SOLVE:
        break;
    }
    return false;
}

sudoku_status sudoku_game_play(sudoku_game *game, sudoku_move move)
{
    if (!game || sudoku_game_is_finished(game) || !is_allowed(game, move))
        return SUDOKU_E_ARG;
    const bool has_cell = move.kind == SUDOKU_MOVE_PLACE || move.kind == SUDOKU_MOVE_MARK;
    return sudoku__game_record(
        game,
        (sudoku__played){.kind = (uint8_t)move.kind,
                         .cell = has_cell ? move.cell : 0,
                         .digit = has_cell ? move.digit : 0,
                         .tidy = move.kind == SUDOKU_MOVE_PLACE && move.tidy},
        NULL);
}

sudoku_status sudoku__game_take_parts(sudoku_game *game, const sudoku_technique *technique,
                                      const sudoku__part *parts, size_t count)
{
    const sudoku_status status = sudoku__game_record(game,
                                                     (sudoku__played){.kind = SUDOKU_MOVE_HINT,
                                                                      .cell = parts[0].cell,
                                                                      .count = (uint32_t)count,
                                                                      .technique = technique},
                                                     parts);
    if (status == SUDOKU_OK)
        game->hints++;
    return status;
}

/* Appends the candidates to the parts.  False: one cannot be. */
static bool add_parts(const sudoku_game *game, const sudoku_candidate *candidates, size_t count,
                      bool places, sudoku__part *parts)
{
    for (size_t i = 0; i < count; i++) {
        if (!is_playable(game, candidates[i].cell) || candidates[i].digit < 1 ||
            candidates[i].digit > game->tables->order)
            return false;
        parts[i] = (sudoku__part){
            .cell = candidates[i].cell, .digit = candidates[i].digit, .places = places};
    }
    return true;
}

sudoku_status sudoku_game_take_hint(sudoku_game *game, const sudoku_step *step)
{
    if (!game || !step || sudoku_game_is_finished(game))
        return SUDOKU_E_ARG;
    const size_t most = (size_t)game->grid->cells * game->tables->order;
    const size_t placed = step->placement_count, ruled_out = step->elimination_count;
    if (placed > most || ruled_out > most || placed + ruled_out == 0)
        return SUDOKU_E_ARG;
    sudoku__part *const parts = malloc((placed + ruled_out) * sizeof *parts);
    if (!parts)
        return SUDOKU_E_NOMEM;
    sudoku_status status = SUDOKU_E_ARG;
    if (add_parts(game, step->placements, placed, true, parts) &&
        add_parts(game, step->eliminations, ruled_out, false, parts + placed))
        status = sudoku__game_take_parts(game, step->technique, parts, placed + ruled_out);
    free(parts);
    return status;
}

sudoku_status sudoku_game_show_solution(sudoku_game *game, const sudoku_grid *solution)
{
    sudoku__part parts[SUDOKU_MAX_CELLS];
    uint32_t count = 0;
    if (!game || sudoku_game_is_finished(game) || !sudoku_is_solution_of(solution, game->puzzle))
        return SUDOKU_E_ARG;
    for (unsigned cell = 0; cell < game->grid->cells; cell++)
        if (game->grid->cell[cell] != solution->cell[cell])
            parts[count++] = (sudoku__part){
                .cell = (uint16_t)cell, .digit = solution->cell[cell], .places = true};
    const sudoku_status status = sudoku__game_record(
        game, (sudoku__played){.kind = SUDOKU_MOVE_SOLVE, .cell = parts[0].cell, .count = count},
        parts);
    game->shown |= status == SUDOKU_OK;
    return status;
}

const sudoku_grid *sudoku_game_puzzle(const sudoku_game *game)
{
    return game ? game->puzzle : NULL;
}

const sudoku_grid *sudoku_game_grid(const sudoku_game *game)
{
    return game ? game->grid : NULL;
}

const uint32_t *sudoku_game_marks(const sudoku_game *game)
{
    return game ? game->marks : NULL;
}

sudoku_status sudoku_game_record(const sudoku_game *game, sudoku_record *record)
{
    if (!game || !record)
        return SUDOKU_E_ARG;
    *record = (sudoku_record){.shape = game->grid->shape,
                              .cells = game->grid->cell,
                              .givens = game->givens,
                              .candidates = NULL};
    for (unsigned cell = 0; cell < game->grid->cells; cell++)
        if (game->marks[cell])
            record->candidates = game->marks;
    if (game->note[0])
        record->comment = game->note;
    return SUDOKU_OK;
}

bool sudoku_game_is_given(const sudoku_game *game, unsigned cell)
{
    return game && cell < game->grid->cells && game->givens[cell];
}

void sudoku_game_peek(sudoku_game *game)
{
    if (game)
        game->peeks++;
}

uint64_t sudoku_game_hints(const sudoku_game *game)
{
    return game ? game->hints : 0;
}

uint64_t sudoku_game_hint_points(const sudoku_game *game)
{
    return game ? game->hints + game->peeks : 0;
}

bool sudoku_game_was_shown(const sudoku_game *game)
{
    return game && game->shown;
}

sudoku_status sudoku_game_set_note(sudoku_game *game, const char *note)
{
    size_t length = 0;
    if (!game || !note)
        return SUDOKU_E_ARG;
    for (; note[length]; length++)
        if (length + 1 >= SUDOKU__NOTE_SIZE || (unsigned char)note[length] < ' ' ||
            note[length] == 0x7f)
            return SUDOKU_E_ARG;
    memmove(game->note, note, length + 1);
    return SUDOKU_OK;
}

const char *sudoku_game_note(const sudoku_game *game)
{
    return game ? game->note : NULL;
}
