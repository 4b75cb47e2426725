/* SPDX-License-Identifier: MIT */
/*
 * The table of techniques: names, scores and finders, a row each.
 *
 * Ratings are those of Sudoku Explainer 1.2.1 in tenths, scores and levels those of HoDoKu 2.2; a
 * row's places say when either program tries it (tens and hundreds apart, so that others fit in
 * between).  What the programs call the same is one row; where they cut the cake differently (for
 * HoDoKu a pair inside an intersection is a technique of its own) there are rows for both.
 */
#include "logic/technique.h"

#include <string.h>

#include "core/shape.h"

enum {
    NO = SUDOKU_LEVEL_ANY,
    EASY = SUDOKU_LEVEL_EASY,
    MEDIUM = SUDOKU_LEVEL_MEDIUM,
    HARD = SUDOKU_LEVEL_HARD,
    UNFAIR = SUDOKU_LEVEL_UNFAIR,
    EXTREME = SUDOKU_LEVEL_EXTREME
};

/* clang-format off */
const sudoku_technique sudoku__techniques[SUDOKU__TECHNIQUES] = {
    /* identifier, name; HoDoKu's code and short name, SE's name; SE's rating, HoDoKu's score and
       level; needs a unique solution, needs 3x3 boxes; place and finder of SE and of HoDoKu */
    [SUDOKU__FULL_HOUSE] = {"full-house", "Full House", "0000", "fh", "Hidden Single",
        10, 4, EASY, false, false, 10, sudoku__find_full_house, 100, sudoku__find_queued_full_house},
    [SUDOKU__HIDDEN_SINGLE] = {"hidden-single", "Hidden Single", "0002", "h1", "Hidden Single",
        12, 14, EASY, false, false, 12, sudoku__find_hidden_single, 300, sudoku__find_queued_hidden_single},
    [SUDOKU__DIRECT_POINTING] = {"direct-pointing", "Direct Pointing", "", "", "Direct Pointing",
        17, 0, NO, false, false, 20, sudoku__find_direct_locked, 0, NULL},
    [SUDOKU__DIRECT_CLAIMING] = {"direct-claiming", "Direct Claiming", "", "", "Direct Claiming",
        19, 0, NO, false, false, 20, sudoku__find_direct_locked, 0, NULL},
    [SUDOKU__NAKED_SINGLE] = {"naked-single", "Naked Single", "0003", "n1", "Naked Single",
        23, 4, EASY, false, false, 40, sudoku__find_naked_single, 200, sudoku__find_queued_naked_single},
    [SUDOKU__POINTING] = {"pointing", "Locked Candidates Type 1 (Pointing)", "0100", "lc1", "Pointing",
        26, 50, MEDIUM, false, false, 60, sudoku__find_locked, 1200, sudoku__find_hodoku_pointing},
    [SUDOKU__CLAIMING] = {"claiming", "Locked Candidates Type 2 (Claiming)", "0101", "lc2", "Claiming",
        28, 50, MEDIUM, false, false, 60, sudoku__find_locked, 1210, sudoku__find_hodoku_claiming},
    [SUDOKU__LOCKED_PAIR] = {"locked-pair", "Locked Pair", "0110", "l2", "",
        0, 40, MEDIUM, false, false, 0, NULL, 1000, sudoku__find_locked_pair},
    [SUDOKU__LOCKED_TRIPLE] = {"locked-triple", "Locked Triple", "0111", "l3", "",
        0, 60, MEDIUM, false, false, 0, NULL, 1100, sudoku__find_locked_triple},
    [SUDOKU__DIRECT_HIDDEN_PAIR] = {"direct-hidden-pair", "Direct Hidden Pair", "", "", "Direct Hidden Pair",
        20, 0, NO, false, false, 30, sudoku__find_direct_hidden_pair, 0, NULL},
    [SUDOKU__DIRECT_HIDDEN_TRIPLET] = {"direct-hidden-triplet", "Direct Hidden Triplet", "", "", "Direct Hidden Triplet",
        25, 0, NO, false, false, 50, sudoku__find_direct_hidden_triplet, 0, NULL},
    [SUDOKU__NAKED_PAIR] = {"naked-pair", "Naked Pair", "0200", "n2", "Naked Pair",
        30, 60, MEDIUM, false, false, 70, sudoku__find_naked_pair, 1300, sudoku__find_hodoku_naked_pair},
    [SUDOKU__NAKED_TRIPLE] = {"naked-triple", "Naked Triple", "0201", "n3", "Naked Triplet",
        36, 80, MEDIUM, false, false, 100, sudoku__find_naked_triple, 1400, sudoku__find_hodoku_naked_triple},
    [SUDOKU__NAKED_QUAD] = {"naked-quad", "Naked Quadruple", "0202", "n4", "Naked Quad",
        50, 120, HARD, false, false, 160, sudoku__find_naked_quad, 2000, sudoku__find_hodoku_naked_quad},
    [SUDOKU__HIDDEN_PAIR] = {"hidden-pair", "Hidden Pair", "0210", "h2", "Hidden Pair",
        34, 70, MEDIUM, false, false, 90, sudoku__find_hidden_pair, 1500, sudoku__find_hodoku_hidden_pair},
    [SUDOKU__HIDDEN_TRIPLE] = {"hidden-triple", "Hidden Triple", "0211", "h3", "Hidden Triplet",
        40, 100, MEDIUM, false, false, 120, sudoku__find_hidden_triple, 1600, sudoku__find_hodoku_hidden_triple},
    [SUDOKU__HIDDEN_QUAD] = {"hidden-quad", "Hidden Quadruple", "0212", "h4", "Hidden Quad",
        54, 150, HARD, false, false, 180, sudoku__find_hidden_quad, 2100, sudoku__find_hodoku_hidden_quad},
    [SUDOKU__X_WING] = {"x-wing", "X-Wing", "0300", "bf2", "X-Wing",
        32, 140, HARD, false, false, 80, sudoku__find_x_wing, 0, NULL},
    [SUDOKU__SWORDFISH] = {"swordfish", "Swordfish", "0301", "bf3", "Swordfish",
        38, 150, HARD, false, false, 110, sudoku__find_swordfish, 0, NULL},
    [SUDOKU__JELLYFISH] = {"jellyfish", "Jellyfish", "0302", "bf4", "Jellyfish",
        52, 160, HARD, false, false, 170, sudoku__find_jellyfish, 0, NULL},
    [SUDOKU__XY_WING] = {"xy-wing", "XY-Wing", "0800", "xy", "XY-Wing",
        42, 160, HARD, false, false, 130, sudoku__find_xy_wing, 0, NULL},
    [SUDOKU__XYZ_WING] = {"xyz-wing", "XYZ-Wing", "0801", "xyz", "XYZ-Wing",
        44, 180, HARD, false, false, 140, sudoku__find_xyz_wing, 0, NULL},
    [SUDOKU__UNIQUE_RECTANGLE_1] = {"unique-rectangle-1", "Uniqueness Test 1", "0600", "u1", "Unique Rectangle type 1",
        45, 100, HARD, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_RECTANGLE_2] = {"unique-rectangle-2", "Uniqueness Test 2", "0601", "u2", "Unique Rectangle type 2",
        45, 100, HARD, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_RECTANGLE_3] = {"unique-rectangle-3", "Uniqueness Test 3", "0602", "u3", "Unique Rectangle type 3",
        45, 100, HARD, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_RECTANGLE_4] = {"unique-rectangle-4", "Uniqueness Test 4", "0603", "u4", "Unique Rectangle type 4",
        45, 100, HARD, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_1] = {"unique-loop-1", "Unique Loop Type 1", "", "", "Unique Loop type 1",
        46, 0, NO, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_2] = {"unique-loop-2", "Unique Loop Type 2", "", "", "Unique Loop type 2",
        46, 0, NO, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_3] = {"unique-loop-3", "Unique Loop Type 3", "", "", "Unique Loop type 3",
        46, 0, NO, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_4] = {"unique-loop-4", "Unique Loop Type 4", "", "", "Unique Loop type 4",
        46, 0, NO, true, false, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__BUG_1] = {"bug-1", "Bivalue Universal Grave + 1", "0610", "bug1", "BUG type 1",
        56, 100, HARD, true, false, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__BUG_2] = {"bug-2", "Bivalue Universal Grave Type 2", "", "", "BUG type 2",
        57, 0, NO, true, false, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__BUG_3] = {"bug-3", "Bivalue Universal Grave Type 3", "", "", "BUG type 3",
        58, 0, NO, true, false, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__BUG_4] = {"bug-4", "Bivalue Universal Grave Type 4", "", "", "BUG type 4",
        57, 0, NO, true, false, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__ALIGNED_PAIR] = {"aligned-pair-exclusion", "Aligned Pair Exclusion", "", "", "Aligned Pair Exclusion",
        62, 0, NO, false, false, 200, sudoku__find_aligned_pair, 0, NULL},
    [SUDOKU__ALIGNED_TRIPLET] = {"aligned-triplet-exclusion", "Aligned Triplet Exclusion", "", "", "Aligned Triplet Exclusion",
        75, 0, NO, false, false, 220, sudoku__find_aligned_triplet, 0, NULL},
};
/* clang-format on */

