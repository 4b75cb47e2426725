/* SPDX-License-Identifier: MIT */
/*
 * Aligned pair and triplet exclusion, as Sudoku Explainer finds them.
 *
 * Two or three base cells; a combination of one candidate each is impossible if two cells that see
 * each other get the same digit, or if a cell that sees them all, an excluder, would have no
 * candidate left.  A candidate in no possible combination goes.
 *
 * Which cells are looked at, and in which order, decides which step is first; the rules for that
 * are the original's: base cells have an excluder (a peer with two candidates; for triplets two or
 * three) and no peer with one candidate, and at least two excluders must be common to the set.
 */
#include "logic/logic.h"
#include "logic/scan.h"

enum { LARGEST = 3, CELL_WORDS = (SUDOKU_MAX_CELLS + 31) / 32 };

typedef struct aligned {
    sudoku_logic *logic;
    unsigned size;                   /* 2 or 3 */
    unsigned count;                  /* of base cells */
    uint16_t base[SUDOKU_MAX_CELLS]; /* row by row */
    uint32_t is_base[CELL_WORDS];
    uint32_t excludes[CELL_WORDS]; /* cells with the right number of candidates */
} aligned;

static bool is_in(const uint32_t *set, unsigned cell)
{
    return set[cell / 32] >> cell % 32 & 1;
}

static void collect(aligned *in)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    const uint32_t *const candidates = in->logic->board.candidates;
    memset(in->is_base, 0, sizeof in->is_base);
    memset(in->excludes, 0, sizeof in->excludes);
    in->count = 0;
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        const unsigned count = sudoku__count_bits(candidates[cell]);
        if (count >= 2 && count <= in->size)
            in->excludes[cell / 32] |= UINT32_C(1) << cell % 32;
    }
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        bool excluder = false, single = false;
        if (sudoku__count_bits(candidates[cell]) < 2)
            continue;
        for (unsigned p = 0; p < geometry->peers[cell]; p++) {
            const unsigned peer = geometry->peer[cell][p];
            excluder |= is_in(in->excludes, peer);
            single |= candidates[peer] && sudoku__is_single(candidates[peer]);
        }
        if (!excluder || single)
            continue;
        in->base[in->count++] = (uint16_t)cell;
        in->is_base[cell / 32] |= UINT32_C(1) << cell % 32;
    }
}

/* The excluders that see all cells of the set; how many there are. */
static unsigned common_excluders(const aligned *in, const uint16_t *cells, uint16_t *excluders)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    unsigned count = 0;
    for (unsigned word = 0; word * 32 < geometry->cells; word++) {
        uint32_t set = in->excludes[word];
        for (unsigned i = 0; i < in->size; i++)
            set &= geometry->sees[cells[i]][word];
        for (; set; set &= set - 1)
            excluders[count++] = (uint16_t)(word * 32 + sudoku__lowest(set));
    }
    return count;
}

/* The digits that no further cell can have beside these, since an excluder would have no candidate
   left; all where one has none already.  'excluders' are sets of candidates. */
static uint32_t excluded_beside(uint32_t digits, const uint32_t *excluders, unsigned count)
{
    uint32_t excluded = 0;
    for (unsigned i = 0; i < count; i++) {
        const uint32_t rest = excluders[i] & ~digits;
        if (!rest)
            return UINT32_MAX;
        excluded |= sudoku__is_single(rest) ? rest : 0;
    }
    return excluded;
}

/* Whether a cell has a candidate that is not among the possible ones. */
static bool is_any_impossible(const aligned *in, const uint16_t *cells, const uint32_t *possible)
{
    bool any = false;
    for (unsigned i = 0; i < in->size; i++)
        any |= (in->logic->board.candidates[cells[i]] & ~possible[i]) != 0;
    return any;
}

/* The candidates of each cell of the set that some possible combination has. */
static void find_possible(const aligned *in, const uint16_t *cells, const uint32_t *excluders,
                          unsigned count, uint32_t possible[LARGEST])
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    const uint32_t *const candidates = in->logic->board.candidates;
    const unsigned last = in->size - 1;
    const bool triplet = in->size == 3;
    const bool see01 = sudoku__sees(geometry, cells[0], cells[1]);
    const bool see_last0 = sudoku__sees(geometry, cells[0], cells[last]);
    const bool see_last1 = triplet && sudoku__sees(geometry, cells[1], cells[last]);
    for (uint32_t x = candidates[cells[0]]; x; x &= x - 1) {
        const uint32_t a = x & (0u - x);
        uint32_t middle = triplet ? candidates[cells[1]] : a; /* a pair has none: one round */
        if (triplet && see01)
            middle &= ~a;
        for (; middle; middle &= middle - 1) {
            const uint32_t b = middle & (0u - middle);
            const uint32_t ends = candidates[cells[last]] & ~(see_last0 ? a : 0) &
                                  ~(see_last1 ? b : 0) & ~excluded_beside(a | b, excluders, count);
            in->logic->work++;
            if (!ends)
                continue;
            possible[0] |= a;
            possible[1] |= triplet ? b : 0;
            possible[last] |= ends;
            if (!is_any_impossible(in, cells, possible))
                return;
        }
    }
}

