/* SPDX-License-Identifier: MIT */
/*
 * What every kernel file includes, with the instruction set already chosen: both kernels, and the
 * constant 'kernel' with the name SUDOKU__KERNEL_NAME and the needs SUDOKU__KERNEL_NEEDS.
 */
#ifndef SUDOKU_SIMD_KERNEL_BODY_H
#define SUDOKU_SIMD_KERNEL_BODY_H

#include "simd/kernel.h"
#include "simd/lanes.h"

static const sudoku__kernel kernel = {
    .name = SUDOKU__KERNEL_NAME,
    .needs = SUDOKU__KERNEL_NEEDS,
    .single_size = sizeof(search),
    .single_init = single_init,
    .single_load = single_load,
    .single_next = single_next,
    .lanes_size = sizeof(lanes),
    .lanes_init = lanes_init,
    .lanes_solve = lanes_solve,
};

#endif /* SUDOKU_SIMD_KERNEL_BODY_H */
