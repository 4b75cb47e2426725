/* SPDX-License-Identifier: MIT */
/*
 * bench_solve [--rounds R] [--engine NAME] [--seed S] [--print] FILE...
 *
 * How many puzzles a second each engine solves and proves unique, one at a time through the public
 * API.  FILE holds puzzles of one shape in any layout that the library reads.  Rows, columns,
 * bands, stacks and digits of each are permuted at random first, so that no order in which a list
 * was made favours an engine; --print writes the permuted puzzles, one a line, instead of
 * measuring, so that other programs can be given the same.
 * In each of R rounds (5) every engine runs once over the file; the medians are shown.  Reading is
 * not timed.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudoku/plugin.h>

#include "random.h"
#include "timing.h"

enum { MAX_ROUNDS = 99, MAX_ENGINES = 16 };

typedef struct options {
    unsigned rounds;
    uint64_t seed;
    const sudoku_engine *engine; /* NULL: all */
    bool print;
} options;

typedef struct puzzles {
    sudoku_shape shape;
    sudoku_grid **grid;
    size_t count, capacity;
} puzzles;

typedef struct result {
    double seconds[MAX_ROUNDS];
    uint64_t nodes, unique;
} result;

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "bench_solve: %s: %s\n", name, what);
    exit(2);
}

static void random_order(uint64_t *state, unsigned *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const unsigned j = (unsigned)(random_next(state) % (i + 1));
        values[i] = values[j];
        values[j] = i;
    }
}

/* An order of lines (rows or columns) that keeps 'size' neighbours together, as boxes need. */
static void random_lines(uint64_t *state, unsigned *lines, unsigned order, unsigned size)
{
    unsigned groups[SUDOKU_MAX_ORDER], inside[SUDOKU_MAX_ORDER];
    random_order(state, groups, order / size);
    for (unsigned group = 0; group < order / size; group++) {
        random_order(state, inside, size);
        for (unsigned i = 0; i < size; i++)
            lines[group * size + i] = groups[group] * size + inside[i];
    }
}

static void permute(sudoku_grid *grid, uint64_t *state)
{
    const sudoku_shape *const shape = sudoku_grid_shape(grid);
    const unsigned order = sudoku_order(shape);
    unsigned rows[SUDOKU_MAX_ORDER], columns[SUDOKU_MAX_ORDER], digits[SUDOKU_MAX_ORDER];
    uint8_t cells[SUDOKU_MAX_CELLS];
    random_lines(state, rows, order, shape->box_rows);
    random_lines(state, columns, order, shape->box_cols);
    random_order(state, digits, order);
    for (unsigned row = 0; row < order; row++)
        for (unsigned column = 0; column < order; column++) {
            const uint8_t digit = sudoku_grid_get(grid, rows[row] * order + columns[column]);
            cells[row * order + column] = (uint8_t)(digit ? digits[digit - 1] + 1 : 0);
        }
    sudoku_grid_assign(grid, cells);
}

static void add(puzzles *set, sudoku_grid *grid, const char *name)
{
    if (set->count == 0)
        set->shape = *sudoku_grid_shape(grid);
    else if (!sudoku_shape_equal(&set->shape, sudoku_grid_shape(grid)))
        fail("puzzles of more than one shape", name);
    if (set->count == set->capacity) {
        set->capacity = set->capacity ? 2 * set->capacity : 1024;
        set->grid = realloc(set->grid, set->capacity * sizeof(sudoku_grid *));
        if (!set->grid)
            fail("out of memory", name);
    }
    set->grid[set->count++] = grid;
}

/* Takes in what the reader has; malformed records are left out. */
static void add_records(puzzles *set, sudoku_reader *reader, const char *name, uint64_t *seed)
{
    sudoku_record record;
    sudoku_status status;
    while ((status = sudoku_reader_next(reader, &record, NULL)) != SUDOKU_NONE) {
        if (status != SUDOKU_OK)
            continue;
        sudoku_grid *grid = NULL;
        if (sudoku_grid_new(&grid, &record.shape) != SUDOKU_OK)
            fail("out of memory", name);
        sudoku_grid_assign(grid, record.cells);
        permute(grid, seed);
        add(set, grid, name);
    }
}

