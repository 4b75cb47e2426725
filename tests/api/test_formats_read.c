/* SPDX-License-Identifier: MIT */
/*
 * Proves that each format is read with all that it has: the files of data/formats were made, with
 * what must come out of them, by a program that shares nothing with the library.  Each is read
 * whole, in pieces of every size up to 40, as UTF-16, and with the format found out.
 *
 * A record is a line in FILE.expected:
 *     LINE SHAPE PUZZLE VALUES CANDIDATES [COMMENT]     or     LINE ! LINE:COLUMN REASON
 * VALUES is - where nothing was filled in, CANDIDATES (81 groups, '.' for none) where there are
 * none.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

enum { ROOM = 1 << 17 };

static const char *const files[] = {
    "broken",      "csv",         "csv-torn", "csv-own",     "exchange", "gnome",
    "gnome-lines", "gsf",         "hodoku",   "jigsaw",      "json",     "pencil",
    "sdk",         "pencil-line", "sdx",      "pencil-star", "solo",     "solo-save",
    "ss",          "ss-marks",    "sukaku",   "sudokuwiki",
};
enum { FILES = sizeof files / sizeof *files };

static size_t load(const char *name, const char *end, char *text)
{
    char path[400];
    snprintf(path, sizeof path, "%s/formats/%s.txt%s", SUDOKU_TEST_DATA, name, end);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("no %s", path);
    const size_t length = fread(text, 1, ROOM - 1, file);
    fclose(file);
    text[length] = '\0';
    return length;
}

static char *add_symbols(char *to, const sudoku_record *record, bool givens_only)
{
    for (unsigned cell = 0; cell < sudoku_cells(&record->shape); cell++) {
        const bool shown = !givens_only || !record->givens || record->givens[cell];
        *to++ = ".123456789ABCDEFGHIJKLMNOP"[shown ? record->cells[cell] : 0];
    }
    return to;
}

static char *add_candidates(char *to, const sudoku_record *record)
{
    for (unsigned cell = 0; cell < sudoku_cells(&record->shape); cell++) {
        uint32_t mask = record->candidates[cell];
        *to++ = ' ';
        if (mask == 0)
            *to++ = '.';
        for (unsigned digit = 1; mask; digit++, mask >>= 1)
            if (mask & 1)
                *to++ = (char)('0' + digit);
    }
    return to;
}

static char *add_record(char *to, const sudoku_record *record)
{
    const sudoku_shape *shape = &record->shape;
    if (shape->jigsaw)
        to += sprintf(to, "%" PRIu64 " jigsaw ", record->line);
    else
        to += sprintf(to, "%" PRIu64 " %ux%u ", record->line, shape->box_rows, shape->box_cols);
    to = add_symbols(to, record, true);
    *to++ = ' ';
    if (record->givens)
        to = add_symbols(to, record, false);
    else
        *to++ = '-';
    if (record->candidates)
        to = add_candidates(to, record);
    else
        to += sprintf(to, " -");
    if (record->comment)
        to += sprintf(to, " %s", record->comment);
    *to++ = '\n';
    return to;
}

/* All records of a text that comes in pieces. */
static void transcribe(const char *text, size_t length, size_t piece, char *to)
{
    sudoku_reader *reader;
    sudoku_record record;
    sudoku_error error;
    sudoku_status status;
    assert_int_equal(sudoku_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    for (size_t used = 0; used < length; used += piece) {
        const size_t left = length - used, part = piece < left ? piece : left;
        char *copy = malloc(part); /* of its size, so that sanitizers see one byte too many */
        assert_non_null(copy);
        memcpy(copy, text + used, part);
        sudoku_reader_feed(reader, copy, part, part == left);
        while ((status = sudoku_reader_next(reader, &record, &error)) != SUDOKU_NONE) {
            if (status == SUDOKU_OK)
                to = add_record(to, &record);
            else
                to += sprintf(to, "%" PRIu64 " ! %" PRIu64 ":%" PRIu64 " %s\n", record.line,
                              error.line, error.column, error.reason);
        }
        free(copy);
    }
    *to = '\0';
    sudoku_reader_free(reader);
}

static void every_file_gives_its_records(void **state)
{
    (void)state;
    static char text[ROOM], expected[ROOM], got[2 * ROOM];
    unsigned failed = 0;
    for (unsigned i = 0; i < FILES; i++) {
        const size_t length = load(files[i], "", text);
        load(files[i], ".expected", expected);
        transcribe(text, length, length, got);
        if (strcmp(got, expected) != 0) {
            print_error("%s: expected\n%sgot\n%s", files[i], expected, got);
            failed++;
        }
    }
    assert_int_equal(failed, 0);
}

static void pieces_make_no_difference(void **state)
{
    (void)state;
    static char text[ROOM], whole[2 * ROOM], got[2 * ROOM];
    for (unsigned i = 0; i < FILES; i++) {
        const size_t length = load(files[i], "", text);
        transcribe(text, length, length, whole);
        for (size_t piece = 1; piece <= 40; piece++) {
            transcribe(text, length, piece, got);
            if (strcmp(got, whole) != 0)
                fail_msg("%s in pieces of %zu:\n%s", files[i], piece, got);
        }
    }
}

/* Plain grids before a text, whole or not, and behind its lines up to some place, where a record
   of another format may still be open: they are read in a quick way, but not in pieces. */
static void plain_grids_around_make_no_difference(void **state)
{
    (void)state;
    static const char *const plain[] = {
        "..21.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71\n",
        ".2..\n...1\n1...\n..32\n",
        "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n",
    };
    static char text[ROOM], around[2 * ROOM], whole[2 * ROOM], got[2 * ROOM];
    for (unsigned i = 0; i <= FILES; i++) {
        if (i < FILES)
            load(files[i], "", text);
        else
            strcpy(text, "<opensudoku>\nx\n</opensudoku>\n");
        const char *end = text;
        for (unsigned line = 0; line < 24 && (end = strchr(end, '\n')); line++) {
            end++;
            for (size_t kind = 0; kind < 2 * (sizeof plain / sizeof *plain); kind++) {
                const char *const grid = plain[kind / 2];
                const size_t before = kind % 2 ? strlen(grid) / 2 : strlen(grid);
                const int length = snprintf(around, sizeof around, "%.*s%.*s%s%s", (int)before,
                                            grid, (int)(end - text), text, grid, grid);
                transcribe(around, (size_t)length, (size_t)length, whole);
                transcribe(around, (size_t)length, 3, got);
                if (strcmp(got, whole) != 0)
                    fail_msg("%s\nin pieces:\n%swhole:\n%s", around, got, whole);
            }
        }
    }
}

/* UTF-16 of a text in UTF-8 of one or two bytes a character. */
static size_t widen(const char *text, size_t length, bool little, char *to)
{
    size_t at = 0;
    const unsigned mark = 0xfeff;
    to[at++] = (char)(little ? mark & 255 : mark >> 8);
    to[at++] = (char)(little ? mark >> 8 : mark & 255);
    for (size_t i = 0; i < length; i++) {
        unsigned unit = (unsigned char)text[i];
        if (unit >= 0xc0)
            unit = (unit & 0x1f) << 6 | ((unsigned char)text[++i] & 0x3f);
        to[at++] = (char)(little ? unit & 255 : unit >> 8);
        to[at++] = (char)(little ? unit >> 8 : unit & 255);
    }
    return at;
}

static void utf16_makes_no_difference(void **state)
{
    (void)state;
    static char text[ROOM], wide[2 * ROOM + 2], expected[ROOM], got[2 * ROOM];
    for (unsigned i = 0; i < FILES; i++) {
        const size_t length = load(files[i], "", text);
        load(files[i], ".expected", expected);
        for (unsigned little = 0; little < 2; little++) {
            const size_t bytes = widen(text, length, little, wide);
            for (size_t piece = 1; piece <= bytes; piece = piece < 40 ? piece + 13 : bytes + 1) {
                transcribe(wide, bytes, piece < 40 ? piece : bytes, got);
                if (strcmp(got, expected) != 0)
                    fail_msg("%s in UTF-16, pieces of %zu:\n%s", files[i], piece, got);
            }
        }
    }
}

/* Offsets count bytes of the text as it is. */
static void utf16_offsets(void **state)
{
    (void)state;
    static const char text[] = "x\r\n12.4341221434321\n\n12?4341221434321 \n";
    char wide[2 * sizeof text + 2];
    const size_t bytes = widen(text, sizeof text - 1, true, wide);
    sudoku_reader *reader;
    sudoku_record record;
    sudoku_error error;
    assert_int_equal(sudoku_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, wide, bytes, true), SUDOKU_OK);
    assert_int_equal(sudoku_reader_next(reader, &record, &error), SUDOKU_OK);
    assert_int_equal(record.offset, 8);
    assert_int_equal(record.line, 2);
    sudoku_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_file_gives_its_records),
        cmocka_unit_test(pieces_make_no_difference),
        cmocka_unit_test(plain_grids_around_make_no_difference),
        cmocka_unit_test(utf16_makes_no_difference),
        cmocka_unit_test(utf16_offsets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