/* Whether two texts are equal but for the case of ASCII letters. */
static bool same_text(const char *a, const char *b)
{
    for (; *a && *b; a++, b++) {
        const char x = *a >= 'A' && *a <= 'Z' ? (char)(*a + 32) : *a;
        const char y = *b >= 'A' && *b <= 'Z' ? (char)(*b + 32) : *b;
        if (x != y)
            return false;
    }
    return *a == *b;
}

const sudoku_technique *sudoku_technique_at(unsigned index)
{
    return index < SUDOKU__TECHNIQUES ? &sudoku__techniques[index] : NULL;
}

const sudoku_technique *sudoku_technique_named(const char *name)
{
    for (unsigned i = 0; name && *name && i < SUDOKU__TECHNIQUES; i++) {
        const sudoku_technique *const row = &sudoku__techniques[i];
        if (same_text(name, row->id) || same_text(name, row->name) ||
            strcmp(name, row->code) == 0 || strcmp(name, row->short_name) == 0)
            return row;
    }
    return NULL;
}

const char *sudoku_technique_id(const sudoku_technique *technique)
{
    return technique ? technique->id : NULL;
}

const char *sudoku_technique_name(const sudoku_technique *technique)
{
    return technique ? technique->name : NULL;
}

const char *sudoku_technique_code(const sudoku_technique *technique)
{
    return technique ? technique->code : NULL;
}

