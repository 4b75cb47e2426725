/* SPDX-License-Identifier: MIT */
#include "names.h"

#include <sudoku/sudoku.h>

#include "buffer.h"
#include "engines.h"
#include "report.h"

const char *engine_name_at(unsigned index)
{
    return engines_name_at(index);
}

const char *family_name_at(unsigned index)
{
    if (sudoku_family_at(index))
        return sudoku_family_name(sudoku_family_at(index));
    return index == 0 || sudoku_family_at(index - 1) ? "random" : NULL;
}

const char *isa_name_at(unsigned index)
{
    return sudoku_isa_at(index);
}

const char *technique_name_at(unsigned index)
{
    return sudoku_technique_id(sudoku_technique_at(index));
}

void refuse_name(const char *option, const char *value, const char *(*name_at)(unsigned index))
{
    struct buffer names = {0};
    for (unsigned i = 0; name_at(i); i++)
        buffer_addf(&names, "%s%s", i ? ", " : "", name_at(i));
    quit(EXIT_USAGE, "%s '%.60s': not one of %.*s", option, value, (int)names.length, names.data);
}
