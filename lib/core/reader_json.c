/* SPDX-License-Identifier: MIT */
/*
 * Records in JSON: our own objects (format_json.c) and the saved games of GNOME Sudoku.
 *
 * Any object that has a "grid" (a text with a character a cell) or "cells" (GNOME's array, with a
 * "position" in them) is a record, wherever it stands: one a line, in an array, or inside other
 * objects; an object of other things is passed over.  The text may have any number of lines.  The
 * rest of a record that is malformed is passed over too.  What turns out to be no JSON is left to
 * the other layouts from that line on; if it was in the middle of a record, that record is
 * malformed.  Where a record ended in the line, the rest of it is lost with it.
 *
 * Several records may end in one line: the line is then offered again, and 'at' says where to go
 * on.
 */
#include "core/reader.h"

#include <string.h>

#include "core/shape.h"

/* The members that mean something; the letter is what 'field' and 'array' have. */
static const struct {
    const char *name;
    char field;
} fields[] = {
    {"grid", 'g'},    {"givens", 'o'},   {"candidates", 'k'},
    {"comment", 't'}, {"regions", 'r'},  {"extra", 'x'},
    {"box", 'b'},     {"order", 'n'},    {"difficulty_category", 't'},
    {"cells", 'c'},   {"position", 'p'}, {"earmarks", 'e'},
    {"value", 'v'},   {"fixed", 'f'},
};

static char field_named(const char *name)
{
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (strcmp(fields[i].name, name) == 0)
            return fields[i].field;
    return 0;
}

static unsigned number_of(const char *text)
{
    unsigned number = 0;
    for (; *text >= '0' && *text <= '9' && number < 1000; text++)
        number = number * 10 + (unsigned)(*text - '0');
    return number;
}

/* A number that is written in figures alone, or one that is too large. */
static unsigned whole_number(const sudoku__json_record *json, sudoku__json_event event)
{
    const char *text = json->parser.text;
    const bool whole = event == SUDOKU__JSON_NUMBER && text[strspn(text, "0123456789")] == '\0';
    return whole ? number_of(text) : 1000;
}

static void begin_record(sudoku_reader *reader)
{
    sudoku__json_record *json = &reader->json;
    const unsigned depth = json->parser.depth;
    const sudoku__line start = {.number = json->begun[depth - 1].line,
                                .offset = json->begun[depth - 1].offset};
    sudoku__held *held = &reader->held;
    sudoku__hold(held, &start, 9);
    memset(held->cells, 0, sizeof held->cells);
    memset(held->givens, 0, sizeof held->givens);
    memset(held->candidates, 0, sizeof held->candidates);
    json->depth = depth;
    json->inside = 0;
    json->has_grid = json->has_givens = json->has_cells = false;
    json->promised = json->gnome = false;
    memset(json->seen, 0, sizeof json->seen);
    json->extra = 0;
    held->shape.jigsaw = false;
}

static void take_key(sudoku_reader *reader)
{
    sudoku__json_record *json = &reader->json;
    const char field = field_named(json->parser.text);
    const unsigned depth = json->parser.depth;
    json->field = 0;
    if (json->inside > 0 && json->array == 'c' && depth == json->inside + 1) {
        json->field = field && strchr("pevf", field) ? field : 0;
        return;
    }
    if (!field || strchr("pevf", field) || (json->depth > 0 && json->depth != depth))
        return;
    if (json->depth == 0)
        begin_record(reader);
    json->promised |= field == 'g' || field == 'o';
    json->gnome |= strcmp(json->parser.text, "difficulty_category") == 0;
    json->field = field;
}

/* NULL, or why not. */
static const char *take_box(sudoku__held *held, const char *text)
{
    const char *cross = strchr(text, 'x');
    held->shaped = cross && sudoku_shape_of_boxes(number_of(text), number_of(cross + 1),
                                                  &held->shape) == SUDOKU_OK;
    return held->shaped ? NULL : "\"box\" is not RxC with an order from 4 to 25";
}

