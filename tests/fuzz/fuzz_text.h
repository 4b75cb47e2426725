/* SPDX-License-Identifier: MIT */
/*
 * What every fuzz target of a format does with any bytes: reads them as that format, and checks
 * that records are right in themselves, places never go back, and the text may be cut anywhere.
 * Each record is written in the format again, and is then read as the same digits.  The first byte
 * of the input says how the text is cut.
 */
#ifndef TESTS_FUZZ_FUZZ_TEXT_H
#define TESTS_FUZZ_FUZZ_TEXT_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { FUZZ_ROOM = 1 << 17 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline uint64_t fuzz_mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(0x100000001b3);
}

static inline void fuzz_require(bool good)
{
    if (!good)
        abort();
}

/* Writes a record and reads it again. */
static inline void fuzz_write(const sudoku_record *record, const sudoku_format *format)
{
    static char text[FUZZ_ROOM];
    sudoku_reader *reader;
    sudoku_record again;
    if (!sudoku_format_takes(format, &record->shape))
        return;
    size_t length = strlen(format->head);
    memcpy(text, format->head, length);
    length += sudoku_record_print(record, format, NULL, text + length, FUZZ_ROOM - length);
    fuzz_require(length > strlen(format->head) && length < FUZZ_ROOM);
    const sudoku_reader_options options = {.format = format, .shape = &record->shape};
    fuzz_require(sudoku_reader_new(&reader, &options, NULL) == SUDOKU_OK);
    fuzz_require(sudoku_reader_feed(reader, text, length, true) == SUDOKU_OK);
    fuzz_require(sudoku_reader_next(reader, &again, NULL) >= SUDOKU_OK);
    sudoku_reader_free(reader);
}

static inline uint64_t fuzz_record(const sudoku_record *record)
{
    const unsigned order = sudoku_order(&record->shape);
    uint64_t hash = order;
    fuzz_require(order > 0);
    for (unsigned cell = 0; cell < order * order; cell++) {
        const unsigned digit = record->cells[cell];
        fuzz_require(digit <= order);
        fuzz_require(!record->givens || record->givens[cell] <= (digit > 0));
        fuzz_require(!record->candidates || record->candidates[cell] >> order == 0);
        fuzz_require(!record->candidates || !digit || !record->candidates[cell]);
        hash = fuzz_mix(hash, digit);
        hash = fuzz_mix(hash, record->givens ? record->givens[cell] : 2);
        hash = fuzz_mix(hash, record->candidates ? record->candidates[cell] : 3);
    }
    return fuzz_mix(hash, record->comment ? strlen(record->comment) : 0);
}

/* Mixes in up to three records that can be had at once after this one. */
static inline uint64_t fuzz_alike(uint64_t hash, sudoku_reader *reader, sudoku_record *record,
                                  const sudoku_format *format)
{
    enum { MOST = 3 };
    uint8_t cells[MOST * SUDOKU_MAX_CELLS];
    sudoku_place places[MOST];
    const size_t count = sudoku_reader_next_alike(reader, cells, record->index % (MOST + 1),
                                                  places);
    record->comment = NULL;
    for (size_t i = 0; i < count; i++) {
        fuzz_require(places[i].line > record->line && places[i].offset > record->offset);
        record->line = places[i].line;
        record->offset = places[i].offset;
        record->cells = cells + i * sudoku_cells(&record->shape);
        hash = fuzz_mix(fuzz_mix(hash, record->line), record->offset);
        hash = fuzz_mix(hash, fuzz_record(record));
        fuzz_write(record, format);
    }
    return hash;
}

static inline uint64_t fuzz_read(const sudoku_format *format, const char *text, size_t length,
                                 size_t piece)
{
    const sudoku_reader_options options = {.format = format};
    sudoku_reader *reader;
    sudoku_record record = {.line = 0};
    sudoku_error error;
    sudoku_status status;
    uint64_t hash = 0, line = 1;
    fuzz_require(sudoku_reader_new(&reader, &options, NULL) == SUDOKU_OK);
    for (size_t left = length, part = 1; part > 0; left -= part) {
        part = left < piece ? left : piece; /* in the end a last piece of no bytes */
        fuzz_require(sudoku_reader_feed(reader, text + length - left, part, left == 0) ==
                     SUDOKU_OK);
        while ((status = sudoku_reader_next(reader, &record, &error)) != SUDOKU_NONE) {
            fuzz_require(record.line >= line && record.offset < length && record.index > 0);
            line = record.line;
            hash = fuzz_mix(fuzz_mix(hash, record.line), record.offset);
            if (status == SUDOKU_E_SYNTAX) {
                fuzz_require(error.line >= record.line && error.offset <= length &&
                             error.column > 0 && strlen(error.reason) > 0);
                hash = fuzz_mix(fuzz_mix(hash, error.offset), strlen(error.reason));
            } else {
                const sudoku_format *written = format ? format : sudoku_format_named("json");
                hash = fuzz_mix(hash, fuzz_record(&record));
                fuzz_write(&record, written);
                hash = fuzz_alike(hash, reader, &record, written);
                line = record.line;
            }
        }
    }
    sudoku_reader_free(reader);
    return hash;
}

/* 'format' is a name; NULL: found out. */
static inline int fuzz_text(const char *format, const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const sudoku_format *named = format ? sudoku_format_named(format) : NULL;
    const char *text = (const char *)data + 1;
    fuzz_require(!format || named);
    fuzz_require(fuzz_read(named, text, size - 1, size) ==
                 fuzz_read(named, text, size - 1, 1 + data[0] % 32));
    return 0;
}

#endif /* TESTS_FUZZ_FUZZ_TEXT_H */