static sudoku_status try_set(aligned *in, const uint16_t cells[LARGEST])
{
    sudoku_logic *const logic = in->logic;
    uint16_t excluders[SUDOKU__MAX_PEERS];
    uint32_t possible[LARGEST] = {0};
    const unsigned count = common_excluders(in, cells, excluders);
    if (count < 2)
        return SUDOKU_NONE;
    uint32_t candidates[SUDOKU__MAX_PEERS];
    for (unsigned i = 0; i < count; i++)
        candidates[i] = logic->board.candidates[excluders[i]];
    find_possible(in, cells, candidates, count, possible);
    if (!is_any_impossible(in, cells, possible))
        return SUDOKU_NONE;
    sudoku__step_start(&logic->step, in->size == 2 ? SUDOKU__ALIGNED_PAIR : SUDOKU__ALIGNED_TRIPLET,
                       0);
    for (unsigned i = 0; i < in->size; i++) {
        uint32_t rest = logic->board.candidates[cells[i]] & ~possible[i];
        for (; rest; rest &= rest - 1)
            sudoku__step_eliminate(&logic->step, &logic->board, cells[i], sudoku__lowest(rest) + 1);
    }
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    for (unsigned i = 0; i < in->size + count; i++) {
        const unsigned cell = i < in->size ? cells[i] : excluders[i - in->size];
        sudoku__step_mark_cell(&logic->step, &logic->board, cell,
                               i < in->size ? SUDOKU_ROLE_SET_A : SUDOKU_ROLE_SET_B);
        sudoku__step_cell_premise(&logic->step, cell);
    }
    return SUDOKU_OK;
}

/* Adds the excluders of a cell that are base cells and not in the list yet. */
static unsigned add_tail(const aligned *in, unsigned cell, const uint16_t pair[LARGEST],
                         uint32_t *listed, uint16_t *tail, unsigned count)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    for (unsigned p = 0; p < geometry->peers[cell]; p++) {
        const unsigned peer = geometry->peer[cell][p];
        if (!is_in(in->excludes, peer) || !is_in(in->is_base, peer) || is_in(listed, peer) ||
            peer == pair[0] || peer == pair[1])
            continue;
        listed[peer / 32] |= UINT32_C(1) << peer % 32;
        tail[count++] = (uint16_t)peer;
    }
    return count;
}

static sudoku_status try_pair(aligned *in, uint16_t cells[LARGEST])
{
    if (in->size == 2)
        return try_set(in, cells);
    uint16_t tail[2 * SUDOKU__MAX_PEERS], excluders[SUDOKU__MAX_PEERS];
    uint32_t listed[CELL_WORDS] = {0};
    in->size = 2; /* the common excluders of two are an upper bound */
    const bool enough = common_excluders(in, cells, excluders) >= 2;
    in->size = 3;
    if (!enough)
        return SUDOKU_NONE;
    unsigned count = add_tail(in, cells[0], cells, listed, tail, 0);
    count = add_tail(in, cells[1], cells, listed, tail, count);
    for (unsigned i = 0; i < count; i++) {
        cells[2] = tail[i];
        if (try_set(in, cells) == SUDOKU_OK)
            return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}

static sudoku_status find(sudoku_logic *logic, unsigned size)
{
    aligned in;
    in.logic = logic;
    in.size = size;
    collect(&in);
    if (in.count < size)
        return SUDOKU_NONE;
    for (unsigned j = 1; j < in.count; j++) /* pairs in the order of 2^i + 2^j */
        for (unsigned i = 0; i < j; i++) {
            uint16_t cells[LARGEST] = {in.base[i], in.base[j], 0};
            if (try_pair(&in, cells) == SUDOKU_OK)
                return SUDOKU_OK;
            if (logic->work >= logic->budget)
                return SUDOKU_LIMIT;
        }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_aligned_pair(sudoku_logic *logic)
{
    return find(logic, 2);
}

sudoku_status sudoku__find_aligned_triplet(sudoku_logic *logic)
{
    return find(logic, 3);
}
