/* SPDX-License-Identifier: MIT */
/* What the benchmark programs share: clocks and a median. */
#ifndef TESTS_BENCH_TIMING_H
#define TESTS_BENCH_TIMING_H

#include <stdlib.h>
#include <time.h>

/* Seconds since some moment; never set back. */
static inline double timing_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Seconds of processor time that this process has used. */
static inline double timing_processor(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline int timing_compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median of 'count' > 0 values, which get sorted. */
static inline double timing_median(double *values, size_t count)
{
    qsort(values, count, sizeof *values, timing_compare);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

#endif /* TESTS_BENCH_TIMING_H */
