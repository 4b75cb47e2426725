/* SPDX-License-Identifier: MIT */
/*
 * The loop over the table: try the techniques in order, apply the first step found, start again.
 *
 * At _new the rows are sorted into one plan for each program whose order can be followed; a plan
 * has one entry for each finder at each place, so that a family which tells its types apart while
 * it looks is asked once.  What a step is, is the finder's affair; this file applies it and keeps
 * the budget.  A call that ran out of budget is taken up at the technique where it stopped, with
 * twice the budget, so that calling again always comes to an end.
 */
#include "logic/chain.h"
#include "logic/logic.h"

#include <stdlib.h>

#include "core/grid.h"
#include "core/status.h"

static void fill_plan(sudoku__plan *plan, const sudoku_logic *logic, sudoku_scale order)
{
    plan->count = 0;
    for (unsigned i = 0; i < SUDOKU__TECHNIQUES; i++) {
        const sudoku_technique *const row = &sudoku__techniques[i];
        const uint16_t place = sudoku__technique_place(row, order);
        unsigned at = plan->count;
        if (place == 0 || !sudoku_technique_supports(row, &logic->geometry.shape))
            continue;
        while (at > 0 && sudoku__technique_place(plan->row[at - 1], order) > place)
            at--;
        bool there = false;
        for (unsigned j = at; j > 0; j--)
            there |= sudoku__technique_place(plan->row[j - 1], order) == place &&
                     sudoku__technique_finder(plan->row[j - 1], order) ==
                         sudoku__technique_finder(row, order);
        if (there)
            continue;
        for (unsigned j = plan->count++; j > at; j--)
            plan->row[j] = plan->row[j - 1];
        plan->row[at] = row;
    }
}

/* Whether there is a technique at that place of an order that is not above what is wanted. */
static bool is_within(const sudoku_logic *logic, sudoku_scale order, unsigned place)
{
    const unsigned rating = logic->options.max_rating;
    const sudoku_level level = logic->options.max_level;
    for (unsigned i = 0; i < SUDOKU__TECHNIQUES; i++) {
        const sudoku_technique *const row = &sudoku__techniques[i];
        if (sudoku__technique_place(row, order) != place)
            continue;
        if (order == SUDOKU_SCALE_SE ? !rating || row->se_rating <= rating
                                     : !level || row->level <= level)
            return true;
    }
    return false;
}

/* Leaves the end of a plan out, where all is above what is wanted.  What is above and not at the
   end stays: where it comes first, the grid does not get to what follows. */
static void cut_plan(sudoku__plan *plan, const sudoku_logic *logic, sudoku_scale order)
{
    while (plan->count > 0 &&
           !is_within(logic, order, sudoku__technique_place(plan->row[plan->count - 1], order)))
        plan->count--;
}

void sudoku_logic_free(sudoku_logic *logic)
{
    if (!logic)
        return;
    sudoku__step_free(&logic->step);
    sudoku__walk_free(&logic->walk);
    sudoku__als_free(&logic->als);
    sudoku__chains_free(logic->chains);
    sudoku_solver_free(logic->solver);
    sudoku_grid_free(logic->grid);
    free(logic);
}

