/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_LOGIC_SINGLES_QUEUE_H
#define SUDOKU_LOGIC_SINGLES_QUEUE_H

#include "logic/board.h"

typedef struct sudoku__queued {
    uint16_t cell;
    uint8_t digit;
} sudoku__queued;

/* The singles of a grid in the order in which they came up; see singles_queue.c. */
typedef struct sudoku__singles_queue {
    uint32_t candidates[SUDOKU_MAX_CELLS];
    uint8_t places[SUDOKU__MAX_HOUSES][SUDOKU_MAX_ORDER + 1]; /* how many */
    sudoku__queued naked[SUDOKU_MAX_CELLS];
    sudoku__queued hidden[SUDOKU__MAX_HOUSES * SUDOKU_MAX_ORDER];
    unsigned naked_first, naked_end, hidden_first, hidden_end;
} sudoku__singles_queue;

/* An empty grid. */
void sudoku__singles_clear(sudoku__singles_queue *queue, const sudoku__geometry *geometry);

/* What is done to the board is told to the queue, in the same order. */
void sudoku__singles_place(sudoku__singles_queue *queue, const sudoku__geometry *geometry,
                           unsigned cell, unsigned digit);
void sudoku__singles_remove(sudoku__singles_queue *queue, const sudoku__geometry *geometry,
                            unsigned cell, unsigned digit);

#endif /* SUDOKU_LOGIC_SINGLES_QUEUE_H */
