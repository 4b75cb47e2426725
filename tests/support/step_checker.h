/* SPDX-License-Identifier: MIT */
/*
 * An independent judge of solving steps.  It shares no code, table or header with the finders but
 * the public description of a step, and knows nothing of techniques.  A step is sound when two
 * things hold.
 *
 * It is forced by the candidates before it: no solution that takes its digits from them holds an
 * eliminated candidate, and all hold the placed ones.  A search of its own decides.
 *
 * It is forced by its stated pattern alone: in a grid where every cell and every digit is open
 * again but for the premises of the step.  From what the premises say of the grid, and from the
 * rules, the eliminated candidates must be false and the placed ones true.  A true elimination with
 * a wrong reason fails.
 */
#ifndef TESTS_SUPPORT_STEP_CHECKER_H
#define TESTS_SUPPORT_STEP_CHECKER_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/grade.h>

/* What is known before the step. */
typedef struct step_before {
    unsigned box_rows, box_cols;
    const uint8_t *digits;      /* each cell's, 0: empty */
    const uint32_t *candidates; /* each empty cell's, bit digit - 1; of others not looked at */
    const uint8_t *printed;     /* not 0: a given; NULL: all digits are */
    bool unique;                /* the technique may argue from the solution being the only one */
} step_before;

/* Whether the step is sound; else 'reason' says, in a line of English, what is wrong with it. */
bool step_is_sound(const step_before *before, const sudoku_step *step, char reason[200]);

/* The first test alone: whether it is forced by the candidates before it. */
bool step_is_forced(const step_before *before, const sudoku_step *step, char reason[200]);

/* The second test alone: whether it is forced by its pattern. */
bool step_follows_from_pattern(const step_before *before, const sudoku_step *step,
                               char reason[200]);

#endif /* TESTS_SUPPORT_STEP_CHECKER_H */
