/* SPDX-License-Identifier: MIT */
/*
 * A jigsaw puzzle in a line: the cells, then the label of each cell's region, next to them or after
 * a blank, comma or semicolon.  Labels are any characters, each on as many cells as there are
 * digits.
 *
 * A puzzle and its solution in one line look like that too.  But equal digits never touch, and
 * cells of a region do: only where each region is in one piece are the second half labels.  Who
 * names the format may have regions in pieces.
 */
#include "core/reader.h"

#include <string.h>

#include "core/shape.h"

/* Regions from labels, numbered in the order of their characters; false: they do not divide the
   grid evenly. */
static bool take_labels(sudoku__span labels, unsigned order, uint8_t *regions)
{
    unsigned count[256] = {0}, number[256], found = 0;
    for (size_t cell = 0; cell < labels.length; cell++)
        count[(unsigned char)labels.text[cell]]++;
    for (unsigned byte = 0; byte < 256; byte++) {
        number[byte] = found;
        if (count[byte] != 0 && count[byte] != order)
            return false;
        found += count[byte] != 0;
    }
    for (size_t cell = 0; cell < labels.length && found == order; cell++)
        regions[cell] = (uint8_t)number[(unsigned char)labels.text[cell]];
    return found == order;
}

/* Whether every cell is reached from the first of its region. */
static bool are_in_one_piece(const uint8_t *regions, unsigned order)
{
    uint16_t stack[SUDOKU_MAX_CELLS];
    bool reached[SUDOKU_MAX_CELLS] = {false};
    unsigned height = 0, pieces = 0;
    for (unsigned start = 0; start < order * order; start++) {
        if (reached[start])
            continue;
        pieces++;
        reached[start] = true;
        stack[height++] = (uint16_t)start;
        while (height > 0) {
            const unsigned cell = stack[--height], column = cell % order;
            const unsigned next[4] = {column > 0 ? cell - 1 : cell,
                                      column + 1 < order ? cell + 1 : cell,
                                      cell >= order ? cell - order : cell,
                                      cell + order < order * order ? cell + order : cell};
            for (unsigned i = 0; i < 4; i++) {
                if (reached[next[i]] || regions[next[i]] != regions[cell])
                    continue;
                reached[next[i]] = true;
                stack[height++] = (uint16_t)next[i];
            }
        }
    }
    return pieces == order;
}

/* Boxes, if the regions are boxes; numbers of regions are those of boxes then. */
static bool take_boxes(const uint8_t *regions, unsigned order, sudoku_shape *shape)
{
    for (unsigned rows = 1; rows <= order; rows++) {
        bool same = order % rows == 0 &&
                    sudoku_shape_of_boxes(rows, order / rows, shape) == SUDOKU_OK;
        for (unsigned cell = 0; cell < order * order && same; cell++)
            same = regions[cell] == sudoku__box(shape, cell / order, cell % order);
        if (same)
            return true;
    }
    return false;
}

/* Cuts the two halves; false: the line has no two of equal size. */
static bool cut_halves(sudoku__span *rest, sudoku__span *cells, sudoku__span *labels)
{
    const char *gap = NULL;
    for (size_t at = 0; at < rest->length && !gap; at++)
        if (strchr(" \t,;", rest->text[at]) && rest->text[at])
            gap = rest->text + at;
    const size_t first = gap ? (size_t)(gap - rest->text) : rest->length;
    cells->text = labels->text = rest->text;
    if (sudoku__order_of_cells(first) > 0) {
        labels->text += first + 1;
        cells->length = labels->length = first;
    } else {
        labels->text += first / 2;
        cells->length = labels->length = first / 2;
        if (first % 2)
            return false;
    }
    const size_t used = (size_t)(labels->text - rest->text) + labels->length;
    if (sudoku__order_of_cells(cells->length) == 0 || rest->length < used)
        return false;
    rest->text += used;
    rest->length -= used;
    return rest->length == 0 || *rest->text == ' ' || *rest->text == '\t' || *rest->text == ',' ||
           *rest->text == ';' || *rest->text == '#';
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0}, cells, labels;
    sudoku_error error;
    if (rest.length < 32 || !cut_halves(&rest, &cells, &labels))
        return SUDOKU__NOTHING;
    const unsigned order = sudoku__read_cells(reader, cells, held->cells);
    if (order == 0 || !take_labels(labels, order, held->shape.regions))
        return SUDOKU__NOTHING;
    if (reader->fixed != &sudoku__jigsaw_layout && !are_in_one_piece(held->shape.regions, order))
        return SUDOKU__NOTHING;
    sudoku__hold(held, line, order);
    sudoku_shape boxes;
    held->shaped = true;
    held->shape.box_rows = 1;
    held->shape.box_cols = (uint8_t)order;
    held->shape.jigsaw = true;
    held->shape.extra = 0;
    if (take_boxes(held->shape.regions, order, &boxes))
        sudoku__shape_copy(&held->shape, &boxes);
    if (!sudoku_shape_valid(&held->shape, &error))
        return sudoku__refuse_held(reader, line, (size_t)(labels.text - line->text), "%s",
                                   error.reason);
    while (rest.length > 0 && strchr(" \t,;#", *rest.text)) {
        rest.text++;
        rest.length--;
    }
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__jigsaw_layout = {.take = take, .line_by_line = "jigsaw"};
