/* SPDX-License-Identifier: MIT */
#include "puzzles.h"

#include <stdio.h>
#include <string.h>

/* SplitMix64 by Steele, Lea and Flood (2014). */
static uint64_t next(uint64_t *state)
{
    uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

static void shuffle(uint64_t *state, unsigned *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const unsigned j = (unsigned)(next(state) % (i + 1));
        values[i] = values[j];
        values[j] = i;
    }
}

/* An order of the nine rows, or columns, that keeps bands together. */
static void shuffle_lines(uint64_t *state, unsigned *lines)
{
    unsigned bands[3], inside[3];
    shuffle(state, bands, 3);
    for (unsigned band = 0; band < 3; band++) {
        shuffle(state, inside, 3);
        for (unsigned i = 0; i < 3; i++)
            lines[3 * band + i] = 3 * bands[band] + inside[i];
    }
}

void puzzle_random(uint64_t *state, unsigned givens, unsigned spoiled, uint8_t *cells)
{
    unsigned digit[9], row[9], column[9], order[PUZZLE_CELLS];
    shuffle(state, digit, 9);
    shuffle_lines(state, row);
    shuffle_lines(state, column);
    for (unsigned r = 0; r < 9; r++)
        for (unsigned c = 0; c < 9; c++) {
            const unsigned of_grid = 3 * (row[r] % 3) + row[r] / 3 + column[c];
            cells[9 * r + c] = (uint8_t)(digit[of_grid % 9] + 1);
        }
    shuffle(state, order, PUZZLE_CELLS);
    for (unsigned i = givens; i < PUZZLE_CELLS; i++)
        cells[order[i]] = 0;
    for (unsigned i = 0; i < spoiled && i < givens; i++)
        cells[order[i]] = (uint8_t)(next(state) % 9 + 1);
}

void puzzles_random(uint64_t seed, size_t count, uint8_t *cells)
{
    uint64_t state = seed;
    for (size_t i = 0; i < count; i++) {
        const unsigned givens = (unsigned)(22 + next(&state) % 39);
        puzzle_random(&state, givens, i % 4 == 0, cells + i * PUZZLE_CELLS);
    }
}

size_t puzzles_read(const char *path, size_t capacity, uint8_t *cells)
{
    FILE *file = fopen(path, "r");
    char line[512];
    size_t count = 0;
    while (file && count < capacity && fgets(line, sizeof line, file)) {
        if (line[0] == '#' || strlen(line) < PUZZLE_CELLS)
            continue;
        for (unsigned i = 0; i < PUZZLE_CELLS; i++) {
            const char symbol = line[i];
            *cells++ = (uint8_t)(symbol >= '1' && symbol <= '9' ? symbol - '0' : 0);
        }
        count++;
    }
    if (file)
        fclose(file);
    return count;
}
