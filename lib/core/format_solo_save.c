/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include "core/reader.h"

static const sudoku__own own_solo_save = {.layout = &sudoku__solo_save_layout};

const sudoku_format sudoku__format_solo_save = {
    .name = "solo-save",
    .title = "a saved game of Simon Tatham's Solo",
    .reads = true,
    .writes = false,
    .min_order = SUDOKU_MIN_ORDER,
    .max_order = SUDOKU_MAX_ORDER,
    .holds = SUDOKU_HOLDS_GIVENS | SUDOKU_HOLDS_BOXES | SUDOKU_HOLDS_REGIONS,
    .head = "",
    .between = "",
    .tail = "",
    .own = &own_solo_save,
};
