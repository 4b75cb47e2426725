/* SPDX-License-Identifier: MIT */
#include "simd/kernel.h"

#include <string.h>

#include "simd/cpu.h"

/* The best first. */
static const sudoku__kernel *(*const kernels[])(void) = {
    sudoku__kernel_avx512, sudoku__kernel_avx2,     sudoku__kernel_sse41,
    sudoku__kernel_neon,   sudoku__kernel_portable,
};

enum { KERNELS = sizeof kernels / sizeof *kernels };

const sudoku__kernel *sudoku__kernel_at(unsigned index)
{
    const unsigned features = sudoku__cpu_features();
    for (unsigned i = 0; i < KERNELS; i++) {
        const sudoku__kernel *const kernel = kernels[i]();
        if (kernel && (kernel->needs & ~features) == 0 && index-- == 0)
            return kernel;
    }
    return NULL;
}

const sudoku__kernel *sudoku__kernel_named(const char *name)
{
    const sudoku__kernel *kernel = NULL;
    for (unsigned i = 0; (kernel = sudoku__kernel_at(i)) && strcmp(kernel->name, name) != 0; i++)
        continue;
    return kernel;
}
