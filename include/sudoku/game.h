/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_GAME_H
#define SUDOKU_GAME_H

#include "grade.h"
#include "solve.h"
#include "text.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Playing Sudoku: a game is a puzzle and the moves made on it, and everything else (digits, marks,
 * whether it is finished) follows from these.  So any number of moves can be taken back, and a game
 * that was saved is its moves, which loading makes again.
 */
typedef struct sudoku_game sudoku_game;

typedef enum sudoku_move_kind {
    SUDOKU_MOVE_PLACE = 0, /* 'digit' into 'cell', also over another; 0 erases digit or marks */
    SUDOKU_MOVE_MARK,      /* the pencil mark 'digit' of the empty 'cell' comes or goes */
    SUDOKU_MOVE_MARK_ALL,  /* empty cells get the digits that break no rule as their marks */
    SUDOKU_MOVE_CLEAR,     /* all that was filled in goes */
    SUDOKU_MOVE_HINT,      /* a step was taken: sudoku_game_take_hint */
    SUDOKU_MOVE_SOLVE      /* the solution was shown: sudoku_game_show_solution */
} sudoku_move_kind;

typedef struct sudoku_move {
    sudoku_move_kind kind;
    uint16_t cell; /* PLACE, MARK; of HINT and SOLVE the first cell that they changed, else 0 */
    uint8_t digit; /* PLACE, MARK; else 0 */
    /* PLACE: the marks follow.  A digit that is placed goes from the marks of the cell's peers; one
       that is erased comes back to them where it breaks no rule, and the cell is marked anew. */
    bool tidy;
} sudoku_move;

/*
 * Starts a game.  'puzzle' is copied; its digits are the givens, which nothing changes.  The caller
 * frees the game with sudoku_game_free.
 * E_ARG: NULL, or the givens break a rule, and 'error' (may be NULL) says where.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_game_new(sudoku_game **game, const sudoku_grid *puzzle,
                                         sudoku_error *error);

/*
 * Starts a game from a record of any format that a reader reads: its givens are the puzzle, and
 * digits filled in since and candidates become the first moves.  Errors as sudoku_game_new.
 */
SUDOKU_API sudoku_status sudoku_game_import(sudoku_game **game, const sudoku_record *record,
                                            sudoku_error *error);

/* Frees a game; NULL is fine. */
SUDOKU_API void sudoku_game_free(sudoku_game *game);

/*
 * Makes a move; moves that were taken back are forgotten.  NONE: it would change nothing, and is
 * not kept.  E_ARG: NULL, a kind that has a function of its own, a given, a digit out of range, a
 * mark in a filled cell, or the game is finished.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_game_play(sudoku_game *game, sudoku_move move);

/*
 * Takes a step that sudoku_logic found: a HINT, one move.  Its placements are made (tidily); the
 * candidates that it rules out go from the marks, and sudoku_game_candidates leaves them out.
 * NONE: it would change nothing.  E_ARG: NULL, a given or what the grid does not have, or the game
 * is finished.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_game_take_hint(sudoku_game *game, const sudoku_step *step);

/* Fills in a solution of the puzzle: a SOLVE, one move.  Errors as sudoku_game_play; E_ARG also
   where it is no solution of the puzzle. */
SUDOKU_API sudoku_status sudoku_game_show_solution(sudoku_game *game, const sudoku_grid *solution);

/* Takes the last move back, or makes again the one taken back last.  A finished game can be taken
   back too.  NONE: there is none.  E_ARG: NULL. */
SUDOKU_API sudoku_status sudoku_game_undo(sudoku_game *game);
SUDOKU_API sudoku_status sudoku_game_redo(sudoku_game *game);

/* How many moves stand, and how many were taken back and can be made again.  0 for NULL. */
SUDOKU_API size_t sudoku_game_moves(const sudoku_game *game);
SUDOKU_API size_t sudoku_game_undone(const sudoku_game *game);

/* Move number 'index' from 0, of those that stand and, after them, those that were taken back.
   E_ARG: NULL, or there are not so many. */
SUDOKU_API sudoku_status sudoku_game_move(const sudoku_game *game, size_t index, sudoku_move *move);

/* The puzzle, and the grid as it stands: lent, as long as the game lives; the grid shows later
   moves.  NULL for NULL. */
SUDOKU_API const sudoku_grid *sudoku_game_puzzle(const sudoku_game *game);
SUDOKU_API const sudoku_grid *sudoku_game_grid(const sudoku_game *game);

/* The marks of each cell, bit digit - 1; 0 for a filled cell.  Lent as the grid.  NULL for NULL. */
SUDOKU_API const uint32_t *sudoku_game_marks(const sudoku_game *game);

/*
 * Writes to each of order * order masks which digits can be in an empty cell, bit digit - 1: they
 * break no rule, and no hint that was taken has ruled them out.  (When a digit is erased or
 * replaced, what hints ruled out is forgotten: they may have been led by it.)  Does nothing where
 * one is NULL.
 */
