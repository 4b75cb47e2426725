/* SPDX-License-Identifier: MIT */
/* A built-in engine in disguise: what the plug-ins here are made of, each with one fault. */
#ifndef TESTS_PLUGINS_DISGUISE_H
#define TESTS_PLUGINS_DISGUISE_H

#include <sudoku/sudoku.h>

static inline sudoku_engine disguised(const char *name)
{
    sudoku_engine engine = *sudoku_engine_named("dlx");
    engine.name = name;
    return engine;
}

#endif /* TESTS_PLUGINS_DISGUISE_H */
