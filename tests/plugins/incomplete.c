/* SPDX-License-Identifier: MIT */
/* Lacks a function. */
#include "disguise.h"

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("incomplete");
    engine.destroy = NULL;
    return &engine;
}
