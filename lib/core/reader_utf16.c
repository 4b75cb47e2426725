/* SPDX-License-Identifier: MIT */
#include "core/reader_utf16.h"

enum { MARK = 0xfeff, REPLACEMENT = 0xfffd, LONGEST = 4 /* bytes of a character */ };

void sudoku__utf16_feed(sudoku__utf16 *utf16, const char *piece, size_t length, bool last)
{
    utf16->piece = piece;
    utf16->length = length;
    utf16->used = 0;
    utf16->last = last;
}

/* Takes the next unit; false: the piece has none. */
static bool take_unit(sudoku__utf16 *utf16, uint32_t *unit)
{
    if (utf16->used == utf16->length)
        return false;
    if (!utf16->half) {
        utf16->kept = (unsigned char)utf16->piece[utf16->used++];
        utf16->half = true;
        utf16->offset++;
        if (utf16->used == utf16->length)
            return false;
    }
    const unsigned second = (unsigned char)utf16->piece[utf16->used++];
    utf16->half = false;
    utf16->offset++;
    *unit = utf16->little ? utf16->kept | second << 8 : (unsigned)utf16->kept << 8 | second;
    return true;
}

static size_t encode(uint32_t character, char *text)
{
    const unsigned bytes = character < 0x80      ? 1
                           : character < 0x800   ? 2
                           : character < 0x10000 ? 3
                                                 : 4;
    static const unsigned char heads[] = {0, 0, 0xc0, 0xe0, 0xf0};
    for (unsigned i = bytes - 1; i > 0; i--) {
        text[i] = (char)(0x80 | (character & 0x3f));
        character >>= 6;
    }
    text[0] = (char)(heads[bytes] | character);
    return bytes;
}

/* A unit becomes UTF-8; halves of pairs that stand alone, the replacement character. */
static size_t decode(sudoku__utf16 *utf16, uint32_t unit, char *text)
{
    const uint32_t high = utf16->high;
    size_t length = 0;
    utf16->high = 0;
    if (high && unit >= 0xdc00 && unit < 0xe000)
        return encode(0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00), text);
    if (high)
        length = encode(REPLACEMENT, text);
    if (unit >= 0xd800 && unit < 0xdc00)
        utf16->high = unit;
    else
        length += encode(unit >= 0xdc00 && unit < 0xe000 ? REPLACEMENT : unit, text + length);
    return length;
}

/* Feeds the rest of the line as far as the piece and the room for it have it. */
static bool feed_decoded(sudoku__utf16 *utf16, sudoku__lines *lines)
{
    const bool begins = lines->unfinished == 0;
    size_t length = 0;
    uint32_t unit;
    char last = 0;
    while (length + 2 * LONGEST <= sizeof utf16->decoded && last != '\n' && last != '\r' &&
           take_unit(utf16, &unit)) {
        if (unit == MARK)
            continue;
        if (begins && length == 0)
            utf16->line_at = utf16->offset - 2;
        length += decode(utf16, unit, utf16->decoded + length);
        last = length > 0 ? utf16->decoded[length - 1] : '\0';
    }
    const bool over = utf16->last && utf16->used == utf16->length;
    if (length == 0 && (!over || lines->last))
        return false;
    sudoku__lines_feed(lines, utf16->decoded, length, over);
    return true;
}

/* Looks for a byte order mark in the first two bytes; false: they are not there yet. */
static bool decide(sudoku__utf16 *utf16)
{
    if (!utf16->half && utf16->length > 0) {
        utf16->kept = (unsigned char)utf16->piece[0];
        utf16->half = true;
        utf16->used = 1;
    }
    const bool may_be = utf16->half && utf16->kept >= 0xfe;
    if (may_be && utf16->used == utf16->length && !utf16->last)
        return false;
    const unsigned second = may_be && utf16->used < utf16->length
                                ? (unsigned char)utf16->piece[utf16->used]
                                : 0;
    utf16->decided = true;
    utf16->on = may_be && second == (utf16->kept ^ 1u);
    utf16->little = utf16->kept == 0xff;
    utf16->used += utf16->on;
    utf16->offset = 2;
    utf16->half = !utf16->on && utf16->half;
    return true;
}

bool sudoku__utf16_more(sudoku__utf16 *utf16, sudoku__lines *lines)
{
    const bool was_decided = utf16->decided;
    if (!was_decided && !decide(utf16))
        return false;
    if (utf16->on)
        return feed_decoded(utf16, lines);
    if (!was_decided && utf16->half) {
        utf16->half = false;
        if (utf16->used == 1) {
            utf16->used = 0; /* the byte is still in the piece */
        } else {
            utf16->front = (char)utf16->kept;
            sudoku__lines_feed(lines, &utf16->front, 1, false);
            return true;
        }
    }
    if (utf16->used == utf16->length && !(utf16->last && !lines->last))
        return false;
    const char *rest = utf16->length > 0 ? utf16->piece + utf16->used : NULL;
    sudoku__lines_feed(lines, rest, utf16->length - utf16->used, utf16->last);
    utf16->used = utf16->length;
    return true;
}
