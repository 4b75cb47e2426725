/* SPDX-License-Identifier: MIT */
/* -p N: makes N puzzles; and --id ID: makes one of them again. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "command.h"
#include "input.h"
#include "making.h"
#include "names.h"
#include "progress.h"
#include "report.h"
#include "sheets.h"
#include "system.h"
#include "wishes.h"

static const uint64_t MAX_TRIES = UINT64_MAX;

/* To the library no number of clues means any. */
static unsigned most_clues(const char *option, uint64_t most)
{
    if (most == 0)
        quit(EXIT_USAGE, "%s: no clue is left, a puzzle has one or more", option);
    return (unsigned)most;
}

/* --dig: a way, or holes=A..B. */
static void read_dig(struct making *making)
{
    const char *const text = args_own(making->args, "dig");
    const size_t cells = sudoku_cells(&making->shape);
    const char *const holes = sudoku_dig_name(SUDOKU_DIG_HOLES);
    const size_t length = strlen(holes);
    if (!text)
        return;
    if (strncmp(text, holes, length) == 0 && text[length] == '=') {
        const struct range range = args_range("--dig holes=", text + length + 1, 0, 0, cells);
        making->options.dig = SUDOKU_DIG_HOLES;
        making->options.min_clues = (unsigned)(cells - range.high);
        making->options.max_clues = most_clues("--dig holes", cells - range.low);
        return;
    }
    for (unsigned i = 0; sudoku_dig_name(i); i++)
        if (strcmp(sudoku_dig_name(i), text) == 0) {
            making->options.dig = (sudoku_dig)i;
            return;
        }
    refuse_name("--dig", text, sudoku_dig_name);
}

static void read_clues(struct making *making)
{
    const size_t cells = sudoku_cells(&making->shape);
    if (!args_own(making->args, "clues"))
        return;
    const struct range range = args_own_range(making->args, "clues", 0, 0, cells);
    if (making->options.max_clues)
        quit(EXIT_USAGE, "--clues and --dig holes=A..B say the same");
    making->options.min_clues = (unsigned)range.low;
    making->options.max_clues = most_clues("--clues", range.high);
}

static void read_difficulty(struct making *making)
{
    const struct args *const args = making->args;
    sudoku_maker_options *const options = &making->options;
    unsigned low = 0, high = 0;
    if (args_own(args, "er")) {
        const struct range range = args_own_range(args, "er", 1, 10, 200);
        options->min_er = (unsigned)range.low;
        options->max_er = (unsigned)range.high;
    }
    wishes_levels(args, &low, &high);
    options->min_level = (sudoku_level)low;
    options->max_level = (sudoku_level)high;
    wishes_qqwing(args, &options->min_qqwing, &options->max_qqwing);
    options->require = wishes_technique(args, "require");
    options->forbid = wishes_technique(args, "forbid");
}

/* All grids of one file, one after another. */
static uint8_t *read_grids(const struct making *making, const char *path, uint64_t *count)
{
    const size_t size = sudoku_cells(&making->shape);
    sudoku_reader_options options = making->args->input;
    options.shape = &making->shape;
    struct input *const input = input_new(&path, 1, &options, false);
    struct input_record read;
    struct buffer cells = {0};
    enum input_status got;
    *count = 0;
    while ((got = input_next(input, true, &read)) != INPUT_END) {
        if (got == INPUT_MALFORMED)
            quit(EXIT_USAGE, "%s:%" PRIu64 ": %s", path, read.error.line, read.error.reason);
        if (!sudoku_shape_equal(&read.record.shape, &making->shape))
            quit(EXIT_USAGE, "%s:%" PRIu64 ": the grid has another shape than the puzzles", path,
                 read.record.line);
        buffer_add(&cells, (const char *)read.record.cells, size);
        ++*count;
    }
    input_free(input);
    if (*count == 0)
        quit(EXIT_USAGE, "%s: no grid found", path);
    return (uint8_t *)cells.data;
}

