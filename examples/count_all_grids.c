/* SPDX-License-Identifier: MIT */
/*
 * Counts all 9x9 grids, of which there are 6,670,903,752,021,072,936,960, in minutes.  Without
 * arguments it does the first class of 44 only, with "all" everything.
 *
 * The way is that of B. Felgenhauer and F. Jarvis, "Enumerating possible Sudoku grids" (2005) and
 * "Mathematics of Sudoku I" (2006): count how many bands of three rows there are, put those
 * together that can be completed in equally many ways, and have one of each class completed by a
 * solver.  Here a second step of the same kind, with the stack of three columns on the left, leaves
 * the solver some 260,000 small puzzles of 2,700 solutions or so, which a batch counts on all
 * processors.
 *
 * Let the corner box be 123, 456 and 789, which is one in 9! ways to write it.  The two boxes to
 * its right can then be filled in 2,612,736 ways.  All that the six rows below see of such a band
 * are its nine columns, as sets: three of each box, which divide the digits into three triples.
 * There are 280 such partitions.  That of the corner is always 147, 258 and 369, so a pair of
 * partitions, of the second and of the third box, tells how many ways there are to go on.
 * Likewise the two boxes below the corner are seen from the right as rows, again two partitions.
 *
 * Two pairs are alike if one becomes the other by exchanging its two partitions or by giving the
 * digits new names that leave the corner's partition what it is, which 1,296 renamings do.  For
 * bands there is a third way: any of their boxes can be moved into the corner and renamed.  All
 * this turns 44,496 pairs into 44 classes of bands.  For each of them, the renamings that leave its
 * own pair what it is then put the stacks together that are alike beside this band.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { PARTITIONS = 280, RENAMINGS = 1296, CLASSES = 84, ALL = 511 };

/* Sets of digits are bits, digit 1 being bit 0.  A partition has its sets in the order of their
   least digits. */
struct partitions {
    uint16_t sets[PARTITIONS][3];
    uint16_t number[ALL + 1][ALL + 1]; /* of the partition with these two sets first */
    uint16_t renamed[RENAMINGS][PARTITIONS];
    unsigned corner; /* the number of 147, 258, 369 */
};

/* The bands with a given corner, by the partitions of the second and third box. */
struct bands {
    uint32_t ways[PARTITIONS][PARTITIONS];
    uint8_t cells[PARTITIONS][PARTITIONS][27]; /* one of them */
};

struct pair {
    unsigned x, y;
};

/* Pairs that are alike; of bands there are 84 classes before boxes are moved, then 44. */
struct class
{
    struct pair pair;
    uint64_t ways; /* bands with such a pair */
    unsigned size; /* pairs */
};

typedef uint16_t pair_table[PARTITIONS][PARTITIONS];

