/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_CORE_STATUS_H
#define SUDOKU_CORE_STATUS_H

#include <sudoku/base.h>

/* Fills 'error' (may be NULL) with a reason made as printf does and no place in a text, and
   returns 'status', so that a refusal is one statement. */
sudoku_status sudoku__fail(sudoku_error *error, sudoku_status status, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* Whether the 'reserved' words of options are zero, all four; else 'error' says that they must. */
bool sudoku__reserved_are_zero(const uint64_t reserved[4], sudoku_error *error);

#endif /* SUDOKU_CORE_STATUS_H */
