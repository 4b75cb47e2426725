/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles and loops, types 1 to 4, as Sudoku Explainer finds and sorts them.
 *
 * A closed chain of cells, each sharing a house with the next, in which every house met holds two
 * cells, one of even and one of odd number, would have two fillings if all its cells had the same
 * two candidates a and b.  A puzzle with one solution cannot contain that, so something else is
 * true in the cells with more candidates ('extra' ones):
 *   1  one such cell: it is neither a nor b;
 *   2  the same extra digit in all of them: cells that see them all are not that digit;
 *   3  two, which together make a naked or a hidden subset with other cells of a house;
 *   4  two in a house where a (or b) has no other place: one of them is a, so none is b.
 *
 * The walk is depth-first with an explicit stack.  What lets it into a cell depends on the extra
 * digits met so far at that level, those of cells that were not entered among them: this is how
 * the original does it, and which loops are found depends on it.
 *
 * All hints of all loops compete: the lowest rating first, then the lowest type, then the first
 * found.  Ratings are sums of doubles, as there, since 4.6 + 0.1 is less than 4.7.
 */
#include "logic/logic.h"
#include "logic/scan.h"

enum { ALLOWANCE = 2, SHORTEST = 4, LARGEST_SUBSET = 7 };

/* A level of the walk. */
typedef struct level {
    uint32_t extra;  /* digits beside a and b that were met */
    uint32_t places; /* of the house that is being looked at: cells not tried yet */
    uint16_t cell;
    uint8_t seat;       /* the house, by its number in the cell's seats */
    uint8_t entered_by; /* the kind of house that led here */
    int16_t allowance;
} level;

/* What a hint is made of. */
typedef struct hint {
    double rating;
    unsigned type;
    const uint16_t *loop;
    unsigned length;
    uint32_t pair;    /* a and b */
    unsigned cell[2]; /* types 1, 3, 4: the cells with extra candidates */
    unsigned house;   /* types 3 and 4 */
    bool hidden;      /* type 3 */
    uint32_t digits;  /* type 2: the extra digit; 3: those of the subset; 4: the locked one */
    uint32_t others;  /* type 3: the places of the other cells of the subset */
} hint;

typedef struct search {
    sudoku_logic *logic;
    hint best; /* rating 0: none */
    uint16_t best_loop[SUDOKU_MAX_CELLS];
    uint16_t loop[SUDOKU_MAX_CELLS];
    level levels[SUDOKU_MAX_CELLS];
} search;

/* The base rating of a loop of that many cells: a sum, and not 5.0 where it comes to that. */
static double base_rating(unsigned length)
{
    return length == 4 ? 4.5 : length == 6 ? 4.5 + 0.1 : length == 8 ? 4.5 + 0.2 : 4.5 + 0.3 + 0.2;
}

static enum sudoku__technique_index technique_of(const hint *of)
{
    return of->type - 1 +
           (of->length == SHORTEST ? SUDOKU__UNIQUE_RECTANGLE_1 : SUDOKU__UNIQUE_LOOP_1);
}

static void eliminate_set(sudoku_logic *logic, unsigned cell, uint32_t digits)
{
    for (uint32_t rest = logic->board.candidates[cell] & digits; rest; rest &= rest - 1)
        sudoku__step_eliminate(&logic->step, &logic->board, cell, sudoku__lowest(rest) + 1);
}

/* The extra digit leaves the cells that see all cells with extra candidates. */
static void eliminate_type_2(sudoku_logic *logic, const hint *from)
{
    const sudoku__geometry *const geometry = &logic->geometry;
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        bool all = (logic->board.candidates[cell] & from->digits) != 0;
        for (unsigned i = 0; all && i < from->length; i++)
            if (logic->board.candidates[from->loop[i]] & ~from->pair)
                all = from->loop[i] != cell && sudoku__sees(geometry, from->loop[i], cell);
        if (all)
            eliminate_set(logic, cell, from->digits);
    }
}

static void eliminate_type_3(sudoku_logic *logic, const hint *from)
{
    for (unsigned place = 0; place < logic->geometry.order; place++) {
        const unsigned cell = logic->geometry.house_cell[from->house][place];
        const bool member = from->others >> place & 1;
        if (cell != from->cell[0] && cell != from->cell[1] && member == from->hidden)
            eliminate_set(logic, cell, from->hidden ? ~from->digits : from->digits);
    }
}

