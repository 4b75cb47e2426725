/* SPDX-License-Identifier: MIT */
/* A line at the bottom of the terminal that tells how far a long job is.  One thread at a time. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

/* Starts the clock of a job of 'unit's ("puzzles"); nothing is ever shown where 'quiet' or where
   stderr is no terminal. */
void progress_start(const char *unit, bool quiet);

/* 'done' units are finished, which is part 'part' of 'whole' ('whole' 0: not known).  Shows it
   where the job is longer than a second, a few times a second. */
void progress_show(uint64_t done, uint64_t part, uint64_t whole);

/* Adds to what is shown how many tries it took. */
void progress_tried(uint64_t tries);

/* Shows the last state again, with the clock gone on. */
void progress_tick(void);

/* Clears the line; the next progress_show brings it back. */
void progress_hide(void);

/* Seconds since progress_start. */
double progress_seconds(void);

#endif
