/* SPDX-License-Identifier: MIT */
/*
 * Threads: the only place in the library that knows of them.
 */
#ifndef SUDOKU_SOLVE_PARALLEL_H
#define SUDOKU_SOLVE_PARALLEL_H

/* The most threads that are ever started. */
enum { SUDOKU__MAX_THREADS = 256 };

/* How many processors this process may use, at least 1. */
unsigned sudoku__processors(void);

/*
 * Calls work(context, worker) on up to that many threads, one of which is the caller's: worker 0.
 * Returns when all calls have.  Where a thread cannot be started there are fewer calls, so the
 * workers share out the work among themselves.
 */
void sudoku__parallel(unsigned threads, void (*work)(void *context, unsigned worker),
                      void *context);

#endif /* SUDOKU_SOLVE_PARALLEL_H */
