/* SPDX-License-Identifier: MIT */
/*
 * What a row of the table of techniques holds.  docs/techniques.md says how to add one.
 */
#ifndef SUDOKU_LOGIC_TECHNIQUE_H
#define SUDOKU_LOGIC_TECHNIQUE_H

#include <sudoku/grade.h>

/*
 * Looks for a step in logic->board and builds it in logic->step (see step.h).  Not brief or brief,
 * whole order or one technique wanted: that is the step's affair, a finder needs not ask.
 * OK: there it is.  NONE.  LIMIT: logic->work reached logic->budget.
 * It changes nothing but the step and memory of its own.
 */
typedef sudoku_status sudoku__finder(sudoku_logic *logic);

/* The shapes of grid in which a technique is looked for. */
enum sudoku__shapes {
    SUDOKU__ANY_SHAPE,
    SUDOKU__ORDER_UP_TO_9, /* whose searches would be too large beyond */
    SUDOKU__CLASSIC_SHAPE  /* 3x3 boxes and no more houses */
};

/*
 * Rows with the same finder and the same place in an order are looked for in one call: the finder
 * builds whichever comes first.  A row is in an order if its place there is not 0.
 */
struct sudoku_technique {
    const char *id, *name;
    const char *code, *short_name; /* HoDoKu's, or "" */
    const char *se_name;           /* Sudoku Explainer's, or "" */
    uint16_t se_rating;            /* the lowest, in tenths; 0: none */
    uint16_t score;                /* HoDoKu's; 0: none */
    uint8_t level;                 /* HoDoKu's, a sudoku_level */
    bool needs_unique;
    uint8_t shapes; /* an enum sudoku__shapes */
    /* Where it is tried in Sudoku Explainer's and in HoDoKu's order (0: it is not), and how: the
       programs scan differently, so that finders may differ.  NULL where the place is 0. */
    uint16_t se_place;
    sudoku__finder *se_find;
    uint16_t hodoku_place;
    sudoku__finder *hodoku_find;
};

