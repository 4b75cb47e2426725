/* SPDX-License-Identifier: MIT */
/*
 * bench_batch [--quick] [--rounds R] [--threads N] FILE...
 *
 * How many puzzles a second a batch solves and proves unique, by each instruction set that this
 * processor has, on 1 to N threads (2).  FILE holds 9x9 puzzles, repeated to ten thousand or more.
 * In each of R rounds (5) every combination runs once; medians of elapsed time are shown, and
 * ratios to the first line.  Reading is not timed.  --quick: one round on puzzles that are built
 * in, to see that it works.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "timing.h"

enum { CELLS = 81, LEAST = 10000, MAX_ROUNDS = 99, MAX_ISAS = 8, MAX_THREADS = 64 };

typedef struct options {
    unsigned rounds, threads;
    bool quick;
} options;

typedef struct puzzles {
    uint8_t *cells;
    size_t count, capacity;
} puzzles;

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "bench_batch: %s: %s\n", name, what);
    exit(2);
}

static void add(puzzles *set, const uint8_t *cells)
{
    if (set->count == set->capacity) {
        set->capacity = set->capacity ? 2 * set->capacity : 1024;
        set->cells = realloc(set->cells, set->capacity * CELLS);
        if (!set->cells)
            fail("out of memory", "puzzles");
    }
    memcpy(set->cells + set->count++ * CELLS, cells, CELLS);
}

/* Adds the 9x9 records of a text; other ones are passed over. */
static void feed(puzzles *set, sudoku_reader *reader, const char *text, size_t length, bool last)
{
    sudoku_record record;
    sudoku_status status;
    sudoku_reader_feed(reader, text, length, last);
    while ((status = sudoku_reader_next(reader, &record, NULL)) != SUDOKU_NONE)
        if (status == SUDOKU_OK && sudoku_shape_equal(&record.shape, NULL))
            add(set, record.cells);
}

static void read_file(puzzles *set, const char *name)
{
    static char text[1 << 16];
    sudoku_reader *reader = NULL;
    FILE *file = fopen(name, "rb");
    if (!file || sudoku_reader_new(&reader, NULL, NULL) != SUDOKU_OK)
        fail("cannot be read", name);
    size_t length = 0;
    do {
        length = fread(text, 1, sizeof text, file);
        feed(set, reader, text, length, length < sizeof text);
    } while (length == sizeof text);
    sudoku_reader_free(reader);
    fclose(file);
    if (set->count == 0)
        fail("holds no 9x9 puzzle", name);
}

static void built_in(puzzles *set)
{
    static const char text[] =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    sudoku_reader *reader = NULL;
    if (sudoku_reader_new(&reader, NULL, NULL) != SUDOKU_OK)
        fail("out of memory", "reader");
    feed(set, reader, text, sizeof text - 1, true);
    sudoku_reader_free(reader);
}

/* Seconds for one run; *unique gets the number of puzzles with one solution. */
static double measure(const puzzles *set, uint8_t *solutions, uint8_t *verdicts, const char *isa,
                      unsigned threads, size_t *unique)
{
    const sudoku_batch_options wanted = {.threads = threads, .isa = isa};
    sudoku_batch *batch = NULL;
    if (sudoku_batch_new(&batch, NULL, &wanted, NULL) != SUDOKU_OK)
        fail("cannot be used", isa);
    const double start = timing_now();
    sudoku_batch_solve(batch, set->cells, set->count, solutions, verdicts, NULL);
    const double seconds = timing_now() - start;
    sudoku_batch_free(batch);
    *unique = 0;
    for (size_t i = 0; i < set->count; i++)
        *unique += verdicts[i] == SUDOKU_UNIQUE;
    return seconds;
}

static void bench(puzzles *set, const char *name, const options *chosen)
{
    static double seconds[MAX_ISAS][MAX_THREADS][MAX_ROUNDS];
    const size_t given = set->count, least = chosen->quick ? 100 : LEAST;
    size_t unique = 0;
    for (size_t i = 0; set->count < least; i++)
        add(set, set->cells + i % given * CELLS);
    uint8_t *const solutions = malloc(set->count * CELLS), *const verdicts = malloc(set->count);
    if (!solutions || !verdicts)
        fail("out of memory", name);
    memset(solutions, 0, set->count * CELLS);
    for (unsigned round = 0; round < chosen->rounds; round++)
        for (unsigned i = 0; i < MAX_ISAS && sudoku_isa_at(i); i++)
            for (unsigned t = 0; t < chosen->threads; t++)
                seconds[i][t][round] = measure(set, solutions, verdicts, sudoku_isa_at(i), t + 1,
                                               &unique);
    printf("%-20s %-10s %7s %9s %9s %11s %12s %6s\n", "file", "isa", "threads", "puzzles", "unique",
           "puzzles/s", "ns/puzzle", "ratio");
    const char *const slash = strrchr(name, '/');
    double first = 0;
    for (unsigned i = 0; i < MAX_ISAS && sudoku_isa_at(i); i++)
        for (unsigned t = 0; t < chosen->threads; t++) {
            const double median = timing_median(seconds[i][t], chosen->rounds);
            first = first > 0 ? first : median;
            printf("%-20s %-10s %7u %9zu %9zu %11.0f %12.0f %6.2f\n", slash ? slash + 1 : name,
                   sudoku_isa_at(i), t + 1, set->count, unique, (double)set->count / median,
                   median * 1e9 / (double)set->count, first / median);
        }
    free(solutions);
    free(verdicts);
}

static unsigned number(const char *text, unsigned most)
{
    char *end = NULL;
    const unsigned long value = text ? strtoul(text, &end, 10) : 0;
    if (value < 1 || value > most || *end)
        fail("not a number that can be", text ? text : "nothing");
    return (unsigned)value;
}

int main(int argc, char **argv)
{
    options chosen = {.rounds = 5, .threads = 2};
    int files = 0;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--quick") == 0)
            chosen.quick = true;
        else if (strcmp(argv[i], "--rounds") == 0)
            chosen.rounds = number(argv[++i], MAX_ROUNDS);
        else if (strcmp(argv[i], "--threads") == 0)
            chosen.threads = number(argv[++i], MAX_THREADS);
        else
            argv[++files] = argv[i];
    if (chosen.quick)
        chosen.rounds = 1;
    if (files == 0 && !chosen.quick) {
        fprintf(stderr, "usage: bench_batch [--quick] [--rounds R] [--threads N] FILE...\n");
        return 2;
    }
    puzzles set = {0};
    if (files == 0) {
        built_in(&set);
        bench(&set, "built in", &chosen);
    }
    for (int i = 1; i <= files; i++) {
        set.count = 0;
        read_file(&set, argv[i]);
        bench(&set, argv[i], &chosen);
    }
    free(set.cells);
    return 0;
}
