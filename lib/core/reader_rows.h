/* SPDX-License-Identifier: MIT */
/* What the parts of the plain layout share: rows (reader_plain.c), rows that are grids themselves
   (reader_list.c), lists of numbers (reader_numbers.c), and records like the last one
   (reader_alike.c). */
#ifndef SUDOKU_CORE_READER_ROWS_H
#define SUDOKU_CORE_READER_ROWS_H

#include "core/reader.h"
#include "core/shape.h"

/* The order that the caller said, or 0. */
static inline unsigned sudoku__hinted_order(const sudoku_reader *reader)
{
    return reader->hinted ? sudoku__order(&reader->hint) : 0;
}

/* Whether grids of that order are known to be there: rows are rows then, and no list of numbers. */
static inline bool sudoku__expects(const sudoku_reader *reader, unsigned order)
{
    return reader->fixed || sudoku__hinted_order(reader) == order ||
           (reader->records > 0 && sudoku__order(&reader->shape) == order);
}

/* Gives out the rows as a record that is malformed: row 'number' of 'rows' says why. */
static inline sudoku__outcome sudoku__give_trouble(sudoku_reader *reader, unsigned number,
                                                   unsigned rows, unsigned order)
{
    const sudoku__plain *plain = &reader->plain;
    reader->found.line = plain->row[0].line;
    reader->found.offset = plain->row[0].offset;
    sudoku__tell_trouble(&plain->row[number], number, rows, order, &reader->found.error);
    return SUDOKU__MALFORMED;
}

/* Gives out cells as a record that begins in row 'first'. */
static inline sudoku__outcome sudoku__give_cells(sudoku_reader *reader, const sudoku__row *first,
                                                 unsigned order, const uint8_t *cells,
                                                 const char *comment)
{
    reader->found.line = first->line;
    reader->found.offset = first->offset;
    reader->found.order = order;
    reader->found.cells = cells;
    reader->found.comment = comment;
    return SUDOKU__RECORD;
}

/*
 * Whether the rows, of 16 or 25 cells, are grids of order 4 or 5.  'dense': only if they hold as
 * many digits as puzzles do, else also if they are too few for a grid of the larger order.
 */
bool sudoku__is_list(const sudoku_reader *reader, bool dense);

/* Gives out the next of the rows that are grids themselves. */
sudoku__outcome sudoku__give_listed(sudoku_reader *reader);

/*
 * Whether the first 'rows' rows are no rows but a list of numbers, versions, addresses or the like,
 * as far as can be told: see reader_numbers.c.
 */
bool sudoku__are_numbers(const sudoku_reader *reader, unsigned rows);

/* Decides, after a line, whether the next record may be read in the quick way: if it is written as
   this line is. */
void sudoku__note_alike(sudoku_reader *reader);

/* Takes a whole record like the last one: a grid in a line, or rows without anything between. */
sudoku__outcome sudoku__take_alike(sudoku_reader *reader);

#endif /* SUDOKU_CORE_READER_ROWS_H */
