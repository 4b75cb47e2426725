/* SPDX-License-Identifier: MIT */
#include "args.h"

#include <stdio.h>

#include "buffer.h"
#include "options.h"
#include "output.h"

static void help_option(struct buffer *text, const struct option_info *info, const char *indent)
{
    char words[64];
    const char short_name[] = {'-', info->letter, ',', ' ', '\0'};
    snprintf(words, sizeof words, "%s%s--%s%s%s", indent, info->letter ? short_name : "    ",
             info->name, info->argument ? " " : "", info->argument ? info->argument : "");
    buffer_addf(text, "%-30s%s\n", words, info->help);
}

void args_help(const struct command *const *commands)
{
    struct buffer text = {0};
    buffer_addf(&text, "Usage: sudoku-cli COMMAND [OPTION...]\n"
                       "Makes, solves, counts and checks Sudoku grids of 4 to 25 digits.\n"
                       "\nCommands:\n");
    for (; *commands; commands++) {
        help_option(&text, &(*commands)->option, "  ");
        for (const struct option_info *own = (*commands)->options; own && own->name; own++)
            help_option(&text, own, "    ");
    }
    buffer_addf(&text, "\nOptions:\n");
    for (size_t i = 0; i < SHARED_OPTIONS; i++)
        help_option(&text, &shared_options[i], "  ");
    buffer_addf(&text,
                "\nOptions of --convert, --puzzles and --id with --format svg, pdf or png:\n");
    for (const struct option_info *of_sheets = sheet_options; of_sheets->name; of_sheets++)
        help_option(&text, of_sheets, "  ");
    buffer_addf(
        &text,
        "\nFILE is a file of puzzles in almost any layout, - is standard input, and several\n"
        "FILEs are one stream.  --create, --puzzles, --id and --solve write sudoku.txt (--solve -\n"
        "standard output), the other commands standard output.\n"
        "\nExit code: 0 every record got its answer; 1 some record is none, conflict,\n"
        "malformed or undecided; 2 wrong arguments, unreadable input or nothing in it;\n"
        "3 the output could not be written.\n");
    output_all("-", text.data, text.length);
    buffer_free(&text);
}
