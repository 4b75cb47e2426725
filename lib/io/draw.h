/* SPDX-License-Identifier: MIT */
/* Putting marks on a page, and a whole puzzle of them. */
#ifndef SUDOKU_IO_DRAW_H
#define SUDOKU_IO_DRAW_H

#include "io/page.h"
#include "io/sheet.h"

/* Colours, as 0xRRGGBB. */
enum {
    SUDOKU__INK = 0x000000,
    SUDOKU__GREY = 0x606060,  /* captions */
    SUDOKU__THIN = 0x9a9a9a,  /* lines between cells */
    SUDOKU__SHADE = 0xe2e6ec, /* cells of further houses */
    SUDOKU__DIAGONAL = 0xb4bcc8,
    SUDOKU__PLACED = 0x2458a8, /* digits that are not given */
    SUDOKU__PENCIL = 0x505050
};

typedef struct sudoku__square {
    double x, y, side;
} sudoku__square;

void sudoku__page_add(sudoku__page *page, const sudoku__mark *mark);

/* Draws a puzzle, or its answer, in that square. */
void sudoku__draw_puzzle(sudoku__page *page, const sudoku__entry *entry, bool answer,
                         sudoku__square square);

#endif /* SUDOKU_IO_DRAW_H */
