/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_PUZZLE_H
#define SUDOKU_PUZZLE_H

#include "grade.h"
#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Which cells are givens: a pattern that stays as it is when the grid is turned or mirrored so.
 * Quarter turns include half turns, BOTH_AXES is horizontal and vertical, and so on.
 */
typedef enum sudoku_symmetry {
    SUDOKU_SYMMETRY_NONE = 0,
    SUDOKU_SYMMETRY_HALF_TURN,      /* by 180 degrees */
    SUDOKU_SYMMETRY_QUARTER_TURN,   /* by 90 degrees */
    SUDOKU_SYMMETRY_HORIZONTAL,     /* left and right change places */
    SUDOKU_SYMMETRY_VERTICAL,       /* top and bottom change places */
    SUDOKU_SYMMETRY_BOTH_AXES,      /* both of these */
    SUDOKU_SYMMETRY_DIAGONAL,       /* mirrored at the diagonal from the top left cell */
    SUDOKU_SYMMETRY_ANTIDIAGONAL,   /* at the other diagonal */
    SUDOKU_SYMMETRY_BOTH_DIAGONALS, /* both of these */
    SUDOKU_SYMMETRY_FULL,           /* all eight turns and mirrors of the square */
    SUDOKU_SYMMETRY_RANDOM          /* of a maker: one of the above for each puzzle */
} sudoku_symmetry;

/* "none", "half-turn", ... "full", "random"; NULL past the last.  Lives for ever. */
SUDOKU_API const char *sudoku_symmetry_name(unsigned symmetry);

/* Finds a symmetry by its name.  E_ARG: NULL, or no such name. */
SUDOKU_API sudoku_status sudoku_symmetry_named(const char *name, sudoku_symmetry *symmetry);

/* Whether the filled cells of 'grid' have that symmetry; RANDOM: any at all, NONE: always.  False
   for NULL and for a number that is no symmetry. */
SUDOKU_API bool sudoku_is_symmetric(const sudoku_grid *grid, sudoku_symmetry symmetry);

/* How a puzzle comes about. */
typedef enum sudoku_dig {
    SUDOKU_DIG_UNIQUE = 0, /* from a random solved grid, as long as there is one solution */
    SUDOKU_DIG_ONE_DIGIT,  /* the same, from what the engine makes of one random digit */
    SUDOKU_DIG_HOLES,      /* from a random solved grid; nothing is checked */
    SUDOKU_DIG_QUICK       /* random digits that break no rule; nothing is checked */
} sudoku_dig;

/* "unique", "one-digit", "holes", "quick"; NULL past the last.  Lives for ever. */
SUDOKU_API const char *sudoku_dig_name(unsigned dig);

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_maker_options {
    sudoku_dig dig;
    sudoku_symmetry symmetry;
    unsigned min_clues, max_clues; /* 0: any; clues are dug until a number drawn from this range
                                      is reached, or until none can go */
    bool minimal;                  /* no clue can go */
    unsigned holes_per_box;        /* HOLES: each box has so many holes or more */
    /* Difficulty, of puzzles with one solution; 0 or NULL: any.  3x3 boxes only, but for techniques
       that do other shapes. */
    unsigned min_er, max_er;           /* Sudoku Explainer's rating, in tenths */
    sudoku_level min_level, max_level; /* HoDoKu's level */
    unsigned min_qqwing, max_qqwing;   /* QQWing's word, 1 simple to 4 expert */
    const sudoku_technique *require;   /* is among the steps by which it is solved, and ... */
    const sudoku_technique *forbid;    /* ... this one is not */
    const uint8_t *pattern;            /* order * order bytes, not 0: just these cells are givens;
                                          copied; NULL: any */
    const sudoku_engine *engine;       /* completes grids, and checks puzzles one after another;
                                          NULL: the preferred one completes, a batch checks */
    uint64_t max_tries;                /* attempts a puzzle; 0: 100,000 */
    uint64_t reserved[4];
} sudoku_maker_options;

/*
 * Makes puzzles.  Puzzle number 'index' of 'seed' is a function of shape, options, seed and index
 * alone; so any number of machines make parts of one set, and a short text names a puzzle.  Not
 * for two threads at once.
 */
typedef struct sudoku_maker sudoku_maker;

/*
 * Makes a maker with all memory that it takes; NULL as shape is 3x3 boxes.  The caller frees it
 * with sudoku_maker_free.
 * E_ARG, with the reason: NULL, a shape that is not valid, 'reserved' set, and wishes that are
 * known to be impossible, as fewer clues than any puzzle has, or that do not go together.
 * E_SHAPE: the engine does not do this shape.  E_ENGINE, E_NOMEM.  'error' may be NULL.
 */
SUDOKU_API sudoku_status sudoku_maker_new(sudoku_maker **maker, const sudoku_shape *shape,
                                          const sudoku_maker_options *options, sudoku_error *error);