/* What was asked for in words that say too little is made, but said. */
static void tell_promises(const struct making *making)
{
    static const char *const lacks[] = {
        [SUDOKU_DIG_ONE_DIGIT] = "solutions are few: all begin with one digit and the solver's way",
        [SUDOKU_DIG_HOLES] = "not promised: one solution; there may be many",
        [SUDOKU_DIG_QUICK] = "not promised: a solution; there may be none or many",
    };
    if (making->options.dig != SUDOKU_DIG_UNIQUE && !making->args->quiet)
        say("--dig %s: %s", sudoku_dig_name((unsigned)making->options.dig),
            lacks[making->options.dig]);
}

static struct making plan(const struct args *args)
{
    struct making making = {.args = args, .shape = args->shape};
    making.count = args_number("--puzzles", args->value, 1, MAX_PUZZLES);
    making.begin = args_shard_end(args, making.count, args->shard - 1);
    making.end = args_shard_end(args, making.count, args->shard);
    making.skip = args_own_number(args, "skip", 0, UINT64_MAX - MAX_PUZZLES, 0);
    making.seed = args_own_number(args, "seed", 0, UINT64_MAX, 0);
    making.is_new = !args_own(args, "seed");
    if (making.is_new && !system_seed(&making.seed))
        quit(EXIT_USAGE, "the system gives no random seed: use --seed");
    const char *const symmetry = args_own(args, "symmetry");
    if (symmetry && sudoku_symmetry_named(symmetry, &making.options.symmetry) != SUDOKU_OK)
        refuse_name("--symmetry", symmetry, sudoku_symmetry_name);
    read_dig(&making);
    read_clues(&making);
    read_difficulty(&making);
    making.options.minimal = args_own(args, "minimal") != NULL;
    making.options.holes_per_box = (unsigned)args_own_number(args, "per-box", 0, SUDOKU_MAX_ORDER,
                                                             0);
    making.options.engine = args_engine(args, &making.shape);
    making.options.max_tries = args_own_number(args, "max-tries", 1, MAX_TRIES, 0);
    return making;
}

/* Finds out before any output what cannot be. */
static void check(struct making *making)
{
    sudoku_maker *maker;
    sudoku_error error;
    if (sudoku_maker_new(&maker, &making->shape, &making->options, &error) != SUDOKU_OK)
        quit(EXIT_USAGE, "--puzzles: %s", error.reason);
    making->most = making->from ? UINT64_MAX : sudoku_maker_most(maker);
    sudoku_maker_free(maker);
    if (making->count > making->most)
        quit(EXIT_USAGE, "--puzzles %" PRIu64 ": there are %" PRIu64 " such puzzles", making->count,
             making->most);
}

static void summarize(const struct making *making, const struct made_summary *summary)
{
    static const char *const why[] = {
        [MADE_REPEATS] = "those that followed had all been there before",
        [MADE_NO_MORE_TRIES] = "the next one was not found within --max-tries",
        [MADE_INTERRUPTED] = "interrupted",
    };
    const uint64_t wanted = making->end - making->begin;
    const double seconds = progress_seconds();
    if (summary->ending != MADE_ALL)
        say("only %" PRIu64 " of %" PRIu64 " puzzles, of %" PRIu64 " tr%s: %s", summary->made,
            wanted, summary->tries, summary->tries == 1 ? "y" : "ies", why[summary->ending]);
    if (!making->args->quiet)
        say("%" PRIu64 " puzzle%s, %" PRIu64 " tr%s; %.2f s, %.0f puzzles/s; written to %s",
            summary->made, summary->made == 1 ? "" : "s", summary->tries,
            summary->tries == 1 ? "y" : "ies", seconds, (double)summary->made / seconds,
            making->written_to);
}

