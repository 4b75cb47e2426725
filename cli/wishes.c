/* SPDX-License-Identifier: MIT */
#include "wishes.h"

#include <stdio.h>
#include <string.h>

#include "names.h"
#include "report.h"

static const char *level_name_at(unsigned index)
{
    return index < SUDOKU_LEVEL_EXTREME ? sudoku_level_name((sudoku_level)(index + 1)) : NULL;
}

static const char *qqwing_name_at(unsigned index)
{
    return index < 4 ? sudoku_qqwing_name(index + 1) : NULL;
}

static unsigned find_word(const char *option, const char *word, size_t length,
                          const char *(*name_at)(unsigned index))
{
    char copy[64];
    for (unsigned i = 0; name_at(i); i++)
        if (strlen(name_at(i)) == length && memcmp(name_at(i), word, length) == 0)
            return i + 1;
    snprintf(copy, sizeof copy, "%.*s", (int)length, word);
    refuse_name(option, copy, name_at);
}

/* A word or a range WORD..WORD, as numbers from 1; either side of a range may be missing (0). */
static void read_words(const struct args *args, const char *name,
                       const char *(*name_at)(unsigned index), unsigned *low, unsigned *high)
{
    const char *const text = args_own(args, name);
    char dashed[40];
    snprintf(dashed, sizeof dashed, "--%s", name);
    if (!text)
        return;
    const char *const dots = strstr(text, "..");
    if (!dots) {
        *low = *high = find_word(dashed, text, strlen(text), name_at);
        return;
    }
    if (dots > text)
        *low = find_word(dashed, text, (size_t)(dots - text), name_at);
    if (dots[2])
        *high = find_word(dashed, dots + 2, strlen(dots + 2), name_at);
    if (*high && *low > *high)
        quit(EXIT_USAGE, "%s '%.60s': the range ends before it begins", dashed, text);
}

const sudoku_technique *wishes_technique(const struct args *args, const char *name)
{
    const char *const text = args_own(args, name);
    if (!text)
        return NULL;
    const sudoku_technique *const technique = sudoku_technique_named(text);
    if (!technique)
        quit(EXIT_USAGE, "--%s '%.60s': no such technique; --list techniques shows them", name,
             text);
    return technique;
}

void wishes_levels(const struct args *args, unsigned *low, unsigned *high)
{
    read_words(args, "level", level_name_at, low, high);
}

void wishes_qqwing(const struct args *args, unsigned *low, unsigned *high)
{
    read_words(args, "qqwing", qqwing_name_at, low, high);
}
