/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_BASE_H
#define SUDOKU_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version lives here and nowhere else: the build system reads these lines. */
#define SUDOKU_VERSION_MAJOR  0
#define SUDOKU_VERSION_MINOR  1
#define SUDOKU_VERSION_PATCH  0
#define SUDOKU_VERSION_STRING "0.1.0"

/* What a shared library exports.  A static library keeps everything hidden, so that a plug-in
   which links it does not hand it on. */
#if defined(_WIN32) && defined(SUDOKU_BUILDING_SHARED)
#    define SUDOKU_API __declspec(dllexport)
#elif defined(_WIN32) && defined(SUDOKU_USING_SHARED)
#    define SUDOKU_API __declspec(dllimport)
#elif defined(__GNUC__) && defined(SUDOKU_BUILDING_SHARED)
#    define SUDOKU_API __attribute__((visibility("default")))
#else
#    define SUDOKU_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What every function that can fail returns.  Zero is success, a positive value is a legitimate
 * answer other than "yes", a negative value is an error that leaves every output untouched, but
 * for a sudoku_error and where a function says otherwise.
 */
typedef enum sudoku_status {
    SUDOKU_OK = 0,        /* Done; the outputs are set. */
    SUDOKU_NONE = 1,      /* There is none, or there are no more. */
    SUDOKU_MANY = 2,      /* There is more than one, or more than asked for. */
    SUDOKU_LIMIT = 3,     /* Stopped at the caller's budget, not decided: call again to go on. */
    SUDOKU_E_ARG = -1,    /* An argument is NULL, out of range or reserved. */
    SUDOKU_E_SHAPE = -2,  /* Shapes differ, or this object cannot do this one. */
    SUDOKU_E_SYNTAX = -3, /* The text does not parse; see sudoku_error. */
    SUDOKU_E_NOMEM = -4,  /* Out of memory. */
    SUDOKU_E_SYSTEM = -5, /* The operating system refused, e.g. a thread. */
    SUDOKU_E_ENGINE = -6  /* A solver engine broke its contract, e.g. gave a wrong solution. */
} sudoku_status;

/* Why something was refused.  Functions that take one accept NULL. */
typedef struct sudoku_error {
    char reason[160];      /* English, one line, names the value and what is allowed */
    uint64_t offset;       /* texts: the byte at which reading stopped, from 0 */
    uint64_t line, column; /* the same place, from 1; 0 where there is no text */
} sudoku_error;

/* A short lower-case English text for 'status'; never NULL, lives for ever. */
SUDOKU_API const char *sudoku_status_text(sudoku_status status);

/* The version of the library that is linked, e.g. "0.1.0"; lives for ever. */
SUDOKU_API const char *sudoku_version(void);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_BASE_H */
