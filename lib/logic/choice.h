/* SPDX-License-Identifier: MIT */
/*
 * Which of several steps of one technique HoDoKu takes: the one that eliminates most; of those the
 * one with the smallest sum of its eliminations, in which the first counts its cell number once,
 * the second 81 times, the third 161 times and so on; of those the first found, but a shorter chain
 * with the same eliminations.
 */
#ifndef SUDOKU_LOGIC_CHOICE_H
#define SUDOKU_LOGIC_CHOICE_H

#include <stdbool.h>
#include <stdint.h>

#include "logic/cellset.h"

typedef struct sudoku__choice {
    unsigned eliminations; /* 0: none yet */
    uint64_t sum;
    uint64_t same; /* equal for equal eliminations, whatever their order */
    unsigned length;
} sudoku__choice;

/* Adds an elimination, in the order in which HoDoKu lists them. */
static inline void sudoku__choice_add(sudoku__choice *choice, unsigned cell, unsigned digit)
{
    choice->sum += (uint64_t)cell * (1 + 80u * choice->eliminations) + digit;
    choice->same += (cell * 32u + digit + 1) * UINT64_C(0x9e3779b97f4a7c15) >> 11;
    choice->eliminations++;
}

/* Adds the eliminations of one digit from a set of cells. */
static inline void sudoku__choice_add_set(sudoku__choice *choice, const sudoku__cellset *cells,
                                          unsigned digit)
{
    for (unsigned cell = sudoku__set_next(cells, 0); cell != SUDOKU__NO_CELL;
         cell = sudoku__set_next(cells, cell + 1))
        sudoku__choice_add(choice, cell, digit);
}

/* Whether 'choice' eliminates anything and is preferred to the 'best' so far. */
static inline bool sudoku__choice_better(const sudoku__choice *choice, const sudoku__choice *best)
{
    if (choice->eliminations != best->eliminations)
        return choice->eliminations > best->eliminations;
    if (choice->sum != best->sum)
        return choice->sum < best->sum;
    return choice->same == best->same && choice->length < best->length;
}

#endif /* SUDOKU_LOGIC_CHOICE_H */
