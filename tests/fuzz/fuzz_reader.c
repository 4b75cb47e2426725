/* SPDX-License-Identifier: MIT */
/* The reader on any bytes, formats being found out: see fuzz_text.h. */
#include "fuzz_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_text(NULL, data, size);
}
