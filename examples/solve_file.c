/* SPDX-License-Identifier: MIT */
/*
 * Reads puzzles from a file (puzzles.txt by default) and says of each how many clues it has and
 * whether it has one solution.  A reader is fed pieces of any size, so a file of any size needs
 * no more memory than this one.
 */
#include <stdio.h>

#include <sudoku/sudoku.h>

/* The solver is made for one shape and kept for all puzzles of it. */
static sudoku_status classify(sudoku_solver **solver, sudoku_grid **grid,
                              const sudoku_record *record)
{
    if (!*grid || !sudoku_shape_equal(sudoku_grid_shape(*grid), &record->shape)) {
        sudoku_solver_free(*solver);
        sudoku_grid_free(*grid);
        *solver = NULL;
        *grid = NULL;
        sudoku_status status = sudoku_grid_new(grid, &record->shape);
        if (status == SUDOKU_OK)
            status = sudoku_solver_new(solver, &record->shape, NULL, NULL);
        if (status != SUDOKU_OK)
            return status;
    }
    sudoku_grid_assign(*grid, record->cells);
    return sudoku_solve(*solver, *grid, NULL);
}

static const char *verdict(sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return "one solution";
    case SUDOKU_MANY:
        return "several solutions";
    case SUDOKU_NONE:
        return "no solution";
    default:
        return sudoku_status_text(status);
    }
}

int main(int argc, char **argv)
{
    FILE *file = fopen(argc > 1 ? argv[1] : "puzzles.txt", "rb");
    sudoku_reader *reader = NULL;
    if (!file || sudoku_reader_new(&reader, NULL, NULL) != SUDOKU_OK) {
        fprintf(stderr, "cannot read that file\n");
        return 1;
    }

    sudoku_solver *solver = NULL;
    sudoku_grid *grid = NULL;
    char piece[4096];
    size_t length;
    do {
        length = fread(piece, 1, sizeof piece, file);
        sudoku_reader_feed(reader, piece, length, length < sizeof piece);

        sudoku_record record;
        sudoku_error error;
        sudoku_status status;
        while ((status = sudoku_reader_next(reader, &record, &error)) != SUDOKU_NONE) {
            printf("puzzle %llu: ", (unsigned long long)record.index);
            if (status == SUDOKU_OK) {
                status = classify(&solver, &grid, &record);
                printf("%u clues, %s\n", sudoku_grid_filled(grid), verdict(status));
            } else {
                printf("line %llu: %s\n", (unsigned long long)error.line, error.reason);
            }
        }
    } while (length == sizeof piece);

    sudoku_solver_free(solver);
    sudoku_grid_free(grid);
    sudoku_reader_free(reader);
    fclose(file);
    return 0;
}
