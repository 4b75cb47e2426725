/* SPDX-License-Identifier: MIT */
#include "io/bytes.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "io/utf8.h"

void sudoku__bytes_free(sudoku__bytes *bytes)
{
    if (!bytes->fixed)
        free(bytes->data);
    *bytes = (sudoku__bytes){.data = NULL};
}

static bool grow(sudoku__bytes *bytes, size_t more)
{
    if (bytes->capacity - bytes->length >= more)
        return true;
    size_t capacity = bytes->capacity ? bytes->capacity : 4096;
    while (capacity - bytes->length < more && capacity <= SIZE_MAX / 4)
        capacity *= 2;
    char *const data = capacity - bytes->length < more ? NULL : realloc(bytes->data, capacity);
    if (!data) {
        bytes->failed = true;
        return false;
    }
    bytes->data = data;
    bytes->capacity = capacity;
    return true;
}

void sudoku__bytes_add(sudoku__bytes *bytes, const char *text, size_t length)
{
    if (length == 0 || bytes->failed)
        return;
    size_t kept = length;
    if (bytes->fixed) {
        const size_t room = bytes->length < bytes->capacity ? bytes->capacity - bytes->length : 0;
        kept = length < room ? length : room;
    } else if (!grow(bytes, length)) {
        return;
    }
    if (kept > 0)
        memcpy(bytes->data + bytes->length, text, kept);
    bytes->length += length;
}

void sudoku__bytes_put(sudoku__bytes *bytes, const char *text)
{
    sudoku__bytes_add(bytes, text, strlen(text));
}

void sudoku__bytes_number(sudoku__bytes *bytes, unsigned long long number)
{
    char digits[24], *first = digits + sizeof digits;
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    sudoku__bytes_add(bytes, first, (size_t)(digits + sizeof digits - first));
}

void sudoku__bytes_xml(sudoku__bytes *bytes, const char *text)
{
    while (*text) {
        const char *const start = text;
        const uint32_t point = sudoku__utf8_next(&text);
        if (point == '&')
            sudoku__bytes_put(bytes, "&amp;");
        else if (point == '<')
            sudoku__bytes_put(bytes, "&lt;");
        else if (point == '>')
            sudoku__bytes_put(bytes, "&gt;");
        else if (point == '"')
            sudoku__bytes_put(bytes, "&quot;");
        else if (point == '\t' || point == '\n' || point == '\r') /* else an attribute loses them */
            sudoku__bytes_put(bytes, point == '\t' ? "&#9;" : point == '\n' ? "&#10;" : "&#13;");
        else if (point < ' ' || point == 0x7f || point == SUDOKU__REPLACEMENT || point == 0xfffe ||
                 point == 0xffff)
            sudoku__bytes_put(bytes, "\xef\xbf\xbd");
        else
            sudoku__bytes_add(bytes, start, (size_t)(text - start));
    }
}

size_t sudoku__bytes_end(sudoku__bytes *bytes)
{
    if (bytes->capacity > 0)
        bytes->data[bytes->length < bytes->capacity ? bytes->length : bytes->capacity - 1] = '\0';
    return bytes->length;
}
