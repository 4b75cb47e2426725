/* SPDX-License-Identifier: MIT */
/*
 * bench_make [--rounds R] [--scale S] [--only TEXT] [--qqwing PROGRAM] [--minimal COMMAND]
 *
 * What puzzles cost, by the kind that is asked for: puzzles a second of processor time on one
 * thread, attempts and clues a puzzle.  Kinds that QQWing makes too are made by it in turns with
 * the library, where PROGRAM is its path; and COMMAND is any program that writes minimal puzzles,
 * one a line.  Of these programs the lines they write are counted, and user time, all of it.
 *
 * Each kind has a number of puzzles that takes a second or so, which S multiplies; 0: one puzzle.
 * Figures are medians of R rounds, each of another seed.  --only: kinds whose name holds TEXT.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include <sudoku/sudoku.h>

#include "timing.h"

enum { MAX_ROUNDS = 99 };

static const struct kind {
    const char *name;
    unsigned count;
    sudoku_maker_options options;
    const char *qqwing; /* how it is told to make such puzzles; NULL: it does not */
    unsigned qqwing_count;
} kinds[] = {
    {"any", 50000, {0}, "", 500},
    {"minimal", 50000, {.minimal = true}, NULL, 0},
    {"symmetry half-turn",
     50000,
     {.symmetry = SUDOKU_SYMMETRY_HALF_TURN},
     "--symmetry rotate180",
     500},
    {"symmetry quarter-turn",
     50000,
     {.symmetry = SUDOKU_SYMMETRY_QUARTER_TURN},
     "--symmetry rotate90",
     500},
    {"symmetry horizontal",
     50000,
     {.symmetry = SUDOKU_SYMMETRY_HORIZONTAL},
     "--symmetry mirror",
     500},
    {"symmetry vertical", 50000, {.symmetry = SUDOKU_SYMMETRY_VERTICAL}, "--symmetry flip", 500},
    {"symmetry both", 50000, {.symmetry = SUDOKU_SYMMETRY_BOTH_AXES}, NULL, 0},
    {"symmetry diagonal", 50000, {.symmetry = SUDOKU_SYMMETRY_DIAGONAL}, NULL, 0},
    {"symmetry antidiagonal", 50000, {.symmetry = SUDOKU_SYMMETRY_ANTIDIAGONAL}, NULL, 0},
    {"symmetry both-diagonals", 50000, {.symmetry = SUDOKU_SYMMETRY_BOTH_DIAGONALS}, NULL, 0},
    {"symmetry full", 50000, {.symmetry = SUDOKU_SYMMETRY_FULL}, NULL, 0},
    {"symmetry random", 50000, {.symmetry = SUDOKU_SYMMETRY_RANDOM}, "--symmetry random", 500},
    {"half-turn, minimal", 2000, {.symmetry = SUDOKU_SYMMETRY_HALF_TURN, .minimal = true}, NULL, 0},
    {"30 clues", 50000, {.min_clues = 30, .max_clues = 30}, NULL, 0},
    {"21 clues", 2000, {.min_clues = 21, .max_clues = 21}, NULL, 0},
    {"qqwing simple", 10000, {.min_qqwing = 1, .max_qqwing = 1}, "--difficulty simple", 20},
    {"qqwing easy", 20000, {.min_qqwing = 2, .max_qqwing = 2}, "--difficulty easy", 200},
    {"qqwing intermediate",
     10000,
     {.min_qqwing = 3, .max_qqwing = 3},
     "--difficulty intermediate",
     100},
    {"qqwing expert", 20000, {.min_qqwing = 4, .max_qqwing = 4}, "--difficulty expert", 200},
    {"level easy", 2000, {.min_level = SUDOKU_LEVEL_EASY, .max_level = SUDOKU_LEVEL_EASY}, NULL, 0},
    {"level medium",
     1000,
     {.min_level = SUDOKU_LEVEL_MEDIUM, .max_level = SUDOKU_LEVEL_MEDIUM},
     NULL,
     0},
    {"level hard", 500, {.min_level = SUDOKU_LEVEL_HARD, .max_level = SUDOKU_LEVEL_HARD}, NULL, 0},
    {"level unfair",
     500,
     {.min_level = SUDOKU_LEVEL_UNFAIR, .max_level = SUDOKU_LEVEL_UNFAIR},
     NULL,
     0},
    {"level extreme",
     200,
     {.min_level = SUDOKU_LEVEL_EXTREME, .max_level = SUDOKU_LEVEL_EXTREME},
     NULL,
     0},
    {"ER 1.0 to 1.2", 2000, {.min_er = 10, .max_er = 12}, NULL, 0},
    {"ER 1.5 to 2.3", 2000, {.min_er = 15, .max_er = 23}, NULL, 0},
    {"ER 2.6 to 3.4", 500, {.min_er = 26, .max_er = 34}, NULL, 0},
    {"ER 4.0 to 5.4", 200, {.min_er = 40, .max_er = 54}, NULL, 0},
    {"ER 6.0 to 7.1", 100, {.min_er = 60, .max_er = 71}, NULL, 0},
    {"ER 7.2 to 8.3", 50, {.min_er = 72, .max_er = 83}, NULL, 0},
    {"ER 8.4 to 9.5", 5, {.min_er = 84, .max_er = 95}, NULL, 0},
};

