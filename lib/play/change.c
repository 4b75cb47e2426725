/* SPDX-License-Identifier: MIT */
/*
 * What each kind of move does to the position.  A move depends on the position and on itself alone,
 * so that making the same moves again leads to the same position: undo and loading rest on that.
 */
#include "play/game.h"

#include "core/bits.h"
#include "core/shape.h"

static inline uint32_t set_of(uint8_t digit)
{
    return sudoku__bit(digit) >> 1;
}

/* The digits of a cell's peers. */
static uint32_t digits_around(const sudoku_game *game, unsigned cell)
{
    unsigned count;
    const uint16_t *const peers = sudoku__peers_of(game->tables, cell, &count);
    uint32_t digits = 0;
    for (unsigned i = 0; i < count; i++)
        digits |= set_of(game->grid->cell[peers[i]]);
    return digits;
}

/* Marks the digit in the empty peers where it breaks no rule. */
static void mark_peers(sudoku_game *game, unsigned cell, uint8_t digit)
{
    unsigned count;
    const uint16_t *const peers = sudoku__peers_of(game->tables, cell, &count);
    for (unsigned i = 0; i < count; i++)
        if (game->grid->cell[peers[i]] == 0 && !(digits_around(game, peers[i]) & set_of(digit)))
            game->marks[peers[i]] |= set_of(digit);
}

static void unmark_peers(sudoku_game *game, unsigned cell, uint8_t digit)
{
    unsigned count;
    const uint16_t *const peers = sudoku__peers_of(game->tables, cell, &count);
    for (unsigned i = 0; i < count; i++)
        game->marks[peers[i]] &= ~set_of(digit);
}

static void forget_ruled_out(sudoku_game *game)
{
    for (unsigned cell = 0; cell < game->grid->cells; cell++)
        game->ruled_out[cell] = 0;
}

static void empty_cell(sudoku_game *game, unsigned cell, bool tidy)
{
    const uint8_t digit = game->grid->cell[cell];
    if (digit == 0)
        return;
    game->grid->cell[cell] = 0;
    game->filled--;
    forget_ruled_out(game);
    if (tidy) {
        game->marks[cell] = sudoku__low_bits(game->tables->order) & ~digits_around(game, cell);
        mark_peers(game, cell, digit);
    }
}

static bool place(sudoku_game *game, unsigned cell, uint8_t digit, bool tidy)
{
    const uint8_t before = game->grid->cell[cell];
    if (digit == before && (digit != 0 || game->marks[cell] == 0))
        return false;
    if (before == 0)
        game->marks[cell] = 0;
    empty_cell(game, cell, tidy);
    if (digit != 0) {
        game->grid->cell[cell] = digit;
        game->filled++;
        game->marks[cell] = 0;
        if (tidy)
            unmark_peers(game, cell, digit);
    }
    return true;
}

static bool rule_out(sudoku_game *game, unsigned cell, uint8_t digit)
{
    if (game->grid->cell[cell] != 0 || (game->ruled_out[cell] & set_of(digit)))
        return false;
    game->ruled_out[cell] |= set_of(digit);
    game->marks[cell] &= ~set_of(digit);
    return true;
}

static bool mark_all(sudoku_game *game)
{
    const uint32_t all = sudoku__low_bits(game->tables->order);
    bool changed = false;
    for (unsigned cell = 0; cell < game->grid->cells; cell++) {
        if (game->grid->cell[cell] != 0)
            continue;
        const uint32_t marks = all & ~digits_around(game, cell) & ~game->ruled_out[cell];
        changed |= marks != game->marks[cell];
        game->marks[cell] = marks;
    }
    return changed;
}

static bool clear(sudoku_game *game)
{
    bool changed = false;
    for (unsigned cell = 0; cell < game->grid->cells; cell++) {
        const bool filled = game->grid->cell[cell] != 0 && !game->givens[cell];
        changed |= filled || game->marks[cell] != 0;
        if (filled)
            empty_cell(game, cell, false);
        game->marks[cell] = 0;
    }
    return changed;
}

/* Digits are placed before others are ruled out: a digit that is replaced makes the game forget. */
static bool do_parts(sudoku_game *game, const sudoku__part *parts, size_t count)
{
    bool changed = false;
    for (size_t i = 0; i < count; i++)
        if (parts[i].places)
            changed |= place(game, parts[i].cell, parts[i].digit, true);
    for (size_t i = 0; i < count; i++)
        if (!parts[i].places)
            changed |= rule_out(game, parts[i].cell, parts[i].digit);
    return changed;
}

bool sudoku__game_change(sudoku_game *game, const sudoku__played *move)
{
    switch ((sudoku_move_kind)move->kind) {
    case SUDOKU_MOVE_PLACE:
        return place(game, move->cell, move->digit, move->tidy);
    case SUDOKU_MOVE_MARK:
        game->marks[move->cell] ^= set_of(move->digit);
        return true;
    case SUDOKU_MOVE_MARK_ALL:
        return mark_all(game);
    case SUDOKU_MOVE_CLEAR:
        return clear(game);
    case SUDOKU_MOVE_HINT:
    case SUDOKU_MOVE_SOLVE:
        return do_parts(game, game->parts + move->first, move->count);
    }
    return false;
}

void sudoku_game_candidates(const sudoku_game *game, uint32_t *masks)
{
    if (!game || !masks)
        return;
    const uint32_t all = sudoku__low_bits(game->tables->order);
    for (unsigned cell = 0; cell < game->grid->cells; cell++)
        masks[cell] = game->grid->cell[cell]
                          ? 0
                          : all & ~digits_around(game, cell) & ~game->ruled_out[cell];
}
