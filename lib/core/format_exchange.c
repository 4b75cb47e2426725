/* SPDX-License-Identifier: MIT */
/* 12 figures of the SHA-1 of the 81 digits, the digits, and the rating in four characters: the
   first number of the comment, else 0.0.  All records are 100 bytes long. */
#include "core/format.h"

#include <string.h>

#include "core/reader.h"
#include "core/sha1.h"
#include "core/shape.h"
#include "core/sink.h"

/* The rating in tenths, up to 99.9. */
static unsigned rating_of(const char *comment)
{
    const char *at = comment ? strpbrk(comment, "0123456789") : NULL;
    unsigned tenths = 0;
    for (; at && *at >= '0' && *at <= '9' && tenths < 1000; at++)
        tenths = tenths * 10 + (unsigned)(*at - '0');
    tenths *= 10;
    if (at && at[0] == '.' && at[1] >= '0' && at[1] <= '9')
        tenths += (unsigned)(at[1] - '0');
    return tenths > 999 ? 0 : tenths;
}

static size_t print_exchange(const sudoku_record *record, const sudoku_print_options *options,
                             char *buffer, size_t capacity)
{
    sudoku__sink sink;
    sudoku__sink_begin(&sink, options, buffer, capacity);
    static const char figures[] = "0123456789abcdef";
    char digits[81];
    uint8_t hash[SUDOKU__SHA1];
    const unsigned tenths = rating_of(record->comment);
    for (unsigned cell = 0; cell < 81; cell++)
        digits[cell] = (char)('0' + record->cells[cell]);
    sudoku__sha1(digits, sizeof digits, hash);
    for (unsigned i = 0; i < 6; i++) {
        sudoku__put(&sink, figures[hash[i] >> 4]);
        sudoku__put(&sink, figures[hash[i] & 15]);
    }
    sudoku__put(&sink, ' ');
    sudoku__put_bytes(&sink, digits, sizeof digits);
    sudoku__put_text(&sink, tenths < 100 ? "  " : " ");
    sudoku__put_number(&sink, tenths / 10, 1);
    sudoku__put(&sink, '.');
    sudoku__put_number(&sink, tenths % 10, 1);
    sudoku__put(&sink, '\n');
    return sudoku__sink_end(&sink);
}

static const sudoku__own own_exchange = {.layout = &sudoku__exchange_layout};

const sudoku_format sudoku__format_exchange = {
    .name = "exchange",
    .title = "a record of Sudoku Exchange, 100 bytes",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = 0,
    .head = "",
    .between = "",
    .tail = "",
    .print = print_exchange,
    .own = &own_exchange,
};
