/* SPDX-License-Identifier: MIT */
#ifndef SUDOKU_GRADE_H
#define SUDOKU_GRADE_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Solving as people do: a table of techniques, the next step of a grid and why it holds, and how
 * hard a puzzle is.  docs/techniques.md lists the techniques, docs/scale.md explains the scales.
 */

/* A scale of difficulty, and the order in which its program tries techniques.  They are or-ed
   together where several are wanted. */
typedef enum sudoku_scale {
    SUDOKU_SCALE_SE = 1,     /* Sudoku Explainer 1.2.1: ER, EP and ED */
    SUDOKU_SCALE_HODOKU = 2, /* HoDoKu 2.2: score and level */
    SUDOKU_SCALE_QQWING = 4, /* QQWing 1.3: one of four words */
    SUDOKU_SCALE_GUESSES = 8 /* search nodes of the default solver engine */
} sudoku_scale;

/* HoDoKu's levels. */
typedef enum sudoku_level {
    SUDOKU_LEVEL_ANY = 0, /* none, or not asked for */
    SUDOKU_LEVEL_EASY,
    SUDOKU_LEVEL_MEDIUM,
    SUDOKU_LEVEL_HARD,
    SUDOKU_LEVEL_UNFAIR,
    SUDOKU_LEVEL_EXTREME
} sudoku_level;

/* "easy", "medium", "hard", "unfair", "extreme"; "any" for everything else. */
SUDOKU_API const char *sudoku_level_name(sudoku_level level);

/* One row of the table of techniques: a constant. */
typedef struct sudoku_technique sudoku_technique;

/* Technique number 'index' of the table; NULL past the last. */
SUDOKU_API const sudoku_technique *sudoku_technique_at(unsigned index);

/* The technique with that identifier ("x-wing"), name ("X-Wing", in any case), HoDoKu code ("0300")
   or HoDoKu short name ("bf2"); NULL where there is none. */
SUDOKU_API const sudoku_technique *sudoku_technique_named(const char *name);

/* Its identifier, which will not change: lower case with hyphens.  NULL for NULL. */
SUDOKU_API const char *sudoku_technique_id(const sudoku_technique *technique);

/* Its English name.  NULL for NULL. */
SUDOKU_API const char *sudoku_technique_name(const sudoku_technique *technique);

/* HoDoKu's code ("0300") and short name ("bf2") and Sudoku Explainer's name ("X-Wing"); "" where
   that program does not have the technique.  NULL for NULL. */
SUDOKU_API const char *sudoku_technique_code(const sudoku_technique *technique);
SUDOKU_API const char *sudoku_technique_short_name(const sudoku_technique *technique);
SUDOKU_API const char *sudoku_technique_se_name(const sudoku_technique *technique);

/* The lowest rating of such a step on Sudoku Explainer's scale, in tenths; HoDoKu's score of each
   step and the level it makes a puzzle at least.  0 where that program does not have it. */
SUDOKU_API unsigned sudoku_technique_se_rating(const sudoku_technique *technique);
SUDOKU_API unsigned sudoku_technique_score(const sudoku_technique *technique);
SUDOKU_API sudoku_level sudoku_technique_level(const sudoku_technique *technique);

/* Whether it is valid only where the puzzle has one solution.  False for NULL. */
SUDOKU_API bool sudoku_technique_needs_unique(const sudoku_technique *technique);

/* Whether it is looked for in grids of that (valid) shape.  False for NULL. */
SUDOKU_API bool sudoku_technique_supports(const sudoku_technique *technique,
                                          const sudoku_shape *shape);

/* What a candidate of a pattern is there for.  In techniques that need a unique solution PATTERN
   marks the two digits of a deadly pattern, in all of its cells, filled ones included, and nothing
   else; in a universal grave EXTRA marks all candidates that keep it from being one. */
