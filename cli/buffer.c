/* SPDX-License-Identifier: MIT */
#include "buffer.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

void buffer_free(struct buffer *buffer)
{
    free(buffer->data);
    *buffer = (struct buffer){0};
}

void buffer_reserve(struct buffer *buffer, size_t more)
{
    if (buffer->capacity - buffer->length >= more)
        return;
    size_t capacity = buffer->capacity ? buffer->capacity : 256;
    while (capacity - buffer->length < more)
        capacity *= 2;
    char *const data = realloc(buffer->data, capacity);
    if (!data)
        quit(EXIT_OUTPUT, "out of memory");
    buffer->data = data;
    buffer->capacity = capacity;
}

void buffer_add(struct buffer *buffer, const char *bytes, size_t length)
{
    if (length == 0)
        return;
    buffer_reserve(buffer, length);
    memcpy(buffer->data + buffer->length, bytes, length);
    buffer->length += length;
}

void buffer_addf(struct buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length > 0) {
        buffer_reserve(buffer, (size_t)length + 1);
        vsnprintf(buffer->data + buffer->length, (size_t)length + 1, format, again);
        buffer->length += (size_t)length;
    }
    va_end(again);
}

void buffer_add_grids(struct buffer *buffer, const sudoku_shape *shape, const uint8_t *cells,
                      size_t count, bool more, const sudoku_format *format)
{
    const size_t room = buffer->capacity - buffer->length;
    size_t length = sudoku_print_many(shape, cells, count, more, format,
                                      room ? buffer->data + buffer->length : NULL, room);
    if (length > room) {
        buffer_reserve(buffer, length);
        length = sudoku_print_many(shape, cells, count, more, format, buffer->data + buffer->length,
                                   length);
    }
    buffer->length += length;
}

bool buffer_add_record(struct buffer *buffer, const sudoku_record *record,
                       const sudoku_format *format, const sudoku_print_options *options)
{
    size_t room = buffer->capacity - buffer->length;
    size_t length = sudoku_record_print(record, format, options,
                                        room ? buffer->data + buffer->length : NULL, room);
    if (length >= room && length > 0) { /* a NUL follows */
        buffer_reserve(buffer, length + 1);
        length = sudoku_record_print(record, format, options, buffer->data + buffer->length,
                                     length + 1);
    }
    buffer->length += length;
    return length > 0;
}

void buffer_add_separator(struct buffer *buffer, const sudoku_format *format)
{
    buffer_add(buffer, format->between, strlen(format->between));
}

void buffer_add_json(struct buffer *buffer, const char *key, const char *value)
{
    buffer_addf(buffer, "\"%s\":\"", key);
    for (; *value; value++) {
        const unsigned char byte = (unsigned char)*value;
        if (byte == '"' || byte == '\\')
            buffer_addf(buffer, "\\%c", byte);
        else if (byte < 0x20 || byte >= 0x7f) /* a message may quote a byte of any encoding */
            buffer_addf(buffer, "\\u%04x", byte);
        else
            buffer_add(buffer, value, 1);
    }
    buffer_add(buffer, "\"", 1);
}

void buffer_add_json_grid(struct buffer *buffer, const char *key, const sudoku_shape *shape,
                          const uint8_t *cells)
{
    buffer_addf(buffer, "\"%s\":\"", key);
    buffer_add_grids(buffer, shape, cells, 1, false, sudoku_format_named("line"));
    buffer->data[buffer->length - 1] = '"'; /* in place of the line's end */
}

void buffer_add_json_shape(struct buffer *buffer, const sudoku_shape *shape)
{
    char text[1024]; /* of the longest, 672 */
    if (sudoku_shape_equal(shape, NULL))
        return;
    sudoku_shape_print(shape, text, sizeof text);
    buffer_addf(buffer, ",\"shape\":\"%s\"", text);
}

void buffer_add_message(struct buffer *buffer, const char *file, uint64_t line, uint64_t index,
                        const sudoku_error *error, const char *text)
{
    /* Where it goes wrong says more than where it begins. */
    buffer_addf(buffer, "%s:%" PRIu64, file, error && error->line ? error->line : line);
    if (error && error->column)
        buffer_addf(buffer, ":%" PRIu64, error->column);
    buffer_addf(buffer, ": puzzle %" PRIu64 ": %s", index, text);
}
