/* SPDX-License-Identifier: MIT */
/*
 * Proves that the reader finds the records of a text, and no others: a table of texts, each with
 * its records and errors written out by hand, fed whole and with every split into two pieces.
 * Many of the texts follow bug reports against Sudoku programs.  Also what hints and arguments do.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "transcript.h"

#define A "..21.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71"
#define B ".5....4...48....7...26.8....37.86.5.5......4...6.2....8..........9.6..3..1...9.85"
#define A_ROWS                                                                                     \
    "..21.79..\n7...3452.\n...52..6.\n...4.3..2\n..9....13\n......75.\n.37..9...\n.....1..9\n"     \
    "..46.5.71\n"
#define B_ROWS                                                                                     \
    ".5....4..\n.48....7.\n..26.8...\n.37.86.5.\n5......4.\n..6.2....\n8........\n..9.6..3.\n"     \
    ".1...9.85\n"
#define A_SPACED                                                                                   \
    "0 0 2 1 0 7 9 0 0\n7 0 0 0 3 4 5 2 0\n0 0 0 5 2 0 0 6 0\n0 0 0 4 0 3 0 0 2\n"                 \
    "0 0 9 0 0 0 0 1 3\n0 0 0 0 0 0 7 5 0\n0 3 7 0 0 9 0 0 0\n0 0 0 0 0 1 0 0 9\n"                 \
    "0 0 4 6 0 5 0 7 1\n"

/* What is expected, a line a record (see transcript.h):
   "INDEX LINE OFFSET BOXES CELLS COMMENT" or "INDEX LINE OFFSET ! LINE:COLUMN@OFFSET REASON". */
