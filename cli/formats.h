/* SPDX-License-Identifier: MIT */
/* The names that --format and --input-format take: the text formats of the libraries, and what only
   --convert writes. */
#ifndef CLI_FORMATS_H
#define CLI_FORMATS_H

#include <stdbool.h>
#include <sudoku/sudoku.h>

enum output_kind {
    OUTPUT_TEXT, /* a sudoku_format */
    OUTPUT_SVG,  /* a sheet */
    OUTPUT_PDF,
    OUTPUT_PNG,
    OUTPUT_CNF, /* a problem for other programs */
    OUTPUT_COVER
};

/* Name number 'index' of those that can be written, or that can be read; NULL past the last. */
const char *output_format_at(unsigned index);
const char *input_format_at(unsigned index);

/* What a name means.  False: there is none that can be written, or read. */
bool output_format_named(const char *name, enum output_kind *kind, const sudoku_format **format);
bool input_format_named(const char *name, const sudoku_format **format);

#endif
