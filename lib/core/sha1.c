/* SPDX-License-Identifier: MIT */
#include "core/sha1.h"

#include <string.h>

enum { BLOCK = 64, ROUNDS = 80 };

static uint32_t rotate(uint32_t word, unsigned bits)
{
    return word << bits | word >> (32 - bits);
}

/* Section 6.1.2. */
static void take_block(uint32_t state[5], const uint8_t *block)
{
    uint32_t w[ROUNDS], a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (unsigned t = 0; t < 16; t++)
        w[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 |
               (uint32_t)block[4 * t + 2] << 8 | block[4 * t + 3];
    for (unsigned t = 16; t < ROUNDS; t++)
        w[t] = rotate(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    for (unsigned t = 0; t < ROUNDS; t++) {
        static const uint32_t k[] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
        const unsigned part = t / 20;
        const uint32_t f = part == 0   ? (b & c) | (~b & d)
                           : part == 2 ? (b & c) | (b & d) | (c & d)
                                       : b ^ c ^ d;
        const uint32_t next = rotate(a, 5) + f + e + k[part] + w[t];
        e = d;
        d = c;
        c = rotate(b, 30);
        b = a;
        a = next;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
}

void sudoku__sha1(const void *bytes, size_t length, uint8_t hash[SUDOKU__SHA1])
{
    uint32_t state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    const uint8_t *at = bytes;
    uint8_t last[2 * BLOCK] = {0};
    const uint64_t bits = (uint64_t)length * 8;
    size_t left = length;
    for (; left >= BLOCK; at += BLOCK, left -= BLOCK)
        take_block(state, at);
    const size_t padded = left < BLOCK - 8 ? BLOCK : 2 * BLOCK;
    if (left > 0)
        memcpy(last, at, left);
    last[left] = 0x80;
    for (unsigned i = 0; i < 8; i++)
        last[padded - 1 - i] = (uint8_t)(bits >> (8 * i));
    take_block(state, last);
    if (padded > BLOCK)
        take_block(state, last + BLOCK);
    for (unsigned i = 0; i < SUDOKU__SHA1; i++)
        hash[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