sudoku_status sudoku_logic_new(sudoku_logic **logic, const sudoku_shape *shape,
                               const sudoku_logic_options *options, sudoku_error *error)
{
    static const sudoku_logic_options defaults = {0};
    options = options ? options : &defaults;
    shape = sudoku__shape_or_classic(shape);
    if (!logic)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the logic");
    if (!sudoku_shape_valid(shape, error) || !sudoku__reserved_are_zero(options->reserved, error))
        return SUDOKU_E_ARG;
    if (options->order != 0 && options->order != SUDOKU_SCALE_SE &&
        options->order != SUDOKU_SCALE_HODOKU)
        return sudoku__fail(error, SUDOKU_E_ARG, "there is no order of techniques number %d",
                            (int)options->order);
    sudoku_logic *const made = calloc(1, sizeof *made);
    if (!made)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    sudoku__geometry_fill(&made->geometry, shape);
    made->options = *options;
    const size_t candidates = (size_t)made->geometry.cells * made->geometry.order;
    const sudoku_solver_options solving = {.max_nodes = options->max_nodes};
    if (!sudoku__step_new(&made->step, candidates) ||
        !sudoku__walk_new(&made->walk, &made->geometry) ||
        !sudoku__als_new(&made->als, &made->geometry) ||
        sudoku_grid_new(&made->grid, shape) != SUDOKU_OK ||
        sudoku_solver_new(&made->solver, shape, &solving, NULL) != SUDOKU_OK) {
        sudoku_logic_free(made);
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    }
    if (made->geometry.order <= SUDOKU__CHAIN_ORDER && !(made->chains = sudoku__chains_new())) {
        sudoku_logic_free(made);
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    }
    fill_plan(&made->se, made, SUDOKU_SCALE_SE);
    fill_plan(&made->hodoku, made, SUDOKU_SCALE_HODOKU);
    cut_plan(&made->se, made, SUDOKU_SCALE_SE);
    cut_plan(&made->hodoku, made, SUDOKU_SCALE_HODOKU);
    *logic = made;
    return SUDOKU_OK;
}

void sudoku__logic_place(sudoku_logic *logic, unsigned cell, unsigned digit)
{
    sudoku__board_place(&logic->board, &logic->geometry, cell, digit);
    if (logic->queued)
        sudoku__singles_place(&logic->queue, &logic->geometry, cell, digit);
}

static void remove_candidate(sudoku_logic *logic, unsigned cell, unsigned digit)
{
    sudoku__board_remove(&logic->board, &logic->geometry, cell, digit);
    if (logic->queued)
        sudoku__singles_remove(&logic->queue, &logic->geometry, cell, digit);
}

void sudoku__logic_load(sudoku_logic *logic, sudoku_scale order, const uint8_t *cells,
                        const uint8_t *givens, const uint32_t *candidates)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    sudoku__board *const board = &logic->board;
    logic->begun = true;
    logic->stuck = logic->found = false;
    logic->unique = logic->options.unique;
    logic->limited = false;
    logic->resume = 0;
    logic->budget = logic->options.max_nodes;
    logic->queued = order == SUDOKU_SCALE_HODOKU;
    /* The queue wants to see each digit placed; and so does a grid that breaks a rule. */
    const bool loaded = !logic->queued && sudoku__board_load(board, geometry, cells);
    if (!loaded)
        sudoku__board_clear(board, geometry);
    if (logic->queued)
        sudoku__singles_clear(&logic->queue, geometry);
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        logic->given[cell] = givens ? givens[cell] != 0 : cells[cell] != 0;
        if (cells[cell] && !loaded)
            sudoku__logic_place(logic, cell, cells[cell]);
    }
    for (unsigned cell = 0; candidates && cell < geometry->cells; cell++)
        for (uint32_t rest = board->candidates[cell] & ~candidates[cell]; rest; rest &= rest - 1)
            remove_candidate(logic, cell, sudoku__lowest(rest) + 1);
}

sudoku_status sudoku_logic_begin(sudoku_logic *logic, const sudoku_grid *grid,
                                 const uint8_t *givens, const uint32_t *candidates)
{
    if (!logic || !grid)
        return SUDOKU_E_ARG;
    if (!sudoku_shape_equal(&grid->shape, &logic->geometry.shape))
        return SUDOKU_E_SHAPE;
    sudoku__logic_load(logic, logic->options.order, grid->cell, givens, candidates);
    return SUDOKU_OK;
}

static void apply(sudoku_logic *logic)
{
    const sudoku_step *const step = &logic->step.view;
    for (size_t i = 0; i < step->elimination_count; i++)
        remove_candidate(logic, step->eliminations[i].cell, step->eliminations[i].digit);
    for (size_t i = 0; i < step->placement_count; i++)
        sudoku__logic_place(logic, step->placements[i].cell, step->placements[i].digit);
    logic->found = false;
    logic->stuck = false;
}

/* Techniques that swap digits to make a second solution know houses alone: a swap may break the
   rules of cells that share none. */
