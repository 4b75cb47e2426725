/* SPDX-License-Identifier: MIT */
#include "make/wishes.h"

#include <string.h>

#include "core/shape.h"
#include "core/status.h"

enum { DEFAULT_TRIES = 100000 };

/*
 * Two digits that are not among the clues can change places in a solution, so all digits but one
 * are needed.  More is known of plain boxes: 17 for 9x9 (McGuire, Tugemann and Civario, "There Is
 * No 16-Clue Sudoku", Experimental Mathematics 23(2), 2014), 4 for 4x4 and 8 for 6x6, which small
 * exhaustive searches show.
 */
unsigned sudoku__least_clues(const sudoku_shape *shape)
{
    static const struct {
        uint8_t box_rows, box_cols, least;
    } known[] = {{3, 3, 17}, {2, 2, 4}, {2, 3, 8}, {3, 2, 8}};
    if (!shape->jigsaw && shape->extra == 0)
        for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
            if (known[i].box_rows == shape->box_rows && known[i].box_cols == shape->box_cols)
                return known[i].least;
    return sudoku__order(shape) - 1;
}

/* Whether orbits can be chosen that have together low .. high cells. */
static bool can_have(const sudoku__orbits *orbits, unsigned low, unsigned high)
{
    bool sum[SUDOKU_MAX_CELLS + 1] = {true};
    for (unsigned orbit = 0; orbit < orbits->count; orbit++) {
        const unsigned size = sudoku__orbit_size(orbits, orbit);
        for (unsigned i = high; i >= size; i--)
            sum[i] |= sum[i - size];
    }
    for (unsigned i = low; i <= high; i++)
        if (sum[i])
            return true;
    return false;
}

static sudoku_status check_symmetry(const sudoku__wishes *wishes, const sudoku_shape *shape,
                                    sudoku_error *error)
{
    const sudoku_symmetry symmetry = wishes->options.symmetry;
    sudoku__orbits orbits;
    if (symmetry == SUDOKU_SYMMETRY_RANDOM)
        return SUDOKU_OK;
    sudoku__orbits_init(&orbits, sudoku__order(shape), symmetry);
    if (can_have(&orbits, wishes->low, wishes->high))
        return SUDOKU_OK;
    return sudoku__fail(error, SUDOKU_E_ARG, "no pattern of symmetry %s has %u to %u clues",
                        sudoku_symmetry_name(symmetry), wishes->low, wishes->high);
}

static sudoku_status check_clues(sudoku__wishes *wishes, const sudoku_shape *shape,
                                 sudoku_error *error)
{
    const sudoku_maker_options *const options = &wishes->options;
    const bool unique = options->dig <= SUDOKU_DIG_ONE_DIGIT;
    const unsigned least = unique ? sudoku__least_clues(shape) : 0;
    wishes->low = options->min_clues;
    wishes->high = options->max_clues ? options->max_clues : wishes->cells;
    if (wishes->low > wishes->high)
        return sudoku__fail(error, SUDOKU_E_ARG, "at least %u clues and at most %u", wishes->low,
                            wishes->high);
    if (wishes->high > wishes->cells)
        return sudoku__fail(error, SUDOKU_E_ARG, "%u clues, the grid has %u cells", wishes->high,
                            wishes->cells);
    if (wishes->high < least)
        return sudoku__fail(error, SUDOKU_E_ARG, "%u clues, a puzzle of this shape has %u or more",
                            wishes->high, least);
    return SUDOKU_OK;
}

static bool is_empty_range(unsigned low, unsigned high)
{
    return high && low > high;
}