/* Starts the step with what the hint takes away; whether that has an effect. */
static bool eliminate(sudoku_logic *logic, const hint *from)
{
    sudoku__step_start(&logic->step, technique_of(from), (unsigned)((from->rating + 0.05) * 10));
    if (from->type == 1)
        eliminate_set(logic, from->cell[0], from->pair);
    else if (from->type == 2)
        eliminate_type_2(logic, from);
    else if (from->type == 3)
        eliminate_type_3(logic, from);
    else
        for (unsigned i = 0; i < 2; i++)
            eliminate_set(logic, from->cell[i], from->pair & ~from->digits);
    return sudoku__step_has_effect(&logic->step);
}

/* Keeps a hint that has an effect and comes before the best. */
static void offer(search *in, const hint *made)
{
    const bool better = in->best.rating == 0 || made->rating < in->best.rating ||
                        (made->rating <= in->best.rating && made->type < in->best.type);
    if (!better || !eliminate(in->logic, made))
        return;
    in->best = *made;
    memcpy(in->best_loop, made->loop, made->length * sizeof made->loop[0]);
    in->best.loop = in->best_loop;
}

/* Cells of the house that form a naked subset of that size with the two. */
static void offer_naked(search *in, hint made, uint32_t extra, unsigned size)
{
    const sudoku__board *const board = &in->logic->board;
    const uint16_t *const cells = in->logic->geometry.house_cell[made.house];
    const uint32_t in_both = board->candidates[made.cell[0]] & board->candidates[made.cell[1]] &
                             extra;
    uint32_t members = 0;
    for (unsigned place = 0; place < in->logic->geometry.order; place++)
        if (cells[place] != made.cell[0] && cells[place] != made.cell[1] &&
            sudoku__count_bits(board->candidates[cells[place]]) >= 2 &&
            sudoku__count_bits(board->candidates[cells[place]] | extra) <= size)
            members |= sudoku__bit(place);
    sudoku__subset_walk walk;
    sudoku__subset_walk_start(&walk, members);
    made.rating += (size - 1) * 0.1;
    while (sudoku__subset_walk_next(&walk, size - 1, &made.others)) {
        uint32_t candidates = 0;
        in->logic->work++;
        for (uint32_t rest = made.others; rest; rest &= rest - 1)
            candidates |= board->candidates[cells[sudoku__lowest(rest)]];
        made.digits = candidates | extra;
        if (sudoku__count_bits(made.digits) == size && (candidates | in_both) == made.digits)
            offer(in, &made);
    }
}

/* Digits of the house that form a hidden subset of that size with a, b and the two cells. */
static void offer_hidden(search *in, hint made, uint32_t extra, unsigned size)
{
    const sudoku__board *const board = &in->logic->board;
    const uint16_t *const cells = in->logic->geometry.house_cell[made.house];
    uint32_t here[2] = {0};
    for (unsigned place = 0; place < in->logic->geometry.order; place++)
        for (unsigned i = 0; i < 2; i++)
            here[i] |= cells[place] == made.cell[i] ? sudoku__bit(place) : 0;
    uint32_t of_pair = 0, possible = 0;
    for (unsigned digit = 1; digit <= in->logic->geometry.order; digit++) {
        const uint32_t bit = sudoku__bit(digit - 1);
        const uint32_t places = board->places[made.house][digit] & ~here[1];
        if (made.pair & bit)
            of_pair |= places;
        else if (places && !(extra & bit))
            possible |= bit;
    }
    sudoku__subset_walk walk;
    sudoku__subset_walk_start(&walk, possible);
    made.hidden = true;
    made.rating += (size - 2) * 0.1;
    uint32_t digits = 0;
    bool first = size == 2; /* the empty set is one subset */
    while (first || (size > 2 && sudoku__subset_walk_next(&walk, size - 2, &digits))) {
        first = false;
        in->logic->work++;
        uint32_t places = of_pair;
        for (uint32_t rest = digits; rest; rest &= rest - 1)
            places |= board->places[made.house][sudoku__lowest(rest) + 1] & ~here[1];
        if (sudoku__count_bits(places) != size)
            continue;
        made.digits = digits | made.pair;
        made.others = places & ~here[0];
        offer(in, &made);
    }
}

