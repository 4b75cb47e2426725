/* SPDX-License-Identifier: MIT */
/*
 * Solved grids by number.  Each family is a numbered set without repeats, so any machine can make
 * any part of it without knowing of the others: here, the first grid of the second of three equal
 * shards, for each family of 9x9.
 */
#include <stdio.h>

#include <sudoku/sudoku.h>

int main(void)
{
    const sudoku_family *family;
    for (unsigned i = 0; (family = sudoku_family_at(i)); i++) {
        sudoku_source *source;
        const sudoku_source_options options = {.family = family, .seed = 2026};
        if (sudoku_source_new(&source, NULL, &options, NULL) != SUDOKU_OK)
            return 1;

        uint8_t cells[81];
        char line[100];
        const uint64_t second_shard = sudoku_source_size(source) / 3;
        sudoku_source_read(source, second_shard, 1, cells);
        const size_t length = sudoku_print_many(NULL, cells, 1, false, sudoku_format_named("line"),
                                                line, sizeof line);
        printf("%-8s has %13llu grids; number %12llu is\n%.*s", sudoku_family_name(family),
               (unsigned long long)sudoku_source_size(source), (unsigned long long)second_shard,
               (int)length, line);
        sudoku_source_free(source);
    }
    return 0;
}
