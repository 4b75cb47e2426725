/* SPDX-License-Identifier: MIT */
/*
 * Many puzzles at a time: each lane of a vector is a search node of a puzzle of its own, and 27
 * vectors (nine digits of three words) are as many nodes as there are lanes.  One pass works on all
 * of them, and no lane waits for another: after each pass, the lanes whose node is dead or does not
 * change any more are dealt with one by one.  A dead node is replaced by the next one of its
 * puzzle, a solved one is counted, a stuck one makes a guess, and when a puzzle is done its lane
 * takes the next.  To make a guess, a lane's node is turned into a node with digits in lanes
 * (node.h), which is how it is kept on the stack of its puzzle; so both kernels make the same
 * guesses. Givens and solutions go from bytes to lanes and back as binary digits, several lanes at
 * a time: an easy puzzle is solved in four passes, and to move it would take longer than that.
 *
 * When no puzzles are left and most lanes are idle, the others go to the kernel for one puzzle,
 * which is faster then.
 */
#ifndef SUDOKU_SIMD_LANES_H
#define SUDOKU_SIMD_LANES_H

#if defined(SUDOKU__AVX512)
#    include "simd/single_avx512.h"
#else
#    include "simd/single.h"
#endif

/* With this many puzzles left or fewer, they are solved one by one. */
enum { FEW_LANES = LANES / 4 };

/* The search for one puzzle's solutions; its current node is in the lane itself. */
typedef struct lane_search {
    size_t puzzle;
    uint64_t found, nodes_left;
    unsigned depth; /* nodes on the stack */
    node stack[MAX_DEPTH];
} lane_search;

typedef struct lanes {
    vec word[9][3];
    vec sum;          /* of all words, after the last pass; they only ever lose bits */
    vec pairs[3];     /* the cells that had two candidates before the last pass */
    uint32_t active;  /* the lanes with a puzzle */
    size_t next, end; /* puzzles that were taken from the job and have not begun */
    vec mask[LANES];  /* all bits set in lane number i, none in the others */
    lane_search lane[LANES];
    search one;
} lanes;

static void lanes_init(void *memory)
{
    lanes *self = memory;
    single_init(&self->one);
    for (unsigned i = 0; i < LANES; i++) {
        uint32_t words[LANES] = {0};
        words[i] = UINT32_MAX;
        memcpy(&self->mask[i], words, sizeof words);
    }
}

/* One digit's pass: it leaves the cells that others have claimed.  Not zero in lanes that are dead.
 */
INLINE vec pass_digit_of(vec word[9][3], int digit, const vec single[3], const vec claimed[3],
                         vec alone[3])
{
    vec x[3];
    for (int i = 0; i < 3; i++)
        x[i] = word[digit][i] & ~claimed[i];
    vec y[3], only;
    const vec dead = columns_vec(x, single, y, &only);
    rows_vec(y, only, word[digit], alone);
    return dead;
}

/* One pass for all lanes, three digits at a time: their computations do not wait for each other,
   and what they claim is known to the next three.  Bits are set in the lanes of 'dead' that have a
   cell without candidates or with two claims, and of 'several' that have a cell with more than one
   candidate. */
INLINE void lanes_pass(vec word[9][3], vec *dead, vec *several, vec *sum, vec pairs[3])
{
    vec single[3], claimed[3], alone[9][3];
    *dead = *several = *sum = vec_all(0);
    for (int i = 0; i < 3; i++) {
        vec one = word[0][i], two = vec_all(0), three = vec_all(0);
        for (int d = 1; d < 9; d++) {
            three |= two & word[d][i];
            two |= one & word[d][i];
            one |= word[d][i];
        }
        single[i] = one & ~two;
        claimed[i] = vec_all(0);
        *dead |= one ^ vec_all(ALL_CELLS);
        *several |= two;
        pairs[i] = two & ~three;
    }
    for (int d = 0; d < 9; d += 3) {
        const vec a = pass_digit_of(word, d, single, claimed, alone[d]);
        const vec b = pass_digit_of(word, d + 1, single, claimed, alone[d + 1]);
        const vec c = pass_digit_of(word, d + 2, single, claimed, alone[d + 2]);
        *dead |= a | b | c;
        for (int i = 0; i < 3; i++) {
            const vec ab = alone[d][i] | alone[d + 1][i];
            *dead |= (alone[d][i] & alone[d + 1][i]) | (ab & alone[d + 2][i]);
            claimed[i] |= ab | alone[d + 2][i];
        }
    }
    for (int i = 0; i < 3; i++) {
        const vec free = ~claimed[i];
        for (int d = 0; d < 9; d++) {
            const vec left = word[d][i] & (free | alone[d][i]);
            *sum += left;
            word[d][i] = left;
        }
    }
}

