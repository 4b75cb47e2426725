/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_SHAPE_H
#define SUDOKU_SHAPE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SUDOKU_MIN_ORDER 4
#define SUDOKU_MAX_ORDER 25
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_ORDER * SUDOKU_MAX_ORDER)

/* Constraints beyond rows, columns and regions; or them together. */
enum {
    SUDOKU_DIAGONALS = 1 << 0,       /* both main diagonals hold every digit (X-Sudoku) */
    SUDOKU_WINDOWS = 1 << 1,         /* so do the inner windows (Windoku); see below */
    SUDOKU_DISJOINT_GROUPS = 1 << 2, /* so do the cells at equal places of all boxes */
    SUDOKU_ANTI_KNIGHT = 1 << 3,     /* cells a knight's move apart differ */
    SUDOKU_ANTI_KING = 1 << 4        /* cells that touch at a corner differ */
};

/*
 * What a grid looks like: a plain value.  A box is box_rows x box_cols cells; order = box_rows *
 * box_cols is the number of digits, and of the cells of a row, column or box, 4 to 25.  {3, 3} is
 * the classic grid, {2, 3} the usual 6x6 one, and {1, N} or {N, 1} a Latin square: its boxes are
 * its rows or columns once more and no houses of their own.  Functions that take a shape take NULL
 * for {3, 3}.
 *
 * With 'jigsaw' set, 'regions' has a label for each cell, row by row: order * order of them, each
 * from 0 to order - 1 and each 'order' times.  They take the place of the boxes, of which only
 * the order then counts.  A region may be of any form and need not hang together.
 *
 * 'extra' may hold any of the constraints above.  Windows exist where the order is the square of a
 * number B: (B - 1) * (B - 1) of them, each B x B cells, with one row or column before, between
 * and behind them; 9x9 has four.  Disjoint groups need boxes of two rows and two columns or more.
 */
typedef struct sudoku_shape {
    uint8_t box_rows, box_cols;
    bool jigsaw;
    uint16_t extra;                    /* SUDOKU_DIAGONALS | ... */
    uint8_t regions[SUDOKU_MAX_CELLS]; /* jigsaw: the region of each cell; else of no meaning */
} sudoku_shape;

/*
 * Fills 'shape' with boxes of box_rows x box_cols cells.  E_ARG, and 'shape' untouched, where
 * 'shape' is NULL or the order is not 4 to 25.
 */
SUDOKU_API sudoku_status sudoku_shape_of_boxes(unsigned box_rows, unsigned box_cols,
                                               sudoku_shape *shape);

/*
 * Fills 'shape' with the squarest boxes of that order, wider than high: 9 gives 3x3, 6 gives 2
 * rows x 3 columns, 7 gives 1x7 (a Latin square).  E_ARG, and 'shape' untouched, where 'shape' is
 * NULL or the order is not 4 to 25.
 */
SUDOKU_API sudoku_status sudoku_shape_of_order(unsigned order, sudoku_shape *shape);

/*
 * Fills 'shape' with jigsaw regions: order * order labels, row by row.  E_ARG, and 'shape'
 * untouched: NULL, or the shape would not be valid; 'error' (may be NULL) says why.
 */
SUDOKU_API sudoku_status sudoku_shape_of_regions(unsigned order, const uint8_t *regions,
                                                 sudoku_shape *shape, sudoku_error *error);

/*
 * Whether grids can have that shape; else 'error' (may be NULL) says why not.  That there is a
 * solved grid of it is not promised: regions and constraints can be such that there is none.
 * Where a shape is not valid other functions give E_ARG, 0 or false, and sudoku_region UINT_MAX;
 * only sudoku_shape_equal takes any.
 */
SUDOKU_API bool sudoku_shape_valid(const sudoku_shape *shape, sudoku_error *error);

/* Whether both describe the same kind of grid, with the same numbers for the regions. */
SUDOKU_API bool sudoku_shape_equal(const sudoku_shape *a, const sudoku_shape *b);

/* The number of digits (4 to 25), and the number of cells: its square.  0: not valid. */
SUDOKU_API unsigned sudoku_order(const sudoku_shape *shape);
SUDOKU_API unsigned sudoku_cells(const sudoku_shape *shape);

/* The box or region of a cell, 0 to order - 1, boxes and cells numbered row by row from 0.  A cell
   that is out of range gives UINT_MAX. */
SUDOKU_API unsigned sudoku_region(const sudoku_shape *shape, unsigned cell);

/*
 * The name of the constraint 1 << index of 'extra': "diagonals", "windows", "disjoint-groups",
 * "anti-knight" and "anti-king"; NULL past the last.  Lives for ever.
 */
SUDOKU_API const char *sudoku_extra_name(unsigned index);

/*
 * Writes a shape as text, as snprintf does: at most 'capacity' bytes with the NUL ('buffer' may be
 * NULL if that is 0); returns the length without it, at most 672.  0: not valid.  The text is
 *     9          the squarest boxes of that order
 *     2x4        boxes of 2 rows and 4 columns; 1x9 is a Latin square
 *     jigsaw-... regions: a letter a to y for each cell, row by row
 * followed by the name of each constraint with a '+' before it, in the order above:
 * "9+diagonals+windows".  Equal shapes have equal texts.
 */
SUDOKU_API size_t sudoku_shape_print(const sudoku_shape *shape, char *buffer, size_t capacity);

/*
 * Reads such a text.  It may also name the squarest boxes by RxC and constraints in any order, and
 * label regions by letters A to Y, by digits from 0 or 1 on, or by digits and then letters (after
 * 9 comes A).
 * E_SYNTAX, and 'shape' untouched: the text is malformed, or the shape would not be valid; 'error'
 * (may be NULL) says why and, of the text, at which byte.  E_ARG: NULL.
 */
SUDOKU_API sudoku_status sudoku_shape_parse(sudoku_shape *shape, const char *text, size_t length,
                                            sudoku_error *error);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_SHAPE_H */
