/* SPDX-License-Identifier: MIT */
/*
 * Sue de Coq: two or three cells in the intersection of a box and a line, cells of the rest of the
 * line, and cells of the rest of the box.
 *
 * The intersection has N + 2 or more candidates for its N cells.  The others are chosen so that all
 * cells together have as many candidates as there are cells, and no candidate of the intersection
 * is one of both the line's and the box's cells.  Then every candidate is true once: those of the
 * box's cells and those of the intersection alone are gone from the rest of the box, those of the
 * line's cells and of the intersection alone from the rest of the line.  (Candidates that the
 * line's and the box's cells share are not of the intersection; each group has them to itself, and
 * they are gone from the rest of both.)
 *
 * The first one found in HoDoKu's order: rows, then columns; boxes; cells of the intersection;
 * of the line; of the box.
 */
#include "logic/logic.h"

/* A choice of cells, walked through depth first in rising order. */
typedef struct group {
    unsigned count, cell[SUDOKU_MAX_ORDER]; /* to choose from */
    unsigned depth, chosen[SUDOKU_MAX_ORDER];
    uint32_t candidates[SUDOKU_MAX_ORDER + 1]; /* of the first so many chosen */
} group;

typedef struct coq {
    unsigned line, box;
    unsigned count, cell[3]; /* of the intersection */
    uint32_t candidates;     /* theirs */
    group in_line, in_box;
} coq;

static bool is_chosen(const group *of, unsigned cell)
{
    for (unsigned i = 0; i < of->depth; i++)
        if (of->cell[of->chosen[i]] == cell)
            return true;
    return false;
}

static bool is_in_intersection(const coq *of, unsigned cell)
{
    for (unsigned i = 0; i < of->count; i++)
        if (of->cell[i] == cell)
            return true;
    return false;
}

/* The empty cells of a house that are not in use yet. */
static void start_group(const sudoku_logic *logic, const coq *of, unsigned house,
                        const group *besides, group *made)
{
    made->count = made->depth = 0;
    made->candidates[0] = 0;
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[house][place];
        if (logic->board.candidates[cell] && !is_in_intersection(of, cell) &&
            !(besides && is_chosen(besides, cell)))
            made->cell[made->count++] = cell;
    }
}

/* The next choice: deeper, else the next cell, else back.  False: there are no more. */
static bool next_choice(const sudoku_logic *logic, group *of)
{
    unsigned next = of->depth ? of->chosen[of->depth - 1] + 1 : 0;
    while (next == of->count) {
        if (of->depth == 0)
            return false;
        next = of->chosen[--of->depth] + 1;
    }
    of->chosen[of->depth] = next;
    of->candidates[of->depth + 1] = of->candidates[of->depth] |
                                    logic->board.candidates[of->cell[next]];
    of->depth++;
    return true;
}

static void eliminate(sudoku_logic *logic, const coq *of, unsigned house, const group *kept,
                      uint32_t digits)
{
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[house][place];
        if (is_in_intersection(of, cell) || is_chosen(kept, cell))
            continue;
        for (uint32_t rest = logic->board.candidates[cell] & digits; rest; rest &= rest - 1)
            sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(rest) + 1);
    }
}

static void explain_group(sudoku_logic *logic, const group *of, sudoku_role role)
{
    for (unsigned i = 0; i < of->depth; i++) {
        const unsigned cell = of->cell[of->chosen[i]];
        sudoku__step_mark_cell(&logic->step, &logic->board, cell, role);
        sudoku__step_cell_premise(&logic->step, cell);
    }
}

static sudoku_status take(sudoku_logic *logic, const coq *of)
{
    const uint32_t line = of->in_line.candidates[of->in_line.depth];
    const uint32_t box = of->in_box.candidates[of->in_box.depth];
    sudoku__step_start(&logic->step, SUDOKU__SUE_DE_COQ, 0);
    eliminate(logic, of, of->box, &of->in_box, ((of->candidates | box) & ~line) | (box & line));
    eliminate(logic, of, of->line, &of->in_line, ((of->candidates | line) & ~box) | (box & line));
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    logic->step.view.house = of->box;
    for (unsigned i = 0; i < of->count; i++) {
        sudoku__step_mark_cell(&logic->step, &logic->board, of->cell[i], SUDOKU_ROLE_PATTERN);
        sudoku__step_cell_premise(&logic->step, of->cell[i]);
    }
    explain_group(logic, &of->in_line, SUDOKU_ROLE_SET_A);
    explain_group(logic, &of->in_box, SUDOKU_ROLE_SET_B);
    return SUDOKU_OK;
}

/* Cells of the box that make up for 'missing' cells, without the line's candidates of the
   intersection. */
static sudoku_status choose_in_box(sudoku_logic *logic, coq *of, unsigned missing)
{
    const uint32_t taken = of->in_line.candidates[of->in_line.depth] & of->candidates;
    start_group(logic, of, of->box, &of->in_line, &of->in_box);
    while (next_choice(logic, &of->in_box)) {
        const uint32_t candidates = of->in_box.candidates[of->in_box.depth];
        const unsigned more = sudoku__count_bits(candidates & ~of->candidates);
        logic->work++;
        if (!(candidates & taken) && (candidates & of->candidates) &&
            of->in_box.depth == more + missing && take(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

/* The intersection's cells are chosen. */
static sudoku_status choose_in_line(sudoku_logic *logic, coq *of)
{
    const unsigned excess = sudoku__count_bits(of->candidates) - of->count;
    start_group(logic, of, of->line, NULL, &of->in_line);
    while (next_choice(logic, &of->in_line)) {
        const uint32_t candidates = of->in_line.candidates[of->in_line.depth];
        const unsigned more = sudoku__count_bits(candidates & ~of->candidates);
        if (!(candidates & of->candidates) || of->in_line.depth <= more ||
            of->in_line.depth - more >= excess)
            continue;
        if (choose_in_box(logic, of, excess - (of->in_line.depth - more)) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status try_cells(sudoku_logic *logic, coq *of, unsigned count)
{
    of->count = count;
    of->candidates = 0;
    for (unsigned i = 0; i < count; i++)
        of->candidates |= logic->board.candidates[of->cell[i]];
    return sudoku__count_bits(of->candidates) >= count + 2 ? choose_in_line(logic, of)
                                                           : SUDOKU_NONE;
}

static sudoku_status try_intersection(sudoku_logic *logic, coq *of)
{
    unsigned cell[SUDOKU_MAX_ORDER], count = 0;
    for (uint32_t rest = logic->geometry.overlap[of->line][of->box]; rest; rest &= rest - 1) {
        const unsigned here = logic->geometry.house_cell[of->line][sudoku__lowest(rest)];
        if (logic->board.candidates[here])
            cell[count++] = here;
    }
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = i + 1; j < count; j++) {
            of->cell[0] = cell[i];
            of->cell[1] = cell[j];
            if (try_cells(logic, of, 2) == SUDOKU_OK)
                return SUDOKU_OK;
            for (unsigned k = j + 1; k < count; k++) {
                of->cell[2] = cell[k];
                if (try_cells(logic, of, 3) == SUDOKU_OK)
                    return SUDOKU_OK;
            }
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_sue_de_coq(sudoku_logic *logic)
{
    const unsigned order = logic->geometry.order;
    coq of;
    for (of.line = 0; of.line < 2 * order; of.line++)
        for (of.box = 2 * order; of.box < 2 * order + logic->geometry.boxes; of.box++)
            if (logic->geometry.overlap[of.line][of.box] &&
                try_intersection(logic, &of) == SUDOKU_OK)
                return SUDOKU_OK;
    return SUDOKU_NONE;
}
