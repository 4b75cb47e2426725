/* SPDX-License-Identifier: MIT */
/*
 * Steps as text.
 *
 *   text      Locked Candidates Type 1 (Pointing) in box 4: 7 is at r5c1 or r5c2; so r5c8 is not 7.
 *   notation  pointing: box 4: 7 r5c12 => r5c8<>7
 *   json      {"technique":"pointing","house":"box 4",...}
 *
 * All three are made from the data of the step alone, the same way for every technique: what it
 * rests on (the premises with their candidates, or the pattern where there are too many to read),
 * and what follows.  Cells are r1c1 or, in JSON, also A1.
 */
#include <sudoku/grade.h>

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <sudoku/validate.h>

#include "core/houses.h"
#include "core/shape.h"
#include "core/status.h"
#include "logic/technique.h"

/* Where text goes; what does not fit is only counted. */
typedef struct sink {
    char *buffer;
    size_t capacity, length;
    const sudoku_shape *shape;
} sink;

static void add(sink *to, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

static void add(sink *to, const char *format, ...)
{
    const size_t room = to->length < to->capacity ? to->capacity - to->length : 0;
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(room ? to->buffer + to->length : NULL, room, format, arguments);
    va_end(arguments);
    to->length += length > 0 ? (size_t)length : 0;
}

static void add_cell(sink *to, unsigned cell)
{
    const unsigned order = sudoku__order(to->shape);
    add(to, "r%uc%u", cell / order + 1, cell % order + 1);
}

static void add_house(sink *to, unsigned house)
{
    char name[64];
    sudoku_house_name(to->shape, house, name, sizeof name);
    add(to, "%s", name);
}

/* "r1c2 is not 3, r1c4 is not 3 and r2c2 is 5", with these words between cell and digit. */
static void add_effects(sink *to, const sudoku_step *step, const char *is, const char *is_not,
                        const char *last)
{
    const size_t count = step->placement_count + step->elimination_count;
    for (size_t i = 0; i < count; i++) {
        const bool placed = i >= step->elimination_count;
        const sudoku_candidate *const effect = placed
                                                   ? &step->placements[i - step->elimination_count]
                                                   : &step->eliminations[i];
        if (i > 0)
            add(to, "%s", i + 1 == count ? last : ", ");
        add_cell(to, effect->cell);
        add(to, "%s%u", placed ? is : is_not, effect->digit);
    }
}

/* "7 is at r5c1 or r5c2", "r5c1 is 3 or 7": the premises with what they leave. */
static void add_premise(sink *to, const sudoku_step *step, const sudoku_premise *premise)
{
    const char *between = "";
    if (premise->digit) {
        add_house(to, premise->house);
        add(to, " has %u at ", premise->digit);
    } else {
        add_cell(to, premise->cell);
        add(to, " is ");
    }
    uint32_t seen = 0; /* a candidate may be in the pattern in several roles */
    for (size_t i = 0; i < step->pattern_count; i++) {
        const sudoku_candidate *const mark = &step->pattern[i];
        unsigned place = mark->digit;
        if (premise->digit) {
            uint16_t cells[SUDOKU_MAX_ORDER];
            const unsigned order = sudoku__order(to->shape);
            if (mark->digit != premise->digit)
                continue;
            sudoku__house_cells(to->shape, premise->house, cells);
            for (place = 0; place < order && cells[place] != mark->cell; place++) {
            }
            if (place == order)
                continue;
        } else if (mark->cell != premise->cell) {
            continue;
        }
        if (seen >> place & 1)
            continue;
        seen |= UINT32_C(1) << place;
        add(to, "%s", between);
        if (premise->digit)
            add_cell(to, mark->cell);
        else
            add(to, "%u", mark->digit);
        between = " or ";
    }
}

static void print_text(sink *to, const sudoku_step *step)
{
    enum { READABLE = 8 };
    add(to, "%s", step->technique->name);
    if (step->house != UINT_MAX) {
        add(to, " in ");
        add_house(to, step->house);
    }
    add(to, ": ");
    for (size_t i = 0; i < step->premise_count && step->premise_count <= READABLE; i++) {
        add_premise(to, step, &step->premises[i]);
        add(to, "%s", i + 1 == step->premise_count ? "; so " : ", ");
    }
    add_effects(to, step, " is ", " is not ", " and ");
    add(to, ".");
}

static void print_notation(sink *to, const sudoku_step *step)
{
    add(to, "%s: ", step->technique->id);
    if (step->house != UINT_MAX) {
        add_house(to, step->house);
        add(to, ": ");
    }
    add_effects(to, step, "=", "<>", ", ");
}

static void add_candidates(sink *to, const char *key, const sudoku_candidate *candidates,
                           size_t count, bool roles)
{
    static const char *const names[] = {"pattern",  "fin",       "endo-fin", "extra",    "pivot",
                                        "pincer",   "colour-a",  "colour-b", "colour-c", "colour-d",
                                        "set-a",    "set-b",     "set-c",    "set-d",    "common",
                                        "start-on", "start-off", "on",       "off"};
    add(to, ",\"%s\":[", key);
    for (size_t i = 0; i < count; i++) {
        add(to, "%s{\"cell\":\"", i ? "," : "");
        add_cell(to, candidates[i].cell);
        add(to, "\",\"digit\":%u", candidates[i].digit);
        if (roles)
            add(to, ",\"role\":\"%s\"", names[candidates[i].role]);
        add(to, "}");
    }
    add(to, "]");
}

static void print_json(sink *to, const sudoku_step *step)
{
    const sudoku_technique *const row = step->technique;
    add(to, "{\"technique\":\"%s\",\"name\":\"%s\"", row->id, row->name);
    if (step->house != UINT_MAX) {
        add(to, ",\"house\":\"");
        add_house(to, step->house);
        add(to, "\"");
    }
    if (step->rating)
        add(to, ",\"rating\":%u.%u", step->rating / 10, step->rating % 10);
    if (row->score)
        add(to, ",\"score\":%u", row->score);
    add_candidates(to, "placements", step->placements, step->placement_count, false);
    add_candidates(to, "eliminations", step->eliminations, step->elimination_count, false);
    add_candidates(to, "pattern", step->pattern, step->pattern_count, true);
    add(to, ",\"links\":[");
    for (size_t i = 0; i < step->link_count; i++)
        add(to, "%s[%u,%u]", i ? "," : "", step->links[i].from, step->links[i].to);
    add(to, "],\"premises\":[");
    for (size_t i = 0; i < step->premise_count; i++) {
        add(to, "%s{\"", i ? "," : "");
        if (step->premises[i].digit) {
            add(to, "house\":\"");
            add_house(to, step->premises[i].house);
            add(to, "\",\"digit\":%u}", step->premises[i].digit);
        } else {
            add(to, "cell\":\"");
            add_cell(to, step->premises[i].cell);
            add(to, "\"}");
        }
    }
    add(to, "]}");
}

size_t sudoku_step_print(const sudoku_step *step, const sudoku_shape *shape, const char *format,
                         char *buffer, size_t capacity)
{
    sink to = {.buffer = buffer, .capacity = capacity, .shape = sudoku__shape_or_classic(shape)};
    if (buffer && capacity)
        buffer[0] = '\0';
    if (!step || !sudoku_shape_valid(shape, NULL) || (!buffer && capacity))
        return 0;
    if (!format || strcmp(format, "text") == 0)
        print_text(&to, step);
    else if (strcmp(format, "notation") == 0)
        print_notation(&to, step);
    else if (strcmp(format, "json") == 0)
        print_json(&to, step);
    return to.length;
}