static const struct {
    const char *name, *text, *expected;
} table[] = {
    {"nothing", "", ""},
    {"blank lines", "\n \r\n\t\r\n", ""},

    /* one line a grid */
    {"line", A "\n", "1 1 0 3x3 " A "\n"},
    {"no newline", A, "1 1 0 3x3 " A "\n"},
    {"two lines", A "\n" B "\n", "1 1 0 3x3 " A "\n2 2 82 3x3 " B "\n"},
    {"line ends", A "\r" B "\r\n" A "\n\r" B,
     "1 1 0 3x3 " A "\n2 2 82 3x3 " B "\n3 3 165 3x3 " A "\n4 5 248 3x3 " B "\n"},
    {"byte order mark", "\xef\xbb\xbf" A "\n", "1 1 3 3x3 " A "\n"},
    {"byte order mark of a later file", A "\n\xef\xbb\xbf" A "\n",
     "1 1 0 3x3 " A "\n2 2 85 3x3 " A "\n"},
    {"indented", " \t" A " \t\n", "1 1 0 3x3 " A "\n"},
    {"every empty cell", "12340.*_-xX12340.*_-xX12340\n",
     "1 1 0 ! 1:28@27 27 cells, 25 make a 5x5 grid\n"},
    {"every empty cell of 36", "1234560.*_-xX1234560.*_-xX1234560.*_\n",
     "1 1 0 2x3 123456.......123456.......123456....\n"},
    {"written like the last one, but inside of something that is passed over",
     A "\n<opensudoku>\n" A "\n</opensudoku>\n" B "\n",
     "1 1 0 3x3 " A "\n2 2 82 ! 2:1@82 OpenSudoku XML, which libsudoku-io reads from a file of its "
     "own\n3 5 191 3x3 " B "\n"},
    {"text behind", A "\tname, 1.2\n" A " ED=9/9\n" A "  # 17 x\n" A ":1:2\n" A ",7 \n" A ";\n",
     "1 1 0 3x3 " A " name, 1.2\n2 2 92 3x3 " A " ED=9/9\n3 3 181 3x3 " A " 17 x\n4 4 271 3x3 " A
     " 1:2\n5 5 357 3x3 " A " 7\n6 6 442 3x3 " A "\n"},
    {"16 cells alone", ".2.....1......32\n", "1 1 0 2x2 .2.....1......32\n"},
    {"16 cells and text", ".2.....1......32 # x\n", "1 1 0 2x2 .2.....1......32 x\n"},
    {"25 cells alone", "1....2....3....4....5....\n", "1 1 0 1x5 1....2....3....4....5....\n"},
    {"16 cells, a list", ".2.....1......32\n123434122143432.\n\n4...........1...\n",
     "1 1 0 2x2 .2.....1......32\n2 2 17 2x2 123434122143432.\n3 4 35 2x2 4...........1...\n"},
    {"16 cells, one mistyped",
     "12343412214343.1\n1234341221434351\n1234341221434.21\n12343412214343\n",
     "1 1 0 2x2 12343412214343.1\n2 2 17 ! 2:1@17 digit 5, a 4x4 grid has 1 to 4\n"
     "3 3 34 2x2 1234341221434.21\n4 4 51 ! 4:1@51 14 cells, 16 make a 4x4 grid\n"},
    {"spaced", "1 0 0 0 0 0 2 0 0 3 0 0 0 0 0 4\n", "1 1 0 2x2 1.....2..3.....4\n"},
    {"cell for cell with commas",
     "1,2,3,4,5,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6\n",
     "1 1 0 2x3 123456.............................6\n"},
    {"rules are no grids",
     "----------------\n*************************\n------------------------------------\n"
     "__\n================\n",
     ""},
    {"81 dashes are one",
     "---------------------------------------------------------------------------------\n",
     "1 1 0 3x3 "
     ".................................................................................\n"},
    {"dashes after a grid with dashes",
     "1----------------------------------2\n"
     "------------------------------------\n",
     "1 1 0 2x3 1..................................2\n"
     "2 2 37 2x3 ....................................\n"},

    /* broken lines */
    {"80 and 82",
     "1" A "\n" A "\n.37..9........1..9..46.5.71"
     "\n",
     "1 1 0 ! 1:83@82 82 cells, 81 make a 9x9 grid\n2 2 83 3x3 " A
     "\n3 3 165 ! 3:28@192 27 cells, 25 make a 5x5 grid\n"},
    {"strange in the middle",
     "..21.79..7...3452....52..6....4.3..2..9..?.13......75..37..9........1..9..46.5.71\n",
     "1 1 0 ! 1:42@41 character '?' is neither a digit nor an empty cell (0 . * _ - x)\n"},
    {"strange first",
     "?.21.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71\n",
     "1 1 0 ! 1:1@0 character '?' is neither a digit nor an empty cell (0 . * _ - x)\n"},
    {"a letter in 81",
     "..21.79..7...3452....52..6....4.3..2..9..A.13......75..37..9........1..9..46.5.71\n",
     "1 1 0 ! 1:42@41 character 'A' is neither a digit nor an empty cell (0 . * _ - x)\n"},
    {"mistyped, and a text behind",
     "..21.79..7...3452....52..6....4.3..2..9..?.13......75..37..9........1..9..46.5.71 name 9.1\n"
     "..21.79..7...3452....52..6....4.3..2..9..A.13......75..37..9........1..9..46.5.71," A "\n",
     "1 1 0 ! 1:42@41 character '?' is neither a digit nor an empty cell (0 . * _ - x)\n"
     "2 2 91 ! 2:42@132 character 'A' is neither a digit nor an empty cell (0 . * _ - x)\n"},
    {"a blank, comma or bar in it",
     "..2 1.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71\n"
     "..21.79..7...345;....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71 name\n"
     "1|.21.79..7...3452....52..6....4.3..2..9....13......75..37..9........1..9..46.5.71\n"
     "1234.1....1...43 .....12..6....4.3..2..9....13......75..37..9........1..9..46.5.71\n"
     ".2..5.6.8...7..4.....1.3....6..4....3......5........1.7..3.5.... .....2......8....\n"
     "1234561..................................4 17\n123456.............................6 "
     "1234567890123\n",
     "1 1 0 ! 1:5@4 a grid that does not stand at the start of its line is not read\n"
     "2 2 83 ! 2:18@100 a grid that does not stand at the start of its line is not read\n"
     "3 3 170 ! 3:3@172 a grid that does not stand at the start of its line is not read\n"
     "4 4 253 ! 4:18@270 a grid that does not stand at the start of its line is not read\n"
     "5 5 336 ! 5:66@401 a grid that does not stand at the start of its line is not read\n"
     "6 6 419 ! 6:43@461 42 cells, 36 make a 6x6 grid\n"
     "7 7 465 2x3 123456.............................6 1234567890123\n"},
    {"too big in 36",
     "12345671....................................\n"
     "123456......7.......................\n",
     "1 1 0 ! 1:45@44 44 cells, 49 make a 7x7 grid\n"
     "2 2 45 ! 2:13@57 digit 7, a 6x6 grid has 1 to 6\n"},
    {"not first in its line", "7," A "," A "\n",
     "1 1 0 ! 1:3@2 a grid that does not stand at the start of its line is not read\n"},
    {"candidates of 81 cells",
     "12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 "
     "1 "
     "12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1 12 3 4 5 6 7 8 9 1\n",
     "1 1 0 3x3 "
     ".3456789..3456789..3456789..3456789..3456789..3456789..3456789..3456789..3456789.\n"},

    /* rows */
    {"rows", A_ROWS, "1 1 0 3x3 " A "\n"},
    {"nothing between", A_ROWS B_ROWS A_SPACED,
     "1 1 0 3x3 " A "\n2 10 90 3x3 " B "\n3 19 180 3x3 " A "\n"},
    {"empty lines between", "\n \t\n" A_SPACED "\n\n\n" A_SPACED "\n\n",
     "1 3 4 3x3 " A "\n2 15 169 3x3 " A "\n"},
    {"in a text", "# made by\nGrid 01\n" A_ROWS "Grid 02\n" B_ROWS "the end 17.\n",
     "1 3 18 3x3 " A "\n2 13 116 3x3 " B "\n"},
    {"size, number or date above", "3\n" A_ROWS "\n0002\n" A_ROWS "\n2024-06-11\n" A_ROWS,
     "1 2 2 3x3 " A "\n2 13 98 3x3 " A "\n3 24 200 3x3 " A "\n"},
    {"bands apart",
     "1.. ... ..2\n... ... ...\n... ... ...\n\n... ... ...\n... ... ...\n... ... ...\n\n"
     "... ... ...\n... ... ...\n... ... ..3\n\n" A_ROWS,
     "1 1 0 3x3 1.......2.......................................................................3\n"
     "2 13 111 3x3 " A "\n"},
    {"box shapes", "...25.\n.....3\n1.64..\n2...6.\n.....5\n..26..\n",
     "1 1 0 2x3 ...25......31.64..2...6......5..26..\n"},
    {"letters, both cases",
     "AbC.567891\n..........\n..........\n..........\n..........\n"
     "..........\n..........\n..........\n..........\n.........a\n",
     "1 1 0 ! 1:2@1 line 1: digit 11, a 10x10 grid has 1 to 10\n"},

    /* broken rows */
    {"a row short",
     "53..7....\n6..195...\n.98...6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
     "...419..5\n....8..79\n" A_ROWS,
     "1 1 0 ! 3:1@20 row 3 has 8 cells, the rows above 9\n2 10 89 3x3 " A "\n"},
    {"the first row short",
     "53..7...\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n" A_ROWS,
     "1 1 0 ! 1:1@0 row 1 has 8 cells, the rows below 9\n2 10 89 3x3 " A "\n"},
    {"a row long",
     "53..7....\n6..195....\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
     ".6....28.\n...419..5\n....8..79\n" A_ROWS,
     "1 1 0 ! 2:1@10 row 2 has 10 cells, the rows above 9\n2 10 91 3x3 " A "\n"},
    {"rows missing at the end", "..21.79..\n7...3452.\n...52..6.\n",
     "1 1 0 ! 3:1@20 the grid ends after 3 of 9 rows\n"},
    {"rows missing before an empty line",
     "..21.79..\n7...3452.\n...52..6.\n...4.3..2\n..9....13\n......75.\n.37..9...\n\n" A_ROWS,
     "1 1 0 ! 7:1@60 the grid ends after 7 of 9 rows\n2 9 71 3x3 " A "\n"},
    {"rows missing before a line", "..21.79..\n7...3452.\n" A "\n",
     "1 1 0 ! 2:1@10 the grid ends after 2 of 9 rows\n2 3 20 3x3 " A "\n"},
    {"rows missing before a text", "..21.79..\n7...3452.\nGrid 02\n" A_ROWS,
     "1 1 0 ! 2:1@10 the grid ends after 2 of 9 rows\n2 4 28 3x3 " A "\n"},
    {"rows of another width before an empty line",
     "1234..21.79..\n7...3452.\n.21434321\n\n.2..\n...1\n....\n..32\n",
     "1 1 0 ! 1:1@0 row 1 has 13 cells, the rows below 4\n2 5 35 2x2 .2.....1......32\n"},
    {"a senseless row before an empty line is no row after it",
     "55 2 . 1\n\n. 239\n--2-\n.2..\n...1\n\n" A "\n",
     "1 3 10 ! 3:3@12 line 3: several digits in a cell that are no "
     "candidates\n2 8 32 3x3 " A "\n"},
    {"a row too many", A_ROWS "123456789\n\n" B_ROWS,
     "1 1 0 3x3 " A "\n2 10 90 ! 10:1@90 the grid ends after 1 of 9 rows\n3 12 101 3x3 " B "\n"},
    {"below a grid, a blank too many or too few",
     A_ROWS "..2 1.79..\n7...3452.\n...52..6.\n...4.3..2\n..9....13\n......75.\n.37..9...\n"
            ".....1..9\n..46.5.71\n.5...4...\n",
     "1 1 0 3x3 " A "\n2 10 90 ! 10:1@90 line 10: several digits in a cell that are no "
     "candidates\n3 19 181 ! 19:1@181 the grid ends after 1 of 9 rows\n"},
    {"below a grid with its boxes apart, a strange character",
     "1.. ... ..2\n... ... ...\n... ... ...\n... ... ...\n... ... ...\n... ... ...\n... ... ...\n"
     "... ... ...\n... ... ..3\n1.. .?. ..2\n... ... ...\n... ... ...\n... ... ...\n... ... ...\n"
     "... ... ...\n... ... ...\n... ... ...\n... ... ..3\n",
     "1 1 0 3x3 1.......2.......................................................................3\n"
     "2 10 108 ! 10:6@113 line 10: character '?' is neither a digit nor an empty cell "
     "(0 . * _ - x)\n"},
    {"the first row torn, or strange with its boxes apart",
     "..21 .79..\n7...3452.\n...52..6.\n...4.3..2\n..9....13\n......75.\n.37..9...\n.....1..9\n"
     "..46.5.71\n\n12? ...\n456 123\n231 564\n564 231\n312 645\n645 312\n",
     "1 1 0 ! 1:1@0 line 1: several digits in a cell that are no "
     "candidates\n2 11 92 ! 11:3@94 line 11: character '?' is neither a digit nor an empty cell "
     "(0 . * _ - x)\n"},
    {"nothing between commas", "5,3,,7\n1,2,3,4\n1,2,3,4\n1,2,3,4\n",
     "1 1 0 ! 1:5@4 line 1: nothing between two separators: write 0 or . for an empty cell\n"},

    /* drawn */
    {"bars and rules",
     ". 1 . | . . . | 6 8 .\n. . . | . . 2 | 7 . 4\n. . 5 | . . . | . . 3\n"
     "-------+-------+------\n. . . | . 4 . | . . .\n1 . . | . . 9 | . 2 .\n"
     "9 . . | 5 . . | . . .\n-------+-------+------\n. . . | 2 . 1 | 4 9 8\n"
     "2 . . | 4 . . | . . .\n. 8 . | . 6 5 | . . 1\n",
     "1 1 0 3x3 "
     ".1....68......27.4..5.....3....4....1....9.2.9..5........2.14982..4......8..65..1\n"},
    {"star frame",
     " *-----------*\n |.1.|...|68.|\n |...|..2|7.4|\n |..5|...|..3|\n"
     " |---+---+---|\n |...|.4.|...|\n |1..|..9|.2.|\n |9..|5..|...|\n |---+---+---|\n"
     " |...|2.1|498|\n |2..|4..|...|\n |.8.|.65|..1|\n *-----------*\n",
     "1 2 15 3x3 "
     ".1....68......27.4..5.....3....4....1....9.2.9..5........2.14982..4......8..65..1\n"},
    {"other frames",
     ".---.---.\n:12 : ..:\n:---+---:\n'---'---'\n.-----.-----.\n| 1 2 | 3 4 |\n"
     "| 3 4 | 1 2 |\n:-----+-----:\n| 2 1 | 4 3 |\n| 4 3 | 2 1 |\n'-----'-----'\n",
     "1 6 54 2x2 1234341221434321\n"},
    {"drawing characters",
     "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\x80\xe2\x94\xac\xe2\x94\x90\n"
     "\xe2\x94\x82 1 . \xe2\x94\x82 . 4 \xe2\x94\x82\n\xe2\x94\x82 3 4 \xe2\x94\x82 1 2 "
     "\xe2\x94\x82\n\xe2\x94\x82 2 1 \xe2\x94\x82 4 3 \xe2\x94\x82\n"
     "\xe2\x95\x91 4 3 \xe2\x95\x91 2 1 \xe2\x95\x91\n",
     "1 2 16 2x2 1..4341221434321\n"},
    {"rules of dashes alone", "12.4\n34..\n----\n21.3\n43..\n", "1 1 0 2x2 12.434..21.343..\n"},
    {"rows of dashes", "----\n1--2\n----\n--3-\n\n1--2\n----\n--3-\n----\n",
     "1 1 0 2x2 ....1..2......3.\n2 6 21 2x2 1..2......3.....\n"},
    {"rules with a mistyped character",
     "+----+--?-+\n| 12 | 34 |\n| 34 | 12 |\n+----+----+\n| 21 | 43 |\n+----x----+\n| 43 | 21 |\n"
     "+-;--+----+\n",
     "1 2 12 2x2 1234341221434321\n"},
    {"empty rows drawn with one stroke a cell",
     "1__|2__|___\n___|___|___\n___|___|___\n3__|___|___\n___|___|___\n___|___|___\n"
     "___|___|___\n___|___|___\n___|___|__4\n",
     "1 1 0 3x3 1..2.......................3..................................................."
     ".4\n"},
    {"the same with dashes, in a frame",
     "+--+--+\n|--|--|\n|1-|--|\n+--+--+\n|--|--|\n|--|-3|\n+--+--+\n",
     "1 2 8 2x2 ....1..........3\n"},
    {"a rule on top", "---------\n" A_ROWS "---------\n", "1 2 10 3x3 " A "\n"},
    {"rows of underscores", "_ _ _ _\n_ _ _ 1\n_ _ _ _\n_ _ 3 2\n", "1 1 0 2x2 .......1......32\n"},
    {"an empty grid of dashes", "----\n----\n----\n----\n", "1 1 0 2x2 ................\n"},
    {"a cell without a mark",
     "| 1 | 2 | 3 | 4 |\n| 3 |   | 1 | 2 |\n| 2 | 1 |   | 3 |\n"
     "| 4 | 3 | 2 | 1 |\n",
     "1 1 0 ! 2:9@26 line 2: nothing between two separators: write 0 or . for an empty cell\n"},

    /* numbers and candidates */
    {"numbers of two digits", "01 02 03 04\n03 04 01 02\n02 01 04 03\n04 03 02 00\n",
     "1 1 0 2x2 123434122143432.\n"},
    {"numbers in a line, one missing or two without a blank",
     "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 "
     "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 "
     "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 910\n",
     "1 1 0 ! 1:209@208 99 cells, 100 make a 10x10 grid\n"},
    {"numbers in a line, a letter among them",
     "1 2 3 4 5 6 4 5 6 1 2 3 2 3 1 5 6 b 5 6 4 2 3 1 3 1 2 6 4 5 6 4 5 3 1 2\n",
     "1 1 0 ! 1:35@34 character 'b' is neither a digit nor an empty cell (0 . * _ - x)\n"},
    {"candidates, and the rest missing",
     "| 239 7 239 | 2368 1 2358 | 4 356 3569 |\n| 8 124 1239 | 23467 2367 2357 | 1 2 3 |\n",
     "1 1 0 ! 2:1@41 the grid ends after 2 of 9 rows\n"},
    {"candidates in a row, and the rest missing",
     "9 7 3 8 1 2 4 5 6\n8 12 4 5 67 2 3 9 1\n6 5 4 3 2 1 7 8 9\n",
     "1 1 0 ! 3:1@38 the grid ends after 3 of 9 rows\n"},
    {"candidates",
     "*-------*\n| 1 23 | 4 23 |\n| 23 4 | 1 23 |\n|---+---|\n| 2 1 | 3 4 |\n| 34 3 | 2 1 "
     "|\n*-------*\n",
     "1 2 10 2x2 1.4..41..134..21\n"},

    /* user files: nothing in them is a grid */
    {"lists of dates",
     "2024-01-01\n2024-01-02\n2024-01-03\n2024-01-04\n2112-11-12\n2024-12-31\n2024-01-07\n"
     "2024-01-08\n2024-01-09\n2024-01-10\n2024-01-11\n",
     ""},
    {"lists of dates, days first",
     "01.06.2024\n02.06.2024\n03.06.2024\n04.06.2024\n\n31.12.99\n12.31.99\n99-12-31\n24-06-11\n"
     "11-06-24\n10.06.2024\n10.07.2024\n10.08.2024\n",
     ""},
    {"lists of years", "2021\n2022\n2023\n2024\n2030\n2031\n2032\n", ""},
    {"lists of dates without marks",
     "20240611\n20240612\n20240613\n20240614\n20240616\n20240621\n20240622\n20240623\n20240624\n",
     ""},
    {"lists of addresses",
     "10.0.0.1\n10.0.0.2\n10.0.0.3\n10.0.0.4\n10.0.0.5\n10.0.0.6\n10.0.0.7\n10.0.0.8\n10.0.0.1\n"
     "\n10.0.0.2\n10.0.0.3\n\n192.168.1.10\n192.168.1.12\n192.168.2.14\n172.16.0.1\n10.0.3.1\n",
     ""},
    {"lists of telephone numbers",
     "555-0134\n555-0146\n555-0112\n555-0123\n555-0171\n555-0182\n555-0113\n555-0128\n"
     "\n030-1234567\n030-1234568\n\n5551234567\n5551234568\n5551234569\n5551234560\n5551234561\n"
     "5551234562\n5551234563\n5551234564\n5551234565\n5551234566\n\n0301 2345\n0301 2346\n",
     ""},
    {"lists of versions", "1.2.3\n1.2.4\n1.3.0\n2.0.0\n2.1.0\n\n1.2.3\n2.0.1\n\n10.2.13\n11.0.02\n",
     ""},
    {"headings with versions and months",
     "1.2.0-1\n-------\n\nchanges\n\n2021-06\n-------\n2021-07\n-------\n\n3.1-2\n*****\n", ""},
    {"rows of strokes below one with marks", "1-34\n----\n2-43\n----\n",
     "1 1 0 2x2 1.34....2.43....\n"},
    {"lists of measures", "1.23\n1.24\n2.01\n2.13\n3.14\n\n-1234\n-1321\n-1423\n", ""},
    {"lists of identifiers",
     "40121\n40122\n40123\n40124\n40125\n\n4006381333931\n4006381333948\n4006381333955\n", ""},
    {"lists that are as long as a row", "10000000\n20000000\n",
     "1 1 0 ! 2:1@9 the grid ends after 2 of 8 rows\n"},
    {"a broken grid of order 16, and a whole one of order 4 behind it",
     "58BE.#69CF147A@G\nADG258BE.369CF14\nF147ADG258BE.369\n258BE34321\n\n.2..\n...1\n....\n..32\n"
     ".1..\n",
     "1 1 0 ! 1:6@5 line 1: character '#' is neither a digit nor an empty cell (0 . * _ - x)\n"
     "2 6 63 2x2 .2.....1......32\n3 10 83 ! 10:1@83 the grid ends after 1 of 4 rows\n"},
    {"a list behind a broken grid of its order", ".1.3\n4\n2021\n2022\n2031\n2032\n2033\n2034\n",
     "1 1 0 ! 2:1@5 row 2 has 1 cell, the rows above 4\n"},
    {"nine numbers of nine figures, as nobody fills a grid",
     "123123123\n123123123\n123123123\n123123123\n123123123\n123123123\n123123123\n123123123\n"
     "123123123\n",
     "1 1 0 3x3 "
     "123123123123123123123123123123123123123123123123123123123123123123123123123123123\n"},
    {"a full grid with clashes in rows alone", "1122\n3344\n2211\n4433\n",
     "1 1 0 2x2 1122334422114433\n"},
    {"all wrong, but behind a grid", "12 34\n34 12\n21 43\n43 21\n\n1212\n1212\n1212\n1212\n",
     "1 1 0 2x2 1234341221434321\n2 6 25 2x2 1212121212121212\n"},
    {"rows with marks between the figures", "1.34\n3.12\n2.43\n4.21\n\n2.34\n34.2\n4.23\n",
     "1 1 0 2x2 1.343.122.434.21\n2 6 21 ! 8:1@31 the grid ends after 3 of 4 rows\n"},
    {"prose", "Call 555-0134 before 17:30 on 2024-06-11, room 302, and bring 12 copies.\n", ""},
    {"headers",
     "[Puzzle]\n#D2024-06-11\n2024\n11.06.2024\n555-0134\n3.14159\n100 200 300\n"
     "A B C D E F G H I\ngolden\n....\n* * * * *\n",
     ""},
    {"versions", "1999\n1998\n1997\n1996\nv1.2\nv1.3\nv2.0.1\n12.5%\n17.5%\n", ""},
    {"comments of programs",
     "/*******************************************************/\n"
     "/*-----------------------------------*/\n # ______________________________\n"
     "    ______________________________\n * decided\n following:\n MODIFICATIONS.\n .\n",
     ""},
    {"numbers in a column", "2364\n2382\n10003\n10008\n1..42\n-273\n1024,\n5.10.0.\n", ""},
    {"XML", "<?xml version=\"1.0\"?>\n<game data=\"" A "\" />\n", ""},
    {"URL", "https://www.example.org/s.htm?bd=" A "\n", ""},
    {"checksum and time",
     "d41d8cd98f00b204e9800998ecf8427e  a.txt\n2024-06-11T12:30:45.123456Z x\n", ""},
    {"dates and long names",
     "2022-02-10:20220210133844.46581-1-cllang@example.org:\n"
     "2018-03-28:dc1605ce-a47d-34c5-8851-d9569f9ea5d3@example.org:\n",
     ""},
    {"csv with a header", "quizzes,solutions\n" A "," B "\n", "1 2 18 3x3 " A " " B "\n"},
    {"hexadecimal, 0 a digit", "58..4.0...3..FB.\n.6.3.85.B..CD.E.\n",
     "1 1 0 ! 1:1@0 line 1: 0 beside another mark for empty cells: where 0 is a digit the "
     "alphabet is 0-9A-F (--alphabet)\n"},
    {"letters alone, A for 1", "KLMN............\n....ABCD....EF..\n",
     "1 1 0 ! 1:1@0 line 1: digit 20, a 16x16 grid has 1 to 16; where A is 1 the alphabet is A-P "
     "(--alphabet)\n"},
    {"size, x for empty cells, no newline",
     "3\nx 5 x | x x x | 4 x x\nx 4 8 | x x x | x 7 x\n"
     "x x 2 | 6 x 8 | x x x\n---------------------\nx 3 7 | x 8 6 | x 5 x\n5 x x | x x x | x 4 x\n"
     "x x 6 | x 2 x | x x x\n---------------------\n8 x x | x x x | x x x\nx x 9 | x 6 x | x 3 x\n"
     "x 1 x | x x 9 | x 8 5",
     "1 2 2 3x3 " B "\n"},
    {"an illegal character",
     "0 0 0 0 0 0 7 0 0\n9 0 0 4 6 2 0 0 0\n0 0 1 0 0 0 0 4 2\n"
     "7 1 ? 9 0 0 4 0 8\n0 0 0 5 0 8 0 0 0\n0 4 0 0 1 7 0 0 0\n3 0 7 0 2 4 5 0 1\n"
     "0 0 0 0 0 3 0 8 4\n0 2 0 6 0 0 0 7 0\n" A_ROWS,
     "1 1 0 ! 4:5@58 line 4: character '?' is neither a digit nor an empty cell (0 . * _ - x)\n"
     "2 10 162 3x3 " A "\n"},
};