static void offer_type_3(search *in, hint made, uint32_t extra)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    made.type = 3;
    for (unsigned size = sudoku__count_bits(extra); size <= LARGEST_SUBSET; size++)
        for (unsigned s = 0; s < geometry->seats[made.cell[0]]; s++) {
            made.house = geometry->seat[made.cell[0]][s].house;
            bool both = false;
            for (unsigned t = 0; t < geometry->seats[made.cell[1]]; t++)
                both |= geometry->seat[made.cell[1]][t].house == made.house;
            const unsigned empty = in->logic->board.empty[made.house];
            if (both && 2 * size <= empty)
                offer_naked(in, made, extra, size);
            if (both && 2 * size < empty)
                offer_hidden(in, made, extra, size);
        }
}

static void offer_type_4(search *in, hint made)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    bool locked[2] = {false, false};
    unsigned house[2] = {0, 0};
    const uint32_t digit[2] = {made.pair & (0u - made.pair), made.pair & (made.pair - 1)};
    for (unsigned s = 0; s < geometry->seats[made.cell[0]]; s++)
        for (unsigned t = 0; t < geometry->seats[made.cell[1]]; t++) {
            const sudoku__seat a = geometry->seat[made.cell[0]][s];
            const sudoku__seat b = geometry->seat[made.cell[1]][t];
            for (unsigned i = 0; a.house == b.house && i < 2; i++) {
                const unsigned which = sudoku__lowest(digit[i]) + 1;
                if (in->logic->board.places[a.house][which] &
                    ~(sudoku__bit(a.place) | sudoku__bit(b.place)))
                    continue;
                locked[i] = true;
                house[i] = a.house;
            }
        }
    if (!locked[0] && !locked[1])
        return;
    made.type = 4;
    made.digits = digit[!locked[0]];
    made.house = house[!locked[0]];
    offer(in, &made);
}

/* Whether every house met holds one cell of even and one of odd number. */
static bool is_deadly(const sudoku__geometry *geometry, const uint16_t *loop, unsigned length)
{
    uint32_t met[2][(SUDOKU__MAX_HOUSES + 31) / 32] = {{0}};
    for (unsigned i = 0; i < length; i++)
        for (unsigned s = 0; s < geometry->seats[loop[i]]; s++) {
            const unsigned house = geometry->seat[loop[i]][s].house;
            if (met[i % 2][house / 32] >> house % 32 & 1)
                return false;
            met[i % 2][house / 32] |= UINT32_C(1) << house % 32;
        }
    return memcmp(met[0], met[1], sizeof met[0]) == 0;
}

/* All hints of a closed loop. */
static void judge(search *in, unsigned length, uint32_t pair)
{
    const sudoku__board *const board = &in->logic->board;
    hint made = {.rating = base_rating(length), .loop = in->loop, .length = length, .pair = pair};
    unsigned count = 0;
    uint32_t extra = 0;
    if (in->best.rating > 0 && made.rating > in->best.rating)
        return;
    if (!is_deadly(&in->logic->geometry, in->loop, length))
        return;
    for (unsigned i = 0; i < length; i++) {
        const uint32_t more = board->candidates[in->loop[i]] & ~pair;
        if (!more)
            continue;
        if (count == 0)
            made.digits = more & (0u - more);
        if (count < 2)
            made.cell[count] = in->loop[i];
        count++;
        extra |= more;
    }
    if (count == 0)
        return;
    if (count == 1 || count > 2 || sudoku__is_single(extra)) {
        made.type = count == 1 ? 1 : 2;
        offer(in, &made);
    } else {
        offer_type_3(in, made, extra);
    }
    if (count == 2)
        offer_type_4(in, made);
}

/* The cells of the level's next house that have both digits; false: there are no more houses. */
static bool next_house(const search *in, level *at, uint32_t pair)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    const unsigned a = sudoku__lowest(pair) + 1, b = sudoku__lowest(pair & (pair - 1)) + 1;
    while (++at->seat < geometry->seats[at->cell]) {
        const sudoku__seat seat = geometry->seat[at->cell][at->seat];
        if (seat.kind == at->entered_by)
            continue;
        const uint32_t *const places = in->logic->board.places[seat.house];
        at->places = places[a] & places[b];
        return true;
    }
    return false;
}

