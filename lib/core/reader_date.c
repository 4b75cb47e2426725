/* SPDX-License-Identifier: MIT */
/* Dates, of which a list would look like the rows of a grid. */
#include "core/reader_scan.h"

/* A number of two figures, or 0. */
static unsigned two_figures(const char *text)
{
    const bool both = text[0] >= '0' && text[0] <= '9' && text[1] >= '0' && text[1] <= '9';
    return both ? (unsigned)(text[0] - '0') * 10 + (unsigned)(text[1] - '0') : 0;
}

static bool is_day_of_month(unsigned day, unsigned month)
{
    return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

bool sudoku__is_date(const char *text, size_t length)
{
    if (length != 8 && length != 10)
        return false;
    const bool year_first = length == 10 && (text[4] == '-' || text[4] == '.');
    const char mark = text[year_first ? 4 : 2];
    if ((mark != '-' && mark != '.') || text[year_first ? 7 : 5] != mark)
        return false;
    if (year_first)
        return two_figures(text) && is_day_of_month(two_figures(text + 8), two_figures(text + 5));
    const unsigned first = two_figures(text), second = two_figures(text + 3);
    const unsigned third = two_figures(text + 6); /* a year, or half of one */
    return third && (is_day_of_month(first, second) || is_day_of_month(second, first) ||
                     (length == 8 && is_day_of_month(third, second)));
}
