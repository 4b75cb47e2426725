/* SPDX-License-Identifier: MIT */
#include "symbols.h"

#include <string.h>

bool symbols_to_cells(const char *text, unsigned count, uint8_t *cells)
{
    static const char symbols[] = "0123456789ABCDEFGHIJKLMNOP";
    for (unsigned i = 0; i < count; i++) {
        const char symbol = text[i] == '.' ? '0' : text[i];
        const char *const found = symbol ? strchr(symbols, symbol) : NULL;
        if (!found)
            return false;
        cells[i] = (uint8_t)(found - symbols);
    }
    return true;
}
