/* SPDX-License-Identifier: MIT */
/* Lines in another alphabet, spelled in the usual one, so that no layout need know of it. */
#include "core/reader.h"

#include <string.h>

static char spell(const sudoku__alphabet *alphabet, char byte)
{
    const unsigned digit = sudoku__alphabet_digit(alphabet, byte);
    if (digit > 0)
        return sudoku__usual_alphabet.symbol[digit];
    if (byte == '0' || byte == 'x' || byte == 'X')
        return '.';
    return sudoku__alphabet_digit(&sudoku__usual_alphabet, byte) > 0 ? '?' : byte;
}

sudoku__line sudoku__spell(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__line spelled = *line;
    if (!reader->spelled)
        return spelled;
    char table[256];
    for (unsigned byte = 0; byte < sizeof table; byte++)
        table[byte] = spell(&reader->alphabet, (char)byte);
    for (size_t at = 0; at < line->length; at++)
        reader->spelling[at] = table[(unsigned char)line->text[at]];
    spelled.text = reader->spelling;
    return spelled;
}
