/* SPDX-License-Identifier: MIT */
/*
 * Proves of the reader of libsudoku-io: OpenSudoku files of all versions give the cells, givens,
 * candidates and notes that stand in them; what is malformed is one record, with its place; hostile
 * files are refused in bounded memory; other texts are read as sudoku_reader reads them, however
 * they are cut.  Skipped in parts where the build has no expat, and then proves that it says so.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/io.h>
#include <sudoku/sudoku.h>

#define ONE   "002107900700034520000520060000403002009000013000000750037009000000001009004605071"
#define TWO   "000000804600845097000100020009000048000080509700000310003006000400000070005201000"
#define TOP   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define TEN   "0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|"
#define REST  TEN TEN TEN TEN TEN TEN TEN "0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|0|-|1|"
#define NUMB  "0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|"
#define RESTN NUMB NUMB NUMB NUMB NUMB NUMB NUMB "0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|0|0|1|"

/* A text as a line a record, so that expectations are texts: "index line digits givens marks
   comment" or "index line:column reason". */
struct told {
    char text[8192];
    size_t length;
};

static void tell(struct told *told, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const size_t room = sizeof told->text - told->length;
    const int length = vsnprintf(told->text + told->length, room, format, arguments);
    va_end(arguments);
    assert_true(length >= 0 && (size_t)length < room);
    told->length += (size_t)length;
}

static void tell_record(struct told *told, const sudoku_record *record)
{
    const unsigned cells = sudoku_cells(&record->shape);
    tell(told, "%u %u ", (unsigned)record->index, (unsigned)record->line);
    for (unsigned cell = 0; cell < cells; cell++)
        tell(told, "%u", record->cells[cell]);
    for (unsigned cell = 0; record->givens && cell < cells; cell++)
        if (record->cells[cell] && !record->givens[cell])
            tell(told, " placed %u", cell);
    for (unsigned cell = 0; record->candidates && cell < cells; cell++)
        if (record->candidates[cell])
            tell(told, " marks %u:%x", cell, (unsigned)record->candidates[cell]);
    tell(told, " '%s'\n", record->comment ? record->comment : "");
}

static void read_into(struct told *told, const char *text, size_t length, size_t piece,
                      const sudoku_reader_options *options)
{
    sudoku_io_reader *reader;
    sudoku_record record;
    sudoku_error error;
    sudoku_status status;
    told->length = 0;
    told->text[0] = '\0';
    assert_int_equal(sudoku_io_reader_new(&reader, options, NULL), SUDOKU_OK);
    for (size_t at = 0, part = 1; part > 0; at += part) {
        part = length - at < piece ? length - at : piece;
        assert_int_equal(sudoku_io_reader_feed(reader, text + at, part, at == length), SUDOKU_OK);
        assert_int_equal(sudoku_io_reader_feed(reader, "", 0, true), SUDOKU_E_ARG);
        while ((status = sudoku_io_reader_next(reader, &record, &error)) != SUDOKU_NONE) {
            if (status == SUDOKU_OK)
                tell_record(told, &record);
            else
                tell(told, "%u %u:%u %s\n", (unsigned)record.index, (unsigned)error.line,
                     (unsigned)error.column, error.reason);
        }
    }
    sudoku_io_reader_free(reader);
}

static void expect_bytes(const char *text, size_t length, const char *expected)
{
    static struct told told;
    for (size_t piece = 1; piece < 2000; piece = 3 * piece + 1) {
        read_into(&told, text, length, piece, NULL);
        assert_string_equal(told.text, expected);
    }
}

static void expect(const char *text, const char *expected)
{
    expect_bytes(text, strlen(text), expected);
}

static void needs_expat(void)
{
    if (!sudoku_io_has(SUDOKU_IO_EXPAT))
        skip();
}

static void versions(void **state)
{
    (void)state;
    needs_expat();
    expect(TOP "<opensudoku>\n<name>Set 7</name><created>2009-09-16</created>\n"
               "  <game data=\"" ONE "\" />\n<game data='" TWO "'/>\n</opensudoku>\n",
           "1 4 " ONE " ''\n2 5 " TWO " ''\n");
    expect("<opensudoku version=\"2\"><folder name=\"a 1\" created=\"1778054847256\">\n"
           "<game created='5' state='0' data='" ONE "' note='x &amp; y&#10;z' time='17'/>\n"
           "</folder><folder name='b'><game data='" TWO "'/></folder></opensudoku>",
           "1 2 " ONE " 'x & y z'\n2 3 " TWO " ''\n");
    expect("  \n\n" TOP "<opensudoku><game data='" ONE "'/></opensudoku>", "1 4 " ONE " ''\n");
    expect("\xef\xbb\xbf" TOP "<opensudoku><game data='" ONE "'/></opensudoku>",
           "1 2 " ONE " ''\n");
}

