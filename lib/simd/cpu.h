/* SPDX-License-Identifier: MIT */
/*
 * What this processor, and the operating system that saves its registers, can do.  Asked each time:
 * it takes microseconds, and leaves no state behind.
 */
#ifndef SUDOKU_SIMD_CPU_H
#define SUDOKU_SIMD_CPU_H

#include "simd/kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)

#    include <cpuid.h>

/* Bits of cpuid. */
enum {
    /* leaf 1, ecx */
    CPU_SSE41 = 1 << 19,
    CPU_POPCNT = 1 << 23,
    CPU_OSXSAVE = 1 << 27,
    /* leaf 7, ebx; bit 31, the sign, is AVX512VL */
    CPU_BMI1 = 1 << 3,
    CPU_AVX2 = 1 << 5,
    CPU_BMI2 = 1 << 8,
    CPU_AVX512F = 1 << 16,
    CPU_AVX512DQ = 1 << 17,
    CPU_AVX512BW = 1 << 30,
    /* leaf 7, ecx */
    CPU_AVX512VBMI2 = 1 << 6,
    CPU_AVX512VPOPCNTDQ = 1 << 14,
    /* leaf 0x80000001, ecx */
    CPU_LZCNT = 1 << 5,
    /* xcr0: registers that the system saves */
    SAVES_YMM = 0x06,
    SAVES_ZMM = 0xe6,
};

static inline bool sudoku__has(uint32_t set, uint32_t wanted)
{
    return (set & wanted) == wanted;
}

/* A set of SUDOKU__NEEDS_... */
static inline unsigned sudoku__cpu_features(void)
{
    unsigned a, b, c, d, features = 0;
    __cpuid(0, a, b, c, d);
    const unsigned last = a;
    if (last < 1)
        return 0;
    __cpuid(1, a, b, c, d);
    const unsigned basic = c;
    if (sudoku__has(basic, CPU_SSE41 | CPU_POPCNT))
        features |= SUDOKU__NEEDS_SSE41;
    if (last < 7 || !sudoku__has(basic, CPU_POPCNT | CPU_OSXSAVE))
        return features;
    __cpuid_count(7, 0, a, b, c, d);
    const unsigned more = b, later = c;
    __cpuid(0x80000001, a, b, c, d);
    const unsigned extended = c;
    __asm__("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    const unsigned saved = a;
    if (sudoku__has(saved, SAVES_YMM) && sudoku__has(extended, CPU_LZCNT) &&
        sudoku__has(more, CPU_AVX2 | CPU_BMI1 | CPU_BMI2)) {
        features |= SUDOKU__NEEDS_AVX2;
        if (sudoku__has(saved, SAVES_ZMM) && more >> 31 &&
            sudoku__has(more, CPU_AVX512F | CPU_AVX512DQ | CPU_AVX512BW) &&
            sudoku__has(later, CPU_AVX512VBMI2 | CPU_AVX512VPOPCNTDQ))
            features |= SUDOKU__NEEDS_AVX512;
    }
    return features;
}

#else

static inline unsigned sudoku__cpu_features(void)
{
    return 0;
}

#endif

#endif /* SUDOKU_SIMD_CPU_H */
