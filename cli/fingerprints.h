/* SPDX-License-Identifier: MIT */
/* A set of grids that keeps 128 bits of each: two different grids are taken for one with a
   probability of about 10^-27 among a million. */
#ifndef CLI_FINGERPRINTS_H
#define CLI_FINGERPRINTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct fingerprint {
    uint64_t low, high; /* both 0: none */
};

struct fingerprints {
    struct fingerprint *slots;
    size_t mask; /* number of slots, a power of two, less one */
};

/* Scrambles 64 bits, one to one (the finalizer of splitmix64: Steele, Lea and Flood, Fast
   splittable pseudorandom number generators, 2014). */
uint64_t scramble(uint64_t bits);

struct fingerprint fingerprint_of(const uint8_t *bytes, size_t count);

/* An empty set for up to 'most' grids.  Out of memory ends the program. */
struct fingerprints fingerprints_new(size_t most);
void fingerprints_free(struct fingerprints *set);

/* Adds one; false: it was there already. */
bool fingerprints_add(struct fingerprints *set, struct fingerprint fingerprint);

#endif