static void cells_of_all_versions(void **state)
{
    (void)state;
    needs_expat();
    static const char *const same[] = {
        "version: 1&#10;5|-|0|6|1,|1|0|1,9,|1|" REST,
        "version: 2\n5|0|0|6|1||1|0|257|1|" RESTN, /* a raw line end becomes a space */
        "version: 3&#10;5|0|0|6|1|1|0|257|1|" RESTN,
    };
    const char *const expected =
        "1 1 560000000000000000000000000000000000000000000000000000000000000000000000000000000"
        " placed 1 marks 2:101 ''\n";
    char text[4096];
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        snprintf(text, sizeof text, "<opensudoku><game data='%s'/></opensudoku>", same[i]);
        expect(text, expected);
    }
}

/* Versions 4 and 5 have a second kind of pencil marks, 5 a colour: all marks count. */
static void two_kinds_of_marks(void **state)
{
    (void)state;
    needs_expat();
    for (int version = 4; version <= 5; version++) {
        const char *const colour = version == 5 ? "7|" : "";
        char text[4096];
        int length = snprintf(text, sizeof text,
                              "<opensudoku><game data='version: %d&#10;5|0|0|%s0|0|3|4|%s1|",
                              version, colour, colour);
        for (int cell = 2; cell < 81; cell++)
            length += snprintf(text + length, sizeof text - (size_t)length, "0|0|0|%s1|", colour);
        strcpy(text + length, "'/></opensudoku>");
        expect(text, "1 1 "
                     "500000000000000000000000000000000000000000000000000000000000000000000000000"
                     "000000 marks 1:7 ''\n");
    }
}

static void malformed_games(void **state)
{
    (void)state;
    needs_expat();
    static const char *const wrong[][2] = {
        {"data=''", "0 cells, 81 make a game"},
        {"data='123'", "3 cells, 81 make a game"},
        {"data='" ONE "1'", "82 cells, 81 make a game"},
        {"data='"
         "00x'",
         "'x' is no digit of a game"},
        {"state='1'", "a game without data"},
        {"data='version: 9&#10;'", "data of version '9': 1 to 5 are known"},
        {"data='version: 1&#10;5|-|2|'", "cell 1 of a game: neither 0 nor 1: '2'"},
        {"data='version: 1&#10;5|12,|0|'", "cell 1 of a game: no pencil marks: '12,'"},
        {"data='version: 2&#10;5|512|0|'", "cell 1 of a game: no pencil marks: '512'"},
        {"data='version: 2&#10;10|0|0|'", "cell 1 of a game: no digit: '10'"},
        {"data='version: 2&#10;1|0|0|'", "cell 2 of a game: the text ends before it ''"},
        {"data='version: 1&#10;0|-|1|" TEN REST "'",
         "cell 82 of a game: 81 make a game, here follows '0'"},
    };
    char text[4096], expected[1024];
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(text, sizeof text,
                 "<opensudoku>\n<game data='" ONE "'/>\n  <game %s/><game data='" TWO "'/>\n"
                 "</opensudoku>",
                 wrong[i][0]);
        snprintf(expected, sizeof expected, "1 2 " ONE " ''\n2 3:3 %s\n3 3 " TWO " ''\n",
                 wrong[i][1]);
        expect(text, expected);
    }
}

static void broken_files(void **state)
{
    (void)state;
    needs_expat();
    expect("<?xml version='1.0'?><html><game data='" ONE "'/></html>",
           "1 1:22 XML of another kind: its root is 'html', not 'opensudoku'\n");
    expect("<opensudoku>\n<game data='" ONE "'/>\n</opensudo>",
           "1 2 " ONE " ''\n"
           "2 3:3 XML, line 3, column 3: mismatched tag; what follows is not read\n");
    expect("<opensudoku>\n<game data='" ONE "'/>\n",
           "1 2 " ONE " ''\n"
           "2 3:1 XML, line 3, column 1: the text ends too early\n");
    expect("<opensudoku><game data='1' data='2'/>",
           "1 1:28 XML, line 1, column 28: duplicate attribute; what follows is not read\n");
    expect(
        "<opensudoku/><opensudoku/>",
        "1 1:14 XML, line 1, column 14: junk after document element; what follows is not read\n");
    expect("<?xml version='1.0' encoding='klingon'?><opensudoku/>",
           "1 1:31 XML, line 1, column 31: unknown encoding; what follows is not read\n");
    expect(
        "<opensudoku>\n<game data='" ONE "'/>\n <game data='" TWO "'\n  <game data='" ONE "'/>\n"
        "</opensudoku>\n",
        "1 2 " ONE " ''\n"
        "2 4:3 XML, line 4, column 3: not well-formed (invalid token); what follows is not read\n");
    expect("<opensudoku/>", "");
}

