/* SPDX-License-Identifier: MIT */
#include "core/alphabet.h"

#include <string.h>

#include "core/status.h"

const sudoku__alphabet sudoku__usual_alphabet = {SUDOKU_MAX_ORDER, ".123456789ABCDEFGHIJKLMNOP"};

static bool has(const sudoku__alphabet *alphabet, char character)
{
    return memchr(alphabet->symbol + 1, character, alphabet->size) != NULL;
}

/* Adds one character; false: 'error' says why not. */
static bool add(sudoku__alphabet *alphabet, char character, sudoku_error *error)
{
    if (character <= ' ' || character > '~') {
        sudoku__fail(error, SUDOKU_E_ARG, "an alphabet is made of printable ASCII, not byte 0x%02X",
                     (unsigned)(unsigned char)character);
        return false;
    }
    if (has(alphabet, character)) {
        sudoku__fail(error, SUDOKU_E_ARG, "the alphabet has '%c' twice", character);
        return false;
    }
    if (alphabet->size == SUDOKU_MAX_ORDER) {
        sudoku__fail(error, SUDOKU_E_ARG, "the alphabet has more than %d characters",
                     SUDOKU_MAX_ORDER);
        return false;
    }
    alphabet->symbol[++alphabet->size] = character;
    return true;
}

static char choose_empty(const sudoku__alphabet *alphabet)
{
    const char *empty = "._*-0";
    while (*empty && has(alphabet, *empty))
        empty++;
    return *empty ? *empty : ' ';
}

bool sudoku__alphabet_parse(const char *text, sudoku__alphabet *alphabet, sudoku_error *error)
{
    *alphabet = sudoku__usual_alphabet;
    if (!text)
        return true;
    alphabet->size = 0;
    for (; *text; text++) {
        const bool range = text[1] == '-' && text[2] > text[0];
        const char last = range ? text[2] : text[0];
        for (int character = text[0]; character <= last; character++)
            if (!add(alphabet, (char)character, error))
                return false;
        text += range ? 2 : 0;
    }
    if (alphabet->size < SUDOKU_MIN_ORDER) {
        sudoku__fail(error, SUDOKU_E_ARG, "the alphabet has %u characters, the least is %d",
                     alphabet->size, SUDOKU_MIN_ORDER);
        return false;
    }
    alphabet->symbol[0] = choose_empty(alphabet);
    return true;
}

static char other_case(char character)
{
    const bool letter = (character >= 'a' && character <= 'z') ||
                        (character >= 'A' && character <= 'Z');
    return (char)(letter ? character ^ 0x20 : character);
}

unsigned sudoku__alphabet_digit(const sudoku__alphabet *alphabet, char character)
{
    const char *found = memchr(alphabet->symbol + 1, character, alphabet->size);
    if (!found)
        found = memchr(alphabet->symbol + 1, other_case(character), alphabet->size);
    return found ? (unsigned)(found - alphabet->symbol) : 0;
}
