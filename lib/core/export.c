/* SPDX-License-Identifier: MIT */
#include "core/export.h"

#include <stdlib.h>
#include <string.h>

#include "core/grid.h"
#include "core/houses.h"
#include "core/shape.h"

char *sudoku__export_number(char *text, uint64_t number)
{
    char digits[24], *first = digits + sizeof digits;
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    const size_t length = (size_t)(digits + sizeof digits - first);
    memcpy(text, first, length);
    return text + length;
}

char *sudoku__export_text(char *text, const char *what)
{
    const size_t length = strlen(what);
    memcpy(text, what, length);
    return text + length;
}

char *sudoku__export_title(const sudoku_export *exporting, char *text)
{
    text = sudoku__export_text(text, "Sudoku, order ");
    text = sudoku__export_number(text, exporting->order);
    text = sudoku__export_text(text, ", ");
    text = sudoku__export_number(text, exporting->houses);
    text = sudoku__export_text(text, " houses, ");
    text = sudoku__export_number(text, exporting->givens);
    return sudoku__export_text(text, " givens\n");
}

unsigned sudoku__export_cell(const sudoku_export *exporting, unsigned house, unsigned place)
{
    uint16_t cells[SUDOKU_MAX_ORDER];
    sudoku__house_cells(&exporting->shape, house, cells);
    return cells[place];
}

unsigned sudoku__export_given(const sudoku_export *exporting, uint64_t index)
{
    unsigned cell = 0;
    for (;; cell++)
        if (exporting->cell[cell] && index-- == 0)
            return cell;
}

void sudoku__export_two(const sudoku_export *exporting, uint64_t index, unsigned *first,
                        unsigned *second)
{
    unsigned low = 0, rest = (unsigned)index;
    while (rest >= exporting->order - 1 - low) {
        rest -= exporting->order - 1 - low;
        low++;
    }
    *first = low;
    *second = low + 1 + rest;
}

/* Finds the pairs of cells that differ by another rule than a house, each once; returns how many
   there are.  'pair' may be NULL. */
static size_t find_pairs(const sudoku_shape *shape, uint16_t (*pair)[2])
{
    size_t count = 0;
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++) {
        uint16_t rivals[SUDOKU__MAX_RIVALS];
        const unsigned found = sudoku__rivals(shape, cell, rivals);
        for (unsigned i = 0; i < found; i++) {
            if (rivals[i] < cell)
                continue;
            if (pair) {
                pair[count][0] = (uint16_t)cell;
                pair[count][1] = rivals[i];
            }
            count++;
        }
    }
    return count;
}

sudoku_status sudoku_export_new(sudoku_export **exporting, const sudoku_grid *puzzle,
                                sudoku_export_kind kind)
{
    if (!exporting || !puzzle || (kind != SUDOKU_CNF && kind != SUDOKU_COVER))
        return SUDOKU_E_ARG;
    const size_t pairs = find_pairs(&puzzle->shape, NULL);
    sudoku_export *const made = calloc(1, sizeof *made + pairs * sizeof *made->pair);
    if (!made)
        return SUDOKU_E_NOMEM;
    made->pairs = find_pairs(&puzzle->shape, made->pair);
    sudoku__shape_copy(&made->shape, &puzzle->shape);
    made->order = sudoku__order(&made->shape);
    made->cells = sudoku__cells(&made->shape);
    made->houses = sudoku__houses(&made->shape);
    made->sections = kind == SUDOKU_CNF ? sudoku__cnf_sections : sudoku__cover_sections;
    memcpy(made->cell, puzzle->cell, made->cells);
    for (unsigned cell = 0; cell < made->cells; cell++)
        made->givens += made->cell[cell] != 0;
    *exporting = made;
    return SUDOKU_OK;
}

void sudoku_export_free(sudoku_export *exporting)
{
    free(exporting);
}

size_t sudoku_export_next(sudoku_export *exporting, char *buffer, size_t capacity)
{
    if (!exporting || !buffer || capacity < SUDOKU_EXPORT_ROOM)
        return 0;
    char *text = buffer;
    while (exporting->sections->count && capacity - (size_t)(text - buffer) >= SUDOKU_EXPORT_ROOM) {
        if (exporting->index < exporting->sections->count(exporting)) {
            text = exporting->sections->write(exporting, exporting->index++, text);
        } else {
            exporting->sections++;
            exporting->index = 0;
        }
    }
    return (size_t)(text - buffer);
}