enum { TEXTS = sizeof table / sizeof *table };

static void test_table(void **state)
{
    (void)state;
    int failed = 0;
    for (int i = 0; i < TEXTS; i++) {
        const size_t length = strlen(table[i].text);
        char *got = transcript_of(table[i].text, length, &length, 1, NULL);
        if (strcmp(got, table[i].expected) != 0) {
            print_error("%s: expected\n%sgot\n%s", table[i].name, table[i].expected, got);
            failed++;
        }
        free(got);
    }
    assert_int_equal(failed, 0);
}

static void test_every_split(void **state)
{
    (void)state;
    for (int i = 0; i < TEXTS; i++) {
        const size_t length = strlen(table[i].text);
        for (size_t split = 0; split <= length; split++) {
            const size_t pieces[] = {split, length - split, 0};
            char *got = transcript_of(table[i].text, length, pieces, 3, NULL);
            if (strcmp(got, table[i].expected) != 0)
                fail_msg("%s, split at %zu:\n%s", table[i].name, split, got);
            free(got);
        }
    }
}

/* ---- The interface ---- */

static void test_hint(void **state)
{
    (void)state;
    static const struct {
        unsigned box_rows, box_cols;
        const char *text, *expected;
    } hints[] = {
        {3, 2, "...25......31.64..2...6......5..26..\n" A "\n",
         "1 1 0 3x2 ...25......31.64..2...6......5..26..\n2 2 37 3x3 " A "\n"},
        {3, 2, "12 3. 56\n12 3. 56\n12 3. 56\n12 3. 56\n12 3. 56\n12 3. 56\n",
         "1 1 0 3x2 123.56123.56123.56123.56123.56123.56\n"},
        {2, 2, "................\n", "1 1 0 2x2 ................\n"},
        {4, 4, ".2.....1......32\n.2.....1......32\n",
         "1 1 0 ! 2:1@17 the grid ends after 2 of 16 rows\n"},
        {6, 6, "1\n", NULL}, /* no such order */
    };
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        sudoku_shape shape = {.box_rows = (uint8_t)hints[i].box_rows,
                              .box_cols = (uint8_t)hints[i].box_cols};
        const size_t length = strlen(hints[i].text);
        char *got = transcript_of(hints[i].text, length, &length, 1, &shape);
        if (hints[i].expected)
            assert_string_equal(got, hints[i].expected);
        else
            assert_null(got);
        free(got);
    }
}

