/* SPDX-License-Identifier: MIT */
#include "core/sink.h"

#include "core/shape.h"

void sudoku__sink_begin(sudoku__sink *sink, const sudoku_print_options *options, char *buffer,
                        size_t capacity)
{
    sink->buffer = buffer;
    sink->capacity = capacity;
    sink->length = 0;
    sudoku__alphabet_parse(options ? options->alphabet : NULL, &sink->alphabet, NULL);
}

size_t sudoku__sink_end(sudoku__sink *sink)
{
    if (sink->capacity > 0)
        sink->buffer[sink->length < sink->capacity ? sink->length : sink->capacity - 1] = '\0';
    return sink->length;
}

void sudoku__put_bytes(sudoku__sink *sink, const char *bytes, size_t length)
{
    if (sink->length < sink->capacity && length > 0) {
        const size_t room = sink->capacity - sink->length;
        memcpy(sink->buffer + sink->length, bytes, length < room ? length : room);
    }
    sink->length += length;
}

void sudoku__put_text(sudoku__sink *sink, const char *text)
{
    sudoku__put_bytes(sink, text, strlen(text));
}

void sudoku__put_number(sudoku__sink *sink, uint64_t number, unsigned figures)
{
    char text[24];
    unsigned at = sizeof text;
    do {
        text[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0 || sizeof text - at < figures);
    sudoku__put_bytes(sink, text + at, sizeof text - at);
}

void sudoku__put_repeated(sudoku__sink *sink, char byte, size_t count)
{
    for (size_t i = 0; i < count; i++)
        sudoku__put(sink, byte);
}

void sudoku__put_cells(sudoku__sink *sink, const sudoku_shape *shape, const uint8_t *cells)
{
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        sudoku__put_symbol(sink, cells[cell]);
}

void sudoku__put_rows(sudoku__sink *sink, const sudoku_shape *shape, const uint8_t *cells)
{
    const unsigned order = sudoku__order(shape);
    for (unsigned cell = 0; cell < order * order; cell++) {
        sudoku__put_symbol(sink, cells[cell]);
        if ((cell + 1) % order == 0)
            sudoku__put(sink, '\n');
    }
}

void sudoku__put_candidates(sudoku__sink *sink, uint32_t mask)
{
    if (mask == 0)
        sudoku__put(sink, '.');
    for (unsigned digit = 1; mask; digit++, mask >>= 1)
        if (mask & 1)
            sudoku__put_symbol(sink, digit);
}

void sudoku__put_comment(sudoku__sink *sink, const char *comment, char other, const char *instead)
{
    for (; *comment; comment++) {
        const char byte = *comment;
        const bool control = (unsigned char)byte < ' ' || byte == 0x7f;
        if (byte == other)
            sudoku__put_text(sink, instead);
        else
            sudoku__put(sink, (char)(control ? ' ' : byte));
    }
}

void sudoku__put_json_text(sudoku__sink *sink, const char *text)
{
    static const char figures[] = "0123456789abcdef";
    sudoku__put(sink, '"');
    for (; *text; text++) {
        const unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\') {
            sudoku__put(sink, '\\');
        } else if (byte < ' ') {
            sudoku__put_text(sink, "\\u00");
            sudoku__put(sink, figures[byte >> 4]);
            sudoku__put(sink, figures[byte & 15]);
            continue;
        }
        sudoku__put(sink, (char)byte);
    }
    sudoku__put(sink, '"');
}

bool sudoku__split_givens(const sudoku_record *record, uint8_t *puzzle)
{
    bool filled_in = false;
    for (unsigned cell = 0; cell < sudoku__cells(&record->shape); cell++) {
        const bool given = !record->givens || record->givens[cell];
        puzzle[cell] = given ? record->cells[cell] : 0;
        filled_in |= puzzle[cell] != record->cells[cell];
    }
    return filled_in;
}
