/* SPDX-License-Identifier: MIT */
/*
 * Saved games of Simon Tatham's "Solo": lines KEY:LENGTH:VALUE, the key filled up with blanks.
 * PARAMS and DESC are the puzzle; of the moves that follow, as many are made as STATEPOS says:
 * "Rx,y,n" enters a digit (0: takes it away), "Px,y,n" a pencil mark, which is not kept.  The
 * game ends with the first line of another kind, and any game but Solo is passed over.
 */
#include <string.h>

#include "core/reader.h"
#include "core/solo.h"

/* Cuts key and length off; false: it is no such line. */
static bool cut_key(sudoku__span *rest, sudoku__span *key)
{
    unsigned length;
    *key = sudoku__cut(rest, ':');
    while (key->length > 0 && key->text[key->length - 1] == ' ')
        key->length--;
    if (!sudoku__cut_number(rest, &length) || rest->length == 0 || *rest->text != ':')
        return false;
    rest->text++;
    rest->length--;
    return true;
}

static bool is_key(sudoku__span key, const char *name)
{
    return key.length == strlen(name) && memcmp(key.text, name, key.length) == 0;
}

static void keep_params(sudoku__solo *solo, sudoku__span value)
{
    sudoku__solo_params params;
    solo->box_rows = 0;
    if (!sudoku__cut_solo_params(&value, &params))
        return;
    solo->box_rows = params.box_rows;
    solo->box_cols = params.box_cols;
    solo->jigsaw = params.jigsaw;
    solo->diagonals = params.diagonals;
    solo->broken = params.killer;
}

/* The puzzle.  NOTHING: it is right so far. */
static sudoku__outcome take_description(sudoku_reader *reader, const sudoku__line *line,
                                        sudoku__span value)
{
    sudoku__solo *solo = &reader->solo;
    sudoku__held *held = &reader->held;
    const sudoku__solo_params params = {solo->box_rows, solo->box_cols, solo->jigsaw,
                                        solo->diagonals, solo->broken};
    sudoku_error error;
    size_t place = 0;
    const char *why = solo->box_rows == 0 ? "no parameters of an order from 4 to 25 before it"
                                          : sudoku__read_solo(value, &params, held, &place);
    if (!why && !sudoku_shape_valid(&held->shape, &error))
        why = error.reason;
    if (why) {
        reader->open = false;
        return sudoku__refuse_held(reader, line, (size_t)(value.text - line->text) + place, "%s",
                                   why);
    }
    sudoku__hold_givens(held);
    held->has_givens = false; /* until a move is made */
    solo->described = true;
    return SUDOKU__USED;
}

static void make_move(sudoku_reader *reader, sudoku__span value)
{
    sudoku__held *held = &reader->held;
    unsigned x, y, digit;
    if (!reader->solo.described || reader->solo.moves++ >= reader->solo.wanted ||
        value.length == 0 || *value.text != 'R')
        return;
    value.text++;
    value.length--;
    sudoku__span column = sudoku__cut(&value, ','), row = sudoku__cut(&value, ',');
    if (!sudoku__cut_number(&column, &x) || !sudoku__cut_number(&row, &y) ||
        !sudoku__cut_number(&value, &digit) || x >= held->order || y >= held->order ||
        digit > held->order || held->givens[y * held->order + x])
        return;
    held->cells[y * held->order + x] = (uint8_t)digit;
    held->has_givens = true;
}

static void restart(sudoku__held *held)
{
    for (unsigned cell = 0; cell < held->order * held->order; cell++)
        if (!held->givens[cell])
            held->cells[cell] = 0;
}

static sudoku__outcome give(sudoku_reader *reader, const sudoku__line *line)
{
    reader->open = false;
    reader->again = line && reader->solo.described; /* else the others are offered it at once */
    return reader->solo.described ? sudoku__give_held(reader) : SUDOKU__NOTHING;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__solo *solo = &reader->solo;
    sudoku__span rest = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    sudoku__span key = {NULL, 0};
    unsigned number;
    const bool record = rest.length > 0 && cut_key(&rest, &key);
    if (!reader->open) {
        if (!record || !is_key(key, "SAVEFILE"))
            return SUDOKU__NOTHING;
        *solo = (sudoku__solo){.moves = 0};
        sudoku__hold(&reader->held, line, 0);
        reader->open = true;
        return SUDOKU__USED;
    }
    if (!record || is_key(key, "SAVEFILE"))
        return give(reader, line);
    if (is_key(key, "GAME") && !is_key(rest, "Solo"))
        reader->open = false;
    else if (is_key(key, "PARAMS"))
        keep_params(solo, rest);
    else if (is_key(key, "DESC"))
        return take_description(reader, line, rest);
    else if (is_key(key, "STATEPOS") && sudoku__cut_number(&rest, &number) && number > 0)
        solo->wanted = number - 1;
    else if (is_key(key, "MOVE"))
        make_move(reader, rest);
    else if (is_key(key, "RESTART") && solo->described && solo->moves++ < solo->wanted)
        restart(&reader->held);
    else if (is_key(key, "SOLVE"))
        solo->moves++;
    return SUDOKU__USED;
}

const sudoku__layout sudoku__solo_save_layout = {.take = take};
