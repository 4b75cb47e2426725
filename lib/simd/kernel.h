/* SPDX-License-Identifier: MIT */
/*
 * The 9x9 solver in the instruction set of one kind of processor: one constant for each, in a file
 * of its own (kernel_*.c), all compiled from the same source (kernel_body.h) and giving the same
 * answers.  A program carries them all and picks one at run time.
 */
#ifndef SUDOKU_SIMD_KERNEL_H
#define SUDOKU_SIMD_KERNEL_H

#include <sudoku/base.h>

/* What the processor must have: a set, empty for what all of its kind have. */
enum { SUDOKU__NEEDS_SSE41 = 1, SUDOKU__NEEDS_AVX2 = 2, SUDOKU__NEEDS_AVX512 = 4 };

/* Memory for a kernel starts at such an address. */
enum { SUDOKU__KERNEL_ALIGNMENT = 64 };

/* What became of a puzzle of a batch. */
typedef struct sudoku__tally {
    uint64_t found; /* solutions, up to the limit */
    bool stopped;   /* at max_nodes */
} sudoku__tally;

/* A batch of puzzles, 81 digits (0 to 9) each. */
typedef struct sudoku__job sudoku__job;
struct sudoku__job {
    const uint8_t *puzzles;
    uint8_t *solutions; /* where the first solution found goes, or NULL */
    uint64_t limit;     /* solutions to look for */
    uint64_t max_nodes; /* guesses to make */
    /* Takes the next puzzles to solve: their number, 0 if there are no more, and the first. */
    size_t (*take)(sudoku__job *job, size_t *first);
    /* Is told of every puzzle that was taken, in any order. */
    void (*done)(sudoku__job *job, size_t puzzle, sudoku__tally tally);
};

typedef struct sudoku__kernel {
    const char *name;
    unsigned needs;

    /* One puzzle at a time: as plugin.h has it, 'memory' of that size having been prepared once.
       'cells' of next may be NULL.  Digits are 0 to 9; givens that break a rule have no
       solution. */
    size_t single_size;
    void (*single_init)(void *memory);
    void (*single_load)(void *memory, const uint8_t *cells, uint64_t seed);
    sudoku_status (*single_next)(void *memory, uint8_t *cells, uint64_t *nodes_left);

    /* Puzzles side by side, as many as the job gives. */
    size_t lanes_size;
    void (*lanes_init)(void *memory);
    void (*lanes_solve)(void *memory, sudoku__job *job);
} sudoku__kernel;

/* Each: the kernel, or NULL where it is for another kind of processor or compiler. */
const sudoku__kernel *sudoku__kernel_avx512(void);
const sudoku__kernel *sudoku__kernel_avx2(void);
const sudoku__kernel *sudoku__kernel_sse41(void);
const sudoku__kernel *sudoku__kernel_neon(void);
const sudoku__kernel *sudoku__kernel_portable(void);

/* Kernel number 'index' of those that this processor can run, the best first, or NULL past the
   last; and the one of that name, or NULL. */
const sudoku__kernel *sudoku__kernel_at(unsigned index);
const sudoku__kernel *sudoku__kernel_named(const char *name);

#endif /* SUDOKU_SIMD_KERNEL_H */
