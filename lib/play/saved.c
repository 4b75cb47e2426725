/* SPDX-License-Identifier: MIT */
#include "play/saved.h"

#include <string.h>

#include "core/status.h"

sudoku_status sudoku__saved_refuse(const sudoku__saved *scan, const char *reason)
{
    sudoku__fail(scan->error, SUDOKU_E_SYNTAX, "%s", reason);
    if (scan->error) {
        scan->error->line = scan->number;
        scan->error->column = scan->word + 1;
        scan->error->offset = (uint64_t)(scan->line.text - scan->text) + scan->word;
    }
    return SUDOKU_E_SYNTAX;
}

bool sudoku__saved_line(sudoku__saved *scan)
{
    const char *const line = scan->text + scan->next;
    const char *const end = scan->next < scan->length
                                ? memchr(line, '\n', scan->length - scan->next)
                                : NULL;
    scan->at = scan->word = 0;
    scan->number++;
    scan->line = (sudoku__piece){.text = line};
    if (!end)
        return false;
    scan->line.length = (size_t)(end - line);
    scan->next += scan->line.length + 1;
    if (scan->line.length > 0 && end[-1] == '\r')
        scan->line.length--;
    return true;
}

sudoku__piece sudoku__saved_rest(sudoku__saved *scan)
{
    const sudoku__piece all = {scan->line.text + scan->at, scan->line.length - scan->at};
    scan->word = scan->at;
    scan->at = scan->line.length;
    return all;
}

sudoku__piece sudoku__saved_word(sudoku__saved *scan)
{
    scan->word = scan->at;
    const char *const from = scan->line.text + scan->at;
    const size_t left = scan->line.length - scan->at;
    const char *const space = left ? memchr(from, ' ', left) : NULL;
    const size_t length = space ? (size_t)(space - from) : left;
    scan->at += length + (space != NULL);
    return (sudoku__piece){from, length};
}

bool sudoku__saved_is(sudoku__piece word, const char *text)
{
    return word.length == strlen(text) && memcmp(word.text, text, word.length) == 0;
}

bool sudoku__saved_at_end(sudoku__saved *scan)
{
    scan->word = scan->at;
    return scan->at == scan->line.length && (scan->at == 0 || scan->line.text[scan->at - 1] != ' ');
}

bool sudoku__saved_number(sudoku__piece *word, uint64_t most, uint64_t *number)
{
    size_t figures = 0;
    *number = 0;
    for (; figures < word->length && word->text[figures] >= '0' && word->text[figures] <= '9';
         figures++) {
        const unsigned figure = (unsigned)(word->text[figures] - '0');
        if (*number > (most - figure) / 10 || figure > most)
            return false;
        *number = 10 * *number + figure;
    }
    if (figures == 0 || (figures > 1 && word->text[0] == '0'))
        return false;
    word->text += figures;
    word->length -= figures;
    return true;
}

bool sudoku__saved_text(sudoku__piece *word, const char *text)
{
    const size_t length = strlen(text);
    if (word->length < length || memcmp(word->text, text, length) != 0)
        return false;
    word->text += length;
    word->length -= length;
    return true;
}

bool sudoku__saved_cell(sudoku__piece *word, unsigned order, uint16_t *cell)
{
    uint64_t row, column;
    if (!sudoku__saved_text(word, "r") || !sudoku__saved_number(word, order, &row) ||
        !sudoku__saved_text(word, "c") || !sudoku__saved_number(word, order, &column) || row == 0 ||
        column == 0)
        return false;
    *cell = (uint16_t)((row - 1) * order + column - 1);
    return true;
}

bool sudoku__saved_digit(sudoku__piece *word, unsigned order, uint8_t *digit)
{
    uint64_t number;
    if (!sudoku__saved_number(word, order, &number) || number == 0)
        return false;
    *digit = (uint8_t)number;
    return true;
}
