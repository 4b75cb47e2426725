/* SPDX-License-Identifier: MIT */
/*
 * The built-in engines.  A new one is a file with its table of functions, a line here and a row in
 * engines.c.
 */
#ifndef SUDOKU_ENGINE_ENGINES_H
#define SUDOKU_ENGINE_ENGINES_H

#include <sudoku/plugin.h>

extern const sudoku_engine sudoku__engine_backtrack;
extern const sudoku_engine sudoku__engine_bitset;
extern const sudoku_engine sudoku__engine_dlx;
extern const sudoku_engine sudoku__engine_vector;
extern const sudoku_engine sudoku__engine_vector_avx512;
extern const sudoku_engine sudoku__engine_vector_avx2;
extern const sudoku_engine sudoku__engine_vector_sse41;
extern const sudoku_engine sudoku__engine_vector_neon;
extern const sudoku_engine sudoku__engine_vector_portable;

/* Whether the engine is one of sudoku_engine_at, whose solutions need no check. */
bool sudoku__engine_is_built_in(const sudoku_engine *engine);

/* The one that is best for a (valid) shape. */
const sudoku_engine *sudoku__engine_preferred(const sudoku_shape *shape);

#endif /* SUDOKU_ENGINE_ENGINES_H */