const char *sudoku_technique_short_name(const sudoku_technique *technique)
{
    return technique ? technique->short_name : NULL;
}

const char *sudoku_technique_se_name(const sudoku_technique *technique)
{
    return technique ? technique->se_name : NULL;
}

unsigned sudoku_technique_se_rating(const sudoku_technique *technique)
{
    return technique ? technique->se_rating : 0;
}

unsigned sudoku_technique_score(const sudoku_technique *technique)
{
    return technique ? technique->score : 0;
}

sudoku_level sudoku_technique_level(const sudoku_technique *technique)
{
    return technique ? (sudoku_level)technique->level : SUDOKU_LEVEL_ANY;
}

bool sudoku_technique_needs_unique(const sudoku_technique *technique)
{
    return technique && technique->needs_unique;
}

bool sudoku_technique_supports(const sudoku_technique *technique, const sudoku_shape *shape)
{
    return technique && sudoku_shape_valid(shape, NULL) &&
           (!technique->boxes_only || sudoku_shape_equal(shape, NULL));
}

const char *sudoku_level_name(sudoku_level level)
{
    static const char *const names[] = {"any", "easy", "medium", "hard", "unfair", "extreme"};
    return level <= SUDOKU_LEVEL_EXTREME ? names[level] : names[0];
}

const char *sudoku_qqwing_name(unsigned qqwing)
{
    static const char *const names[] = {"", "simple", "easy", "intermediate", "expert"};
    return qqwing < sizeof names / sizeof names[0] ? names[qqwing] : names[0];
}
