/* SPDX-License-Identifier: MIT */
/* Parts of lines: what the layouts of one line share. */
#include <string.h>

#include "core/reader.h"

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t';
}

sudoku__span sudoku__whole_line(const sudoku__line *line)
{
    sudoku__span span = {line->text, line->full == line->length ? line->length : 0};
    while (span.length > 0 && is_blank(span.text[0])) {
        span.text++;
        span.length--;
    }
    while (span.length > 0 && is_blank(span.text[span.length - 1]))
        span.length--;
    return span;
}

sudoku__span sudoku__cut(sudoku__span *rest, char separator)
{
    const char *end = rest->length > 0 ? memchr(rest->text, separator, rest->length) : NULL;
    const sudoku__span part = {rest->text, end ? (size_t)(end - rest->text) : rest->length};
    rest->text += part.length + (end != NULL);
    rest->length -= part.length + (end != NULL);
    return part;
}

bool sudoku__cut_number(sudoku__span *rest, unsigned *number)
{
    size_t figures = 0;
    *number = 0;
    while (figures < rest->length && rest->text[figures] >= '0' && rest->text[figures] <= '9' &&
           figures < 6)
        *number = *number * 10 + (unsigned)(rest->text[figures++] - '0');
    rest->text += figures;
    rest->length -= figures;
    return figures > 0;
}

unsigned sudoku__read_cells(const sudoku_reader *reader, sudoku__span text, uint8_t *cells)
{
    const unsigned order = sudoku__order_of_cells(text.length);
    bool zero = false, other = false;
    for (size_t at = 0; at < text.length && order > 0; at++) {
        const char byte = text.text[at];
        const unsigned digit = sudoku__alphabet_digit(&reader->alphabet, byte);
        cells[at] = (uint8_t)digit;
        zero |= digit == 0 && byte == '0';
        other |= digit == 0 && byte != '0';
        if (digit > order || (digit == 0 && !(byte && strchr("0.*_-xX", byte))))
            return 0;
    }
    /* 0 beside another mark for empty cells may be a digit: see reader_plain.c. */
    return zero && other && order > 9 && !reader->spelled ? 0 : order;
}
