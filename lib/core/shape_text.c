/* SPDX-License-Identifier: MIT */
/*
 * Shapes as text, for JSON, identifiers and messages: "9", "2x4", "jigsaw-aabb...", and then
 * "+diagonals" and so on.
 *
 * One text a shape when writing, so that texts can be compared; other common ways to say the same
 * are understood when reading.  There are no blanks, colons, commas or quotes in a text, so it can
 * stand wherever such things separate.
 */
#include "core/shape_text.h"

#include <string.h>

#include "core/shape.h"
#include "core/status.h"

static const char *const extra_names[] = {"diagonals", "windows", "disjoint-groups", "anti-knight",
                                          "anti-king"};
static const char jigsaw[] = "jigsaw-";

enum { EXTRAS = sizeof extra_names / sizeof *extra_names, JIGSAW_LENGTH = sizeof jigsaw - 1 };

const char *sudoku_extra_name(unsigned index)
{
    return index < EXTRAS ? extra_names[index] : NULL;
}

/* ---- Writing ---- */

static char *write_text(const char *part, char *text)
{
    const size_t length = strlen(part);
    memcpy(text, part, length);
    return text + length;
}

char *sudoku__write_regions(const sudoku_shape *shape, char *text)
{
    for (unsigned cell = 0; cell < sudoku__cells(shape); cell++)
        *text++ = (char)('a' + shape->regions[cell]);
    return text;
}

static char *write_number(unsigned number, char *text)
{
    if (number > 9)
        *text++ = (char)('0' + number / 10);
    *text++ = (char)('0' + number % 10);
    return text;
}

static char *write_boxes(const sudoku_shape *shape, char *text)
{
    text = write_number(shape->box_rows, text);
    *text++ = 'x';
    return write_number(shape->box_cols, text);
}

/* The squarest boxes are known from their order. */
static char *write_order_or_boxes(const sudoku_shape *shape, char *text)
{
    sudoku_shape squarest;
    sudoku_shape_of_order(sudoku__order(shape), &squarest);
    return shape->box_rows == squarest.box_rows ? write_number(sudoku__order(shape), text)
                                                : write_boxes(shape, text);
}

/* Each constraint's name between two texts, and 'between' from one to the next. */
static char *write_extras(const sudoku_shape *shape, const char *before, const char *after,
                          const char *between, char *text)
{
    unsigned left = shape->extra;
    for (unsigned i = 0; i < EXTRAS; i++) {
        if (!(left >> i & 1))
            continue;
        left &= ~(1u << i);
        text = write_text(after, write_text(extra_names[i], write_text(before, text)));
        text = left ? write_text(between, text) : text;
    }
    return text;
}

char *sudoku__write_shape_json(const sudoku_shape *shape, char *text)
{
    text = write_number(sudoku__order(shape), write_text("\"order\":", text));
    if (shape->jigsaw)
        text = sudoku__write_regions(shape, write_text(",\"regions\":\"", text));
    else
        text = write_boxes(shape, write_text(",\"box\":\"", text));
    text = write_text("\"", text);
    if (!shape->extra)
        return text;
    text = write_extras(shape, "\"", "\"", ",", write_text(",\"extra\":[", text));
    return write_text("]", text);
}

size_t sudoku_shape_print(const sudoku_shape *shape, char *buffer, size_t capacity)
{
    char text[SUDOKU__MAX_SHAPE_TEXT];
    if (!sudoku_shape_valid(shape, NULL) || (!buffer && capacity > 0))
        return 0;
    shape = sudoku__shape_or_classic(shape);
    char *end = shape->jigsaw ? sudoku__write_regions(shape, write_text(jigsaw, text))
                              : write_order_or_boxes(shape, text);
    end = write_extras(shape, "+", "", "", end);
    const size_t length = (size_t)(end - text);
    if (capacity > 0) {
        const size_t kept = length < capacity ? length : capacity - 1;
        memcpy(buffer, text, kept);
        buffer[kept] = '\0';
    }
    return length;
}

sudoku__shape_label sudoku__label_shape(const sudoku_shape *shape)
{
    sudoku__shape_label label;
    if (sudoku_shape_print(shape, label.text, sizeof label.text) >= sizeof label.text)
        memcpy(label.text + sizeof label.text - 4, "...", 4);
    return label;
}

/* ---- Reading ---- */

/* A text being read. */
typedef struct scanner {
    const char *text;
    size_t at, length;
    sudoku_error *error;
} scanner;

/* Adds the place to a reason that has just been given; what the shape itself lacks is a matter of
   the text here. */
static sudoku_status place(const scanner *from, size_t at)
{
    if (from->error) {
        from->error->offset = at;
        from->error->line = 1;
        from->error->column = at + 1;
    }
    return SUDOKU_E_SYNTAX;
}

/* Up to three digits; false: there is none. */
static bool read_number(scanner *from, unsigned *number)
{
    const size_t start = from->at;
    *number = 0;
    while (from->at < from->length && from->at < start + 3 && from->text[from->at] >= '0' &&
           from->text[from->at] <= '9')
        *number = *number * 10 + (unsigned)(from->text[from->at++] - '0');
    return from->at > start;
}

