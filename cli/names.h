/* SPDX-License-Identifier: MIT */
/* The names that options take: what --list shows, and what an error tells of. */
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include <stdnoreturn.h>

/* Name number 'index', or NULL past the last. */
const char *engine_name_at(unsigned index);
const char *family_name_at(unsigned index); /* random search too, which is no family */
const char *isa_name_at(unsigned index);    /* the best first */
const char *technique_name_at(unsigned index);

/* Ends the program, as 'value', given to 'option' (with its dashes), is none of these names. */
noreturn void refuse_name(const char *option, const char *value,
                          const char *(*name_at)(unsigned index));

#endif
