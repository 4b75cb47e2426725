/* SPDX-License-Identifier: MIT */
/* --list WHAT: the names that options take, one a line. */
#include <string.h>

#include "args.h"
#include "buffer.h"
#include "output.h"
#include "report.h"

static const char *engine_at(unsigned index)
{
    return sudoku_engine_name(sudoku_engine_at(index));
}

/* The library's numbered sets, and random search, which is none. */
static const char *family_at(unsigned index)
{
    if (sudoku_family_at(index))
        return sudoku_family_name(sudoku_family_at(index));
    return index == 0 || sudoku_family_at(index - 1) ? "random" : NULL;
}

static const char *format_at(unsigned index)
{
    return sudoku_format_name(sudoku_format_at(index));
}

static const struct {
    const char *name;
    const char *(*at)(unsigned index); /* NULL past the last */
} lists[] = {{"engines", engine_at}, {"families", family_at}, {"formats", format_at}};

static int run(const struct args *args)
{
    size_t list = 0;
    while (list < sizeof lists / sizeof *lists && strcmp(lists[list].name, args->value) != 0)
        list++;
    if (list == sizeof lists / sizeof *lists)
        quit(EXIT_USAGE, "--list '%.60s': not one of engines, families, formats", args->value);
    struct buffer text = {0};
    struct output output;
    for (unsigned i = 0; lists[list].at(i); i++)
        buffer_addf(&text, "%s\n", lists[list].at(i));
    output_open(&output, args->output ? args->output : "-");
    output_write(&output, text.data, text.length);
    output_commit(&output);
    buffer_free(&text);
    return EXIT_DONE;
}

const struct command command_list = {
    .option = {"list", 0, "WHAT", "list engines, families or formats"},
    .run = run,
};