/* The rows of the table, by the name that finders use. */
enum sudoku__technique_index {
    SUDOKU__FULL_HOUSE,
    SUDOKU__HIDDEN_SINGLE,
    SUDOKU__DIRECT_POINTING,
    SUDOKU__DIRECT_CLAIMING,
    SUDOKU__NAKED_SINGLE,
    SUDOKU__POINTING,
    SUDOKU__CLAIMING,
    SUDOKU__LOCKED_PAIR,
    SUDOKU__LOCKED_TRIPLE,
    SUDOKU__REMOTE_PAIR,
    SUDOKU__SKYSCRAPER,
    SUDOKU__TWO_STRING_KITE,
    SUDOKU__TURBOT_FISH,
    SUDOKU__EMPTY_RECTANGLE,
    SUDOKU__W_WING,
    SUDOKU__UNIQUE_RECTANGLE_5,
    SUDOKU__UNIQUE_RECTANGLE_6,
    SUDOKU__HIDDEN_RECTANGLE,
    SUDOKU__AVOIDABLE_1,
    SUDOKU__AVOIDABLE_2,
    SUDOKU__FINNED_X_WING,
    SUDOKU__SASHIMI_X_WING,
    SUDOKU__FINNED_SWORDFISH,
    SUDOKU__SASHIMI_SWORDFISH,
    SUDOKU__FINNED_JELLYFISH,
    SUDOKU__SASHIMI_JELLYFISH,
    SUDOKU__SUE_DE_COQ,
    SUDOKU__COLOUR_TRAP,
    SUDOKU__COLOUR_WRAP,
    SUDOKU__MULTI_COLOURS_1,
    SUDOKU__MULTI_COLOURS_2,
    SUDOKU__X_CHAIN,
    SUDOKU__XY_CHAIN,
    SUDOKU__CONTINUOUS_LOOP,
    SUDOKU__DISCONTINUOUS_LOOP,
    SUDOKU__AIC,
    SUDOKU__GROUPED_CONTINUOUS_LOOP,
    SUDOKU__GROUPED_DISCONTINUOUS_LOOP,
    SUDOKU__GROUPED_AIC,
    SUDOKU__ALS_XZ,
    SUDOKU__ALS_XY_WING,
    SUDOKU__ALS_CHAIN,
    SUDOKU__DEATH_BLOSSOM,
    SUDOKU__WXYZ_WING,
    SUDOKU__M_WING,
    SUDOKU__FRANKEN_X_WING,
    SUDOKU__FRANKEN_SWORDFISH,
    SUDOKU__FRANKEN_JELLYFISH,
    SUDOKU__FINNED_FRANKEN_X_WING,
    SUDOKU__FINNED_FRANKEN_SWORDFISH,
    SUDOKU__FINNED_FRANKEN_JELLYFISH,
    SUDOKU__DIRECT_HIDDEN_PAIR,
    SUDOKU__DIRECT_HIDDEN_TRIPLET,
    SUDOKU__NAKED_PAIR,
    SUDOKU__NAKED_TRIPLE,
    SUDOKU__NAKED_QUAD,
    SUDOKU__HIDDEN_PAIR,
    SUDOKU__HIDDEN_TRIPLE,
    SUDOKU__HIDDEN_QUAD,
    SUDOKU__X_WING,
    SUDOKU__SWORDFISH,
    SUDOKU__JELLYFISH,
    SUDOKU__XY_WING,
    SUDOKU__XYZ_WING,
    SUDOKU__UNIQUE_RECTANGLE_1,
    SUDOKU__UNIQUE_RECTANGLE_2,
    SUDOKU__UNIQUE_RECTANGLE_3,
    SUDOKU__UNIQUE_RECTANGLE_4,
    SUDOKU__UNIQUE_LOOP_1,
    SUDOKU__UNIQUE_LOOP_2,
    SUDOKU__UNIQUE_LOOP_3,
    SUDOKU__UNIQUE_LOOP_4,
    SUDOKU__BUG_1,
    SUDOKU__BUG_2,
    SUDOKU__BUG_3,
    SUDOKU__BUG_4,
    SUDOKU__ALIGNED_PAIR,
    SUDOKU__ALIGNED_TRIPLET,
    SUDOKU__X_CYCLE,
    SUDOKU__Y_CYCLE,
    SUDOKU__FORCING_X_CHAIN,
    SUDOKU__XY_CYCLE,
    SUDOKU__FORCING_CHAIN,
    SUDOKU__NISHIO,
    SUDOKU__CELL_CHAINS,
    SUDOKU__REGION_CHAINS,
    SUDOKU__DYNAMIC_CONTRADICTION,
    SUDOKU__DYNAMIC_DOUBLE,
    SUDOKU__DYNAMIC_CELL,
    SUDOKU__DYNAMIC_REGION,
    SUDOKU__DYNAMIC_CONTRADICTION_1,
    SUDOKU__DYNAMIC_DOUBLE_1,
    SUDOKU__DYNAMIC_CELL_1,
    SUDOKU__DYNAMIC_REGION_1,
    SUDOKU__DYNAMIC_CONTRADICTION_2,
    SUDOKU__DYNAMIC_DOUBLE_2,
    SUDOKU__DYNAMIC_CELL_2,
    SUDOKU__DYNAMIC_REGION_2,
    SUDOKU__DYNAMIC_CONTRADICTION_3,
    SUDOKU__DYNAMIC_DOUBLE_3,
    SUDOKU__DYNAMIC_CELL_3,
    SUDOKU__DYNAMIC_REGION_3,
    SUDOKU__DYNAMIC_CONTRADICTION_4,
    SUDOKU__DYNAMIC_DOUBLE_4,
    SUDOKU__DYNAMIC_CELL_4,
    SUDOKU__DYNAMIC_REGION_4,
    SUDOKU__DYNAMIC_CONTRADICTION_5,
    SUDOKU__DYNAMIC_DOUBLE_5,
    SUDOKU__DYNAMIC_CELL_5,
    SUDOKU__DYNAMIC_REGION_5,
    SUDOKU__TECHNIQUES /* how many */
};

/* Its place in the order of SE or HODOKU; 0: it is not in it. */
static inline uint16_t sudoku__technique_place(const sudoku_technique *technique,
                                               sudoku_scale order)
{
    return order == SUDOKU_SCALE_HODOKU ? technique->hodoku_place : technique->se_place;
}

/* The finder of that order, else of the other. */
static inline sudoku__finder *sudoku__technique_finder(const sudoku_technique *technique,
                                                       sudoku_scale order)
{
    return technique->se_find && (order != SUDOKU_SCALE_HODOKU || !technique->hodoku_find)
               ? technique->se_find
               : technique->hodoku_find;
}

extern const sudoku_technique sudoku__techniques[SUDOKU__TECHNIQUES];

