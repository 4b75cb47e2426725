/* SPDX-License-Identifier: MIT */
#include "jobs.h"

#include <gio/gio.h>

static void in_thread(GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
    struct job *const job = data;
    (void)source;
    (void)cancellable;
    job->work(job);
    g_task_return_boolean(task, TRUE);
}

static void in_window(GObject *source, GAsyncResult *result, gpointer data)
{
    struct job *const job = data;
    (void)source;
    (void)result;
    job->ended(job, job->data);
    if (!job_is_cancelled(job))
        job->done(job, job->data);
    job->dispose(job);
}

void job_start(struct job *job)
{
    GTask *const task = g_task_new(NULL, NULL, in_window, job);
    g_task_set_task_data(task, job, NULL);
    g_task_run_in_thread(task, in_thread);
    g_object_unref(task);
}

void job_cancel(struct job *job)
{
    g_atomic_int_set(&job->cancelled, 1);
}

gboolean job_is_cancelled(struct job *job)
{
    return g_atomic_int_get(&job->cancelled) != 0;
}

void job_set_progress(struct job *job, guint64 attempts)
{
    g_atomic_int_set(&job->progress, (int)MIN(attempts, G_MAXINT));
}

unsigned job_progress(struct job *job)
{
    return (unsigned)g_atomic_int_get(&job->progress);
}