static void put_node(lanes *self, unsigned index, node *from)
{
    const vec mask = self->mask[index];
    for (unsigned d = 0; d < 9; d++)
        for (unsigned i = 0; i < 3; i++) {
            const uint32_t word = *word_at(from, d, i);
            self->word[d][i] = vec_with(self->word[d][i], index, mask, word);
        }
    self->sum |= mask; /* not a sum that can be */
}

static void get_node(const lanes *self, unsigned index, node *to)
{
    for (unsigned i = 0; i < 3; i++) {
        uint32_t digit[9];
        for (unsigned d = 0; d < 9; d++)
            memcpy(&digit[d], (const char *)&self->word[d][i] + index * sizeof *digit,
                   sizeof *digit);
        set_words(to, i, digit);
    }
}

/* The branch of a stuck lane, whose node has been copied to 'copy'. */
INLINE guess choose_in_lane(const lanes *self, unsigned index, const node *copy)
{
    uint32_t pairs[3];
    for (unsigned i = 0; i < 3; i++)
        pairs[i] = self->pairs[i][index];
#if defined(SUDOKU__AVX512)
    /* The copy has just been stored, word by word, and is not there yet. */
    if ((pairs[0] | pairs[1] | pairs[2]) != 0) {
        const uint32_t *const first = (const uint32_t *)(const void *)self->word[0] + index;
        const words_at at = {.first = first,
                             .ninth = first + (size_t)8 * 3 * LANES,
                             .digit_stride = (size_t)3 * LANES,
                             .word_stride = LANES,
                             .ninth_stride = LANES};
        unsigned digits = 0;
        const unsigned cell = choose_pair(at, pairs, &digits);
        return guess_in(cell, digits, NULL);
    }
#endif
    return choose_among(copy, pairs, self->one.table, NULL);
}

/* What 'assume' does, in a lane. */
INLINE void assume_in_lane(lanes *self, unsigned index, guess by)
{
    const peers *const of_cell = &self->one.table[by.cell];
    const vec mask = self->mask[index], bit = mask & vec_all(of_cell->bit);
    vec *const digit = self->word[by.digit];
    for (unsigned d = 0; d < 9; d++)
        self->word[d][word_of(by.cell)] &= ~bit;
    digit[word_of(by.cell)] |= bit;
    for (unsigned i = 0; i < 3; i++)
        digit[i] &= ~(mask & vec_all(of_cell->word[i]));
}

/*
 * Cells come and go as the four binary digits of each, as that is what can be had of bytes, or
 * turned into bytes, in few instructions: for each band a word, bit 9 * (row % 3) + column.  The
 * words of nodes have bands and rows the other way round.
 */
typedef struct binary {
    vec band[3][4];
} binary;

/* Words of bands from words of nodes, and the reverse. */
INLINE void swap_bands_and_rows(const vec from[3], vec to[3])
{
    const vec first = vec_all(0x1ff), middle = vec_all(0x1ff << 9), last = vec_all(0x1ff << 18);
    to[0] = (from[0] & first) | ((from[1] & first) << 9) | ((from[2] & first) << 18);
    to[1] = ((from[0] & middle) >> 9) | (from[1] & middle) | ((from[2] & middle) << 9);
    to[2] = ((from[0] & last) >> 18) | ((from[1] & last) >> 9) | (from[2] & last);
}

