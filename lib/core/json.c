/* SPDX-License-Identifier: MIT */
/*
 * A parser of JSON (RFC 8259) without recursion: one byte after another changes a small state.
 *
 * 'wanted' says what may come between tokens and 'token' in which one we are; a stack of brackets
 * is all that nesting needs.  A number ends with the byte after it, which is then looked at again,
 * so callers push a newline at the end of each line.  Strings are cut at the size of 'text'; their
 * escapes are undone, and a \u escape becomes UTF-8 (halves of pairs become '?').
 */
#include "core/json.h"

#include <string.h>

static void keep(sudoku__json *json, char byte)
{
    if (json->length < SUDOKU__JSON_TEXT - 1)
        json->text[json->length++] = byte;
    json->text[json->length] = '\0';
}

static void keep_character(sudoku__json *json, unsigned code)
{
    if (code < 0x80) {
        keep(json, (char)code);
    } else if (code < 0x800) {
        keep(json, (char)(0xc0 | code >> 6));
        keep(json, (char)(0x80 | (code & 0x3f)));
    } else if (code >= 0xd800 && code < 0xe000) {
        keep(json, '?');
    } else {
        keep(json, (char)(0xe0 | code >> 12));
        keep(json, (char)(0x80 | (code >> 6 & 0x3f)));
        keep(json, (char)(0x80 | (code & 0x3f)));
    }
}

static bool is_figure(char byte)
{
    return byte >= '0' && byte <= '9';
}

static int hex_value(char byte)
{
    if (is_figure(byte))
        return byte - '0';
    const char lower = (char)(byte | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/* A value is over. */
static void after_value(sudoku__json *json)
{
    json->wanted = json->depth > 0 ? ',' : 0;
    json->first = false;
}

/* A byte of a string. */
static sudoku__json_event take_in_string(sudoku__json *json, char byte)
{
    if (json->token == 'u') {
        const int value = hex_value(byte);
        if (value < 0)
            return SUDOKU__JSON_BAD;
        json->hex = json->hex * 16 + (unsigned)value;
        if (++json->figures == 4) {
            keep_character(json, json->hex);
            json->token = '"';
        }
        return SUDOKU__JSON_MORE;
    }
    if (json->token == '\\') {
        static const char escapes[] = "\"\"\\\\//b\bf\fn\nr\rt\t";
        json->token = byte == 'u' ? 'u' : '"';
        json->hex = json->figures = 0;
        for (const char *pair = escapes; *pair && byte != 'u'; pair += 2) {
            if (*pair == byte) {
                keep(json, pair[1]);
                return SUDOKU__JSON_MORE;
            }
        }
        return byte == 'u' ? SUDOKU__JSON_MORE : SUDOKU__JSON_BAD;
    }
    if (byte == '\\') {
        json->token = '\\';
    } else if (byte == '"') {
        json->token = 0;
        if (json->is_key) {
            json->wanted = ':';
            return SUDOKU__JSON_KEY;
        }
        after_value(json);
        return SUDOKU__JSON_STRING;
    } else if ((unsigned char)byte < ' ') {
        return SUDOKU__JSON_BAD;
    } else {
        keep(json, byte);
    }
    return SUDOKU__JSON_MORE;
}

/* A bracket that opens. */
static sudoku__json_event open_bracket(sudoku__json *json, char byte)
{
    if (json->depth == SUDOKU__JSON_DEPTH)
        return SUDOKU__JSON_BAD;
    json->kinds[json->depth++] = byte;
    json->wanted = byte == '{' ? 'k' : 0;
    json->first = true;
    return byte == '{' ? SUDOKU__JSON_OBJECT : SUDOKU__JSON_ARRAY;
}

static sudoku__json_event close_bracket(sudoku__json *json, char byte)
{
    const char open = byte == '}' ? '{' : '[';
    if (json->depth == 0 || json->kinds[json->depth - 1] != open ||
        !(json->wanted == ',' || json->first))
        return SUDOKU__JSON_BAD;
    json->depth--;
    after_value(json);
    return SUDOKU__JSON_END;
}

static sudoku__json_event begin_token(sudoku__json *json, char byte, char token)
{
    json->token = token;
    json->length = 0;
    json->text[0] = '\0';
    if (token != '"')
        keep(json, byte);
    return SUDOKU__JSON_MORE;
}

/* A byte between tokens. */
static sudoku__json_event take_between(sudoku__json *json, char byte)
{
    if (byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r')
        return SUDOKU__JSON_MORE;
    if (byte == '}' || byte == ']')
        return close_bracket(json, byte);
    if (json->wanted == ',' && byte == ',' && json->depth > 0) {
        json->wanted = json->kinds[json->depth - 1] == '{' ? 'k' : 0;
        return SUDOKU__JSON_MORE;
    }
    if (json->wanted == ':' && byte == ':') {
        json->wanted = 0;
        return SUDOKU__JSON_MORE;
    }
    if (json->wanted == 'k' && byte == '"') {
        json->is_key = true;
        json->first = false;
        return begin_token(json, byte, '"');
    }
    if (json->wanted != 0)
        return SUDOKU__JSON_BAD;
    json->is_key = false;
    if (byte == '{' || byte == '[')
        return open_bracket(json, byte);
    if (byte == '"')
        return begin_token(json, byte, '"');
    if (byte == '-' || is_figure(byte))
        return begin_token(json, byte, '0');
    return byte >= 'a' && byte <= 'z' ? begin_token(json, byte, 'a') : SUDOKU__JSON_BAD;
}

static bool continues(const sudoku__json *json, char byte)
{
    if (json->token == 'a')
        return byte >= 'a' && byte <= 'z';
    return is_figure(byte) || (byte && strchr("+-.eE", byte));
}

/* A number or word is over. */
static sudoku__json_event end_token(sudoku__json *json)
{
    const bool word = json->token == 'a';
    json->token = 0;
    after_value(json);
    if (!word)
        return is_figure(json->text[json->length - 1]) ? SUDOKU__JSON_NUMBER : SUDOKU__JSON_BAD;
    if (strcmp(json->text, "true") != 0 && strcmp(json->text, "false") != 0 &&
        strcmp(json->text, "null") != 0)
        return SUDOKU__JSON_BAD;
    return SUDOKU__JSON_WORD;
}

sudoku__json_event sudoku__json_next(sudoku__json *json, const char **at, const char *end)
{
    while (*at < end) {
        const char byte = **at;
        if ((json->token == '0' || json->token == 'a') && !continues(json, byte))
            return end_token(json);
        ++*at;
        if (json->token == '0' || json->token == 'a') {
            keep(json, byte);
            continue;
        }
        const sudoku__json_event event = json->token ? take_in_string(json, byte)
                                                     : take_between(json, byte);
        if (event != SUDOKU__JSON_MORE)
            return event;
    }
    return SUDOKU__JSON_MORE;
}
