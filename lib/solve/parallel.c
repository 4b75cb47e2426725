/* SPDX-License-Identifier: MIT */
#if defined(__linux__)
#    define _GNU_SOURCE /* sched_getaffinity, which sees what taskset and containers allow */
#else
#    define _POSIX_C_SOURCE 200809L
#endif

#include "solve/parallel.h"

#if defined(_WIN32)

/* One thread, until someone needs more there. */

unsigned sudoku__processors(void)
{
    return 1;
}

void sudoku__parallel(unsigned threads, void (*work)(void *context, unsigned worker), void *context)
{
    (void)threads;
    work(context, 0);
}

#else

#    include <pthread.h>
#    include <sched.h>
#    include <stddef.h>
#    include <unistd.h>

unsigned sudoku__processors(void)
{
#    if defined(__linux__)
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0)
        return (unsigned)CPU_COUNT(&allowed);
#    endif
    const long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 1 ? (unsigned)online : 1;
}

typedef struct call {
    void (*work)(void *context, unsigned worker);
    void *context;
    unsigned worker;
} call;

static void *run(void *argument)
{
    const call *const it = argument;
    it->work(it->context, it->worker);
    return NULL;
}

void sudoku__parallel(unsigned threads, void (*work)(void *context, unsigned worker), void *context)
{
    pthread_t thread[SUDOKU__MAX_THREADS];
    call calls[SUDOKU__MAX_THREADS];
    unsigned started = 1;
    while (started < threads && started < SUDOKU__MAX_THREADS) {
        calls[started] = (call){.work = work, .context = context, .worker = started};
        if (pthread_create(&thread[started], NULL, run, &calls[started]) != 0)
            break;
        started++;
    }
    work(context, 0);
    while (started > 1)
        pthread_join(thread[--started], NULL);
}

#endif
