/* SPDX-License-Identifier: MIT */
/*
 * The algebra of the 9x9 kernels: what one digit's candidates become in one pass.
 *
 * A digit's candidates are 81 bits in three words.  Word i (0, 1, 2) holds the rows i, 3 + i and
 * 6 + i, bit 9 * (row / 3) + column:
 *
 *     bit   0..2   3..5   6..8  | 9..11  12..14 15..17 | 18..20 21..23 24..26
 *     box     0      1      2   |   3      4      5    |   6      7      8
 *     band          0           |          1           |          2
 *
 * so the three rows of a box are the same three bits (a triple) of the three words, and what is
 * learned about columns holds for all three words as it is.
 *
 * The rule for columns: in a stack, its three boxes and its three columns pair off; a box and
 * column that no pairing uses are no place for the digit.  In a 3x3 matrix of (box, column), an
 * entry is part of a pairing if the 2x2 matrix left without its row and column has one.  The rule
 * for rows is the same for the three boxes and rows of a band.  Together they are what is known as
 * hidden singles in rows and columns, pointing and claiming.
 *
 * The columns are one function and the rows another, so that who computes two types of word can
 * have the halves side by side.
 *
 * This file is included once for each type of word, and has no guard for that reason: define
 * 'word', 32-bit integers in whatever arrangement, 'pass_columns' and 'pass_rows', the functions'
 * names, and what words.h has of operations under the names 'everywhere', 'mix', 'or3',
 * 'next_band', 'minus', 'is_zero'.  It has no branches and no tables, and shifts as little as
 * possible (x + x is a shift as well), since many processors can do several additions at once, but
 * one vector shift.  A + joins sets that have nothing in common, where gcc would make a longer
 * chain of |.
 */

/*
 * The columns: from a digit's candidates x and the cells that have one candidate, what the rule
 * leaves (y), and the cells that are alone in their box if they stay (only).  Bits above 26 are
 * clear in x and y.  Returns not zero if the digit has no place, or two in a box: then there is no
 * solution, and what is left does not matter.
 */
INLINE word pass_columns(const word x[3], const word single[3], word y[3], word *only)
{
    /* With the bits that a rotation would leave above 26. */
    const word column0 = everywhere(COLUMN0 | ABOVE_COLUMN0);
    const word column2 = everywhere(COLUMN2), column01 = everywhere(COLUMN0 | COLUMN1);

    /* Where the digit is placed, its box has no other column.  A triple with a bit set gets its
       last one set by adding 3; two places in a box may spoil the next box, but that is the end. */
    const word s0 = x[0] & single[0], s1 = x[1] & single[1], s2 = x[2] & single[2];
    const word placed = or3(s0, s1, s2);
    const word end = (placed | (placed + column01)) & column2;
    const word others = ((end + end) - (end >> 2)) & ~placed;
    const word open = or3(x[0], x[1], x[2]) & ~others;

    /* The rule for columns.  'pair' has the pairings of this column and the last one, in this box
       and the next one down the stack; bits above 26 meet clear ones in the end. */
    const word last = mix(column0, open >> 2, open + open);
    const word pair = (open & next_band(last)) | (last & next_band(open));
    const word below = next_band(pair);
    const word columns = open & mix(column0, below >> 2, below + below);

    y[0] = x[0] & columns & ~(s1 | s2);
    y[1] = x[1] & columns & ~(s0 | s2);
    y[2] = x[2] & columns & ~(s0 | s1);

    /* One column of the box, and one row in it.  Subtracting 1 from a triple, which is not 0 if
       there is a solution, changes its first set bit and those before. */
    const word more = columns & minus(columns, column0);
    const word one_column = (columns ^ more) & ~((more >> 1) | ((more >> 2) & column0));
    *only = one_column & (y[0] ^ y[1] ^ y[2]) & ~(y[0] & y[1]);
    return (placed & ~*only) | is_zero(columns);
}

/* The rows: what they leave of that (z), and which cells of it are alone in their box (alone). */
INLINE void pass_rows(const word y[3], word only, word z[3], word alone[3])
{
    const word column0 = everywhere(COLUMN0 | ABOVE_COLUMN0);
    const word column1 = everywhere(COLUMN1), column2 = everywhere(COLUMN2),
               column01 = everywhere(COLUMN0 | COLUMN1), box01 = everywhere(BOX0 | BOX1);
    const word y0 = y[0], y1 = y[1], y2 = y[2];

    /* The rule for rows: in place of columns, a triple has the rows 2, 1, 0 of its box. */
    const word y11 = y1 + y1;
    const word rows = ((y0 | ((y0 & ~column2) + column01)) & column2) |
                      (or3(y1, y11, y1 >> 1) & column1) | (or3(y2, y2 >> 1, y2 >> 2) & column0);
    const word rows_last = mix(column0, rows >> 2, rows + rows);
    const word rows_next = mix(box01, rows >> 3, rows << 6);
    const word rows_both = mix(box01, rows_last >> 3, rows_last << 6);
    const word rows_pair = (rows & rows_both) | (rows_last & rows_next);
    const word beside = mix(box01, rows_pair >> 3, rows_pair << 6);
    const word kept = mix(column0, beside >> 2, beside + beside);

    /* Row i's place in the triple, spread over the triple; from here on bits above 26 matter. */
    const word k0 = kept & column2, k1 = kept & column1, k2 = kept & everywhere(COLUMN0);
    const word k22 = k2 + k2;
    z[0] = y0 & ((k0 + k0) - (k0 >> 2));
    z[1] = y1 & ((k1 << 2) - (k1 >> 1));
    z[2] = y2 & or3(k2, k22, k22 + k22);
    for (int i = 0; i < 3; i++)
        alone[i] = z[i] & only;
}

#undef word
#undef pass_columns
#undef pass_rows
#undef everywhere
#undef mix
#undef or3
#undef next_band
#undef minus
#undef is_zero
