/* SPDX-License-Identifier: MIT */
#include "clash.h"

enum {
    MAX_PAIRS = SUDOKU_MAX_CELLS * 6, /* eight knight's and four king's moves, either way */
    MAX_CONFLICTS = SUDOKU_MAX_HOUSES * (SUDOKU_MAX_ORDER - 1) + MAX_PAIRS /* all cells alike */
};

/* All cells of one house that hold the same digit, or two cells that are a move apart. */
struct clash {
    unsigned house, digit, count;
    unsigned cells[SUDOKU_MAX_ORDER];
};

/* The library's list of pairs, to be put together to clashes. */
struct conflict_list {
    sudoku_conflict pairs[MAX_CONFLICTS];
    size_t count, next;
};

static void list_fill(struct conflict_list *list, const sudoku_grid *grid)
{
    list->next = 0;
    list->count = sudoku_conflicts(grid, list->pairs, MAX_CONFLICTS);
}

static bool is_move(unsigned house)
{
    return house == SUDOKU_KNIGHTS_MOVE || house == SUDOKU_KINGS_MOVE;
}

/* Takes the next clash out of the list; false: there are no more. */
static bool list_next(struct conflict_list *list, struct clash *clash)
{
    while (list->next < list->count && list->pairs[list->next].digit == 0)
        list->next++;
    if (list->next == list->count)
        return false;
    const sudoku_conflict first = list->pairs[list->next];
    *clash = (struct clash){.house = first.house, .digit = first.digit, .count = 1};
    clash->cells[0] = first.first;
    if (is_move(first.house)) {
        clash->cells[clash->count++] = first.other;
        list->next++;
        return true;
    }
    for (size_t i = list->next; i < list->count && list->pairs[i].house == first.house; i++) {
        if (list->pairs[i].digit != first.digit)
            continue;
        clash->cells[clash->count++] = list->pairs[i].other;
        list->pairs[i].digit = 0; /* taken */
    }
    return true;
}

static void add_clash(struct buffer *buffer, const struct clash *clash, const sudoku_shape *shape)
{
    const unsigned order = sudoku_order(shape);
    const unsigned kind = clash->house < 2 * order ? clash->house / order : 2;
    static const char *const places[] = {"columns ", "rows ", ""}; /* of rows, columns, others */
    char house[32];
    sudoku_house_name(shape, clash->house, house, sizeof house);
    buffer_addf(buffer, "%u stands ", clash->digit);
    if (clash->count == 2)
        buffer_addf(buffer, "twice");
    else
        buffer_addf(buffer, "%u times", clash->count);
    buffer_addf(buffer, is_move(clash->house) ? " a %s apart (%s" : " in %s (%s", house,
                places[kind]);
    for (unsigned i = 0; i < clash->count; i++) {
        const unsigned row = clash->cells[i] / order + 1, column = clash->cells[i] % order + 1;
        buffer_addf(buffer, "%s", i == 0 ? "" : i + 1 == clash->count ? " and " : ", ");
        if (kind == 2)
            buffer_addf(buffer, "r%uc%u", row, column);
        else
            buffer_addf(buffer, "%u", kind == 0 ? column : row);
    }
    buffer_addf(buffer, ")");
}

void clash_add_text(struct buffer *buffer, const sudoku_grid *grid)
{
    struct conflict_list list;
    struct clash clash;
    const char *before = "";
    for (list_fill(&list, grid); list_next(&list, &clash); before = "; ") {
        buffer_addf(buffer, "%s", before);
        add_clash(buffer, &clash, sudoku_grid_shape(grid));
    }
}

void clash_add_json(struct buffer *buffer, const sudoku_grid *grid)
{
    const sudoku_shape *const shape = sudoku_grid_shape(grid);
    const unsigned order = sudoku_order(shape);
    struct conflict_list list;
    struct clash clash;
    const char *before = "";
    buffer_addf(buffer, "\"conflicts\":[");
    for (list_fill(&list, grid); list_next(&list, &clash); before = ",") {
        char house[32];
        sudoku_house_name(shape, clash.house, house, sizeof house);
        buffer_addf(buffer, "%s{\"house\":\"%s\",\"digit\":%u,\"cells\":[", before, house,
                    clash.digit);
        for (unsigned i = 0; i < clash.count; i++)
            buffer_addf(buffer, "%s\"r%uc%u\"", i ? "," : "", clash.cells[i] / order + 1,
                        clash.cells[i] % order + 1);
        buffer_addf(buffer, "]}");
    }
    buffer_addf(buffer, "]");
}
