/* SPDX-License-Identifier: MIT */
/*
 * Fish of rows and columns in HoDoKu's order: plain, finned and sashimi, of two to four lines.
 *
 * Some lines ("base") in which all places of a digit lie in as many crossing lines ("cover") take
 * the digit from the rest of the covers.  Places outside the covers are fins: either a fin is true
 * or the fish holds, so that only cells which see all fins lose the digit.  Where a base line
 * without its fins has less than two places left the fish is called sashimi.
 *
 * Plain fish that Sudoku Explainer knows are found by fish.c in its own order.  Here the digits are
 * gone through, rows as base before columns, base lines and then covers in lexicographic order; the
 * first fish with an effect is taken.  Lines are sets of places, so a fish is a few operations on
 * words; cells come into play only when fins are.
 */
#include "logic/cellset.h"
#include "logic/logic.h"

enum { MOST_FINS = 5, LARGEST = 4 };

typedef enum kind { PLAIN, FINNED, SASHIMI } kind;

typedef struct fish {
    kind kind;
    unsigned digit, size;
    bool rows;                              /* the base lines are */
    unsigned lines[LARGEST];                /* numbers of the base lines, 0 .. order - 1 */
    uint32_t covers;                        /* set of cover lines */
    unsigned count, line[SUDOKU_MAX_ORDER]; /* lines that can be base */
} fish;

static uint32_t places_in(const sudoku_logic *logic, const fish *of, unsigned line)
{
    return logic->board.places[of->rows ? line : line + logic->geometry.order][of->digit];
}

static unsigned cell_at(const sudoku_logic *logic, const fish *of, unsigned line, unsigned cover)
{
    const unsigned order = logic->geometry.order;
    return of->rows ? line * order + cover : cover * order + line;
}

static bool is_base(const fish *of, unsigned line)
{
    for (unsigned i = 0; i < of->size; i++)
        if (of->lines[i] == line)
            return true;
    return false;
}

/* Whether a cover has a place outside the base lines. */
static bool may_act(const sudoku_logic *logic, const fish *of)
{
    uint32_t bases = 0, gone = 0;
    for (unsigned i = 0; i < of->size; i++)
        bases |= sudoku__bit(of->lines[i]);
    for (uint32_t rest = of->covers; rest; rest &= rest - 1) {
        const unsigned cover = sudoku__lowest(rest);
        gone |= logic->board.places[of->rows ? cover + logic->geometry.order : cover][of->digit] &
                ~bases;
    }
    return gone != 0;
}

/* Takes the digit from the cells of the covers that see all fins. */
static void eliminate(sudoku_logic *logic, const fish *of, const unsigned *fins, unsigned count)
{
    const unsigned order = logic->geometry.order;
    for (unsigned r = 0; r < order; r++)
        for (unsigned c = 0; c < order; c++) {
            const unsigned cell = r * order + c;
            if (!(of->covers >> (of->rows ? c : r) & 1) || is_base(of, of->rows ? r : c) ||
                !sudoku__has(&logic->board, cell, of->digit))
                continue;
            bool sees_all = true;
            for (unsigned i = 0; i < count && sees_all; i++)
                sees_all = sudoku__sees(&logic->geometry, cell, fins[i]);
            if (sees_all)
                sudoku__step_eliminate(&logic->step, &logic->board, cell, of->digit);
        }
}

static void explain(sudoku_logic *logic, const fish *of)
{
    for (unsigned i = 0; i < of->size; i++) {
        const unsigned line = of->lines[i];
        for (uint32_t rest = places_in(logic, of, line); rest; rest &= rest - 1) {
            const unsigned cover = sudoku__lowest(rest);
            sudoku__step_mark(&logic->step, cell_at(logic, of, line, cover), of->digit,
                              of->covers >> cover & 1 ? SUDOKU_ROLE_PATTERN : SUDOKU_ROLE_FIN);
        }
        sudoku__step_digit_premise(&logic->step, of->rows ? line : line + logic->geometry.order,
                                   of->digit);
    }
}

static sudoku_status take(sudoku_logic *logic, const fish *of)
{
    static const enum sudoku__technique_index names[][LARGEST - 1] = {
        [PLAIN] = {SUDOKU__X_WING, SUDOKU__SWORDFISH, SUDOKU__JELLYFISH},
        [FINNED] = {SUDOKU__FINNED_X_WING, SUDOKU__FINNED_SWORDFISH, SUDOKU__FINNED_JELLYFISH},
        [SASHIMI] = {SUDOKU__SASHIMI_X_WING, SUDOKU__SASHIMI_SWORDFISH, SUDOKU__SASHIMI_JELLYFISH}};
    unsigned fins[MOST_FINS], count = 0;
    bool sashimi = false;
    if (!may_act(logic, of))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < of->size; i++) {
        const uint32_t places = places_in(logic, of, of->lines[i]);
        const uint32_t body = places & of->covers;
        sashimi |= !body || sudoku__is_single(body);
        for (uint32_t rest = places & ~of->covers; rest; rest &= rest - 1) {
            if (count == MOST_FINS)
                return SUDOKU_NONE;
            fins[count++] = cell_at(logic, of, of->lines[i], sudoku__lowest(rest));
        }
    }
    if ((count > 0) != (of->kind != PLAIN) || (count > 0 && sashimi != (of->kind == SASHIMI)))
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, names[of->kind][of->size - 2], 0);
    eliminate(logic, of, fins, count);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    explain(logic, of);
    return SUDOKU_OK;
}

