/* SPDX-License-Identifier: MIT */
/*
 * Descriptions of puzzles as Simon Tatham's "Solo" has them.
 *
 * Numbers in decimal; a letter is a run of empty cells (a: 1 to z: 26), and '_' stands between two
 * numbers that are neighbours.  A jigsaw has after a comma the walls between its regions: first
 * the inner vertical lines, row by row, then the inner horizontal ones, column by column.  'a' to
 * 'y' are 1 to 25 places without a wall and then a wall, '_' is a wall at once, 'z' is 25 places
 * without a wall and none behind.  A last wall, which does not exist, ends the code.
 *
 * In the parameters "CxR" a box is C high and R wide.
 */
#include "core/solo.h"

#include <string.h>

#include "core/shape.h"

enum { Z_RUN = 25 };

bool sudoku__cut_solo_params(sudoku__span *rest, sudoku__solo_params *params)
{
    *params = (sudoku__solo_params){.box_cols = 1};
    if (!sudoku__cut_number(rest, &params->box_rows) || rest->length == 0)
        return false;
    if (*rest->text == 'x') {
        rest->text++;
        rest->length--;
        if (!sudoku__cut_number(rest, &params->box_cols))
            return false;
    }
    while (rest->length > 0 && *rest->text != ':' && *rest->text != '#') {
        const char byte = *rest->text;
        if ((byte < 'a' || byte > 'z') && (byte < '0' || byte > '9'))
            return false;
        params->jigsaw |= byte == 'j';
        params->diagonals |= byte == 'x';
        params->killer |= byte == 'k';
        const bool takes_one = byte == 'd'; /* a difficulty, in the next letter */
        const size_t used = takes_one && rest->length > 1 ? 2 : 1;
        rest->text += used;
        rest->length -= used;
    }
    if (params->jigsaw) {
        params->box_cols *= params->box_rows;
        params->box_rows = 1;
    }
    const unsigned rows = params->box_rows, cols = params->box_cols;
    return rows >= 1 && cols >= 1 && rows <= SUDOKU_MAX_ORDER && cols <= SUDOKU_MAX_ORDER &&
           rows * cols >= SUDOKU_MIN_ORDER && rows * cols <= SUDOKU_MAX_ORDER;
}

/* Reads the cells; returns how many bytes are right. */
static size_t read_cells(sudoku__span text, unsigned order, uint8_t *cells, unsigned *count)
{
    size_t at = 0;
    *count = 0;
    while (at < text.length) {
        const char byte = text.text[at];
        if (byte == '_') {
            at++;
        } else if (byte >= 'a' && byte <= 'z') {
            const unsigned run = (unsigned)(byte - 'a') + 1;
            if (*count + run > order * order)
                return at;
            memset(cells + *count, 0, run);
            *count += run;
            at++;
        } else {
            sudoku__span rest = {text.text + at, text.length - at};
            unsigned number;
            if (!sudoku__cut_number(&rest, &number) || number < 1 || number > order ||
                *count == order * order)
                return at;
            cells[(*count)++] = (uint8_t)number;
            at = (size_t)(rest.text - text.text);
        }
    }
    return at;
}

/* Walls right of and below cells.  False: the code has too many places or too few. */
static bool read_walls(sudoku__span code, unsigned order, bool *right, bool *below)
{
    const unsigned lines = order * (order - 1);
    unsigned place = 0; /* of the next line */
    for (size_t at = 0; at < code.length; at++) {
        const char byte = code.text[at];
        if (byte != '_' && (byte < 'a' || byte > 'z'))
            return false;
        const unsigned run = byte == '_' ? 0 : byte == 'z' ? Z_RUN : (unsigned)(byte - 'a') + 1;
        place += run;
        if (place > 2 * lines)
            return false;
        if (byte == 'z')
            continue;
        if (place == 2 * lines)
            return at + 1 == code.length; /* the wall that does not exist */
        const unsigned line = place % lines, far = line / (order - 1), near = line % (order - 1);
        if (place < lines)
            right[far * order + near] = true;
        else
            below[near * order + far] = true;
        place++;
    }
    return false;
}

/* Regions from walls; false: they do not divide the grid evenly. */
static bool flood(unsigned order, const bool *right, const bool *below, uint8_t *regions)
{
    enum { NOT_YET = 255 };
    uint16_t stack[SUDOKU_MAX_CELLS];
    unsigned found = 0;
    memset(regions, NOT_YET, order * order);
    for (unsigned start = 0; start < order * order; start++) {
        if (regions[start] != NOT_YET)
            continue;
        if (found == order)
            return false;
        unsigned height = 0, size = 0;
        regions[start] = (uint8_t)found;
        stack[height++] = (uint16_t)start;
        while (height > 0) {
            const unsigned cell = stack[--height], column = cell % order;
            const unsigned next[4] = {column > 0 && !right[cell - 1] ? cell - 1 : cell,
                                      column + 1 < order && !right[cell] ? cell + 1 : cell,
                                      cell >= order && !below[cell - order] ? cell - order : cell,
                                      cell + order < order * order && !below[cell] ? cell + order
                                                                                   : cell};
            size++;
            for (unsigned i = 0; i < 4; i++) {
                if (regions[next[i]] != NOT_YET)
                    continue;
                regions[next[i]] = (uint8_t)found;
                stack[height++] = (uint16_t)next[i];
            }
        }
        if (size != order)
            return false;
        found++;
    }
    return true;
}

static const char *read_regions(sudoku__span code, unsigned order, uint8_t *regions)
{
    bool right[SUDOKU_MAX_CELLS] = {false}, below[SUDOKU_MAX_CELLS] = {false};
    if (!read_walls(code, order, right, below))
        return "the walls of the jigsaw have not as many places as the grid";
    if (!flood(order, right, below, regions))
        return "the walls do not divide the grid into regions of equal size";
    return NULL;
}

const char *sudoku__read_solo(sudoku__span description, const sudoku__solo_params *params,
                              sudoku__held *held, size_t *place)
{
    const unsigned order = params->box_rows * params->box_cols;
    sudoku__span rest = description;
    const sudoku__span cells = sudoku__cut(&rest, ',');
    unsigned count;
    *place = read_cells(cells, order, held->cells, &count);
    held->order = order;
    if (*place < cells.length)
        return "neither a number of this order, nor a letter for a run of empty cells";
    if (count != order * order)
        return "the description ends before the grid is full";
    *place = (size_t)(rest.text - description.text);
    if (params->killer)
        return "killer cages, which are not read";
    held->shaped = true;
    held->shape.box_rows = (uint8_t)params->box_rows;
    held->shape.box_cols = (uint8_t)params->box_cols;
    held->shape.jigsaw = params->jigsaw;
    held->shape.extra = params->diagonals ? SUDOKU_DIAGONALS : 0;
    return params->jigsaw ? read_regions(rest, order, held->shape.regions) : NULL;
}
