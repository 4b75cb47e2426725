/* SPDX-License-Identifier: MIT */
/* Which digits stand twice in which house, in words and as JSON. */
#ifndef CLI_CLASH_H
#define CLI_CLASH_H

#include <sudoku/sudoku.h>

#include "buffer.h"

/* Adds e.g. "5 stands twice in row 3 (columns 2 and 7); 5 stands ...", on one line. */
void clash_add_text(struct buffer *buffer, const sudoku_grid *grid);

/* Adds e.g. "conflicts":[{"house":"row 3","digit":5,"cells":["r3c2","r3c7"]}]. */
void clash_add_json(struct buffer *buffer, const sudoku_grid *grid);

#endif
