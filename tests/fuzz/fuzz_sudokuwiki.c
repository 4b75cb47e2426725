/* SPDX-License-Identifier: MIT */
/* The reader told to read the format sudokuwiki: see fuzz_text.h. */
#include "fuzz_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_text("sudokuwiki", data, size);
}
