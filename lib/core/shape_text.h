/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_SHAPE_TEXT_H
#define SUDOKU_CORE_SHAPE_TEXT_H

#include <sudoku/shape.h>

/* Room for the text of any shape and a NUL: a label a cell and the names of all constraints. */
enum { SUDOKU__MAX_SHAPE_TEXT = SUDOKU_MAX_CELLS + 80 };

/* The first bytes of a shape's text, for messages: a jigsaw's is long. */
typedef struct sudoku__shape_label {
    char text[72];
} sudoku__shape_label;

sudoku__shape_label sudoku__label_shape(const sudoku_shape *shape);

/* Room for what describes any shape in JSON. */
enum { SUDOKU__MAX_SHAPE_JSON = SUDOKU_MAX_CELLS + 140 };

/*
 * Writes the keys that describe a shape in JSON, and returns the end: "order":9,"box":"3x3", or
 * "regions":"aab..." in place of the box, and ,"extra":["windows"] where there are constraints.
 * By hand: printf would take longer than all the rest of a grid.
 */
char *sudoku__write_shape_json(const sudoku_shape *shape, char *text);

/* Writes the labels of a jigsaw, a letter a to y for each cell, and returns the end. */
char *sudoku__write_regions(const sudoku_shape *shape, char *text);

/*
 * Reads 'count' labels of regions, numbered from 0: letters from A on (either case), digits from 0
 * or 1 on, or digits and then letters (after 9 comes A).  False: another symbol, or the labels do
 * not begin so.  Whether they make a shape is for sudoku_shape_of_regions to say.
 */
bool sudoku__read_regions(const char *text, size_t count, uint8_t *regions);

#endif /* SUDOKU_CORE_SHAPE_TEXT_H */
