/* SPDX-License-Identifier: MIT */
#include "formats.h"

#include <stddef.h>
#include <string.h>
#include <sudoku/io.h>

/* What is no text, in the order of the list. */
static const struct {
    const char *name;
    enum output_kind kind;
} others[] = {{"svg", OUTPUT_SVG},
              {"pdf", OUTPUT_PDF},
              {"png", OUTPUT_PNG},
              {"cnf", OUTPUT_CNF},
              {"cover", OUTPUT_COVER}};

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
