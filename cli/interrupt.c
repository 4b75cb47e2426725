/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

/* A process has one set of signals, so there is one of these. */
static atomic_bool came;
static atomic_llong when; /* milliseconds */

enum { SIGNALS = 3 };
static const int signals[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction before[SIGNALS];

/* The program "timeout" sends each signal twice, to the process and to its group; that is one. */
enum { TWICE_IN = 300 };

static void on_signal(int number)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    const long long now = (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
    if (!atomic_exchange(&came, true)) {
        atomic_store(&when, now);
    } else if (now - atomic_load(&when) >= TWICE_IN) {
        for (size_t i = 0; i < SIGNALS; i++)
            sigaction(signals[i], &before[i], NULL);
        raise(number);
    }
}

void interrupt_watch(void)
{
    for (size_t i = 0; i < SIGNALS; i++)
        sigaction(signals[i], NULL, &before[i]);
    for (size_t i = 0; i < SIGNALS; i++) {
        struct sigaction action = {.sa_handler = on_signal};
        if (before[i].sa_handler != SIG_IGN) /* as nohup wants it */
            sigaction(signals[i], &action, NULL);
    }
}

bool interrupt_came(void)
{
    return atomic_load(&came);
}
