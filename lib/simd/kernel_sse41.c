/* SPDX-License-Identifier: MIT */
#include "simd/kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)

#    include <immintrin.h>

/* What follows, and only that, is compiled for this instruction set. */
#    if defined(__clang__)
#        pragma clang attribute push(__attribute__((target("sse4.1,popcnt"))), apply_to = function)
#    else
#        pragma GCC push_options
#        pragma GCC target("sse4.1,popcnt")
#    endif
#    define SUDOKU__VEC_BITS 128
#    define SUDOKU__SSE41
#    define SUDOKU__KERNEL_NAME  "sse41"
#    define SUDOKU__KERNEL_NEEDS SUDOKU__NEEDS_SSE41
#    include "simd/kernel_body.h"
#    if defined(__clang__)
#        pragma clang attribute pop
#    else
#        pragma GCC pop_options
#    endif

const sudoku__kernel *sudoku__kernel_sse41(void)
{
    return &kernel;
}

#else

const sudoku__kernel *sudoku__kernel_sse41(void)
{
    return NULL;
}

#endif
