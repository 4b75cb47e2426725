/* SPDX-License-Identifier: MIT */
#include "make/jury.h"

#include "core/status.h"

/* What a missed wish counts beside a tenth of ER. */
enum { LEVEL_APART = 10, WORD_APART = 10, TECHNIQUE_APART = 10 };

/* Enough work for all but a few puzzles in a million, which are then taken as too far. */
static const uint64_t MAX_NODES = 50000000;

/* Techniques that HoDoKu has are looked for on its way, others on Sudoku Explainer's. */
static sudoku_scale way_of(const sudoku_technique *technique)
{
    return sudoku_technique_score(technique) ? SUDOKU_SCALE_HODOKU : SUDOKU_SCALE_SE;
}

sudoku_status sudoku__jury_init(sudoku__jury *jury, const sudoku__wishes *wishes,
                                const sudoku_shape *shape, sudoku_error *error)
{
    const sudoku_maker_options *const options = &wishes->options;
    const sudoku_technique *const technique = options->require ? options->require : options->forbid;
    sudoku_logic_options logic = {.unique = true,
                                  .max_nodes = MAX_NODES,
                                  .max_rating = options->max_er,
                                  .max_level = options->max_level};
    sudoku_status status = SUDOKU_OK;
    *jury = (sudoku__jury){.wishes = wishes};
    if (options->min_er || options->max_er)
        jury->scales |= SUDOKU_SCALE_SE;
    if (options->min_level || options->max_level)
        jury->scales |= SUDOKU_SCALE_HODOKU;
    if (options->min_qqwing || options->max_qqwing)
        jury->scales |= SUDOKU_SCALE_QQWING;
    if (jury->scales && !sudoku_shape_equal(shape, NULL))
        return sudoku__fail(error, SUDOKU_E_SHAPE, "ratings are for 9x9 with boxes of 3x3 only");
    if (technique && options->require && options->forbid &&
        way_of(options->require) != way_of(options->forbid))
        return sudoku__fail(error, SUDOKU_E_ARG,
                            "techniques required and forbidden are of two programs");
    if (jury->scales || technique)
        status = sudoku_grid_new(&jury->grid, shape);
    if (status == SUDOKU_OK && jury->scales)
        status = sudoku_logic_new(&jury->rater, shape, &logic, error);
    if (status == SUDOKU_OK && technique) {
        logic.order = way_of(technique);
        logic.max_rating = 0;
        logic.max_level = SUDOKU_LEVEL_ANY;
        status = sudoku_logic_new(&jury->solver, shape, &logic, error);
    }
    if (status != SUDOKU_OK)
        sudoku__jury_free(jury);
    return status;
}

void sudoku__jury_free(sudoku__jury *jury)
{
    sudoku_logic_free(jury->rater);
    sudoku_logic_free(jury->solver);
    sudoku_grid_free(jury->grid);
    *jury = (sudoku__jury){0};
}

/* How many of the wishes about techniques are missed. */
static unsigned missed_techniques(sudoku__jury *jury, bool *too_hard)
{
    const sudoku_maker_options *const options = &jury->wishes->options;
    bool required = !options->require, forbidden = false;
    const sudoku_step *step;
    sudoku_status status = sudoku_logic_begin(jury->solver, jury->grid, NULL, NULL);
    while (status == SUDOKU_OK) {
        status = sudoku_logic_next(jury->solver, &step);
        if (status != SUDOKU_OK)
            break;
        required |= step->technique == options->require;
        forbidden |= step->technique == options->forbid;
    }
    /* Where the steps do not solve it, what else it takes is not known. */
    const bool solved = sudoku_logic_where(jury->solver) == SUDOKU_LOGIC_SOLVED;
    *too_hard |= forbidden || !solved;
    return (unsigned)!required + forbidden + !solved;
}

unsigned sudoku__jury_judge(sudoku__jury *jury, const uint8_t *puzzle, sudoku_rating *rating,
                            bool *too_hard)
{
    const sudoku_maker_options *const options = &jury->wishes->options;
    *rating = (sudoku_rating){0};
    *too_hard = true;
    if (sudoku_grid_assign(jury->grid, puzzle) != SUDOKU_OK)
        return SUDOKU__TOO_FAR;
    if (jury->rater && sudoku_rate(jury->rater, jury->grid, jury->scales, rating) != SUDOKU_OK)
        return SUDOKU__TOO_FAR;
    const struct {
        unsigned value, low, high, weight;
    } wishes[] = {
        {rating->er, options->min_er, options->max_er, 1},
        {rating->hodoku_level, options->min_level, options->max_level, LEVEL_APART},
        {rating->qqwing, options->min_qqwing, options->max_qqwing, WORD_APART},
    };
    unsigned distance = 0;
    *too_hard = false;
    for (unsigned i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        if (wishes[i].low && wishes[i].value < wishes[i].low)
            distance += wishes[i].weight * (wishes[i].low - wishes[i].value);
        if (wishes[i].high && wishes[i].value > wishes[i].high) {
            distance += wishes[i].weight * (wishes[i].value - wishes[i].high);
            *too_hard = true;
        }
    }
    if (jury->solver)
        distance += TECHNIQUE_APART * missed_techniques(jury, too_hard);
    return distance;
}