static void utf_16(void **state)
{
    (void)state;
    needs_expat();
    static const char text[] = "<opensudoku><game data='" ONE "'/></opensudoku>";
    char little[2 * sizeof text] = "\xff\xfe", big[2 * sizeof text] = "\xfe\xff";
    for (size_t i = 0; i + 1 < sizeof text; i++) {
        little[2 + 2 * i] = big[3 + 2 * i] = text[i];
        little[3 + 2 * i] = big[2 + 2 * i] = '\0';
    }
    expect_bytes(little, sizeof little, "1 1 " ONE " ''\n");
    expect_bytes(big, sizeof big, "1 1 " ONE " ''\n");
}

/* Feeds 'first', then 'again' as often as said, and returns the reason of the first error. */
static void expect_refusal(const char *first, const char *again, size_t times, const char *reason)
{
    sudoku_io_reader *reader;
    sudoku_record record;
    sudoku_error error = {.line = 0};
    size_t i = 0;
    assert_int_equal(sudoku_io_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    sudoku_io_reader_feed(reader, first, strlen(first), false);
    while (sudoku_io_reader_next(reader, &record, &error) == SUDOKU_NONE && i++ < times)
        assert_int_equal(sudoku_io_reader_feed(reader, again, strlen(again), i == times),
                         SUDOKU_OK);
    assert_true(error.line > 0 && error.column > 0);
    assert_string_equal(error.reason, reason);
    assert_int_equal(sudoku_io_reader_next(reader, &record, &error), SUDOKU_NONE);
    sudoku_io_reader_free(reader);
}

/* Each of these would take all memory, or all time, if it were believed. */
static void hostile_files(void **state)
{
    (void)state;
    needs_expat();
    const size_t many = 2000000;
    const char *const doctype = "a document type, which OpenSudoku files do not have";
    expect_refusal("<?xml version='1.0'?><!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 "
                   "\"&lol;&lol;&lol;&lol;\">]><opensudoku note='&lol2;'/>",
                   " ", 1, doctype);
    expect_refusal("<?xml version='1.0'?><!DOCTYPE opensudoku SYSTEM 'file:///etc/passwd'>"
                   "<opensudoku/>",
                   " ", 1, doctype);
    expect_refusal("<opensudoku><game data='", "0123456789abcdef", many,
                   "a tag of more than a megabyte");
    expect_refusal("<opensudoku><", "averylongname", many, "a tag of more than a megabyte");
    expect_refusal("<opensudoku><!--", "-><comment ", many, "a tag of more than a megabyte");
    expect_refusal("<opensudoku>", "<a>", many, "elements within elements, too deep");
    expect_refusal("<opensudoku>", "<a/>", many,
                   "thousands of elements and attributes that OpenSudoku does not have");
    expect_refusal("<opensudoku>", "<name a='' b='' c=''/>", many,
                   "thousands of elements and attributes that OpenSudoku does not have");
}

/* A gigabyte of it would be read as well: nothing of it is kept. */
static void long_but_harmless(void **state)
{
    (void)state;
    needs_expat();
    sudoku_io_reader *reader;
    sudoku_record record;
    unsigned games = 0;
    static const char first[] = "<opensudoku>";
    static const char again[] = "<game data='" ONE "'/><!-- so --> and so on &amp; so forth\n";
    assert_int_equal(sudoku_io_reader_new(&reader, NULL, NULL), SUDOKU_OK);
    sudoku_io_reader_feed(reader, first, sizeof first - 1, false);
    for (int i = 0; i < 20000; i++) {
        while (sudoku_io_reader_next(reader, &record, NULL) == SUDOKU_OK)
            games++;
        sudoku_io_reader_feed(reader, again, sizeof again - 1, false);
    }
    while (sudoku_io_reader_next(reader, &record, NULL) == SUDOKU_OK)
        games++;
    sudoku_io_reader_feed(reader, "</opensudoku>", 13, true);
    while (sudoku_io_reader_next(reader, &record, NULL) == SUDOKU_OK)
        games++;
    assert_int_equal(games, 20000);
    assert_int_equal(record.line, 20000);
    sudoku_io_reader_free(reader);
}

static void other_texts_are_for_sudoku_reader(void **state)
{
    (void)state;
    expect(ONE "\n" TWO " # two\n", "1 1 " ONE " ''\n2 2 " TWO " 'two'\n");
    expect("\n\n  \n" ONE "\n", "1 4 " ONE " ''\n");
    expect("\xef\xbb\xbf" ONE "\n12\n", "1 1 " ONE " ''\n");
    expect("", "");
    expect("<", "");
    expect("<?xm", "");
    expect("\xff", "");
    expect("<!DOCTYPE html><pre>\n" ONE "\n</pre>", "1 2 " ONE " ''\n");
    expect("<opensudo>\n" ONE "\n", "1 2 " ONE " ''\n");
}

static void a_format_that_is_named(void **state)
{
    (void)state;
    static struct told told;
    const sudoku_reader_options line = {.format = sudoku_format_named("line")};
    const sudoku_reader_options xml = {.format = sudoku_format_opensudoku()};
    const sudoku_reader_options wrong = {.reserved = {1}};
    sudoku_io_reader *reader;
    read_into(&told, "<?xml?>\n" ONE "\n", strlen("<?xml?>\n" ONE "\n"), 7, &line);
    assert_non_null(strstr(told.text, ONE));
    if (sudoku_io_has(SUDOKU_IO_EXPAT)) {
        const char *const text = "\n<!-- x --><opensudoku><game data='" ONE "'/></opensudoku>";
        read_into(&told, text, strlen(text), 7, &xml);
        assert_string_equal(told.text, "1 2 " ONE " ''\n");
        read_into(&told, ONE, strlen(ONE), 7, &xml);
        assert_string_equal(
            told.text, "1 1:1 XML, line 1, column 1: syntax error; what follows is not read\n");
    }
    assert_int_equal(sudoku_io_reader_new(NULL, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_io_reader_new(&reader, &wrong, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_io_reader_feed(NULL, "", 0, true), SUDOKU_E_ARG);
    assert_int_equal(sudoku_io_reader_next(NULL, NULL, NULL), SUDOKU_E_ARG);
    sudoku_io_reader_free(NULL);
}

static void without_expat(void **state)
{
    (void)state;
    if (sudoku_io_has(SUDOKU_IO_EXPAT))
        skip();
    expect("\n  <opensudoku><game data='" ONE "'/></opensudoku>",
           "1 2:3 an OpenSudoku file (XML): this build has no expat, which reads it\n");
}

/* What is written is read again. */
static void written_and_read(void **state)
{
    (void)state;
    const sudoku_format *const format = sudoku_format_opensudoku();
    sudoku_record record = {.comment = "a \"b\" <c> & d\xff \xe2\x82\xac"};
    uint8_t cells[81] = {5, 6}, givens[81] = {1};
    uint32_t candidates[81] = {0, 0, 0x101};
    char text[8192], again[8192];
    sudoku_shape_of_order(9, &record.shape);
    record.cells = cells;
    record.givens = givens;
    record.candidates = candidates;
    assert_int_equal(sudoku_format_loses(format, &record), 0);
    strcpy(text, format->head);
    const size_t length = sudoku_record_print(&record, format, NULL, text + strlen(text), 4096);
    assert_int_equal(sudoku_record_print(&record, format, NULL, NULL, 0), length);
    assert_int_equal(sudoku_record_print(&record, format, NULL, again, 20), length);
    assert_int_equal(strlen(again), 19);
    assert_memory_equal(again, text + strlen(format->head), 19);
    assert_int_equal(strlen(text), strlen(format->head) + length);
    strcat(text, format->tail);
    if (sudoku_io_has(SUDOKU_IO_EXPAT))
        expect(text, "1 4 "
                     "560000000000000000000000000000000000000000000000000000000000000000000000000"
                     "000000 placed 1 marks 2:101 'a \"b\" <c> & d\xef\xbf\xbd \xe2\x82\xac'\n");
    sudoku_shape_of_order(16, &record.shape);
    assert_int_equal(sudoku_record_print(&record, format, NULL, NULL, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(versions),
        cmocka_unit_test(cells_of_all_versions),
        cmocka_unit_test(two_kinds_of_marks),
        cmocka_unit_test(malformed_games),
        cmocka_unit_test(broken_files),
        cmocka_unit_test(utf_16),
        cmocka_unit_test(hostile_files),
        cmocka_unit_test(long_but_harmless),
        cmocka_unit_test(other_texts_are_for_sudoku_reader),
        cmocka_unit_test(a_format_that_is_named),
        cmocka_unit_test(without_expat),
        cmocka_unit_test(written_and_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
