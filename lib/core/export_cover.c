/* SPDX-License-Identifier: MIT */
/* An exact cover, in the form that the DLX programs of D. E. Knuth read (The Art of Computer
   Programming, volume 4B, section 7.2.2.1; no name is longer than 8 characters). */
#include "core/export.h"

#include <string.h>

#include "core/houses.h"

/* "r1c9" */
static char *cell_name(const sudoku_export *exporting, unsigned cell, char *text)
{
    *text++ = 'r';
    text = sudoku__export_number(text, cell / exporting->order + 1);
    *text++ = 'c';
    return sudoku__export_number(text, cell % exporting->order + 1);
}

/* "row1=5": the first three letters of the house's name, and its number. */
static char *house_name(const sudoku_export *exporting, unsigned house, unsigned digit, char *text)
{
    char name[32];
    sudoku_house_name(&exporting->shape, house, name, sizeof name);
    memcpy(text, name, 3);
    text = sudoku__export_text(text + 3, strchr(name, ' ') + 1);
    *text++ = '=';
    return sudoku__export_number(text, digit);
}

/* "p17=5" */
static char *pair_name(size_t pair, unsigned digit, char *text)
{
    *text++ = 'p';
    text = sudoku__export_number(text, pair + 1);
    *text++ = '=';
    return sudoku__export_number(text, digit);
}

static uint64_t count_one(const sudoku_export *exporting)
{
    (void)exporting;
    return 1;
}

static char *write_header(const sudoku_export *exporting, uint64_t index, char *text)
{
    (void)index;
    text = sudoku__export_title(exporting, sudoku__export_text(text, "| "));
    return sudoku__export_text(text, "| items: cells, digits of houses, after | optional pairs\n");
}

static uint64_t count_cells(const sudoku_export *exporting)
{
    return exporting->cells;
}

static char *write_cell(const sudoku_export *exporting, uint64_t index, char *text)
{
    if (index > 0)
        *text++ = ' ';
    return cell_name(exporting, (unsigned)index, text);
}

static uint64_t count_house_digits(const sudoku_export *exporting)
{
    return (uint64_t)exporting->houses * exporting->order;
}

static char *write_house_digit(const sudoku_export *exporting, uint64_t index, char *text)
{
    *text++ = ' ';
    return house_name(exporting, (unsigned)(index / exporting->order),
                      (unsigned)(index % exporting->order) + 1, text);
}

static uint64_t count_pair_digits(const sudoku_export *exporting)
{
    return exporting->pairs * exporting->order;
}

static char *write_pair_digit(const sudoku_export *exporting, uint64_t index, char *text)
{
    text = sudoku__export_text(text, index == 0 ? " | " : " ");
    return pair_name((size_t)(index / exporting->order), (unsigned)(index % exporting->order) + 1,
                     text);
}

static char *write_end(const sudoku_export *exporting, uint64_t index, char *text)
{
    (void)exporting;
    (void)index;
    *text++ = '\n';
    return text;
}

static uint64_t count_options(const sudoku_export *exporting)
{
    return (uint64_t)exporting->cells * exporting->order;
}

/* An option, or nothing where the cell is given another digit. */
static char *write_option(const sudoku_export *exporting, uint64_t index, char *text)
{
    const unsigned cell = (unsigned)(index / exporting->order);
    const unsigned digit = (unsigned)(index % exporting->order) + 1;
    if (exporting->cell[cell] && exporting->cell[cell] != digit)
        return text;
    text = cell_name(exporting, cell, text);
    uint8_t houses[SUDOKU_MAX_HOUSES_OF_CELL];
    const unsigned count = sudoku__cell_houses(&exporting->shape, cell, houses);
    for (unsigned i = 0; i < count; i++) {
        *text++ = ' ';
        text = house_name(exporting, houses[i], digit, text);
    }
    for (size_t pair = 0; pair < exporting->pairs; pair++) {
        if (exporting->pair[pair][0] != cell && exporting->pair[pair][1] != cell)
            continue;
        *text++ = ' ';
        text = pair_name(pair, digit, text);
    }
    *text++ = '\n';
    return text;
}

const sudoku__section sudoku__cover_sections[] = {
    {count_one, write_header},
    {count_cells, write_cell},
    {count_house_digits, write_house_digit},
    {count_pair_digits, write_pair_digit},
    {count_one, write_end},
    {count_options, write_option},
    {NULL, NULL},
};