static void enter(search *in, unsigned depth, unsigned cell, unsigned kind, uint32_t extra,
                  int allowance)
{
    in->loop[depth] = (uint16_t)cell;
    in->levels[depth] = (level){.extra = extra,
                                .cell = (uint16_t)cell,
                                .seat = UINT8_MAX, /* before the first */
                                .entered_by = (uint8_t)kind,
                                .allowance = (int16_t)allowance};
}

/* All loops through a cell with two candidates; false: out of budget. */
static bool walk_from(search *in, unsigned start)
{
    const sudoku__geometry *const geometry = &in->logic->geometry;
    const sudoku__board *const board = &in->logic->board;
    const uint32_t pair = board->candidates[start];
    enum { NO_KIND = UINT8_MAX };
    unsigned depth = 0;
    enter(in, 0, start, NO_KIND, 0, ALLOWANCE);
    for (;;) {
        level *const at = &in->levels[depth];
        if (!at->places) {
            if (next_house(in, at, pair))
                continue;
            if (depth-- == 0)
                return true;
            continue;
        }
        const sudoku__seat seat = geometry->seat[at->cell][at->seat];
        const unsigned cell = geometry->house_cell[seat.house][sudoku__lowest(at->places)];
        at->places &= at->places - 1;
        if (cell == start && depth + 1 >= SHORTEST) {
            judge(in, depth + 1, pair);
            continue;
        }
        bool met = false;
        for (unsigned i = 0; i <= depth; i++)
            met |= in->loop[i] == cell;
        if (met)
            continue;
        const bool more = board->candidates[cell] != pair;
        at->extra |= board->candidates[cell] & ~pair;
        if (more && at->allowance <= 0 && (!at->extra || !sudoku__is_single(at->extra)))
            continue;
        if (++in->logic->work >= in->logic->budget)
            return false;
        enter(in, ++depth, cell, seat.kind, at->extra, at->allowance - more);
    }
}

static void explain(sudoku_logic *logic, const hint *of)
{
    sudoku__step *const step = &logic->step;
    for (unsigned i = 0; i < of->length; i++) {
        for (uint32_t rest = logic->board.candidates[of->loop[i]]; rest; rest &= rest - 1) {
            const unsigned digit = sudoku__lowest(rest) + 1;
            const bool deadly = of->pair >> (digit - 1) & 1;
            sudoku__step_mark(step, of->loop[i], digit,
                              deadly ? SUDOKU_ROLE_PATTERN : SUDOKU_ROLE_EXTRA);
        }
        sudoku__step_cell_premise(step, of->loop[i]);
    }
    if (of->type < 3)
        return;
    step->view.house = of->house;
    if (of->type == 4 || of->hidden)
        for (uint32_t rest = of->digits; rest; rest &= rest - 1) {
            sudoku__step_mark_places(step, &logic->board, &logic->geometry, of->house,
                                     sudoku__lowest(rest) + 1, SUDOKU_ROLE_SET_A);
            sudoku__step_digit_premise(step, of->house, sudoku__lowest(rest) + 1);
        }
    else
        for (uint32_t rest = of->others; rest; rest &= rest - 1) {
            const unsigned cell = logic->geometry.house_cell[of->house][sudoku__lowest(rest)];
            sudoku__step_mark_cell(step, &logic->board, cell, SUDOKU_ROLE_SET_A);
            sudoku__step_cell_premise(step, cell);
        }
}

sudoku_status sudoku__find_unique_loop(sudoku_logic *logic)
{
    search in;
    in.logic = logic;
    in.best.rating = 0;
    for (unsigned cell = 0; cell < logic->geometry.cells; cell++)
        if (sudoku__count_bits(logic->board.candidates[cell]) == 2 && !walk_from(&in, cell))
            return SUDOKU_LIMIT;
    if (in.best.rating == 0)
        return SUDOKU_NONE;
    eliminate(logic, &in.best);
    explain(logic, &in.best);
    return SUDOKU_OK;
}
