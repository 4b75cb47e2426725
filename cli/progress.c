/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "system.h"

static const double FIRST_AFTER = 1.0, AGAIN_AFTER = 0.2;

/* A terminal has one last line, so there is one of these. */
static struct {
    const char *unit;
    bool enabled, visible;
    double start, shown;
    uint64_t done, part, whole, tries;
} bar;

void progress_start(const char *unit, bool quiet)
{
    bar.unit = unit;
    bar.enabled = !quiet && isatty(STDERR_FILENO);
    bar.start = system_seconds();
    bar.shown = bar.start + FIRST_AFTER - AGAIN_AFTER;
}

static void draw(double now)
{
    const double elapsed = now - bar.start;
    char line[160];
    int length = snprintf(line, sizeof line, "\r\033[K");
    if (bar.whole) {
        const double share = (double)bar.part / (double)bar.whole;
        const char full[] = "####################";
        const int filled = (int)(share * (double)(sizeof full - 1));
        length += snprintf(line + length, sizeof line - (size_t)length, "[%-20.*s] %3.0f%%  ",
                           filled, full, share * 100);
    }
    length += snprintf(line + length, sizeof line - (size_t)length, "%" PRIu64 " %s, %.0f/s",
                       bar.done, bar.unit, (double)bar.done / elapsed);
    if (bar.tries)
        length += snprintf(line + length, sizeof line - (size_t)length, ", %" PRIu64 " tries",
                           bar.tries);
    if (bar.whole && bar.part) {
        const double left = elapsed * (double)(bar.whole - bar.part) / (double)bar.part;
        length += snprintf(line + length, sizeof line - (size_t)length, ", %.0f s left", left);
    }
    const ssize_t written = write(STDERR_FILENO, line, (size_t)length);
    (void)written;
    bar.visible = true;
    bar.shown = now;
}

void progress_tick(void)
{
    if (!bar.enabled)
        return;
    const double now = system_seconds();
    if (now - bar.shown >= AGAIN_AFTER)
        draw(now);
}

void progress_show(uint64_t done, uint64_t part, uint64_t whole)
{
    bar.done = done;
    bar.part = part < whole ? part : whole;
    bar.whole = whole;
    progress_tick();
}

void progress_hide(void)
{
    static const char clear[] = "\r\033[K";
    if (!bar.visible)
        return;
    bar.visible = false;
    const ssize_t written = write(STDERR_FILENO, clear, sizeof clear - 1);
    (void)written;
}

void progress_tried(uint64_t tries)
{
    bar.tries = tries;
}

double progress_seconds(void)
{
    return system_seconds() - bar.start;
}
