/* SPDX-License-Identifier: MIT */
/* A record of the Sudoku Exchange puzzle bank: 12 hexadecimal figures (the first of the SHA-1 of
   the puzzle), 81 digits with 0 for an empty cell, and the rating, which becomes the comment. */
#include "core/reader.h"

enum { HASH = 12, CELLS = 81 };

static bool is_hex(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f');
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (rest.length < HASH + 1 + CELLS || rest.text[HASH] != ' ')
        return SUDOKU__NOTHING;
    const sudoku__span hash = sudoku__cut(&rest, ' ');
    for (size_t at = 0; at < hash.length; at++)
        if (!is_hex(hash.text[at]))
            return SUDOKU__NOTHING;
    const sudoku__span cells = sudoku__cut(&rest, ' ');
    sudoku__hold(held, line, 9);
    if (cells.length != CELLS)
        return SUDOKU__NOTHING;
    if (sudoku__read_cells(reader, cells, held->cells) != 9)
        return sudoku__refuse_held(reader, line, (size_t)(cells.text - line->text),
                                   "the 81 characters after the checksum are no grid");
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__exchange_layout = {.take = take, .line_by_line = "exchange"};
