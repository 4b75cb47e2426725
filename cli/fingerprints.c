/* SPDX-License-Identifier: MIT */
#include "fingerprints.h"

#include <stdlib.h>

#include "memory.h"

uint64_t scramble(uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ (bits >> 27)) * UINT64_C(0x94d049bb133111eb);
    return bits ^ (bits >> 31);
}

struct fingerprint fingerprint_of(const uint8_t *bytes, size_t count)
{
    /* Two hashes that start apart and take the words in at different places. */
    uint64_t low = UINT64_C(0x243f6a8885a308d3), high = UINT64_C(0x13198a2e03707344);
    for (size_t at = 0; at < count;) {
        uint64_t word = 0;
        for (unsigned i = 0; i < 8 && at < count; i++)
            word = word << 8 | bytes[at++];
        low = scramble(low ^ word);
        high = scramble(high + word) + low;
    }
    if (low == 0 && high == 0)
        low = 1;
    return (struct fingerprint){low, high};
}

struct fingerprints fingerprints_new(size_t most)
{
    size_t slots = 2;
    while (slots < 2 * most)
        slots *= 2;
    return (struct fingerprints){.slots = memory_new(slots, sizeof(struct fingerprint)),
                                 .mask = slots - 1};
}

void fingerprints_free(struct fingerprints *set)
{
    free(set->slots);
    set->slots = NULL;
}

bool fingerprints_add(struct fingerprints *set, struct fingerprint fingerprint)
{
    size_t at = (size_t)fingerprint.low & set->mask;
    for (; set->slots[at].low || set->slots[at].high; at = (at + 1) & set->mask)
        if (set->slots[at].low == fingerprint.low && set->slots[at].high == fingerprint.high)
            return false;
    set->slots[at] = fingerprint;
    return true;
}
