/* SPDX-License-Identifier: MIT */
/* A text for other programs, as sections: each is so many pieces, and a piece follows from its
   number, so that nothing is kept while the text is written. */
#ifndef SUDOKU_CORE_EXPORT_H
#define SUDOKU_CORE_EXPORT_H

#include <sudoku/export.h>
#include <sudoku/houses.h>

typedef struct sudoku__section {
    uint64_t (*count)(const sudoku_export *exporting);
    /* Writes a piece, at most SUDOKU_EXPORT_ROOM bytes, and returns the end of it. */
    char *(*write)(const sudoku_export *exporting, uint64_t index, char *text);
} sudoku__section;

struct sudoku_export {
    sudoku_shape shape;
    unsigned order, cells, houses, givens;
    const sudoku__section *sections; /* the last has no 'count' */
    uint64_t index;                  /* of the next piece in its section */
    uint8_t cell[SUDOKU_MAX_CELLS];  /* the puzzle */
    size_t pairs;
    uint16_t pair[][2]; /* cells that must differ and share no house */
};

extern const sudoku__section sudoku__cnf_sections[], sudoku__cover_sections[];

/* Writes a number in decimal, a text, or a header that says what the puzzle is, and returns the
   end. */
char *sudoku__export_number(char *text, uint64_t number);
char *sudoku__export_text(char *text, const char *what);
char *sudoku__export_title(const sudoku_export *exporting, char *text);

/* Cell number 'place' of a house. */
unsigned sudoku__export_cell(const sudoku_export *exporting, unsigned house, unsigned place);

/* Each cell that has a digit, by number. */
unsigned sudoku__export_given(const sudoku_export *exporting, uint64_t index);

/* Two different numbers below the order, first < second: number 'index' of them. */
void sudoku__export_two(const sudoku_export *exporting, uint64_t index, unsigned *first,
                        unsigned *second);

/* How many such twos there are. */
static inline uint64_t sudoku__export_twos(const sudoku_export *exporting)
{
    return (uint64_t)exporting->order * (exporting->order - 1) / 2;
}

#endif /* SUDOKU_CORE_EXPORT_H */
