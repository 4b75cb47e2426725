/* SPDX-License-Identifier: MIT */
/* Names of outputs with a number in them: page-%d.png, or puzzle-%3d.cnf for figures with zeros
   before them. */
#ifndef CLI_NUMBERING_H
#define CLI_NUMBERING_H

#include <stdbool.h>

#include "output.h"

/* Whether there is a place for a number; false for NULL. */
bool numbering_has(const char *pattern);

/* The pattern with the number in its place, or as it is. */
void numbering_name(const char *pattern, unsigned number, char name[PATH_ROOM]);

#endif
