/* SPDX-License-Identifier: MIT */
#include "io/utf8.h"

#include <stdbool.h>

uint32_t sudoku__utf8_next(const char **text)
{
    const unsigned char *const byte = (const unsigned char *)*text;
    const unsigned more = byte[0] < 0x80   ? 0
                          : byte[0] < 0xc2 ? 9
                          : byte[0] < 0xe0 ? 1
                          : byte[0] < 0xf0 ? 2
                          : byte[0] < 0xf5 ? 3
                                           : 9;
    uint32_t point = more ? byte[0] & (0x3fu >> more) : byte[0];
    bool good = more < 9;
    for (unsigned i = 1; good && i <= more; i++) {
        good = (byte[i] & 0xc0) == 0x80; /* not so for the NUL, so nothing past it is read */
        point = point << 6 | (byte[i] & 0x3fu);
    }
    if (good && ((more == 2 && (point < 0x800 || (point >= 0xd800 && point < 0xe000))) ||
                 (more == 3 && (point < 0x10000 || point > 0x10ffff))))
        good = false;
    *text += good ? 1 + more : 1;
    return good ? point : SUDOKU__REPLACEMENT;
}
