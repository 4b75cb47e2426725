/* SPDX-License-Identifier: MIT */
#ifndef CLI_MEMORY_H
#define CLI_MEMORY_H

#include <stddef.h>

/* Memory for 'count' things of 'size' bytes, all zero, to be given back with free.  Where there is
   none the program ends. */
void *memory_new(size_t count, size_t size);

#endif