static sudoku_status check_difficulty(const sudoku_maker_options *options, sudoku_error *error)
{
    const bool any = options->min_er || options->max_er || options->min_level ||
                     options->max_level || options->min_qqwing || options->max_qqwing ||
                     options->require || options->forbid;
    if (any && options->dig > SUDOKU_DIG_ONE_DIGIT)
        return sudoku__fail(error, SUDOKU_E_ARG,
                            "difficulty is of puzzles with one solution: not for digging %s",
                            sudoku_dig_name((unsigned)options->dig));
    if (is_empty_range(options->min_er, options->max_er) ||
        is_empty_range(options->min_level, options->max_level) ||
        is_empty_range(options->min_qqwing, options->max_qqwing))
        return sudoku__fail(error, SUDOKU_E_ARG, "a range of difficulty ends before it begins");
    if (options->require && options->require == options->forbid)
        return sudoku__fail(error, SUDOKU_E_ARG, "'%s' is required and forbidden",
                            sudoku_technique_name(options->require));
    return SUDOKU_OK;
}

static sudoku_status check_pattern(sudoku__wishes *wishes, const sudoku_shape *shape,
                                   sudoku_error *error)
{
    const sudoku_maker_options *const options = &wishes->options;
    unsigned clues = 0;
    wishes->has_pattern = options->pattern != NULL;
    if (!wishes->has_pattern)
        return SUDOKU_OK;
    if (options->dig == SUDOKU_DIG_HOLES || options->symmetry || options->min_clues ||
        options->max_clues)
        return sudoku__fail(error, SUDOKU_E_ARG,
                            "a pattern says all about symmetry, number of clues and holes");
    for (unsigned cell = 0; cell < wishes->cells; cell++) {
        wishes->pattern[cell] = options->pattern[cell] != 0;
        clues += wishes->pattern[cell];
    }
    wishes->low = wishes->high = clues;
    const unsigned least = sudoku__least_clues(shape);
    if (options->dig != SUDOKU_DIG_QUICK && clues < least)
        return sudoku__fail(error, SUDOKU_E_ARG,
                            "the pattern has %u clues, a puzzle of this shape has %u or more",
                            clues, least);
    return SUDOKU_OK;
}

sudoku_status sudoku__wishes_init(sudoku__wishes *wishes, const sudoku_shape *shape,
                                  const sudoku_maker_options *options, sudoku_error *error)
{
    *wishes = (sudoku__wishes){.options = *options, .cells = sudoku__cells(shape)};
    sudoku_maker_options *const own = &wishes->options;
    const bool unique = own->dig <= SUDOKU_DIG_ONE_DIGIT;
    if (!sudoku__reserved_are_zero(own->reserved, error))
        return SUDOKU_E_ARG;
    if (!sudoku_dig_name((unsigned)own->dig) || !sudoku_symmetry_name((unsigned)own->symmetry))
        return sudoku__fail(error, SUDOKU_E_ARG, "no such way of digging, or no such symmetry");
    if (own->minimal && !unique)
        return sudoku__fail(error, SUDOKU_E_ARG, "minimal puzzles are unique: not for digging %s",
                            sudoku_dig_name((unsigned)own->dig));
    if (own->holes_per_box && own->dig != SUDOKU_DIG_HOLES)
        return sudoku__fail(error, SUDOKU_E_ARG, "holes for each box are for digging %s only",
                            sudoku_dig_name(SUDOKU_DIG_HOLES));
    if (own->holes_per_box > sudoku__order(shape))
        return sudoku__fail(error, SUDOKU_E_ARG, "%u holes for each box, which has %u cells",
                            own->holes_per_box, sudoku__order(shape));
    if (own->max_tries == 0)
        own->max_tries = DEFAULT_TRIES;
    sudoku_status status = check_difficulty(own, error);
    if (status == SUDOKU_OK)
        status = check_clues(wishes, shape, error);
    if (status == SUDOKU_OK)
        status = check_pattern(wishes, shape, error);
    if (status == SUDOKU_OK && !wishes->has_pattern)
        status = check_symmetry(wishes, shape, error);
    if (status == SUDOKU_OK && own->dig == SUDOKU_DIG_HOLES &&
        wishes->cells - wishes->low < own->holes_per_box * sudoku__order(shape))
        status = sudoku__fail(error, SUDOKU_E_ARG, "%u holes for each box, and at most %u in all",
                              own->holes_per_box, wishes->cells - wishes->low);
    own->pattern = NULL; /* its copy counts */
    return status;
}
