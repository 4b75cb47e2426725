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

enum { ANY = SUDOKU__ANY_SHAPE, UP_TO_9 = SUDOKU__ORDER_UP_TO_9, BOXES = SUDOKU__CLASSIC_SHAPE };

/* clang-format off */
const sudoku_technique sudoku__techniques[SUDOKU__TECHNIQUES] = {
    /* identifier, name; HoDoKu's code and short name, SE's name; SE's rating, HoDoKu's score and
       level; needs a unique solution; shapes; place and finder of SE and of HoDoKu */
    [SUDOKU__FULL_HOUSE] = {"full-house", "Full House", "0000", "fh", "Hidden Single",
        10, 4, EASY, false, ANY, 10, sudoku__find_full_house, 100, sudoku__find_queued_full_house},
    [SUDOKU__HIDDEN_SINGLE] = {"hidden-single", "Hidden Single", "0002", "h1", "Hidden Single",
        12, 14, EASY, false, ANY, 12, sudoku__find_hidden_single, 300, sudoku__find_queued_hidden_single},
    [SUDOKU__DIRECT_POINTING] = {"direct-pointing", "Direct Pointing", "", "", "Direct Pointing",
        17, 0, NO, false, ANY, 20, sudoku__find_direct_locked, 0, NULL},
    [SUDOKU__DIRECT_CLAIMING] = {"direct-claiming", "Direct Claiming", "", "", "Direct Claiming",
        19, 0, NO, false, ANY, 20, sudoku__find_direct_locked, 0, NULL},
    [SUDOKU__NAKED_SINGLE] = {"naked-single", "Naked Single", "0003", "n1", "Naked Single",
        23, 4, EASY, false, ANY, 40, sudoku__find_naked_single, 200, sudoku__find_queued_naked_single},
    [SUDOKU__POINTING] = {"pointing", "Locked Candidates Type 1 (Pointing)", "0100", "lc1", "Pointing",
        26, 50, MEDIUM, false, ANY, 60, sudoku__find_locked, 1200, sudoku__find_hodoku_pointing},
    [SUDOKU__CLAIMING] = {"claiming", "Locked Candidates Type 2 (Claiming)", "0101", "lc2", "Claiming",
        28, 50, MEDIUM, false, ANY, 60, sudoku__find_locked, 1210, sudoku__find_hodoku_claiming},
    [SUDOKU__LOCKED_PAIR] = {"locked-pair", "Locked Pair", "0110", "l2", "",
        0, 40, MEDIUM, false, ANY, 0, NULL, 1000, sudoku__find_locked_pair},
    [SUDOKU__LOCKED_TRIPLE] = {"locked-triple", "Locked Triple", "0111", "l3", "",
        0, 60, MEDIUM, false, ANY, 0, NULL, 1100, sudoku__find_locked_triple},
    [SUDOKU__REMOTE_PAIR] = {"remote-pair", "Remote Pair", "0703", "rp", "",
        0, 110, HARD, false, ANY, 0, NULL, 2800, sudoku__find_remote_pair},
    [SUDOKU__SKYSCRAPER] = {"skyscraper", "Skyscraper", "0400", "sk", "",
        0, 130, HARD, false, ANY, 0, NULL, 3000, sudoku__find_skyscraper},
    [SUDOKU__TWO_STRING_KITE] = {"two-string-kite", "2-String Kite", "0401", "2sk", "",
        0, 150, HARD, false, ANY, 0, NULL, 3100, sudoku__find_two_string_kite},
    [SUDOKU__TURBOT_FISH] = {"turbot-fish", "Turbot Fish", "0403", "tf", "Turbot Fish",
        66, 120, HARD, false, ANY, 210, sudoku__find_forcing_chain, 3120, sudoku__find_turbot_fish},
    [SUDOKU__EMPTY_RECTANGLE] = {"empty-rectangle", "Empty Rectangle", "0402", "er", "",
        0, 120, HARD, false, ANY, 0, NULL, 3170, sudoku__find_empty_rectangle},
    [SUDOKU__W_WING] = {"w-wing", "W-Wing", "0803", "w", "",
        0, 150, HARD, false, ANY, 0, NULL, 3200, sudoku__find_w_wing},
    [SUDOKU__UNIQUE_RECTANGLE_5] = {"unique-rectangle-5", "Uniqueness Test 5", "0604", "u5", "",
        0, 100, HARD, true, BOXES, 0, NULL, 3900, sudoku__find_rectangle},
    [SUDOKU__UNIQUE_RECTANGLE_6] = {"unique-rectangle-6", "Uniqueness Test 6", "0605", "u6", "",
        0, 100, HARD, true, BOXES, 0, NULL, 4000, sudoku__find_rectangle},
    [SUDOKU__HIDDEN_RECTANGLE] = {"hidden-rectangle", "Hidden Rectangle", "0606", "hr", "",
        0, 100, HARD, true, BOXES, 0, NULL, 4010, sudoku__find_rectangle},
    [SUDOKU__AVOIDABLE_1] = {"avoidable-rectangle-1", "Avoidable Rectangle Type 1", "0607", "ar1", "",
        0, 100, HARD, true, BOXES, 0, NULL, 4020, sudoku__find_avoidable_rectangle},
    [SUDOKU__AVOIDABLE_2] = {"avoidable-rectangle-2", "Avoidable Rectangle Type 2", "0608", "ar2", "",
        0, 100, HARD, true, BOXES, 0, NULL, 4030, sudoku__find_avoidable_rectangle},
    [SUDOKU__FINNED_X_WING] = {"finned-x-wing", "Finned X-Wing", "0310", "fbf2", "",
        0, 130, HARD, false, ANY, 0, NULL, 4100, sudoku__find_finned_x_wing},
    [SUDOKU__SASHIMI_X_WING] = {"sashimi-x-wing", "Sashimi X-Wing", "0320", "sbf2", "",
        0, 150, HARD, false, ANY, 0, NULL, 4200, sudoku__find_sashimi_x_wing},
    [SUDOKU__FINNED_SWORDFISH] = {"finned-swordfish", "Finned Swordfish", "0311", "fbf3", "",
        0, 200, UNFAIR, false, ANY, 0, NULL, 4300, sudoku__find_finned_swordfish},
    [SUDOKU__SASHIMI_SWORDFISH] = {"sashimi-swordfish", "Sashimi Swordfish", "0321", "sbf3", "",
        0, 240, UNFAIR, false, ANY, 0, NULL, 4400, sudoku__find_sashimi_swordfish},
    [SUDOKU__FINNED_JELLYFISH] = {"finned-jellyfish", "Finned Jellyfish", "0312", "fbf4", "",
        0, 250, UNFAIR, false, ANY, 0, NULL, 4500, sudoku__find_finned_jellyfish},
    [SUDOKU__SASHIMI_JELLYFISH] = {"sashimi-jellyfish", "Sashimi Jellyfish", "0322", "sbf4", "",
        0, 260, UNFAIR, false, ANY, 0, NULL, 4600, sudoku__find_sashimi_jellyfish},
    [SUDOKU__SUE_DE_COQ] = {"sue-de-coq", "Sue de Coq", "1101", "sdc", "",
        0, 250, UNFAIR, false, ANY, 0, NULL, 5300, sudoku__find_sue_de_coq},
    [SUDOKU__COLOUR_TRAP] = {"simple-colours-trap", "Simple Colors Trap", "0500", "sc", "",
        0, 150, HARD, false, ANY, 0, NULL, 5330, sudoku__find_simple_colours},
    [SUDOKU__COLOUR_WRAP] = {"simple-colours-wrap", "Simple Colors Wrap", "0501", "sc", "",
        0, 150, HARD, false, ANY, 0, NULL, 5330, sudoku__find_simple_colours},
    [SUDOKU__MULTI_COLOURS_1] = {"multi-colours-1", "Multi Colors 1", "0502", "mc", "",
        0, 200, HARD, false, ANY, 0, NULL, 5360, sudoku__find_multi_colours},
    [SUDOKU__MULTI_COLOURS_2] = {"multi-colours-2", "Multi Colors 2", "0503", "mc", "",
        0, 200, HARD, false, ANY, 0, NULL, 5360, sudoku__find_multi_colours},
    [SUDOKU__X_CHAIN] = {"x-chain", "X-Chain", "0701", "x", "",
        0, 260, UNFAIR, false, ANY, 0, NULL, 5400, sudoku__find_x_chain},
    [SUDOKU__XY_CHAIN] = {"xy-chain", "XY-Chain", "0702", "xyc", "",
        0, 260, UNFAIR, false, ANY, 0, NULL, 5500, sudoku__find_xy_chain},
    [SUDOKU__CONTINUOUS_LOOP] = {"continuous-nice-loop", "Continuous Nice Loop", "0706", "nl", "",
        0, 280, UNFAIR, false, ANY, 0, NULL, 5600, sudoku__find_aic},
    [SUDOKU__DISCONTINUOUS_LOOP] = {"discontinuous-nice-loop", "Discontinuous Nice Loop", "0707", "nl", "",
        0, 280, UNFAIR, false, ANY, 0, NULL, 5600, sudoku__find_aic},
    [SUDOKU__AIC] = {"aic", "AIC", "0708", "nl", "",
        0, 280, UNFAIR, false, ANY, 0, NULL, 5600, sudoku__find_aic},
    [SUDOKU__GROUPED_CONTINUOUS_LOOP] = {"grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", "0709", "gnl", "",
        0, 300, UNFAIR, false, BOXES, 0, NULL, 5650, sudoku__find_grouped_aic},
    [SUDOKU__GROUPED_DISCONTINUOUS_LOOP] = {"grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", "0710", "gnl", "",
        0, 300, UNFAIR, false, BOXES, 0, NULL, 5650, sudoku__find_grouped_aic},
    [SUDOKU__GROUPED_AIC] = {"grouped-aic", "Grouped AIC", "0711", "gnl", "",
        0, 300, UNFAIR, false, BOXES, 0, NULL, 5650, sudoku__find_grouped_aic},
    [SUDOKU__ALS_XZ] = {"als-xz", "Almost Locked Set XZ-Rule", "0901", "axz", "",
        0, 300, UNFAIR, false, BOXES, 0, NULL, 5700, sudoku__find_als_xz},
    [SUDOKU__ALS_XY_WING] = {"als-xy-wing", "Almost Locked Set XY-Wing", "0902", "axy", "",
        0, 320, UNFAIR, false, BOXES, 0, NULL, 5800, sudoku__find_als_xy_wing},
    [SUDOKU__ALS_CHAIN] = {"als-chain", "Almost Locked Set Chain", "0903", "ach", "",
        0, 340, UNFAIR, false, BOXES, 0, NULL, 5900, sudoku__find_als_chain},
    [SUDOKU__DEATH_BLOSSOM] = {"death-blossom", "Death Blossom", "0904", "db", "",
        0, 360, UNFAIR, false, BOXES, 0, NULL, 0, sudoku__find_death_blossom},
    [SUDOKU__WXYZ_WING] = {"wxyz-wing", "WXYZ-Wing", "", "", "",
        0, 0, NO, false, ANY, 0, NULL, 0, sudoku__find_wxyz_wing},
    [SUDOKU__M_WING] = {"m-wing", "M-Wing", "", "", "",
        0, 0, NO, false, ANY, 0, NULL, 0, sudoku__find_m_wing},
    [SUDOKU__FRANKEN_X_WING] = {"franken-x-wing", "Franken X-Wing", "0330", "ff2", "",
        0, 300, UNFAIR, false, BOXES, 0, NULL, 6100, sudoku__find_franken_x_wing},
    [SUDOKU__FRANKEN_SWORDFISH] = {"franken-swordfish", "Franken Swordfish", "0331", "ff3", "",
        0, 350, UNFAIR, false, BOXES, 0, NULL, 6200, sudoku__find_franken_swordfish},
    [SUDOKU__FRANKEN_JELLYFISH] = {"franken-jellyfish", "Franken Jellyfish", "0332", "ff4", "",
        0, 370, UNFAIR, false, BOXES, 0, NULL, 0, sudoku__find_franken_jellyfish},
    [SUDOKU__FINNED_FRANKEN_X_WING] = {"finned-franken-x-wing", "Finned Franken X-Wing", "0340", "fff2", "",
        0, 390, UNFAIR, false, BOXES, 0, NULL, 6700, sudoku__find_finned_franken_x_wing},
    [SUDOKU__FINNED_FRANKEN_SWORDFISH] = {"finned-franken-swordfish", "Finned Franken Swordfish", "0341", "fff3", "",
        0, 410, UNFAIR, false, BOXES, 0, NULL, 6800, sudoku__find_finned_franken_swordfish},
    [SUDOKU__FINNED_FRANKEN_JELLYFISH] = {"finned-franken-jellyfish", "Finned Franken Jellyfish", "0342", "fff4", "",
        0, 430, UNFAIR, false, BOXES, 0, NULL, 0, sudoku__find_finned_franken_jellyfish},
    [SUDOKU__DIRECT_HIDDEN_PAIR] = {"direct-hidden-pair", "Direct Hidden Pair", "", "", "Direct Hidden Pair",
        20, 0, NO, false, ANY, 30, sudoku__find_direct_hidden_pair, 0, NULL},
    [SUDOKU__DIRECT_HIDDEN_TRIPLET] = {"direct-hidden-triplet", "Direct Hidden Triplet", "", "", "Direct Hidden Triplet",
        25, 0, NO, false, ANY, 50, sudoku__find_direct_hidden_triplet, 0, NULL},
    [SUDOKU__NAKED_PAIR] = {"naked-pair", "Naked Pair", "0200", "n2", "Naked Pair",
        30, 60, MEDIUM, false, ANY, 70, sudoku__find_naked_pair, 1300, sudoku__find_hodoku_naked_pair},
    [SUDOKU__NAKED_TRIPLE] = {"naked-triple", "Naked Triple", "0201", "n3", "Naked Triplet",
        36, 80, MEDIUM, false, ANY, 100, sudoku__find_naked_triple, 1400, sudoku__find_hodoku_naked_triple},
    [SUDOKU__NAKED_QUAD] = {"naked-quad", "Naked Quadruple", "0202", "n4", "Naked Quad",
        50, 120, HARD, false, ANY, 160, sudoku__find_naked_quad, 2000, sudoku__find_hodoku_naked_quad},
    [SUDOKU__HIDDEN_PAIR] = {"hidden-pair", "Hidden Pair", "0210", "h2", "Hidden Pair",
        34, 70, MEDIUM, false, ANY, 90, sudoku__find_hidden_pair, 1500, sudoku__find_hodoku_hidden_pair},
    [SUDOKU__HIDDEN_TRIPLE] = {"hidden-triple", "Hidden Triple", "0211", "h3", "Hidden Triplet",
        40, 100, MEDIUM, false, ANY, 120, sudoku__find_hidden_triple, 1600, sudoku__find_hodoku_hidden_triple},
    [SUDOKU__HIDDEN_QUAD] = {"hidden-quad", "Hidden Quadruple", "0212", "h4", "Hidden Quad",
        54, 150, HARD, false, ANY, 180, sudoku__find_hidden_quad, 2100, sudoku__find_hodoku_hidden_quad},
    [SUDOKU__X_WING] = {"x-wing", "X-Wing", "0300", "bf2", "X-Wing",
        32, 140, HARD, false, ANY, 80, sudoku__find_x_wing, 2200, sudoku__find_hodoku_x_wing},
    [SUDOKU__SWORDFISH] = {"swordfish", "Swordfish", "0301", "bf3", "Swordfish",
        38, 150, HARD, false, ANY, 110, sudoku__find_swordfish, 2300, sudoku__find_hodoku_swordfish},
    [SUDOKU__JELLYFISH] = {"jellyfish", "Jellyfish", "0302", "bf4", "Jellyfish",
        52, 160, HARD, false, ANY, 170, sudoku__find_jellyfish, 2400, sudoku__find_hodoku_jellyfish},
    [SUDOKU__XY_WING] = {"xy-wing", "XY-Wing", "0800", "xy", "XY-Wing",
        42, 160, HARD, false, ANY, 130, sudoku__find_xy_wing, 3300, sudoku__find_hodoku_xy_wing},
    [SUDOKU__XYZ_WING] = {"xyz-wing", "XYZ-Wing", "0801", "xyz", "XYZ-Wing",
        44, 180, HARD, false, ANY, 140, sudoku__find_xyz_wing, 3400, sudoku__find_hodoku_xyz_wing},
    [SUDOKU__UNIQUE_RECTANGLE_1] = {"unique-rectangle-1", "Uniqueness Test 1", "0600", "u1", "Unique Rectangle type 1",
        45, 100, HARD, true, ANY, 150, sudoku__find_unique_loop, 3500, sudoku__find_rectangle},
    [SUDOKU__UNIQUE_RECTANGLE_2] = {"unique-rectangle-2", "Uniqueness Test 2", "0601", "u2", "Unique Rectangle type 2",
        45, 100, HARD, true, ANY, 150, sudoku__find_unique_loop, 3600, sudoku__find_rectangle},
    [SUDOKU__UNIQUE_RECTANGLE_3] = {"unique-rectangle-3", "Uniqueness Test 3", "0602", "u3", "Unique Rectangle type 3",
        45, 100, HARD, true, ANY, 150, sudoku__find_unique_loop, 3700, sudoku__find_rectangle},
    [SUDOKU__UNIQUE_RECTANGLE_4] = {"unique-rectangle-4", "Uniqueness Test 4", "0603", "u4", "Unique Rectangle type 4",
        45, 100, HARD, true, ANY, 150, sudoku__find_unique_loop, 3800, sudoku__find_rectangle},
    [SUDOKU__UNIQUE_LOOP_1] = {"unique-loop-1", "Unique Loop Type 1", "", "", "Unique Loop type 1",
        46, 0, NO, true, ANY, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_2] = {"unique-loop-2", "Unique Loop Type 2", "", "", "Unique Loop type 2",
        46, 0, NO, true, ANY, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_3] = {"unique-loop-3", "Unique Loop Type 3", "", "", "Unique Loop type 3",
        46, 0, NO, true, ANY, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__UNIQUE_LOOP_4] = {"unique-loop-4", "Unique Loop Type 4", "", "", "Unique Loop type 4",
        46, 0, NO, true, ANY, 150, sudoku__find_unique_loop, 0, NULL},
    [SUDOKU__BUG_1] = {"bug-1", "Bivalue Universal Grave + 1", "0610", "bug1", "BUG type 1",
        56, 100, HARD, true, ANY, 190, sudoku__find_bug, 2900, sudoku__find_bug},
    [SUDOKU__BUG_2] = {"bug-2", "Bivalue Universal Grave Type 2", "", "", "BUG type 2",
        57, 0, NO, true, ANY, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__BUG_3] = {"bug-3", "Bivalue Universal Grave Type 3", "", "", "BUG type 3",
        58, 0, NO, true, ANY, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__BUG_4] = {"bug-4", "Bivalue Universal Grave Type 4", "", "", "BUG type 4",
        57, 0, NO, true, ANY, 190, sudoku__find_bug, 0, NULL},
    [SUDOKU__ALIGNED_PAIR] = {"aligned-pair-exclusion", "Aligned Pair Exclusion", "", "", "Aligned Pair Exclusion",
        62, 0, NO, false, ANY, 200, sudoku__find_aligned_pair, 0, NULL},
    [SUDOKU__ALIGNED_TRIPLET] = {"aligned-triplet-exclusion", "Aligned Triplet Exclusion", "", "", "Aligned Triplet Exclusion",
        75, 0, NO, false, ANY, 220, sudoku__find_aligned_triplet, 0, NULL},
    [SUDOKU__X_CYCLE] = {"x-cycle", "Bidirectional X-Cycle", "", "", "Bidirectional X-Cycle",
        65, 0, NO, false, UP_TO_9, 210, sudoku__find_forcing_chain, 0, NULL},
    [SUDOKU__Y_CYCLE] = {"y-cycle", "Bidirectional Y-Cycle", "", "", "Bidirectional Y-Cycle",
        65, 0, NO, false, UP_TO_9, 210, sudoku__find_forcing_chain, 0, NULL},
    [SUDOKU__FORCING_X_CHAIN] = {"forcing-x-chain", "Forcing X-Chain", "", "", "Forcing X-Chain",
        66, 0, NO, false, UP_TO_9, 210, sudoku__find_forcing_chain, 0, NULL},
    [SUDOKU__XY_CYCLE] = {"xy-cycle", "Bidirectional Cycle", "", "", "Bidirectional Cycle",
        70, 0, NO, false, UP_TO_9, 210, sudoku__find_forcing_chain, 0, NULL},
    [SUDOKU__FORCING_CHAIN] = {"forcing-chain-xy", "Forcing Chain (X and Y links)", "", "", "Forcing Chain",
        70, 0, NO, false, UP_TO_9, 210, sudoku__find_forcing_chain, 0, NULL},
    [SUDOKU__NISHIO] = {"nishio", "Nishio Forcing Chains", "", "", "Nishio Forcing Chains",
        75, 500, EXTREME, false, UP_TO_9, 230, sudoku__find_nishio, 8500, sudoku__find_nishio},
    [SUDOKU__CELL_CHAINS] = {"cell-chains", "Cell Forcing Chains", "", "", "Cell Forcing Chains",
        80, 500, EXTREME, false, UP_TO_9, 240, sudoku__find_multiple_chains, 8500, sudoku__find_multiple_chains},
    [SUDOKU__REGION_CHAINS] = {"region-chains", "Region Forcing Chains", "", "", "Region Forcing Chains",
        80, 500, EXTREME, false, UP_TO_9, 240, sudoku__find_multiple_chains, 8500, sudoku__find_multiple_chains},
    [SUDOKU__DYNAMIC_CONTRADICTION] = {"dynamic-contradiction-chains", "Dynamic Contradiction Forcing Chains", "", "", "Dynamic Contradiction Forcing Chains",
        85, 700, EXTREME, false, UP_TO_9, 250, sudoku__find_dynamic_chains, 8600, sudoku__find_dynamic_chains},
    [SUDOKU__DYNAMIC_DOUBLE] = {"dynamic-double-chains", "Dynamic Double Forcing Chains", "", "", "Dynamic Double Forcing Chains",
        85, 700, EXTREME, false, UP_TO_9, 250, sudoku__find_dynamic_chains, 8600, sudoku__find_dynamic_chains},
    [SUDOKU__DYNAMIC_CELL] = {"dynamic-cell-chains", "Dynamic Cell Forcing Chains", "", "", "Dynamic Cell Forcing Chains",
        85, 700, EXTREME, false, UP_TO_9, 250, sudoku__find_dynamic_chains, 8600, sudoku__find_dynamic_chains},
    [SUDOKU__DYNAMIC_REGION] = {"dynamic-region-chains", "Dynamic Region Forcing Chains", "", "", "Dynamic Region Forcing Chains",
        85, 700, EXTREME, false, UP_TO_9, 250, sudoku__find_dynamic_chains, 8600, sudoku__find_dynamic_chains},
    [SUDOKU__DYNAMIC_CONTRADICTION_1] = {"dynamic-contradiction-chains-plus", "Dynamic Contradiction Forcing Chains (+)", "", "", "Dynamic Contradiction Forcing Chains (+)",
        90, 0, NO, false, UP_TO_9, 260, sudoku__find_dynamic_chains_1, 0, NULL},
    [SUDOKU__DYNAMIC_DOUBLE_1] = {"dynamic-double-chains-plus", "Dynamic Double Forcing Chains (+)", "", "", "Dynamic Double Forcing Chains (+)",
        90, 0, NO, false, UP_TO_9, 260, sudoku__find_dynamic_chains_1, 0, NULL},
    [SUDOKU__DYNAMIC_CELL_1] = {"dynamic-cell-chains-plus", "Dynamic Cell Forcing Chains (+)", "", "", "Dynamic Cell Forcing Chains (+)",
        90, 0, NO, false, UP_TO_9, 260, sudoku__find_dynamic_chains_1, 0, NULL},
    [SUDOKU__DYNAMIC_REGION_1] = {"dynamic-region-chains-plus", "Dynamic Region Forcing Chains (+)", "", "", "Dynamic Region Forcing Chains (+)",
        90, 0, NO, false, UP_TO_9, 260, sudoku__find_dynamic_chains_1, 0, NULL},
    [SUDOKU__DYNAMIC_CONTRADICTION_2] = {"dynamic-contradiction-chains-plus-chains", "Dynamic Contradiction Forcing Chains (+ Forcing Chains)", "", "", "Dynamic Contradiction Forcing Chains (+ Forcing Chains)",
        95, 0, NO, false, UP_TO_9, 270, sudoku__find_dynamic_chains_2, 0, NULL},
    [SUDOKU__DYNAMIC_DOUBLE_2] = {"dynamic-double-chains-plus-chains", "Dynamic Double Forcing Chains (+ Forcing Chains)", "", "", "Dynamic Double Forcing Chains (+ Forcing Chains)",
        95, 0, NO, false, UP_TO_9, 270, sudoku__find_dynamic_chains_2, 0, NULL},
    [SUDOKU__DYNAMIC_CELL_2] = {"dynamic-cell-chains-plus-chains", "Dynamic Cell Forcing Chains (+ Forcing Chains)", "", "", "Dynamic Cell Forcing Chains (+ Forcing Chains)",
        95, 0, NO, false, UP_TO_9, 270, sudoku__find_dynamic_chains_2, 0, NULL},
    [SUDOKU__DYNAMIC_REGION_2] = {"dynamic-region-chains-plus-chains", "Dynamic Region Forcing Chains (+ Forcing Chains)", "", "", "Dynamic Region Forcing Chains (+ Forcing Chains)",
        95, 0, NO, false, UP_TO_9, 270, sudoku__find_dynamic_chains_2, 0, NULL},
    [SUDOKU__DYNAMIC_CONTRADICTION_3] = {"dynamic-contradiction-chains-plus-multiple", "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)", "", "", "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)",
        100, 0, NO, false, UP_TO_9, 280, sudoku__find_dynamic_chains_3, 0, NULL},
    [SUDOKU__DYNAMIC_DOUBLE_3] = {"dynamic-double-chains-plus-multiple", "Dynamic Double Forcing Chains (+ Multiple Forcing Chains)", "", "", "Dynamic Double Forcing Chains (+ Multiple Forcing Chains)",
        100, 0, NO, false, UP_TO_9, 280, sudoku__find_dynamic_chains_3, 0, NULL},
    [SUDOKU__DYNAMIC_CELL_3] = {"dynamic-cell-chains-plus-multiple", "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)", "", "", "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)",
        100, 0, NO, false, UP_TO_9, 280, sudoku__find_dynamic_chains_3, 0, NULL},
    [SUDOKU__DYNAMIC_REGION_3] = {"dynamic-region-chains-plus-multiple", "Dynamic Region Forcing Chains (+ Multiple Forcing Chains)", "", "", "Dynamic Region Forcing Chains (+ Multiple Forcing Chains)",
        100, 0, NO, false, UP_TO_9, 280, sudoku__find_dynamic_chains_3, 0, NULL},
    [SUDOKU__DYNAMIC_CONTRADICTION_4] = {"dynamic-contradiction-chains-plus-dynamic", "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains)", "", "", "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains)",
        105, 0, NO, false, UP_TO_9, 290, sudoku__find_dynamic_chains_4, 0, NULL},
    [SUDOKU__DYNAMIC_DOUBLE_4] = {"dynamic-double-chains-plus-dynamic", "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains)", "", "", "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains)",
        105, 0, NO, false, UP_TO_9, 290, sudoku__find_dynamic_chains_4, 0, NULL},
    [SUDOKU__DYNAMIC_CELL_4] = {"dynamic-cell-chains-plus-dynamic", "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains)", "", "", "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains)",
        105, 0, NO, false, UP_TO_9, 290, sudoku__find_dynamic_chains_4, 0, NULL},
    [SUDOKU__DYNAMIC_REGION_4] = {"dynamic-region-chains-plus-dynamic", "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains)", "", "", "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains)",
        105, 0, NO, false, UP_TO_9, 290, sudoku__find_dynamic_chains_4, 0, NULL},
    [SUDOKU__DYNAMIC_CONTRADICTION_5] = {"dynamic-contradiction-chains-plus-nested", "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "", "", "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        110, 0, NO, false, UP_TO_9, 300, sudoku__find_dynamic_chains_5, 0, NULL},
    [SUDOKU__DYNAMIC_DOUBLE_5] = {"dynamic-double-chains-plus-nested", "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "", "", "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        110, 0, NO, false, UP_TO_9, 300, sudoku__find_dynamic_chains_5, 0, NULL},
    [SUDOKU__DYNAMIC_CELL_5] = {"dynamic-cell-chains-plus-nested", "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "", "", "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        110, 0, NO, false, UP_TO_9, 300, sudoku__find_dynamic_chains_5, 0, NULL},
    [SUDOKU__DYNAMIC_REGION_5] = {"dynamic-region-chains-plus-nested", "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "", "", "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
        110, 0, NO, false, UP_TO_9, 300, sudoku__find_dynamic_chains_5, 0, NULL},
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
    if (!technique || !sudoku_shape_valid(shape, NULL))
        return false;
    return technique->shapes == SUDOKU__ANY_SHAPE ||
           (technique->shapes == SUDOKU__ORDER_UP_TO_9 && sudoku_order(shape) <= 9) ||
           sudoku_shape_equal(shape, NULL);
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