/* Regions: a letter from a on for each cell. */
static const char *take_regions(sudoku__held *held, const char *text, size_t length)
{
    const unsigned order = sudoku__order_of_cells(length);
    if (order == 0)
        return "\"regions\" has not a letter for each cell";
    for (size_t cell = 0; cell < length; cell++) {
        if (text[cell] < 'a' || text[cell] >= (char)('a' + order))
            return "\"regions\" has a letter beyond the order";
        held->shape.regions[cell] = (uint8_t)(text[cell] - 'a');
    }
    held->shape.box_rows = 1;
    held->shape.box_cols = (uint8_t)order;
    held->shape.jigsaw = held->shaped = true;
    return NULL;
}

/* The name of a constraint. */
static const char *take_extra(sudoku__json_record *json)
{
    const char *name;
    for (unsigned i = 0; (name = sudoku_extra_name(i)); i++) {
        if (strcmp(name, json->parser.text) == 0) {
            json->extra |= 1u << i;
            return NULL;
        }
    }
    return "\"extra\" names a constraint that there is not";
}

static const char *take_grid(sudoku_reader *reader, bool givens)
{
    sudoku__held *held = &reader->held;
    sudoku__json_record *json = &reader->json;
    const sudoku__span text = {json->parser.text, json->parser.length};
    const unsigned order = sudoku__read_cells(reader, text, givens ? held->givens : held->cells);
    if (order == 0)
        return "a text that is no grid";
    if (json->has_grid || json->has_givens ? order != held->order : false)
        return "\"grid\" and \"givens\" differ in size";
    held->order = order;
    json->has_grid |= !givens;
    json->has_givens |= givens;
    return NULL;
}

static const char *take_candidates(sudoku_reader *reader)
{
    sudoku__held *held = &reader->held;
    sudoku__json_record *json = &reader->json;
    if (json->count == SUDOKU_MAX_CELLS)
        return "more candidates than cells";
    uint32_t *mask = &held->candidates[json->count++];
    *mask = 0;
    for (const char *text = json->parser.text; *text; text++) {
        const unsigned digit = sudoku__alphabet_digit(&reader->alphabet, *text);
        if (digit == 0)
            return "a candidate that is no digit";
        *mask |= UINT32_C(1) << (digit - 1);
    }
    return NULL;
}

/* A value of the array that is being read. */
static const char *take_item(sudoku_reader *reader, sudoku__json_event event)
{
    sudoku__json_record *json = &reader->json;
    const unsigned number = whole_number(json, event);
    if (json->array == 'k')
        return take_candidates(reader);
    if (json->array == 'x')
        return take_extra(json);
    if (json->array == 'p' && json->count < 2)
        json->position[json->count] = number;
    if (json->array == 'e' && json->parser.text[0] == 't') /* true: of the digit at that place */
        json->earmarks |= json->count < 9 ? UINT32_C(1) << json->count : 0;
    else if (json->array == 'e' && number >= 1 && number <= 9)
        json->earmarks |= UINT32_C(1) << (number - 1);
    json->count++;
    return NULL;
}

/* Any value that is no object and no array. */
static const char *take_value(sudoku_reader *reader, sudoku__json_event event)
{
    sudoku__json_record *json = &reader->json;
    const char *text = json->parser.text, field = json->field;
    const bool string = event == SUDOKU__JSON_STRING;
    json->field = 0;
    if (json->inside > 0 && json->parser.depth == json->inside && json->array != 'c')
        return take_item(reader, event);
    switch (field) {
    case 'g':
    case 'o':
        return string ? take_grid(reader, field == 'o') : "a grid that is no text";
    case 't':
        if (string)
            sudoku__hold_comment(&reader->held, text, json->parser.length);
        break;
    case 'r':
        return take_regions(&reader->held, text, string ? json->parser.length : 0);
    case 'b':
        return take_box(&reader->held, string ? text : "");
    case 'v':
        json->value = strcmp(text, "null") == 0 ? 0 : whole_number(json, event);
        break;
    case 'f':
        json->fixed = text[0] == 't';
        break;
    default:
        break;
    }
    return NULL;
}

/* A bracket opened. */
static const char *begin_inside(sudoku__json_record *json, bool array)
{
    const char field = json->field;
    json->field = 0;
    if (field == 'g' || field == 'o')
        return "a grid that is no text";
    if (!array || !field || !strchr("ckpex", field))
        return NULL;
    json->inside = json->parser.depth;
    json->array = field;
    json->count = 0;
    return NULL;
}

