/* SPDX-License-Identifier: MIT */
#include "core/status.h"

#include <stdarg.h>
#include <stdio.h>

sudoku_status sudoku__fail(sudoku_error *error, sudoku_status status, const char *format, ...)
{
    if (error) {
        *error = (sudoku_error){.offset = 0};
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(error->reason, sizeof error->reason, format, arguments);
        va_end(arguments);
    }
    return status;
}

bool sudoku__reserved_are_zero(const uint64_t reserved[4], sudoku_error *error)
{
    for (unsigned i = 0; i < 4; i++) {
        if (reserved[i] == 0)
            continue;
        sudoku__fail(error, SUDOKU_E_ARG, "reserved[%u] of the options is not 0", i);
        return false;
    }
    return true;
}

const char *sudoku_status_text(sudoku_status status)
{
    switch (status) { /* no default, so that the compiler tells when a value is forgotten */
    case SUDOKU_OK:
        return "ok";
    case SUDOKU_NONE:
        return "none";
    case SUDOKU_MANY:
        return "many";
    case SUDOKU_LIMIT:
        return "limit reached";
    case SUDOKU_E_ARG:
        return "invalid argument";
    case SUDOKU_E_SHAPE:
        return "shape not possible here";
    case SUDOKU_E_SYNTAX:
        return "malformed text";
    case SUDOKU_E_NOMEM:
        return "out of memory";
    case SUDOKU_E_SYSTEM:
        return "refused by the operating system";
    case SUDOKU_E_ENGINE:
        return "the solver engine failed";
    }
    return "unknown status";
}

const char *sudoku_version(void)
{
    return SUDOKU_VERSION_STRING;
}
