/* SPDX-License-Identifier: MIT */
/* A user of libsudoku-io: draws a sheet, and prints how it begins and which parts the build has. */
#include <sudoku/io.h>
#include <sudoku/sudoku.h>

#include <stdio.h>

int main(void)
{
    static const uint8_t cells[81] = {5, 3};
    const sudoku_record record = {.shape = {.box_rows = 3, .box_cols = 3}, .cells = cells};
    sudoku_sheet *sheet;
    const char *bytes;
    size_t length;
    if (sudoku_sheet_new(&sheet, NULL, NULL) || sudoku_sheet_add(sheet, &record, NULL) ||
        sudoku_sheet_svg(sheet, 0, 1, &bytes, &length, NULL) || length < 1000)
        return 1;
    printf("%.5s expat %d cairo %d\n", bytes, sudoku_io_has(SUDOKU_IO_EXPAT),
           sudoku_io_has(SUDOKU_IO_CAIRO));
    sudoku_sheet_free(sheet);
    return 0;
}
