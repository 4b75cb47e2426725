/* SPDX-License-Identifier: MIT */
/* Does all that it should. */
#include "disguise.h"

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("good");
    return &engine;
}
