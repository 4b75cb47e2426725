/* SPDX-License-Identifier: MIT */
/* A page as a list of things to draw: data that layout.c makes and svg.c and cairo.c draw.  Lengths
   are points (1/72 inch), from the left and the top. */
#ifndef SUDOKU_IO_PAGE_H
#define SUDOKU_IO_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum sudoku__mark_kind { SUDOKU__FILL, SUDOKU__LINE, SUDOKU__TEXT } sudoku__mark_kind;
typedef enum sudoku__align { SUDOKU__LEFT, SUDOKU__MIDDLE, SUDOKU__RIGHT } sudoku__align;

typedef struct sudoku__mark {
    sudoku__mark_kind kind;
    double x, y;     /* FILL: a corner; LINE: one end; TEXT: where the baseline begins, ends or has
                        its middle */
    double x2, y2;   /* FILL and LINE: the opposite corner, the other end */
    double size;     /* LINE: its width; TEXT: of the font */
    uint32_t colour; /* 0xRRGGBB */
    sudoku__align align;
    bool bold;
    const char *text; /* UTF-8; lives as long as the sheet */
    size_t length;    /* how many bytes of it are drawn ... */
    bool cut;         /* ... and an ellipsis after them */
} sudoku__mark;

typedef struct sudoku__page {
    double width, height;
    sudoku__mark *marks; /* in the order to draw them */
    size_t count, capacity;
    bool failed; /* memory ran out: marks are missing */
} sudoku__page;

#endif /* SUDOKU_IO_PAGE_H */
