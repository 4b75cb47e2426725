/* SPDX-License-Identifier: MIT */
/* A shared object, but no engine. */
#include "disguise.h"

SUDOKU_ENGINE_EXPORT const sudoku_engine *another_entry(void);
const sudoku_engine *another_entry(void)
{
    return sudoku_engine_named("dlx");
}
