/* SPDX-License-Identifier: MIT */
/* --list WHAT: the names that options take, one a line; of formats with what they can hold. */
#include <string.h>

#include "args.h"
#include "buffer.h"
#include "names.h"
#include "output.h"
#include "report.h"

static const struct {
    const char *name;
    const char *(*at)(unsigned index); /* NULL past the last */
} lists[] = {{"engines", engine_name_at},
             {"families", family_name_at},
             {"formats", output_format_at},
             {"input-formats", input_format_at},
             {"isa", isa_name_at},
             {"techniques", technique_name_at},
             {"symmetries", sudoku_symmetry_name},
             {"digs", sudoku_dig_name},
             {"extra", sudoku_extra_name}};

enum { LISTS = sizeof lists / sizeof *lists };

static const char *list_name_at(unsigned index)
{
    return index < LISTS ? lists[index].name : NULL;
}

static int run(const struct args *args)
{
    unsigned list = 0;
    while (list < LISTS && strcmp(lists[list].name, args->value) != 0)
        list++;
    if (list == LISTS)
        refuse_name("--list", args->value, list_name_at);
    struct buffer text = {0};
    if (lists[list].at == output_format_at)
        list_formats(&text);
    else
        for (unsigned i = 0; lists[list].at(i); i++)
            buffer_addf(&text, "%s\n", lists[list].at(i));
    output_all(args->output ? args->output : "-", text.data, text.length);
    buffer_free(&text);
    return EXIT_DONE;
}

const struct command command_list = {
    .option = {"list", 0, "WHAT",
               "list engines, families, formats, input-formats, isa, techniques, symmetries, "
               "digs or extra"},
    .run = run,
};
