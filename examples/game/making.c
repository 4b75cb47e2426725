/* SPDX-License-Identifier: MIT */
/*
 * New puzzles.  Levels are HoDoKu's where the library can rate a shape (plain 9x9, one solution).
 * Elsewhere a level is a share of cells that are given, and the digits do the rest.  Jigsaws are
 * tried with other regions until there is a grid of them.
 */
#include "making.h"

#include "regions.h"
#include "words.h"

gboolean making_has_levels(const struct wish *wish)
{
    return wish->order == 9 && wish->variant == VARIANT_PLAIN && wish->dig == SUDOKU_DIG_UNIQUE;
}

/* The clues of a level, in hundredths of the cells: of small grids, and of large ones, of which
   fewer can go. */
static const unsigned shares[2][6] = {{0, 50, 44, 38, 33, 0}, {0, 50, 46, 43, 40, 0}};

static void find_options(const struct wish *wish, sudoku_maker_options *options)
{
    const unsigned cells = wish->order * wish->order;
    *options = (sudoku_maker_options){
        .dig = wish->dig, .symmetry = wish->symmetry, .engine = wish->engine};
    if (making_has_levels(wish)) {
        options->min_level = options->max_level = wish->level;
        return;
    }
    const unsigned level = wish->level <= SUDOKU_LEVEL_EXTREME ? wish->level : 0;
    unsigned share = shares[wish->order > 9][level];
    if (share == 0 && wish->dig != SUDOKU_DIG_UNIQUE) /* or nearly all would go */
        share = level ? 26 : 40;
    if (wish->dig == SUDOKU_DIG_QUICK)
        share = share * 2 / 3; /* random digits soon leave no solution */
    if (share > 0) {
        options->min_clues = cells * share / 100;
        options->max_clues = options->min_clues + wish->order / 2;
    }
}

/* OK, NONE where none is found, or an error; all but OK with 'why'. */
static sudoku_status make_one(struct making *making, const sudoku_shape *shape, uint64_t seed)
{
    sudoku_maker_options options;
    sudoku_maker *maker;
    sudoku_made made = {.index = 0};
    sudoku_error error = {.reason = ""};
    find_options(&making->wish, &options);
    sudoku_status status = sudoku_maker_new(&maker, shape, &options, &error);
    if (status != SUDOKU_OK) {
        g_strlcpy(making->why, error.reason, sizeof making->why);
        return status;
    }
    const gint64 began = g_get_monotonic_time();
    sudoku_maker_begin(maker, seed, 0, 1, NULL);
    while ((status = sudoku_maker_next(maker, &made)) == SUDOKU_LIMIT &&
           !job_is_cancelled(&making->job)) {
        job_set_progress(&making->job, sudoku_maker_tries(maker));
        /* Some regions take for ever to fill: others are tried then. */
        if (shape->jigsaw && g_get_monotonic_time() - began > 2 * G_USEC_PER_SEC)
            break;
    }
    if (status == SUDOKU_OK && made.puzzle) {
        status = sudoku_grid_new(&making->puzzle, shape);
        if (status == SUDOKU_OK)
            sudoku_grid_assign(making->puzzle, made.puzzle);
    } else if (status >= 0) {
        status = SUDOKU_NONE;
        g_strlcpy(making->why, _("No such puzzle was found."), sizeof making->why);
    } else {
        g_strlcpy(making->why, sudoku_status_text(status), sizeof making->why);
    }
    sudoku_maker_free(maker);
    return status;
}

gboolean making_shape(const struct wish *wish, uint64_t seed, sudoku_shape *shape)
{
    if (sudoku_shape_of_order(wish->order, shape) != SUDOKU_OK)
        return FALSE;
    if (wish->variant == VARIANT_X)
        shape->extra = SUDOKU_DIAGONALS;
    if (wish->variant == VARIANT_JIGSAW)
        regions_shuffle(shape, seed);
    return TRUE;
}

static void work(struct job *job)
{
    struct making *const making = (struct making *)job;
    for (unsigned round = 0; round < 30 && !job_is_cancelled(job); round++) {
        const uint64_t seed = making->wish.seed + round;
        sudoku_shape shape;
        if (!making_shape(&making->wish, seed, &shape) ||
            make_one(making, &shape, seed) != SUDOKU_NONE)
            return;
    }
}

static void dispose(struct job *job)
{
    struct making *const making = (struct making *)job;
    sudoku_grid_free(making->puzzle);
    g_free(making);
}

struct making *making_new(const struct wish *wish)
{
    struct making *const making = g_new0(struct making, 1);
    making->wish = *wish;
    making->job.title = _("Making a puzzle");
    making->job.work = work;
    making->job.dispose = dispose;
    return making;
}
