/* SPDX-License-Identifier: MIT */
/*
 * A game inside.  Three things make it: the position (digits, marks, and what hints ruled out), the
 * moves, and counters that only grow.
 *
 *   change.c    makes one move on the position: the only file that changes it
 *   history.c   keeps the moves; taking one back makes the others again, from a snapshot of the
 *               position that lies at most SUDOKU__SNAPSHOT_EVERY moves before
 *   game.c      what may be played, and accessors
 *   check.c     conflicts and wrong cells
 *   save.c, load.c   a game as text
 *
 * Snapshots rather than a list of what each move changed: one move may change every cell, and a
 * file of short lines must not make a game of many times its size.
 */
#ifndef SUDOKU_PLAY_GAME_H
#define SUDOKU_PLAY_GAME_H

#include <sudoku/game.h>
#include <sudoku/validate.h>

#include "core/grid.h"
#include "core/tables.h"

enum { SUDOKU__SNAPSHOT_EVERY = 256, SUDOKU__NOTE_SIZE = 256 };

/* What a hint or a solution does to one cell. */
typedef struct sudoku__part {
    uint16_t cell;
    uint8_t digit;
    bool places; /* else the digit is ruled out */
} sudoku__part;

/* A move as it is kept. */
typedef struct sudoku__played {
    size_t first; /* its parts; of moves without parts, where those of the next one begin */
    uint32_t count;
    uint16_t cell;
    uint8_t kind, digit;
    bool tidy;
    const sudoku_technique *technique; /* HINT */
} sudoku__played;

struct sudoku_game {
    sudoku_grid *puzzle;
    sudoku__tables *tables;
    uint8_t *givens; /* 1 a given; see sudoku_record */

    /* The position. */
    sudoku_grid *grid;
    uint32_t *marks;     /* and after them ... */
    uint32_t *ruled_out; /* ... by hints, since a digit was last erased */
    unsigned filled;     /* cells with a digit */

    /* The moves. */
    sudoku__played *moves;
    size_t standing, kept, moves_room; /* standing <= kept: the others were taken back */
    sudoku__part *parts;               /* of all moves that are kept */
    size_t parts_kept, parts_room;
    uint8_t *snapshots; /* number i: the position before move i * SUDOKU__SNAPSHOT_EVERY */
    size_t snapshots_room;

    /* What stays, whatever is taken back. */
    uint64_t hints, peeks;
    bool shown;
    uint64_t elapsed, since; /* 'since': when the clock was started, if it runs */
    bool runs;
    char note[SUDOKU__NOTE_SIZE];
};

/* Makes a move that is allowed.  False: it changes nothing. */
bool sudoku__game_change(sudoku_game *game, const sudoku__played *move);

/*
 * Makes a move that is allowed and keeps it, with a copy of its parts.  NONE: it changes nothing,
 * and is not kept.  E_NOMEM, and nothing is changed.
 */
sudoku_status sudoku__game_record(sudoku_game *game, sudoku__played move,
                                  const sudoku__part *parts);

/* Takes back so many of the moves that stand. */
void sudoku__game_take_back(sudoku_game *game, size_t count);

/* Makes a HINT of parts, one or more, that are in range and spare the givens; 'technique' may be
 * NULL. */
sudoku_status sudoku__game_take_parts(sudoku_game *game, const sudoku_technique *technique,
                                      const sudoku__part *parts, size_t count);

#endif /* SUDOKU_PLAY_GAME_H */
