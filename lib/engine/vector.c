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

/* The best kernel, and each by its name. */

static bool supports(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_at(0), shape);
}

static sudoku_status create(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_at(0), object);
}

static bool supports_avx512(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_named("avx512"), shape);
}

static sudoku_status create_avx512(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_named("avx512"), object);
}

static bool supports_avx2(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_named("avx2"), shape);
}

static sudoku_status create_avx2(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_named("avx2"), object);
}

static bool supports_sse41(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_named("sse41"), shape);
}

static sudoku_status create_sse41(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_named("sse41"), object);
}

static bool supports_neon(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_named("neon"), shape);
}

static sudoku_status create_neon(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_named("neon"), object);
}

static bool supports_portable(const sudoku_shape *shape)
{
    return supports_with(sudoku__kernel_named("portable"), shape);
}

static sudoku_status create_portable(void **object, const sudoku_shape *shape)
{
    (void)shape;
    return create_with(sudoku__kernel_named("portable"), object);
}

const sudoku_engine sudoku__engine_vector = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector",
    .supports = supports,
    .create = create,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine sudoku__engine_vector_avx512 = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector-avx512",
    .supports = supports_avx512,
    .create = create_avx512,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine sudoku__engine_vector_avx2 = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector-avx2",
    .supports = supports_avx2,
    .create = create_avx2,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine sudoku__engine_vector_sse41 = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector-sse41",
    .supports = supports_sse41,
    .create = create_sse41,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine sudoku__engine_vector_neon = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector-neon",
    .supports = supports_neon,
    .create = create_neon,
    .destroy = destroy,
    .load = load,
    .next = next,
};

const sudoku_engine sudoku__engine_vector_portable = {
    .abi = SUDOKU_ENGINE_ABI,
    .name = "vector-portable",
    .supports = supports_portable,
    .create = create_portable,
    .destroy = destroy,
    .load = load,
    .next = next,
};
