/* SPDX-License-Identifier: MIT */
/*
 * bench_create [PROGRAM]
 *
 * What solved grids cost: for each family of 9x9 and both orders the processor time a grid of
 * sudoku_source_read, of sudoku_print_many in the layout 'grid', and of both; and the wall time of
 * a file of a million shuffled grids against that of a plain write of as many bytes.  Both files
 * are written in the current directory beside an old one of the same size and renamed over it,
 * without fsync, in nine alternating runs.  With PROGRAM, the path of sudoku-cli, the file is made
 * by "PROGRAM -c 1000000" instead of by the library in this process.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "timing.h"

enum {
    RUNS = 9,
    GRIDS = 1000000,
    BATCH = 512, /* so that cells and text stay in the nearer caches */
    CELLS = 81,
    TEXT = 163, /* bytes of a grid and the empty line after it */
    MEASURED = 200 * BATCH
};

static uint8_t cells[BATCH * CELLS];
static char text[BATCH * TEXT];

static void must(bool good, const char *what)
{
    if (good)
        return;
    perror(what);
    exit(2);
}

static sudoku_source *open_source(const sudoku_family *family, uint64_t seed)
{
    sudoku_source *source;
    const sudoku_source_options options = {.family = family, .seed = seed};
    must(sudoku_source_new(&source, NULL, &options, NULL) == SUDOKU_OK, "source");
    return source;
}

static void read_batch(const sudoku_source *source, uint64_t first, size_t count)
{
    must(sudoku_source_read(source, first, count, cells) == SUDOKU_OK, "read");
}

static size_t print_batch(size_t count, bool more)
{
    const sudoku_format *grid = sudoku_format_named("grid");
    return sudoku_print_many(NULL, cells, count, more, grid, text, sizeof text);
}

/* Nanoseconds of processor time a grid. */
static double run(const sudoku_source *source, bool read, bool print)
{
    const double start = timing_processor();
    for (uint64_t done = 0; done < MEASURED; done += BATCH) {
        if (read)
            read_batch(source, done, BATCH);
        if (print)
            must(print_batch(BATCH, true) == sizeof text, "print");
    }
    return (timing_processor() - start) / MEASURED * 1e9;
}

static void measure(const sudoku_family *family, uint64_t seed)
{
    double read[RUNS], print[RUNS], both[RUNS];
    sudoku_source *source = open_source(family, seed);
    for (unsigned i = 0; i < RUNS; i++) {
        read[i] = run(source, true, false);
        print[i] = run(source, false, true);
        both[i] = run(source, true, true);
    }
    sudoku_source_free(source);
    printf("%-9s %-9s read %6.1f  print %6.1f  both %6.1f ns a grid\n", sudoku_family_name(family),
           seed ? "shuffled" : "natural", timing_median(read, RUNS), timing_median(print, RUNS),
           timing_median(both, RUNS));
}

static FILE *create(const char *name)
{
    FILE *file = fopen(name, "wb");
    must(file && setvbuf(file, NULL, _IONBF, 0) == 0, name);
    return file;
}

static void write_plain(void)
{
    FILE *file = create("bench_create.plain.new");
    for (size_t left = (size_t)GRIDS * TEXT - 1, piece; left > 0; left -= piece) {
        piece = left < sizeof text ? left : sizeof text;
        must(fwrite(text, 1, piece, file) == piece, "plain write");
    }
    must(fclose(file) == 0, "plain write");
    must(rename("bench_create.plain.new", "bench_create.plain") == 0, "rename");
}

static void write_grids(const char *program)
{
    if (program) {
        char command[4096];
        snprintf(command, sizeof command, "'%s' -c %d --seed 1 -q -j 1 -o bench_create.grids",
                 program, GRIDS);
        must(system(command) == 0, program);
        return;
    }
    sudoku_source *source = open_source(NULL, 1);
    FILE *file = create("bench_create.grids.new");
    for (uint64_t done = 0, count; done < GRIDS; done += count) {
        count = GRIDS - done < BATCH ? GRIDS - done : BATCH;
        read_batch(source, done, (size_t)count);
        const size_t length = print_batch((size_t)count, done + count < GRIDS);
        must(fwrite(text, 1, length, file) == length, "write");
    }
    must(fclose(file) == 0, "write");
    must(rename("bench_create.grids.new", "bench_create.grids") == 0, "rename");
    sudoku_source_free(source);
}

static void compare_with_plain_write(const char *program)
{
    double plain[RUNS], grids[RUNS], ratio[RUNS];
    write_plain();
    write_grids(program);
    for (unsigned i = 0; i < RUNS; i++) {
        const double start = timing_now();
        write_plain();
        const double between = timing_now();
        write_grids(program);
        plain[i] = between - start;
        grids[i] = timing_now() - between;
        ratio[i] = grids[i] / plain[i];
    }
    remove("bench_create.plain");
    remove("bench_create.grids");
    printf("%d grids in a file: %.0f ms, plain write %.0f ms, ratio %.2f (medians of %d)\n", GRIDS,
           timing_median(grids, RUNS) * 1e3, timing_median(plain, RUNS) * 1e3,
           timing_median(ratio, RUNS), RUNS);
}

int main(int argc, char **argv)
{
    for (unsigned i = 0; sudoku_family_at(i); i++) {
        measure(sudoku_family_at(i), 0);
        measure(sudoku_family_at(i), 1);
    }
    compare_with_plain_write(argc > 1 ? argv[1] : NULL);
    return 0;
}
