/* SPDX-License-Identifier: MIT */
/* OpenSudoku's XML, which this library does not read: refused by name, once a document, instead of
   "no puzzle". */
#include "core/reader.h"

#include <string.h>

static bool has(const sudoku__line *line, const char *word)
{
    const size_t length = strlen(word);
    const char *at = line->text, *end = line->text + line->length;
    while ((size_t)(end - at) >= length) {
        at = memchr(at, word[0], (size_t)(end - at) - length + 1);
        if (!at)
            return false;
        if (memcmp(at, word, length) == 0)
            return true;
        at++;
    }
    return false;
}

static sudoku__outcome take(sudoku_reader *reader, const sudoku__line *line)
{
    const bool open = reader->open;
    reader->open = line && (open ? !has(line, "</opensudoku>") : false);
    if (open || !line || line->length == 0)
        return SUDOKU__NOTHING;
    if (!memchr(line->text, '<', line->length) || !has(line, "<opensudoku"))
        return SUDOKU__NOTHING;
    reader->open = !has(line, "</opensudoku>");
    sudoku__hold(&reader->held, line, 0);
    return sudoku__refuse_held(reader, line, 0,
                               "OpenSudoku XML, which libsudoku-io reads from a file of its own");
}

const sudoku__layout sudoku__xml_layout = {.take = take};
