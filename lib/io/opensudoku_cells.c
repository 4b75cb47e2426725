/* SPDX-License-Identifier: MIT */
/*
 * The cells of an OpenSudoku game as its attribute 'data' has them: 81 digits, 0 for an empty cell,
 * or "version: V", white space, and for each cell fields that end with a bar:
 *
 *   V      fields of a cell
 *   1      digit | pencil marks as "1,2,5," or "-" | 1: the player's, 0: a given
 *   2, 3   digit | pencil marks as a number, bit d - 1 for d | 1 or 0
 *   4      digit | pencil marks | second kind of pencil marks | 1 or 0
 *   5      digit | pencil marks | second kind of pencil marks | colour | 1 or 0
 *
 * Early writers of version 2 doubled a bar, so empty fields do not count.  The two kinds of pencil
 * marks become one.  An attribute may hold a line end as white space: XML makes a space of it.
 */
#include "io/opensudoku.h"

#include <stdio.h>
#include <string.h>

enum { MAX_FIELDS = 5 };

/* The rest of the text, and where in it we are. */
struct fields {
    const char *rest;
    unsigned cell; /* from 0 */
    char *reason;
};

/* Leaves a reason that quotes the file readable: one line of ASCII. */
static void clean(char reason[160])
{
    for (; *reason; reason++)
        if (*reason < ' ' || *reason == 127 || (*reason & 0x80))
            *reason = '?';
}

static bool fail(const struct fields *fields, const char *what, const char *field, size_t length)
{
    snprintf(fields->reason, 160, "cell %u of a game: %s '%.*s'", fields->cell + 1, what,
             (int)(length < 40 ? length : 40), field);
    clean(fields->reason);
    return false;
}

/* Cuts out the next field.  False: there is none. */
static bool next_field(struct fields *fields, const char **field, size_t *length)
{
    while (*fields->rest == '|' || *fields->rest == ' ' || *fields->rest == '\n' ||
           *fields->rest == '\r' || *fields->rest == '\t')
        fields->rest++;
    *field = fields->rest;
    *length = strcspn(fields->rest, "|");
    fields->rest += *length;
    return *length > 0;
}

/* A number of one to three figures. */
static bool read_number(const char *field, size_t length, unsigned highest, unsigned *number)
{
    unsigned value = 0;
    if (length == 0 || length > 3)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (field[i] < '0' || field[i] > '9')
            return false;
        value = 10 * value + (unsigned)(field[i] - '0');
    }
    *number = value;
    return value <= highest;
}

/* "1,2,5," or "-" */
static bool read_list(const char *field, size_t length, unsigned *marks)
{
    *marks = 0;
    if (length == 1 && *field == '-')
        return true;
    for (size_t i = 0; i < length; i += 2) {
        if (field[i] < '1' || field[i] > '9' || (i + 1 < length && field[i + 1] != ','))
            return false;
        *marks |= 1u << (field[i] - '1');
    }
    return true;
}

static bool read_cell(struct fields *fields, unsigned version, sudoku__game *game)
{
    const unsigned count = version < 4 ? 3 : version;
    const char *field;
    size_t length;
    unsigned digit = 0, marks = 0, players = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned more = 0;
        if (!next_field(fields, &field, &length))
            return fail(fields, "the text ends before it", "", 0);
        if (i == 0 && !read_number(field, length, 9, &digit))
            return fail(fields, "no digit:", field, length);
        if (i == count - 1 && !read_number(field, length, 1, &players))
            return fail(fields, "neither 0 nor 1:", field, length);
        if ((i == 1 || (i == 2 && count > 3)) &&
            !(version == 1 ? read_list(field, length, &more)
                           : read_number(field, length, 511, &more)))
            return fail(fields, "no pencil marks:", field, length);
        marks |= more;
    }
    game->cells[fields->cell] = (uint8_t)digit;
    game->givens[fields->cell] = digit && !players;
    game->candidates[fields->cell] = digit ? 0 : marks;
    game->placed |= digit && players;
    game->marked |= !digit && marks;
    return true;
}

static bool read_fields(const char *data, sudoku__game *game, char reason[160])
{
    struct fields fields = {.rest = data, .reason = reason};
    const size_t figures = strspn(data, "0123456789");
    unsigned version = 0;
    if (!read_number(data, figures, 5, &version) || version == 0) {
        snprintf(reason, 160, "data of version '%.*s': 1 to 5 are known",
                 (int)(strcspn(data, " \t\r\n|") % 20), data);
        clean(reason);
        return false;
    }
    fields.rest += figures;
    for (; fields.cell < SUDOKU__GAME_CELLS; fields.cell++)
        if (!read_cell(&fields, version, game))
            return false;
    const char *field;
    size_t length;
    if (next_field(&fields, &field, &length))
        return fail(&fields, "81 make a game, here follows", field, length);
    return true;
}

static bool read_digits(const char *data, sudoku__game *game, char reason[160])
{
    const size_t length = strspn(data, "0123456789");
    if (data[length]) {
        snprintf(reason, 160, "'%.1s' is no digit of a game", data + length);
        clean(reason);
        return false;
    }
    if (length != SUDOKU__GAME_CELLS) {
        snprintf(reason, 160, "%zu cells, 81 make a game", length);
        return false;
    }
    for (unsigned cell = 0; cell < SUDOKU__GAME_CELLS; cell++) {
        game->cells[cell] = (uint8_t)(data[cell] - '0');
        game->givens[cell] = data[cell] != '0';
    }
    return true;
}

bool sudoku__read_game(const char *data, sudoku__game *game, char reason[160])
{
    static const char versioned[] = "version: ";
    memset(game, 0, sizeof *game);
    if (strncmp(data, versioned, sizeof versioned - 1) == 0)
        return read_fields(data + sizeof versioned - 1, game, reason);
    return read_digits(data, game, reason);
}
