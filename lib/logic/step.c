/* SPDX-License-Identifier: MIT */
#include "logic/step.h"

#include <limits.h>
#include <stdlib.h>

bool sudoku__step_new(sudoku__step *step, size_t candidates)
{
    enum { LINKS_A_CANDIDATE = 4 };
    step->candidates_max = 2 * candidates; /* true and false */
    step->links_max = LINKS_A_CANDIDATE * candidates;
    step->placements = calloc(candidates, sizeof *step->placements);
    step->eliminations = calloc(candidates, sizeof *step->eliminations);
    step->pattern = calloc(step->candidates_max, sizeof *step->pattern);
    step->links = calloc(step->links_max, sizeof *step->links);
    step->premises = calloc(step->candidates_max, sizeof *step->premises);
    return step->placements && step->eliminations && step->pattern && step->links && step->premises;
}

void sudoku__step_free(sudoku__step *step)
{
    free(step->placements);
    free(step->eliminations);
    free(step->pattern);
    free(step->links);
    free(step->premises);
}

void sudoku__step_start(sudoku__step *step, enum sudoku__technique_index technique, unsigned rating)
{
    const sudoku_technique *const row = &sudoku__techniques[technique];
    step->view = (sudoku_step){.technique = row,
                               .house = UINT_MAX,
                               .rating = rating ? rating : row->se_rating,
                               .placements = step->placements,
                               .eliminations = step->eliminations,
                               .pattern = step->pattern,
                               .links = step->links,
                               .premises = step->premises};
}

void sudoku__step_place(sudoku__step *step, unsigned cell, unsigned digit)
{
    step->placements[step->view.placement_count++] = (sudoku_candidate){.cell = (uint16_t)cell,
                                                                        .digit = (uint8_t)digit};
}

void sudoku__step_eliminate(sudoku__step *step, const sudoku__board *board, unsigned cell,
                            unsigned digit)
{
    if (!sudoku__has(board, cell, digit))
        return;
    for (size_t i = 0; i < step->view.elimination_count; i++)
        if (step->eliminations[i].cell == cell && step->eliminations[i].digit == digit)
            return;
    step->eliminations[step->view.elimination_count++] = (sudoku_candidate){
        .cell = (uint16_t)cell, .digit = (uint8_t)digit};
}

bool sudoku__step_has_effect(const sudoku__step *step)
{
    const sudoku_technique *const technique = step->view.technique;
    if (step->view.placement_count == 0 && step->view.elimination_count == 0)
        return false;
    return step->wanted ? step->wanted == technique
                        : step->place == sudoku__technique_place(technique, step->order);
}

unsigned sudoku__step_mark(sudoku__step *step, unsigned cell, unsigned digit, sudoku_role role)
{
    const sudoku_candidate mark = {
        .cell = (uint16_t)cell, .digit = (uint8_t)digit, .role = (uint8_t)role};
    size_t i = 0;
    if (step->brief)
        return 0;
    for (; i < step->view.pattern_count; i++)
        if (step->pattern[i].cell == cell && step->pattern[i].digit == digit &&
            step->pattern[i].role == role)
            return (unsigned)i;
    if (i == step->candidates_max)
        return (unsigned)i - 1;
    step->pattern[i] = mark;
    step->view.pattern_count++;
    return (unsigned)i;
}

void sudoku__step_mark_cell(sudoku__step *step, const sudoku__board *board, unsigned cell,
                            sudoku_role role)
{
    for (uint32_t rest = board->candidates[cell]; rest; rest &= rest - 1)
        sudoku__step_mark(step, cell, sudoku__lowest(rest) + 1, role);
}

void sudoku__step_mark_places(sudoku__step *step, const sudoku__board *board,
                              const sudoku__geometry *geometry, unsigned house, unsigned digit,
                              sudoku_role role)
{
    for (uint32_t rest = board->places[house][digit]; rest; rest &= rest - 1)
        sudoku__step_mark(step, geometry->house_cell[house][sudoku__lowest(rest)], digit, role);
}

void sudoku__step_link(sudoku__step *step, unsigned from, unsigned to)
{
    if (step->brief || step->view.link_count == step->links_max)
        return;
    step->links[step->view.link_count++] = (sudoku_link){.from = (uint16_t)from,
                                                         .to = (uint16_t)to};
}

static void add_premise(sudoku__step *step, sudoku_premise premise)
{
    if (step->brief || step->view.premise_count == step->candidates_max)
        return;
    for (size_t i = 0; i < step->view.premise_count; i++)
        if (step->premises[i].cell == premise.cell && step->premises[i].house == premise.house &&
            step->premises[i].digit == premise.digit)
            return;
    step->premises[step->view.premise_count++] = premise;
}

void sudoku__step_cell_premise(sudoku__step *step, unsigned cell)
{
    add_premise(step, (sudoku_premise){.cell = (uint16_t)cell});
}

void sudoku__step_digit_premise(sudoku__step *step, unsigned house, unsigned digit)
{
    add_premise(step, (sudoku_premise){.house = (uint16_t)house, .digit = (uint8_t)digit});
}
