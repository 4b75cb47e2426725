/* SPDX-License-Identifier: MIT */
/*
 * Ratings: what the steps of a puzzle come to on the scales that puzzle makers use.
 *
 * Sudoku Explainer: ER is the highest rating of all steps, EP of those up to the first that places
 * a digit, ED that of the first step.  A puzzle that its techniques do not solve has 20.0.
 *
 * HoDoKu: the score is the sum of all steps' scores; the level is the highest of any step, raised
 * further while the score is above what the level allows.  Where its techniques lead no further one
 * cell is guessed, the middle one of those that are empty, and 10000 added; so every puzzle is
 * solved.  Where only easier ones are wanted it is enough to know that a puzzle is harder.
 *
 * Each scale follows the order of its own program, and each is one row of a table here.
 */
#include "logic/logic.h"

#include <limits.h>

#include "core/grid.h"
#include "logic/qqwing.h"

enum { BEYOND = 200, ALL_SCALES = 15, GUESS = 10000 };

/* Goes through a loaded puzzle. */
typedef sudoku_status rate_with(sudoku_logic *logic, sudoku_rating *rating);

static sudoku_status rate_se(sudoku_logic *logic, sudoku_rating *rating)
{
    const unsigned most = logic->options.max_rating ? logic->options.max_rating : BEYOND;
    unsigned er = 0, ep = 0, ed = 0;
    const sudoku_technique *hardest = NULL;
    bool placed = false;
    while (logic->board.left > 0) {
        logic->work = 0;
        const sudoku_status status = sudoku__logic_step(logic, SUDOKU_SCALE_SE);
        if (status == SUDOKU_LIMIT)
            return status;
        if (status == SUDOKU_NONE || logic->step.view.rating > most) {
            er = BEYOND;
            break;
        }
        const sudoku_step *const step = &logic->step.view;
        if (ed == 0)
            ed = step->rating;
        if (step->rating > er) {
            er = step->rating;
            hardest = step->technique;
        }
        if (!placed)
            ep = er;
        placed |= step->placement_count > 0;
    }
    rating->er = er;
    rating->ep = er == BEYOND && !placed ? BEYOND : ep;
    rating->ed = ed ? ed : er;
    if (!rating->hardest)
        rating->hardest = hardest;
    return SUDOKU_OK;
}

/* The solution's digit in the middle one of the empty cells. */
static void guess(sudoku_logic *logic)
{
    unsigned skip = logic->board.left / 2, cell = 0;
    for (; logic->board.cell[cell] || skip > 0; cell++)
        skip -= !logic->board.cell[cell];
    sudoku__logic_place(logic, cell, logic->grid->cell[cell]);
}

static sudoku_status rate_hodoku(sudoku_logic *logic, sudoku_rating *rating)
{
    static const unsigned most[] = {0, 800, 1000, 1600, 1800, UINT_MAX}; /* score of a level */
    const unsigned max_level = logic->options.max_level ? logic->options.max_level
                                                        : SUDOKU_LEVEL_EXTREME;
    unsigned score = 0, level = SUDOKU_LEVEL_EASY, place = 0;
    const sudoku_technique *hardest = NULL;
    while (logic->board.left > 0 && level <= max_level && score <= most[max_level]) {
        logic->work = 0;
        const sudoku_status status = sudoku__logic_step(logic, SUDOKU_SCALE_HODOKU);
        if (status == SUDOKU_LIMIT)
            return status;
        if (status == SUDOKU_NONE) {
            guess(logic);
            score += GUESS;
            level = SUDOKU_LEVEL_EXTREME;
            continue;
        }
        const sudoku_technique *const technique = logic->step.view.technique;
        score += technique->score;
        level = technique->level > level ? technique->level : level;
        if (technique->hodoku_place > place) {
            place = technique->hodoku_place;
            hardest = technique;
        }
    }
    while (score > most[level])
        level++;
    const bool beyond = level > max_level;
    rating->hodoku_score = beyond ? 0 : score;
    rating->hodoku_level = beyond ? SUDOKU_LEVEL_EXTREME : (sudoku_level)level;
    if (!rating->hardest)
        rating->hardest = hardest;
    return SUDOKU_OK;
}

static const struct scale {
    sudoku_scale scale;
    rate_with *rate;
} scales_by_steps[] = {{SUDOKU_SCALE_SE, rate_se}, {SUDOKU_SCALE_HODOKU, rate_hodoku}};

sudoku_status sudoku_rate(sudoku_logic *logic, const sudoku_grid *puzzle, unsigned scales,
                          sudoku_rating *rating)
{
    if (!logic || !puzzle || !rating || (scales & ~(unsigned)ALL_SCALES))
        return SUDOKU_E_ARG;
    scales = scales ? scales : ALL_SCALES;
    if (!sudoku_shape_equal(&puzzle->shape, &logic->geometry.shape) ||
        (scales != SUDOKU_SCALE_GUESSES && !sudoku_shape_equal(&puzzle->shape, NULL)))
        return SUDOKU_E_SHAPE;
    sudoku_status status = sudoku_solve(logic->solver, puzzle, logic->grid);
    sudoku_rating made = {0};
    const uint64_t nodes = sudoku_solver_nodes(logic->solver);
    if (scales & SUDOKU_SCALE_GUESSES)
        made.guesses = nodes > 0 ? nodes - 1 : 0;
    if (status == SUDOKU_OK && (scales & SUDOKU_SCALE_QQWING))
        made.qqwing = sudoku__qqwing(puzzle->cell);
    logic->step.brief = true;
    for (size_t i = 0; i < sizeof scales_by_steps / sizeof scales_by_steps[0]; i++) {
        if (status != SUDOKU_OK || !(scales & (unsigned)scales_by_steps[i].scale))
            continue;
        sudoku__logic_load(logic, scales_by_steps[i].scale, puzzle->cell, NULL, NULL);
        logic->budget = logic->options.max_nodes ? logic->options.max_nodes : UINT64_MAX;
        logic->unique = true;
        status = scales_by_steps[i].rate(logic, &made);
    }
    logic->step.brief = false;
    logic->begun = false;
    if (status == SUDOKU_OK)
        *rating = made;
    return status;
}
