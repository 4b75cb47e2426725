/* SPDX-License-Identifier: MIT */
#include "core/format.h"

#include <string.h>

#include "core/shape.h"

/* All formats; a new one is a file of its own and a row here. */
static const sudoku_format *const formats[] = {
    &sudoku__format_grid,   &sudoku__format_line,   &sudoku__format_block,
    &sudoku__format_json,   &sudoku__format_rows,   &sudoku__format_sdm,
    &sudoku__format_sdk,    &sudoku__format_ss,     &sudoku__format_sdx,
    &sudoku__format_pencil, &sudoku__format_sukaku, &sudoku__format_sudokuwiki,
    &sudoku__format_hodoku, &sudoku__format_csv,    &sudoku__format_exchange,
    &sudoku__format_gsf,    &sudoku__format_solo,   &sudoku__format_solo_save,
    &sudoku__format_gnome,  &sudoku__format_jigsaw,
};

const sudoku_format *sudoku_format_at(unsigned index)
{
    return index < sizeof formats / sizeof *formats ? formats[index] : NULL;
}

const sudoku_format *sudoku_format_named(const char *name)
{
    const sudoku_format *format = NULL;
    for (unsigned i = 0; name && (format = sudoku_format_at(i)); i++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

const char *sudoku_format_name(const sudoku_format *format)
{
    return format ? format->name : NULL;
}

bool sudoku_format_takes(const sudoku_format *format, const sudoku_shape *shape)
{
    shape = sudoku__shape_or_classic(shape);
    if (!format || !format->writes || !sudoku_shape_valid(shape, NULL))
        return false;
    const unsigned order = sudoku__order(shape);
    return order >= format->min_order && order <= format->max_order;
}

/* What of a shape is more than its order tells. */
static uint32_t needs_of_shape(const sudoku_shape *shape)
{
    sudoku_shape usual;
    const uint32_t extra = shape->extra ? SUDOKU_HOLDS_EXTRA : 0;
    if (shape->jigsaw)
        return extra | SUDOKU_HOLDS_REGIONS;
    const bool plain = sudoku_shape_of_order(sudoku_order(shape), &usual) == SUDOKU_OK &&
                       usual.box_rows == shape->box_rows;
    return extra | (plain ? 0 : SUDOKU_HOLDS_BOXES);
}

/* Whether a digit was filled in. */
static bool has_filled_in(const sudoku_record *record)
{
    const unsigned cells = sudoku_cells(&record->shape);
    for (unsigned cell = 0; cell < cells && record->cells && record->givens; cell++)
        if (record->cells[cell] && !record->givens[cell])
            return true;
    return false;
}

uint32_t sudoku_format_loses(const sudoku_format *format, const sudoku_record *record)
{
    if (!format || !record)
        return 0;
    uint32_t needs = needs_of_shape(&record->shape);
    needs |= has_filled_in(record) ? SUDOKU_HOLDS_GIVENS : 0;
    needs |= record->candidates ? SUDOKU_HOLDS_CANDIDATES : 0;
    needs |= record->comment && *record->comment ? SUDOKU_HOLDS_COMMENT : 0;
    return needs & ~format->holds;
}
