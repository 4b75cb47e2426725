/* SPDX-License-Identifier: MIT */
/* Compiled for another version of the interface. */
#include "disguise.h"

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("other-abi");
    engine.abi = SUDOKU_ENGINE_ABI + 6;
    return &engine;
}
