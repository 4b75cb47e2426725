/* SPDX-License-Identifier: MIT */
#include "formats.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sudoku/io.h>

#include "report.h"

/* What is no text, in the order of the list. */
static const struct {
    const char *name;
    enum output_kind kind;
    const char *title;
} others[] = {{"svg", OUTPUT_SVG, "a sheet to print, of --convert and --puzzles"},
              {"pdf", OUTPUT_PDF, "a sheet to print, of --convert and --puzzles"},
              {"png", OUTPUT_PNG, "a page to print, of --convert and --puzzles"},
              {"cnf", OUTPUT_CNF, "clauses in DIMACS form, of --convert"},
              {"cover", OUTPUT_COVER, "an exact cover, of --convert"}};

enum { OTHERS = sizeof others / sizeof *others };

/* All text formats: libsudoku's, then that of libsudoku-io. */
static const sudoku_format *text_format_at(unsigned index)
{
    if (sudoku_format_at(index))
        return sudoku_format_at(index);
    return index == 0 || sudoku_format_at(index - 1) ? sudoku_format_opensudoku() : NULL;
}

/* Number 'index' of those that are written, or read. */
static const sudoku_format *usable_at(unsigned index, bool writes)
{
    const sudoku_format *format = NULL;
    for (unsigned i = 0; (format = text_format_at(i)); i++)
        if ((writes ? format->writes : format->reads) && index-- == 0)
            return format;
    return NULL;
}

const char *output_format_at(unsigned index)
{
    unsigned texts = 0;
    while (usable_at(texts, true))
        texts++;
    if (index < texts)
        return usable_at(index, true)->name;
    return index - texts < OTHERS ? others[index - texts].name : NULL;
}

const char *input_format_at(unsigned index)
{
    return sudoku_format_name(usable_at(index, false));
}

static bool find(const char *name, bool writes, const sudoku_format **found)
{
    const sudoku_format *format = NULL;
    for (unsigned i = 0; (format = usable_at(i, writes)); i++) {
        if (strcmp(format->name, name) == 0) {
            *found = format;
            return true;
        }
    }
    return false;
}

bool output_format_named(const char *name, enum output_kind *kind, const sudoku_format **format)
{
    *kind = OUTPUT_TEXT;
    if (find(name, true, format))
        return true;
    for (unsigned i = 0; i < OTHERS; i++) {
        if (strcmp(others[i].name, name) == 0) {
            *kind = others[i].kind;
            return true;
        }
    }
    return false;
}

bool input_format_named(const char *name, const sudoku_format **format)
{
    return find(name, false, format);
}

/* --- descriptions
 * --------------------------------------------------------------------------------- */

void describe_refusal(const sudoku_format *format, const sudoku_shape *shape, char *text,
                      size_t capacity)
{
    char most[16] = "";
    if (format->max_order != format->min_order)
        snprintf(most, sizeof most, " to %u", format->max_order);
    snprintf(text, capacity, "format %s is for grids of order %u%s, not of order %u", format->name,
             format->min_order, most, sudoku_order(shape));
}

void check_format_takes(const sudoku_format *format, const sudoku_shape *shape)
{
    char text[120];
    if (sudoku_format_takes(format, shape))
        return;
    describe_refusal(format, shape, text, sizeof text);
    quit(EXIT_USAGE, "%s", text);
}

static void add_line(struct buffer *text, const char *name, const char *ways, const char *orders,
                     const char *holds, const char *title)
{
    buffer_addf(text, "%-11s %-10s %-5s %-45s %s\n", name, ways, orders, holds, title);
}

static void add_format(struct buffer *text, const sudoku_format *format)
{
    static const char *const holdings[] = {"givens", "candidates", "comment",
                                           "boxes",  "regions",    "extra"};
    const char *const ways = !format->writes ? "read" : format->reads ? "read,write" : "write";
    char orders[16], holds[80] = "";
    size_t length = 0;
    snprintf(orders, sizeof orders, format->min_order == format->max_order ? "%u" : "%u-%u",
             format->min_order, format->max_order);
    for (size_t i = 0; i < sizeof holdings / sizeof *holdings; i++)
        if (format->holds >> i & 1)
            length += (size_t)snprintf(holds + length, sizeof holds - length, "%s%s",
                                       length ? "," : "", holdings[i]);
    add_line(text, format->name, ways, orders, length ? holds : "-", format->title);
}

void list_formats(struct buffer *text)
{
    const sudoku_format *format = NULL;
    for (unsigned i = 0; (format = text_format_at(i)); i++)
        add_format(text, format);
    for (unsigned i = 0; i < OTHERS; i++)
        add_line(text, others[i].name, "write", "4-25", "-", others[i].title);
}