/* Puts puzzles into the lanes of the mask. */
INLINE void put_binary(lanes *self, vec mask, const binary *from)
{
    vec bit[4][3];
    for (int k = 0; k < 4; k++) {
        const vec band[3] = {from->band[0][k], from->band[1][k], from->band[2][k]};
        swap_bands_and_rows(band, bit[k]);
    }
    for (int i = 0; i < 3; i++) {
        const vec a = bit[0][i], b = bit[1][i], c = bit[2][i], d = bit[3][i];
        const vec low = ~(c | d), empty = low & ~(a | b) & vec_all(ALL_CELLS);
        const vec given[9] = {a & ~b & low,     b & ~a & low,     a & b & low,
                              c & ~(a | b | d), a & c & ~(b | d), b & c & ~(a | d),
                              a & b & c & ~d,   d & ~(a | b | c), a & d & ~(b | c)};
        for (int digit = 0; digit < 9; digit++)
            self->word[digit][i] = vec_select(mask, given[digit] | empty, self->word[digit][i]);
    }
    self->sum |= mask; /* not a sum that can be */
}

/* Of the lanes that are solved. */
INLINE void get_binary(const lanes *self, binary *to)
{
    vec bit[4][3];
    for (int i = 0; i < 3; i++) {
        const vec a = self->word[0][i], b = self->word[1][i], c = self->word[2][i],
                  d = self->word[3][i], e = self->word[4][i], f = self->word[5][i],
                  g = self->word[6][i], h = self->word[7][i], j = self->word[8][i];
        bit[0][i] = a | c | e | g | j;
        bit[1][i] = b | c | f | g;
        bit[2][i] = d | e | f | g;
        bit[3][i] = h | j;
    }
    for (int k = 0; k < 4; k++) {
        vec band[3];
        swap_bands_and_rows(bit[k], band);
        for (int i = 0; i < 3; i++)
            to->band[i][k] = band[i];
    }
}

static uint8_t *solution_of(const sudoku__job *job, size_t puzzle)
{
    return job->solutions ? job->solutions + 81 * puzzle : NULL;
}

/* Bytes are read and written 32 at a time; this is where those begin that end with the last cell.
 */
enum { LAST_BYTES = 81 - 32, BEFORE_LAST_BAND = 54 - LAST_BYTES };

/* Writes the first solutions of puzzles, whose lanes are solved. */
static void store_solutions(const lanes *self, uint32_t solved, const sudoku__job *job)
{
    binary all;
    get_binary(self, &all);
    /* What comes before the last band in its 32 bytes, they write as well. */
    for (int k = 0; k < 4; k++)
        all.band[2][k] = all.band[2][k] << BEFORE_LAST_BAND |
                         all.band[1][k] >> (27 - BEFORE_LAST_BAND);
    for (; solved; solved &= solved - 1) {
        const unsigned index = (unsigned)__builtin_ctz(solved);
        const lane_search *const at = &self->lane[index];
        uint32_t bit[3][4];
        if (at->found > 0)
            continue;
        for (int band = 0; band < 3; band++)
            for (int k = 0; k < 4; k++)
                memcpy(&bit[band][k], (const char *)&all.band[band][k] + index * sizeof **bit,
                       sizeof **bit);
        uint8_t *const solution = solution_of(job, at->puzzle);
        store_digits(bit[0], solution);
        store_digits(bit[1], solution + 27);
        store_digits(bit[2], solution + LAST_BYTES);
    }
}

/* Gives lanes the next puzzles, or makes them idle. */
static void begin(lanes *self, uint32_t which, sudoku__job *job)
{
    binary all;
    vec mask = vec_all(0);
    for (int band = 0; band < 3; band++) /* more quickly than "= {0}" */
        for (int k = 0; k < 4; k++)
            all.band[band][k] = vec_all(0);
    for (; which; which &= which - 1) {
        const unsigned index = (unsigned)__builtin_ctz(which);
        if (self->next == self->end) {
            const size_t taken = job->take(job, &self->next);
            self->end = self->next + taken;
            if (taken == 0) {
                self->active &= ~which;
                break;
            }
        }
        lane_search *const at = &self->lane[index];
        at->puzzle = self->next++;
        at->found = 0;
        at->nodes_left = job->max_nodes;
        at->depth = 0;
        const uint8_t *const cells = job->puzzles + 81 * at->puzzle;
        uint32_t bit[3][4];
        bytes_bits(cells, bit[0]);
        bytes_bits(cells + 27, bit[1]);
        bytes_bits(cells + LAST_BYTES, bit[2]);
        const vec lane = self->mask[index];
        for (int k = 0; k < 4; k++) {
            bit[2][k] >>= BEFORE_LAST_BAND;
            for (int band = 0; band < 3; band++)
                all.band[band][k] = vec_with(all.band[band][k], index, lane, bit[band][k]);
        }
        mask |= lane;
    }
    put_binary(self, mask, &all);
}

