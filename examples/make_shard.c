/* SPDX-License-Identifier: MIT */
/*
 * make_shard [I N]
 *
 * One shard of a set of puzzles: of 12 symmetric ones with 24 to 28 clues those of part I of N; the
 * second of three where nothing is said.  Puzzle number i of a seed depends on the wishes, the seed
 * and i alone.  So any number of machines make parts of one set without knowing of each other, and
 * the parts, one after another, are the whole; each puzzle has a name, from which it can be made
 * again anywhere.
 */
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

enum { PUZZLES = 12, SEED = 2026 };

int main(int argc, char **argv)
{
    const unsigned shard = argc == 3 ? (unsigned)atoi(argv[1]) : 2;
    const unsigned shards = argc == 3 ? (unsigned)atoi(argv[2]) : 3;
    const sudoku_maker_options wishes = {
        .symmetry = SUDOKU_SYMMETRY_HALF_TURN, .min_clues = 24, .max_clues = 28};
    sudoku_maker *maker;
    sudoku_error error;
    if (shard < 1 || shard > shards) {
        fprintf(stderr, "make_shard I N: part I of N, from 1 to N\n");
        return 2;
    }
    if (sudoku_maker_new(&maker, NULL, &wishes, &error) != SUDOKU_OK) {
        fprintf(stderr, "%s\n", error.reason);
        return 1;
    }

    const unsigned first = PUZZLES * (shard - 1) / shards, end = PUZZLES * shard / shards;
    sudoku_maker_begin(maker, SEED, first, end - first, NULL);

    /* LIMIT means that the next one is not ready yet: time to show progress, or to stop. */
    sudoku_made made;
    sudoku_status status;
    while ((status = sudoku_maker_next(maker, &made)) == SUDOKU_OK || status == SUDOKU_LIMIT) {
        char id[200];
        if (status == SUDOKU_LIMIT || !made.puzzle)
            continue;
        for (unsigned cell = 0; cell < 81; cell++)
            putchar(made.puzzle[cell] ? '0' + made.puzzle[cell] : '.');
        sudoku_puzzle_id(NULL, &wishes, SEED, made.index, id, sizeof id);
        printf(" %s\n", id);
    }
    sudoku_maker_free(maker);
    return status == SUDOKU_NONE ? 0 : 1;
}
