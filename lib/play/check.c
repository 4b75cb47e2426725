/* SPDX-License-Identifier: MIT */
/*
 * What is the matter with a position.  Conflicts are against the rules, and anyone can see them;
 * wrong cells are against the solution, and it takes a search to know them.  A puzzle that was only
 * dug, or made of random digits, may have several solutions.  A cell can then not be compared with
 * "the" solution: the digits are added to the givens in the order in which they were played, and
 * the one with which no solution is left is wrong.  (For a puzzle with one solution that comes to
 * the same, whatever the order.)
 */
#include "play/game.h"

#include <stdlib.h>

bool sudoku_game_is_finished(const sudoku_game *game)
{
    return game && game->filled == game->grid->cells && sudoku_is_consistent(game->grid);
}

int sudoku_game_left(const sudoku_game *game, uint8_t digit)
{
    if (!game || digit < 1 || digit > game->tables->order)
        return 0;
    int left = (int)game->tables->order;
    for (unsigned cell = 0; cell < game->grid->cells; cell++)
        left -= game->grid->cell[cell] == digit;
    return left;
}

size_t sudoku_game_conflicts(const sudoku_game *game, uint16_t *cells, size_t capacity)
{
    size_t count = 0;
    for (unsigned cell = 0; game && cell < game->grid->cells; cell++) {
        unsigned peers;
        const uint16_t *const peer = sudoku__peers_of(game->tables, cell, &peers);
        const uint8_t digit = game->grid->cell[cell];
        bool clashes = false;
        for (unsigned i = 0; digit && i < peers && !clashes; i++)
            clashes = game->grid->cell[peer[i]] == digit;
        if (clashes && cells && count < capacity)
            cells[count] = (uint16_t)cell;
        count += clashes;
    }
    return count;
}

/* Notes for each cell the number from 1 of the move that last filled it. */
static void find_moves(const sudoku_game *game, size_t *when)
{
    for (size_t i = 0; i < game->standing; i++) {
        const sudoku__played *const move = &game->moves[i];
        if (move->kind == SUDOKU_MOVE_PLACE)
            when[move->cell] = i + 1;
        for (uint32_t p = 0; p < move->count; p++) {
            const sudoku__part *const part = &game->parts[move->first + p];
            if (part->places)
                when[part->cell] = i + 1;
        }
    }
}

/* The filled cells that are no givens, in the order in which they were played. */
static unsigned list_in_order(const sudoku_game *game, uint16_t *cells)
{
    unsigned count = 0;
    size_t when[SUDOKU_MAX_CELLS] = {0};
    find_moves(game, when);
    for (unsigned cell = 0; cell < game->grid->cells; cell++) {
        if (game->grid->cell[cell] == 0 || game->givens[cell])
            continue;
        unsigned place = count++;
        for (; place > 0 && when[cells[place - 1]] > when[cell]; place--)
            cells[place] = cells[place - 1];
        cells[place] = (uint16_t)cell;
    }
    return count;
}

/* OK: 'grid' has a solution, NONE: it has none. */
static sudoku_status has_solution(sudoku_solver *solver, const sudoku_grid *grid)
{
    const sudoku_status status = sudoku_solve(solver, grid, NULL);
    return status == SUDOKU_MANY ? SUDOKU_OK : status;
}

/* Marks the wrong cells of a puzzle with several solutions; 'partial' is a copy of the puzzle. */
static sudoku_status find_by_order(const sudoku_game *game, sudoku_solver *solver,
                                   sudoku_grid *partial, bool *wrong)
{
    uint16_t cells[SUDOKU_MAX_CELLS];
    sudoku_status status = has_solution(solver, game->grid);
    if (status != SUDOKU_NONE)
        return status;
    const unsigned count = list_in_order(game, cells);
    for (unsigned i = 0; i < count; i++) {
        const unsigned cell = cells[i];
        partial->cell[cell] = game->grid->cell[cell];
        status = has_solution(solver, partial);
        if (status == SUDOKU_NONE) {
            wrong[cell] = true;
            partial->cell[cell] = 0;
        } else if (status != SUDOKU_OK) {
            return status;
        }
    }
    return SUDOKU_OK;
}

static sudoku_status find_wrong(const sudoku_game *game, sudoku_solver *solver, sudoku_grid *other,
                                bool *wrong)
{
    sudoku_status status = sudoku_solve(solver, game->puzzle, other);
    if (status == SUDOKU_MANY) {
        sudoku_grid_copy(other, game->puzzle);
        status = find_by_order(game, solver, other, wrong);
    } else if (status == SUDOKU_OK) {
        for (unsigned cell = 0; cell < game->grid->cells; cell++)
            wrong[cell] = game->grid->cell[cell] && game->grid->cell[cell] != other->cell[cell];
    }
    return status;
}

sudoku_status sudoku_game_wrong(const sudoku_game *game, sudoku_solver *solver, uint16_t *cells,
                                size_t capacity, size_t *count)
{
    bool wrong[SUDOKU_MAX_CELLS] = {false};
    sudoku_grid *other;
    if (!game || !solver || !count)
        return SUDOKU_E_ARG;
    if (sudoku_grid_new(&other, &game->grid->shape) != SUDOKU_OK)
        return SUDOKU_E_NOMEM;
    const sudoku_status status = find_wrong(game, solver, other, wrong);
    sudoku_grid_free(other);
    if (status != SUDOKU_OK && status != SUDOKU_NONE)
        return status;
    size_t found = 0;
    for (unsigned cell = 0; cell < game->grid->cells; cell++) {
        if (wrong[cell] && cells && found < capacity)
            cells[found] = (uint16_t)cell;
        found += wrong[cell];
    }
    *count = found;
    return status;
}
