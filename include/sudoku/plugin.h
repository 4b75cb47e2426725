/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_PLUGIN_H
#define SUDOKU_PLUGIN_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SUDOKU_ENGINE_ABI 2

/*
 * What an engine must provide; a constant that outlives every solver made with it.  An engine
 * object is made for one shape and may be loaded with any number of puzzles, one after another.
 * It keeps an explicit stack, so that 'next' can return between two solutions, and allocates in
 * 'create' alone.  One object serves one thread at a time; the functions themselves keep no state.
 *
 * The library checks the givens before 'load' and every solution of an engine that is not built
 * in: one that breaks a rule or a given ends the call with E_ENGINE.
 */
struct sudoku_engine {
    unsigned abi;     /* SUDOKU_ENGINE_ABI of the header it was compiled with */
    const char *name; /* short, lower case, of letters, digits and '-' */

    /* Whether grids of that valid shape can be loaded. */
    bool (*supports)(const sudoku_shape *shape);

    /* OK: *self is a new object for 'shape', which is copied.  E_SHAPE, E_NOMEM. */
    sudoku_status (*create)(void **self, const sudoku_shape *shape);

    /* Frees an object; never called with NULL. */
    void (*destroy)(void *self);

    /* Starts on a puzzle: order * order cells, row by row, 0 empty, valid during the call only.
       'seed' 0 asks for the fixed search order, another for that random order.  OK, or NONE
       where no solution is possible. */
    sudoku_status (*load)(void *self, const uint8_t *cells, uint64_t seed);

    /* The next solution, each exactly once: OK and all cells written; NONE, also when called
       again; LIMIT with *nodes_left 0, and the same call goes on.  Every search node (a guess
       tried) takes one from *nodes_left, which is at least 1 at the call; UINT64_MAX is no
       budget, and is counted down as well. */
    sudoku_status (*next)(void *self, uint8_t *cells, uint64_t *nodes_left);

    /* Like 'load', but empty cells take one of their candidates alone: order * order masks, bit
       digit - 1, valid during the call only.  NULL: the engine cannot do that. */
    sudoku_status (*load_within)(void *self, const uint8_t *cells, const uint32_t *candidates,
                                 uint64_t seed);
};

/* What a shared object has to export, whatever it hides. */
#if defined(_WIN32)
#    define SUDOKU_ENGINE_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#    define SUDOKU_ENGINE_EXPORT __attribute__((visibility("default")))
#else
#    define SUDOKU_ENGINE_EXPORT
#endif

/*
 * A shared object that defines this function can be given to programs that load plug-ins, such as
 * sudoku-cli.  It returns the object's engine, or NULL where that cannot run on this machine.
 * examples/plugin is one.  The library itself loads nothing and does not define the function.
 */
SUDOKU_ENGINE_EXPORT const sudoku_engine *sudoku_engine_entry(void);

/* Its name, for who looks it up. */
#define SUDOKU_ENGINE_ENTRY "sudoku_engine_entry"

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_PLUGIN_H */
