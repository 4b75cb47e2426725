/* SPDX-License-Identifier: MIT */
/*
 * libsudoku: everything in one include.  The conventions of all its headers:
 *
 *  1. Every function that can fail returns sudoku_status: 0 is done; > 0 another legitimate answer
 *     (NONE, MANY, LIMIT); < 0 an error that leaves the outputs untouched.  Questions return bool,
 *     accessors the value.
 *  2. Objects have x_new(&x, ...) and x_free(x), which takes NULL: grid, reader, solver, batch,
 *     source, maker, logic, game.  Values are plain structs.  Formats, engines and families are
 *     constants found by _at(index) or _named(name).
 *  3. Only _new, sudoku_grid_parse and games (whose moves have no end) allocate; every search works
 *     in the memory of its object.  No failed allocation aborts.
 *  4. There is no mutable global state.  A const object may be used by any number of threads at
 *     once, any other one by one thread at a time.  Only sudoku_batch starts threads, and its
 *     functions return when they have ended.
 *  5. Randomness is a uint64_t seed.  Same seed, same result on every platform within a major
 *     version (before 1.0: minor version).
 *  6. The library prints nothing and reads no file, clock or environment.
 *  7. Cells are numbered row by row from 0; digits are 1..order; 0 is empty.  Bulk functions take
 *     flat byte arrays, one grid after another.
 *  8. Options: all-zero or NULL is the default; 'reserved' must be zero.
 *  9. Streams are pulled: begin or feed, then next until NONE.  LIMIT is resumable: the same call
 *     goes on, so budgets, progress and cancelling are the caller's loop.
 */
#ifndef SUDOKU_SUDOKU_H
#define SUDOKU_SUDOKU_H

#include "base.h"
#include "batch.h"
#include "export.h"
#include "game.h"
#include "generate.h"
#include "grade.h"
#include "grid.h"
#include "houses.h"
#include "plugin.h"
#include "puzzle.h"
#include "shape.h"
#include "solve.h"
#include "text.h"
#include "validate.h"

#endif /* SUDOKU_SUDOKU_H */
