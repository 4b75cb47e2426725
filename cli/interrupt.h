/* SPDX-License-Identifier: MIT */
/* For work that keeps what it has when it is interrupted. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

/* From now on the first SIGINT, SIGTERM or SIGHUP is only noted; a second one, if it is not sent at
   once after the first, does what it would have done. */
void interrupt_watch(void);

/* Whether one came.  Any thread. */
bool interrupt_came(void);

#endif
