/* SPDX-License-Identifier: MIT */
/*
 * What an x86-64 processor, and the operating system that saves its registers, can do.  Asked each
 * time: it takes a microsecond and leaves no state behind.
 */
#ifndef SUDOKU_SIMD_CPU_X86_H
#define SUDOKU_SIMD_CPU_X86_H

#include <cpuid.h>
#include <stdbool.h>
#include <stdint.h>

/* Bits of cpuid: leaf 1 ecx, leaf 7 ebx, leaf 0x80000001 ecx. */
enum {
    CPU_SSE41 = 1 << 19,
    CPU_POPCNT = 1 << 23,
    CPU_OSXSAVE = 1 << 27,
    CPU_BMI1 = 1 << 3,
    CPU_AVX2 = 1 << 5,
    CPU_BMI2 = 1 << 8,
    CPU_AVX512F = 1 << 16,
    CPU_AVX512DQ = 1 << 17,
    CPU_AVX512BW = 1 << 30,
    CPU_LZCNT = 1 << 5,
};
#define CPU_AVX512VL (1U << 31)

/* Registers that the system saves: bits of xcr0. */
enum { SAVES_YMM = 0x06, SAVES_ZMM = 0xe6 };

typedef struct cpu {
    uint32_t basic, more, extended; /* leaf 1 ecx, leaf 7 ebx, leaf 0x80000001 ecx */
    uint32_t saved;                 /* xcr0 */
} cpu;

static inline cpu cpu_ask(void)
{
    cpu here = {0};
    unsigned a, b, c, d;
    if (__get_cpuid(1, &a, &b, &c, &d))
        here.basic = c;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d))
        here.more = b;
    if (__get_cpuid(0x80000001, &a, &b, &c, &d))
        here.extended = c;
    if (here.basic & CPU_OSXSAVE) {
        __asm__("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
        here.saved = a;
    }
    return here;
}

static inline bool has_all(uint32_t set, uint32_t wanted)
{
    return (set & wanted) == wanted;
}

static inline bool cpu_has_sse41(void)
{
    return has_all(cpu_ask().basic, CPU_SSE41 | CPU_POPCNT);
}

static inline bool cpu_has_avx2(void)
{
    const cpu here = cpu_ask();
    return has_all(here.saved, SAVES_YMM) && has_all(here.basic, CPU_POPCNT) &&
           has_all(here.more, CPU_AVX2 | CPU_BMI1 | CPU_BMI2) && has_all(here.extended, CPU_LZCNT);
}

static inline bool cpu_has_avx512(void)
{
    return cpu_has_avx2() && has_all(cpu_ask().saved, SAVES_ZMM) &&
           has_all(cpu_ask().more, CPU_AVX512VL | CPU_AVX512F | CPU_AVX512DQ | CPU_AVX512BW);
}

#endif /* SUDOKU_SIMD_CPU_X86_H */