/* All covers of the base lines, in lexicographic order.  A cover holds one place a base line at
   most, so what is not covered early on can be too much for the fins that are allowed. */
static sudoku_status try_covers(sudoku_logic *logic, fish *of)
{
    const unsigned most = of->kind == PLAIN ? 0 : MOST_FINS;
    unsigned cover[SUDOKU_MAX_ORDER], holds[SUDOKU_MAX_ORDER], count = 0, depth = 0;
    unsigned chosen[LARGEST], left[LARGEST + 1] = {0};
    uint32_t all = 0;
    for (unsigned i = 0; i < of->size; i++) {
        all |= places_in(logic, of, of->lines[i]);
        left[0] += sudoku__count_bits(places_in(logic, of, of->lines[i]));
    }
    for (uint32_t rest = all; rest; rest &= rest - 1) {
        cover[count] = sudoku__lowest(rest);
        holds[count] = 0;
        for (unsigned i = 0; i < of->size; i++)
            holds[count] += places_in(logic, of, of->lines[i]) >> cover[count] & 1;
        count++;
    }
    if (count < of->size || left[0] > of->size * of->size + most)
        return SUDOKU_NONE;
    for (unsigned next = 0;;) {
        if (next == count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            continue;
        }
        left[depth + 1] = left[depth] - holds[next];
        chosen[depth] = next++;
        if (left[depth + 1] > (of->size - depth - 1) * of->size + most)
            continue;
        if (++depth < of->size)
            continue;
        of->covers = 0;
        for (unsigned i = 0; i < of->size; i++)
            of->covers |= sudoku__bit(cover[chosen[i]]);
        if (take(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

/* All choices of base lines, in lexicographic order. */
static sudoku_status try_bases(sudoku_logic *logic, fish *of)
{
    unsigned chosen[LARGEST], depth = 0;
    of->count = 0;
    for (unsigned line = 0; line < logic->geometry.order; line++) {
        const unsigned places = sudoku__count_bits(places_in(logic, of, line));
        if (places > 0 && (of->kind != PLAIN || places <= of->size))
            of->line[of->count++] = line;
    }
    for (unsigned next = 0;;) {
        if (next == of->count) {
            if (depth == 0)
                return SUDOKU_NONE;
            next = chosen[--depth] + 1;
            continue;
        }
        chosen[depth] = next;
        of->lines[depth++] = of->line[next++];
        if (depth < of->size)
            continue;
        logic->work++;
        if (try_covers(logic, of) == SUDOKU_OK)
            return SUDOKU_OK;
        depth--;
    }
}

static sudoku_status find(sudoku_logic *logic, kind wanted, unsigned size)
{
    fish of = {.kind = wanted, .size = size};
    for (of.digit = 1; of.digit <= logic->geometry.order; of.digit++)
        for (unsigned columns = 0; columns < 2; columns++) {
            of.rows = !columns;
            if (try_bases(logic, &of) == SUDOKU_OK)
                return SUDOKU_OK;
            if (logic->work >= logic->budget)
                return SUDOKU_LIMIT;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_hodoku_x_wing(sudoku_logic *logic)
{
    return find(logic, PLAIN, 2);
}

sudoku_status sudoku__find_hodoku_swordfish(sudoku_logic *logic)
{
    return find(logic, PLAIN, 3);
}

sudoku_status sudoku__find_hodoku_jellyfish(sudoku_logic *logic)
{
    return find(logic, PLAIN, 4);
}

sudoku_status sudoku__find_finned_x_wing(sudoku_logic *logic)
{
    return find(logic, FINNED, 2);
}

sudoku_status sudoku__find_finned_swordfish(sudoku_logic *logic)
{
    return find(logic, FINNED, 3);
}

sudoku_status sudoku__find_finned_jellyfish(sudoku_logic *logic)
{
    return find(logic, FINNED, 4);
}

sudoku_status sudoku__find_sashimi_x_wing(sudoku_logic *logic)
{
    return find(logic, SASHIMI, 2);
}

sudoku_status sudoku__find_sashimi_swordfish(sudoku_logic *logic)
{
    return find(logic, SASHIMI, 3);
}

sudoku_status sudoku__find_sashimi_jellyfish(sudoku_logic *logic)
{
    return find(logic, SASHIMI, 4);
}
