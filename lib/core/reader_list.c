/* SPDX-License-Identifier: MIT */
/* Rows of 16 or 25 cells that are no rows but grids of order 4 or 5 themselves, a line each. */
#include "core/reader.h"
#include "core/reader_rows.h"
#include "core/shape.h"

sudoku__outcome sudoku__give_listed(sudoku_reader *reader)
{
    sudoku__plain *plain = &reader->plain;
    const unsigned number = plain->listed++;
    const unsigned order = sudoku__order_of_cells(plain->order);
    const uint8_t *cells = plain->cells + number * SUDOKU__STRIDE;
    sudoku__row row = plain->row[number];
    if (plain->listed == plain->rows) {
        plain->rows = 0;
        plain->list = false;
    }
    if (!row.trouble && row.count != plain->order)
        row.trouble = SUDOKU__BAD_COUNT;
    for (unsigned cell = 0; cell < plain->order && !row.trouble; cell++) {
        if (cells[cell] > order) {
            row.trouble = SUDOKU__ABOVE_ORDER;
            row.subject = cells[cell];
        }
    }
    if (!row.trouble)
        return sudoku__give_cells(reader, &row, order, cells, NULL);
    plain->row[0] = row;
    return sudoku__give_trouble(reader, 0, 1, order);
}

bool sudoku__is_list(const sudoku_reader *reader, bool dense)
{
    const sudoku__plain *plain = &reader->plain;
    const unsigned order = sudoku__order_of_cells(plain->order);
    if (order == 0 || plain->row[0].maybe || sudoku__hinted_order(reader) == plain->order)
        return false;
    unsigned small = 0, big = 0;
    for (unsigned row = 0; row < plain->rows; row++) {
        const uint8_t *cells = plain->cells + row * SUDOKU__STRIDE;
        for (unsigned cell = 0; cell < plain->row[row].count; cell++) {
            small += cells[cell] >= 1 && cells[cell] <= order;
            big += cells[cell] > order;
        }
    }
    /* Some digits may be too big, mistyped; in a grid of the larger order most are. */
    if (big > 0 && 4 * big >= small)
        return false;
    if (sudoku__hinted_order(reader) == order || (big == 0 && plain->rows < plain->order && !dense))
        return true;
    return small >= order * plain->rows;
}
