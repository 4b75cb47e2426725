/* SPDX-License-Identifier: MIT */
/*
 * The reader: bytes become lines (reader_lines.c), lines become records in the layouts of the
 * table below, and a record is handed out as soon as its last line is there.
 *
 * The caller feeds and pulls, so nothing here waits, allocates or calls back.  A layout that needs
 * several lines keeps what it needs of them in the reader and asks for the next one first; a line
 * that ends a record without being part of it is offered again.  Detection is by the line and not
 * by the file: files are put together from parts of different make.
 */
#include "core/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/format.h"
#include "core/shape.h"
#include "core/status.h"

static const sudoku__layout *const layouts[] = {
    &sudoku__xml_layout,      &sudoku__json_layout,      &sudoku__hodoku_layout,
    &sudoku__solo_layout,     &sudoku__solo_save_layout, &sudoku__sdk_layout,
    &sudoku__csv_layout,      &sudoku__sukaku_layout,    &sudoku__sudokuwiki_layout,
    &sudoku__exchange_layout, &sudoku__jigsaw_layout,    &sudoku__gsf_layout,
    &sudoku__ss_layout,       &sudoku__plain_layout,
};

enum { LAYOUTS = sizeof layouts / sizeof *layouts };

sudoku_status sudoku_reader_new(sudoku_reader **reader, const sudoku_reader_options *options,
                                sudoku_error *error)
{
    static const sudoku_reader_options defaults = {.shape = NULL};
    if (!reader)
        return sudoku__fail(error, SUDOKU_E_ARG, "no place for the reader");
    if (!options)
        options = &defaults;
    sudoku__alphabet alphabet;
    if (!sudoku__reserved_are_zero(options->reserved, error) ||
        (options->shape && !sudoku_shape_valid(options->shape, error)) ||
        !sudoku__alphabet_parse(options->alphabet, &alphabet, error))
        return SUDOKU_E_ARG;
    const sudoku__own *own = options->format ? options->format->own : NULL;
    if (options->format && (!own || !own->layout))
        return sudoku__fail(error, SUDOKU_E_ARG, "the format '%s' is not read",
                            options->format->name);
    sudoku_reader *made = malloc(sizeof *made);
    if (!made)
        return sudoku__fail(error, SUDOKU_E_NOMEM, "out of memory");
    /* Zero but for the line buffers: to clear them would take longer than most texts. */
    memset(made, 0, offsetof(sudoku_reader, lines) + offsetof(sudoku__lines, front));
    made->hinted = options->shape != NULL;
    if (made->hinted)
        made->hint = *options->shape;
    made->spelled = options->alphabet != NULL;
    made->alphabet = alphabet;
    made->fixed = own ? own->layout : NULL;
    *reader = made;
    return SUDOKU_OK;
}

void sudoku_reader_free(sudoku_reader *reader)
{
    free(reader);
}

sudoku_status sudoku_reader_feed(sudoku_reader *reader, const char *bytes, size_t length, bool last)
{
    if (!reader || (!bytes && length > 0) || reader->fed || reader->utf16.last)
        return SUDOKU_E_ARG;
    sudoku__utf16_feed(&reader->utf16, bytes, length, last);
    reader->fed = true;
    return SUDOKU_OK;
}

/* Offers a line to the layouts: to the one that has a record open, then, if it found that to be no
   record at all, to all in turn. */
static sudoku__outcome offer(sudoku_reader *reader, const sudoku__line *line)
{
    if (reader->open) {
        const sudoku__outcome outcome = reader->layout->take(reader, line);
        if (outcome != SUDOKU__NOTHING || reader->open || !line)
            return outcome;
    }
    for (int i = 0; i < LAYOUTS && line; i++) {
        if (reader->fixed && layouts[i] != reader->fixed)
            continue;
        reader->layout = layouts[i];
        const sudoku__outcome outcome = layouts[i]->take(reader, line);
        if (outcome != SUDOKU__NOTHING || reader->open)
            return outcome;
    }
    const sudoku__span text = line ? sudoku__whole_line(line) : (sudoku__span){NULL, 0};
    if (reader->fixed && reader->fixed->line_by_line && text.length > 0 && *text.text != '#') {
        sudoku__hold(&reader->held, line, 0);
        return sudoku__refuse_held(reader, line, 0, "a line that is not of the format '%s'",
                                   reader->fixed->line_by_line);
    }
    return SUDOKU__NOTHING;
}

/* The next record, malformed ones too, or NOTHING where the piece holds no more. */
static sudoku__outcome find(sudoku_reader *reader)
{
    for (;;) {
        if (sudoku__may_take_alike(reader)) {
            const sudoku__outcome outcome = reader->alike->take_alike(reader);
            if (outcome != SUDOKU__NOTHING)
                return outcome;
        }
        const bool line = reader->again || sudoku__lines_next(&reader->lines, &reader->line);
        if (!line && sudoku__utf16_more(&reader->utf16, &reader->lines))
            continue;
        if (!line && !(reader->lines.last && reader->open))
            return SUDOKU__NOTHING;
        if (line && reader->utf16.on && !reader->again)
            reader->line.offset = reader->utf16.line_at;
        reader->again = false;
        const sudoku__outcome outcome = offer(reader, line ? &reader->line : NULL);
        if (outcome != SUDOKU__NOTHING && outcome != SUDOKU__USED)
            return outcome;
    }
}

