/* SPDX-License-Identifier: MIT */
/*
 * bench_rate [--quick] [--rounds R] [--scale se|hodoku|qqwing] FILE...
 *
 * How many puzzles a second are rated on a scale (Sudoku Explainer's) by one thread, uniqueness
 * proved.  A FILE holds 9x9 puzzles of one kind, one a line; they are rated again and again for a
 * second of processor time, R times (5), and the median is shown.  --quick: once through puzzles
 * that are built in, to see that it works.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "timing.h"

enum { CELLS = 81, MAX_PUZZLES = 100000, MAX_ROUNDS = 99 };

typedef struct options {
    unsigned rounds, scale;
    double seconds;
} options;

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "bench_rate: %s: %s\n", name, what);
    exit(2);
}

/* Puzzles a second in one round. */
static double measure(sudoku_logic *logic, sudoku_grid *const *puzzles, size_t count,
                      const options *chosen)
{
    const double start = timing_processor();
    size_t rated = 0;
    sudoku_rating rating;
    do {
        for (size_t i = 0; i < count; i++)
            if (sudoku_rate(logic, puzzles[i], chosen->scale, &rating) == SUDOKU_OK)
                rated++;
    } while (timing_processor() - start < chosen->seconds);
    return (double)rated / (timing_processor() - start);
}

static void bench(const char *name, sudoku_grid *const *puzzles, size_t count,
                  const options *chosen)
{
    const sudoku_logic_options unique = {.unique = true};
    sudoku_logic *logic = NULL;
    double speeds[MAX_ROUNDS];
    if (sudoku_logic_new(&logic, NULL, &unique, NULL) != SUDOKU_OK)
        fail("out of memory", name);
    for (unsigned round = 0; round < chosen->rounds; round++)
        speeds[round] = measure(logic, puzzles, count, chosen);
    const char *const slash = strrchr(name, '/');
    printf("%-28s %8zu %12.1f\n", slash ? slash + 1 : name, count,
           timing_median(speeds, chosen->rounds));
    sudoku_logic_free(logic);
}

static void bench_file(const char *name, const options *chosen)
{
    static sudoku_grid *puzzles[MAX_PUZZLES];
    size_t count = 0;
    char line[256];
    FILE *file = fopen(name, "r");
    if (!file)
        fail("cannot be read", name);
    while (count < MAX_PUZZLES && fgets(line, sizeof line, file))
        if (strlen(line) >= CELLS &&
            sudoku_grid_parse(&puzzles[count], line, CELLS, NULL) == SUDOKU_OK)
            count++;
    fclose(file);
    if (count == 0)
        fail("holds no 9x9 puzzle", name);
    bench(name, puzzles, count, chosen);
    while (count > 0)
        sudoku_grid_free(puzzles[--count]);
}

static void bench_built_in(options chosen)
{
    static const char *const texts[] = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "8.....9...94..1.3.2...6..8......95......4..2..8....6.1..72..8...1.........5.38.6."};
    sudoku_grid *puzzles[2] = {NULL, NULL};
    for (unsigned i = 0; i < 2; i++)
        if (sudoku_grid_parse(&puzzles[i], texts[i], CELLS, NULL) != SUDOKU_OK)
            fail("out of memory", "puzzles");
    chosen.rounds = 1;
    chosen.seconds = 0;
    bench("built in", puzzles, 2, &chosen);
    for (unsigned i = 0; i < 2; i++)
        sudoku_grid_free(puzzles[i]);
}

int main(int argc, char **argv)
{
    options chosen = {.rounds = 5, .scale = SUDOKU_SCALE_SE, .seconds = 1};
    bool any = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            bench_built_in(chosen);
            return 0;
        }
        if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            chosen.rounds = (unsigned)strtoul(argv[++i], NULL, 10);
            if (chosen.rounds < 1 || chosen.rounds > MAX_ROUNDS)
                fail("1 to 99", argv[i]);
        } else if (strcmp(argv[i], "--scale") == 0 && i + 1 < argc) {
            const char *const name = argv[++i];
            chosen.scale = strcmp(name, "hodoku") == 0   ? SUDOKU_SCALE_HODOKU
                           : strcmp(name, "qqwing") == 0 ? SUDOKU_SCALE_QQWING
                                                         : SUDOKU_SCALE_SE;
        } else {
            if (!any)
                printf("%-28s %8s %12s\n", "file", "puzzles", "puzzles/s");
            any = true;
            bench_file(argv[i], &chosen);
        }
    }
    if (!any)
        fail("say which FILE to rate, or --quick", "usage");
    return 0;
}
