/* SPDX-License-Identifier: MIT */
/* OpenSudoku files, version 2.  A game without pencil marks and placed digits is 81 digits, any
   other is in version 1 of the cells' text, which every version of the app reads. */
#include "io/opensudoku.h"

#include "io/bytes.h"

static void put_cells(sudoku__bytes *out, const sudoku_record *record)
{
    sudoku__bytes_put(out, "version: 1&#10;");
    for (unsigned cell = 0; cell < SUDOKU__GAME_CELLS; cell++) {
        const unsigned digit = record->cells[cell];
        const uint32_t marks = digit || !record->candidates ? 0 : record->candidates[cell];
        const bool given = digit && (!record->givens || record->givens[cell]);
        sudoku__bytes_number(out, digit);
        sudoku__bytes_put(out, marks & 0x1ff ? "|" : "|-");
        for (unsigned mark = 1; mark <= 9; mark++) {
            if (!(marks >> (mark - 1) & 1))
                continue;
            sudoku__bytes_number(out, mark);
            sudoku__bytes_put(out, ",");
        }
        sudoku__bytes_put(out, given ? "|0|" : "|1|");
    }
}

static bool has_placed(const sudoku_record *record)
{
    for (unsigned cell = 0; record->givens && cell < SUDOKU__GAME_CELLS; cell++)
        if (record->cells[cell] && !record->givens[cell])
            return true;
    return false;
}

static size_t print(const sudoku_record *record, const sudoku_print_options *options, char *buffer,
                    size_t capacity)
{
    (void)options; /* digits are 1-9 here, whatever the alphabet */
    sudoku__bytes out = {.data = buffer, .capacity = capacity, .fixed = true};
    const bool placed = has_placed(record);
    sudoku__bytes_put(&out,
                      placed ? "    <game state=\"0\" data=\"" : "    <game state=\"1\" data=\"");
    if (placed || record->candidates)
        put_cells(&out, record);
    else
        for (unsigned cell = 0; cell < SUDOKU__GAME_CELLS; cell++)
            sudoku__bytes_number(&out, record->cells[cell]);
    sudoku__bytes_put(&out, "\"");
    if (record->comment && *record->comment) {
        sudoku__bytes_put(&out, " note=\"");
        sudoku__bytes_xml(&out, record->comment);
        sudoku__bytes_put(&out, "\"");
    }
    sudoku__bytes_put(&out, "/>\n");
    return sudoku__bytes_end(&out);
}

static const sudoku_format format = {
    .name = "opensudoku",
    .title = "OpenSudoku, XML",
    .reads = true,
    .writes = true,
    .min_order = 9,
    .max_order = 9,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_CANDIDATES | SUDOKU_HOLDS_COMMENT,
    .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<opensudoku version=\"2\">\n"
            "  <folder name=\"Sudoku\">\n",
    .between = "",
    .tail = "  </folder>\n"
            "</opensudoku>\n",
    .print = print,
};

const sudoku_format *sudoku_format_opensudoku(void)
{
    return &format;
}
