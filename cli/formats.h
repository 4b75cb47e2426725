/* SPDX-License-Identifier: MIT */
/* The names that --format and --input-format take: the text formats of the libraries, and what only
   --convert writes. */
#ifndef CLI_FORMATS_H
#define CLI_FORMATS_H

#include <stdbool.h>
#include <sudoku/sudoku.h>

#include "buffer.h"

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

/* The format in which grids are written with their solutions: as it is, but for csv, where that is
   a table of puzzle and solution. */
const sudoku_format *answer_format(const sudoku_format *format);

/* Ends the program where the format does not take the shape. */
void check_format_takes(const sudoku_format *format, const sudoku_shape *shape);

/* "format pencil is for grids of order 4 to 9, not of order 16". */
void describe_refusal(const sudoku_format *format, const sudoku_shape *shape, char *text,
                      size_t capacity);

/* Adds a line for each format: name, whether it is read and written, orders, what it keeps beyond
   the digits (- for nothing), and what it is. */
void list_formats(struct buffer *text);

#endif