/* Makes them, and says how it went. */
static int make(struct making *making)
{
    check(making);
    sheets_check_options(making->args);
    if (sheets_are_wanted(making->args) && making->args->shards > 1)
        quit(EXIT_USAGE, "--shard does not go with --format %s", making->args->format_name);
    if (sheets_are_wanted(making->args))
        sheets_check_count(making->args, making->count,
                           making->options.dig <= SUDOKU_DIG_ONE_DIGIT);
    else
        check_format_takes(making->args->format, &making->shape);
    tell_promises(making);
    if (making->is_new)
        say("--seed %" PRIu64, making->seed);
    const struct made_summary summary = making_run(making);
    progress_hide();
    summarize(making, &summary);
    return summary.ending != MADE_ALL && !making->args->lenient ? EXIT_SOME : EXIT_DONE;
}

static int run(const struct args *args)
{
    struct making making = plan(args);
    const char *const from = args_own(args, "from"), *const pattern = args_own(args, "pattern");
    uint64_t patterns = 1;
    uint8_t *const from_cells = from ? read_grids(&making, from, &making.from_count) : NULL;
    uint8_t *const mask = pattern ? read_grids(&making, pattern, &patterns) : NULL;
    if (patterns != 1)
        quit(EXIT_USAGE, "--pattern %s: %" PRIu64 " grids, a pattern is one", pattern, patterns);
    if (from && making.options.dig != SUDOKU_DIG_UNIQUE)
        quit(EXIT_USAGE, "--from and --dig %s do not go together", args_own(args, "dig"));
    making.from = from_cells;
    making.options.pattern = mask;
    making.named = !from && sudoku_puzzle_id(&making.shape, &making.options, 0, 0, NULL, 0) > 0;
    const int code = make(&making);
    free(from_cells);
    free(mask);
    return code;
}

static int run_id(const struct args *args)
{
    struct making making = {.args = args, .count = 1, .end = 1, .named = true};
    sudoku_error error = {.reason = ""};
    if (sudoku_puzzle_id_parse(args->value, &making.shape, &making.options, &making.seed,
                               &making.skip, &error) != SUDOKU_OK)
        quit(EXIT_USAGE, "--id '%.100s': %s", args->value, error.reason);
    making.options.max_tries = UINT64_MAX; /* it was found once */
    return make(&making);
}

static const struct option_info options[] = {
    {"minimal", 0, NULL, "puzzles from which no clue can go"},
    {"symmetry", 0, "NAME", "of the givens: none, half-turn, ... see --list symmetries"},
    {"clues", 0, "A..B", "puzzles with so many givens"},
    {"er", 0, "A..B", "with ratings of Sudoku Explainer from A to B, as 2.6..3.4"},
    {"level", 0, "L", "of HoDoKu's level easy, medium, hard, unfair, extreme, or L..L"},
    {"qqwing", 0, "W", "of QQWing's word simple, easy, intermediate, expert, or W..W"},
    {"require", 0, "TECHNIQUE", "whose solving takes this technique"},
    {"forbid", 0, "TECHNIQUE", "whose solving does without this technique"},
    {"pattern", 0, "FILE", "givens are where the grid in FILE has any"},
    {"from", 0, "FILE", "dig from these solved grids, or puzzles, in turn"},
    {"dig", 0, "WAY", "unique, one-digit, holes[=A..B] or quick: see --list digs (unique)"},
    {"per-box", 0, "K", "of --dig holes: at least K holes in each box"},
    {"max-tries", 0, "N", "attempts for a puzzle before it is given up (100000)"},
    {"skip", 0, "K", "leave out the first K"},
    {"seed", 0, "S", "the set of puzzles (else a new one each time)"},
    {NULL, 0, NULL, NULL},
};

const struct command command_puzzles = {
    .option = {"puzzles", 'p', "N", "make N puzzles with one solution each, 1 to 1000000"},
    .options = options,
    .writes_sheets = true,
    .run = run,
};

const struct command command_id = {
    .option = {"id", 0, "ID", "make the puzzle of that name again: see --puzzles --format json"},
    .writes_sheets = true,
    .run = run_id,
};