/* A cell of GNOME's is over. */
static const char *end_cell(sudoku_reader *reader)
{
    sudoku__held *held = &reader->held;
    sudoku__json_record *json = &reader->json;
    if (!json->promised && !json->gnome)
        return NULL; /* of something else */
    if (json->coordinates != 2)
        return "a cell of which the position is not a row and a column";
    if (json->position[0] > 8 || json->position[1] > 8 || json->value > 9)
        return "a cell of which position or value is out of range";
    const unsigned cell = 9 * json->position[0] + json->position[1];
    if (json->seen[cell])
        return "a cell that is there twice";
    json->seen[cell] = true;
    held->cells[cell] = (uint8_t)json->value;
    held->givens[cell] = json->fixed && json->value > 0;
    held->has_givens |= !json->fixed && json->value > 0;
    held->candidates[cell] = json->value ? 0 : json->earmarks;
    held->has_candidates |= held->candidates[cell] != 0;
    return NULL;
}

static const char *end_record(sudoku_reader *reader)
{
    sudoku__held *held = &reader->held;
    sudoku__json_record *json = &reader->json;
    const unsigned cells = held->order * held->order;
    if (held->shaped && sudoku__order(&held->shape) != held->order)
        return "\"box\" or \"regions\" is not of the order of the grid";
    if (json->extra && !held->shaped)
        sudoku_shape_of_order(held->order, &held->shape);
    held->shaped |= json->extra > 0;
    held->shape.extra = (uint16_t)json->extra;
    if (held->shaped && !sudoku_shape_valid(&held->shape, NULL))
        return "no grid has these regions and constraints";
    for (unsigned cell = 0; cell < cells && json->has_givens; cell++) {
        if (!json->has_grid)
            held->cells[cell] = held->givens[cell];
        if (held->givens[cell] && held->givens[cell] != held->cells[cell])
            return "the grid has not the givens";
        held->givens[cell] = held->givens[cell] > 0;
    }
    held->has_givens |= json->has_givens;
    for (unsigned cell = 0; cell < cells && held->has_candidates; cell++) {
        if (held->candidates[cell] >> held->order)
            return "a candidate above the order";
        if (held->cells[cell])
            held->candidates[cell] = 0;
    }
    return NULL;
}

/* A bracket closed.  RECORD: and a record with it. */
static sudoku__outcome take_end(sudoku_reader *reader, const char **why)
{
    sudoku__json_record *json = &reader->json;
    const unsigned depth = json->parser.depth;
    if (json->inside > 0 && depth == json->inside && json->array == 'c')
        *why = end_cell(reader);
    if (json->inside > 0 && depth + 1 == json->inside) {
        const bool nested = json->array == 'p' || json->array == 'e'; /* in a cell */
        if (json->array == 'k' && json->count != reader->held.order * reader->held.order)
            *why = "not as many candidates as cells";
        reader->held.has_candidates |= json->array == 'k';
        json->has_cells |= json->array == 'c';
        if (json->array == 'p')
            json->coordinates = json->count;
        json->promised |= json->array == 'p' && json->count > 0;
        json->inside = nested ? depth - 1 : 0;
        json->array = 'c';
    }
    if (json->depth == 0 || depth + 1 != json->depth)
        return SUDOKU__NOTHING;
    json->depth = 0;
    json->has_grid |= json->has_cells && (json->promised || json->gnome);
    if (!json->has_grid && !json->has_givens)
        return SUDOKU__NOTHING;
    *why = *why ? *why : end_record(reader);
    return *why ? SUDOKU__NOTHING : sudoku__give_held(reader);
}

/* Takes one event; *why: what is wrong with the record. */
static sudoku__outcome take_event(sudoku_reader *reader, sudoku__json_event event,
                                  const sudoku__line *line, const char **why)
{
    sudoku__json_record *json = &reader->json;
    const unsigned depth = json->parser.depth;
    if (json->skip > 0) {
        if (event == SUDOKU__JSON_END && depth < json->skip)
            json->skip = 0;
        return SUDOKU__NOTHING;
    }
    switch (event) {
    case SUDOKU__JSON_OBJECT:
        json->begun[depth - 1].line = line->number;
        json->begun[depth - 1].offset = line->offset;
        json->coordinates = json->value = json->earmarks = 0;
        json->fixed = false;
        *why = begin_inside(json, false);
        break;
    case SUDOKU__JSON_ARRAY:
        *why = begin_inside(json, true);
        break;
    case SUDOKU__JSON_KEY:
        take_key(reader);
        break;
    case SUDOKU__JSON_END:
        return take_end(reader, why);
    case SUDOKU__JSON_STRING:
    case SUDOKU__JSON_NUMBER:
    case SUDOKU__JSON_WORD:
        *why = take_value(reader, event);
        break;
    case SUDOKU__JSON_MORE:
    case SUDOKU__JSON_BAD:
        break;
    }
    return SUDOKU__NOTHING;
}