typedef enum sudoku_role {
    SUDOKU_ROLE_PATTERN = 0, /* one of those that make the pattern */
    SUDOKU_ROLE_FIN,         /* fish: a fin */
    SUDOKU_ROLE_ENDO_FIN,    /* fish: a fin in two of its base houses */
    SUDOKU_ROLE_EXTRA,       /* uniqueness: a candidate that keeps the pattern from being deadly */
    SUDOKU_ROLE_PIVOT,       /* wings: the cell between */
    SUDOKU_ROLE_PINCER,      /* wings: the others */
    SUDOKU_ROLE_COLOUR_A,    /* colouring: one of the two colours */
    SUDOKU_ROLE_COLOUR_B,
    SUDOKU_ROLE_COLOUR_C, /* a second pair of colours */
    SUDOKU_ROLE_COLOUR_D,
    SUDOKU_ROLE_SET_A, /* almost locked sets: one of them */
    SUDOKU_ROLE_SET_B,
    SUDOKU_ROLE_SET_C,
    SUDOKU_ROLE_SET_D,
    SUDOKU_ROLE_COMMON,    /* almost locked sets: what two of them share */
    SUDOKU_ROLE_START_ON,  /* chains: what is assumed, true */
    SUDOKU_ROLE_START_OFF, /* chains: what is assumed, false */
    SUDOKU_ROLE_ON,        /* chains: then true */
    SUDOKU_ROLE_OFF        /* chains: then false */
} sudoku_role;

typedef struct sudoku_candidate {
    uint16_t cell;
    uint8_t digit;
    uint8_t role; /* a sudoku_role; in placements and eliminations 0 */
} sudoku_candidate;

/* The candidate at index 'to' of the pattern follows from the one at 'from' (and others that point
   to it). */
typedef struct sudoku_link {
    uint16_t from, to;
} sudoku_link;

/*
 * What a step assumes of the grid, and all that it assumes: with digit 0, that 'cell' has no
 * candidate beyond those it has now; else that 'digit' has no place in 'house' beyond those it
 * has now.  Eliminations and placements follow from the premises of a step and the rules
 * (techniques that need a unique solution: from that as well).
 */
typedef struct sudoku_premise {
    uint16_t cell; /* of digit 0 */
    uint16_t house;
    uint8_t digit;
} sudoku_premise;

/*
 * One deduction.  It and its arrays are lent: they belong to the sudoku_logic, until its next
 * call.  A step has an effect: at least one placement, or one elimination of a candidate that was
 * there.  Where a step is only rated (sudoku_rate) pattern, links and premises stay empty.
 */
typedef struct sudoku_step {
    const sudoku_technique *technique;
    unsigned house; /* the one it speaks of, see sudoku_house_name, or UINT_MAX */
    unsigned
        rating; /* Sudoku Explainer's, in tenths, of chains with their length; 0: it has none */
    const sudoku_candidate *placements;
    size_t placement_count;
    const sudoku_candidate *eliminations;
    size_t elimination_count;
    const sudoku_candidate *pattern;
    size_t pattern_count;
    const sudoku_link *links;
    size_t link_count;
    const sudoku_premise *premises;
    size_t premise_count;
} sudoku_step;

/* All-zero, or a NULL pointer, means the defaults; 'reserved' must be zero. */
typedef struct sudoku_logic_options {
    bool unique;        /* the puzzle has one solution: techniques that need that are allowed */
    sudoku_scale order; /* whose order of techniques: SE (also 0) or HODOKU */
    uint64_t max_nodes; /* budget of a call, in nodes of chains and the like; 0: none */
    /* How far to look, which saves time where harder puzzles are not wanted; 0: to the end.  Of
       each order the last techniques, all above that, are not tried, and to sudoku_rate a puzzle
       that is harder is beyond the scale: ER 20.0, or level EXTREME and score 0.  Other puzzles
       have the same ratings as without. */
    unsigned max_rating;    /* Sudoku Explainer's, in tenths */
    sudoku_level max_level; /* HoDoKu's */
    uint64_t reserved[4];
} sudoku_logic_options;

/* Memory and state of one grid that is solved step by step.  Not for two threads at once. */
typedef struct sudoku_logic sudoku_logic;

/*
 * Makes one; NULL as shape is 3x3 boxes.  All memory that any step takes is allocated here.  The
 * caller frees it with sudoku_logic_free.
 * E_ARG: NULL, a shape that is not valid, an unknown order, 'reserved' set.  E_NOMEM.  'error' may
 * be NULL.
 */
SUDOKU_API sudoku_status sudoku_logic_new(sudoku_logic **logic, const sudoku_shape *shape,
                                          const sudoku_logic_options *options, sudoku_error *error);

/* Frees it; NULL is fine. */
SUDOKU_API void sudoku_logic_free(sudoku_logic *logic);

