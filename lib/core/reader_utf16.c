/* SPDX-License-Identifier: MIT */
/* A text in UTF-16, as some editors save it: refused by name, once, instead of "no puzzle". */
#include "core/reader.h"

#include <string.h>

#include "core/status.h"

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    if (reader->open || !line) {
        reader->open = line != NULL; /* the rest of the text is swallowed */
        return SUDOKU__NOTHING;
    }
    if (line->number > 1 || line->length < 2)
        return SUDOKU__NOTHING;
    const bool little = memcmp(line->text, "\xff\xfe", 2) == 0;
    if (!little && memcmp(line->text, "\xfe\xff", 2) != 0)
        return SUDOKU__NOTHING;
    sudoku__fail(&reader->found.error, SUDOKU_E_SYNTAX,
                 "the text is in UTF-16%s, which is not read: save it as UTF-8 or ASCII",
                 little ? "LE" : "BE");
    reader->found.line = reader->found.error.line = reader->found.error.column = 1;
    reader->found.offset = 0;
    reader->open = true;
    return SUDOKU__MALFORMED;
}

const sudoku__layout sudoku__utf16_layout = {.take = take};
