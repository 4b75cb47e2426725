/* SPDX-License-Identifier: MIT */
/* What the three ways to convert share: records one after another, messages about them, and outputs
   that may be numbered files. */
#ifndef CLI_CONVERT_H
#define CLI_CONVERT_H

#include "args.h"
#include "input.h"
#include "output.h"

struct conversion {
    const struct args *args;
    struct input *input;
    struct input_record read; /* the record last given by conversion_next */
    uint64_t records, failed; /* given, and those of which nothing is written */
    uint64_t unanswered;      /* written, but without the answer that was asked for */
    uint64_t messages;
    unsigned files;       /* outputs begun */
    char name[PATH_ROOM]; /* of the last output */
};

/* The next record that is not malformed; false: there is none.  Malformed ones are told. */
bool conversion_next(struct conversion *conversion);

/* Says what is wrong with the record last given.  'failed': nothing is written of it. */
void conversion_tell(struct conversion *conversion, const char *reason, bool failed);

/* Opens the next output.  Where --output has %d, or %3d for figures with zeros before them, that is
   its number, from 1. */
void conversion_open(struct conversion *conversion, struct output *output);

/* Whether outputs are numbered. */
bool conversion_is_numbered(const struct conversion *conversion);

/* The three ways. */
void convert_texts(struct conversion *conversion);
void convert_sheets(struct conversion *conversion);
void convert_exports(struct conversion *conversion);

#endif
