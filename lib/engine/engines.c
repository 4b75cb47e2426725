/* SPDX-License-Identifier: MIT */
#include "engine/engines.h"

#include <string.h>

#include "core/shape.h"

/* In order of preference.  Those for one instruction set come last: they are for whoever names
   them. */
static const sudoku_engine *const built_in[] = {
    &sudoku__engine_vector,       &sudoku__engine_backtrack,     &sudoku__engine_bitset,
    &sudoku__engine_dlx,          &sudoku__engine_vector_avx512, &sudoku__engine_vector_avx2,
    &sudoku__engine_vector_sse41, &sudoku__engine_vector_neon,   &sudoku__engine_vector_portable,
};

/* From these orders on "bitset" is faster than "backtrack": what it does more pays only where
   puzzles take many guesses.  docs/benchmarks.md has the figures. */
enum { LARGE = 13, LARGE_WITH_MORE = 9 /* regions, or constraints beyond the boxes */ };

static bool is_large(const sudoku_shape *shape)
{
    return sudoku__order(shape) >= (sudoku__is_plain(shape) ? LARGE : LARGE_WITH_MORE);
}

enum { BUILT_IN = sizeof built_in / sizeof *built_in };

bool sudoku__engine_is_built_in(const sudoku_engine *engine)
{
    for (unsigned i = 0; i < BUILT_IN; i++)
        if (built_in[i] == engine)
            return true;
    return false;
}

const sudoku_engine *sudoku__engine_preferred(const sudoku_shape *shape)
{
    if (is_large(shape))
        return &sudoku__engine_bitset;
    for (unsigned i = 0; i < BUILT_IN; i++)
        if (built_in[i]->supports(shape))
            return built_in[i];
    return NULL;
}

/* Whether this processor can run the engine: all do the classic shape. */
static bool is_usable(const sudoku_engine *engine)
{
    return engine->supports(&sudoku__classic);
}

const sudoku_engine *sudoku_engine_at(unsigned index)
{
    for (unsigned i = 0; i < BUILT_IN; i++)
        if (is_usable(built_in[i]) && index-- == 0)
            return built_in[i];
    return NULL;
}

const sudoku_engine *sudoku_engine_named(const char *name)
{
    for (unsigned i = 0; name && i < BUILT_IN; i++)
        if (strcmp(built_in[i]->name, name) == 0)
            return is_usable(built_in[i]) ? built_in[i] : NULL;
    return NULL;
}

const char *sudoku_engine_name(const sudoku_engine *engine)
{
    return engine ? engine->name : NULL;
}

bool sudoku_engine_supports(const sudoku_engine *engine, const sudoku_shape *shape)
{
    return engine && sudoku_shape_valid(shape, NULL) &&
           engine->supports(sudoku__shape_or_classic(shape));
}
