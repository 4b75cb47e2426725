/* SPDX-License-Identifier: MIT */
/*
 * Plays random games of every kind of shape beside a naive twin, which keeps a whole copy of the
 * position for each move and knows the rules from the referee alone.  After each move digits,
 * marks and candidates must be the same, and now and then the game is saved, loaded and gone on
 * with.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "shapes.h"

enum { CELLS = 81, MOVES = 700 };

typedef struct position {
    uint8_t digit[CELLS];
    bool mark[CELLS][10], out[CELLS][10];
} position;

typedef struct twin {
    referee_rules rules;
    unsigned order, cells;
    uint8_t given[CELLS];
    position at[MOVES + 1]; /* before move i */
    size_t standing, kept;
} twin;

/* Whether a digit breaks no rule in a cell. */
static bool fits(const twin *t, const position *p, unsigned cell, unsigned digit)
{
    for (unsigned other = 0; other < t->cells; other++)
        if (p->digit[other] == digit && referee_rules_see(&t->rules, cell, other))
            return false;
    return true;
}

static void erase(const twin *t, position *p, unsigned cell, bool tidy)
{
    const unsigned digit = p->digit[cell];
    if (digit == 0)
        return;
    p->digit[cell] = 0;
    memset(p->out, 0, sizeof p->out);
    for (unsigned d = 1; tidy && d <= t->order; d++)
        p->mark[cell][d] = fits(t, p, cell, d);
    for (unsigned other = 0; tidy && other < t->cells; other++)
        if (referee_rules_see(&t->rules, cell, other) && p->digit[other] == 0 &&
            fits(t, p, other, digit))
            p->mark[other][digit] = true;
}

static void put(const twin *t, position *p, unsigned cell, unsigned digit, bool tidy)
{
    if (p->digit[cell] == digit && digit != 0)
        return;
    const bool empty = p->digit[cell] == 0;
    erase(t, p, cell, tidy);
    if (digit != 0 || empty)
        memset(p->mark[cell], 0, sizeof p->mark[cell]);
    p->digit[cell] = (uint8_t)digit;
    for (unsigned other = 0; tidy && digit && other < t->cells; other++)
        if (referee_rules_see(&t->rules, cell, other))
            p->mark[other][digit] = false;
}

static void mark_all(const twin *t, position *p)
{
    for (unsigned cell = 0; cell < t->cells; cell++)
        for (unsigned d = 1; d <= t->order; d++)
            if (p->digit[cell] == 0)
                p->mark[cell][d] = fits(t, p, cell, d) && !p->out[cell][d];
}

static void clear(const twin *t, position *p)
{
    for (unsigned cell = 0; cell < t->cells; cell++) {
        if (!t->given[cell])
            erase(t, p, cell, false);
        memset(p->mark[cell], 0, sizeof p->mark[cell]);
    }
}

/* The twin's answer to a move: what the library must say and do. */
static sudoku_status twin_play(twin *t, const position *after)
{
    if (memcmp(after, &t->at[t->standing], sizeof *after) == 0)
        return SUDOKU_NONE;
    t->at[++t->standing] = *after;
    t->kept = t->standing;
    return SUDOKU_OK;
}

static bool twin_finished(const twin *t)
{
    const position *const p = &t->at[t->standing];
    return !memchr(p->digit, 0, t->cells) && referee_rules_consistent(&t->rules, p->digit);
}

static void compare(const twin *t, const sudoku_game *game)
{
    const position *const p = &t->at[t->standing];
    uint32_t candidates[CELLS];
    assert_memory_equal(sudoku_grid_data(sudoku_game_grid(game)), p->digit, t->cells);
    assert_int_equal(sudoku_game_moves(game), t->standing);
    assert_int_equal(sudoku_game_undone(game), t->kept - t->standing);
    assert_int_equal(sudoku_game_is_finished(game), twin_finished(t));
    sudoku_game_candidates(game, candidates);
    size_t clashes = 0;
    for (unsigned cell = 0; cell < t->cells; cell++) {
        uint32_t marks = 0, left = 0;
        for (unsigned d = 1; d <= t->order; d++) {
            marks |= (uint32_t)p->mark[cell][d] << (d - 1);
            left |= (uint32_t)(p->digit[cell] == 0 && fits(t, p, cell, d) && !p->out[cell][d])
                    << (d - 1);
        }
        assert_int_equal(sudoku_game_marks(game)[cell], marks);
        assert_int_equal(candidates[cell], left);
        clashes += p->digit[cell] && !fits(t, p, cell, p->digit[cell]);
    }
    assert_int_equal(sudoku_game_conflicts(game, NULL, 0), clashes);
}

/* A hint, right or not: the game does not judge it. */
static sudoku_status hint(uint64_t *random, twin *t, sudoku_game *game)
{
    sudoku_candidate parts[6];
    position after = t->at[t->standing];
    size_t count = 0;
    const unsigned wanted = 1 + random_below(random, 5), placed = random_below(random, 2);
    while (count < wanted) {
        const unsigned cell = random_below(random, t->cells);
        if (!t->given[cell])
            parts[count++] = (sudoku_candidate){
                .cell = (uint16_t)cell, .digit = (uint8_t)(1 + random_below(random, t->order))};
    }
    for (unsigned i = 0; i < placed; i++)
        put(t, &after, parts[i].cell, parts[i].digit, true);
    for (size_t i = placed; i < count; i++)
        if (after.digit[parts[i].cell] == 0 && !after.out[parts[i].cell][parts[i].digit]) {
            after.out[parts[i].cell][parts[i].digit] = true;
            after.mark[parts[i].cell][parts[i].digit] = false;
        }
    const sudoku_step step = {.technique = random_below(random, 2) ? sudoku_technique_at(3) : NULL,
                              .placements = parts,
                              .placement_count = placed,
                              .eliminations = parts + placed,
                              .elimination_count = count - placed};
    const sudoku_status expected = twin_finished(t) ? SUDOKU_E_ARG : twin_play(t, &after);
    assert_int_equal(sudoku_game_take_hint(game, &step), expected);
    return expected;
}