/* Frees a maker; NULL is fine. */
SUDOKU_API void sudoku_maker_free(sudoku_maker *maker);

/* One puzzle, lent by the maker until its next call. */
typedef struct sudoku_made {
    uint64_t index;
    const uint8_t *puzzle;   /* order * order digits; NULL: none was found in max_tries, or what
                                it was to be dug from was not found to have one solution only */
    const uint8_t *solution; /* the grid that it was dug from; NULL: QUICK, or no puzzle */
    unsigned clues;
    uint64_t tries;       /* attempts made, the good one included */
    sudoku_rating rating; /* on the scales that the wishes speak of, else 0 */
} sudoku_made;

/*
 * Starts on puzzles first .. first + count - 1 of that seed.  'from' may hold 'count' grids, order
 * * order digits each, which the puzzles are dug from in place of random ones: solved ones, or
 * puzzles with one solution, whose clues are taken away.  They stay as they are until NONE.
 * E_ARG: NULL, or the last index is above UINT64_MAX, or 'from' for HOLES, QUICK or ONE_DIGIT.
 */
SUDOKU_API sudoku_status sudoku_maker_begin(sudoku_maker *maker, uint64_t seed, uint64_t first,
                                            uint64_t count, const uint8_t *from);

/*
 * The next puzzle, in order of index.  OK: 'made' is set.  NONE: there are no more.  LIMIT: none
 * is ready yet; the same call goes on.  It comes after some milliseconds of work, so that the
 * caller can show progress or stop.  Puzzles are made side by side: to ask for many at a time is
 * much faster than to ask for one after another.
 * E_ARG: NULL, or no begin.  E_ENGINE: the engine failed.
 */
SUDOKU_API sudoku_status sudoku_maker_next(sudoku_maker *maker, sudoku_made *made);

/* Attempts made since begin, for all puzzles together; 0 for NULL. */
SUDOKU_API uint64_t sudoku_maker_tries(const sudoku_maker *maker);

/*
 * How many different puzzles there are for the wishes; it may be less than that where techniques
 * are wished for, a least number of clues without a largest, or ONE_DIGIT.  Known of order 4 only,
 * and counted in some milliseconds; else UINT64_MAX, as for HOLES, QUICK, given grids and NULL.
 */
SUDOKU_API uint64_t sudoku_maker_most(const sudoku_maker *maker);

/*
 * The name of puzzle number 'index' of 'seed': a line of printable characters that says all it is
 * a function of, as "p1:9:sym=half-turn,er=2.6..3.4:42:17".  Equal wishes have equal names.  As
 * snprintf: writes at most 'capacity' bytes with the NUL ('buffer' may be NULL if that is 0),
 * returns the length without it.  0: the shape is not valid, or there is a pattern, or an engine
 * that is not built in: such puzzles have no name, nor have those that were dug from given grids.
 */
SUDOKU_API size_t sudoku_puzzle_id(const sudoku_shape *shape, const sudoku_maker_options *options,
                                   uint64_t seed, uint64_t index, char *buffer, size_t capacity);

/*
 * Reads a name: a maker of that shape with those options makes the puzzle again.  E_SYNTAX, and
 * only 'error' (may be NULL) is written: it is none, or names what this library does not know.
 * E_ARG: NULL.
 */
SUDOKU_API sudoku_status sudoku_puzzle_id_parse(const char *id, sudoku_shape *shape,
                                                sudoku_maker_options *options, uint64_t *seed,
                                                uint64_t *index, sudoku_error *error);

/*
 * Takes clues away, in an order that 'seed' draws, until none can go without a second solution.
 * OK: 'puzzle' is minimal.  MANY, NONE, LIMIT (not decided within the solver's max_nodes) as
 * sudoku_solve says of it, and 'puzzle' is as it was.
 * E_ARG: NULL.  E_SHAPE: the grid is not of the solver's shape.  E_ENGINE: the engine failed.
 */
SUDOKU_API sudoku_status sudoku_minimize(sudoku_solver *solver, sudoku_grid *puzzle, uint64_t seed);

/*
 * Lists the clues that can go: each alone, not all together.  Writes their cells in rising order,
 * at most 'capacity' ('cells' may be NULL if that is 0), and how many there are to *count: 0 for a
 * minimal puzzle.  Statuses as sudoku_minimize; 'puzzle' is not changed.
 */
SUDOKU_API sudoku_status sudoku_redundant_clues(sudoku_solver *solver, const sudoku_grid *puzzle,
                                                uint16_t *cells, size_t capacity, size_t *count);

/* Whether no clue of 'puzzle' can go.  Statuses as sudoku_minimize. */
SUDOKU_API sudoku_status sudoku_is_minimal(sudoku_solver *solver, const sudoku_grid *puzzle,
                                           bool *minimal);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_PUZZLE_H */
