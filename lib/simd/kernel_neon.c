/* SPDX-License-Identifier: MIT */
#include "simd/kernel.h"

#if defined(__aarch64__) && defined(__GNUC__)

/* Every 64-bit ARM processor has it, and GNU C's vectors are all that is needed. */
#    define SUDOKU__VEC_BITS     128
#    define SUDOKU__KERNEL_NAME  "neon"
#    define SUDOKU__KERNEL_NEEDS 0
#    include "simd/kernel_body.h"

const sudoku__kernel *sudoku__kernel_neon(void)
{
    return &kernel;
}

#else

const sudoku__kernel *sudoku__kernel_neon(void)
{
    return NULL;
}

#endif
