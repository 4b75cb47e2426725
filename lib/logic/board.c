/* SPDX-License-Identifier: MIT */
#include "logic/board.h"

/* The kind of a house by its number. */
static unsigned kind_of(const sudoku__geometry *geometry, unsigned house)
{
    return house < 2 * geometry->order + geometry->boxes ? house / geometry->order : SUDOKU__ADDED;
}

/* The houses in the order of these kinds, then the added ones. */
static void order_houses(const sudoku__geometry *geometry, const unsigned kinds[3],
                         uint16_t *houses)
{
    unsigned count = 0;
    for (unsigned k = 0; k < 3; k++)
        for (unsigned i = 0; i < (kinds[k] == SUDOKU__BOX ? geometry->boxes : geometry->order); i++)
            houses[count++] = (uint16_t)(kinds[k] * geometry->order + i);
    for (; count < geometry->houses; count++)
        houses[count] = (uint16_t)count;
}

static void add_peer(sudoku__geometry *geometry, unsigned cell, unsigned peer)
{
    uint32_t *const word = &geometry->sees[cell][peer / 32];
    if (peer == cell || (*word >> peer % 32 & 1))
        return;
    *word |= UINT32_C(1) << peer % 32;
    geometry->peer[cell][geometry->peers[cell]++] = (uint16_t)peer;
}

void sudoku__geometry_fill(sudoku__geometry *geometry, const sudoku_shape *shape)
{
    static const unsigned bcr[] = {SUDOKU__BOX, SUDOKU__COLUMN, SUDOKU__ROW};
    static const unsigned brc[] = {SUDOKU__BOX, SUDOKU__ROW, SUDOKU__COLUMN};
    memset(geometry, 0, sizeof *geometry);
    sudoku__shape_copy(&geometry->shape, shape);
    geometry->order = sudoku__order(shape);
    geometry->cells = sudoku__cells(shape);
    geometry->houses = sudoku__houses(shape);
    geometry->boxes = shape->jigsaw || sudoku__has_boxes(shape) ? geometry->order : 0;
    order_houses(geometry, bcr, geometry->bcr);
    order_houses(geometry, brc, geometry->brc);
    for (unsigned i = 0; i < geometry->houses; i++) {
        const unsigned house = geometry->brc[i];
        sudoku__house_cells(shape, house, geometry->house_cell[house]);
        for (unsigned place = 0; place < geometry->order; place++) {
            const unsigned cell = geometry->house_cell[house][place];
            geometry->seat[cell][geometry->seats[cell]++] = (sudoku__seat){
                .house = (uint16_t)house,
                .place = (uint8_t)place,
                .kind = (uint8_t)kind_of(geometry, house)};
        }
    }
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        uint16_t rivals[SUDOKU__MAX_RIVALS];
        const unsigned count = sudoku__rivals(shape, cell, rivals);
        for (unsigned s = 0; s < geometry->seats[cell]; s++)
            for (unsigned place = 0; place < geometry->order; place++)
                add_peer(geometry, cell,
                         geometry->house_cell[geometry->seat[cell][s].house][place]);
        for (unsigned i = 0; i < count; i++)
            add_peer(geometry, cell, rivals[i]);
    }
    for (unsigned cell = 0; cell < geometry->cells; cell++)
        for (unsigned a = 0; a < geometry->seats[cell]; a++)
            for (unsigned b = 0; b < geometry->seats[cell]; b++)
                geometry->overlap[geometry->seat[cell][a].house][geometry->seat[cell][b].house] |=
                    sudoku__bit(geometry->seat[cell][a].place);
}

void sudoku__board_clear(sudoku__board *board, const sudoku__geometry *geometry)
{
    const uint32_t all = sudoku__low_bits(geometry->order);
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        board->candidates[cell] = all;
        board->cell[cell] = 0;
    }
    for (unsigned house = 0; house < geometry->houses; house++) {
        for (unsigned digit = 0; digit <= geometry->order; digit++)
            board->places[house][digit] = digit ? all : 0;
        board->lone[house] = 0;
        board->missing[house] = all;
        board->empty[house] = (uint8_t)geometry->order;
    }
    board->left = geometry->cells;
    board->broken = false;
}

/* Sets what the houses have missing.  False: a digit stands twice. */
static bool load_houses(sudoku__board *board, const sudoku__geometry *geometry,
                        const uint8_t *cells)
{
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        board->cell[cell] = cells[cell];
        if (!cells[cell])
            continue;
        board->left--;
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const unsigned house = geometry->seat[cell][s].house;
            const uint32_t bit = sudoku__bit(cells[cell] - 1u);
            if (!(board->missing[house] & bit))
                return false;
            board->missing[house] &= ~bit;
            board->empty[house]--;
        }
    }
    return true;
}

