/* SPDX-License-Identifier: MIT */
/*
 * Reads what save.c writes.  The text is not trusted: every line must be of the form that it has
 * there, and moves are made by the functions that a player's moves go through, so no text can make
 * a game that could not have been played.  What cannot be told from the moves, the counters and the
 * time, is free, but the counters cannot be less than the moves.
 */
#include "play/game.h"

#include <stdlib.h>
#include <string.h>

#include "core/alphabet.h"
#include "core/shape.h"
#include "core/status.h"
#include "play/saved.h"

/* Reads a symbol a cell, to the end of the line. */
static sudoku_status read_cells(sudoku__saved *scan, sudoku_grid *grid)
{
    const sudoku__piece symbols = sudoku__saved_word(scan);
    const sudoku__alphabet *const usual = &sudoku__usual_alphabet;
    if (symbols.length != grid->cells || !sudoku__saved_at_end(scan)) {
        scan->word = (size_t)(symbols.text - scan->line.text);
        return sudoku__saved_refuse(scan,
                                    "a symbol for each cell is missing here, or there are more");
    }
    for (unsigned cell = 0; cell < grid->cells; cell++) {
        const unsigned digit = sudoku__alphabet_digit(usual, symbols.text[cell]);
        if (digit > sudoku__order(&grid->shape) || (digit == 0 && symbols.text[cell] != '.')) {
            scan->word = (size_t)(symbols.text - scan->line.text) + cell;
            return sudoku__saved_refuse(scan, "a symbol that is no digit of this shape, nor '.'");
        }
        grid->cell[cell] = (uint8_t)digit;
    }
    return SUDOKU_OK;
}

/* Reads a line that consists of a key and a number. */
static sudoku_status read_number(sudoku__saved *scan, const char *key, uint64_t *number)
{
    if (!sudoku__saved_is(sudoku__saved_word(scan), key))
        return sudoku__saved_refuse(
            scan, "not the line that belongs here: see the format in docs/game.md");
    sudoku__piece word = sudoku__saved_word(scan);
    if (!sudoku__saved_number(&word, UINT64_MAX, number) || word.length > 0 ||
        !sudoku__saved_at_end(scan))
        return sudoku__saved_refuse(scan, "not a whole number");
    return SUDOKU_OK;
}

static sudoku_status read_shape(sudoku__saved *scan, sudoku_shape *shape)
{
    if (!sudoku__saved_line(scan) || !sudoku__saved_is(sudoku__saved_rest(scan), "sudoku-game 1"))
        return sudoku__saved_refuse(
            scan, "not a saved game of version 1: it begins with \"sudoku-game 1\"");
    if (!sudoku__saved_line(scan) || !sudoku__saved_is(sudoku__saved_word(scan), "shape"))
        return sudoku__saved_refuse(scan, "\"shape\" and a shape are missing here");
    const sudoku__piece text = sudoku__saved_rest(scan);
    sudoku_error error;
    if (sudoku_shape_parse(shape, text.text, text.length, &error) != SUDOKU_OK)
        return sudoku__saved_refuse(scan, error.reason);
    return SUDOKU_OK;
}

/* Starts the game with its puzzle. */
static sudoku_status read_puzzle(sudoku__saved *scan, const sudoku_shape *shape, sudoku_game **game)
{
    sudoku_grid *puzzle;
    sudoku_error error;
    if (!sudoku__saved_line(scan) || !sudoku__saved_is(sudoku__saved_word(scan), "puzzle"))
        return sudoku__saved_refuse(scan, "\"puzzle\" and its cells are missing here");
    if (sudoku_grid_new(&puzzle, shape) != SUDOKU_OK)
        return sudoku__fail(scan->error, SUDOKU_E_NOMEM, "out of memory");
    sudoku_status status = read_cells(scan, puzzle);
    if (status == SUDOKU_OK) {
        status = sudoku_game_new(game, puzzle, &error);
        scan->word = strlen("puzzle ");
        if (status == SUDOKU_E_ARG)
            status = sudoku__saved_refuse(scan, error.reason);
        else if (status != SUDOKU_OK)
            sudoku__fail(scan->error, status, "%s", error.reason);
    }
    sudoku_grid_free(puzzle);
    return status;
}

static sudoku_status read_note(sudoku__saved *scan, sudoku_game *game)
{
    char note[SUDOKU__NOTE_SIZE];
    const sudoku__piece text = sudoku__saved_rest(scan);
    if (text.length == 0 || text.length >= sizeof note || memchr(text.text, '\0', text.length))
        return sudoku__saved_refuse(scan, "a note has 1 to 255 bytes");
    memcpy(note, text.text, text.length);
    note[text.length] = '\0';
    if (sudoku_game_set_note(game, note) != SUDOKU_OK)
        return sudoku__saved_refuse(scan, "a note has no control characters");
    return SUDOKU_OK;
}

