/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

/* A process has one set of signals, so there is one of these. */
static atomic_bool came;

enum { SIGNALS = 3 };
static const int signals[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction before[SIGNALS];

static void on_signal(int number)
{
    (void)number;
    atomic_store(&came, true);
    for (size_t i = 0; i < SIGNALS; i++)
        sigaction(signals[i], &before[i], NULL);
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