static bool may_try(const sudoku_logic *logic, const sudoku_technique *row)
{
    const unsigned rivals = SUDOKU_ANTI_KNIGHT | SUDOKU_ANTI_KING;
    return !row->needs_unique || (logic->unique && !(logic->geometry.shape.extra & rivals));
}

/* Starts the budget of a call; one that goes on after a LIMIT has twice as much. */
static void start_budget(sudoku_logic *logic)
{
    if (!logic->options.max_nodes)
        logic->budget = UINT64_MAX;
    else if (!logic->limited)
        logic->budget = logic->options.max_nodes;
    else if (logic->budget <= UINT64_MAX / 2)
        logic->budget *= 2;
    logic->work = 0;
}

sudoku_status sudoku__logic_step(sudoku_logic *logic, sudoku_scale order)
{
    const sudoku__plan *const plan = order == SUDOKU_SCALE_HODOKU ? &logic->hodoku : &logic->se;
    if (logic->board.broken || logic->board.left == 0)
        return SUDOKU_NONE;
    logic->step.wanted = NULL;
    logic->step.order = order;
    for (unsigned i = logic->resume; i < plan->count; i++) {
        const sudoku_technique *const row = plan->row[i];
        if (!may_try(logic, row))
            continue;
        logic->step.place = sudoku__technique_place(row, order);
        const sudoku_status status = sudoku__technique_finder(row, order)(logic);
        if (status == SUDOKU_NONE)
            continue;
        logic->limited = status == SUDOKU_LIMIT;
        logic->resume = logic->limited ? i : 0;
        if (status == SUDOKU_OK)
            apply(logic);
        return status;
    }
    logic->limited = false;
    logic->resume = 0;
    logic->stuck = true;
    return SUDOKU_NONE;
}

sudoku_status sudoku_logic_next(sudoku_logic *logic, const sudoku_step **step)
{
    if (!logic || !step || !logic->begun)
        return SUDOKU_E_ARG;
    start_budget(logic);
    logic->found = false;
    const sudoku_scale order = logic->options.order ? logic->options.order : SUDOKU_SCALE_SE;
    const sudoku_status status = sudoku__logic_step(logic, order);
    if (status == SUDOKU_OK)
        *step = &logic->step.view;
    return status;
}

sudoku_status sudoku_logic_find(sudoku_logic *logic, const sudoku_technique *technique,
                                const sudoku_step **step)
{
    if (!logic || !technique || !step || !logic->begun)
        return SUDOKU_E_ARG;
    start_budget(logic);
    logic->found = false;
    if (logic->board.broken || logic->board.left == 0 || !may_try(logic, technique) ||
        !sudoku_technique_supports(technique, &logic->geometry.shape))
        return SUDOKU_NONE;
    logic->step.wanted = technique;
    logic->step.order = logic->options.order ? logic->options.order : SUDOKU_SCALE_SE;
    const sudoku_status status = sudoku__technique_finder(technique, logic->step.order)(logic);
    logic->limited = status == SUDOKU_LIMIT;
    logic->resume = 0;
    logic->found = status == SUDOKU_OK;
    if (status == SUDOKU_OK)
        *step = &logic->step.view;
    return status;
}

sudoku_status sudoku_logic_apply(sudoku_logic *logic)
{
    if (!logic || !logic->found)
        return SUDOKU_E_ARG;
    apply(logic);
    return SUDOKU_OK;
}

sudoku_logic_state sudoku_logic_where(const sudoku_logic *logic)
{
    if (!logic || !logic->begun || logic->board.broken)
        return SUDOKU_LOGIC_BROKEN;
    if (logic->board.left == 0)
        return SUDOKU_LOGIC_SOLVED;
    return logic->stuck ? SUDOKU_LOGIC_STUCK : SUDOKU_LOGIC_RUNNING;
}

const uint8_t *sudoku_logic_cells(const sudoku_logic *logic)
{
    return logic ? logic->board.cell : NULL;
}

const uint32_t *sudoku_logic_candidates(const sudoku_logic *logic)
{
    return logic ? logic->board.candidates : NULL;
}
