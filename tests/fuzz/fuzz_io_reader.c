/* SPDX-License-Identifier: MIT */
/* The reader of libsudoku-io on any bytes, among them OpenSudoku files: no crash, no endless loop,
   cells and candidates within their order, places that never go back, and the same records however
   the text is cut.  The first byte says how it is cut. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/io.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(0x100000001b3);
}

static uint64_t hash_record(uint64_t hash, const sudoku_record *record)
{
    const unsigned order = sudoku_order(&record->shape);
    for (unsigned cell = 0; cell < sudoku_cells(&record->shape); cell++) {
        if (record->cells[cell] > order ||
            (record->candidates && record->candidates[cell] >> order))
            abort();
        hash = mix(hash, record->cells[cell]);
        hash = mix(hash, record->givens ? record->givens[cell] : 2);
        hash = mix(hash, record->candidates ? record->candidates[cell] : 0);
    }
    return mix(hash, record->comment ? strlen(record->comment) : 0);
}

static uint64_t read_all(const char *text, size_t length, size_t piece)
{
    sudoku_io_reader *reader;
    sudoku_record record = {.line = 0};
    sudoku_error error;
    sudoku_status status;
    uint64_t hash = 0, line = 1;
    if (sudoku_io_reader_new(&reader, NULL, NULL) != SUDOKU_OK)
        abort();
    for (size_t left = length, part = 1; part > 0; left -= part) {
        part = left < piece ? left : piece; /* in the end a last piece of no bytes */
        if (sudoku_io_reader_feed(reader, text + length - left, part, left == 0) != SUDOKU_OK)
            abort();
        while ((status = sudoku_io_reader_next(reader, &record, &error)) != SUDOKU_NONE) {
            if (record.line < line || record.offset > length || record.index == 0)
                abort();
            line = record.line;
            hash = mix(mix(mix(hash, record.line), record.offset), record.index);
            if (status == SUDOKU_OK) {
                hash = hash_record(hash, &record);
                continue;
            }
            if (error.line < record.line || error.offset > length || error.column == 0)
                abort();
            hash = mix(mix(mix(hash, error.offset), error.column), strlen(error.reason));
        }
    }
    sudoku_io_reader_free(reader);
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const char *text = (const char *)data + 1;
    if (read_all(text, size - 1, size) != read_all(text, size - 1, 1 + data[0] % 32))
        abort();
    return 0;
}
