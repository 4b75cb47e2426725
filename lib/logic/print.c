/* SPDX-License-Identifier: MIT */
/*
 * Steps as text.
 *
 *   text      Locked Candidates Type 1 (Pointing): in box 4, 7 can only be in row 5 (r5c1 or r5c2),
 * ... notation  pointing: box 4: r5c8<>7 json      {"technique":"pointing","house":"box 4",...}
 *
 * All three are made from the data of the step alone; the words are in words.c.  Cells are r1c1, or
 * A1 where the format's name ends in -a1.
 */
#include <sudoku/grade.h>

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/validate.h>

#include "core/shape.h"
#include "core/status.h"
#include "logic/sink.h"
#include "logic/technique.h"

void sudoku__sink_add(sudoku__sink *to, const char *format, ...)
{
    const size_t room = to->length < to->capacity ? to->capacity - to->length : 0;
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(room ? to->buffer + to->length : NULL, room, format, arguments);
    va_end(arguments);
    to->length += length > 0 ? (size_t)length : 0;
}

void sudoku__sink_cell(sudoku__sink *to, unsigned cell)
{
    const unsigned order = sudoku__order(to->shape);
    if (to->letters)
        sudoku__sink_add(to, "%c%u", (int)('A' + cell / order), cell % order + 1);
    else
        sudoku__sink_add(to, "r%uc%u", cell / order + 1, cell % order + 1);
}

void sudoku__sink_house(sudoku__sink *to, unsigned house)
{
    char name[64];
    sudoku_house_name(to->shape, house, name, sizeof name);
    sudoku__sink_add(to, "%s", name);
}

/* "r1c2<>3, r2c2=5", with these signs between cell and digit. */
static void add_effects(sudoku__sink *to, const sudoku_step *step, const char *is,
                        const char *is_not, const char *last)
{
    const size_t count = step->placement_count + step->elimination_count;
    for (size_t i = 0; i < count; i++) {
        const bool placed = i >= step->elimination_count;
        const sudoku_candidate *const effect = placed
                                                   ? &step->placements[i - step->elimination_count]
                                                   : &step->eliminations[i];
        if (i > 0)
            sudoku__sink_add(to, "%s", last);
        sudoku__sink_cell(to, effect->cell);
        sudoku__sink_add(to, "%s%u", placed ? is : is_not, effect->digit);
    }
}

static void print_notation(sudoku__sink *to, const sudoku_step *step)
{
    sudoku__sink_add(to, "%s: ", step->technique->id);
    if (step->house != UINT_MAX) {
        sudoku__sink_house(to, step->house);
        sudoku__sink_add(to, ": ");
    }
    add_effects(to, step, "=", "<>", ", ");
}

static void add_candidates(sudoku__sink *to, const char *key, const sudoku_candidate *candidates,
                           size_t count, bool roles)
{
    static const char *const names[] = {"pattern",  "fin",       "endo-fin", "extra",    "pivot",
                                        "pincer",   "colour-a",  "colour-b", "colour-c", "colour-d",
                                        "set-a",    "set-b",     "set-c",    "set-d",    "common",
                                        "start-on", "start-off", "on",       "off"};
    sudoku__sink_add(to, ",\"%s\":[", key);
    for (size_t i = 0; i < count; i++) {
        sudoku__sink_add(to, "%s{\"cell\":\"", i ? "," : "");
        sudoku__sink_cell(to, candidates[i].cell);
        sudoku__sink_add(to, "\",\"digit\":%u", candidates[i].digit);
        if (roles)
            sudoku__sink_add(to, ",\"role\":\"%s\"", names[candidates[i].role]);
        sudoku__sink_add(to, "}");
    }
    sudoku__sink_add(to, "]");
}

static void print_json(sudoku__sink *to, const sudoku_step *step)
{
    const sudoku_technique *const row = step->technique;
    sudoku__sink_add(to, "{\"technique\":\"%s\",\"name\":\"%s\"", row->id, row->name);
    if (step->house != UINT_MAX) {
        sudoku__sink_add(to, ",\"house\":\"");
        sudoku__sink_house(to, step->house);
        sudoku__sink_add(to, "\"");
    }
    if (step->rating)
        sudoku__sink_add(to, ",\"rating\":%u.%u", step->rating / 10, step->rating % 10);
    if (row->score)
        sudoku__sink_add(to, ",\"score\":%u", row->score);
    add_candidates(to, "placements", step->placements, step->placement_count, false);
    add_candidates(to, "eliminations", step->eliminations, step->elimination_count, false);
    add_candidates(to, "pattern", step->pattern, step->pattern_count, true);
    sudoku__sink_add(to, ",\"links\":[");
    for (size_t i = 0; i < step->link_count; i++)
        sudoku__sink_add(to, "%s[%u,%u]", i ? "," : "", step->links[i].from, step->links[i].to);
    sudoku__sink_add(to, "],\"premises\":[");
    for (size_t i = 0; i < step->premise_count; i++) {
        sudoku__sink_add(to, "%s{\"", i ? "," : "");
        if (step->premises[i].digit) {
            sudoku__sink_add(to, "house\":\"");
            sudoku__sink_house(to, step->premises[i].house);
            sudoku__sink_add(to, "\",\"digit\":%u}", step->premises[i].digit);
        } else {
            sudoku__sink_add(to, "cell\":\"");
            sudoku__sink_cell(to, step->premises[i].cell);
            sudoku__sink_add(to, "\"}");
        }
    }
    sudoku__sink_add(to, "]}");
}

size_t sudoku_step_print(const sudoku_step *step, const sudoku_shape *shape, const char *format,
                         char *buffer, size_t capacity)
{
    static const char letters[] = "-a1";
    sudoku__sink to = {
        .buffer = buffer, .capacity = capacity, .shape = sudoku__shape_or_classic(shape)};
    char name[16] = "text";
    if (buffer && capacity)
        buffer[0] = '\0';
    if (!step || !sudoku_shape_valid(shape, NULL) || (!buffer && capacity))
        return 0;
    if (format && strlen(format) < sizeof name)
        memcpy(name, format, strlen(format) + 1);
    const size_t length = strlen(name), more = sizeof letters - 1;
    to.letters = length > more && strcmp(name + length - more, letters) == 0;
    if (to.letters)
        name[length - more] = '\0';
    if (format && strlen(format) >= sizeof name)
        return 0;
    if (strcmp(name, "text") == 0)
        sudoku__print_words(&to, step);
    else if (strcmp(name, "notation") == 0)
        print_notation(&to, step);
    else if (strcmp(name, "json") == 0)
        print_json(&to, step);
    return to.length;
}
