/* SPDX-License-Identifier: MIT */
#include "engine/levels.h"

#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/shape.h"
#include "core/validate.h"

sudoku_status sudoku__levels_init(sudoku__levels *levels, const sudoku_shape *shape)
{
    levels->tables = sudoku__tables_new(shape);
    if (!levels->tables)
        return SUDOKU_E_NOMEM;
    const unsigned order = levels->tables->order, cells = levels->tables->cells;
    const unsigned inquiries = levels->tables->houses * order;
    sudoku__shape_copy(&levels->shape, shape);
    levels->order = order;
    levels->cells = cells;
    levels->questions = cells + inquiries;
    levels->level_size = sizeof(sudoku__level) + levels->questions * sizeof(uint32_t);
    levels->state = SUDOKU__ENDED;
    levels->solution = malloc(cells);
    levels->inquiry = malloc(inquiries * sizeof *levels->inquiry);
    levels->memory = malloc((cells + 1) * levels->level_size);
    if (!levels->solution || !levels->inquiry || !levels->memory)
        return SUDOKU_E_NOMEM;
    for (unsigned i = 0; i < inquiries; i++)
        levels->inquiry[i] = (sudoku__inquiry){.house = (uint8_t)(i / order),
                                               .digit = (uint8_t)(i % order)};
    return SUDOKU_OK;
}

void sudoku__levels_clear(sudoku__levels *levels)
{
    sudoku__tables_free(levels->tables);
    free(levels->solution);
    free(levels->inquiry);
    free(levels->memory);
}

static sudoku__level *level_at(const sudoku__levels *levels, unsigned depth)
{
    return (sudoku__level *)(void *)(levels->memory + depth * levels->level_size);
}

/* The digits that no filled peer of an empty cell has. */
static uint32_t digits_left(const sudoku__levels *levels, const uint8_t *cells,
                            const uint32_t *used, unsigned cell)
{
    const sudoku__spot *const spots = sudoku__spots_of(levels->tables, cell);
    uint32_t taken = 0;
    for (unsigned i = 0; i < levels->tables->spot_count[cell]; i++)
        taken |= used[spots[i].house];
    unsigned count;
    const uint16_t *const rivals = sudoku__rivals_of(levels->tables, cell, &count);
    for (unsigned i = 0; i < count; i++)
        taken |= sudoku__bit(cells[rivals[i]]) >> 1;
    return sudoku__low_bits(levels->order) & ~taken;
}

sudoku__level *sudoku__levels_load(sudoku__levels *levels, const uint8_t *cells, uint64_t seed,
                                   uint32_t used[SUDOKU_MAX_HOUSES])
{
    levels->depth = 0;
    levels->state = SUDOKU__ENDED;
    levels->random = seed != 0;
    levels->rng = sudoku__rng_seeded(seed);
    if (!sudoku__collect_digits(&levels->shape, cells, used))
        return NULL;
    memcpy(levels->solution, cells, levels->cells);
    sudoku__level *const at = level_at(levels, 0);
    memset(at->answers, 0, levels->questions * sizeof *at->answers);
    at->open = 0;
    for (unsigned cell = 0; cell < levels->cells; cell++) {
        if (cells[cell])
            continue;
        const sudoku__spot *const spots = sudoku__spots_of(levels->tables, cell);
        const uint32_t set = digits_left(levels, cells, used, cell);
        at->open++;
        at->answers[cell] = set;
        for (uint32_t rest = set; rest; rest &= rest - 1) {
            uint32_t *const of_houses = at->answers + levels->cells + sudoku__lowest(rest);
            for (unsigned i = 0; i < levels->tables->spot_count[cell]; i++)
                of_houses[spots[i].house * levels->order] |= sudoku__bit(spots[i].place);
        }
    }
    return at;
}

/* The lowest answer, or any if 'random'. */
static unsigned choose_answer(sudoku__levels *levels, uint32_t set)
{
    if (levels->random)
        for (uint32_t skip = sudoku__rng_below(&levels->rng, sudoku__count_bits(set)); skip; skip--)
            set &= set - 1;
    return sudoku__lowest(set);
}

/* Makes a guess on a new level; false: contradiction. */
static bool guess(sudoku__levels *levels, const sudoku__levels_actions *actions, void *engine)
{
    sudoku__level *const from = level_at(levels, levels->depth);
    sudoku__level *const to = level_at(levels, ++levels->depth);
    const unsigned question = actions->choose(engine, from);
    unsigned cell, digit;
    sudoku__candidate_of(levels, question, choose_answer(levels, from->answers[question]), &cell,
                         &digit);
    from->cell = (uint16_t)cell;
    from->digit = (uint8_t)digit;
    memcpy(to, from, levels->level_size);
    return actions->assume(engine, to, cell, digit);
}

/* Drops the current level and the guess that made it, and more until that leaves a state without
   contradiction; false: there is none. */
static bool retreat(sudoku__levels *levels, const sudoku__levels_actions *actions, void *engine)
{
    while (levels->depth > 0) {
        sudoku__level *const at = level_at(levels, --levels->depth);
        if (actions->exclude(engine, at, at->cell, at->digit))
            return true;
    }
    return false;
}

sudoku_status sudoku__levels_next(sudoku__levels *levels, const sudoku__levels_actions *actions,
                                  void *engine, uint8_t *cells, uint64_t *nodes_left)
{
    if (levels->state == SUDOKU__ENDED)
        return SUDOKU_NONE;
    bool sound = levels->state == SUDOKU__READY || retreat(levels, actions, engine);
    levels->state = SUDOKU__READY;
    while (sound) {
        if (level_at(levels, levels->depth)->open == 0) {
            memcpy(cells, levels->solution, levels->cells);
            levels->state = SUDOKU__SOLVED;
            return SUDOKU_OK;
        }
        if (*nodes_left == 0)
            return SUDOKU_LIMIT;
        --*nodes_left;
        sound = guess(levels, actions, engine) || retreat(levels, actions, engine);
    }
    levels->state = SUDOKU__ENDED;
    return SUDOKU_NONE;
}
