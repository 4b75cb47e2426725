/* SPDX-License-Identifier: MIT */
/*
 * Solves a stream of puzzles of any length (puzzles.txt by default) by the batch: a few are read,
 * solved side by side on all processors, and written, then the next ones.  So a file of any size
 * needs no more memory than this, and a million puzzles take about a second.
 */
#include <stdio.h>

#include <sudoku/sudoku.h>

enum { CELLS = 81, AT_A_TIME = 16 }; /* more for real work: some ten thousand */

static void flush(sudoku_batch *batch, uint8_t *cells, size_t count)
{
    uint8_t verdicts[AT_A_TIME];
    sudoku_batch_solve(batch, cells, count, cells, verdicts, NULL);
    for (size_t i = 0; i < count; i++) {
        for (unsigned cell = 0; cell < CELLS; cell++)
            putchar('0' + cells[i * CELLS + cell]);
        printf("%s\n", verdicts[i] == SUDOKU_UNIQUE ? "" : " not the only solution, or none");
    }
}

int main(int argc, char **argv)
{
    FILE *file = fopen(argc > 1 ? argv[1] : "puzzles.txt", "rb");
    sudoku_reader *reader;
    sudoku_batch *batch;
    if (!file || sudoku_reader_new(&reader, NULL, NULL) != SUDOKU_OK ||
        sudoku_batch_new(&batch, NULL, NULL, NULL) != SUDOKU_OK)
        return 1;

    static uint8_t cells[AT_A_TIME * CELLS];
    size_t count = 0, length;
    char piece[4096];
    do {
        length = fread(piece, 1, sizeof piece, file);
        sudoku_reader_feed(reader, piece, length, length < sizeof piece);
        sudoku_record record;
        sudoku_status status;
        while ((status = sudoku_reader_next(reader, &record, NULL)) != SUDOKU_NONE) {
            if (status != SUDOKU_OK || sudoku_order(&record.shape) != 9)
                continue; /* this batch is for 9x9 */
            for (unsigned cell = 0; cell < CELLS; cell++)
                cells[count * CELLS + cell] = record.cells[cell];
            if (++count == AT_A_TIME) {
                flush(batch, cells, count);
                count = 0;
            }
        }
    } while (length == sizeof piece);
    flush(batch, cells, count);

    sudoku_batch_free(batch);
    sudoku_reader_free(reader);
    fclose(file);
    return 0;
}
