/* SPDX-License-Identifier: MIT */
/*
 * Lines as gsf's sudoku program has them: a name in quotation marks, a comma and the grid; or a
 * table without a header, seven columns or more, with the grid in the fifth.  The name, or the
 * other columns, become the comment.
 */
#include "core/reader.h"

enum { GRID_COLUMN = 5, LEAST_COLUMNS = 7, LEAST_CELLS = 36 };

/* The grid ends at a blank, tab, comma or the end. */
static sudoku__span cut_grid(sudoku__span *rest)
{
    sudoku__span grid = {rest->text, 0};
    while (grid.length < rest->length && rest->text[grid.length] != ' ' &&
           rest->text[grid.length] != '\t' && rest->text[grid.length] != ',')
        grid.length++;
    rest->text += grid.length;
    rest->length -= grid.length;
    while (rest->length > 0 && (*rest->text == ' ' || *rest->text == ',' || *rest->text == '#' ||
                                *rest->text == '\t')) {
        rest->text++;
        rest->length--;
    }
    return grid;
}

static sudoku__outcome take_named(sudoku_reader *reader, const sudoku__line *line,
                                  sudoku__span rest)
{
    sudoku__held *held = &reader->held;
    rest.text++;
    rest.length--;
    const sudoku__span name = sudoku__cut(&rest, '"');
    if (rest.length < LEAST_CELLS || *rest.text != ',')
        return SUDOKU__NOTHING;
    rest.text++;
    rest.length--;
    const sudoku__span grid = cut_grid(&rest);
    if (grid.length < LEAST_CELLS)
        return SUDOKU__NOTHING;
    const unsigned order = sudoku__read_cells(reader, grid, held->cells);
    sudoku__hold(held, line, order);
    if (order == 0)
        return sudoku__refuse_held(reader, line, (size_t)(grid.text - line->text),
                                   "%zu characters after the name that are no grid", grid.length);
    sudoku__hold_comment(held, name.text, name.length);
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

static sudoku__outcome take_columns(sudoku_reader *reader, const sudoku__line *line,
                                    sudoku__span rest)
{
    sudoku__held *held = &reader->held;
    sudoku__span grid = {NULL, 0};
    unsigned columns = 0;
    for (sudoku__span left = rest; left.length > 0 && columns < LEAST_COLUMNS; columns++) {
        const sudoku__span column = sudoku__cut(&left, ',');
        if (columns + 1 == GRID_COLUMN)
            grid = column;
        else if (sudoku__order_of_cells(column.length) >= 6)
            return SUDOKU__NOTHING;
    }
    if (columns < LEAST_COLUMNS || grid.length < LEAST_CELLS)
        return SUDOKU__NOTHING;
    const unsigned order = sudoku__read_cells(reader, grid, held->cells);
    if (order == 0)
        return SUDOKU__NOTHING;
    sudoku__hold(held, line, order);
    sudoku__hold_comment(held, rest.text, (size_t)(grid.text - rest.text) - 1);
    const char *behind = grid.text + grid.length + 1;
    sudoku__hold_comment(held, behind, (size_t)(rest.text + rest.length - behind));
    return sudoku__give_held(reader);
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    const sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (rest.length < LEAST_CELLS)
        return SUDOKU__NOTHING;
    return *rest.text == '"' ? take_named(reader, line, rest) : take_columns(reader, line, rest);
}

const sudoku__layout sudoku__gsf_layout = {.take = take, .line_by_line = "gsf"};