static void test_empty_rows_of_16_and_25(void **state)
{
    (void)state;
    for (unsigned order = 16; order <= 25; order += 9) {
        char text[25 * 26 + 1], *to = text;
        for (unsigned row = 0; row < order; row++)
            to += sprintf(to, "%.*s\n", (int)order, ".........................");
        sudoku_grid *grid;
        assert_int_equal(sudoku_grid_parse(&grid, text, strlen(text), NULL), SUDOKU_OK);
        assert_int_equal(sudoku_order(sudoku_grid_shape(grid)), order);
        assert_int_equal(sudoku_grid_filled(grid), 0);
        sudoku_grid_free(grid);
    }
}

static void test_lists_of_16_and_25(void **state)
{
    (void)state;
    static const char *const lines[] = {"1234341221434321\n", "1234523451345124512351234\n"};
    for (int i = 0; i < 2; i++) {
        char text[100 * 27 + 1], *to = text;
        for (int line = 0; line < 100; line++)
            to += sprintf(to, "%s", lines[i]);
        const size_t length = strlen(text);
        char *got = transcript_of(text, length, &length, 1, NULL);
        unsigned records = 0;
        for (const char *at = got; *at; at = strchr(at, '\n') + 1)
            records += strstr(at, i == 0 ? " 2x2 1234341221434321" : " 1x5 12345") != NULL;
        assert_int_equal(records, 100);
        free(got);
    }
}