static sudoku__outcome refuse(sudoku_reader *reader, const sudoku__line *line, const char *why)
{
    reader->open = false;
    reader->json.depth = reader->json.skip = 0;
    return sudoku__refuse_held(reader, line, reader->json.at, "%s", why);
}

/* A record ended in the line, or is malformed and the rest of it is to be skipped. */
static void go_on_behind(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__json_record *json = &reader->json;
    json->given = line->number;
    json->skip = json->depth;
    json->depth = json->inside = 0;
    reader->again = json->at < line->length;
    reader->open = reader->again || json->parser.depth > 0;
    json->at = reader->again ? json->at : 0;
}

/* Whether what is open is a record for certain. */
static bool in_record(const sudoku__json_record *json)
{
    return json->depth > 0 && (json->promised || json->gnome);
}

/* The line is used up, or it is no JSON. */
static sudoku__outcome stop(sudoku_reader *reader, const sudoku__line *line, bool bad)
{
    sudoku__json_record *json = &reader->json;
    const bool record = in_record(json);
    reader->open = !bad && json->parser.depth > 0;
    if (bad && record) {
        json->at -= json->at > 0;
        reader->again = line->number > reader->held.line; /* it may be something else */
        return refuse(reader, line, "a record that is broken: this is no JSON");
    }
    if (bad)
        json->depth = json->skip = 0;
    json->at = 0;
    return bad && json->given != line->number ? SUDOKU__NOTHING : SUDOKU__USED;
}

static sudoku__outcome take_text(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__json_record *json = &reader->json;
    const char *end = line->text + line->length;
    for (;;) {
        const char *at = line->text + json->at, *why = NULL;
        const sudoku__json_event event = sudoku__json_next(&json->parser, &at, end);
        json->at = (size_t)(at - line->text);
        if (event == SUDOKU__JSON_MORE || event == SUDOKU__JSON_BAD)
            return event == SUDOKU__JSON_BAD || line->full > line->length
                       ? stop(reader, line, true)
                       : stop(reader, line, false);
        const sudoku__outcome outcome = take_event(reader, event, line, &why);
        if (why) {
            sudoku__refuse_held(reader, line, json->at, "%s", why);
            go_on_behind(reader, line);
            return SUDOKU__MALFORMED;
        }
        if (outcome == SUDOKU__RECORD) {
            go_on_behind(reader, line);
            return outcome;
        }
    }
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    sudoku__json_record *json = &reader->json;
    if (!line) { /* the text ends in the middle */
        const sudoku__line end = {.number = reader->line.number, .offset = reader->line.offset};
        json->at = 0;
        reader->open = false;
        return in_record(json) ? refuse(reader, &end, "the text ends in the middle of a record")
                               : SUDOKU__NOTHING;
    }
    if (!reader->open) {
        const sudoku__span text = sudoku__whole_line(line);
        if (text.length == 0 || (*text.text != '{' && *text.text != '['))
            return SUDOKU__NOTHING;
        json->parser = (sudoku__json){.depth = 0};
        json->depth = json->inside = json->skip = 0;
        json->field = 0;
        json->at = 0;
    }
    const sudoku__outcome outcome = take_text(reader, line);
    if (outcome != SUDOKU__USED)
        return outcome;
    /* A line end is a blank; it ends a number. */
    const char newline[] = "\n", *at = newline, *why = NULL;
    const sudoku__json_event event = sudoku__json_next(&json->parser, &at, newline + 1);
    if (event != SUDOKU__JSON_MORE && event != SUDOKU__JSON_BAD)
        take_event(reader, event, line, &why);
    if (!why)
        return SUDOKU__USED;
    json->at = line->length;
    sudoku__refuse_held(reader, line, json->at, "%s", why);
    go_on_behind(reader, line);
    return SUDOKU__MALFORMED;
}

const sudoku__layout sudoku__json_layout = {.take = take};