/* The lines between puzzle and moves; the first move's is the current one afterwards. */
static sudoku_status read_counters(sudoku__saved *scan, sudoku_game *game, uint64_t *hints,
                                   bool *shown)
{
    sudoku_status status = SUDOKU_OK;
    if (!sudoku__saved_line(scan))
        return sudoku__saved_refuse(scan, "the text ends here, before its line \"end\"");
    if (sudoku__saved_is(sudoku__saved_word(scan), "note")) {
        status = read_note(scan, game);
        if (status == SUDOKU_OK && !sudoku__saved_line(scan))
            return sudoku__saved_refuse(scan, "the text ends here, before its line \"end\"");
    }
    uint64_t *const numbers[] = {&game->elapsed, hints, &game->peeks};
    static const char *const keys[] = {"time", "hints", "peeks"};
    for (unsigned i = 0; i < 3 && status == SUDOKU_OK; i++) {
        scan->at = 0;
        status = read_number(scan, keys[i], numbers[i]);
        if (status == SUDOKU_OK && !sudoku__saved_line(scan))
            return sudoku__saved_refuse(scan, "the text ends here, before its line \"end\"");
    }
    if (status != SUDOKU_OK)
        return status;
    *shown = sudoku__saved_is(scan->line, "shown");
    if (*shown && !sudoku__saved_line(scan))
        return sudoku__saved_refuse(scan, "the text ends here, before its line \"end\"");
    return SUDOKU_OK;
}

/* "place r1c2 5", "erase r1c2", "mark r1c2 5", the first two with "tidy" or without. */
static sudoku_status read_cell_move(sudoku__saved *scan, sudoku_game *game, sudoku_move move,
                                    bool digit)
{
    const unsigned order = game->tables->order;
    sudoku__piece word = sudoku__saved_word(scan);
    if (!sudoku__saved_cell(&word, order, &move.cell) || word.length > 0)
        return sudoku__saved_refuse(scan, "not a cell of this shape, as r1c2");
    if (digit) {
        word = sudoku__saved_word(scan);
        if (!sudoku__saved_digit(&word, order, &move.digit) || word.length > 0)
            return sudoku__saved_refuse(scan, "not a digit of this shape");
    }
    if (move.kind == SUDOKU_MOVE_PLACE && scan->at < scan->line.length) {
        if (!sudoku__saved_is(sudoku__saved_word(scan), "tidy"))
            return sudoku__saved_refuse(scan, "only \"tidy\" can follow here");
        move.tidy = true;
    }
    if (!sudoku__saved_at_end(scan))
        return sudoku__saved_refuse(scan, "nothing can follow here");
    scan->word = 0;
    const sudoku_status status = sudoku_game_play(game, move);
    if (status == SUDOKU_E_ARG)
        return sudoku__saved_refuse(
            scan, "this move is not allowed: a given, a mark in a filled cell, or the "
                  "game is finished");
    return status == SUDOKU_NONE ? sudoku__saved_refuse(scan, "this move changes nothing") : status;
}

static sudoku_status read_plain_move(sudoku__saved *scan, sudoku_game *game, sudoku_move_kind kind)
{
    if (!sudoku__saved_at_end(scan))
        return sudoku__saved_refuse(scan, "nothing can follow here");
    scan->word = 0;
    const sudoku_status status = sudoku_game_play(game, (sudoku_move){.kind = kind});
    if (status == SUDOKU_E_ARG)
        return sudoku__saved_refuse(scan, "no move can follow: the game is finished");
    return status == SUDOKU_NONE ? sudoku__saved_refuse(scan, "this move changes nothing") : status;
}

/* Reads "r1c2=5" or "r1c2<>5". */
static sudoku_status read_part(sudoku__saved *scan, const sudoku_game *game, sudoku__part *part)
{
    sudoku__piece word = sudoku__saved_word(scan);
    if (!sudoku__saved_cell(&word, game->tables->order, &part->cell))
        return sudoku__saved_refuse(scan, "not a cell of this shape, as r1c2");
    part->places = sudoku__saved_text(&word, "=");
    if ((!part->places && !sudoku__saved_text(&word, "<>")) ||
        !sudoku__saved_digit(&word, game->tables->order, &part->digit) || word.length > 0)
        return sudoku__saved_refuse(scan, "not a cell and a digit, as r1c2=3 or r1c2<>3");
    if (game->givens[part->cell])
        return sudoku__saved_refuse(scan, "this cell is a given");
    return SUDOKU_OK;
}

static sudoku_status read_hint(sudoku__saved *scan, sudoku_game *game)
{
    char name[64];
    const sudoku__piece word = sudoku__saved_word(scan);
    const sudoku_technique *technique = NULL;
    if (word.length < sizeof name && !sudoku__saved_is(word, "-")) {
        memcpy(name, word.text, word.length);
        name[word.length] = '\0';
        technique = sudoku_technique_named(name);
    }
    if (!technique && !sudoku__saved_is(word, "-"))
        return sudoku__saved_refuse(scan, "not the identifier of a technique, nor '-'");
    if (sudoku_game_is_finished(game))
        return sudoku__saved_refuse(scan, "no move can follow: the game is finished");
    size_t count = 0;
    const size_t most = (scan->line.length - scan->at) / strlen("r1c1=1") + 1;
    sudoku__part *const parts = malloc(most * sizeof *parts);
    if (!parts)
        return sudoku__fail(scan->error, SUDOKU_E_NOMEM, "out of memory");
    sudoku_status status = SUDOKU_OK;
    do
        status = read_part(scan, game, &parts[count++]);
    while (status == SUDOKU_OK && !sudoku__saved_at_end(scan) && count < most);
    if (status == SUDOKU_OK && (!sudoku__saved_at_end(scan) || count > UINT32_MAX))
        status = sudoku__saved_refuse(scan, "nothing can follow here");
    if (status == SUDOKU_OK) {
        scan->word = 0;
        status = sudoku__game_take_parts(game, technique, parts, count);
        if (status == SUDOKU_NONE)
            status = sudoku__saved_refuse(scan, "this move changes nothing");
    }
    free(parts);
    return status;
}