/* Goes on with a lane whose node is settled: 'is_dead', or else solved or, with 'several'
   candidates in a cell, stuck.  Returns whether its puzzle is done. */
static bool settle(lanes *self, unsigned index, bool is_dead, bool several, sudoku__job *job)
{
    lane_search *const at = &self->lane[index];
    bool stopped = false;
    if (!is_dead && !several) {
        at->found++;
        stopped = at->nodes_left == 0 && at->found < job->limit; /* as with a solver */
    } else if (!is_dead) {
        stopped = at->nodes_left == 0;
        if (!stopped) {
            node *const other = &at->stack[at->depth++];
            get_node(self, index, other);
            const guess by = choose_in_lane(self, index, other);
            exclude(other, by, self->one.table);
            assume_in_lane(self, index, by);
            at->nodes_left--;
            return false;
        }
    }
    if (!stopped && at->found < job->limit && at->depth > 0) {
        put_node(self, index, &at->stack[--at->depth]);
        return false;
    }
    job->done(job, at->puzzle, (sudoku__tally){.found = at->found, .stopped = stopped});
    return true;
}

/* Finishes the puzzle of a lane alone. */
static void finish(lanes *self, unsigned index, sudoku__job *job)
{
    lane_search *const at = &self->lane[index];
    search *const one = &self->one;
    get_node(self, index, &at->stack[at->depth]);
    single_take_over(one, at->stack, at->depth + 1);
    sudoku_status status = SUDOKU_OK;
    while (at->found < job->limit && status == SUDOKU_OK) {
        uint8_t *const solution = at->found == 0 ? solution_of(job, at->puzzle) : NULL;
        status = single_next(one, solution, &at->nodes_left);
        if (status == SUDOKU_OK && ++at->found < job->limit && at->nodes_left == 0)
            status = SUDOKU_LIMIT;
    }
    job->done(job, at->puzzle,
              (sudoku__tally){.found = at->found, .stopped = status == SUDOKU_LIMIT});
}

INTERLEAVED static void lanes_solve(void *memory, sudoku__job *job)
{
    lanes *self = memory;
    self->next = self->end = 0;
    self->sum = vec_all(0);
    self->active = (uint32_t)((UINT64_C(1) << LANES) - 1);
    memset(self->word, 0, sizeof self->word);
    begin(self, self->active, job);
    while (__builtin_popcount(self->active) > FEW_LANES) {
        vec dead, several, sum;
        lanes_pass(self->word, &dead, &several, &sum, self->pairs);
        const uint32_t is_dead = vec_nonzero(dead), is_open = vec_nonzero(several);
        uint32_t settled = (is_dead | ~vec_nonzero(sum ^ self->sum)) & self->active;
        self->sum = sum;
        const uint32_t solved = settled & ~is_dead & ~is_open;
        if (solved && job->solutions)
            store_solutions(self, solved, job);
        uint32_t finished = 0;
        for (; settled; settled &= settled - 1) {
            const unsigned index = (unsigned)__builtin_ctz(settled);
            if (settle(self, index, is_dead >> index & 1, is_open >> index & 1, job))
                finished |= UINT32_C(1) << index;
        }
        if (finished)
            begin(self, finished, job);
    }
    for (uint32_t left = self->active; left; left &= left - 1)
        finish(self, (unsigned)__builtin_ctz(left), job);
}

#endif /* SUDOKU_SIMD_LANES_H */
