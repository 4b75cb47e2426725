/* SPDX-License-Identifier: MIT */
/* Does 9x9 alone. */
#include "disguise.h"

static bool supports(const sudoku_shape *shape)
{
    return sudoku_order(shape) == 9;
}

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("only-nine");
    engine.supports = supports;
    return &engine;
}
