/* SPDX-License-Identifier: MIT */
/*
 * Building a step.  A finder that has found something says
 *
 *     sudoku__step_start(step, SUDOKU__X_WING, 32);
 *     sudoku__step_eliminate(step, board, cell, digit);    any number, of cells that may lack it
 *     if (sudoku__step_has_effect(step)) {
 *         sudoku__step_mark(step, cell, digit, role);      the pattern, links, premises, house
 *         sudoku__step_digit_premise(step, house, digit);
 *         return SUDOKU_OK;
 *     }
 *
 * and goes on looking where there is no effect, or where the technique is not the one that was
 * asked for (which counts as no effect).  The arrays are allocated with the logic, for the most
 * that a grid of its order can need; links beyond that are left out.  Where a step is only rated
 * ('brief'), marks, links and premises are not kept.
 */
#ifndef SUDOKU_LOGIC_STEP_H
#define SUDOKU_LOGIC_STEP_H

#include "logic/board.h"
#include "logic/technique.h"

typedef struct sudoku__step {
    sudoku_step view; /* what is lent; its arrays are the ones below */
    sudoku_candidate *placements, *eliminations, *pattern;
    sudoku_link *links;
    sudoku_premise *premises;
    size_t candidates_max, links_max; /* room in each array of candidates and premises; of links */
    sudoku_scale order; /* whose order is being gone through, and where: steps of techniques with */
    uint16_t place;     /* another place there do not count */
    const sudoku_technique *wanted; /* not NULL: steps of this technique alone count */
    bool brief;
} sudoku__step;

/* Allocates the arrays for a grid with that many candidates; false: out of memory. */
bool sudoku__step_new(sudoku__step *step, size_t candidates);
void sudoku__step_free(sudoku__step *step);

/* Starts a step of that technique; rating in tenths, 0: the table's. */
void sudoku__step_start(sudoku__step *step, enum sudoku__technique_index technique,
                        unsigned rating);

void sudoku__step_place(sudoku__step *step, unsigned cell, unsigned digit);

/* Takes a candidate away; nothing where the cell does not have it, or the step has it already. */
void sudoku__step_eliminate(sudoku__step *step, const sudoku__board *board, unsigned cell,
                            unsigned digit);

/* Whether anything changes, and it is a technique that counts now. */
bool sudoku__step_has_effect(const sudoku__step *step);

/* Adds a candidate to the pattern, once; returns its index there. */
unsigned sudoku__step_mark(sudoku__step *step, unsigned cell, unsigned digit, sudoku_role role);

/* Adds all candidates of a cell, or all places of a digit in a house, to the pattern. */
void sudoku__step_mark_cell(sudoku__step *step, const sudoku__board *board, unsigned cell,
                            sudoku_role role);
void sudoku__step_mark_places(sudoku__step *step, const sudoku__board *board,
                              const sudoku__geometry *geometry, unsigned house, unsigned digit,
                              sudoku_role role);

void sudoku__step_link(sudoku__step *step, unsigned from, unsigned to);
void sudoku__step_cell_premise(sudoku__step *step, unsigned cell);
void sudoku__step_digit_premise(sudoku__step *step, unsigned house, unsigned digit);

#endif /* SUDOKU_LOGIC_STEP_H */
