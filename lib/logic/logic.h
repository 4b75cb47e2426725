/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_LOGIC_LOGIC_H
#define SUDOKU_LOGIC_LOGIC_H

#include "logic/als.h"
#include "logic/board.h"
#include "logic/links.h"
#include "logic/singles_queue.h"
#include "logic/step.h"
#include "logic/technique.h"

/* The techniques that are tried one after the other: of rows with the same place and finder one. */
typedef struct sudoku__plan {
    unsigned count;
    const sudoku_technique *row[SUDOKU__TECHNIQUES];
} sudoku__plan;

struct sudoku_logic {
    sudoku__geometry geometry;
    sudoku__board board;
    sudoku__step step;
    sudoku__plan se, hodoku;
    sudoku_logic_options options;
    bool begun, stuck;
    bool found;  /* by sudoku_logic_find, not applied yet */
    bool unique; /* techniques that need that are allowed */
    bool given[SUDOKU_MAX_CELLS];
    bool queued; /* the queue is kept: the order is HoDoKu's */
    sudoku__singles_queue queue;
    sudoku__walk walk; /* of chains */
    sudoku__als_list als;
    /* The budget of a call: a finder counts 'work' up and ends with LIMIT at 'budget'. */
    uint64_t work, budget;
    bool limited;                  /* the last call ended with LIMIT */
    unsigned resume;               /* after a LIMIT: the place in the plan to go on from */
    struct sudoku__chains *chains; /* NULL for orders above theirs */
    sudoku_solver *solver;         /* for sudoku_rate */
    sudoku_grid *grid;
};

/* Loads a grid, as sudoku_logic_begin, for the order of SE or HODOKU. */
void sudoku__logic_load(sudoku_logic *logic, sudoku_scale order, const uint8_t *cells,
                        const uint8_t *givens, const uint32_t *candidates);

/* sudoku_logic_next in the order of SE or HODOKU. */
sudoku_status sudoku__logic_step(sudoku_logic *logic, sudoku_scale order);

/* Places a digit, on the board and in the queue. */
void sudoku__logic_place(sudoku_logic *logic, unsigned cell, unsigned digit);

#endif /* SUDOKU_LOGIC_LOGIC_H */
