/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_LOGIC_SINK_H
#define SUDOKU_LOGIC_SINK_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/grade.h>

/* Where the text of a step goes; what does not fit is only counted. */
typedef struct sudoku__sink {
    char *buffer;
    size_t capacity, length;
    const sudoku_shape *shape;
    bool letters; /* cells are A1 rather than r1c1 */
} sudoku__sink;

void sudoku__sink_add(sudoku__sink *to, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* Adds the name of a cell, or of a house as "box 4". */
void sudoku__sink_cell(sudoku__sink *to, unsigned cell);
void sudoku__sink_house(sudoku__sink *to, unsigned house);

/* Adds the step in English. */
void sudoku__print_words(sudoku__sink *to, const sudoku_step *step);

#endif /* SUDOKU_LOGIC_SINK_H */
