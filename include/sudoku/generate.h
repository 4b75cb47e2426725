/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_GENERATE_H
#define SUDOKU_GENERATE_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A numbered set of solved grids: a bijection from [0, size) to distinct grids.  A constant found
 * by name or by number.  Sizes for 9x9:
 *   shift     one digit sequence, each row a rotation of it, row orders permuted inside bands, the
 *             first row fixed: 9! * 2! * 3! * 3! = 26,127,360; any box of R x C cells:
 *             n! * (R-1)! * R!^(C-1)
 *   rotate    28 colour maps made by rotating rows and columns of boxes, digits relabelled:
 *             28 * 9! = 10,160,640; 9x9 only
 *   block     the first box permuted, the others by cycling its rows and columns: 9! = 362,880;
 *             any box: n!
 *   isomorph  all relabellings and row, column, band, stack and transpose permutations of one
 *             base without symmetry: 9! * 6^8 * 2 = 1,218,998,108,160; also 6x6: 2,488,320
 */
typedef struct sudoku_family sudoku_family;

/* Family number 'index', or NULL past the last; the one of that name, or NULL; and its name. */
SUDOKU_API const sudoku_family *sudoku_family_at(unsigned index);
SUDOKU_API const sudoku_family *sudoku_family_named(const char *name);
SUDOKU_API const char *sudoku_family_name(const sudoku_family *family);

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_source_options {
    const sudoku_family *family; /* NULL: shift */
    uint8_t first_digit;         /* the digit of the top left cell; 0: any.  Fixing it divides the
                                    size by the order */
    uint64_t seed;               /* the order in which indexes visit the grids; 0: natural */
    uint64_t reserved[4];
} sudoku_source_options;

/* An immutable numbered set of solved grids: any index, in any order, without repeats; threads
   may share it. */
typedef struct sudoku_source sudoku_source;

/*
 * Makes a source; NULL as shape is 3x3 boxes.  The caller frees it with sudoku_source_free.
 * E_ARG: NULL, a shape that is not valid, first_digit above the order, 'reserved' set.  E_SHAPE:
 * the family cannot promise distinct grids for that shape, as for all that are more than boxes.
 * E_NOMEM.  'error' may be NULL.
 */
SUDOKU_API sudoku_status sudoku_source_new(sudoku_source **source, const sudoku_shape *shape,
                                           const sudoku_source_options *options,
                                           sudoku_error *error);

/* Frees a source; NULL is fine. */
SUDOKU_API void sudoku_source_free(sudoku_source *source);

/* How many grids there are; UINT64_MAX if that many or more; 0 for NULL. */
SUDOKU_API uint64_t sudoku_source_size(const sudoku_source *source);

/* The exact number in decimal digits, as snprintf: returns its length (at most 49).
   0 for NULL. */
SUDOKU_API size_t sudoku_source_size_text(const sudoku_source *source, char *buffer,
                                          size_t capacity);

/*
 * Writes grids first .. first + count - 1, order * order bytes each, one after another.  A
 * function of shape, options and index alone, so a shard is a range.
 * E_ARG, and nothing written: NULL, or the range does not lie in [0, size).
 */
SUDOKU_API sudoku_status sudoku_source_read(const sudoku_source *source, uint64_t first,
                                            size_t count, uint8_t *cells);

/* One grid of the source.  E_ARG: NULL, index not below size.  E_SHAPE: the grid's differs. */
SUDOKU_API sudoku_status sudoku_source_get(const sudoku_source *source, uint64_t index,
                                           sudoku_grid *grid);

/*
 * One solved grid by random search with that solver, of any class and shape; not exactly uniform.
 * The same shape, engine and seed give the same grid; the solver's own seed is not used.
 * NONE: the shape's constraints leave no grid.
 * LIMIT: not found after the solver's max_nodes; the next call starts anew.  What the solver was
 * searching before cannot be gone on with.
 * E_ARG: NULL.  E_SHAPE: the grid's shape differs from the solver's.  E_ENGINE: the engine failed.
 */
SUDOKU_API sudoku_status sudoku_grid_random(sudoku_solver *solver, sudoku_grid *grid,
                                            uint64_t seed);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_GENERATE_H */
