/* SPDX-License-Identifier: MIT */
#include "memory.h"

#include <stdlib.h>

#include "report.h"

void *memory_new(size_t count, size_t size)
{
    void *const memory = calloc(count, size);
    if (!memory)
        quit(EXIT_OUTPUT, "out of memory");
    return memory;
}