struct figures {
    double rate, tries, clues; /* a puzzle */
};

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(2);
}

static struct figures make(const struct kind *kind, uint64_t seed, uint64_t count)
{
    sudoku_maker *maker;
    sudoku_error error;
    sudoku_made made;
    sudoku_status status;
    uint64_t found = 0, clues = 0;
    const double start = timing_processor();
    if (sudoku_maker_new(&maker, NULL, &kind->options, &error) != SUDOKU_OK)
        fail(kind->name, error.reason);
    sudoku_maker_begin(maker, seed, 0, count, NULL);
    while ((status = sudoku_maker_next(maker, &made)) != SUDOKU_NONE) {
        if (status < 0)
            fail(kind->name, sudoku_status_text(status));
        if (status != SUDOKU_OK || !made.puzzle)
            continue;
        found++;
        clues += made.clues;
    }
    const struct figures figures = {(double)found / (timing_processor() - start),
                                    (double)sudoku_maker_tries(maker) / (double)found,
                                    (double)clues / (double)found};
    sudoku_maker_free(maker);
    return figures;
}

static double user_time_of_children(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec * 1e-6;
}

/* Lines with a digit that the command writes, a second. */
static double run_other(const char *command)
{
    char line[4096];
    unsigned lines = 0;
    const double start = user_time_of_children();
    FILE *const output = popen(command, "r");
    if (!output)
        fail(command, "cannot be run");
    while (fgets(line, sizeof line, output))
        lines += strpbrk(line, "123456789") != NULL;
    if (pclose(output) != 0)
        fail(command, "failed");
    return lines / (user_time_of_children() - start);
}

static void measure(const struct kind *kind, unsigned rounds, double scale, const char *command)
{
    double rate[MAX_ROUNDS], tries[MAX_ROUNDS], clues[MAX_ROUNDS], other[MAX_ROUNDS];
    double ratio[MAX_ROUNDS];
    const double wanted = kind->count * scale;
    for (unsigned round = 0; round < rounds; round++) {
        const struct figures own = make(kind, round + 1, wanted < 1 ? 1 : (uint64_t)wanted);
        rate[round] = own.rate;
        tries[round] = own.tries;
        clues[round] = own.clues;
        if (command) {
            other[round] = run_other(command);
            ratio[round] = own.rate / other[round];
        }
    }
    printf("%-24s %9.4g/s %9.4g tries %5.1f clues", kind->name, timing_median(rate, rounds),
           timing_median(tries, rounds), timing_median(clues, rounds));
    if (command)
        printf("  other %7.4g/s %7.4g times", timing_median(other, rounds),
               timing_median(ratio, rounds));
    putchar('\n');
    fflush(stdout);
}

int main(int argc, char **argv)
{
    const char *qqwing = NULL, *minimal = NULL, *only = "";
    unsigned rounds = 3;
    double scale = 1;
    for (int i = 1; i < argc; i += 2) {
        const char *const value = i + 1 < argc ? argv[i + 1] : NULL;
        if (value && strcmp(argv[i], "--rounds") == 0)
            rounds = (unsigned)strtoul(value, NULL, 10);
        else if (value && strcmp(argv[i], "--scale") == 0)
            scale = strtod(value, NULL);
        else if (value && strcmp(argv[i], "--only") == 0)
            only = value;
        else if (value && strcmp(argv[i], "--qqwing") == 0)
            qqwing = value;
        else if (value && strcmp(argv[i], "--minimal") == 0)
            minimal = value;
        else
            fail(argv[i], "see the beginning of bench_make.c");
    }
    if (rounds < 1 || rounds > MAX_ROUNDS)
        fail("--rounds", "from 1 to 99");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const struct kind *const kind = &kinds[i];
        char command[4096];
        bool other = qqwing && kind->qqwing;
        if (!strstr(kind->name, only))
            continue;
        if (other)
            snprintf(command, sizeof command, "'%s' --generate %u --csv %s", qqwing,
                     kind->qqwing_count, kind->qqwing);
        if (minimal && strcmp(kind->name, "minimal") == 0)
            other = snprintf(command, sizeof command, "%s", minimal) > 0;
        measure(kind, rounds, scale, other ? command : NULL);
    }
    return 0;
}