static void test_arguments(void **state)
{
    (void)state;
    sudoku_reader *reader = NULL;
    sudoku_record record;
    sudoku_error error;
    sudoku_reader_options options = {.shape = NULL};
    assert_int_equal(sudoku_reader_new(NULL, NULL, NULL), SUDOKU_E_ARG);
    options.reserved[3] = 1;
    assert_int_equal(sudoku_reader_new(&reader, &options, &error), SUDOKU_E_ARG);
    assert_true(strlen(error.reason) > 0);
    assert_null(reader);
    options.reserved[3] = 0;
    assert_int_equal(sudoku_reader_new(&reader, &options, &error), SUDOKU_OK);
    assert_int_equal(sudoku_reader_next(NULL, &record, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_reader_next(reader, NULL, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_NONE);
    assert_int_equal(sudoku_reader_feed(NULL, "", 0, false), SUDOKU_E_ARG);
    assert_int_equal(sudoku_reader_feed(reader, NULL, 1, false), SUDOKU_E_ARG);
    assert_int_equal(sudoku_reader_feed(reader, NULL, 0, false), SUDOKU_OK);
    assert_int_equal(sudoku_reader_feed(reader, A, 81, false), SUDOKU_E_ARG); /* not used up */
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_NONE);
    assert_int_equal(sudoku_reader_feed(reader, A "\n?", 83, true), SUDOKU_OK);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_OK);
    assert_null(record.givens);
    assert_null(record.candidates);
    assert_null(record.comment);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_NONE);
    assert_int_equal(sudoku_reader_next(reader, &record, NULL), SUDOKU_NONE);
    assert_int_equal(sudoku_reader_feed(reader, "", 0, true), SUDOKU_E_ARG); /* after the last */
    sudoku_reader_free(reader);
    sudoku_reader_free(NULL);
}