/* Made anew only where the order changes. */
const sudoku_shape *sudoku__shape_of(sudoku_reader *reader, unsigned order)
{
    if (reader->hinted && sudoku__order(&reader->hint) == order)
        return &reader->hint;
    if (sudoku__order(&reader->shape) != order)
        sudoku_shape_of_order(order, &reader->shape);
    return &reader->shape;
}

/* In UTF-16 a byte of a line, as errors count them, was two, unless it is not ASCII. */
static void count_units(const sudoku__utf16 *utf16, sudoku_error *error)
{
    error->offset += error->column - 1;
    if (error->offset > utf16->offset)
        error->offset = utf16->offset;
}

sudoku_status sudoku_reader_next(sudoku_reader *reader, sudoku_record *record, sudoku_error *error)
{
    if (!reader || !record)
        return sudoku__fail(error, SUDOKU_E_ARG, "no reader or no place for the record");
    const sudoku__found *found = &reader->found;
    reader->found.shape = NULL;
    reader->found.givens = NULL;
    reader->found.candidates = NULL;
    const sudoku__outcome outcome = find(reader);
    if (outcome == SUDOKU__NOTHING) {
        reader->fed = false;
        return SUDOKU_NONE;
    }
    record->index = ++reader->records;
    record->line = found->line;
    record->offset = found->offset;
    if (outcome == SUDOKU__MALFORMED) {
        if (error)
            *error = found->error;
        if (error && reader->utf16.on)
            count_units(&reader->utf16, error);
        return SUDOKU_E_SYNTAX;
    }
    sudoku__shape_copy(&record->shape,
                       found->shape ? found->shape : sudoku__shape_of(reader, found->order));
    record->cells = found->cells;
    record->givens = found->givens;
    record->candidates = found->candidates;
    record->comment = found->comment;
    return SUDOKU_OK;
}

sudoku__outcome sudoku__give_held(sudoku_reader *reader)
{
    const sudoku__held *held = &reader->held;
    sudoku__found *found = &reader->found;
    found->line = held->line;
    found->offset = held->offset;
    found->order = held->order;
    found->shape = held->shaped ? &held->shape : NULL;
    found->cells = held->cells;
    found->givens = held->has_givens ? held->givens : NULL;
    found->candidates = held->has_candidates ? held->candidates : NULL;
    found->comment = held->comment_length > 0 ? held->comment : NULL;
    return SUDOKU__RECORD;
}

sudoku__outcome sudoku__pass_to_plain(sudoku_reader *reader, const sudoku__line *line, bool *rows)
{
    reader->open = *rows;
    const sudoku__outcome outcome = sudoku__plain_layout.take(reader, line);
    *rows = reader->open;
    reader->open = true;
    reader->alike = NULL;
    return outcome;
}

void sudoku__hold_found(sudoku_reader *reader)
{
    const sudoku__found *found = &reader->found;
    sudoku__held *held = &reader->held;
    const size_t cells = (size_t)found->order * found->order;
    const sudoku__line start = {.number = found->line, .offset = found->offset};
    const bool givens = found->givens, candidates = found->candidates;
    sudoku__hold(held, &start, found->order);
    memmove(held->cells, found->cells, cells);
    if (givens)
        memmove(held->givens, found->givens, cells);
    if (candidates)
        memmove(held->candidates, found->candidates, cells * sizeof *held->candidates);
    held->has_givens = givens;
    held->has_candidates = candidates;
    if (found->comment)
        sudoku__hold_comment(held, found->comment, strlen(found->comment));
}

sudoku__outcome sudoku__refuse_held(sudoku_reader *reader, const sudoku__line *line, size_t place,
                                    const char *format, ...)
{
    sudoku_error *error = &reader->found.error;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->reason, sizeof error->reason, format, arguments);
    va_end(arguments);
    error->line = line->number;
    error->column = place + 1;
    error->offset = line->offset + place;
    reader->found.line = reader->held.line;
    reader->found.offset = reader->held.offset;
    return SUDOKU__MALFORMED;
}

/* A grid of its own from a record. */
static sudoku_status keep_grid(sudoku_grid **grid, const sudoku_record *record, sudoku_error *error)
{
    const sudoku_status status = sudoku_grid_new(grid, &record->shape);
    if (status != SUDOKU_OK)
        return sudoku__fail(error, status, "out of memory");
    return sudoku_grid_assign(*grid, record->cells);
}

sudoku_status sudoku_grid_parse(sudoku_grid **grid, const char *text, size_t length,
                                sudoku_error *error)
{
    if (!grid || !text)
        return sudoku__fail(error, SUDOKU_E_ARG, "no text or no place for the grid");
    sudoku_reader *reader = NULL;
    sudoku_record record;
    sudoku_status status = sudoku_reader_new(&reader, NULL, error);
    if (status != SUDOKU_OK)
        return status;
    sudoku_reader_feed(reader, text, length, true);
    status = sudoku_reader_next(reader, &record, error);
    if (status == SUDOKU_OK)
        status = keep_grid(grid, &record, error);
    sudoku_reader_free(reader);
    return status;
}
