/* SPDX-License-Identifier: MIT */
/*
 * OpenSudoku files inside the library: XML by opensudoku_xml.c, the text that holds a game's cells
 * by opensudoku_cells.c, writing by opensudoku_write.c.
 */
#ifndef SUDOKU_IO_OPENSUDOKU_H
#define SUDOKU_IO_OPENSUDOKU_H

#include <sudoku/io.h>

enum { SUDOKU__GAME_CELLS = 81 };

/* The cells of a game. */
typedef struct sudoku__game {
    uint8_t cells[SUDOKU__GAME_CELLS], givens[SUDOKU__GAME_CELLS];
    uint32_t candidates[SUDOKU__GAME_CELLS];
    bool placed; /* some digit is no given */
    bool marked; /* some cell has candidates */
} sudoku__game;

/* Reads the attribute 'data' of a game.  False: 'reason' says what is wrong. */
bool sudoku__read_game(const char *data, sudoku__game *game, char reason[160]);

/* A document that is read piece by piece: see sudoku_io_reader.  'line', 'column' (from 1) and
   'offset' are where its first byte stands.  NULL: out of memory, or built without expat. */
typedef struct sudoku__xml sudoku__xml;
sudoku__xml *sudoku__xml_new(uint64_t line, uint64_t column, uint64_t offset);
void sudoku__xml_free(sudoku__xml *xml);
void sudoku__xml_feed(sudoku__xml *xml, const char *bytes, size_t length, bool last);
sudoku_status sudoku__xml_next(sudoku__xml *xml, sudoku_record *record, sudoku_error *error);

/* Whether this build has expat. */
extern const bool sudoku__has_xml;

#endif /* SUDOKU_IO_OPENSUDOKU_H */
