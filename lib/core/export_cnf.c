/* SPDX-License-Identifier: MIT */
/* Clauses: each cell holds a digit and no two, each house has a place for each digit and no two,
   pairs differ, givens hold.  That is the extended encoding of I. Lynce and J. Ouaknine, "Sudoku as
   a SAT problem" (2006), page 3: not the fewest clauses, but those that solvers propagate best. */
#include "core/export.h"

static char *literal(const sudoku_export *exporting, unsigned cell, unsigned digit, bool negated,
                     char *text)
{
    if (negated)
        *text++ = '-';
    text = sudoku__export_number(text, (uint64_t)cell * exporting->order + digit);
    *text++ = ' ';
    return text;
}

static char *end(char *text)
{
    return sudoku__export_text(text, "0\n");
}

static uint64_t count_cells(const sudoku_export *exporting)
{
    return exporting->cells;
}

static char *write_cell(const sudoku_export *exporting, uint64_t index, char *text)
{
    for (unsigned digit = 1; digit <= exporting->order; digit++)
        text = literal(exporting, (unsigned)index, digit, false, text);
    return end(text);
}

static uint64_t count_cell_twos(const sudoku_export *exporting)
{
    return exporting->cells * sudoku__export_twos(exporting);
}

static char *write_cell_two(const sudoku_export *exporting, uint64_t index, char *text)
{
    const unsigned cell = (unsigned)(index / sudoku__export_twos(exporting));
    unsigned first, second;
    sudoku__export_two(exporting, index % sudoku__export_twos(exporting), &first, &second);
    text = literal(exporting, cell, first + 1, true, text);
    return end(literal(exporting, cell, second + 1, true, text));
}

static uint64_t count_house_digits(const sudoku_export *exporting)
{
    return (uint64_t)exporting->houses * exporting->order;
}

static char *write_house_digit(const sudoku_export *exporting, uint64_t index, char *text)
{
    const unsigned house = (unsigned)(index / exporting->order);
    const unsigned digit = (unsigned)(index % exporting->order) + 1;
    for (unsigned place = 0; place < exporting->order; place++)
        text = literal(exporting, sudoku__export_cell(exporting, house, place), digit, false, text);
    return end(text);
}

static uint64_t count_house_twos(const sudoku_export *exporting)
{
    return count_house_digits(exporting) * sudoku__export_twos(exporting);
}

static char *write_house_two(const sudoku_export *exporting, uint64_t index, char *text)
{
    const uint64_t house_digit = index / sudoku__export_twos(exporting);
    const unsigned house = (unsigned)(house_digit / exporting->order);
    const unsigned digit = (unsigned)(house_digit % exporting->order) + 1;
    unsigned first, second;
    sudoku__export_two(exporting, index % sudoku__export_twos(exporting), &first, &second);
    text = literal(exporting, sudoku__export_cell(exporting, house, first), digit, true, text);
    return end(
        literal(exporting, sudoku__export_cell(exporting, house, second), digit, true, text));
}

static uint64_t count_pair_digits(const sudoku_export *exporting)
{
    return exporting->pairs * exporting->order;
}

static char *write_pair_digit(const sudoku_export *exporting, uint64_t index, char *text)
{
    const uint16_t *const pair = exporting->pair[index / exporting->order];
    const unsigned digit = (unsigned)(index % exporting->order) + 1;
    text = literal(exporting, pair[0], digit, true, text);
    return end(literal(exporting, pair[1], digit, true, text));
}

static uint64_t count_givens(const sudoku_export *exporting)
{
    return exporting->givens;
}

static char *write_given(const sudoku_export *exporting, uint64_t index, char *text)
{
    const unsigned cell = sudoku__export_given(exporting, index);
    return end(literal(exporting, cell, exporting->cell[cell], false, text));
}

static uint64_t count_header(const sudoku_export *exporting)
{
    (void)exporting;
    return 1;
}

static char *write_header(const sudoku_export *exporting, uint64_t index, char *text)
{
    (void)index;
    text = sudoku__export_title(exporting, sudoku__export_text(text, "c "));
    text = sudoku__export_text(text, "c variable (r * n + c) * n + d: the cell in row r and column "
                                     "c, from 0, holds digit d of 1..n\np cnf ");
    text = sudoku__export_number(text, (uint64_t)exporting->cells * exporting->order);
    *text++ = ' ';
    uint64_t clauses = 0;
    for (const sudoku__section *section = sudoku__cnf_sections + 1; section->count; section++)
        clauses += section->count(exporting);
    text = sudoku__export_number(text, clauses);
    *text++ = '\n';
    return text;
}

const sudoku__section sudoku__cnf_sections[] = {
    {count_header, write_header},        {count_cells, write_cell},
    {count_cell_twos, write_cell_two},   {count_house_digits, write_house_digit},
    {count_house_twos, write_house_two}, {count_pair_digits, write_pair_digit},
    {count_givens, write_given},         {NULL, NULL},
};
