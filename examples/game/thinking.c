/* SPDX-License-Identifier: MIT */
#include "thinking.h"

#include "words.h"

enum { NODES_A_CALL = 20000 };

static void *copied(const void *array, size_t bytes)
{
    return bytes > 0 ? g_memdup2(array, bytes) : NULL;
}

static struct hint *hint_of(const sudoku_step *step, const sudoku_shape *shape)
{
    struct hint *const hint = g_new0(struct hint, 1);
    hint->step.technique = step->technique;
    hint->step.house = step->house;
    hint->step.rating = step->rating;
    hint->step.placements = copied(step->placements,
                                   step->placement_count * sizeof *step->placements);
    hint->step.placement_count = step->placement_count;
    hint->step.eliminations = copied(step->eliminations,
                                     step->elimination_count * sizeof *step->eliminations);
    hint->step.elimination_count = step->elimination_count;
    hint->step.pattern = copied(step->pattern, step->pattern_count * sizeof *step->pattern);
    hint->step.pattern_count = step->pattern_count;
    char text[1024];
    if (step->technique && sudoku_step_print(step, shape, "text", text, sizeof text) > 0)
        hint->text = g_strdup(text);
    return hint;
}

void hint_free(struct hint *hint)
{
    if (!hint)
        return;
    g_free((void *)hint->step.placements);
    g_free((void *)hint->step.eliminations);
    g_free((void *)hint->step.pattern);
    g_free(hint->text);
    g_free(hint);
}

/* Solves with a budget a call, so that it can be cancelled. */
static sudoku_status solve(struct thinking *self, sudoku_solver *solver, const sudoku_grid *grid,
                           sudoku_grid *solution)
{
    sudoku_status status;
    self->nodes = 0;
    while ((status = sudoku_solve(solver, grid, solution)) == SUDOKU_LIMIT &&
           !job_is_cancelled(&self->job))
        job_set_progress(&self->job, sudoku_solver_nodes(solver));
    self->nodes = sudoku_solver_nodes(solver);
    return status;
}

/* The next step by logic; where that knows none, a digit of the solution. */
static void find_hint(struct thinking *self, const sudoku_grid *solution)
{
    const sudoku_grid *const grid = sudoku_game_grid(self->game);
    const sudoku_shape *const shape = sudoku_grid_shape(grid);
    const sudoku_logic_options options = {.unique = !self->several, .max_nodes = 200000};
    uint32_t candidates[SUDOKU_MAX_CELLS];
    sudoku_logic *logic;
    const sudoku_step *step = NULL;
    sudoku_status status = SUDOKU_NONE;
    sudoku_game_candidates(self->game, candidates);
    if (sudoku_logic_new(&logic, shape, &options, NULL) == SUDOKU_OK) {
        uint8_t givens[SUDOKU_MAX_CELLS];
        for (unsigned cell = 0; cell < sudoku_cells(shape); cell++)
            givens[cell] = sudoku_game_is_given(self->game, cell);
        sudoku_logic_begin(logic, grid, givens, candidates);
        while ((status = sudoku_logic_next(logic, &step)) == SUDOKU_LIMIT &&
               !job_is_cancelled(&self->job))
            ;
        if (status == SUDOKU_OK)
            self->hint = hint_of(step, shape);
        sudoku_logic_free(logic);
    }
    for (unsigned cell = 0; !self->hint && cell < sudoku_cells(shape); cell++) {
        if (sudoku_grid_get(grid, cell) != 0)
            continue;
        const sudoku_candidate placed = {.cell = (uint16_t)cell,
                                         .digit = sudoku_grid_get(solution, cell)};
        const sudoku_step shown = {.house = G_MAXUINT, .placements = &placed, .placement_count = 1};
        self->hint = hint_of(&shown, shape);
    }
}

static void think(struct thinking *self, sudoku_solver *solver, sudoku_grid *solution)
{
    const sudoku_game *const game = self->game;
    self->status = solve(self, solver, sudoku_game_puzzle(game), solution);
    self->several = self->status == SUDOKU_MANY;
    if (self->several)
        self->status = SUDOKU_OK;
    if (self->status != SUDOKU_OK)
        return;
    if (self->question == THINK_SOLVE) {
        /* Of several solutions, one that agrees with what the player has, if there is one. */
        if (self->several) {
            const sudoku_status own = solve(self, solver, sudoku_game_grid(game), solution);
            if (own != SUDOKU_OK && own != SUDOKU_MANY)
                solve(self, solver, sudoku_game_puzzle(game), solution);
        }
        return;
    }
    self->status = sudoku_game_wrong(game, solver, self->wrong, SUDOKU_MAX_CELLS,
                                     &self->wrong_count);
    if (self->status != SUDOKU_OK || self->question == THINK_CHECK || self->wrong_count > 0)
        return;
    if (self->several)
        solve(self, solver, sudoku_game_grid(game), solution);
    find_hint(self, solution);
}

static void work(struct job *job)
{
    struct thinking *const self = (struct thinking *)job;
    const sudoku_shape *const shape = sudoku_grid_shape(sudoku_game_puzzle(self->game));
    /* To find what is wrong takes whole searches. */
    const sudoku_solver_options options = {.engine = self->engine,
                                           .max_nodes = self->question == THINK_SOLVE ? NODES_A_CALL
                                                                                      : 2000000};
    sudoku_solver *solver = NULL;
    self->status = sudoku_solver_new(&solver, shape, &options, NULL);
    if (self->status == SUDOKU_OK)
        self->status = sudoku_grid_new(&self->solution, shape);
    if (self->status == SUDOKU_OK)
        think(self, solver, self->solution);
    sudoku_solver_free(solver);
}

static void dispose(struct job *job)
{
    struct thinking *const self = (struct thinking *)job;
    sudoku_game_free(self->game);
    sudoku_grid_free(self->solution);
    hint_free(self->hint);
    g_free(self);
}

struct thinking *thinking_new(enum question question, const sudoku_game *game,
                              const sudoku_engine *engine)
{
    static const char *const titles[] = {N_("Checking"), N_("Looking for a hint"), N_("Solving")};
    struct thinking *const self = g_new0(struct thinking, 1);
    const size_t length = sudoku_game_save(game, 0, NULL, 0);
    char *const text = g_malloc(length + 1);
    sudoku_game_save(game, 0, text, length + 1);
    const sudoku_status status = sudoku_game_load(&self->game, text, length, NULL);
    g_free(text);
    if (status != SUDOKU_OK) {
        g_free(self);
        return NULL;
    }
    self->question = question;
    self->moves = sudoku_game_moves(game);
    self->engine = engine;
    self->job.title = _(titles[question]);
    self->job.work = work;
    self->job.dispose = dispose;
    return self;
}