/* The finders, family by family. */
sudoku__finder sudoku__find_full_house, sudoku__find_hidden_single,
    sudoku__find_naked_single;                                  /* singles.c */
sudoku__finder sudoku__find_direct_locked, sudoku__find_locked; /* locked.c */
sudoku__finder sudoku__find_direct_hidden_pair, sudoku__find_direct_hidden_triplet,
    sudoku__find_naked_pair, sudoku__find_naked_triple, sudoku__find_naked_quad,
    sudoku__find_hidden_pair, sudoku__find_hidden_triple, sudoku__find_hidden_quad; /* subsets.c */
sudoku__finder sudoku__find_x_wing, sudoku__find_swordfish, sudoku__find_jellyfish; /* fish.c */
sudoku__finder sudoku__find_xy_wing, sudoku__find_xyz_wing;                         /* wings.c */
sudoku__finder sudoku__find_unique_loop;                                            /* loops.c */
sudoku__finder sudoku__find_bug;                                                    /* bug.c */
sudoku__finder sudoku__find_aligned_pair, sudoku__find_aligned_triplet;             /* aligned.c */
sudoku__finder sudoku__find_forcing_chain, sudoku__find_nishio, sudoku__find_multiple_chains,
    sudoku__find_dynamic_chains, sudoku__find_dynamic_chains_1, sudoku__find_dynamic_chains_2,
    sudoku__find_dynamic_chains_3, sudoku__find_dynamic_chains_4,
    sudoku__find_dynamic_chains_5; /* chain.c */

/* Those of HoDoKu's order. */
sudoku__finder sudoku__find_queued_full_house, sudoku__find_queued_naked_single,
    sudoku__find_queued_hidden_single; /* singles_queue.c */
sudoku__finder sudoku__find_hodoku_pointing, sudoku__find_hodoku_claiming, sudoku__find_locked_pair,
    sudoku__find_locked_triple, sudoku__find_hodoku_naked_pair, sudoku__find_hodoku_naked_triple,
    sudoku__find_hodoku_naked_quad, sudoku__find_hodoku_hidden_pair,
    sudoku__find_hodoku_hidden_triple, sudoku__find_hodoku_hidden_quad; /* hodoku_subsets.c */
sudoku__finder sudoku__find_remote_pair, sudoku__find_turbot_fish;      /* short_chains.c */
sudoku__finder sudoku__find_skyscraper, sudoku__find_two_string_kite,
    sudoku__find_empty_rectangle; /* single_digit.c */
sudoku__finder sudoku__find_hodoku_xy_wing, sudoku__find_hodoku_xyz_wing,
    sudoku__find_w_wing;                         /* hodoku_wings.c */
sudoku__finder sudoku__find_rectangle;           /* rectangles.c */
sudoku__finder sudoku__find_avoidable_rectangle; /* avoidable.c */
sudoku__finder sudoku__find_hodoku_x_wing, sudoku__find_hodoku_swordfish,
    sudoku__find_hodoku_jellyfish, sudoku__find_finned_x_wing, sudoku__find_finned_swordfish,
    sudoku__find_finned_jellyfish, sudoku__find_sashimi_x_wing, sudoku__find_sashimi_swordfish,
    sudoku__find_sashimi_jellyfish;                                     /* line_fish.c */
sudoku__finder sudoku__find_sue_de_coq;                                 /* sue_de_coq.c */
sudoku__finder sudoku__find_simple_colours, sudoku__find_multi_colours; /* colouring.c */
sudoku__finder sudoku__find_x_chain, sudoku__find_xy_chain, sudoku__find_aic,
    sudoku__find_grouped_aic; /* aic.c */
sudoku__finder sudoku__find_als_xz, sudoku__find_als_xy_wing,
    sudoku__find_als_chain;                /* als_chains.c */
sudoku__finder sudoku__find_death_blossom; /* death_blossom.c */
sudoku__finder sudoku__find_wxyz_wing;     /* wxyz_wing.c */
sudoku__finder sudoku__find_m_wing;        /* m_wing.c */
sudoku__finder sudoku__find_franken_x_wing, sudoku__find_franken_swordfish,
    sudoku__find_franken_jellyfish, sudoku__find_finned_franken_x_wing,
    sudoku__find_finned_franken_swordfish,
    sudoku__find_finned_franken_jellyfish; /* franken_fish.c */

#endif /* SUDOKU_LOGIC_TECHNIQUE_H */
