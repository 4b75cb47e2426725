/* SPDX-License-Identifier: MIT */
/*
 * What -p writes of its puzzles.  Text formats have the puzzle alone, with the format's head before
 * the first and its tail after the last.  csv and json have more, as much as is known: the
 * solution, the number of clues and the ratings that were asked for.  Between puzzles stands what
 * the format has between records, and after the last one of a shard too where the next shard goes
 * on, so that shards joined are the whole.
 *
 * Sheets grow in memory and are drawn at the end: how many pages there are, and where the answers
 * come, is known only then.
 */
#include "made.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { ID_ROOM = 2048 };

/* The table has ratings where one was asked for. */
static bool has_rating(const struct making *making)
{
    return making->options.max_er != 0;
}

/* Writes the head, and with it what kind of text it is. */
static void begin_text(struct made_writing *writing)
{
    const struct making *const making = writing->making;
    const struct args *const args = making->args;
    writing->table = args->format == sudoku_format_named("csv");
    if (!args->json)
        buffer_add_separator(&writing->separator, args->format);
    if (args->output)
        output_open(&writing->output, args->output);
    else
        output_open_default(&writing->output, args->argv0, "txt");
    if (args->shard > 1)
        return;
    if (writing->table)
        buffer_addf(&writing->text, "puzzle,solution,clues%s\n", has_rating(making) ? ",er" : "");
    else
        buffer_addf(&writing->text, "%s", args->format->head);
}

void made_begin(struct made_writing *writing, struct making *making)
{
    writing->making = making;
    if (sheets_are_wanted(making->args)) {
        writing->sheets.to_file = true;
        sheets_begin(&writing->sheets, making->args);
    } else {
        begin_text(writing);
    }
}

/* Adds a grid without the end of its line. */
static void add_bare(struct buffer *text, const sudoku_shape *shape, const uint8_t *cells)
{
    buffer_add_grids(text, shape, cells, 1, false, sudoku_format_named("line"));
    text->length--;
}

static void add_row(struct made_writing *writing, const sudoku_made *made)
{
    const sudoku_shape *const shape = &writing->making->shape;
    struct buffer *const text = &writing->text;
    add_bare(text, shape, made->puzzle);
    buffer_add(text, ",", 1);
    if (made->solution)
        add_bare(text, shape, made->solution);
    buffer_addf(text, ",%u", made->clues);
    if (has_rating(writing->making))
        buffer_addf(text, ",%u.%u", made->rating.er / 10, made->rating.er % 10);
    buffer_add(text, "\n", 1);
}

static void add_json(struct made_writing *writing, const sudoku_made *made, uint64_t index)
{
    const struct making *const making = writing->making;
    struct buffer *const text = &writing->text;
    buffer_addf(text, "{\"index\":%" PRIu64, index + 1);
    buffer_add_json_shape(text, &making->shape);
    if (making->named) {
        char id[ID_ROOM];
        sudoku_puzzle_id(&making->shape, &making->options, making->seed, made->index, id,
                         sizeof id);
        buffer_add(text, ",", 1);
        buffer_add_json(text, "id", id);
    }
    buffer_addf(text, ",\"clues\":%u,", made->clues);
    if (made->rating.er)
        buffer_addf(text, "\"er\":%.1f,\"ep\":%.1f,\"ed\":%.1f,", made->rating.er / 10.0,
                    made->rating.ep / 10.0, made->rating.ed / 10.0);
    if (made->rating.hodoku_level)
        buffer_addf(text, "\"hodoku_level\":\"%s\",\"hodoku_score\":%u,",
                    sudoku_level_name(made->rating.hodoku_level), made->rating.hodoku_score);
    if (made->rating.qqwing)
        buffer_addf(text, "\"qqwing\":\"%s\",", sudoku_qqwing_name(made->rating.qqwing));
    buffer_add_json_grid(text, "puzzle", &making->shape, made->puzzle);
    if (made->solution) {
        buffer_add(text, ",", 1);
        buffer_add_json_grid(text, "solution", &making->shape, made->solution);
    }
    buffer_add(text, "}\n", 2);
}

/* On a sheet the ratings that were asked for stand below the puzzle. */
static void add_to_sheet(struct made_writing *writing, const sudoku_made *made, uint64_t index)
{
    char comment[80] = "";
    int length = 0;
    if (made->rating.er)
        length = snprintf(comment, sizeof comment, "ER %.1f", made->rating.er / 10.0);
    if (made->rating.hodoku_level)
        length += snprintf(comment + length, sizeof comment - (size_t)length, "%s%s",
                           length ? ", " : "", sudoku_level_name(made->rating.hodoku_level));
    if (made->rating.qqwing)
        snprintf(comment + length, sizeof comment - (size_t)length, "%s%s", length ? ", " : "",
                 sudoku_qqwing_name(made->rating.qqwing));
    const sudoku_record record = {.shape = writing->making->shape,
                                  .cells = made->puzzle,
                                  .comment = *comment ? comment : NULL,
                                  .index = index + 1};
    sheets_add(&writing->sheets, &record,
               args_own(writing->making->args, "answers") ? made->solution : NULL);
}

void made_add(struct made_writing *writing, const sudoku_made *made, uint64_t index)
{
    const struct making *const making = writing->making;
    if (writing->sheets.sheet) {
        add_to_sheet(writing, made, index);
    } else if (making->args->json) {
        add_json(writing, made, index);
    } else if (writing->table) {
        add_row(writing, made);
    } else {
        if (writing->started)
            buffer_add(&writing->text, writing->separator.data, writing->separator.length);
        buffer_add_grids(&writing->text, &making->shape, made->puzzle, 1, false,
                         making->args->format);
    }
    writing->started = true;
}

void made_flush(struct made_writing *writing)
{
    if (!writing->sheets.sheet)
        output_write(&writing->output, writing->text.data, writing->text.length);
    writing->text.length = 0;
}

static void end_text(struct made_writing *writing, bool more)
{
    const struct args *const args = writing->making->args;
    if (writing->started && more)
        buffer_add(&writing->text, writing->separator.data, writing->separator.length);
    if (args->shard == args->shards && !writing->table)
        buffer_addf(&writing->text, "%s", args->format->tail);
    made_flush(writing);
    output_commit(&writing->output);
}

void made_end(struct made_writing *writing, bool more)
{
    struct making *const making = writing->making;
    if (writing->sheets.sheet)
        sheets_write(&writing->sheets);
    else
        end_text(writing, more);
    memcpy(making->written_to, writing->sheets.args ? writing->sheets.name : writing->output.name,
           sizeof making->written_to);
    buffer_free(&writing->text);
    buffer_free(&writing->separator);
}
