/* SPDX-License-Identifier: MIT */
#include "make/source.h"

#include <string.h>

/* All families, the default first; a new one is a file of its own and a row here. */
static const sudoku_family *const families[] = {
    &sudoku__family_shift,
    &sudoku__family_rotate,
    &sudoku__family_block,
    &sudoku__family_isomorph,
};

const sudoku_family *sudoku_family_at(unsigned index)
{
    return index < sizeof families / sizeof *families ? families[index] : NULL;
}

const sudoku_family *sudoku_family_named(const char *name)
{
    const sudoku_family *family = NULL;
    for (unsigned i = 0; name && (family = sudoku_family_at(i)); i++)
        if (strcmp(family->name, name) == 0)
            return family;
    return NULL;
}

const char *sudoku_family_name(const sudoku_family *family)
{
    return family ? family->name : NULL;
}