SUDOKU_API void sudoku_game_candidates(const sudoku_game *game, uint32_t *masks);

/* All of it as a record, to be written in any format: arrays are lent as the grid.  E_ARG: NULL. */
SUDOKU_API sudoku_status sudoku_game_record(const sudoku_game *game, sudoku_record *record);

/* Whether the cell holds a given; false for NULL and for no such cell. */
SUDOKU_API bool sudoku_game_is_given(const sudoku_game *game, unsigned cell);

/* Whether every cell is filled and no rule is broken.  (A puzzle with several solutions is finished
   by any of them.)  False for NULL. */
SUDOKU_API bool sudoku_game_is_finished(const sudoku_game *game);

/* How often a digit is still to be placed, below zero where it was placed too often.  0 for NULL or
   for a digit out of range. */
SUDOKU_API int sudoku_game_left(const sudoku_game *game, uint8_t digit);

/*
 * Lists the cells against the rules: those that hold the digit of one of their peers, givens
 * included, in rising order.  Writes at most 'capacity' of them ('cells' may be NULL if that is 0)
 * and returns how many there are; 0 for NULL.
 */
SUDOKU_API size_t sudoku_game_conflicts(const sudoku_game *game, uint16_t *cells, size_t capacity);

/*
 * Lists the cells against the solution.  Where the puzzle has one, these are the filled cells that
 * differ from it.  Where it has several, cells count in the order in which they were filled, and
 * one is wrong if givens, earlier cells that are not wrong and itself have no solution together.
 * Writes in rising order at most 'capacity' of them ('cells' may be NULL if that is 0), and how
 * many there are to *count.
 * OK.  NONE: the puzzle has no solution; *count is 0.  LIMIT: not decided within the solver's
 * max_nodes a search.  E_ARG: NULL.  E_SHAPE: the solver's differs.  E_NOMEM.  E_ENGINE.
 */
SUDOKU_API sudoku_status sudoku_game_wrong(const sudoku_game *game, sudoku_solver *solver,
                                           uint16_t *cells, size_t capacity, size_t *count);

/* One more degree of a hint (the name of its technique, where it is, what follows) was shown and
   not taken: counts as one hint point, for good.  Does nothing for NULL. */
SUDOKU_API void sudoku_game_peek(sudoku_game *game);

/*
 * Hints taken, and hint points: one for each hint taken and each sudoku_game_peek.  Whether the
 * solution was shown.  What was seen stays seen: taking moves back changes none of them.  0 and
 * false for NULL.
 */
SUDOKU_API uint64_t sudoku_game_hints(const sudoku_game *game);
SUDOKU_API uint64_t sudoku_game_hint_points(const sudoku_game *game);
SUDOKU_API bool sudoku_game_was_shown(const sudoku_game *game);

/*
 * The clock: the library reads none, the caller says what time it is, in milliseconds from any
 * start.  A new or loaded game's stands.  Starting one that runs and stopping one that stands do
 * nothing, and time that goes backwards counts as none.  They do nothing and return 0 or false for
 * NULL.
 */
SUDOKU_API void sudoku_game_start_clock(sudoku_game *game, uint64_t now_ms);
SUDOKU_API void sudoku_game_stop_clock(sudoku_game *game, uint64_t now_ms);
SUDOKU_API bool sudoku_game_clock_runs(const sudoku_game *game);
SUDOKU_API uint64_t sudoku_game_elapsed_ms(const sudoku_game *game, uint64_t now_ms);

/* Text that is saved with the game, for the caller's use: at most 255 bytes, none of them a control
   character.  Copied.  E_ARG, and nothing changed: NULL, longer, others.  It is "" at first. */
SUDOKU_API sudoku_status sudoku_game_set_note(sudoku_game *game, const char *note);

/* That text: lent until it is set again; NULL for NULL. */
SUDOKU_API const char *sudoku_game_note(const sudoku_game *game);

/*
 * Writes the game as text (docs/game.md), as snprintf does: at most 'capacity' bytes with the NUL
 * ('buffer' may be NULL if that is 0); returns the length without it.  Of the clock it keeps what
 * has elapsed at 'now_ms'.  0 for NULL.
 */
SUDOKU_API size_t sudoku_game_save(const sudoku_game *game, uint64_t now_ms, char *buffer,
                                   size_t capacity);

/*
 * Makes the game of such a text, by making its moves.  The caller frees it with sudoku_game_free.
 * E_SYNTAX: it is not such a text, or a move in it cannot be made; 'error' (may be NULL) says what
 * is wrong in which line and column.  E_ARG: NULL.  E_NOMEM.
 */
SUDOKU_API sudoku_status sudoku_game_load(sudoku_game **game, const char *text, size_t length,
                                          sudoku_error *error);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_GAME_H */
