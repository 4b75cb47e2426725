/* SPDX-License-Identifier: MIT */
#include "core/sink.h"

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
