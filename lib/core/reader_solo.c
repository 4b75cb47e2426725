/* SPDX-License-Identifier: MIT */
/* Game IDs of Simon Tatham's "Solo", "parameters:description"; see solo.c. */
#include "core/reader.h"
#include "core/shape.h"
#include "core/solo.h"

/* Whether the text can be a description: hardly anything but its letters, and long enough. */
static bool is_description(sudoku__span text, unsigned order)
{
    size_t strange = 0;
    bool number = false;
    for (size_t at = 0; at < text.length; at++) {
        const char byte = text.text[at];
        const bool figure = byte >= '0' && byte <= '9';
        strange += !figure && (byte < 'a' || byte > 'z') && byte != '_' && byte != ',';
        number |= figure;
    }
    return number && 16 * strange <= text.length && 26 * text.length >= (size_t)order * order;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__held *held = &reader->held;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    sudoku__solo_params params;
    sudoku_error error;
    size_t place;
    if (rest.length < 5 || *rest.text < '0' || *rest.text > '9' ||
        !sudoku__cut_solo_params(&rest, &params) || rest.length < 2)
        return SUDOKU__NOTHING;
    const unsigned order = params.box_rows * params.box_cols;
    const char kind = *rest.text;
    const size_t start = (size_t)(rest.text + 1 - line->text);
    rest.text++;
    rest.length--;
    const sudoku__span description = sudoku__cut(&rest, ' ');
    if (kind == ':' ? !is_description(description, order) : reader->fixed != &sudoku__solo_layout)
        return SUDOKU__NOTHING;
    sudoku__hold(held, line, order);
    if (kind == '#')
        return sudoku__refuse_held(reader, line, start - 1,
                                   "a seed, from which only its own program makes the puzzle");
    const char *why = sudoku__read_solo(description, &params, held, &place);
    if (why)
        return sudoku__refuse_held(reader, line, start + place, "%s", why);
    if (!sudoku_shape_valid(&held->shape, &error))
        return sudoku__refuse_held(reader, line, 0, "%s", error.reason);
    sudoku__hold_comment(held, rest.text, rest.length);
    return sudoku__give_held(reader);
}

const sudoku__layout sudoku__solo_layout = {.take = take, .line_by_line = "solo"};