static void play_at_random(uint64_t *random, twin *t, sudoku_game *game)
{
    position after = t->at[t->standing];
    sudoku_move move = {.kind = SUDOKU_MOVE_PLACE,
                        .cell = (uint16_t)random_below(random, t->cells),
                        .digit = (uint8_t)random_below(random, t->order + 1),
                        .tidy = random_below(random, 2)};
    const unsigned which = random_below(random, 40);
    bool allowed = !twin_finished(t);
    if (which < 20) {
        allowed &= !t->given[move.cell];
        if (allowed)
            put(t, &after, move.cell, move.digit, move.tidy);
    } else if (which < 36) {
        move.kind = SUDOKU_MOVE_MARK;
        allowed &= !t->given[move.cell] && !after.digit[move.cell] && move.digit;
        if (allowed)
            after.mark[move.cell][move.digit] = !after.mark[move.cell][move.digit];
    } else if (which < 39) {
        move.kind = SUDOKU_MOVE_MARK_ALL;
        mark_all(t, &after);
    } else {
        move.kind = SUDOKU_MOVE_CLEAR;
        clear(t, &after);
    }
    const sudoku_status expected = allowed ? twin_play(t, &after) : SUDOKU_E_ARG;
    assert_int_equal(sudoku_game_play(game, move), expected);
}

/* Saves, loads and compares; goes on with what was loaded. */
static void travel(const twin *t, sudoku_game **game)
{
    const size_t length = sudoku_game_save(*game, 0, NULL, 0);
    char *const text = malloc(length + 1), *const again = malloc(length + 1);
    sudoku_game *loaded;
    sudoku_error error;
    assert_non_null(text);
    assert_non_null(again);
    assert_int_equal(sudoku_game_save(*game, 0, text, length + 1), length);
    if (sudoku_game_load(&loaded, text, length, &error) != SUDOKU_OK)
        fail_msg("line %u: %s", (unsigned)error.line, error.reason);
    compare(t, loaded);
    assert_int_equal(sudoku_game_save(loaded, 0, again, length + 1), length);
    assert_string_equal(again, text);
    sudoku_game_free(*game);
    *game = loaded;
    free(text);
    free(again);
}

static void is_the_same_as_its_twin(void **state)
{
    (void)state;
    uint64_t random = 7;
    twin *const t = malloc(sizeof *t);
    assert_non_null(t);
    for (unsigned round = 0; round < 30; round++) {
        sudoku_shape shape;
        sudoku_grid *puzzle;
        sudoku_game *game;
        shape_random(&random, 4 + round % 6, &shape);
        *t = (twin){.rules = shape_rules(&shape)};
        t->order = sudoku_order(&shape);
        t->cells = sudoku_cells(&shape);
        for (unsigned i = 0; i < t->cells / 4; i++) {
            const unsigned cell = random_below(&random, t->cells);
            const unsigned digit = 1 + random_below(&random, t->order);
            if (fits(t, &t->at[0], cell, digit) && !t->at[0].digit[cell]) {
                t->at[0].digit[cell] = (uint8_t)digit;
                t->given[cell] = 1;
            }
        }
        assert_int_equal(sudoku_grid_new(&puzzle, &shape), SUDOKU_OK);
        assert_int_equal(sudoku_grid_assign(puzzle, t->at[0].digit), SUDOKU_OK);
        assert_int_equal(sudoku_game_new(&game, puzzle, NULL), SUDOKU_OK);
        while (t->standing < MOVES) {
            const unsigned what = random_below(&random, 100);
            if (what < 80) {
                play_at_random(&random, t, game);
            } else if (what < 84) {
                hint(&random, t, game);
            } else if (what < 92) {
                const sudoku_status expected = t->standing ? SUDOKU_OK : SUDOKU_NONE;
                assert_int_equal(sudoku_game_undo(game), expected);
                t->standing -= t->standing > 0;
            } else {
                const sudoku_status expected = t->standing < t->kept ? SUDOKU_OK : SUDOKU_NONE;
                assert_int_equal(sudoku_game_redo(game), expected);
                t->standing += t->standing < t->kept;
            }
            if (random_below(&random, 4) == 0)
                compare(t, game);
            if (random_below(&random, 100) == 0)
                travel(t, &game);
        }
        while (t->standing > 0) {
            assert_int_equal(sudoku_game_undo(game), SUDOKU_OK);
            t->standing--;
            if (t->standing % 16 == 0)
                compare(t, game);
        }
        sudoku_game_free(game);
        sudoku_grid_free(puzzle);
    }
    free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(is_the_same_as_its_twin)};
    return cmocka_run_group_tests_name("game_twin", tests, NULL, NULL);
}
