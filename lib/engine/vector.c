/* SPDX-License-Identifier: MIT */
/*
 * The engine "vector": classic 9x9 puzzles by vector instructions, the best that this processor
 * has; and one engine for each instruction set, "vector-avx2" and so on, to force it.  The search
 * itself is in lib/simd.
 */
#include "engine/engines.h"

#include <stdlib.h>

#include "core/shape.h"
#include "simd/kernel.h"

/* In one piece, followed by the kernel's memory. */
typedef struct vector {
    _Alignas(SUDOKU__KERNEL_ALIGNMENT) const sudoku__kernel *kernel;
} vector;

static void *memory_of(vector *self)
{
    return self + 1;
}

static sudoku_status create_with(const sudoku__kernel *kernel, void **object)
{
    if (!kernel)
        return SUDOKU_E_SHAPE;
    const size_t blocks = (kernel->single_size + sizeof(vector) - 1) / sizeof(vector);
    vector *self = aligned_alloc(SUDOKU__KERNEL_ALIGNMENT, (1 + blocks) * sizeof(vector));
    if (!self)
        return SUDOKU_E_NOMEM;
    self->kernel = kernel;
    kernel->single_init(memory_of(self));
    *object = self;
    return SUDOKU_OK;
}

static void destroy(void *object)
{
    free(object);
}

static sudoku_status load(void *object, const uint8_t *cells, uint64_t seed)
{
    vector *self = object;
    self->kernel->single_load(memory_of(self), cells, seed);
    return SUDOKU_OK;
}

static sudoku_status next(void *object, uint8_t *cells, uint64_t *nodes_left)
{
    vector *self = object;
    return self->kernel->single_next(memory_of(self), cells, nodes_left);
}

static bool supports_with(const sudoku__kernel *kernel, const sudoku_shape *shape)
{
    return kernel && sudoku_shape_equal(shape, &sudoku__classic);
}

/* The functions of an engine get no context, so each kernel needs two of its own. */
#define ENGINE(variable, called, kernel)                                                           \
    static bool supports_##variable(const sudoku_shape *shape)                                     \
    {                                                                                              \
        return supports_with(kernel, shape);                                                       \
    }                                                                                              \
    static sudoku_status create_##variable(void **object, const sudoku_shape *shape)               \
    {                                                                                              \
        (void)shape;                                                                               \
        return create_with(kernel, object);                                                        \
    }                                                                                              \
    const sudoku_engine sudoku__engine_##variable = {                                              \
        .abi = SUDOKU_ENGINE_ABI,                                                                  \
        .name = called,                                                                            \
        .supports = supports_##variable,                                                           \
        .create = create_##variable,                                                               \
        .destroy = destroy,                                                                        \
        .load = load,                                                                              \
        .next = next,                                                                              \
    }
#define ENGINE_OF(isa) ENGINE(vector_##isa, "vector-" #isa, sudoku__kernel_named(#isa))

ENGINE(vector, "vector", sudoku__kernel_at(0)); /* the best */
ENGINE_OF(avx512);
ENGINE_OF(avx2);
ENGINE_OF(sse41);
ENGINE_OF(neon);
ENGINE_OF(portable);