static const uint8_t corner[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
static const uint8_t corner_on_its_side[9] = {1, 4, 7, 2, 5, 8, 3, 6, 9};
static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static void *allocate(size_t size)
{
    void *const memory = calloc(1, size);
    if (!memory)
        exit(1);
    return memory;
}

static unsigned least(unsigned set)
{
    return set & (0 - set);
}

static unsigned size_of(unsigned set)
{
    unsigned size = 0;
    for (; set; set -= least(set))
        size++;
    return size;
}

/* --- partitions ---------------------------------------------------------------------------- */

static unsigned number_of(const struct partitions *all, unsigned a, unsigned b, unsigned c)
{
    if (least(a) > least(b))
        return number_of(all, b, a, c);
    if (least(b) > least(c))
        return number_of(all, a, c, b);
    return all->number[a][b];
}

static unsigned rename_set(unsigned set, const uint8_t names[9])
{
    unsigned renamed = 0;
    for (unsigned digit = 0; digit < 9; digit++)
        if (set >> digit & 1)
            renamed |= 1u << names[digit];
    return renamed;
}

static unsigned rename_partition(const struct partitions *all, unsigned which,
                                 const uint8_t names[9])
{
    const uint16_t *const sets = all->sets[which];
    return number_of(all, rename_set(sets[0], names), rename_set(sets[1], names),
                     rename_set(sets[2], names));
}

/* The renaming that turns one list of nine digits into another. */
static void name(uint8_t names[9], const uint8_t from[9], const uint8_t to[9])
{
    for (unsigned i = 0; i < 9; i++)
        names[from[i] - 1] = (uint8_t)(to[i] - 1);
}

/* All renamings that keep the corner's partition: its sets in any order, each in any order. */
static void fill_renamings(struct partitions *all)
{
    for (unsigned number = 0; number < RENAMINGS; number++) {
        const uint8_t *const sets = orders[number / 216];
        uint8_t to[9], names[9];
        for (unsigned i = 0, rest = number; i < 3; i++, rest /= 6)
            for (unsigned j = 0; j < 3; j++)
                to[3 * i + j] = corner_on_its_side[3 * sets[i] + orders[rest % 6][j]];
        name(names, corner_on_its_side, to);
        for (unsigned which = 0; which < PARTITIONS; which++)
            all->renamed[number][which] = (uint16_t)rename_partition(all, which, names);
    }
}

static void fill_partitions(struct partitions *all)
{
    unsigned count = 0;
    for (unsigned a = 1; a <= ALL; a += 2)
        for (unsigned b = 1; b <= ALL; b++) {
            const unsigned c = ALL & ~(a | b);
            if (size_of(a) != 3 || size_of(b) != 3 || (a & b) || least(b) > least(c))
                continue;
            const uint16_t sets[3] = {(uint16_t)a, (uint16_t)b, (uint16_t)c};
            memcpy(all->sets[count], sets, sizeof sets);
            all->number[a][b] = (uint16_t)count++;
        }
    all->corner = number_of(all, 0111, 0222, 0444);
    fill_renamings(all);
}

/* --- bands --------------------------------------------------------------------------------- */

/* Writes a box of a band, its rows being sets: the first in order, the others as 'way' says.
   Returns the partition of its columns. */
static unsigned lay_box(const struct partitions *all, const unsigned rows[3], unsigned way,
                        uint8_t *cells)
{
    const uint8_t *const order[3] = {orders[0], orders[way / 6], orders[way % 6]};
    unsigned columns[3] = {0};
    for (unsigned row = 0; row < 3; row++)
        for (unsigned digit = 1, i = 0; digit <= 9; digit++)
            if (rows[row] >> (digit - 1) & 1) {
                const unsigned column = order[row][i++];
                cells[9 * row + column] = (uint8_t)digit;
                columns[column] |= 1u << (digit - 1);
            }
    return number_of(all, columns[0], columns[1], columns[2]);
}

/* Adds the bands whose second and third box have these rows.  Each that is laid stands for 36, with
   the columns of both boxes in any order. */
static void add_bands(const struct partitions *all, struct bands *bands, const uint8_t box[9],
                      const unsigned second[3], const unsigned third[3])
{
    uint8_t cells[27];
    for (unsigned row = 0; row < 3; row++)
        memcpy(cells + 9 * row, box + 3 * row, 3);
    for (unsigned way = 0; way < 36; way++) {
        const unsigned x = lay_box(all, second, way, cells + 3);
        for (unsigned other = 0; other < 36; other++) {
            const unsigned y = lay_box(all, third, other, cells + 6);
            bands->ways[x][y] += 36;
            memcpy(bands->cells[x][y], cells, sizeof cells);
        }
    }
}

static void fill_bands(const struct partitions *all, struct bands *bands, const uint8_t box[9])
{
    unsigned first[3] = {0};
    for (unsigned i = 0; i < 9; i++)
        first[i / 3] |= 1u << (box[i] - 1);
    for (unsigned a = 1; a <= ALL; a++)
        for (unsigned b = 1; b <= ALL; b++) {
            const unsigned second[3] = {a, b, ALL & ~(a | b)};
            if (size_of(a) != 3 || size_of(b) != 3 || (a & b) || (a & first[0]) || (b & first[1]) ||
                (second[2] & first[2]))
                continue;
            unsigned third[3];
            for (unsigned i = 0; i < 3; i++)
                third[i] = ALL & ~(first[i] | second[i]);
            add_bands(all, bands, box, second, third);
        }
}

/* --- classes ------------------------------------------------------------------------------- */

/* Gives all pairs that become each other by these renamings a number. */
static struct class take_alike(const struct bands *bands, struct pair pair, pair_table table,
                               unsigned number, const uint16_t *const *renamings, unsigned count)
{
    struct class class = {.pair = pair};
    for (unsigned i = 0; i < 2 * count; i++) {
        const uint16_t *const renamed = renamings[i / 2];
        const unsigned x = renamed[i % 2 ? pair.y : pair.x], y = renamed[i % 2 ? pair.x : pair.y];
        if (table[x][y] == 0) {
            table[x][y] = (uint16_t)number;
            class.ways += bands->ways[x][y];
            class.size++;
        }
    }
    return class;
}

/* The pair of a band when the box with partition x is moved into the corner. */
static struct pair move(const struct partitions *all, unsigned x, unsigned y)
{
    uint8_t from[9], names[9];
    unsigned count = 0;
    for (unsigned i = 0; i < 3; i++)
        for (unsigned digit = 1; digit <= 9; digit++)
            if (all->sets[x][i] >> (digit - 1) & 1)
                from[count++] = (uint8_t)digit;
    name(names, from, corner_on_its_side);
    return (struct pair){rename_partition(all, all->corner, names),
                         rename_partition(all, y, names)};
}

static int compare(const void *one, const void *other)
{
    const struct class *const a = one, *const b = other;
    return (a->ways > b->ways) - (a->ways < b->ways);
}

/* Lists the classes of bands, the smallest first, and returns how many there are. */
static unsigned list_classes(const struct partitions *all, const struct bands *bands,
                             struct class classes[CLASSES])
{
    pair_table *const table = allocate(sizeof *table);
    const uint16_t *renamings[RENAMINGS];
    unsigned class_of[CLASSES + 1] = {0}; /* of the pairs with that number in the table */
    unsigned count = 0, numbers = 0;
    for (unsigned i = 0; i < RENAMINGS; i++)
        renamings[i] = all->renamed[i];
    for (unsigned x = 0; x < PARTITIONS; x++)
        for (unsigned y = 0; y < PARTITIONS; y++) {
            if (bands->ways[x][y] == 0 || (*table)[x][y])
                continue;
            const struct class new = take_alike(bands, (struct pair){x, y}, *table, ++numbers,
                                                renamings, RENAMINGS);
            const struct pair moved[2] = {move(all, x, y), move(all, y, x)};
            class_of[numbers] = count;
            for (unsigned i = 0; i < 2; i++) {
                const unsigned other = (*table)[moved[i].x][moved[i].y];
                if (other && class_of[other] < class_of[numbers])
                    class_of[numbers] = class_of[other];
            }
            struct class *const class = &classes[class_of[numbers]];
            const uint64_t ways = class->ways + new.ways;
            if (class_of[numbers] == count || new.size < class->size)
                *class = new; /* the fewer pairs, the more stacks are alike beside it */
            class->ways = ways;
            count += class_of[numbers] == count;
        }
    free(table);
    qsort(classes, count, sizeof *classes, compare);
    return count;
}

/* --- counting ------------------------------------------------------------------------------ */

/* Puzzles, and how often each of them counts. */
struct puzzles {
    size_t count;
    uint8_t cells[PARTITIONS * PARTITIONS][81];
    uint64_t weights[PARTITIONS * PARTITIONS], solutions[PARTITIONS * PARTITIONS];
};

/* Makes a puzzle of a band and each class of stacks; 'stacks' are bands that lie on their side. */
static void make_puzzles(const struct partitions *all, const struct bands *bands,
                         const struct bands *stacks, struct pair pair, struct puzzles *puzzles)
{
    pair_table *const table = allocate(sizeof *table);
    const uint16_t *renamings[RENAMINGS];
    unsigned count = 0;
    for (unsigned i = 0; i < RENAMINGS; i++) {
        const unsigned x = all->renamed[i][pair.x], y = all->renamed[i][pair.y];
        if ((x == pair.x && y == pair.y) || (x == pair.y && y == pair.x))
            renamings[count++] = all->renamed[i];
    }
    puzzles->count = 0;
    for (unsigned x = 0; x < PARTITIONS; x++)
        for (unsigned y = 0; y < PARTITIONS; y++) {
            if (stacks->ways[x][y] == 0 || (*table)[x][y])
                continue;
            uint8_t *const cells = puzzles->cells[puzzles->count];
            memset(cells, 0, 81);
            memcpy(cells, bands->cells[pair.x][pair.y], 27);
            for (unsigned i = 0; i < 27; i++)
                cells[i % 9 * 9 + i / 9] = stacks->cells[x][y][i];
            puzzles->weights[puzzles->count++] =
                take_alike(stacks, (struct pair){x, y}, *table, 1, renamings, count).ways;
        }
    free(table);
}

/* How many ways there are to complete a band. */
static uint64_t count_completions(sudoku_batch *batch, struct puzzles *puzzles)
{
    uint64_t sum = 0;
    if (sudoku_batch_solve(batch, puzzles->cells[0], puzzles->count, NULL, NULL,
                           puzzles->solutions) != SUDOKU_OK)
        exit(1);
    for (size_t i = 0; i < puzzles->count; i++)
        sum += puzzles->weights[i] * puzzles->solutions[i];
    return sum;
}

static void print_total(uint64_t with_corner)
{
    const uint64_t factor = 362880, split = 1000000000; /* 9!; the product takes 73 bits */
    const uint64_t low = with_corner % split * factor;
    printf("%" PRIu64 "%09" PRIu64 " grids = %" PRIu64 " x 9! x 72^2 x 2^7\n",
           with_corner / split * factor + low / split, low % split, with_corner / (72 * 72 * 128));
}

int main(int argc, char **argv)
{
    const sudoku_batch_options options = {.limit = UINT64_MAX};
    sudoku_batch *batch;
    if (sudoku_batch_new(&batch, NULL, &options, NULL) != SUDOKU_OK)
        return 1;
    struct partitions *const all = allocate(sizeof *all);
    struct bands *const bands = allocate(sizeof *bands), *const stacks = allocate(sizeof *stacks);
    struct puzzles *const puzzles = allocate(sizeof *puzzles);
    struct class classes[CLASSES] = {0};
    fill_partitions(all);
    fill_bands(all, bands, corner);
    fill_bands(all, stacks, corner_on_its_side);
    const unsigned count = list_classes(all, bands, classes);

    uint64_t with_corner = 0;
    const unsigned wanted = argc > 1 && strcmp(argv[1], "all") == 0 ? count : 1;
    for (unsigned i = 0; i < wanted; i++) {
        make_puzzles(all, bands, stacks, classes[i].pair, puzzles);
        const uint64_t completions = count_completions(batch, puzzles);
        with_corner += classes[i].ways * completions;
        printf("class %2u of %u: %6" PRIu64 " bands with %" PRIu64
               " completions each (%zu puzzles)\n",
               i + 1, count, classes[i].ways, completions, puzzles->count);
        fflush(stdout);
    }
    if (wanted == count)
        print_total(with_corner);

    free(puzzles);
    free(stacks);
    free(bands);
    free(all);
    sudoku_batch_free(batch);
    return 0;
}
