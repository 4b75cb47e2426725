/* SPDX-License-Identifier: MIT */
/* Its solutions break a rule: the last cell holds what its neighbour holds. */
#include "disguise.h"

static unsigned cells;

static sudoku_status create(void **self, const sudoku_shape *shape)
{
    cells = sudoku_cells(shape);
    return sudoku_engine_named("dlx")->create(self, shape);
}

static sudoku_status next(void *self, uint8_t *solution, uint64_t *nodes_left)
{
    const sudoku_status status = sudoku_engine_named("dlx")->next(self, solution, nodes_left);
    if (status == SUDOKU_OK)
        solution[cells - 1] = solution[cells - 2];
    return status;
}

const sudoku_engine *sudoku_engine_entry(void)
{
    static sudoku_engine engine;
    engine = disguised("lying");
    engine.create = create;
    engine.next = next;
    return &engine;
}