static sudoku_status read_solution(sudoku__saved *scan, sudoku_game *game)
{
    sudoku_grid *solution;
    if (sudoku_grid_new(&solution, &game->grid->shape) != SUDOKU_OK)
        return sudoku__fail(scan->error, SUDOKU_E_NOMEM, "out of memory");
    sudoku_status status = read_cells(scan, solution);
    if (status == SUDOKU_OK) {
        status = sudoku_game_show_solution(game, solution);
        scan->word = 0;
        if (status == SUDOKU_E_ARG)
            status = sudoku__saved_refuse(scan,
                                          "not a solution of the puzzle, or the game is finished");
    }
    sudoku_grid_free(solution);
    return status;
}

/* Makes the move of the current line.  NONE: it is the line behind the moves. */
static sudoku_status read_move(sudoku__saved *scan, sudoku_game *game)
{
    scan->at = 0;
    const sudoku__piece word = sudoku__saved_word(scan);
    if (sudoku__saved_is(word, "place"))
        return read_cell_move(scan, game, (sudoku_move){.kind = SUDOKU_MOVE_PLACE}, true);
    if (sudoku__saved_is(word, "erase"))
        return read_cell_move(scan, game, (sudoku_move){.kind = SUDOKU_MOVE_PLACE}, false);
    if (sudoku__saved_is(word, "mark"))
        return read_cell_move(scan, game, (sudoku_move){.kind = SUDOKU_MOVE_MARK}, true);
    if (sudoku__saved_is(word, "mark-all"))
        return read_plain_move(scan, game, SUDOKU_MOVE_MARK_ALL);
    if (sudoku__saved_is(word, "clear"))
        return read_plain_move(scan, game, SUDOKU_MOVE_CLEAR);
    if (sudoku__saved_is(word, "hint"))
        return read_hint(scan, game);
    if (sudoku__saved_is(word, "solve"))
        return read_solution(scan, game);
    if (sudoku__saved_is(word, "undone"))
        return SUDOKU_NONE;
    return sudoku__saved_refuse(scan, "not a move");
}

static sudoku_status read_end(sudoku__saved *scan, sudoku_game *game, uint64_t hints, bool shown)
{
    uint64_t undone;
    scan->at = 0;
    const sudoku_status status = read_number(scan, "undone", &undone);
    if (status != SUDOKU_OK)
        return status;
    scan->word = 0;
    if (undone > game->standing)
        return sudoku__saved_refuse(scan, "more moves were taken back than there are");
    if (hints < game->hints || (game->shown && !shown))
        return sudoku__saved_refuse(
            scan, "the moves hold more hints or solutions than the lines before them say");
    if (!sudoku__saved_line(scan) || !sudoku__saved_is(scan->line, "end"))
        return sudoku__saved_refuse(scan, "the line \"end\" is missing here");
    if (scan->next != scan->length) {
        sudoku__saved_line(scan);
        return sudoku__saved_refuse(scan, "nothing can follow \"end\"");
    }
    game->hints = hints;
    game->shown = shown;
    sudoku__game_take_back(game, (size_t)undone);
    return SUDOKU_OK;
}

sudoku_status sudoku_game_load(sudoku_game **game, const char *text, size_t length,
                               sudoku_error *error)
{
    sudoku__saved scan = {.text = text, .length = length, .error = error};
    sudoku_shape shape;
    sudoku_game *made = NULL;
    uint64_t hints = 0;
    bool shown = false;
    if (!game || !text)
        return sudoku__fail(error, SUDOKU_E_ARG, "game or text is NULL");
    sudoku_status status = read_shape(&scan, &shape);
    if (status == SUDOKU_OK)
        status = read_puzzle(&scan, &shape, &made);
    if (status == SUDOKU_OK)
        status = read_counters(&scan, made, &hints, &shown);
    while (status == SUDOKU_OK && (status = read_move(&scan, made)) == SUDOKU_OK)
        if (!sudoku__saved_line(&scan))
            status = sudoku__saved_refuse(&scan, "the text ends here, before its line \"end\"");
    if (status == SUDOKU_NONE)
        status = read_end(&scan, made, hints, shown);
    if (status != SUDOKU_OK) {
        sudoku_game_free(made);
        return status;
    }
    *game = made;
    return SUDOKU_OK;
}
