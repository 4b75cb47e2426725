/* SPDX-License-Identifier: MIT */
#include "core/tables.h"

#include <stdlib.h>

#include "core/shape.h"

/* Cuts tables out of one piece of memory; with no memory it only adds up their sizes. */
typedef struct cutter {
    unsigned char *memory;
    size_t used;
} cutter;

static void *cut(cutter *from, size_t count, size_t size)
{
    const size_t unit = sizeof(uint64_t);
    void *const table = from->memory ? from->memory + from->used : NULL;
    from->used += (count * size + unit - 1) / unit * unit;
    return table;
}

static void cut_tables(sudoku__tables *made, cutter *from, size_t peers)
{
    const size_t cells = made->cells;
    made->house_cells = cut(from, (size_t)made->houses * made->order, sizeof *made->house_cells);
    made->spot_count = cut(from, cells, sizeof *made->spot_count);
    made->spots = cut(from, cells * SUDOKU_MAX_HOUSES_OF_CELL, sizeof *made->spots);
    made->first_peer = cut(from, cells + 1, sizeof *made->first_peer);
    made->peers = cut(from, peers, sizeof *made->peers);
    made->peer_sets = cut(from, cells * made->words, sizeof *made->peer_sets);
    made->first_rival = cut(from, cells + 1, sizeof *made->first_rival);
    made->rivals = cut(from, 2 * (size_t)made->pairs, sizeof *made->rivals);
    made->pair_of_rival = cut(from, 2 * (size_t)made->pairs, sizeof *made->pair_of_rival);
    made->pair = cut(from, made->pairs, sizeof *made->pair);
}

static void fill_houses(sudoku__tables *made, const sudoku_shape *shape)
{
    for (unsigned house = 0; house < made->houses; house++) {
        uint16_t *const cells = made->house_cells + house * made->order;
        sudoku__house_cells(shape, house, cells);
        for (unsigned place = 0; place < made->order; place++) {
            const unsigned cell = cells[place], spot = made->spot_count[cell]++;
            made->spots[cell * SUDOKU_MAX_HOUSES_OF_CELL + spot] = (sudoku__spot){
                .house = (uint8_t)house, .place = (uint8_t)place};
        }
    }
}

static void fill_peers(sudoku__tables *made, const sudoku_shape *shape)
{
    uint32_t count = 0;
    for (unsigned cell = 0; cell < made->cells; cell++) {
        const uint32_t first = count;
        count += sudoku__peers(shape, cell, made->peers + count);
        made->first_peer[cell + 1] = count;
        for (uint32_t i = first; i < count; i++) {
            const unsigned peer = made->peers[i];
            made->peer_sets[cell * made->words + peer / 64] |= UINT64_C(1) << peer % 64;
        }
    }
}

/* The pair of two rivals, a < b, the rivals of a being filled in. */
static uint16_t find_pair(const sudoku__tables *made, unsigned a, unsigned b)
{
    uint32_t i = made->first_rival[a];
    while (made->rivals[i] != b)
        i++;
    return made->pair_of_rival[i];
}

static void fill_pairs(sudoku__tables *made, const sudoku_shape *shape)
{
    uint32_t count = 0;
    unsigned pairs = 0;
    for (unsigned cell = 0; cell < made->cells; cell++) {
        const uint32_t first = count;
        count += made->pairs > 0 ? sudoku__rivals(shape, cell, made->rivals + count) : 0;
        made->first_rival[cell + 1] = count;
        for (uint32_t i = first; i < count; i++) {
            const uint16_t rival = made->rivals[i];
            if (rival > cell)
                made->pair[pairs++] = (sudoku__pair){.a = (uint16_t)cell, .b = rival};
            made->pair_of_rival[i] = rival > cell ? (uint16_t)(pairs - 1)
                                                  : find_pair(made, rival, cell);
        }
    }
}

sudoku__tables *sudoku__tables_new(const sudoku_shape *shape)
{
    sudoku__tables sizes = {.order = sudoku__order(shape),
                            .cells = sudoku__cells(shape),
                            .houses = sudoku__houses(shape),
                            .words = (sudoku__cells(shape) + 63) / 64};
    size_t peers = 0, rivals = 0;
    for (unsigned cell = 0; cell < sizes.cells; cell++) {
        uint16_t list[SUDOKU_MAX_PEERS];
        peers += sudoku__peers(shape, cell, list);
        rivals += shape->extra & SUDOKU__PAIR_RULES ? sudoku__rivals(shape, cell, list) : 0;
    }
    sizes.pairs = (unsigned)(rivals / 2);
    cutter from = {.memory = NULL};
    cut(&from, 1, sizeof sizes);
    cut_tables(&sizes, &from, peers);

    from.memory = calloc(1, from.used);
    if (!from.memory)
        return NULL;
    from.used = 0;
    sudoku__tables *made = cut(&from, 1, sizeof *made);
    *made = sizes;
    cut_tables(made, &from, peers);
    fill_houses(made, shape);
    fill_peers(made, shape);
    fill_pairs(made, shape);
    return made;
}

void sudoku__tables_free(sudoku__tables *tables)
{
    free(tables);
}