/* The number of a letter or digit among all that there are, or -1. */
static int symbol_number(char symbol)
{
    if (symbol >= '0' && symbol <= '9')
        return symbol - '0';
    if (symbol >= 'a' && symbol <= 'z')
        return symbol - 'a' + 10;
    if (symbol >= 'A' && symbol <= 'Z')
        return symbol - 'A' + 10;
    return -1;
}

bool sudoku__read_regions(const char *text, size_t count, uint8_t *regions)
{
    int least = 36;
    for (size_t i = 0; i < count; i++) {
        const int number = symbol_number(text[i]);
        if (number < 0)
            return false;
        least = number < least ? number : least;
    }
    const int first = least > 10 ? 10 : least; /* letters begin with A, digits with 0 or 1 */
    for (size_t i = 0; i < count; i++)
        regions[i] = (uint8_t)(symbol_number(text[i]) - first);
    return first <= 1 || first == 10;
}

static sudoku_status read_jigsaw(scanner *from, sudoku_shape *shape)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    const size_t start = from->at;
    while (from->at < from->length && symbol_number(from->text[from->at]) >= 0)
        from->at++;
    const size_t count = from->at - start;
    unsigned order = SUDOKU_MIN_ORDER;
    while (order < SUDOKU_MAX_ORDER && (size_t)order * order < count)
        order++;
    if ((size_t)order * order != count) {
        sudoku__fail(from->error, SUDOKU_E_SYNTAX,
                     "%zu labels of regions are no square number from 16 to 625", count);
        return place(from, start);
    }
    if (!sudoku__read_regions(from->text + start, count, regions)) {
        sudoku__fail(from->error, SUDOKU_E_SYNTAX, "labels of regions begin with 0, 1 or a");
        return place(from, start);
    }
    if (sudoku_shape_of_regions(order, regions, shape, from->error) != SUDOKU_OK)
        return place(from, start);
    return SUDOKU_OK;
}

static sudoku_status read_boxes(scanner *from, sudoku_shape *shape)
{
    const size_t start = from->at;
    unsigned first = 0, second = 0;
    sudoku_status status = SUDOKU_E_ARG;
    if (read_number(from, &first)) {
        if (from->at < from->length && from->text[from->at] == 'x') {
            from->at++;
            if (read_number(from, &second))
                status = sudoku_shape_of_boxes(first, second, shape);
        } else {
            status = sudoku_shape_of_order(first, shape);
        }
    }
    if (status == SUDOKU_OK)
        return SUDOKU_OK;
    sudoku__fail(from->error, SUDOKU_E_SYNTAX,
                 "a shape begins with its order, %d to %d, with boxes as in 2x3, or with %s",
                 SUDOKU_MIN_ORDER, SUDOKU_MAX_ORDER, jigsaw);
    return place(from, start);
}

/* One "+name". */
static sudoku_status read_extra(scanner *from, sudoku_shape *shape)
{
    const size_t start = from->at;
    size_t end = start + 1;
    while (end < from->length && from->text[end] != '+')
        end++;
    const char *const name = from->text + start + 1;
    const size_t length = end - start - 1;
    from->at = end;
    for (unsigned i = 0; i < EXTRAS && from->text[start] == '+'; i++)
        if (strlen(extra_names[i]) == length && memcmp(extra_names[i], name, length) == 0) {
            shape->extra = (uint16_t)(shape->extra | 1u << i);
            return SUDOKU_OK;
        }
    if (from->text[start] != '+')
        sudoku__fail(from->error, SUDOKU_E_SYNTAX, "a '+' and a constraint must follow here");
    else
        sudoku__fail(from->error, SUDOKU_E_SYNTAX,
                     "unknown constraint '%.*s': diagonals, windows, disjoint-groups, anti-knight "
                     "and anti-king are known",
                     (int)(length < 20 ? length : 20), name);
    return place(from, start);
}

sudoku_status sudoku_shape_parse(sudoku_shape *shape, const char *text, size_t length,
                                 sudoku_error *error)
{
    if (!shape || !text)
        return sudoku__fail(error, SUDOKU_E_ARG, "no text or no place for the shape");
    scanner from = {.text = text, .length = length, .error = error};
    sudoku_shape made;
    sudoku_status status;
    if (length >= JIGSAW_LENGTH && memcmp(text, jigsaw, JIGSAW_LENGTH) == 0) {
        from.at = JIGSAW_LENGTH;
        status = read_jigsaw(&from, &made);
    } else {
        status = read_boxes(&from, &made);
    }
    while (status == SUDOKU_OK && from.at < length)
        status = read_extra(&from, &made);
    if (status != SUDOKU_OK)
        return status;
    if (!sudoku_shape_valid(&made, error))
        return place(&from, 0);
    *shape = made;
    return SUDOKU_OK;
}
