/* SPDX-License-Identifier: MIT */
#include "simd/kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)

#    include <immintrin.h>

/* What follows, and only that, is compiled for this instruction set. */
#    if defined(__clang__)
#        pragma clang attribute push(                                                              \
            __attribute__((target(                                                                 \
                "avx512vl,avx512dq,avx512bw,avx512vbmi2,avx512vpopcntdq,bmi,bmi2,lzcnt,popcnt"))), \
            apply_to = function)
#    else
#        pragma GCC push_options
#        pragma GCC target(                                                                        \
            "avx512vl,avx512dq,avx512bw,avx512vbmi2,avx512vpopcntdq,bmi,bmi2,lzcnt,popcnt")
#    endif
#    define SUDOKU__VEC_BITS 512
#    define SUDOKU__AVX2
#    define SUDOKU__AVX512
#    define SUDOKU__KERNEL_NAME  "avx512"
#    define SUDOKU__KERNEL_NEEDS SUDOKU__NEEDS_AVX512
#    include "simd/kernel_body.h"
#    if defined(__clang__)
#        pragma clang attribute pop
#    else
#        pragma GCC pop_options
#    endif

const sudoku__kernel *sudoku__kernel_avx512(void)
{
    return &kernel;
}

#else

const sudoku__kernel *sudoku__kernel_avx512(void)
{
    return NULL;
}

#endif
