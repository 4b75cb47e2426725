/* SPDX-License-Identifier: MIT */
/* Solving the records of a stream: what one worker keeps from record to record. */
#ifndef CLI_SOLVING_H
#define CLI_SOLVING_H

#include <sudoku/sudoku.h>

#include "args.h"
#include "buffer.h"

/* What is known of a record in the end: the "status" of the JSON output. */
enum verdict { UNIQUE, MULTIPLE, NONE, CONFLICT, MALFORMED, UNDECIDED, VERDICTS };

const char *verdict_name(enum verdict verdict);

/* Whether there is a solution to give; of the others there is a reason to tell. */
static inline bool verdict_is_answer(enum verdict verdict)
{
    return verdict == UNIQUE || verdict == MULTIPLE;
}

/* What was made of a record's candidates. */
enum heed {
    NOT_ASKED,      /* its digits say enough, or the command looks at nothing else */
    HEEDED,         /* its verdict is about solutions among its candidates */
    NONE_AMONG_THEM /* its digits have several solutions, but none of these is */
};

/* A record on its way through the program. */
struct record {
    const sudoku_shape *shape;  /* where MALFORMED: of the last good record, or of --size */
    uint8_t *cells;             /* order * order; where MALFORMED: all 0 */
    uint8_t *solution;          /* room for as many */
    const uint8_t *givens;      /* which digits were printed; NULL: all */
    const uint32_t *candidates; /* of the empty cells, bit digit - 1; NULL: not told */
    enum verdict verdict;       /* set by solving_solve_all */
    enum heed heed;             /* set by solving_heed */
    uint64_t index, line;       /* index in the stream, line in the file, from 1 */
    const char *file;
    const sudoku_error *error; /* MALFORMED: why; else NULL */
};

/* What is needed to solve puzzles of one shape in one way. */
struct workbench {
    sudoku_shape shape;
    const sudoku_engine *engine; /* NULL: the library's choice */
    uint64_t max_nodes;          /* 0: no budget */
    sudoku_solver *solver;
    sudoku_batch *batch; /* NULL until it is needed, as is the logic */
    sudoku_logic *logic;
    sudoku_grid *puzzle, *solution;
    uint64_t used; /* when, to find the one used longest ago */
};

enum { WORKBENCHES = 8, TOGETHER = 1024 /* records at most in a batch */ };

/* Solvers are kept for the shapes met last: to make one takes as long as many puzzles. */
struct solving {
    const struct args *args;
    struct workbench workbenches[WORKBENCHES];
    const struct record *placed; /* on a workbench, the last */
    uint64_t clock;
    struct buffer why; /* the reason of the last verdict that has one; see solving_reason */
};

void solving_free(struct solving *solving);

/* Puts a record on its workbench.  NULL: it cannot be solved, and *verdict and the reason are set.
 */
struct workbench *solving_load(struct solving *solving, const struct record *record,
                               enum verdict *verdict);

/* Where the digits of a loaded record have several solutions and some are among its candidates: a
   bench that finds those alone; else the bench as it is. */
struct workbench *solving_heed(struct solving *solving, struct workbench *bench,
                               struct record *record);

/* Solves records whose cells lie one after another, and so do their solutions: sets the verdict of
   each, and its solution or zeros. */
void solving_solve_all(struct solving *solving, struct record *records, size_t count);

/* Sets the reason of such a record's verdict. */
void solving_tell(struct solving *solving, const struct record *record);

/* Solves a loaded puzzle; UNIQUE and MULTIPLE: bench->solution has its solution. */
enum verdict solving_solve(struct solving *solving, struct workbench *bench);

/* The bench's own, for solving step by step; a command asks for one order alone.  The budget of a
   step is --max-nodes, or some minutes. */
sudoku_logic *solving_logic(struct solving *solving, struct workbench *bench, sudoku_scale order);

/* The verdict where a step ended with LIMIT; sets the reason. */
enum verdict solving_end_steps(struct solving *solving);

/* The verdict of a call that gave 'status' other than OK and MANY for a loaded puzzle; sets the
   reason. */
enum verdict solving_explain(struct solving *solving, struct workbench *bench,
                             sudoku_status status);

/* Why the last verdict was not UNIQUE or MULTIPLE: one line, until the next call. */
const char *solving_reason(struct solving *solving);

#endif