/*
 * Starts with a grid, which is copied.  'givens' says which cells were printed, one byte a cell,
 * not 0 where it was (NULL: all filled cells); 'candidates' what is left in each empty cell, bit
 * digit - 1 (NULL: all that the filled cells leave).  Candidates that a filled cell rules out are
 * taken away.
 * OK, also where the grid breaks a rule: then the state is BROKEN.  E_ARG: NULL.  E_SHAPE.
 */
SUDOKU_API sudoku_status sudoku_logic_begin(sudoku_logic *logic, const sudoku_grid *grid,
                                            const uint8_t *givens, const uint32_t *candidates);

/*
 * Finds the next step in the order of the options, applies it and lends it.  OK.  NONE: there is
 * none, and the state says why.  LIMIT: max_nodes were not enough; the same call goes on where
 * this one stopped, with twice the budget.  E_ARG: NULL, or no begin.
 */
SUDOKU_API sudoku_status sudoku_logic_next(sudoku_logic *logic, const sudoku_step **step);

/* Finds the first step of that technique and lends it, not applied.  NONE, LIMIT and errors as
   sudoku_logic_next; NONE also where the technique needs a unique solution and the options do not
   promise one. */
SUDOKU_API sudoku_status sudoku_logic_find(sudoku_logic *logic, const sudoku_technique *technique,
                                           const sudoku_step **step);

/* Applies the step that the last sudoku_logic_find lent.  E_ARG: there is none. */
SUDOKU_API sudoku_status sudoku_logic_apply(sudoku_logic *logic);

typedef enum sudoku_logic_state {
    SUDOKU_LOGIC_RUNNING = 0, /* not solved, and not known to be stuck */
    SUDOKU_LOGIC_SOLVED,      /* every cell is filled */
    SUDOKU_LOGIC_STUCK,       /* no technique leads on */
    SUDOKU_LOGIC_BROKEN       /* a rule is broken, or a cell or a digit has no place left */
} sudoku_logic_state;

/* Where the grid stands; BROKEN for NULL and before begin. */
SUDOKU_API sudoku_logic_state sudoku_logic_where(const sudoku_logic *logic);

/* The cells (bytes, as sudoku_grid_data) and the candidates (bit digit - 1; 0 for a filled cell) as
   they are now: lent, row by row, until the next call.  NULL for NULL. */
SUDOKU_API const uint8_t *sudoku_logic_cells(const sudoku_logic *logic);
SUDOKU_API const uint32_t *sudoku_logic_candidates(const sudoku_logic *logic);

/* A puzzle on the scales that were asked for; what was not asked for is 0. */
typedef struct sudoku_rating {
    unsigned er, ep, ed; /* tenths; 200: beyond the scale */
    unsigned hodoku_score;
    sudoku_level hodoku_level;
    unsigned qqwing;                 /* 1 simple, 2 easy, 3 intermediate, 4 expert */
    uint64_t guesses;                /* search nodes of the default engine beyond the first */
    const sudoku_technique *hardest; /* of the first scale asked for; NULL: none was needed */
} sudoku_rating;

/*
 * Rates a puzzle; 'scales' are or-ed together, 0: all.  OK.  NONE or MANY: it has not exactly one
 * solution, and nothing is written.  LIMIT: max_nodes were not enough for a step, or to tell how
 * many solutions there are; nothing is written, and the same call starts again.
 * What the logic was begun with is lost.  E_ARG: NULL, an unknown scale.  E_SHAPE: the grid is not
 * of its shape, or a scale is not defined for it (all but GUESSES: 3x3 boxes only).
 */
SUDOKU_API sudoku_status sudoku_rate(sudoku_logic *logic, const sudoku_grid *puzzle,
                                     unsigned scales, sudoku_rating *rating);

/* "simple", "easy", "intermediate", "expert" for 1 to 4; "" for everything else. */
SUDOKU_API const char *sudoku_qqwing_name(unsigned qqwing);

/*
 * A step in words, as snprintf does: writes at most 'capacity' bytes with the NUL ('buffer' may be
 * NULL if that is 0), returns the length without it.  'format' is "text" (a sentence in English;
 * also NULL), "notation" (one line such as "x-wing: r1c2<>3") or "json" (one object with all that
 * the step holds); with "-a1" after it ("text-a1") cells are named A1, row A and column 1, in place
 * of r1c1.  0: an unknown format, or NULL.
 */
SUDOKU_API size_t sudoku_step_print(const sudoku_step *step, const sudoku_shape *shape,
                                    const char *format, char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_GRADE_H */
