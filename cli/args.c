/* SPDX-License-Identifier: MIT */
/*
 * Reading the arguments.  Options come in any order, so a command's own options are kept as text
 * until the command is known, and checked by it; what belongs together (--size and --box, options
 * and command) is looked at when all is read.
 */
#define _GNU_SOURCE 1
#include "args.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engines.h"
#include "memory.h"
#include "names.h"
#include "options.h"
#include "report.h"
#include "shape.h"
#include "sheets.h"
#include "system.h"

static bool parse_number(const char *text, uint64_t *number)
{
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        const unsigned digit = (unsigned)*text - '0';
        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

uint64_t args_number(const char *name, const char *text, uint64_t low, uint64_t high)
{
    uint64_t number;
    if (!parse_number(text, &number) || number < low || number > high)
        quit(EXIT_USAGE, "%s '%.60s': not a whole number from %" PRIu64 " to %" PRIu64, name, text,
             low, high);
    return number;
}

/* Two numbers with 'between' between them, e.g. 3x3 or 1/4. */
static bool parse_pair(const char *text, char between, uint64_t *first, uint64_t *second)
{
    char copy[48];
    if (strlen(text) >= sizeof copy)
        return false;
    strcpy(copy, text);
    char *const middle = strchr(copy, between);
    if (!middle)
        return false;
    *middle = '\0';
    return parse_number(copy, first) && parse_number(middle + 1, second);
}

static void set_shard(struct args *args, const char *text)
{
    if (!parse_pair(text, '/', &args->shard, &args->shards) || args->shards > MAX_SHARDS ||
        args->shard < 1 || args->shard > args->shards)
        quit(EXIT_USAGE, "--shard '%.60s': not I/N with I from 1 to N and N up to %d", text,
             MAX_SHARDS);
}

static const char *engine_choice_at(unsigned index)
{
    return index == 0 ? "auto" : engine_name_at(index - 1);
}

static void set_engine(struct args *args, const char *name)
{
    char why[512];
    if (strcmp(name, "auto") == 0) {
        args->engine = NULL;
        return;
    }
    args->engine = engines_named(name, why, sizeof why);
    if (!args->engine && *why)
        quit(EXIT_USAGE, "--engine '%.200s': %s", name, why);
    if (!args->engine)
        refuse_name("--engine", name, engine_choice_at);
}

/* The engine that is "vector" with an instruction set; NULL where this processor has none. */
static const sudoku_engine *isa_engine(const char *isa)
{
    char name[40];
    snprintf(name, sizeof name, "vector-%s", isa);
    return sudoku_engine_named(name);
}

static void set_isa(struct args *args, const char *name)
{
    args->isa = name;
    if (!isa_engine(name))
        refuse_name("--isa", name, isa_name_at);
}

static void set_format(struct args *args, const char *name)
{
    args->format_name = name;
    args->json = strcmp(name, "json") == 0;
    if (!output_format_named(name, &args->output_kind, &args->format))
        refuse_name("--format", name, output_format_at);
}

static void set_input_format(struct args *args, const char *name)
{
    if (!input_format_named(name, &args->input.format))
        refuse_name("--input-format", name, input_format_at);
}

/* What the options said that have to be looked at together, when all are read. */
struct pending {
    struct shape_words shape;
};

static void take_shared(struct args *args, struct pending *pending, enum shared_option option,
                        const char *value)
{
    switch (option) {
    case OPTION_OUTPUT:
        args->output = value;
        break;
    case OPTION_FORMAT:
        set_format(args, value);
        break;
    case OPTION_INPUT_FORMAT:
        set_input_format(args, value);
        break;
    case OPTION_ALPHABET:
        args->input.alphabet = value;
        break;
    case OPTION_THREADS:
        args->threads = (unsigned)args_number("--threads", value, 1, MAX_THREADS);
        break;
    case OPTION_SHARD:
        set_shard(args, value);
        break;
    case OPTION_SIZE:
        pending->shape.size = value;
        break;
    case OPTION_BOX:
        pending->shape.box = value;
        break;
    case OPTION_REGIONS:
        pending->shape.regions = value;
        break;
    case OPTION_EXTRA:
        pending->shape.extra = value;
        break;
    case OPTION_ENGINE:
        set_engine(args, value);
        break;
    case OPTION_ISA:
        set_isa(args, value);
        break;
    case OPTION_MAX_NODES:
        args->max_nodes = args_number("--max-nodes", value, 1, UINT64_MAX);
        break;
    case OPTION_UNIQUE:
        args->unique = true;
        break;
    case OPTION_LENIENT:
        args->lenient = true;
        break;
    case OPTION_QUIET:
        args->quiet = true;
        break;
    case OPTION_HELP:
        args->help = true;
        break;
    case OPTION_VERSION:
        args->version = true;
        break;
    case SHARED_OPTIONS:
        break;
    }
}

static void take_own(struct args *args, const struct option_info *info, const char *value)
{
    size_t place = 0;
    while (place < args->own_count && strcmp(args->own[place].name, info->name) != 0)
        place++;
    if (place == MAX_OWN_OPTIONS)
        quit(EXIT_USAGE, "more than %d options", MAX_OWN_OPTIONS);
    args->own[place] = (struct own_option){info->name, value ? value : ""};
    args->own_count += place == args->own_count;
}

static void take_command(struct args *args, const struct command *command, const char *value)
{
    if (args->command)
        quit(EXIT_USAGE, "--%s and --%s: only one command at a time", args->command->option.name,
             command->option.name);
    args->command = command;
    args->value = value;
}

static noreturn void refuse_option(const struct option_table *table, int code, int letter,
                                   const char *word)
{
    const size_t index = table_find(table, letter);
    if (code == ':' && index < table->count)
        quit(EXIT_USAGE, "--%s needs %s: %s", table->info[index]->name,
             table->info[index]->argument, table->info[index]->help);
    if (index < table->count)
        quit(EXIT_USAGE, "'%.60s': --%s takes no value", word, table->info[index]->name);
    if (letter)
        quit(EXIT_USAGE, "unknown option '-%c'; sudoku-cli --help lists them all", letter);
    quit(EXIT_USAGE, "unknown option '%.60s'; sudoku-cli --help lists them all", word);
}

static bool is_among(const struct option_info *options, const char *name)
{
    for (; options && options->name; options++)
        if (strcmp(options->name, name) == 0)
            return true;
    return false;
}

/* Whether the command takes this option. */
static bool is_own(const struct command *command, const char *name)
{
    return is_among(command->options, name) ||
           (command->writes_sheets && is_among(sheet_options, name));
}

/* What is no text is for the commands that know what it is. */
static void check_format(const struct args *args)
{
    const bool sheet = sheets_are_wanted(args);
    if (args->output_kind == OUTPUT_TEXT || args->command->converts ||
        (sheet && args->command->writes_sheets))
        return;
    quit(EXIT_USAGE, "--format %s goes with --convert%s: write the grids to a file first",
         args->format_name, sheet ? ", --puzzles and --id" : "");
}

void args_check_alphabet(const char *name, const char *text)
{
    sudoku_reader *reader;
    sudoku_error error;
    const sudoku_reader_options options = {.alphabet = text};
    if (sudoku_reader_new(&reader, &options, &error) != SUDOKU_OK)
        quit(EXIT_USAGE, "--%s '%.60s': %s", name, text, error.reason);
    sudoku_reader_free(reader);
}

/* All is read: does it go together? */
static void check(struct args *args, const struct pending *pending)
{
    if (!args->command)
        quit(EXIT_USAGE, "no command; sudoku-cli --help lists them all");
    for (size_t i = 0; i < args->own_count; i++)
        if (!is_own(args->command, args->own[i].name))
            quit(EXIT_USAGE, "--%s does not go with --%s", args->own[i].name,
                 args->command->option.name);
    if (!args->command->takes_files && args->file_count)
        quit(EXIT_USAGE, "'%.60s': one argument too many", args->files[0]);
    if (args->command->takes_files && !args->file_count)
        quit(EXIT_USAGE, "--%s needs a FILE", args->command->option.name);
    if (args->isa && args->engine)
        quit(EXIT_USAGE, "--isa %s goes with --engine auto, not with '%s'", args->isa,
             sudoku_engine_name(args->engine));
    check_format(args);
    shape_from_words(&pending->shape, &args->shape);
    args->shape_given = pending->shape.size || pending->shape.box || pending->shape.regions ||
                        pending->shape.extra;
    if (args->shape_given)
        args->input.shape = &args->shape;
    args_check_alphabet("alphabet", args->input.alphabet);
}

void args_parse(struct args *args, int argc, char **argv, const struct command *const *commands)
{
    struct option_table table;
    struct pending pending = {.shape = {NULL, NULL, NULL, NULL}};
    table_fill(&table, commands);
    engines_begin(argv[0]);
    *args = (struct args){.argv0 = argv[0],
                          .shard = 1,
                          .shards = 1,
                          .format = sudoku_format_named("grid"),
                          .threads = system_processors()};
    if (args->threads > MAX_THREADS)
        args->threads = MAX_THREADS;
    args->files = memory_new((size_t)argc + 1, sizeof *args->files);

    int code;
    opterr = 0;
    while ((code = getopt_long(argc, argv, table.letters, table.known, NULL)) != -1) {
        if (code == 1) { /* not an option */
            args->files[args->file_count++] = optarg;
            continue;
        }
        const size_t index = code == '?' || code == ':' ? table.count : table_find(&table, code);
        if (index == table.count)
            refuse_option(&table, code, optopt, argv[optind - 1]);
        if (index < SHARED_OPTIONS) {
            take_shared(args, &pending, (enum shared_option)index, optarg);
        } else if (!table.command[index]) {
            take_own(args, table.info[index], optarg);
        } else {
            take_command(args, table.command[index], optarg);
            if (args->command->takes_files && strcmp(optarg, "--") == 0)
                break; /* "-s -- FILE": what follows is files, whatever it looks like */
            if (args->command->takes_files)
                args->files[args->file_count++] = optarg;
        }
        if (args->help || args->version)
            return;
    }
    for (; optind < argc; optind++)
        args->files[args->file_count++] = argv[optind];
    if (argc < 2)
        args->help = true;
    else
        check(args, &pending);
}

void args_free(struct args *args)
{
    free(args->files);
    args->files = NULL;
}

const char *args_own(const struct args *args, const char *name)
{
    for (size_t i = 0; i < args->own_count; i++)
        if (strcmp(args->own[i].name, name) == 0)
            return args->own[i].value;
    return NULL;
}

/* Reads a number with up to that many decimals, in units of its last: "2.6" is 26 with one. */
static bool parse_decimal(const char *text, size_t length, unsigned decimals, uint64_t *number)
{
    char digits[32];
    const char *const point = memchr(text, '.', length);
    const size_t whole = point ? (size_t)(point - text) : length;
    const size_t fraction = point ? length - whole - 1 : 0;
    if (whole == 0 || whole > 16 || fraction > decimals || (point && fraction == 0))
        return false;
    snprintf(digits, sizeof digits, "%.*s%.*s%.*s", (int)whole, text, (int)fraction,
             point ? point + 1 : "", (int)(decimals - fraction), "000000000");
    return parse_number(digits, number);
}

static bool parse_range(const char *text, unsigned decimals, struct range *range)
{
    const char *const dots = strstr(text, "..");
    if (!dots) {
        if (!parse_decimal(text, strlen(text), decimals, &range->low))
            return false;
        range->high = range->low;
        return true;
    }
    const size_t left = (size_t)(dots - text), right = strlen(dots + 2);
    return (left || right) && (!left || parse_decimal(text, left, decimals, &range->low)) &&
           (!right || parse_decimal(dots + 2, right, decimals, &range->high));
}

struct range args_range(const char *name, const char *text, unsigned decimals, uint64_t low,
                        uint64_t high)
{
    struct range range = {low, high};
    if (parse_range(text, decimals, &range) && range.low >= low && range.high <= high &&
        range.low <= range.high)
        return range;
    if (decimals == 0)
        quit(EXIT_USAGE, "%s '%.60s': not a range A..B from %" PRIu64 " to %" PRIu64, name, text,
             low, high);
    quit(EXIT_USAGE, "%s '%.60s': not a range A..B from %.1f to %.1f", name, text, (double)low / 10,
         (double)high / 10);
}

struct range args_own_range(const struct args *args, const char *name, unsigned decimals,
                            uint64_t low, uint64_t high)
{
    char dashed[40];
    const char *const text = args_own(args, name);
    snprintf(dashed, sizeof dashed, "--%s", name);
    return text ? args_range(dashed, text, decimals, low, high) : (struct range){low, high};
}

uint64_t args_own_number(const struct args *args, const char *name, uint64_t low, uint64_t high,
                         uint64_t otherwise)
{
    char dashed[40];
    const char *const text = args_own(args, name);
    snprintf(dashed, sizeof dashed, "--%s", name);
    return text ? args_number(dashed, text, low, high) : otherwise;
}

const sudoku_engine *args_engine(const struct args *args, const sudoku_shape *shape)
{
    const sudoku_engine *const vector = args->isa ? isa_engine(args->isa) : NULL;
    return args->engine || !sudoku_engine_supports(vector, shape) ? args->engine : vector;
}

uint64_t args_shard_end(const struct args *args, uint64_t whole, uint64_t shard)
{
    const uint64_t rest = whole % args->shards;
    return whole / args->shards * shard + (shard < rest ? shard : rest);
}
