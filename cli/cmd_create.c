/* SPDX-License-Identifier: MIT */
/* -c N: writes N different solved grids. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "create.h"
#include "names.h"
#include "progress.h"
#include "report.h"
#include "system.h"

void create_open(struct creation *creation)
{
    const struct args *const args = creation->args;
    if (args->output)
        output_open(&creation->output, args->output);
    else
        output_open_default(&creation->output, args->argv0, "txt");
    if (args->shard == 1)
        output_write(&creation->output, args->format->head, strlen(args->format->head));
    if (!args_own(args, "seed"))
        say("--seed %" PRIu64, creation->seed);
    progress_start("grids", args->quiet);
}

void create_add(const struct creation *creation, struct buffer *buffer, const uint8_t *cells,
                uint64_t number, size_t count, bool more)
{
    const sudoku_shape *const shape = &creation->shape;
    if (!creation->args->json) {
        buffer_add_grids(buffer, shape, cells, count, more, creation->args->format);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        buffer_addf(buffer, "{\"index\":%" PRIu64, creation->skip + number + i + 1);
        buffer_add_json_shape(buffer, shape);
        buffer_add(buffer, ",", 1);
        buffer_add_json_grid(buffer, "grid", shape, cells + i * sudoku_cells(shape));
        buffer_add(buffer, "}\n", 2);
    }
}

static struct creation plan(const struct args *args)
{
    struct creation creation = {.args = args, .shape = args->shape};
    creation.count = args_number("--create", args->value, 1, MAX_CREATE);
    creation.begin = args_shard_end(args, creation.count, args->shard - 1);
    creation.end = args_shard_end(args, creation.count, args->shard);
    creation.skip = args_own_number(args, "skip", 0, UINT64_MAX, 0);
    creation.first_digit = (unsigned)args_own_number(args, "first", 1,
                                                     sudoku_order(&creation.shape), 0);
    creation.seed = args_own_number(args, "seed", 0, UINT64_MAX, 0);
    if (!args_own(args, "seed") && !system_seed(&creation.seed))
        quit(EXIT_USAGE, "the system gives no random seed: use --seed");
    return creation;
}

/* Refuses to ask for more grids than there are. */
static void check_size(const struct creation *creation, const char *family, uint64_t size,
                       const char *size_text)
{
    if (creation->skip <= size && creation->count <= size - creation->skip)
        return;
    char first[32] = "", skip[64] = "";
    if (creation->first_digit)
        snprintf(first, sizeof first, " that begin with %u", creation->first_digit);
    if (creation->skip)
        snprintf(skip, sizeof skip, " after --skip %" PRIu64, creation->skip);
    quit(EXIT_USAGE, "--create %" PRIu64 "%s: family %s has %s grids of %ux%u boxes%s",
         creation->count, skip, family, size_text, creation->shape.box_rows,
         creation->shape.box_cols, first);
}

static sudoku_source *open_source(const struct creation *creation, const char *family)
{
    const sudoku_source_options options = {.family = sudoku_family_named(family),
                                           .first_digit = (uint8_t)creation->first_digit,
                                           .seed = creation->seed};
    sudoku_source *source;
    sudoku_error error;
    char size[64];
    if (!options.family)
        refuse_name("--family", family, family_name_at);
    if (sudoku_source_new(&source, &creation->shape, &options, &error) != SUDOKU_OK)
        quit(EXIT_USAGE, "--family %s: %s", family, error.reason);
    sudoku_source_size_text(source, size, sizeof size);
    check_size(creation, family, sudoku_source_size(source), size);
    return source;
}

static int run(const struct args *args)
{
    struct creation creation = plan(args);
    check_format_takes(args->format, &creation.shape);
    const char *const family = args_own(args, "family") ? args_own(args, "family") : "shift";
    const uint64_t wanted = creation.end - creation.begin;
    uint64_t made = wanted;
    if (strcmp(family, "random") == 0) {
        made = create_random(&creation);
    } else {
        sudoku_source *const source = open_source(&creation, family);
        create_numbered(&creation, source);
        sudoku_source_free(source);
    }
    progress_hide();
    if (args->shard == args->shards)
        output_write(&creation.output, args->format->tail, strlen(args->format->tail));
    output_commit(&creation.output);
    if (made < wanted)
        say("only %" PRIu64 " of %" PRIu64 " grids: 1000 tries in a row found none that is new",
            made, wanted);
    const double seconds = progress_seconds();
    if (!args->quiet)
        say("%" PRIu64 " grid%s; %.2f s, %.0f grids/s; written to %s", made, made == 1 ? "" : "s",
            seconds, (double)made / seconds, creation.output.name);
    return made < wanted && !args->lenient ? EXIT_SOME : EXIT_DONE;
}

static const struct option_info options[] = {
    {"family", 0, "NAME", "how they are made (shift; see --list families)"},
    {"first", 0, "D", "all begin with digit D"},
    {"skip", 0, "K", "leave out the first K of the family's order"},
    {"seed", 0, "S", "order to take them in (0: natural; else a new one each time)"},
    {NULL, 0, NULL, NULL},
};

const struct command command_create = {
    .option = {"create", 'c', "N", "write N different solved grids, 1 to 1000000, to sudoku.txt"},
    .options = options,
    .run = run,
};