static void test_parse(void **state)
{
    (void)state;
    sudoku_grid *grid = NULL;
    sudoku_error error;
    assert_int_equal(sudoku_grid_parse(NULL, A, 81, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_parse(&grid, NULL, 0, NULL), SUDOKU_E_ARG);
    assert_int_equal(sudoku_grid_parse(&grid, "hello", 5, &error), SUDOKU_NONE);
    assert_int_equal(sudoku_grid_parse(&grid, A, 80, &error), SUDOKU_E_SYNTAX);
    assert_string_equal(error.reason, "80 cells, 81 make a 9x9 grid");
    assert_int_equal(error.line, 1);
    assert_int_equal(error.column, 81);
    assert_int_equal(error.offset, 80);
    assert_null(grid);
    assert_int_equal(sudoku_grid_parse(&grid, "\n" A "\n" B, 164, NULL), SUDOKU_OK);
    assert_int_equal(sudoku_grid_filled(grid), 30);
    assert_int_equal(sudoku_grid_get(grid, 2), 2);
    sudoku_grid_free(grid);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_every_split),
        cmocka_unit_test(test_hint),
        cmocka_unit_test(test_empty_rows_of_16_and_25),
        cmocka_unit_test(test_lists_of_16_and_25),
        cmocka_unit_test(test_arguments),
        cmocka_unit_test(test_parse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