static puzzles read_puzzles(const char *name, uint64_t seed)
{
    static char piece[1 << 16];
    puzzles set = {.count = 0};
    sudoku_reader *reader = NULL;
    FILE *const file = fopen(name, "r");
    if (!file)
        fail("cannot be opened", name);
    if (sudoku_reader_new(&reader, NULL, NULL) != SUDOKU_OK)
        fail("out of memory", name);
    for (bool last = false; !last;) {
        const size_t length = fread(piece, 1, sizeof piece, file);
        last = length == 0;
        sudoku_reader_feed(reader, piece, length, last);
        add_records(&set, reader, name, &seed);
    }
    sudoku_reader_free(reader);
    fclose(file);
    if (set.count == 0)
        fail("no puzzle in it", name);
    return set;
}

static void free_puzzles(puzzles *set)
{
    for (size_t i = 0; i < set->count; i++)
        sudoku_grid_free(set->grid[i]);
    free(set->grid);
}

static void print_puzzles(const puzzles *set)
{
    char line[SUDOKU_MAX_CELLS + 2];
    for (size_t i = 0; i < set->count; i++) {
        sudoku_grid_print(set->grid[i], sudoku_format_named("line"), line, sizeof line);
        line[strcspn(line, "\n")] = '\0';
        puts(line);
    }
}

/* Solves all puzzles once. */
static void run(const puzzles *set, const sudoku_engine *engine, result *into, unsigned round)
{
    const sudoku_solver_options how = {.engine = engine};
    sudoku_solver *solver = NULL;
    sudoku_grid *solution = NULL;
    sudoku_error error;
    if (sudoku_solver_new(&solver, &set->shape, &how, &error) != SUDOKU_OK ||
        sudoku_grid_new(&solution, &set->shape) != SUDOKU_OK)
        fail("no solver for it", sudoku_engine_name(engine));
    into->nodes = into->unique = 0;
    const double begin = timing_now();
    for (size_t i = 0; i < set->count; i++) {
        into->unique += sudoku_solve(solver, set->grid[i], solution) == SUDOKU_OK;
        into->nodes += sudoku_solver_nodes(solver);
    }
    into->seconds[round] = timing_now() - begin;
    sudoku_grid_free(solution);
    sudoku_solver_free(solver);
}

static void measure(const char *name, const puzzles *set, const options *chosen)
{
    static result results[MAX_ENGINES];
    const sudoku_engine *engines[MAX_ENGINES];
    unsigned count = 0;
    for (unsigned i = 0; count < MAX_ENGINES && sudoku_engine_at(i); i++)
        if (sudoku_engine_supports(sudoku_engine_at(i), &set->shape) &&
            (!chosen->engine || chosen->engine == sudoku_engine_at(i)))
            engines[count++] = sudoku_engine_at(i);
    for (unsigned round = 0; round < chosen->rounds; round++)
        for (unsigned i = 0; i < count; i++)
            run(set, engines[i], &results[i], round);

    const char *const slash = strrchr(name, '/');
    double first = 0;
    for (unsigned i = 0; i < count; i++) {
        const double seconds = timing_median(results[i].seconds, chosen->rounds);
        first = i == 0 ? seconds : first;
        printf("%-20s %-10s %8zu %8" PRIu64 " %11.0f %12.0f %11.2f %6.2f\n",
               slash ? slash + 1 : name, sudoku_engine_name(engines[i]), set->count,
               results[i].unique, (double)set->count / seconds, seconds * 1e9 / (double)set->count,
               (double)results[i].nodes / (double)set->count, first / seconds);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    options chosen = {.rounds = 5, .seed = 1};
    int i = 1;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        if (strcmp(argv[i], "--print") == 0)
            chosen.print = true;
        else if (i + 1 == argc)
            fail("needs a value", argv[i]);
        else if (strcmp(argv[i], "--rounds") == 0)
            chosen.rounds = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0)
            chosen.seed = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--engine") == 0)
            chosen.engine = sudoku_engine_named(argv[++i]);
        else
            fail("no such option", argv[i]);
        if (strcmp(argv[i - 1], "--engine") == 0 && !chosen.engine)
            fail("no such engine", argv[i]);
    }
    if (i == argc || chosen.rounds < 1 || chosen.rounds > MAX_ROUNDS)
        fail("[--rounds 1..99] [--engine NAME] [--seed S] [--print] FILE...", "usage");
    if (!chosen.print)
        printf("%-20s %-10s %8s %8s %11s %12s %11s %6s\n", "file", "engine", "puzzles", "unique",
               "puzzles/s", "ns/puzzle", "nodes", "ratio");
    for (; i < argc; i++) {
        puzzles set = read_puzzles(argv[i], chosen.seed);
        if (chosen.print)
            print_puzzles(&set);
        else
            measure(argv[i], &set, &chosen);
        free_puzzles(&set);
    }
    return 0;
}
