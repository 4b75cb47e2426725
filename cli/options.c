/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <stdio.h>
#include <string.h>

const struct option_info shared_options[SHARED_OPTIONS] = {
    [OPTION_OUTPUT] = {"output", 'o', "FILE", "where to write; - is standard output"},
    [OPTION_FORMAT] = {"format", 'f', "FORMAT", "how to write: see --list formats (grid)"},
    [OPTION_INPUT_FORMAT] = {"input-format", 'i', "FORMAT", "how FILE is written (found out)"},
    [OPTION_ALPHABET] = {"alphabet", 0, "TEXT", "characters for 1, 2, ... in FILE, as 0-9A-F"},
    [OPTION_THREADS] = {"threads", 'j', "N", "threads at work (default: the processors there are)"},
    [OPTION_SHARD] = {"shard", 0, "I/N", "do part I of N; the parts joined are the whole"},
    [OPTION_SIZE] = {"size", 0, "N", "grids have N digits, 4 to 25"},
    [OPTION_BOX] = {"box", 0, "RxC", "boxes have R rows and C columns"},
    [OPTION_REGIONS] = {"regions", 0, "FILE|LABELS", "jigsaw: a label a cell in place of boxes"},
    [OPTION_EXTRA] = {"extra", 0, "NAME,...", "constraints: see --list extra"},
    [OPTION_ENGINE] = {"engine", 0, "NAME",
                       "how to solve and check: auto, of --list engines, or a plug-in's file"},
    [OPTION_ISA] = {"isa", 0, "NAME", "the instruction set of auto: see --list isa"},
    [OPTION_MAX_NODES] = {"max-nodes", 0, "N", "leave a record undecided after N steps of search"},
    [OPTION_UNIQUE] = {"unique", 0, NULL, "exit code 1 also where a puzzle has several solutions"},
    [OPTION_LENIENT] = {"lenient", 0, NULL, "exit code 0 in place of 1"},
    [OPTION_QUIET] = {"quiet", 'q', NULL, "no summary, notes and progress"},
    [OPTION_HELP] = {"help", 'h', NULL, "this text"},
    [OPTION_VERSION] = {"version", 0, NULL, "the program's version, and the kernel of auto"},
};

const struct option_info sheet_options[] = {
    {"title", 0, "TEXT", "what stands on top of each page"},
    {"per-page", 0, "N", "puzzles a page, 1 to 48 (6)"},
    {"paper", 0, "NAME", "a4 or letter (a4)"},
    {"answers", 0, NULL, "pages with the solutions at the end"},
    {"marks", 0, NULL, "pencil marks in all empty cells"},
    {"dpi", 0, "N", "png: pixels an inch, 20 to 1200 (150)"},
    {NULL, 0, NULL, NULL},
};

static void table_add(struct option_table *table, const struct option_info *info,
                      const struct command *command)
{
    for (size_t i = 0; i < table->count; i++)
        if (strcmp(table->info[i]->name, info->name) == 0)
            return;
    const size_t index = table->count++;
    table->info[index] = info;
    table->command[index] = command;
    table->known[index] = (struct option){info->name, info->argument ? 1 : 0, NULL,
                                          FIRST_CODE + (int)index};
    if (info->letter)
        snprintf(table->letters + strlen(table->letters), 3, "%c%s", info->letter,
                 info->argument ? ":" : "");
}

void table_fill(struct option_table *table, const struct command *const *commands)
{
    /* '-': arguments that are no options are handed over in their place, whatever the environment
       says about it; ':': a missing value is told apart from an unknown option. */
    *table = (struct option_table){.letters = "-:"};
    for (size_t i = 0; i < SHARED_OPTIONS; i++)
        table_add(table, &shared_options[i], NULL);
    for (const struct option_info *of_sheets = sheet_options; of_sheets->name; of_sheets++)
        table_add(table, of_sheets, NULL);
    for (; *commands; commands++) {
        table_add(table, &(*commands)->option, *commands);
        for (const struct option_info *own = (*commands)->options; own && own->name; own++)
            table_add(table, own, NULL);
    }
}

size_t table_find(const struct option_table *table, int code)
{
    size_t index = 0;
    if (code >= FIRST_CODE)
        return (size_t)(code - FIRST_CODE);
    while (index < table->count && (code == 0 || table->info[index]->letter != code))
        index++;
    return index;
}
