/* SPDX-License-Identifier: MIT */
/*
 * Work that may take long is done in a thread of its own.  A job works on copies and has only the
 * two fields below in common with the window; when it is done the window takes its result, unless
 * it was cancelled.
 */
#ifndef GAME_JOBS_H
#define GAME_JOBS_H

#include <glib.h>

struct job {
    const char *title;                         /* what is done, translated */
    void (*work)(struct job *job);             /* in the thread */
    void (*done)(struct job *job, void *data); /* in the main thread; not if it was cancelled */
    void (*dispose)(struct job *job);          /* frees it, in the main thread */
    int cancelled;                             /* read it by job_is_cancelled */
    int progress;                              /* attempts so far; set it by job_set_progress */
    void *data;
    void (*ended)(struct job *job, void *data); /* always, before 'dispose' */
};

void job_start(struct job *job);
void job_cancel(struct job *job);
gboolean job_is_cancelled(struct job *job);
void job_set_progress(struct job *job, guint64 attempts);
unsigned job_progress(struct job *job);

#endif
