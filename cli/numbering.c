/* SPDX-License-Identifier: MIT */
#include "numbering.h"

#include <stdio.h>
#include <string.h>

/* The place of %d or %3d, its length and the figures; NULL: there is none. */
static const char *find_place(const char *pattern, size_t *length, int *figures)
{
    const char *const place = pattern ? strchr(pattern, '%') : NULL;
    if (!place)
        return NULL;
    const size_t digits = strspn(place + 1, "0123456789");
    if (digits > 1 || place[1 + digits] != 'd')
        return NULL;
    *figures = digits ? place[1] - '0' : 1;
    *length = digits + 2;
    return place;
}

bool numbering_has(const char *pattern)
{
    size_t length;
    int figures;
    return find_place(pattern, &length, &figures) != NULL;
}

void numbering_name(const char *pattern, unsigned number, char name[PATH_ROOM])
{
    size_t length = 0;
    int figures = 0;
    const char *const place = find_place(pattern, &length, &figures);
    if (place)
        snprintf(name, PATH_ROOM, "%.*s%0*u%s", (int)(place - pattern), pattern, figures, number,
                 place + length);
    else
        snprintf(name, PATH_ROOM, "%s", pattern);
}
