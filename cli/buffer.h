/* SPDX-License-Identifier: MIT */
/* Text that grows while it is put together. */
#ifndef CLI_BUFFER_H
#define CLI_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <sudoku/sudoku.h>

/* All-zero is empty.  Where memory runs out, the program ends. */
struct buffer {
    char *data; /* not terminated */
    size_t length, capacity;
};

void buffer_free(struct buffer *buffer);

/* Makes room for 'more' bytes after the text. */
void buffer_reserve(struct buffer *buffer, size_t more);

void buffer_add(struct buffer *buffer, const char *bytes, size_t length);
void buffer_addf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds grids as sudoku_print_many writes them. */
void buffer_add_grids(struct buffer *buffer, const sudoku_shape *shape, const uint8_t *cells,
                      size_t count, bool more, const sudoku_format *format);

/* Adds a record as sudoku_record_print writes it; false: the format does not take it. */
bool buffer_add_record(struct buffer *buffer, const sudoku_record *record,
                       const sudoku_format *format, const sudoku_print_options *options);

/* Adds what the format writes between two grids. */
void buffer_add_separator(struct buffer *buffer, const sudoku_format *format);

/* JSON: adds "key":"value", the value escaped; and the same with a grid as the line format has
   it. */
void buffer_add_json(struct buffer *buffer, const char *key, const char *value);
void buffer_add_json_grid(struct buffer *buffer, const char *key, const sudoku_shape *shape,
                          const uint8_t *cells);

/* JSON: adds ,"shape":"TEXT", the text of sudoku_shape_print; nothing where it is the classic one.
 */
void buffer_add_json_shape(struct buffer *buffer, const sudoku_shape *shape);

/* Adds what is to be said of record number 'index', which begins in 'line' of a file:
   FILE:LINE: puzzle INDEX: TEXT, or FILE:LINE:COLUMN where an error (may be NULL) says that. */
void buffer_add_message(struct buffer *buffer, const char *file, uint64_t line, uint64_t index,
                        const sudoku_error *error, const char *text);

#endif