bool sudoku__board_load(sudoku__board *board, const sudoku__geometry *geometry,
                        const uint8_t *cells)
{
    const uint32_t all = sudoku__low_bits(geometry->order);
    memset(board->places, 0, geometry->houses * sizeof board->places[0]);
    for (unsigned house = 0; house < geometry->houses; house++) {
        board->lone[house] = 0;
        board->missing[house] = all;
        board->empty[house] = (uint8_t)geometry->order;
    }
    board->left = geometry->cells;
    board->broken = false;
    if (!load_houses(board, geometry, cells))
        return false;
    for (unsigned cell = 0; cell < geometry->cells; cell++) {
        uint32_t candidates = cells[cell] ? 0 : all;
        for (unsigned s = 0; s < geometry->seats[cell]; s++)
            candidates &= board->missing[geometry->seat[cell][s].house];
        board->candidates[cell] = candidates;
        board->broken |= !cells[cell] && !candidates;
        for (unsigned s = 0; s < geometry->seats[cell]; s++) {
            const sudoku__seat seat = geometry->seat[cell][s];
            for (uint32_t rest = candidates; rest; rest &= rest - 1)
                board->places[seat.house][sudoku__lowest(rest) + 1] |= sudoku__bit(seat.place);
        }
    }
    for (unsigned house = 0; house < geometry->houses; house++)
        for (uint32_t rest = board->missing[house]; rest; rest &= rest - 1) {
            const uint32_t places = board->places[house][sudoku__lowest(rest) + 1];
            board->broken |= !places;
            if (places && sudoku__is_single(places))
                board->lone[house] |= rest & (0u - rest);
        }
    return true;
}

/* Takes a place of a digit from a house. */
static void vacate(sudoku__board *board, sudoku__seat seat, unsigned digit)
{
    const uint32_t bit = sudoku__bit(digit - 1);
    const uint32_t before = board->places[seat.house][digit];
    const uint32_t places = before & ~sudoku__bit(seat.place);
    if (!before) /* it has just been written in that house */
        return;
    board->places[seat.house][digit] = places;
    if (!sudoku__is_single(places))
        return;
    if (places) {
        board->lone[seat.house] |= bit;
    } else {
        board->lone[seat.house] &= ~bit;
        board->broken |= (board->missing[seat.house] & bit) != 0;
    }
}

void sudoku__board_remove(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                          unsigned digit)
{
    const uint32_t bit = sudoku__bit(digit - 1);
    if (!(board->candidates[cell] & bit))
        return;
    board->candidates[cell] &= ~bit;
    board->broken |= board->candidates[cell] == 0;
    for (unsigned s = 0; s < geometry->seats[cell]; s++)
        vacate(board, geometry->seat[cell][s], digit);
}

void sudoku__board_place(sudoku__board *board, const sudoku__geometry *geometry, unsigned cell,
                         unsigned digit)
{
    uint32_t others = board->candidates[cell];
    const uint32_t bit = sudoku__bit(digit - 1);
    board->broken |= !(others & bit);
    board->candidates[cell] = 0;
    board->cell[cell] = (uint8_t)digit;
    board->left--;
    others &= ~bit;
    for (unsigned s = 0; s < geometry->seats[cell]; s++) {
        const sudoku__seat seat = geometry->seat[cell][s];
        board->broken |= !(board->missing[seat.house] & bit);
        board->missing[seat.house] &= ~bit;
        board->lone[seat.house] &= ~bit;
        board->empty[seat.house]--;
        board->places[seat.house][digit] = 0;
        for (uint32_t rest = others; rest; rest &= rest - 1)
            vacate(board, seat, sudoku__lowest(rest) + 1);
    }
    for (unsigned p = 0; p < geometry->peers[cell]; p++)
        sudoku__board_remove(board, geometry, geometry->peer[cell][p], digit);
}

void sudoku__board_copy(sudoku__board *to, const sudoku__board *from,
                        const sudoku__geometry *geometry)
{
    const unsigned cells = geometry->cells, houses = geometry->houses;
    memcpy(to->candidates, from->candidates, cells * sizeof to->candidates[0]);
    memcpy(to->places, from->places, houses * sizeof to->places[0]);
    memcpy(to->lone, from->lone, houses * sizeof to->lone[0]);
    memcpy(to->missing, from->missing, houses * sizeof to->missing[0]);
    memcpy(to->empty, from->empty, houses * sizeof to->empty[0]);
    memcpy(to->cell, from->cell, cells * sizeof to->cell[0]);
    to->left = from->left;
    to->broken = from->broken;
}
