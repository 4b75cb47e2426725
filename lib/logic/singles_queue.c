/* SPDX-License-Identifier: MIT */
/*
 * Singles in HoDoKu's order: first come, first served.
 *
 * HoDoKu keeps two queues, of cells that came down to one candidate and of digits that came down to
 * one place in a house, and takes the oldest one.  Its score depends on that order, since a cell
 * may be a naked (4 points) or a hidden single (14) by the time it is its turn.  So the order of
 * all changes matters as well, and they are told to the queue one by one: placing a digit takes it
 * from the peers in rising order of cells, then takes the cell's own candidates away, digit by
 * digit; where something comes down to one, houses are looked at in the order row, column, box.
 *
 * The queue has a grid of its own for this, because the board is changed in another order.  An
 * entry whose cell has been filled is passed over when its turn comes.  Each cell and each digit of
 * a house comes down to one only once, so that the arrays never overflow.
 */
#include "logic/singles_queue.h"

#include "logic/logic.h"

/* Seat number 's' of a cell in the order row, column, box, added. */
static sudoku__seat seat_of(const sudoku__geometry *geometry, unsigned cell, unsigned s)
{
    const unsigned box_last = s < 2 ? s + 1 : s == 2 ? 0 : s;
    return geometry->seat[cell][geometry->boxes ? box_last : s]; /* they are stored box first */
}

void sudoku__singles_clear(sudoku__singles_queue *queue, const sudoku__geometry *geometry)
{
    for (unsigned cell = 0; cell < geometry->cells; cell++)
        queue->candidates[cell] = sudoku__low_bits(geometry->order);
    for (unsigned house = 0; house < geometry->houses; house++)
        for (unsigned digit = 1; digit <= geometry->order; digit++)
            queue->places[house][digit] = (uint8_t)geometry->order;
    queue->naked_first = queue->naked_end = queue->hidden_first = queue->hidden_end = 0;
}

/* A digit lost one of its places in a house; queues it where one is left that is not filled. */
static void lose_place(sudoku__singles_queue *queue, const sudoku__geometry *geometry,
                       unsigned house, unsigned digit, bool wanted)
{
    if (--queue->places[house][digit] != 1 || !wanted)
        return;
    for (unsigned place = 0; place < geometry->order; place++) {
        const unsigned cell = geometry->house_cell[house][place];
        if (!(queue->candidates[cell] >> (digit - 1) & 1))
            continue;
        queue->hidden[queue->hidden_end++] = (sudoku__queued){.cell = (uint16_t)cell,
                                                              .digit = (uint8_t)digit};
        return;
    }
}

void sudoku__singles_remove(sudoku__singles_queue *queue, const sudoku__geometry *geometry,
                            unsigned cell, unsigned digit)
{
    const uint32_t left = queue->candidates[cell] & ~sudoku__bit(digit - 1);
    if (left == queue->candidates[cell])
        return;
    queue->candidates[cell] = left;
    if (left && sudoku__is_single(left))
        queue->naked[queue->naked_end++] = (sudoku__queued){
            .cell = (uint16_t)cell, .digit = (uint8_t)(sudoku__lowest(left) + 1)};
    for (unsigned s = 0; s < geometry->seats[cell]; s++)
        lose_place(queue, geometry, seat_of(geometry, cell, s).house, digit, true);
}

void sudoku__singles_place(sudoku__singles_queue *queue, const sudoku__geometry *geometry,
                           unsigned cell, unsigned digit)
{
    uint32_t own = queue->candidates[cell];
    queue->candidates[cell] = 0;
    for (unsigned w = 0; w * 32 < geometry->cells; w++)
        for (uint32_t rest = geometry->sees[cell][w]; rest; rest &= rest - 1)
            sudoku__singles_remove(queue, geometry, w * 32 + sudoku__lowest(rest), digit);
    for (; own; own &= own - 1) {
        const unsigned candidate = sudoku__lowest(own) + 1;
        for (unsigned s = 0; s < geometry->seats[cell]; s++)
            lose_place(queue, geometry, seat_of(geometry, cell, s).house, candidate,
                       candidate != digit);
    }
}

static bool is_filled(const sudoku_logic *logic, const sudoku__queued *entry)
{
    return logic->board.cell[entry->cell] != 0;
}

static sudoku_status place_digit(sudoku_logic *logic, enum sudoku__technique_index technique,
                                 const sudoku__queued *entry)
{
    sudoku__step_start(&logic->step, technique, 0);
    sudoku__step_place(&logic->step, entry->cell, entry->digit);
    if (!sudoku__step_has_effect(&logic->step))
        return SUDOKU_NONE;
    sudoku__step_mark(&logic->step, entry->cell, entry->digit, SUDOKU_ROLE_PATTERN);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_queued_full_house(sudoku_logic *logic)
{
    const sudoku__singles_queue *const queue = &logic->queue;
    for (unsigned i = queue->naked_first; i < queue->naked_end; i++) {
        const sudoku__queued *const entry = &queue->naked[i];
        if (is_filled(logic, entry))
            continue;
        for (unsigned s = 0; s < logic->geometry.seats[entry->cell]; s++) {
            const unsigned house = seat_of(&logic->geometry, entry->cell, s).house;
            if (logic->board.empty[house] != 1)
                continue;
            if (place_digit(logic, SUDOKU__FULL_HOUSE, entry) != SUDOKU_OK)
                return SUDOKU_NONE;
            logic->step.view.house = house;
            sudoku__step_digit_premise(&logic->step, house, entry->digit);
            return SUDOKU_OK;
        }
    }
    return SUDOKU_NONE;
}

sudoku_status sudoku__find_queued_naked_single(sudoku_logic *logic)
{
    sudoku__singles_queue *const queue = &logic->queue;
    while (queue->naked_first < queue->naked_end &&
           is_filled(logic, &queue->naked[queue->naked_first]))
        queue->naked_first++;
    if (queue->naked_first == queue->naked_end)
        return SUDOKU_NONE;
    const sudoku__queued *const entry = &queue->naked[queue->naked_first];
    if (place_digit(logic, SUDOKU__NAKED_SINGLE, entry) != SUDOKU_OK)
        return SUDOKU_NONE;
    sudoku__step_cell_premise(&logic->step, entry->cell);
    return SUDOKU_OK;
}

sudoku_status sudoku__find_queued_hidden_single(sudoku_logic *logic)
{
    sudoku__singles_queue *const queue = &logic->queue;
    while (queue->hidden_first < queue->hidden_end &&
           is_filled(logic, &queue->hidden[queue->hidden_first]))
        queue->hidden_first++;
    if (queue->hidden_first == queue->hidden_end)
        return SUDOKU_NONE;
    const sudoku__queued *const entry = &queue->hidden[queue->hidden_first];
    for (unsigned s = 0; s < logic->geometry.seats[entry->cell]; s++) {
        const unsigned house = seat_of(&logic->geometry, entry->cell, s).house;
        if (queue->places[house][entry->digit] != 1)
            continue;
        if (place_digit(logic, SUDOKU__HIDDEN_SINGLE, entry) != SUDOKU_OK)
            return SUDOKU_NONE;
        logic->step.view.house = house;
        sudoku__step_digit_premise(&logic->step, house, entry->digit);
        return SUDOKU_OK;
    }
    return SUDOKU_NONE;
}
