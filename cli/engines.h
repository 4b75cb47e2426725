/* SPDX-License-Identifier: MIT */
/* The engines that this program can use: those of the library, and plug-ins.  Any thread may call
   these once engines_begin has been called. */
#ifndef CLI_ENGINES_H
#define CLI_ENGINES_H

#include <stdbool.h>
#include <stddef.h>
#include <sudoku/sudoku.h>

/* Finds out where plug-ins are; 'argv0' is what the program was called by. */
void engines_begin(const char *argv0);

/* The engine that 'text' is the name, or the file, of.  NULL: 'why' says why not, or is empty where
   it is no name of an engine. */
const sudoku_engine *engines_named(const char *text, char *why, size_t capacity);

/* The name of engine number 'index', the library's first; NULL past the last.  It stays until the
   next call. */
const char *engines_name_at(unsigned index);

/* Whether grids of that shape can be so hard that only learning from conflicts helps. */
bool engines_may_be_hard(const sudoku_shape *shape);

/* The plug-in that learns from conflicts, or NULL: it is not installed, or of no use here. */
const sudoku_engine *engines_learning(const sudoku_shape *shape);

#endif
