/* SPDX-License-Identifier: MIT */
#include "simd/kernel.h"

#if defined(__GNUC__)

/* Vectors of 128 bits, which the compiler makes of whatever the target has. */
#    define SUDOKU__VEC_BITS     128
#    define SUDOKU__KERNEL_NAME  "portable"
#    define SUDOKU__KERNEL_NEEDS 0
#    include "simd/kernel_body.h"

const sudoku__kernel *sudoku__kernel_portable(void)
{
    return &kernel;
}

#else

/* Other compilers have no vectors in C; the general engines serve there. */
const sudoku__kernel *sudoku__kernel_portable(void)
{
    return NULL;
}

#endif
